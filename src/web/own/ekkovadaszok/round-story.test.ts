import { expect, test } from 'vitest'
import { asRead, deedsOf, type RoundWords } from './round-story.ts'
import type { Line } from './story.ts'

const line = (kind: Line['kind'], seat: number, text = `${kind} ${seat}`): Line => ({ text, seat, kind })
const words: RoundWords = {
  passed: (seats, times) => `${seats.join('+')} passed ${times}`,
  deeds: counts => [...counts].map(([deed, n]) => `${deed} ${n}`).join(', '),
}

test('three passes in a row or more become one line, fewer stay', () => {
  const texts = (kinds: readonly [Line['kind'], number][]) =>
    asRead(
      kinds.map(([kind, seat]) => line(kind, seat)),
      words,
    ).map(({ text }) => text)
  expect(
    texts([
      ['pass', 0],
      ['pass', 1],
      ['lay', 2],
      ['pass', 0],
    ]),
  ).toEqual(['pass 0', 'pass 1', 'lay 2', 'pass 0'])
  expect(
    texts([
      ['lay', 2],
      ['pass', 0],
      ['pass', 1],
      ['pass', 0],
      ['broke', 1],
    ]),
  ).toEqual(['lay 2', '0+1 passed 3', 'broke 1'])
})

test('a role is told with what its player did in that round, and in no other', () => {
  const lines = [
    line('broke', 1),
    line('round', -1),
    line('lay', 0),
    line('lay', 0),
    line('map', 1),
    line('role', 0, 'Red: hunter.'),
    line('role', 1, 'Blue: rogue.'),
    line('role', 2, 'Green: hunter.'),
  ]
  expect(
    asRead(lines, words)
      .slice(-3)
      .map(({ text }) => text),
  ).toEqual(['Red: hunter. lay 2', 'Blue: rogue. map 1', 'Green: hunter.'])
  expect(deedsOf(lines).get(1)).toEqual(new Map([['map', 1]]))
})
