import type { Options } from '../../../engine/index.ts'
import { BUILT_IN_DECK } from '../../../games/uj/ekkovadaszok/deck.ts'
import { huntersRules } from '../../../games/uj/ekkovadaszok/rules.ts'
import { columnOf } from '../../../games/uj/ekkovadaszok/grid.ts'

/**
 * Rounds of 100 that the hunters win when all seats are strong bots, by number of players from 3: `npm run bench hunters` with
 * five thousand rounds each, ± 1.4. They are told before a match, so that nobody is surprised.
 */
const NIGHT_LONG: readonly (number | undefined)[] = [undefined, undefined, 49, 58, 41, 49, 58, 44]
const DAY_LONG: readonly (number | undefined)[] = [undefined, 60, 44, 48]
const DAY_SHORT: readonly (number | undefined)[] = [51, undefined, undefined, undefined, 47, 48, 56, 47]

/** Undefined where it was not measured. */
export function expectedShare(options: Options, players: number): number | undefined {
  const isUsual =
    (options['deck'] ?? BUILT_IN_DECK) === BUILT_IN_DECK &&
    options['values'] !== 'off' &&
    options['chain'] !== 'strict' &&
    options['hands'] !== 'open'
  if (!isUsual) return undefined
  const { state } = huntersRules({ ...options, players: String(players) }).hunters
  const isShort = columnOf(state.goalCells[0]!) < 8
  const table = state.mosquito ? (isShort ? [] : NIGHT_LONG) : isShort ? DAY_SHORT : DAY_LONG
  return table[players - 3]
}
