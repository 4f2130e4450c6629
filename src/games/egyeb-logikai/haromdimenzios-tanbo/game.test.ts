import { expect, test } from 'vitest'
import { expectMoves, from, json, play, refused, start } from '../../../../tests/playing.ts'
import { playAlike } from '../../../../tests/slow-roots.ts'
import tanbo3d from './game.ts'

const stones = (black: string, white: string) =>
  Object.fromEntries([
    ...black.split(' ').flatMap(cell => (cell ? [[cell, 'black stone']] : [])),
    ...white.split(' ').flatMap(cell => (cell ? [[cell, 'white stone']] : [])),
  ]) as Record<string, string>
const at = (turn: string, black: string, white: string) =>
  from(tanbo3d, { turn, pieces: stones(black, white) })

const DIGITS = [...'12345']
const cells = DIGITS.flatMap(x => DIGITS.flatMap(y => DIGITS.map(z => `${x}${y}${z}`)))
const beside = (cell: string) =>
  cells.filter(
    other => [0, 1, 2].reduce((sum, i) => sum + Math.abs(Number(cell[i]) - Number(other[i])), 0) === 1,
  )

const known = new Map(cells.map(cell => [cell, beside(cell)]))
const near = (cell: string) => known.get(cell)!

test('5 × 5 × 5 points; every other corner of the cube is black, and black begins', () => {
  const match = start(tanbo3d)
  expect(new Set(tanbo3d.make({}).board.names)).toEqual(new Set(cells))
  expect(json(match)).toEqual({ turn: 'black', pieces: stones('115 151 511 555', '111 155 515 551') })
})

test('a stone goes next to exactly one own stone, in six directions', () => {
  expectMoves(at('black', '333', '111'), '233 433 323 343 332 334')
  const match = at('black', '333 334', '111')
  expectMoves(match, '233 433 323 343 332 234 434 324 344 335')
  expect(refused(at('black', '333 335', '111'))['334']).toBe(
    'It would touch more than one stone of yours: a root grows beside just one.',
  )
})

test('a root dies when above and below are closed as well', () => {
  // The corner 111 has three neighbours: 211, 121, 112.
  const match = play(at('black', '311 131 113', '111'), '211 112 114')
  expect(match.outcome).toBeUndefined()
  expect(play(at('black', '211 121 113', '111'), '112').outcome).toMatchObject({ result: [1, 0] })
  // Whoever shuts in the last root of the own loses.
  expect(play(at('black', '111', '211 121 212 122 113'), '112').outcome).toMatchObject({ result: [0, 1] })
})

test('the third repetition cannot happen; 1000 moves are a guard', () => {
  expect(start(tanbo3d).game.draws).toEqual({ cap: 1000 })
})

test('random games go as by slow rules written from the text', () => {
  const deaths = [1, 2, 3].map(seed => playAlike(tanbo3d, {}, cells, near, seed))
  expect(deaths.some(({ own }) => own > 0) && deaths.some(({ others }) => others > 0)).toBe(true)
})
