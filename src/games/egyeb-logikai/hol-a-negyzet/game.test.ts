import { expect, test } from 'vitest'
import { Rng } from '../../../engine/index.ts'
import { square } from '../../../kit/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import holANegyzet from './game.ts'
import { squaresOn } from './squares.ts'

const CLAIM = { claim: 'on' }
const discs = (white: string, black: string) =>
  Object.fromEntries([
    ...white.split(' ').flatMap(cell => (cell ? [[cell, 'white disc']] : [])),
    ...black.split(' ').flatMap(cell => (cell ? [[cell, 'black disc']] : [])),
  ]) as Record<string, string>
const at = (turn: string, white: string, black: string, options = {}) =>
  from(holANegyzet, { turn, pieces: discs(white, black) }, options)

test('6 × 6 cells, empty; white begins, a disc a turn on any empty cell', () => {
  const match = start(holANegyzet)
  expect(json(match)).toEqual({ turn: 'white', pieces: {} })
  expect(moves(match)).toHaveLength(36)
  expect(json(play(match, 'c3'))).toEqual({ turn: 'black', pieces: discs('c3', '') })
  expect(refused(match)).toEqual({ c3: 'This place is taken already.' })
})

// Written from the text alone: any four cells with four equal sides and two equal diagonals.
const CELLS = Array.from({ length: 36 }, (_, i) => [i % 6, Math.floor(i / 6)] as const)
const far = (a: number, b: number) => (CELLS[a]![0] - CELLS[b]![0]) ** 2 + (CELLS[a]![1] - CELLS[b]![1]) ** 2
function isSquare(four: readonly number[]): boolean {
  const [a, b, c, d, e, f] = four
    .flatMap((p, i) => four.slice(i + 1).map(q => far(p, q)))
    .sort((x, y) => x - y)
  return a! > 0 && a === b && b === c && c === d && e === f && e === 2 * a!
}
const slowSquares: number[][] = []
for (let a = 0; a < 36; a++)
  for (let b = a + 1; b < 36; b++)
    for (let c = b + 1; c < 36; c++)
      for (let d = c + 1; d < 36; d++) if (isSquare([a, b, c, d])) slowSquares.push([a, b, c, d])

test('there are 105 squares, as many of each kind as the book counts', () => {
  const sorted = (list: readonly (readonly number[])[]) =>
    list.map(four => [...four].sort((a, b) => a - b).join(' ')).sort()
  expect(sorted(squaresOn(square(6, 6), 6))).toEqual(sorted(slowSquares))
  expect(slowSquares).toHaveLength(105)
  const kinds = new Map<string, number>()
  for (const four of slowSquares) {
    const [first, ...others] = four
    const near = Math.min(...others.map(cell => far(first!, cell)))
    const [x, y] = [0, 1].map(i => {
      const next = others.find(cell => far(first!, cell) === near)!
      return Math.abs(CELLS[first!]![i]! - CELLS[next]![i]!)
    })
    const kind = [Math.max(x!, y!), Math.min(x!, y!)].join('/')
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  expect(Object.fromEntries(kinds)).toEqual({
    '1/0': 25,
    '2/0': 16,
    '3/0': 9,
    '4/0': 4,
    '5/0': 1,
    '1/1': 16,
    '2/2': 4,
    '2/1': 18,
    '3/1': 8,
    '4/1': 2,
    '3/2': 2,
  })
})

test.each([
  ['b2 b3 c2', 'c3'],
  ['a1 a6 f1', 'f6'],
  ['c1 a3 c5', 'e3'],
  ['b1 a3 c4', 'd2'],
  ['a2 e1 b6', 'f5'],
])('%s and %s are the corners of a square: that wins at once', (white, last) => {
  const match = at('white', white, 'd4 e4')
  expect(match.outcome).toBeUndefined()
  expect(play(match, last).outcome).toMatchObject({ result: [1, 0], reason: { en: 'white made a square.' } })
})

test.each([
  ['a rectangle', 'b2 b3 d2', 'd3'],
  ['a rhombus', 'a2 b4 c2', 'b1'],
  ['three corners and a stranger', 'b2 b3 c2', 'f6'],
])('%s is no square', (_, white, last) => {
  expect(play(at('white', white, 'd4 e4'), last).outcome).toBeUndefined()
})

test('what lies inside and on the sides does not matter', () => {
  expect(play(at('black', 'b2 c1 c2', 'a1 a3 c3'), 'b1').outcome).toBeUndefined()
  expect(play(at('black', 'b2 b1 a2', 'a1 a3 c3'), 'c1').outcome).toMatchObject({ result: [0, 1] })
})

test('claim: the square wins only when its owner points it out, then or on a later turn', () => {
  const made = play(at('white', 'b2 b3 c2', 'd4 e4', CLAIM), 'c3')
  expect(made.outcome).toBeUndefined()
  expect(moves(made)).toEqual(['claim', 'next'])
  expect(made.game.prompt?.(made.position)?.en).toContain('Do you see a square?')
  expect(play(made, 'claim').outcome).toMatchObject({ result: [1, 0] })
  const later = play(at('white', 'b2 b3 c2', 'd4 e4', CLAIM), 'c3 next f6 next a1')
  expect(later.outcome).toBeUndefined()
  expect(play(later, 'claim').outcome).toMatchObject({ result: [1, 0] })
})

test('claim: the two choices are the same with and without a square, and a false claim ends the turn', () => {
  const match = play(at('white', 'b2 b3', 'd4 e4', CLAIM), 'f1')
  expect(moves(match)).toEqual(['claim', 'next'])
  expect(json(play(match, 'claim'))).toMatchObject({ turn: 'black' })
  // The opponent's square is not one's own.
  const other = play(at('black', 'b2 b3 c2 c3', 'd4 e4', CLAIM), 'f1 claim')
  expect(other.outcome).toBeUndefined()
})

/** A full board but for f6, and without a square for anybody; 18 discs a side with it. */
const FULL = findFull()
function findFull(): { white: string; black: string } {
  const name = (i: number) => `${'abcdef'[i % 6]}${Math.floor(i / 6) + 1}`
  const colours = new Int8Array(36).fill(-1)
  const rng = new Rng(1)
  const fits = (cell: number) =>
    slowSquares.every(four => !four.includes(cell) || new Set(four.map(c => colours[c])).size > 1)
  const fill = (cell: number): boolean => {
    if (cell === 36) return true
    for (const colour of rng.below(2) === 0 ? [0, 1] : [1, 0]) {
      colours[cell] = colour
      if (fits(cell) && colours.filter(one => one === colour).length <= 18 && fill(cell + 1)) return true
      colours[cell] = -1
    }
    return false
  }
  fill(0)
  const cells = (colour: number) => [...colours.keys()].filter(i => i < 35 && colours[i] === colour).map(name)
  return colours[35] === 1
    ? { white: cells(0).join(' '), black: cells(1).join(' ') }
    : { white: cells(1).join(' '), black: cells(0).join(' ') }
}

test('a full board without a square is a draw; with claims both look once more', () => {
  const end = play(at('black', FULL.white, FULL.black), 'f6').outcome
  expect(end).toMatchObject({ result: [0.5, 0.5], reason: { en: 'The board is full without a square.' } })
  const match = play(at('black', FULL.white, FULL.black, CLAIM), 'f6 next')
  expect(match.outcome).toBeUndefined()
  expect(moves(match)).toEqual(['claim', 'next'])
  expect(play(match, 'next').outcome).toMatchObject({ result: [0.5, 0.5] })
})

test('a player has 18 discs', () => {
  const cells = CELLS.map(([x, y]) => `${'abcdef'[x]}${y + 1}`)
  expect(() => at('black', cells.slice(0, 19).join(' '), '')).toThrow('at most 18')
})

test('random games end when a slow look finds a square', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const match = start(holANegyzet)
    const rng = new Rng(seed)
    const owned = [new Set<number>(), new Set<number>()]
    for (let n = 0; match.moves.length > 0; n++) {
      const move = match.moves[rng.below(match.moves.length)]!
      const cell = match.nameOf(move)
      owned[n % 2]!.add('abcdef'.indexOf(cell[0]!) + 6 * (Number(cell[1]) - 1))
      match.play(move)
      const won = owned.map(set => slowSquares.some(four => four.every(c => set.has(c))))
      expect(match.outcome?.result).toEqual(
        won[0] ? [1, 0] : won[1] ? [0, 1] : n === 35 ? [0.5, 0.5] : undefined,
      )
    }
  }
})
