import { AlphaBeta, think } from '../../src/ai/index.ts'
import { Budget } from '../../src/ai/budget.ts'
import { Match, Rng, type Game, type Move, type Options, type Position } from '../../src/engine/index.ts'
import type { GameDefinition } from '../../src/kit/index.ts'
import { processorTime } from '../../bench/measure/clock.ts'
import type { Lessons } from './lessons.ts'

/** So many moves at random begin a game at most, and such a share of the later ones is random too. */
const OPENING = 8
const ASTRAY = 0.06
const LONGEST = 400
/** How much of what is learnt of a position is what the search found a move later. */
const LATER = 0.85

/** The first player's side of the result, from -1 to 1. */
function resultOf(match: Match): number {
  const { outcome, game } = match
  if (!outcome) return 0
  const sides = new Set(game.players.map((player, i) => player.team ?? i)).size
  const share = outcome.result[0]! * (sides === 2 && game.players.length > 2 ? game.players.length / 2 : 1)
  return Math.max(-1, Math.min(1, 2 * share - 1))
}

const sideOf = (game: Game, player: number): number => game.players[player]?.team ?? player

/** A random move, and whether there was one. */
function astray(match: Match, rng: Rng): void {
  match.play(match.moves[rng.below(match.moves.length)]!)
}

/** The search looks on where something can be taken or a royal is in check: such positions are never judged as they stand. */
export const isQuiet = (game: Game, p: Position, best: Move): boolean =>
  !(game.gain && game.gain(p, best) > 0) && !game.tactics?.inDanger(p)

/** Games of the opponent against itself until the time is over; every quiet position becomes a lesson. */
export class SelfPlay {
  private readonly definition: GameDefinition
  private readonly options: Options
  private readonly nodes: number

  constructor(definition: GameDefinition, options: Options, nodes: number) {
    this.definition = definition
    this.options = options
    this.nodes = nodes
  }

  /** Plays by `game`, which must be made of the same options, until `done` says so; `looked` is told of every position. */
  play(
    game: Game,
    seed: number,
    looked: (match: Match, score: number, best: Move) => void,
    ended: (match: Match) => void,
  ): void {
    const rng = new Rng(seed)
    const match = Match.begin(this.definition, this.options)
    const opening = rng.below(OPENING + 1)
    for (let ply = 0; !match.outcome && ply < LONGEST; ply++) {
      if (ply < opening || match.moves.length === 1 || rng.unit() < ASTRAY) {
        astray(match, rng)
        continue
      }
      const budget = new Budget(Infinity, undefined, undefined, { most: this.nodes })
      const search = new AlphaBeta(game, budget, rng, match.seenKeys(), 'fleeting')
      const { move, score } = search.best(match.position.copy())[0]!
      looked(match, Math.max(-1, Math.min(1, score)), move)
      match.play(move)
    }
    ended(match)
  }

  /** Lessons of the games played in so many milliseconds of processor time. */
  teach(game: Game, lessons: Lessons, seed: number, milliseconds: number): void {
    const until = processorTime() + milliseconds
    while (processorTime() < until) {
      const scores: number[] = []
      const first = lessons.length
      this.play(
        game,
        seed++,
        (match, score, best) => {
          const { position } = match
          if (!isQuiet(game, position, best)) return
          lessons.take(position)
          const sign = sideOf(game, position.turn) === sideOf(game, 0) ? 1 : -1
          scores.push(sign * score)
        },
        match => {
          let worth = match.outcome ? resultOf(match) : (scores.at(-1) ?? 0)
          for (let i = scores.length - 1; i >= 0; i--) {
            worth = LATER * worth + (1 - LATER) * scores[i]!
            lessons.worth[first + i] = worth
          }
        },
      )
      lessons.games++
    }
  }
}

/** Points of the first game's opponent against the second's, seats changed from game to game, at equal processor time. */
export function contest(
  definition: GameDefinition,
  options: Options,
  players: readonly [Game, Game],
  {
    games,
    milliseconds,
    seed,
    longest,
  }: {
    readonly games: number
    readonly milliseconds: number
    readonly seed: number
    readonly longest: number
  },
): number[] {
  const points: number[] = []
  const until = processorTime() + longest
  for (let g = 0; g < games && (g % 2 === 1 || processorTime() < until); g++) {
    const rng = new Rng(seed + (g >> 1))
    const match = Match.begin(definition, options)
    for (let i = rng.below(4) + 1; i > 0 && !match.outcome; i--) astray(match, rng)
    const side = g % 2
    const sides = [...new Set(match.game.players.map((_, i) => sideOf(match.game, i)))]
    while (!match.outcome && match.length < LONGEST) {
      const { position } = match
      const ours = sideOf(match.game, position.turn) === sides[side]
      match.play(
        think(players[ours ? 0 : 1], position, {
          seat: position.turn,
          level: 6,
          seed: seed + g * 1000 + match.length,
          milliseconds,
          clock: processorTime,
          seen: match.seenKeys(),
        }),
      )
    }
    const result = resultOf(match) / 2 + 0.5
    points.push(side === 0 ? result : 1 - result)
  }
  return points
}
