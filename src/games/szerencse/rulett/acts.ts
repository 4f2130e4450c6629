import type { Move } from '../../../engine/index.ts'
import { pack } from '../../../kit/index.ts'
import { cellOfBet } from './board.ts'

/** What a move does: a chip on a cell, a chip to a player, no more bets, the spin. Chips are told by their number among CHIPS. */
export const [BET, GIFT, READY, SPIN] = [0, 1, 2, 3] as const

export const betMove = (bet: number, chip: number): Move => pack(cellOfBet(bet), chip, BET)
export const giftMove = (player: number, chip: number): Move => pack(player, chip, GIFT)
export const READY_CALL: Move = pack(0, 0, READY)
export const SPIN_CALL: Move = pack(0, 0, SPIN)
