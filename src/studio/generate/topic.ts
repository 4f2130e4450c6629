import type { Words } from '../result.ts'
import type { Level } from './difficulty.ts'
import type { Piece } from './piece.ts'
import type { RecipeName } from './recipes.ts'

export type TopicId =
  | 'trigonometry'
  | 'fractions'
  | 'powers'
  | 'logarithms'
  | 'combinatorics'
  | 'percentages'
  | 'derivatives'
  | 'integrals'
  | 'operations'
  | 'sums'

export interface Topic {
  readonly id: TopicId
  readonly name: Words
  /** The usual range of values. */
  readonly range: readonly [least: number, most: number]
  /** Denominators that values have, the first ones more often. */
  readonly denominators: readonly number[]
  /** How plain numbers are written. */
  readonly numbers: 'fractions' | 'decimals'
  /** Every fact with a known value; made once. */
  readonly facts: () => readonly Piece[]
  /** How expressions are put together at each level: recipe and how often. */
  readonly recipes: Readonly<Record<Level, Partial<Readonly<Record<RecipeName, number>>>>>
}
