import { expect, test } from 'vitest'
import { expectMoves, from, json, play, refused, start } from '../../../../tests/playing.ts'
import { playAlike } from '../../../../tests/slow-roots.ts'
import hexbo from './game.ts'

const ROWS = 'abcdefghijklmnopqrs'
const SIDE = 10
const stones = (black: string, white: string) =>
  Object.fromEntries([
    ...black.split(' ').flatMap(cell => (cell ? [[cell, 'black stone']] : [])),
    ...white.split(' ').flatMap(cell => (cell ? [[cell, 'white stone']] : [])),
  ]) as Record<string, string>
const at = (turn: string, black: string, white: string) => from(hexbo, { turn, pieces: stones(black, white) })
const left = (match: Parameters<typeof json>[0]) => (json(match) as { pieces: unknown }).pieces

// Row i (from 1) holds the numbers max(1, i - 9) … min(19, i + 9).
const cells = [...ROWS].flatMap((row, i) =>
  Array.from({ length: 19 }, (_, k) => k + 1)
    .filter(k => k >= i + 1 - SIDE + 1 && k <= i + 1 + SIDE - 1)
    .map(k => `${row}${k}`),
)
const beside = (cell: string) => {
  const [i, k] = [ROWS.indexOf(cell[0]!), Number(cell.slice(1))]
  return [
    [i, k - 1],
    [i, k + 1],
    [i - 1, k - 1],
    [i - 1, k],
    [i + 1, k],
    [i + 1, k + 1],
  ]
    .map(([row, number]) => `${ROWS[row!] ?? '?'}${number}`)
    .filter(name => cells.includes(name))
}

const known = new Map(cells.map(cell => [cell, beside(cell)]))
const near = (cell: string) => known.get(cell)!

test('271 cells, 19 across; on each corner of the outer and of the inner hexagon a stone, in turn and opposed; black begins', () => {
  const match = start(hexbo)
  expect(cells).toHaveLength(271)
  expect(json(match)).toEqual({
    turn: 'black',
    pieces: stones('a1 j19 s10 e10 o15 j5', 'a10 s19 j1 e5 j15 o10'),
  })
  // The inner hexagon is 11 across: its corners are five steps from the middle, each in line with an outer one of the other colour.
  const steps = (a: string, b: string) => {
    const [x, y] = [ROWS.indexOf(a[0]!) - ROWS.indexOf(b[0]!), Number(a.slice(1)) - Number(b.slice(1))]
    return (Math.abs(x) + Math.abs(y) + Math.abs(x - y)) / 2
  }
  for (const inner of 'e10 o15 j5 e5 j15 o10'.split(' ')) expect(steps(inner, 'j10')).toBe(5)
  const pairs = { a1: 'e5', a10: 'e10', j19: 'j15', s19: 'o15', s10: 'o10', j1: 'j5' }
  const colours = (json(match) as { pieces: Record<string, string> }).pieces
  for (const [outer, inner] of Object.entries(pairs)) {
    expect(steps(outer, inner)).toBe(4)
    expect(colours[outer]).not.toBe(colours[inner])
  }
})

test('a stone goes next to exactly one own stone, on any of six sides', () => {
  expectMoves(at('black', 'j10', 'a1'), 'j9 j11 i9 i10 k10 k11')
  const match = at('black', 'j10 j11', 'a1')
  expectMoves(match, 'j9 i9 k10 j12 i11 k12')
  expect(refused(match)).toMatchObject({
    i10: 'It would touch more than one stone of yours: a root grows beside just one.',
    k11: 'It would touch more than one stone of yours: a root grows beside just one.',
    a5: 'No stone of yours is next to it.',
    a1: 'This place is taken already.',
  })
})

test('a root that cannot grow is removed; the last one gone ends the game', () => {
  // a1 is a corner with three neighbours: a2, b1, b2.
  const match = play(at('black', 'a2 b2', 'a1 s19'), 'b1')
  expect(left(match)).toEqual(stones('a2 b1 b2', 's19'))
  expect(play(at('black', 'a2 b2', 'a1'), 'b1').outcome).toMatchObject({ result: [1, 0] })
  expect(play(at('black', 'a1', 'b1 b2 a3 b3'), 'a2').outcome).toMatchObject({ result: [0, 1] })
})

test('random games go as by slow rules written from the text', () => {
  const deaths = playAlike(hexbo, {}, cells, near, 1)
  expect(deaths.own).toBeGreaterThan(0)
  expect(deaths.others).toBeGreaterThan(0)
})
