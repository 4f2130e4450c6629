import type { Moves, Position } from '../../../engine/index.ts'
import { pack } from '../../../kit/index.ts'
import { board } from './board.ts'

const DEGREE = 8
/** By player the ways of quiet moves, in the board's directions n ne e se s sw w nw. */
type Ways = readonly (readonly number[])[]
const SOLDIER_WAYS: Ways = [
  [1, 7],
  [3, 5],
]
const OFFICER_WAYS: Ways = [
  [0, 1, 2, 6, 7],
  [4, 3, 2, 6, 5],
]
/** What a move has packed: nothing, a hop that goes on with a capture, or the captured cell behind this number. */
export const [QUIETLY, HOP, TAKEN] = [0, 1, 2]

interface Army {
  readonly cells: number
  readonly ownerOf: Int8Array
  /** The codes by player. */
  readonly soldiers: readonly number[]
  readonly officers: readonly number[]
}

/** How soldiers and officers go and capture. */
export function gaits({ cells, ownerOf, soldiers, officers }: Army) {
  const { next } = board

  /** Lists the captures of a piece that goes as `code` from `c`; tells whether there is one. */
  const captures = (p: Position, c: number, code: number, out: Moves | undefined): boolean => {
    const { words } = p
    const enemy = 1 - ownerOf[code]!
    const isOfficer = code === officers[ownerOf[code]!]
    const before = out?.n ?? 0
    for (let d = isOfficer ? 0 : 1; d < DEGREE; d += isOfficer ? 1 : 2) {
      const one = next[c * DEGREE + d]!
      const two = next[one * DEGREE + d]!
      const three = next[two * DEGREE + d]!
      if (ownerOf[words[cells + one]!] === enemy && words[cells + two] === 0) {
        if (!out) return true
        out.add(pack(c, two, TAKEN + one))
        if (isOfficer && words[cells + three] === 0) out.add(pack(c, three, TAKEN + one))
      }
      const isFar = isOfficer && words[cells + one] === 0 && ownerOf[words[cells + two]!] === enemy
      if (isFar && words[cells + three] === 0) {
        if (!out) return true
        out.add(pack(c, three, TAKEN + two))
      }
    }
    return out !== undefined && out.n > before
  }
  /** An officer's hops over an own soldier; those that go on with a capture lead any way. */
  const hops = (p: Position, c: number, player: number, out: Moves): void => {
    for (let d = 0; d < DEGREE; d++) {
      const over = next[c * DEGREE + d]!
      const goal = next[over * DEGREE + d]!
      if (p.words[cells + over] !== soldiers[player] || p.words[cells + goal] !== 0) continue
      if (captures(p, goal, officers[player]!, undefined)) out.add(pack(c, goal, HOP))
      else if (OFFICER_WAYS[player]!.includes(d)) out.add(pack(c, goal, QUIETLY))
    }
  }
  const listFrom = (p: Position, c: number, out: Moves): void => {
    const code = p.words[cells + c]!
    const player = ownerOf[code]!
    captures(p, c, code, out)
    const isOfficer = code === officers[player]
    const ways = isOfficer ? OFFICER_WAYS[player]! : SOLDIER_WAYS[player]!
    for (let k = 0; k < ways.length; k++) {
      const one = next[c * DEGREE + ways[k]!]!
      if (p.words[cells + one] !== 0) continue
      out.add(pack(c, one, QUIETLY))
      const two = next[one * DEGREE + ways[k]!]!
      if (isOfficer && p.words[cells + two] === 0) out.add(pack(c, two, QUIETLY))
    }
    if (isOfficer) hops(p, c, player, out)
  }
  return { captures, listFrom }
}
