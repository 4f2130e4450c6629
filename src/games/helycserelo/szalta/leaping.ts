import type { Move, Moves, Position } from '../../../engine/index.ts'
import { cellCodec, type ChangingGround, type ManWays } from '../../../kit/index.ts'

// Directions of a board of squares: n ne e se s sw w nw. The first two of each player lead forward.
const DIAGONALS = [
  [1, 7, 3, 5],
  [3, 5, 1, 7],
] as const
const FORWARD = 2
const CALL = 1
const TRIES = 40
export const isCall = (m: Move): boolean => m >> 20 === CALL
const called = (m: Move): Move => m | (CALL << 20)

/** 'calls': jumps are free, and may be demanded by calling; 'forced': forward jumps alone, and always a duty. */
export type Jumps = 'calls' | 'forced'

/** How the men go and what they demand of each other. The cell of a man who called is a word of the position. */
export function leaping({ layout, board, cells, owner, men, count }: ChangingGround, jumps: Jumps) {
  const { next, opposite, size } = board
  const D = board.dirs.length
  const call = layout.range('called', 1, { json: cellCodec(board) })
  const slanted = next.map((c, at) => ((at % D) % 2 === 1 ? c : size))

  /** Where the man on `c` comes to in the direction number `k` of its owner, or the wall. */
  const end = (w: Int32Array, c: number, k: number): number => {
    const d = DIAGONALS[w[0]!]![k]!
    const near = next[c * D + d]!
    const there = w[cells + near]!
    if (there === 0) return near
    if (there < 0 || owner[there] === w[0] || (jumps === 'forced' && k >= FORWARD)) return size
    const behind = next[near * D + d]!
    return w[cells + behind] === 0 ? behind : size
  }

  /** Whether the man that goes from `a` to `b` stands then before an enemy who can jump over him. */
  const mayCall = (w: Int32Array, a: number, b: number): boolean => {
    if (jumps === 'forced') return false
    const enemy = 1 - w[0]!
    for (let k = 0; k < FORWARD; k++) {
      const d = DIAGONALS[enemy]![k]!
      const jumper = w[cells + next[b * D + opposite[d]!]!]!
      if (jumper <= 0 || owner[jumper] !== enemy) continue
      const behind = next[b * D + d]!
      if (w[cells + behind] === 0 || behind === a) return true
    }
    return false
  }

  const add = (w: Int32Array, a: number, b: number, out: Moves): void => {
    out.add(a | (b << 10))
    if (mayCall(w, a, b)) out.add(called(a | (b << 10)))
  }

  const listFreely = (w: Int32Array, first: number, last: number, out: Moves): void => {
    for (let i = first; i < last; i++)
      for (let k = 0; k < 4; k++) {
        const b = end(w, w[i]!, k)
        if (b !== size) add(w, w[i]!, b, out)
      }
  }

  /** The forward jumps over the man who called. */
  const listJumps = (w: Int32Array, over: number, out: Moves): void => {
    for (let k = 0; k < FORWARD; k++) {
      const d = DIAGONALS[w[0]!]![k]!
      const a = next[over * D + opposite[d]!]!
      const b = next[over * D + d]!
      if (w[cells + a]! > 0 && owner[w[cells + a]!] === w[0] && w[cells + b] === 0) add(w, a, b, out)
    }
  }

  // The man who could move the last time it was asked; he mostly still can.
  const movers = [0, 0]
  /** Whether the enemy can still move after the man on `a` went to `b`. */
  const leavesAMove = (p: Position, a: number, b: number): boolean => {
    const w = p.words
    const enemy = 1 - w[0]!
    const n = count(p, enemy)
    for (let i = 0; i < n; i++) {
      const k = (movers[enemy]! + i) % n
      const c = w[men(enemy) + k]!
      for (let j = 0; j < 4; j++) {
        const d = DIAGONALS[enemy]![j]!
        const near = next[c * D + d]!
        const behind = next[near * D + d]!
        const free = near === a || (w[cells + near] === 0 && near !== b)
        const jumped = near === b || (w[cells + near]! > 0 && near !== a && owner[w[cells + near]!] === w[0])
        const opens = behind === a || (w[cells + behind] === 0 && behind !== b)
        if (free || (jumped && opens && (jumps === 'calls' || j < FORWARD))) {
          movers[enemy] = k
          return true
        }
      }
    }
    return false
  }

  const ways: ManWays = {
    next: () => slanted,
    list(p, first, last, out) {
      const w = p.words
      if (w[call]! > 0) listJumps(w, w[call]! - 1, out)
      else listFreely(w, first, last, out)
    },
    pick(p, first, n, rng) {
      const w = p.words
      if (n === 0 || w[call]! > 0) return -1
      for (let i = 0; i < TRIES; i++) {
        // The last three bits: is it a call, and which of four directions.
        const draw = rng.below(8 * n)
        const a = w[first + (draw >> 3)]!
        const b = end(w, a, draw & 3)
        if (b === size) continue
        if ((draw & 4) === 0) return a | (b << 10)
        if (mayCall(w, a, b)) return called(a | (b << 10))
      }
      return -1
    },
  }
  /** Whether a step or a jump leads from `a` to `b`. */
  const leads = (w: Int32Array, a: number, b: number): boolean => {
    for (let k = 0; k < 4; k++) if (end(w, a, k) === b) return true
    return false
  }
  /** Every step and jump of the player to move, as if nobody had called. */
  const listAll = (p: Position, out: Moves): void =>
    listFreely(p.words, men(p.turn), men(p.turn) + count(p, p.turn), out)
  return { ways, call, mayCall, leads, leavesAMove, listAll }
}

export type Leaps = ReturnType<typeof leaping>
