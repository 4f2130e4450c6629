import type { NetView, Position } from '../../../engine/index.ts'
import { PASS, to } from '../../../kit/index.ts'

/** What the planes are made of. */
export interface ReversiGround {
  readonly size: number
  readonly fewest: boolean
  /** Whose disc lies on a cell; -1 when it is free. */
  owner(p: Position, c: number): number
  /** Whether a player could place a disc on a free cell. */
  can(p: Position, c: number, player: number): boolean
  /** The number of free cells. */
  left(p: Position): number
}

const [OWN, OTHER, BOARD, THEIRS, FORBIDDEN, FEWEST] = [1, 2, 4, 8, 32, 64]
/** With so few free cells alpha-beta sees the end of the game. */
const LAST = 10

/** How a net sees reversi: the discs, where the other could place, where the mover may not, and whether fewer discs win. */
export const reversiNet = ({ size, fewest, owner, can, left }: ReversiGround): NetView => ({
  weights: new URL('./reversi.bin', import.meta.url),
  size,
  planes(p, bytes) {
    const me = p.turn
    for (let c = 0; c < size * size; c++) {
      const who = owner(p, c)
      let planes = BOARD | (fewest ? FEWEST : 0)
      if (who >= 0) planes |= who === me ? OWN : OTHER
      else planes |= (can(p, c, me) ? 0 : FORBIDDEN) | (can(p, c, 1 - me) ? THEIRS : 0)
      bytes[c] = planes
    }
    return fewest ? 1 : 0
  },
  place: (_, m) => (m === PASS ? size * size : to(m)),
  lead: (_, owned) => (fewest ? -owned : owned),
  solves: p => left(p) <= LAST,
})
