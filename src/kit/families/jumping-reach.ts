import type { Move, Moves, Rng } from '../../engine/index.ts'
import { step, type Board } from '../boards/index.ts'

const FRESH = 1 << 30
const TRIES = 40

/**
 * Lists where men can go by a step or a chain of jumps over any men. `cells` is where the words of the cells start.
 *
 * Empty cells that jumps join are the same for every man, so each such pool is flooded once in a listing: a man reaches
 * all of a pool when its first jump lands there. Only a pool that hangs together by jumps over the man itself (who leaves
 * that cell) is different for him, and is then walked for him alone.
 */
export function reaching(board: Board, cells: number) {
  const { size, next } = board
  const D = board.dirs.length
  const behind = new Int16Array((size + 1) * D).fill(size)
  for (let c = 0; c < size; c++)
    for (let d = 0; d < D; d++) behind[c * D + d] = step(board, step(board, c, d), d)
  // One direction of each pair of opposite ones.
  const axes = board.opposite.flatMap((back, d) => (d < back ? [[d, back] as const] : []))
  const one = Int8Array.from(axes, ([d]) => d)
  const other = Int8Array.from(axes, ([, back]) => back)

  // A cell's pool is its label less `base`; labels below `base` are of an earlier listing.
  const label = new Int32Array(size + 1)
  const members = new Int16Array(size + 1)
  const begins = new Int16Array(size + 2)
  const chosen = new Int32Array(size + 1)
  let base = 1
  let pools = 0
  const seen = new Int32Array(size + 1)
  const queue = new Int16Array(size + 1)
  let stamp = 0

  const flood = (w: Int32Array, start: number): void => {
    const mine = base + pools
    let head = begins[pools]!
    let tail = head
    label[start] = mine
    members[tail++] = start
    while (head < tail) {
      const at = members[head++]! * D
      for (let d = 0; d < D; d++) {
        if (w[cells + next[at + d]!]! <= 0) continue
        const b = behind[at + d]!
        if (w[cells + b] !== 0 || label[b]! >= base) continue
        label[b] = mine
        members[tail++] = b
      }
    }
    begins[++pools] = tail
  }

  /** Where jumps lead the man on `c`, into `queue` from place 1 on; stops at `limit` places. Tells how many. */
  const walk = (w: Int32Array, c: number, limit: number): number => {
    stamp++
    seen[c] = stamp
    queue[0] = c
    let tail = 1
    for (let head = 0; head < tail; head++) {
      const at = queue[head]! * D
      for (let d = 0; d < D; d++) {
        const over = next[at + d]!
        if (w[cells + over]! <= 0 || over === c) continue
        const b = behind[at + d]!
        if (w[cells + b] !== 0 || seen[b] === stamp) continue
        seen[b] = stamp
        queue[tail++] = b
        if (tail > limit) return limit
      }
    }
    return tail - 1
  }

  /** Some pool that the man on `c` reaches has a jump over the man himself. */
  const standsIn = (w: Int32Array, c: number): boolean => {
    for (let k = 0; k < one.length; k++) {
      const a = next[c * D + one[k]!]!
      if (w[cells + a] !== 0 || w[cells + next[c * D + other[k]!]!] !== 0) continue
      if (label[a]! >= base && chosen[label[a]! - base] === stamp) return true
    }
    return false
  }

  const refresh = (): void => {
    if (base > FRESH) {
      label.fill(0)
      base = 1
    }
    if (stamp > FRESH) {
      chosen.fill(0)
      seen.fill(0)
      stamp = 0
    }
  }

  const list = (w: Int32Array, first: number, end: number, out: Moves): void => {
    base += size
    refresh()
    pools = 0
    for (let k = first; k < end; k++) {
      const c = w[k]!
      let reached = 0
      stamp++
      for (let d = 0; d < D; d++) {
        const near = next[c * D + d]!
        const there = w[cells + near]!
        if (there === 0) out.add(c | (near << 10))
        else if (there > 0) {
          const b = behind[c * D + d]!
          if (w[cells + b] !== 0) continue
          if (label[b]! < base) flood(w, b)
          const pool = label[b]! - base
          if (chosen[pool] === stamp) continue
          chosen[pool] = stamp
          queue[reached++] = pool
        }
      }
      if (reached === 0) continue
      if (standsIn(w, c)) {
        const found = walk(w, c, size)
        for (let i = 1; i <= found; i++) out.add(c | (queue[i]! << 10))
      } else
        for (let r = 0; r < reached; r++)
          for (let i = begins[queue[r]!]!; i < begins[queue[r]! + 1]!; i++) out.add(c | (members[i]! << 10))
    }
  }
  const { tribes, tribeOf, tribeSize, edges } = tribesOf(behind, board)
  /** The most places that jumps can lead any man to now; `crowd` counts the men of each tribe of cells. */
  const bound = (w: Int32Array, crowd: number): number => {
    let most = 0
    for (let t = 0; t < tribes; t++) {
      let sum = 0
      for (let o = 0; o < tribes; o++) sum += edges[t * tribes + o]! * w[crowd + o]!
      if (sum > tribeSize[t]!) sum = tribeSize[t]!
      if (sum > most) most = sum
    }
    return most
  }
  /**
   * A random move, each with the same chance: a random man and one of as many numbers as any man could have moves; if
   * he has no move of that number, another try. -1 when none was found.
   */
  const pick = (w: Int32Array, first: number, men: number, crowd: number, rng: Rng): Move => {
    refresh()
    if (men === 0) return -1
    const numbers = D + bound(w, crowd)
    for (let i = 0; i < TRIES; i++) {
      const draw = rng.below(men * numbers)
      const c = w[first + (draw % men)]!
      const number = Math.floor(draw / men)
      if (number < D) {
        const near = next[c * D + number]!
        if (w[cells + near] === 0) return c | (near << 10)
      } else if (walk(w, c, number - D + 1) === number - D + 1) return c | (queue[number - D + 1]! << 10)
    }
    return -1
  }
  return { list, pick, tribes, tribeOf }
}

/**
 * Jumps lead only to cells that are an even number of steps away: cells fall into tribes. Every place a chain newly
 * reaches needs another jump, and a man on a cell of tribe o can be jumped on edges[t * tribes + o] lines by men of
 * tribe t.
 */
function tribesOf(behind: Int16Array, board: Board) {
  const { size, next, opposite } = board
  const D = board.dirs.length
  const tribeOf = new Int8Array(size + 1).fill(-1)
  const tribeSize: number[] = []
  for (let c = 0; c < size; c++) {
    if (tribeOf[c]! >= 0) continue
    const tribe = tribeSize.length
    tribeOf[c] = tribe
    const found = [c]
    for (const at of found)
      for (let d = 0; d < D; d++) {
        const b = behind[at * D + d]!
        if (b === size || tribeOf[b]! >= 0) continue
        tribeOf[b] = tribe
        found.push(b)
      }
    tribeSize.push(found.length)
  }
  const tribes = tribeSize.length
  const edges = new Int32Array(tribes * tribes)
  for (let o = 0; o < size; o++) {
    const lines = new Int32Array(tribes)
    for (let d = 0; d < D; d++) {
      const a = next[o * D + d]!
      if (d < opposite[d]! && a !== size && next[o * D + opposite[d]!] !== size) lines[tribeOf[a]!]!++
    }
    for (let t = 0; t < tribes; t++) {
      const at = t * tribes + tribeOf[o]!
      edges[at] = Math.max(edges[at]!, lines[t]!)
    }
  }
  return { tribes, tribeOf, tribeSize: Int32Array.from(tribeSize), edges }
}
