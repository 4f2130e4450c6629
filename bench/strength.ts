// The opponent against the random player, or one level against another: npm run bench strength [id[:ms] …]
// STRENGTH="games ms first" (10 20 1 when absent; `first` is the first game's seed, so that a long count can be done in parts);
// LEVELS="3 0" sets who plays whom, 0 being the random player.
import { think, thinkRandomly, type Level, type NetMind } from '../src/ai/index.ts'
import { loadGame } from '../src/cli/library.ts'
import { netOf } from '../src/cli/nets.ts'
import { gameFolders } from '../src/games/folders.ts'
import { Match, Rng, type Options } from '../src/engine/index.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import { processorTime } from './measure/clock.ts'

const numbers = (name: string) => (process.env[name] ?? '').split(' ').filter(Boolean).map(Number)
const [GAMES = 10, MILLISECONDS = 20, FIRST = 1] = numbers('STRENGTH')
const [OURS = 3, THEIRS = 0] = numbers('LEVELS')
/** Chosen options for every game named, as `size=10 swap=on`. */
const OPTIONS: Options = Object.fromEntries(
  (process.env['OPTIONS'] ?? '').split(' ').flatMap(pair => {
    const [id, value] = pair.split('=')
    return id && value ? [[id, value]] : []
  }),
)

interface Tally {
  readonly points: number
  readonly won: number
  readonly lost: number
  readonly plies: number
  /** How many sides share the points. */
  readonly sides: number
}

/** A level's own time stands in the relation the levels have, so that a short count still tells them apart. */
const time = (level: number, milliseconds: number) => milliseconds * ([0, 0.08, 1 / 3, 1][level] ?? 1)

/** Points of our level; the sides change seats from game to game. */
function tally(
  definition: GameDefinition,
  milliseconds: number,
  nets: readonly (NetMind | undefined)[],
): Tally {
  let [points, won, lost, plies, sides] = [0, 0, 0, 0, 2]
  for (let g = FIRST; g < FIRST + GAMES; g++) {
    const rng = new Rng(g)
    const match = Match.begin(definition, OPTIONS)
    const { game } = match
    const teams = [...new Set(game.players.map((player, i) => player.team ?? i))]
    sides = teams.length
    const ours = teams[g % sides]
    const us = game.players.findIndex((player, i) => (player.team ?? i) === ours)
    match.roll(rng)
    while (!match.outcome) {
      const { position, moves } = match
      const seat = game.actor ? game.actor(position, moves[rng.below(moves.length)]!) : position.turn
      const level = (game.players[seat]?.team ?? seat) === ours ? OURS : THEIRS
      const seed = rng.below(0x7fffffff)
      match.play(
        level === 0
          ? thinkRandomly(game, position, rng)
          : think(game, position, {
              seat,
              level: level as Level,
              seed,
              milliseconds: time(level, milliseconds),
              seen: match.seenKeys(),
              // Other work on the machine must not weaken the opponent.
              clock: processorTime,
              net: nets[level === OURS ? 0 : 1],
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
  return { points, won, lost, plies: plies / GAMES, sides }
}

export async function run(): Promise<void> {
  const other = THEIRS === 0 ? 'the random player' : `level ${THEIRS}`
  console.log(
    `level ${OURS} with ${MILLISECONDS} ms of processor time a move against ${other}, ${GAMES} games`,
  )
  const wanted = new Map(process.argv.slice(3).map(word => word.split(':') as [string, string | undefined]))
  const ids = wanted.size > 0 ? [...wanted.keys()] : gameFolders().map(({ id }) => id)
  for (const id of ids) {
    const loaded = await loadGame(id)
    if (!loaded.ok) throw new Error(loaded.why.en)
    if (loaded.value.players[0] === 1) continue
    await loaded.value.load?.(OPTIONS)
    const milliseconds = Number(wanted.get(id) ?? MILLISECONDS)
    const game = loaded.value.make(OPTIONS)
    const nets = [await netOf(game), await netOf(game)]
    const { points, won, lost, plies, sides } = tally(loaded.value, milliseconds, nets)
    console.log(
      `${id.padEnd(24)}${points.toFixed(1).padStart(6)} of ${GAMES}   won ${won}, lost ${lost}, drawn ${GAMES - won - lost}   ${Math.round(plies)} moves a game, ${milliseconds} ms${sides > 2 ? `, ${sides} sides` : ''}`,
    )
  }
}
