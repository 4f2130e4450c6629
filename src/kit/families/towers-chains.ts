import type { Moves, Position } from '../../engine/index.ts'
import { pack } from '../moves/packing.ts'
import type { Ground } from '../standing/index.ts'

/**
 * Captures by jumping: a hop is packed with the jumped cell + 1. A chain goes on in any direction but `barred`, the way straight
 * back (-1 for none). The same column may be jumped again while its top is an enemy, so a look ahead counts what it took from each.
 */
export function chains(g: Ground) {
  const { ownerOf, stacks } = g
  const { next, opposite, size } = g.board
  const degree = g.board.dirs.length
  const EMPTY = -1
  const OUTSIDE = -2
  const taken = new Uint8Array(size)
  /** Where the capturing piece stood when the look ahead began. */
  let left = -1

  const ownerAt = (p: Position, c: number): number => {
    if (c === size) return OUTSIDE
    if (c === left) return EMPTY
    const height = stacks.height(p, c) - taken[c]!
    return height === 0 ? EMPTY : ownerOf[stacks.at(p, c, height - 1)]!
  }
  /** The cell behind an enemy next to `c` if one may land there, else -1. */
  const landing = (p: Position, c: number, d: number, foe: number): number => {
    const over = next[c * degree + d]!
    if (ownerAt(p, over) !== foe) return -1
    const land = next[over * degree + d]!
    return ownerAt(p, land) === EMPTY ? land : -1
  }
  /** The most men that a chain takes that has come to `c`. */
  const longest = (p: Position, c: number, barred: number, foe: number): number => {
    let best = 0
    for (let d = 0; d < degree; d++) {
      const land = d === barred ? -1 : landing(p, c, d, foe)
      if (land >= 0) best = Math.max(best, afterHop(p, c, d, land, foe))
    }
    return best
  }
  const afterHop = (p: Position, c: number, d: number, land: number, foe: number): number => {
    const over = next[c * degree + d]!
    taken[over]!++
    const men = 1 + longest(p, land, opposite[d]!, foe)
    taken[over]!--
    return men
  }

  return {
    canHop(p: Position, c: number, barred: number): boolean {
      const foe = 1 - ownerOf[g.at(p, c)]!
      for (let d = 0; d < degree; d++) if (d !== barred && landing(p, c, d, foe) >= 0) return true
      return false
    },
    hops(p: Position, c: number, barred: number, out: Moves): void {
      const foe = 1 - ownerOf[g.at(p, c)]!
      for (let d = 0; d < degree; d++) {
        const land = d === barred ? -1 : landing(p, c, d, foe)
        if (land >= 0) out.add(pack(c, land, next[c * degree + d]! + 1))
      }
    },
    /** Adds the hops of one piece that begin a chain of `most` men or more; a longer one drops all before. Gives the new most. */
    listMost(p: Position, c: number, barred: number, most: number, out: Moves): number {
      const foe = 1 - ownerOf[g.at(p, c)]!
      let best = most
      for (let d = 0; d < degree; d++) {
        const land = d === barred ? -1 : landing(p, c, d, foe)
        if (land < 0) continue
        left = c
        const men = afterHop(p, c, d, land, foe)
        left = -1
        if (men > best) {
          best = men
          out.n = 0
        }
        if (men === best) out.add(pack(c, land, next[c * degree + d]! + 1))
      }
      return best
    },
  }
}
