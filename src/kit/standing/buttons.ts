import type { Move, Words } from '../../engine/index.ts'
import { pack } from '../moves/packing.ts'

/**
 * Putting a piece on a cell, or choosing what stands there; a journey is `pack(from, to)` with two different cells. The
 * product is `pack(cell, cell)`, measurably faster where most of the board is listed.
 */
export const place = (cell: number): Move => cell * 1025
/** Putting down a piece from the hand; `held` is the number of its kind in `g.held`. */
export const drop = (held: number, cell: number): Move => pack(cell, cell, held + 1)
export const heldOf = (m: Move): number => (m >> 20) - 1
/** Whether a move points at one cell alone. */
export const isPlace = (m: Move): boolean => (m & 1023) === ((m >> 10) & 1023)

/** No board has so many cells: a move from here to here is a button. */
const BUTTON = 1023
/** One cell fewer than fit into a packed move: the wall behind the last one must not be taken for a button. */
export const MOST_CELLS = BUTTON - 1
export const isButton = (m: Move): boolean => (m & 0xfffff) === 0xfffff
export const buttonMove = (i: number): Move => pack(BUTTON, BUTTON, i)
export const buttonOf = (m: Move): number => m >> 20

/** Every game has these two: nothing can be done, and a player leaves the game. */
export const USUAL_BUTTONS = {
  pass: { hu: 'Passz', en: 'Pass' },
  out: { hu: 'Kiesik (nem tud lépni)', en: 'Out (cannot move)' },
} as const satisfies Record<string, Words>
export type UsualButton = keyof typeof USUAL_BUTTONS

export const PASS: Move = buttonMove(0)
export const OUT: Move = buttonMove(1)
