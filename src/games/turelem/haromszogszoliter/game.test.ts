import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { solve } from '../../../ai/solve.ts'
import { Match, Rng } from '../../../engine/index.ts'
import harom from './game.ts'

const coins = (cells: string) => ({
  pieces: Object.fromEntries(cells.split(' ').map(cell => [cell, 'coin'])),
})
const left = (match: Match) => Object.keys(json(match)['pieces'] as object)
const notes = (match: Match) =>
  harom
    .make(match.options)
    .scene(match.position)
    .notes!.map(note => note.en)
const WARNING = 'The goal cannot be reached from this position.'
const length = async (match: Match) => {
  const found = await solve(match.game, match.position)
  return found.kind === 'solved' ? found.counted : found.kind
}

test('rows of 1, 2, 3 and 4 cells, numbered from the top; nine coins, cell 2 empty', () => {
  const { board } = harom.make({})
  expect(board.names).toEqual(Array.from({ length: 10 }, (_, i) => String(i + 1)))
  const rows = new Map<number, number>()
  for (const { y } of board.cells) rows.set(Math.round(y * 10), (rows.get(Math.round(y * 10)) ?? 0) + 1)
  expect([...rows.values()]).toEqual([1, 2, 3, 4])
  expect(left(start(harom))).toHaveLength(9)
  expect(left(start(harom))).not.toContain('2')
  for (const cells of ['15', '21', '28'])
    expect(left(start(harom, { cells }))).toHaveLength(Number(cells) - 1)
})

test('a coin jumps over a neighbour in six directions; the jumped one is taken off', () => {
  expectMoves(start(harom), '7x2 9x2')
  // From the middle of the larger board, with all neighbours there.
  const middle = from(harom, coins('13 8 9 12 14 18 19'), { cells: '28' })
  expect(moves(middle).filter(name => name.startsWith('13x'))).toEqual(
    ['13x4', '13x6', '13x11', '13x15', '13x24', '13x26'].sort(),
  )
  expect(left(play(from(harom, coins('1 2 5')), '1x4'))).toEqual(['4', '5'])
})

test('only jumps are moves', () => {
  const why = 'Only jumps are moves: straight over a neighbour to the empty cell right behind it.'
  expect(refused(from(harom, coins('1 2 6')))).toMatchObject({
    '1x3': why,
    '1x6': why,
    '6x5': why,
    '2x7': why,
  })
})

test('one coin left has solved it; more and no jump has not', () => {
  expect(play(from(harom, coins('1 2 5')), '1x4 4x6').outcome?.result).toEqual([1])
  expect(play(from(harom, coins('1 2 5')), '2x9').outcome?.result).toEqual([0])
})

test('ten cells: eight jumps from cell 2; corners and the middle are proved to have no way, and that is told', async () => {
  expect(await length(start(harom))).toBe(8)
  expect(notes(start(harom))).not.toContain(WARNING)
  const good: string[] = []
  for (let hole = 1; hole <= 10; hole++) {
    const match = play(start(harom, { hole: 'free' }), `hole:${hole}`)
    const n = await length(match)
    expect(notes(match).includes(WARNING)).toBe(n === 'none')
    if (n === 8) good.push(String(hole))
  }
  expect(good.join(' ')).toBe('2 3 4 6 8 9')
})

test('the larger boards are solved from cell 2', async () => {
  for (const cells of ['15', '21', '28'])
    expect(await length(start(harom, { cells }))).toBe(Number(cells) - 2)
})

test('whether a single coin can be left is known exactly on small boards', () => {
  const { game } = start(harom)
  const seen = new Map<string, boolean>()
  /** Tries everything. */
  const can = (cells: readonly number[]): boolean => {
    const key = cells.join()
    const known = seen.get(key)
    if (known !== undefined) return known
    const match = from(harom, coins(cells.join(' ')))
    const found =
      cells.length === 1 ||
      match.moves.some(m => {
        const next = from(harom, coins(cells.join(' ')))
        next.play(m)
        return can(left(next).map(Number))
      })
    seen.set(key, found)
    return found
  }
  const rng = new Rng(3)
  for (let i = 0; i < 25; i++) {
    const cells = Array.from({ length: 10 }, (_, c) => c + 1).filter(() => rng.below(2) === 0)
    if (cells.length === 0) continue
    const { position } = from(harom, coins(cells.join(' ')))
    expect(game.needs!(position) < Infinity, cells.join()).toBe(can(cells))
  }
})

test('dealt puzzles can be solved, and have the more coins the harder they are', async () => {
  for (const cells of ['10', '15', '21'])
    for (const [deal, share] of [
      ['easy', 0.3],
      ['medium', 0.5],
      ['hard', 0.7],
    ] as const)
      for (let seed = 1; seed <= 3; seed++) {
        const match = Match.begin(harom, { cells, deal })
        match.roll(new Rng(seed))
        expect(left(match)).toHaveLength(Math.round(Number(cells) * share))
        expect(await length(match)).toBe(left(match).length - 1)
      }
})
