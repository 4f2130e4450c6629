import type { Move } from '../../../engine/index.ts'
import { pack } from '../../../kit/index.ts'

/** What a move is, kept in its extra part; the other two parts say of what. */
export const KIND = {
  ROLL: 1,
  END: 2,
  BUY: 3,
  REFUSE: 4,
  TAX_FLAT: 5,
  TAX_SHARE: 6,
  JAIL_PAY: 7,
  JAIL_CARD: 8,
  BUILD: 9,
  SELL: 10,
  MORTGAGE: 11,
  REDEEM: 12,
  TRADE: 13,
  WITH: 14,
  FROM: 15,
  TO: 16,
  GIVE: 17,
  KEEP: 18,
  GIVE_FREE: 19,
  KEEP_FREE: 20,
  CASH: 21,
  PROPOSE: 22,
  CANCEL: 23,
  ACCEPT: 24,
  DECLINE: 25,
  BID: 26,
  PASS: 27,
  PLACE: 28,
  BANKRUPT: 29,
  SILENT: 30,
  REST: 31,
  CARD: 32,
  AGAIN: 33,
  ENOUGH: 34,
} as const

export const plain = (kind: number): Move => pack(0, 0, kind)
/** Sums are larger than a part of a move: they fill two. */
export const ofSum = (sum: number, kind: number): Move => pack(sum & 1023, sum >> 10, kind)
export const sumIn = (m: Move): number => (m & 1023) | (((m >> 10) & 1023) << 10)
