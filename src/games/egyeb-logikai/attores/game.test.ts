import { expect, test } from 'vitest'
import { perft } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import attores from './game.ts'

const men = (white: string, black: string) =>
  Object.fromEntries([
    ...white.split(' ').flatMap(cell => (cell ? [[cell, 'white man']] : [])),
    ...black.split(' ').flatMap(cell => (cell ? [[cell, 'black man']] : [])),
  ]) as Record<string, string>
const at = (turn: string, white: string, black: string) => from(attores, { turn, pieces: men(white, black) })
const row = (n: number) => [...'abcdefgh'].map(letter => `${letter}${n}`).join(' ')

test('16 men a side fill the two base rows of 8 × 8 cells; white begins', () => {
  const match = start(attores)
  expect(match.game.players).toHaveLength(2)
  expect(json(match)).toEqual({
    turn: 'white',
    pieces: men(`${row(1)} ${row(2)}`, `${row(7)} ${row(8)}`),
  })
  expect(moves(match)).toHaveLength(22)
})

test('a man goes one cell straight or diagonally, only forward', () => {
  expectMoves(at('white', 'd4', 'h8'), 'd4-c5 d4-d5 d4-e5')
  expectMoves(at('black', 'h1', 'd4'), 'd4-c3 d4-d3 d4-e3')
  expectMoves(at('white', 'a4', 'h8'), 'a4-a5 a4-b5')
  const way = 'A man moves one cell straight or diagonally forward.'
  expect(refused(at('white', 'd4', 'h8'))).toMatchObject({ 'd4-d3': way, 'd4-c4': way, 'd4-d6': way })
})

test('captures are diagonal only, of enemies only, and free to leave', () => {
  const match = at('white', 'd4 c5', 'd5 e5 c6 b6')
  expectMoves(match, 'd4xe5 c5xb6 c5-d6')
  expect(refused(match)).toMatchObject({
    d4xd5: 'Captures are diagonal, never straight ahead.',
    'd4-c5': 'Your own man stands there.',
    'd5-a1': 'This piece is not yours.',
  })
  expect(json(play(match, 'd4xe5'))).toEqual({ turn: 'black', pieces: men('e5 c5', 'd5 c6 b6') })
})

test.each([
  ['white', 'b7', 'h7', 'b7-b8', [1, 0]],
  ['white', 'b7', 'a8 h7', 'b7xa8', [1, 0]],
  ['black', 'h3', 'g2', 'g2-f1', [0, 1]],
])('%s wins on the far row at once', (turn, white, black, move, result) => {
  const match = at(turn, white, black)
  expect(match.outcome).toBeUndefined()
  expect(play(match, move).outcome).toMatchObject({ result })
})

test('who captures the last man wins', () => {
  expect(play(at('white', 'd4', 'e5'), 'd4xe5').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'All men of black have been captured.' },
  })
  expect(play(at('black', 'd4', 'e5'), 'e5xd4').outcome).toMatchObject({ result: [0, 1] })
})

test('a man on the base row where it began wins nothing; positions that cannot be are refused', () => {
  expect(at('white', 'a1', 'h8').outcome).toBeUndefined()
  expect(at('black', 'a8', 'h7').outcome).toMatchObject({ result: [1, 0] })
  expect(() => at('white', 'a8', 'a1')).toThrow('both have broken through')
  expect(() => at('white', `${row(1)} ${row(2)} a3`, row(8))).toThrow('at most 16')
})

// Written from the rules alone, on strings: W goes up the list, b down.
type Rows = readonly string[]
const ROWS: Rows = [
  'WWWWWWWW',
  'WWWWWWWW',
  '........',
  '........',
  '........',
  '........',
  'bbbbbbbb',
  'bbbbbbbb',
]
function slow(rows: Rows, who: 'W' | 'b', depth: number): number {
  if (depth === 0) return 1
  const all = rows.join('')
  if (rows[7]!.includes('W') || rows[0]!.includes('b') || !all.includes('W') || !all.includes('b')) return 0
  const up = who === 'W' ? 1 : -1
  let total = 0
  rows.forEach((line, y) =>
    [...line].forEach((piece, x) => {
      for (const dx of piece === who ? [-1, 0, 1] : []) {
        const met = rows[y + up]?.[x + dx]
        if (met === undefined || met === who || (dx === 0 && met !== '.')) continue
        const after = rows.map(each => [...each])
        after[y]![x] = '.'
        after[y + up]![x + dx] = who
        total += slow(
          after.map(each => each.join('')),
          who === 'W' ? 'b' : 'W',
          depth - 1,
        )
      }
    }),
  )
  return total
}
const picture = (rows: Rows) =>
  Object.fromEntries(
    rows.flatMap((line, y) =>
      [...line].flatMap((piece, x) =>
        piece === '.' ? [] : [[`${'abcdefgh'[x]}${y + 1}`, piece === 'W' ? 'white man' : 'black man']],
      ),
    ),
  )

test('as many moves as a slow generator finds, from the start and in a fight near the goals', () => {
  const match = start(attores)
  for (const depth of [1, 2, 3]) expect(perft(match.game, match.position, depth)).toBe(slow(ROWS, 'W', depth))
  const fight = [
    'W..W....',
    '..b.....',
    '.W..b.W.',
    '...bW...',
    'b.W..b.b',
    '.b..W...',
    '...W.b..',
    'b......b',
  ]
  for (const turn of ['W', 'b'] as const) {
    const near = from(attores, { turn: turn === 'W' ? 'white' : 'black', pieces: picture(fight) })
    for (const depth of [1, 2, 3, 4])
      expect(perft(near.game, near.position, depth)).toBe(slow(fight, turn, depth))
  }
})
