import { expect, test } from 'vitest'
import { expectMoves, from, json, play, start } from '../../../../tests/playing.ts'
import egyiranyu from './game.ts'

const on = (turn: string, pieces: Record<string, string>) => from(egyiranyu, { turn, pieces })

test('light fills columns a to e, dark f to j, both in rows 1 to 8; twenty each, dark begins', () => {
  const { pieces, turn } = json(start(egyiranyu))
  expect(turn).toBe('black')
  for (const [side, columns] of [
    ['white', 'abcde'],
    ['black', 'fghij'],
  ] as const) {
    const cells = Object.entries(pieces as Record<string, string>)
      .filter(([, name]) => name === `${side} man`)
      .map(([cell]) => cell)
    expect(cells).toHaveLength(20)
    expect(new Set(cells.map(cell => cell[0]))).toEqual(new Set(columns))
    expect(Math.max(...cells.map(cell => Number(cell.slice(1))))).toBe(8)
  }
})

test('forward is towards row 10 for both sides', () => {
  expectMoves(on('white', { c5: 'white man', h4: 'black man' }), 'c5-b6 c5-d6')
  expectMoves(on('black', { c5: 'white man', h4: 'black man' }), 'h4-g5 h4-i5')
  expect(egyiranyu.make({}).upright).toBe(true)
})

test('both sides are crowned on row 10, nobody on row 1', () => {
  expect(json(play(on('white', { c9: 'white man', a1: 'black man' }), 'c9-d10'))['pieces']).toMatchObject({
    d10: 'white king',
  })
  expect(json(play(on('black', { i9: 'black man', a1: 'white man' }), 'i9-j10'))['pieces']).toMatchObject({
    j10: 'black king',
  })
  const back = play(on('black', { g3: 'black man', f2: 'white man', a1: 'white man' }), 'g3xe1')
  expect(json(back)['pieces']).toMatchObject({ e1: 'black man' })
  play(back, 'a1-b2')
  expectMoves(back, 'e1-d2 e1-f2')
})

test('the armies touch at the seam, where captures go both ways', () => {
  const match = on('black', { f4: 'black man', e5: 'white man', e7: 'white man' })
  expectMoves(match, 'f4xd6')
  expectMoves(play(match, 'f4xd6'), 'd6xf8')
})
