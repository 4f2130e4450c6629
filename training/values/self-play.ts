import { AlphaBeta } from '../../src/ai/alphabeta.ts'
import { Budget } from '../../src/ai/budget.ts'
import { loadGame } from '../../src/cli/library.ts'
import { Features, listLegal, Match, Moves, Rng, type Game } from '../../src/engine/index.ts'
import type { GameDefinition } from '../../src/kit/index.ts'

/** The search looks at its clock every so many positions. */
const LOOKS = 64
/** So many moves at random begin a game; what stands worse than this many hundredths then is not played. */
const OPENING = 8
const UNEVEN = 400
/** Games that are surely decided teach nothing more. */
const DECIDED = 2500
const LONGEST = 300

/** Positions of games that were played, with what the search made of them and how the game ended. */
export interface Lessons {
  /** Where each position's features begin; one entry more than there are positions. */
  readonly at: Int32Array
  readonly index: Uint16Array
  readonly amount: Int8Array
  readonly stage: Float32Array
  /** Of the player to move: the search's score in hundredths, and the result from 0 to 1. */
  readonly score: Int16Array
  readonly result: Float32Array
}

export interface Task {
  readonly id: string
  readonly seed: number
  readonly games: number
  /** Positions that are looked at for a move. */
  readonly nodes: number
  readonly weights: Int32Array
  /** Play against these instead of learning, and tell the points. */
  readonly against?: Int32Array
}

export interface Done {
  readonly lessons?: Lessons
  readonly points: readonly number[]
}

const search = (game: Game, match: Match, nodes: number, rng: Rng) => {
  let looked = 0
  const budget = new Budget(nodes / LOOKS, undefined, () => looked++)
  return new AlphaBeta(game, budget, rng, match.seenKeys()).best(match.position.copy())[0]!
}

/** The same opening for every second game. */
function opened(definition: GameDefinition, seed: number): Match | undefined {
  const rng = new Rng(seed)
  const match = Match.begin(definition, {})
  for (let i = 0; i < OPENING + (seed % 2) && !match.outcome; i++)
    match.play(match.moves[rng.below(match.moves.length)]!)
  return match.outcome ? undefined : match
}

class Collector {
  private readonly features = new Features()
  private readonly out = new Moves()
  private readonly at: number[] = [0]
  private readonly index: number[] = []
  private readonly amount: number[] = []
  private readonly stage: number[] = []
  private readonly score: number[] = []
  private readonly turns: number[] = []
  private readonly result: number[] = []

  add(game: Game, match: Match, score: number): void {
    game.learning!.features(match.position, this.features)
    for (const [i, index] of this.features.index.entries()) {
      this.index.push(index)
      this.amount.push(this.features.amount[i]!)
    }
    this.at.push(this.index.length)
    this.stage.push(this.features.stage)
    this.score.push(score)
    this.turns.push(match.position.turn)
  }

  /** Nothing hangs and nobody is in danger: what stands here is what there is. */
  isQuiet(game: Game, match: Match, best: number): boolean {
    const { position } = match
    listLegal(game, position, this.out)
    return this.out.n > 1 && !game.tactics!.inDanger(position) && (game.gain?.(position, best) ?? 0) === 0
  }

  ended(result: readonly number[]): void {
    for (let i = this.result.length; i < this.turns.length; i++) this.result.push(result[this.turns[i]!]!)
  }

  done(): Lessons {
    return {
      at: Int32Array.from(this.at),
      index: Uint16Array.from(this.index),
      amount: Int8Array.from(this.amount),
      stage: Float32Array.from(this.stage),
      score: Int16Array.from(this.score),
      result: Float32Array.from(this.result),
    }
  }
}

export async function selfPlay({ id, seed, games, nodes, weights, against }: Task): Promise<Done> {
  const loaded = await loadGame(id)
  if (!loaded.ok) throw new Error(loaded.why.en)
  const definition = loaded.value
  await definition.load?.({})
  const made = [weights, against ?? weights].map(() => definition.make({}))
  for (const [i, game] of made.entries()) {
    await game.study?.()
    const each = i === 0 ? weights : (against ?? weights)
    if (!game.learning || !game.tactics) throw new Error(`${id} has no value that can be learnt`)
    if (each.length > 0) game.learning.use(each)
  }
  const players = against ? made : [made[0]!, made[0]!]
  const { scale } = made[0]!.tactics!
  const lessons = new Collector()
  const points: number[] = []
  for (let g = seed; g < seed + games; g++) {
    const match = opened(definition, against ? g >> 1 : g)
    if (!match) continue
    const rng = new Rng(g)
    const first = against ? g & 1 : 0
    for (let ply = 0; !match.outcome && ply < LONGEST; ply++) {
      const game = players[match.position.turn === first ? 0 : 1]!
      if (match.moves.length === 1) {
        match.play(match.moves[0]!)
        continue
      }
      const { move, score } = search(game, match, nodes, rng)
      const lead = Math.abs(score) < 1 ? Math.round(Math.atanh(score) * scale) : DECIDED * Math.sign(score)
      if (ply === 0 && Math.abs(lead) > UNEVEN && !against) break
      if (!against && Math.abs(lead) < DECIDED && lessons.isQuiet(game, match, move))
        lessons.add(game, match, lead)
      match.play(move)
    }
    const result = match.outcome?.result ?? [0.5, 0.5]
    lessons.ended(result)
    points.push(result[first]!)
  }
  return against ? { points } : { points, lessons: lessons.done() }
}
