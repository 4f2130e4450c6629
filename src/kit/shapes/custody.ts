import type { Move, Position } from '../../engine/index.ts'
import { step, type Board } from '../boards/index.ts'
import { from, to } from '../moves/packing.ts'
import { isPlace } from '../standing/buttons.ts'

/** What custodian capture needs to know of a ground. */
interface CustodyGround {
  readonly board: Board
  readonly players: readonly unknown[]
  readonly cells: number
  readonly ownerOf: Int8Array
  readonly set: (p: Position, c: number, code: number) => void
}

interface CustodyRules {
  /** The board whose directions count; the ground's own when absent. */
  readonly along?: Board
  /** Cells that stand for the second captor while they are empty. */
  readonly anvils?: readonly number[]
  /** Cells where nobody is taken. */
  readonly safe?: readonly number[]
  /** By code: pieces that take and help to take (all when absent), and those that are taken so (all when absent). */
  readonly takes?: (code: number) => boolean
  readonly falls?: (code: number) => boolean
}

/**
 * Custodian capture: an enemy in line between the piece that has just moved and another piece of its side is taken off. Who
 * walks in between is safe. The cells must end in a wall.
 */
export interface Custody {
  /** Takes off whatever the piece that has just come to `c` holds captive, and tells how many they were. */
  take(p: Position, c: number): number
  /** How many a move would take, asked before it is made. */
  count(p: Position, m: Move): number
  /** The name of a capturing move, `c3-c4xd4` with every cell that is taken; and what a move wins at once. */
  readonly shown: {
    readonly name: (p: Position, m: Move) => string | undefined
    readonly gain: (p: Position, m: Move) => number
  }
}

export function custody(g: CustodyGround, rules: CustodyRules = {}): Custody {
  const { cells, ownerOf, players } = g
  const { along = g.board, anvils = [], safe = [], takes = () => true, falls = () => true } = rules
  const degree = along.dirs.length
  /** By code: the owner + 1 of those who take and of those who are taken, 0 for the others. */
  const sideOf = (owner: number, does: boolean) =>
    does && owner >= 0 && owner < players.length ? owner + 1 : 0
  const captor = Int8Array.from(ownerOf, (owner, code) => sideOf(owner, takes(code)))
  const prey = Int8Array.from(ownerOf, (owner, code) => sideOf(owner, falls(code)))
  const anvil = new Uint8Array(along.size)
  for (const c of anvils) anvil[c] = 1

  /** For each cell and direction the neighbour and the one behind it; the wall, where nobody stands, when one is missing. */
  const near = new Int16Array(along.size * degree).fill(along.size)
  const far = new Int16Array(along.size * degree).fill(along.size)
  for (let k = 0; k < near.length; k++) {
    const between = along.next[k]!
    const behind = step(along, between, k % degree)
    if (behind === along.size || safe.includes(between)) continue
    near[k] = between
    far[k] = behind
  }
  /** Whether the neighbour is held by `side` on both ends, when the cell `left` counts as empty. */
  const isHeld = (words: Int32Array, k: number, side: number, left: number): boolean => {
    const between = words[cells + near[k]!]!
    if (between <= 0 || prey[between] === 0 || prey[between] === side) return false
    const behind = far[k] === left ? 0 : words[cells + far[k]!]!
    return behind === 0 ? anvil[far[k]!] === 1 : captor[behind] === side
  }

  const count = (p: Position, m: Move): number => {
    const side = captor[p.words[cells + from(m)]!]!
    let n = 0
    for (let k = to(m) * degree, end = k + degree; side > 0 && k < end; k++)
      if (isHeld(p.words, k, side, from(m))) n++
    return n
  }
  const captives = (p: Position, m: Move): readonly number[] => {
    const side = captor[p.at(cells + from(m))]!
    const around = Array.from({ length: degree }, (_, d) => to(m) * degree + d)
    return side === 0 ? [] : around.filter(k => isHeld(p.words, k, side, from(m))).map(k => near[k]!)
  }

  return {
    count,
    take(p, c) {
      const side = captor[p.words[cells + c]!]!
      let n = 0
      for (let k = c * degree, end = k + degree; side > 0 && k < end; k++)
        if (isHeld(p.words, k, side, -1)) {
          g.set(p, near[k]!, 0)
          n++
        }
      return n
    },
    shown: {
      name(p, m) {
        const taken = isPlace(m) ? [] : captives(p, m)
        const { names } = along
        return taken.length === 0
          ? undefined
          : [`${names[from(m)]!}-${names[to(m)]!}`, ...taken.map(c => names[c]!)].join('x')
      },
      gain: (p, m) => (isPlace(m) ? 0 : count(p, m)),
    },
  }
}
