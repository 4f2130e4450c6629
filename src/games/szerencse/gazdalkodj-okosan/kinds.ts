import type { Move } from '../../../engine/index.ts'
import { pack } from '../../../kit/index.ts'

/** What a move is, kept in its extra part; the first part says of what. */
export const KIND = {
  ROLL: 1,
  END: 2,
  SAVE: 3,
  CASH: 4,
  REPAY: 5,
  FLAT: 6,
  BUY: 7,
  DONE: 8,
  TICKET: 9,
  TICK: 10,
  CARD: 11,
  FIRST: 12,
  TIME: 13,
} as const

export const act = (kind: number, arg = 0): Move => pack(arg, 0, kind)
/** Milliseconds are more than one part of a move holds: they fill two. */
export const ofTime = (milliseconds: number): Move => pack(milliseconds & 1023, milliseconds >> 10, KIND.TIME)
export const timeIn = (m: Move): number => m & 0xfffff

/** What may be repaid at once; 0 is all of it. */
export const REPAYS = [1000, 5000, 10_000, 0] as const
/** Theatre and cinema. */
export const TICKETS = [100, 50] as const
