import { expect, test } from 'vitest'
import { Position, tried } from './position.ts'

const looked = (p: Position): number =>
  tried(
    p,
    (q, m) => {
      q.put(1, m)
      q.note(2, m)
      // A look within a look, as in "can the opponent answer this".
      tried(q, () => q.put(1, 9))
      return q.at(1) + q.at(2)
    },
    4,
  )

test.each(['on', 'off'])('a look ahead is taken back with recording %s', recording => {
  const p = new Position(3)
  p.put(1, 7)
  p.recording = recording === 'on'
  const { key } = p
  expect(looked(p)).toBe(8)
  expect([...p.words]).toEqual([0, 7, 0])
  expect(p.key).toBe(key)
  expect(p.recording).toBe(recording === 'on')
})

test('a look ahead leaves earlier changes to be taken back by their own mark', () => {
  const p = new Position(3)
  const mark = p.mark()
  p.put(1, 7)
  looked(p)
  p.rewind(mark)
  expect(p.at(1)).toBe(0)
})
