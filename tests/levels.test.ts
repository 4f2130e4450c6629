// Six levels: what is kept of them, what the person's results make of them, and that each is weaker than the next.
import { describe, expect, test } from 'vitest'
import { machineOf, Match, Rng, type Level } from '../src/engine/index.ts'
import { rungOf, think, thinkRandomly, TOP, USUAL_RUNGS } from '../src/ai/index.ts'
import { loadGame } from '../src/cli/library.ts'
import { rungsOf } from '../src/games/levels.ts'
import { evenRungs, stepsOf } from '../bench/measure/even-rungs.ts'
import { LEVELS, nextLevel, withLevel } from '../src/web/match/company.ts'
import type { MatchEntry } from '../src/web/store/match-list.ts'
import { seatShape } from '../src/wire/match-events.ts'

const read = (seat: unknown) => {
  const found = seatShape(seat, '')
  return found.ok ? found.value : undefined
}

describe('what is kept', () => {
  test('a level among three becomes one among six', () => {
    const levels = ([1, 2, 3] as const).map(level => read({ kind: 'ai', level })?.level)
    expect(levels).toEqual([2, 4, 6])
    expect(read({ kind: 'ai' })).toEqual(machineOf(2))
    expect(read({ kind: 'ai', level: 5 })).toEqual(machineOf(2))
  })
  test('a level among six stays what it is, however often it is written and read', () => {
    for (const level of LEVELS) {
      const again = JSON.parse(JSON.stringify(read(machineOf(level)))) as unknown
      expect(read(again)).toEqual(machineOf(level))
    }
  })
  test('a name that is none is left out, and a machine has none', () => {
    expect(read({ kind: 'person', name: 7 })).toEqual({ kind: 'person' })
    expect(read({ kind: 'person', name: 'Anna', level: 3 })).toEqual({ kind: 'person', name: 'Anna' })
    expect(read({ kind: 'ai', level: 3, of: 6, name: 'Gép' })).toEqual(machineOf(3))
  })
})

describe('a level that follows the person', () => {
  const entry = (seats: string, result: readonly number[] | undefined, game = 'hex') =>
    ({ game, kept: 'running', seats, result }) as MatchEntry
  test('goes up after a win, down after a loss, and stays after a draw', () => {
    expect(nextLevel([], 'hex')).toBe(3)
    expect(nextLevel([entry('p3', [1, 0])], 'hex')).toBe(4)
    expect(nextLevel([entry('4p', [1, 0])], 'hex')).toBe(3)
    expect(nextLevel([entry('p4', [0.5, 0.5])], 'hex')).toBe(4)
    expect(nextLevel([entry('p6', [1, 0])], 'hex')).toBe(6)
    expect(nextLevel([entry('p1', [0, 1])], 'hex')).toBe(1)
  })
  test('looks at the latest match of this game that was decided', () => {
    const entries = [
      entry('p5', undefined),
      entry('p2', [1, 0], 'y'),
      entry('p2', [0, 1]),
      entry('p5', [1, 0]),
    ]
    expect(nextLevel(entries, 'hex')).toBe(1)
  })
  test('seats every machine and moves nobody', () => {
    const seats = [machineOf(2), { kind: 'person' } as const, machineOf(5)]
    expect(withLevel(seats, 4)).toEqual([machineOf(4), { kind: 'person' }, machineOf(4)])
  })
})

test('the steps of a game rise from level to level, the highest to the top', async () => {
  for (const rungs of [USUAL_RUNGS, rungsOf('sakk') ?? USUAL_RUNGS]) {
    const steps = LEVELS.map(level => rungOf({ level, rungs }))
    expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b))
    expect(steps.at(-1)).toBe(TOP)
  }
})

test('the most even levels leave out what lies too near, and part what lies too far', () => {
  const even = [...Array(10).fill(100)] as number[]
  expect(stepsOf(even, [1, 3, 5, 7, 9, 11])).toEqual([200, 200, 200, 200, 200])
  expect(evenRungs(even, 1)).toEqual([1, 3, 5, 7, 9, 11])
  // The first four steps are as far as all the others together.
  const steep = [400, 400, 400, 0, 0, 0, 0, 0, 0, 400]
  expect(stepsOf(steep, evenRungs(steep, 1))).toEqual([400, 400, 400, 0, 400])
  expect(evenRungs([50, 50, 400, 50, 50, 50, 50, 50, 50, 400], 1).slice(-2)).toEqual([10, 11])
})

/** A clock that stands still: whoever is bounded by it would think for ever. */
const still = () => 0

async function points(id: string, games: number, strong: Level, weak: Level | 0): Promise<number> {
  const loaded = await loadGame(id)
  if (!loaded.ok) throw new Error(loaded.why.en)
  let sum = 0
  for (let g = 0; g < games; g++) {
    const rng = new Rng(g + 1)
    const match = Match.begin(loaded.value)
    await match.game.study?.()
    while (!match.outcome) {
      const { game, position } = match
      const level = position.turn === g % 2 ? strong : weak
      const how = { seat: position.turn, seed: rng.below(1e9), seen: match.seenKeys(), clock: still }
      match.play(level === 0 ? thinkRandomly(game, position, rng) : think(game, position, { ...how, level }))
    }
    sum += match.outcome.result[g % 2]!
  }
  return sum
}

// Three levels apart, so that few games tell; neighbours are measured by npm run bench levels.
describe('levels that are bounded by what they look at, whatever the clock says', () => {
  test.each([
    ['potyogos-amoba', 4, 1, 10],
    ['reversi', 4, 1, 6],
    ['nemzetkozi-damajatek', 4, 1, 6],
    ['malom', 4, 1, 6],
    ['potyogos-amoba', 2, 0, 10],
    ['sakk', 2, 0, 6],
  ] as const)('%s: %i beats %i', { timeout: 120_000 }, async (id, strong, weak, games) => {
    expect(await points(id, games, strong, weak)).toBeGreaterThanOrEqual(games * 0.75)
  })
})
