import { think, thinkRandomly, type Level, type NetMind, type Rungs } from '../../src/ai/index.ts'
import { loadGame } from '../../src/cli/library.ts'
import { netOf, studied } from '../../src/cli/nets.ts'
import { Match, Rng, type Options } from '../../src/engine/index.ts'
import { rungsOf } from '../../src/games/levels.ts'
import type { GameDefinition } from '../../src/kit/index.ts'
import { processorTime } from './clock.ts'

/** Some games of one level against another; level 0 is the random player. */
export interface Contest {
  readonly id: string
  readonly options: Options
  readonly ours: number
  readonly theirs: number
  /** Steps of the ladder to stand on instead of those that the game's levels are. */
  readonly rungs?: { readonly ours: Rungs; readonly theirs: Rungs }
  /** Processor time of the strongest level a move; the others spend what belongs to them. */
  readonly milliseconds: number
  /** The first game's seed, and how many games there are. */
  readonly first: number
  readonly games: number
}

export interface Tally {
  readonly games: number
  readonly points: number
  readonly won: number
  readonly lost: number
  /** Moves of all the games together. */
  readonly plies: number
  /** How many sides share the points. */
  readonly sides: number
}

/** Points of our level; the sides change seats from game to game. */
function tally(definition: GameDefinition, contest: Contest, nets: readonly (NetMind | undefined)[]): Tally {
  const { options, ours, theirs, milliseconds, first, games } = contest
  const usual = rungsOf(definition.id)
  let [points, won, lost, plies, sides] = [0, 0, 0, 0, 2]
  for (let g = first; g < first + games; g++) {
    const rng = new Rng(g)
    const match = Match.begin(definition, options)
    const { game } = match
    const teams = [...new Set(game.players.map((player, i) => player.team ?? i))]
    sides = teams.length
    const team = teams[g % sides]
    const us = game.players.findIndex((player, i) => (player.team ?? i) === team)
    match.roll(rng)
    while (!match.outcome) {
      const { position, moves } = match
      const seat = game.actor ? game.actor(position, moves[rng.below(moves.length)]!) : position.turn
      const isOurs = (game.players[seat]?.team ?? seat) === team
      const level = isOurs ? ours : theirs
      const seed = rng.below(0x7fffffff)
      match.play(
        level === 0
          ? thinkRandomly(game, position, rng)
          : think(game, position, {
              seat,
              level: level as Level,
              seed,
              rungs: contest.rungs?.[isOurs ? 'ours' : 'theirs'] ?? usual,
              milliseconds,
              seen: match.seenKeys(),
              // Other work on the machine must not weaken the opponent.
              clock: processorTime,
              net: nets[isOurs ? 0 : 1],
            }),
      )
      match.roll(rng)
    }
    plies += match.length
    const share = match.outcome.result[us]!
    points += share
    if (share > 1 / sides) won++
    if (share < 1 / sides) lost++
  }
  return { games, points, won, lost, plies, sides }
}

export async function playContest(contest: Contest): Promise<Tally> {
  const loaded = await loadGame(contest.id)
  if (!loaded.ok) throw new Error(loaded.why.en)
  await loaded.value.load?.(contest.options)
  const { game } = Match.begin(loaded.value, contest.options)
  await studied(loaded.value, contest.options, game)
  return tally(loaded.value, contest, [await netOf(game), await netOf(game)])
}
