import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { expectMoves, from, json, play, refused } from '../../../../tests/playing.ts'
import { solve } from '../../../ai/solve.ts'
import { dailySeed, Match, Rng } from '../../../engine/index.ts'
import tizenotos from './game.ts'
import { eachPlacing, loadTables, SETS, SIZE, steps } from './patterns.ts'

const load = async (file: URL) => new Uint8Array(await readFile(file)).slice().buffer

/** Tiles as they are read, 0 for the gap. */
const at = (rows: string, options = {}) => {
  const cells = [4, 3, 2, 1].flatMap(row => [...'abcd'].map(col => `${col}${row}`))
  const tiles = rows.split(' ').flatMap((tile, i) => (tile === '0' ? [] : [[cells[i]!, tile]]))
  return from(tizenotos, { tiles: Object.fromEntries(tiles) }, options)
}
const dealt = (options: Record<string, string>, seed: number): Match => {
  const match = Match.begin(tizenotos, options)
  match.roll(new Rng(seed))
  return match
}
const tilesOf = (match: Match) => json(match)['tiles'] as Record<string, string>

/** The length of the shortest solution, which is played through. */
async function shortest(match: Match): Promise<number | string> {
  const found = await solve(match.game, match.position, { load })
  if (found.kind !== 'solved') return found.kind
  for (const m of found.moves) {
    expect(match.moves).toContain(m)
    match.play(m)
  }
  expect(match.outcome?.result).toEqual([1])
  expect(found.counted).toBe(found.moves.length)
  return found.counted
}

test('fifteen numbered tiles on 4 × 4 cells; the numbers in order from the top left end it', () => {
  expect(tizenotos.make({}).board.size).toBe(16)
  expect(
    Object.values(tilesOf(dealt({}, 3)))
      .map(Number)
      .sort((a, b) => a - b),
  ).toEqual(Array.from({ length: 15 }, (_, i) => i + 1))
  const last = at('1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15')
  expect(last.outcome).toBeUndefined()
  expect(play(last, '15').outcome?.result).toEqual([1])
})

test('a tile beside the gap is pushed; a push back is another move', () => {
  const match = at('1 2 3 4 5 0 7 8 9 10 11 12 13 14 15 6')
  expectMoves(match, '2 5 7 10')
  expect(json(play(match, '10 10'))['made']).toBe(2)
  const why = 'Only a tile beside the gap can be pushed, into the gap.'
  expect(refused(match)).toMatchObject({ 1: why, 6: why, 8: why, 14: why })
})

test('as an option a part of a row or column goes at once, as one move', () => {
  const match = at('1 2 3 4 5 6 7 8 9 10 11 12 0 13 14 15', { pushes: 'line' })
  expectMoves(match, '1 5 9 13 14 15')
  const done = play(match, '15')
  expect(done.outcome?.points).toEqual([1])
})

test('the shortest solutions of known positions', async () => {
  // Korf's instances 1 (57), 12 (45), 79 (42) with the gap first, read backwards so that the gap comes last.
  const korf = (tiles: string) =>
    at(
      tiles
        .split(' ')
        .reverse()
        .map(tile => (tile === '0' ? '0' : String(16 - Number(tile))))
        .join(' '),
    )
  expect(await shortest(korf('14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3'))).toBe(57)
  expect(await shortest(korf('14 1 9 6 4 8 12 5 7 2 3 0 10 11 13 15'))).toBe(45)
  expect(await shortest(korf('0 1 9 7 11 13 5 3 14 12 4 2 8 6 10 15'))).toBe(42)
})

test('the game of its own gives what the general search gives', async () => {
  for (let seed = 1; seed <= 4; seed++) {
    const match = dealt({ deal: seed % 2 === 0 ? 'easy' : 'medium' }, seed)
    const general = await solve(match.game, match.position)
    expect(general.kind).toBe('solved')
    expect(await shortest(match)).toBe(general.kind === 'solved' ? general.counted : '')
  }
})

test('two tiles swapped cannot be put right', async () => {
  expect(await shortest(at('1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0'))).toBe('none')
})

test('deals by difficulty take as many pushes as they say, and can all be solved', async () => {
  for (const [deal, least, most] of [
    ['any', 1, 80],
    ['easy', 10, 18],
    ['medium', 20, 36],
    ['hard', 42, 80],
  ] as const)
    for (let seed = 1; seed <= 3; seed++) {
      const n = await shortest(dealt({ deal }, seed))
      expect(n, deal).toBeGreaterThanOrEqual(least)
      expect(n, deal).toBeLessThanOrEqual(most)
    }
})

test('the puzzle of a day is the same for everybody on that day, and another the next day', () => {
  const on = (day: string) =>
    JSON.stringify(tilesOf(dealt({ deal: 'daily' }, dailySeed('tizenotos-jatek', day))))
  expect(on('2026-11-16')).toBe(on('2026-11-16'))
  expect(new Set(['2026-11-16', '2026-11-17', '2026-12-16', '2027-11-16'].map(on)).size).toBe(4)
})

test('a pattern table tells the fewest pushes of its tiles, found here by spreading over pictures', async () => {
  const tables = await loadTables(load)
  const set = SETS[2]!
  // From home, pushes of other tiles are free: states are the cells of the three tiles and of the gap.
  const seen = new Map<string, number>()
  const front: [string, number][] = [[[...set.map(tile => tile - 1), 15].join(), 0]]
  for (let entry = front.shift(); entry; entry = front.shift()) {
    const [state, n] = entry
    if (seen.has(state)) continue
    seen.set(state, n)
    const cells = state.split(',').map(Number)
    const gap = cells[3]!
    for (let c = 0; c < SIZE; c++) {
      if (steps(c, gap) !== 1) continue
      const tile = cells.indexOf(c)
      const next = cells.with(3, c)
      if (tile < 0) front.unshift([next.join(), n])
      else front.push([next.with(tile, gap).join(), n + 1])
    }
  }
  const least = new Map<number, number>()
  for (const [state, n] of seen) {
    const [a = 0, b = 0, c = 0] = state.split(',').map(Number)
    const place = a + 16 * b + 256 * c
    least.set(place, Math.min(n, least.get(place) ?? Infinity))
  }
  let wrong = 0
  eachPlacing(set, place => {
    if (tables[2]![place] !== least.get(place)) wrong++
  })
  expect(wrong).toBe(0)
  expect(SETS.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1))
})
