import type { Move } from '../../engine/index.ts'

/** The kit's way of packing a move: from | to << 10 | extra << 20. */
export const pack = (from: number, to: number, extra = 0): Move => from | (to << 10) | (extra << 20)
export const from = (m: Move): number => m & 1023
export const to = (m: Move): number => (m >> 10) & 1023
export const extra = (m: Move): number => m >> 20
