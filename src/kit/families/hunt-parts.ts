// Parts that several hunts share.
import { assert } from '../../engine/index.ts'
import type { HuntPart } from './hunt.ts'

/** The side has lost when fewer than `n` of its pieces are left. */
export const fewer =
  (side: 0 | 1, n: number): HuntPart =>
  ({ left, won }) => {
    const over = won(1 - side, `Kevesebb mint ${n} bábu maradt.`, `Fewer than ${n} pieces are left.`)
    return { outcome: p => (left(p, side) < n ? over : undefined) }
  }

/**
 * The side has won when one of its pieces has broken through: none of the enemy's, who never go back, stands nearer to
 * the enemy's own edge. `depth` tells for every cell how far it lies from that edge.
 */
export const breakthrough =
  (side: 0 | 1, depth: readonly number[]): HuntPart =>
  ({ board, cells, codes, inHand, standing, won }) => {
    assert(depth.length === board.size, 'every cell has a depth')
    const over = won(side, 'Áttört a támadó vonalon.', 'Broke through the line of attack.')
    const far = Math.max(...depth)
    const own = codes[side]!
    const rows = standing.layers(depth)
    return {
      outcome(p) {
        // The first piece met from the edge on tells, and those beside it; while pieces are put down it tells nothing.
        for (let row = 0; row < rows.length; row += standing.width) {
          if (standing.anyIn(p, side, rows, row)) return inHand(p, 0) + inHand(p, 1) > 0 ? undefined : over
          if (standing.anyIn(p, 1 - side, rows, row)) return undefined
        }
        return undefined
      },
      // The nearer to the edge, the better.
      value(p, player, usual) {
        let near = far
        for (let c = 0; c < board.size; c++)
          if (p.words[cells + c] === own && depth[c]! < near) near = depth[c]!
        const lead = 0.4 * (1 - near / far)
        return Math.max(-0.95, Math.min(0.95, player === side ? usual + lead : usual - lead))
      },
    }
  }
