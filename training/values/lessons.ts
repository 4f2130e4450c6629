import { ownValue, type WordFeatures } from '../../src/ai/learnt/index.ts'
import { Features, type Game, type Learning, type Position } from '../../src/engine/index.ts'

/** Positions of games that were played, and what they turned out to be worth. */
export abstract class Lessons {
  /** For the first side, from -1 to 1. */
  readonly worth: number[] = []
  /** To which game each position belongs: whole games are kept apart. */
  readonly game: number[] = []
  games = 0

  get length(): number {
    return this.game.length
  }

  /** Notes what stands in the position; its worth comes later. */
  take(p: Position): void {
    this.note(p)
    this.game.push(this.games)
  }

  protected abstract note(p: Position): void
}

/** What stands in the words of positions, and what the game itself says of them. */
export class WordLessons extends Lessons {
  /** Where the rows of each position begin. */
  readonly at: number[] = [0]
  readonly rows: number[] = []
  /** For the first side: the game's own value as the number whose tanh it is. */
  readonly own: number[] = []
  private readonly plain: Game
  private readonly features: WordFeatures
  private readonly found: number[] = []

  constructor(plain: Game, features: WordFeatures) {
    super()
    this.plain = plain
    this.features = features
  }

  protected note(p: Position): void {
    const count = this.features.of(p, this.found)
    for (let i = 0; i < count; i++) this.rows.push(this.found[i]!)
    this.at.push(this.rows.length)
    this.own.push(ownValue(this.plain, p, 0))
  }
}

/** What the game's own judgement counts in positions, and what it adds that is not learnt; all for the first side. */
export class JudgedLessons extends Lessons {
  /** Where the features of each position begin. */
  readonly at: number[] = [0]
  readonly index: number[] = []
  readonly amount: number[] = []
  readonly stage: number[] = []
  readonly rest: number[] = []
  private readonly plain: Game
  private readonly learning: Learning
  private readonly features = new Features()
  private readonly sums: Int32Array

  constructor(plain: Game, learning: Learning) {
    super()
    this.plain = plain
    this.learning = learning
    this.sums = new Int32Array(learning.weights.length / 2)
  }

  protected note(p: Position): void {
    const { learning, features, sums } = this
    const { index, amount } = features
    learning.features(p, features)
    for (const [i, feature] of index.entries()) sums[feature]! += amount[i]!
    const sign = p.turn === 0 ? 1 : -1
    let rest = this.plain.tactics!.lead(p, p.turn, -Infinity, Infinity)
    for (const feature of index) {
      const sum = sums[feature]!
      sums[feature] = 0
      if (sum === 0) continue
      rest -= sum * weightAt(learning.weights, feature, features.stage)
      this.index.push(feature)
      this.amount.push(sign * sum)
    }
    this.at.push(this.index.length)
    this.stage.push(features.stage)
    this.rest.push(sign * rest)
  }
}

/** What a feature weighs in this stage of a game. */
export const weightAt = (weights: ArrayLike<number>, feature: number, stage: number): number =>
  weights[feature]! * stage + weights[weights.length / 2 + feature]! * (1 - stage)
