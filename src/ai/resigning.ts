/** When an opponent gives a lost game up. */

/** So small a share of the game is as good as none. */
const HOPELESS = 0.03
/** It must have stood so at so many of its decisions in a row, and not in the first moves. */
const IN_A_ROW = 3
const EARLIEST = 10

/** `shares` are how it stood at its decisions by its own search, the latest last. */
export const resigns = (shares: readonly number[]): boolean =>
  shares.length >= EARLIEST && shares.slice(-IN_A_ROW).every(share => share <= HOPELESS)
