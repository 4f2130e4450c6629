// The opponent by the engine's contract alone: finds what is there to find, never peeks, keeps its time, beats chance.
import { describe, expect, test } from 'vitest'
import { think, thinkRandomly, type Level } from '../src/ai/index.ts'
import { loadGame } from '../src/cli/library.ts'
import { Match, Moves, Rng, type Json, type Options } from '../src/engine/index.ts'
import type { GameDefinition } from '../src/kit/index.ts'

async function game(id: string): Promise<GameDefinition> {
  const loaded = await loadGame(id)
  if (!loaded.ok) throw new Error(loaded.why.en)
  await loaded.value.load?.({})
  return loaded.value
}
const decide = (match: Match, milliseconds = 150, level: Level = 6, seed = 1): string => {
  const { position } = match
  return match.nameOf(think(match.game, position, { seat: position.turn, level, seed, milliseconds }))
}
async function at(id: string, position: Json, options: Options = {}): Promise<Match> {
  const begun = Match.beginFrom(await game(id), options, position)
  if (!begun.ok) throw new Error(begun.why.en)
  await begun.value.game.study?.()
  return begun.value
}

describe('it sees', () => {
  test('a mate in one (sakk)', async () => {
    const pieces = {
      a1: 'white rook',
      g1: 'white king',
      g8: 'black king',
      f7: 'black pawn',
      g7: 'black pawn',
      h7: 'black pawn',
    }
    expect(decide(await at('sakk', { turn: 'white', pieces }))).toMatch(/^a1-a8/)
  })
  test('a queen that hangs (sakk)', async () => {
    const pieces = {
      e1: 'white king',
      d1: 'white rook',
      d8: 'black queen',
      h8: 'black king',
      a7: 'black pawn',
    }
    expect(decide(await at('sakk', { turn: 'white', pieces }))).toMatch(/^d1xd8/)
  })
  test('four in a row, its own and the other’s (potyogos-amoba)', async () => {
    const definition = await game('potyogos-amoba')
    const threat = Match.begin(definition)
    for (const column of ['c', 'a', 'c', 'a', 'c'])
      threat.play(threat.moves[threat.moves.findIndex(m => threat.nameOf(m).startsWith(column))]!)
    expect(decide(threat)).toMatch(/^c/)
    threat.play(threat.moves[threat.moves.findIndex(m => threat.nameOf(m).startsWith('f'))]!)
    expect(decide(threat)).toMatch(/^c/)
  })
  test('the last stone of a chain (hex)', async () => {
    const red = Object.fromEntries(['c1', 'c2', 'c3', 'c4', 'c5'].map(cell => [cell, 'red stone']))
    const blue = Object.fromEntries(['e1', 'e2', 'e4', 'f3', 'a5'].map(cell => [cell, 'blue stone']))
    const match = await at('hex', { turn: 'red', pieces: { ...red, ...blue } }, { size: '6' })
    expect(['c6', 'b6']).toContain(decide(match))
  })
})

describe('it keeps to the rules', () => {
  test.each(['stratego', 'sotet-sakk', 'scramble'])(
    'what a seat cannot see does not change its move: %s',
    async id => {
      const definition = await game(id)
      const match = Match.begin(definition)
      const rng = new Rng(4)
      for (let i = 0; i < 90 && !match.outcome; i++) {
        match.roll(rng)
        if (match.moves.length > 0) match.play(match.moves[rng.below(match.moves.length)]!)
      }
      match.roll(rng)
      const { position, game: rules } = match
      const seat = position.turn
      const seen = rules.layout.view(position, seat)
      // Another world with the same view must give the same ideas and the same worlds to think in.
      const other = rules.imagine!(seen, seat, new Rng(9))
      expect(rules.layout.view(other, seat).words).toEqual(seen.words)
      if (rules.ideas) {
        const [a, b] = [new Moves(), new Moves()]
        rules.ideas(position, a)
        rules.ideas(other, b)
        expect(b.toArray()).toEqual(a.toArray())
      }
      expect(rules.imagine!(seen, seat, new Rng(2)).words).toEqual(
        rules.imagine!(rules.layout.view(other, seat), seat, new Rng(2)).words,
      )
    },
  )
  test('it thinks no longer than it may, and can be stopped', async () => {
    const match = Match.begin(await game('amazonok'))
    const began = performance.now()
    decide(match, 100)
    expect(performance.now() - began).toBeLessThan(1500)
    const stopped = performance.now()
    think(match.game, match.position, {
      seat: 0,
      level: 6,
      seed: 1,
      milliseconds: 60_000,
      cancelled: () => performance.now() > stopped + 100,
    })
    expect(performance.now() - stopped).toBeLessThan(3000)
  })
})

/** Processor time: other tests on the machine must not weaken the opponent. */
const clock = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Points out of `games` against the random player, changing seats. */
async function against(
  id: string,
  games: number,
  milliseconds: number,
  options: Options = {},
): Promise<number> {
  const definition = await game(id)
  let points = 0
  for (let g = 0; g < games; g++) {
    const rng = new Rng(g + 1)
    const match = Match.begin(definition, options)
    await match.game.study?.()
    const me = g % match.game.players.length
    match.roll(rng)
    while (!match.outcome) {
      const { position } = match
      const seed = rng.below(1e9)
      const how = { seat: me, level: 6 as const, seed, milliseconds, seen: match.seenKeys(), clock }
      match.play(
        position.turn === me ? think(match.game, position, how) : thinkRandomly(match.game, position, rng),
      )
      match.roll(rng)
    }
    points += match.outcome.result[me]!
  }
  return points
}

describe('it beats chance (the full table: npm run bench strength)', () => {
  test.each([
    ['malom', 8],
    ['csillagjatek', 8],
    ['potyogos-amoba', 10],
    ['pente', 10],
    ['nemzetkozi-damajatek', 6],
    ['reversi', 6],
    ['sakk', 4],
    ['vari', 6],
    ['camelot', 6],
  ])('%s', { timeout: 120_000 }, async (id, games) => {
    expect(await against(id, games, 5)).toBeGreaterThanOrEqual(games * 0.9)
  })
})
