import { choices, Moves, randomMove, Rng, type Game, type Position } from '../engine/index.ts'
import { AlphaBeta } from './alphabeta.ts'
import { Budget } from './budget.ts'
import { WON } from './descent.ts'

/** How many random games are looked into, how often, how far apart, and how closely. */
const GAMES = 8
const LOOKS = 3
const APART = 8
const NODES = 600

const grains = new WeakMap<Game, number>()

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

/**
 * What is little and what is much in this game, in points of the search: how far apart the moves of a usual position are at first sight. Who
 * sees badly errs by so much; then weak opponents are alike in every game, whatever its values mean.
 */
export function grainOf(game: Game): number {
  const known = grains.get(game)
  if (known !== undefined) return known
  const found = Array.from({ length: GAMES }, (_, g) => looksInto(game, new Rng(g + 1)))
    .flat()
    .filter(apart => apart > 0)
  const grain = Math.max(1, middle(found))
  grains.set(game, grain)
  return grain
}

function looksInto(game: Game, rng: Rng): number[] {
  const found: number[] = []
  const p = game.layout.empty()
  game.start(p)
  const out = new Moves()
  for (let ply = 1; ply <= LOOKS * APART; ply++) {
    if (choices(game, p, out)) break
    const move = randomMove(game, p, rng, out)
    choices(game, p, out)
    game.play(p, move >= 0 ? move : out.at(0))
    if (ply % APART === 0 && !choices(game, p, out) && out.n > 1) found.push(apartIn(game, p, rng))
  }
  return found
}

/** How far the moves are from the middle one, on the average. */
function apartIn(game: Game, p: Position, rng: Rng): number {
  const scores = new AlphaBeta(
    game,
    new Budget(Infinity, undefined, undefined, { most: NODES }),
    rng,
    undefined,
    'fleeting',
  )
    .weigh(p.copy(), 1, Infinity)
    .map(({ points }) => points)
    .filter(points => Math.abs(points) < WON)
  const usual = middle(scores)
  return scores.reduce((sum, score) => sum + Math.abs(score - usual), 0) / Math.max(1, scores.length)
}
