import type { Move } from '../../../engine/index.ts'

/** A chess move: from | to << 10 | use << 20 | what << 23. */
export const PLAIN = 0
/** `what` is the kind the piece becomes. */
export const PROMOTE = 1
/** `what` is the number of the castling; from and to are the king's. */
export const CASTLE = 2
/** Taking en passant. */
export const PASSING = 3
/** `what` is the kind dropped; from is the same as to. */
export const DROP = 4
/** A game's own moves that are no piece's: a claim, a pass, time. */
export const OTHER = 5

export const pack = (from: number, to: number, use = PLAIN, what = 0): Move =>
  from | (to << 10) | (use << 20) | (what << 23)
export const fromOf = (m: Move): number => m & 1023
export const toOf = (m: Move): number => (m >> 10) & 1023
export const useOf = (m: Move): number => (m >> 20) & 7
export const whatOf = (m: Move): number => m >> 23
