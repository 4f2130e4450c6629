import type { Json, Match } from '../../../engine/index.ts'
import { GEARS_EACH, SOLO_SUPPLY } from './data.ts'
import { DICE, emptySkull, placed, type End, type Result } from './skull.ts'

/** Positions and results for tests, with only what matters said. */

export interface Sample {
  readonly players?: number
  readonly turn?: string
  readonly phase?: string
  readonly tumbler?: number
  readonly gears?: readonly number[]
  readonly tokens?: readonly number[]
  readonly tumbled?: readonly number[]
  readonly rivals?: number
  readonly hand?: number
  /** Dice of their own face on levels 1–5, and skulls. */
  readonly placed?: readonly number[]
  readonly skulls?: readonly number[]
  readonly rolled?: readonly number[]
  readonly picks?: number
  readonly highest?: number
  readonly markers?: readonly number[]
  readonly window?: number
  readonly done?: readonly string[]
  readonly cards?: readonly string[]
  readonly bets?: { readonly [slot: string]: readonly string[] }
  readonly end?: End
  readonly opposition?: readonly string[]
}

/** A position as JSON: standard cards, full markers, and what is not said follows. */
export function sample(given: Sample): Json {
  const { players = 3, ...said } = given
  const each = (value: number) => Array.from({ length: players }, () => value)
  const gears = given.gears ?? each(0)
  const all = players === 1 ? SOLO_SUPPLY : GEARS_EACH * players
  const own = given.placed ?? [0, 0, 0, 0, 0]
  const wild = given.skulls ?? [0, 0, 0, 0, 0]
  const hand = given.hand ?? 0
  return {
    turn: players === 1 ? 'blue' : 'red',
    tokens: each(0),
    tumbled: each(0),
    cards: ['1', '2', '3', '4'],
    markers: each(2),
    window: 1,
    ...said,
    gears,
    supply: all - gears.reduce((sum, n) => sum + n, 0) - (given.rivals ?? 0),
    hand,
    unused: DICE - hand - placed({ ...emptySkull(hand), own, wild }),
    placed: own,
    skulls: wild,
  } as Json
}

/** A finished turn: own faces and skulls by level, dice left, picks. */
export const finished = (
  end: End,
  own: readonly number[],
  wild: readonly number[] = [0, 0, 0, 0, 0],
  hand = 0,
  picks = 0,
): Result => ({
  end,
  own,
  wild,
  hand,
  picks,
  unused: DICE - hand - placed({ ...emptySkull(0), own, wild }),
})

/** The numbers of one word range, as the JSON shows them. */
export const shown = (match: Match, key: string): Json | undefined =>
  match.game.layout.write(match.position)[key]
