import type { Moves, Position } from '../../../engine/index.ts'
import { pack } from '../../../kit/index.ts'
import { board } from './board.ts'

const DEGREE = 8
/** By player the ways back, in the board's directions n ne e se s sw w nw; soldiers use those aslant, every second one. */
const BACK = [
  [3, 4, 5],
  [7, 0, 1],
] as const
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
      const isNear = ownerOf[words[cells + one]!] === enemy && words[cells + two] === 0
      const isFar = isOfficer && words[cells + one] === 0 && ownerOf[words[cells + two]!] === enemy
      const lands = isOfficer && words[cells + three] === 0
      if (!out && (isNear || (isFar && lands))) return true
      if (isNear) out?.add(pack(c, two, TAKEN + one))
      if (lands && (isNear || isFar)) out?.add(pack(c, three, TAKEN + (isNear ? one : two)))
    }
    return out !== undefined && out.n > before
  }

  /** Captures and quiet moves; an officer also hops over an own soldier, any way if that goes on with a capture. */
  const listFrom = (p: Position, c: number, out: Moves): void => {
    const { words } = p
    const code = words[cells + c]!
    const player = ownerOf[code]!
    const isOfficer = code === officers[player]
    captures(p, c, code, out)
    for (let d = isOfficer ? 0 : 1; d < DEGREE; d += isOfficer ? 1 : 2) {
      const one = next[c * DEGREE + d]!
      const two = next[one * DEGREE + d]!
      const isForward = d !== BACK[player]![0] && d !== BACK[player]![1] && d !== BACK[player]![2]
      const reaches = isOfficer && words[cells + two] === 0
      if (words[cells + one] === 0) {
        if (isForward) out.add(pack(c, one, QUIETLY))
        if (isForward && reaches) out.add(pack(c, two, QUIETLY))
      } else if (reaches && words[cells + one] === soldiers[player]) {
        if (captures(p, two, code, undefined)) out.add(pack(c, two, HOP))
        else if (isForward) out.add(pack(c, two, QUIETLY))
      }
    }
  }
  const listCaptures = (p: Position, c: number, out: Moves): void => {
    captures(p, c, p.words[cells + c]!, out)
  }
  return { listCaptures, listFrom }
}
