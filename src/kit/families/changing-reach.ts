import { assert, type Layout, type Move, type Moves, type Position, type Rng } from '../../engine/index.ts'
import { step, type Board } from '../boards/index.ts'

const FRESH = 1 << 30
const TRIES = 40

/**
 * Where men can go by a step or a chain of jumps over any men. `cells` is where the words of the cells start.
 *
 * Empty cells that jumps join are the same for every man, so each such pool is flooded once in a listing: a man reaches
 * all of a pool when his first jump lands there. That he has left his own cell changes nothing: jumps over it join only
 * cells that he cannot reach (see tribesOf). How many men stand on each tribe of cells is kept in noted words: whoever
 * moves men, takes them or reads a position tells so.
 */
export function reaching(board: Board, cells: number, layout: Layout) {
  const { size, next } = board
  const D = board.dirs.length
  const behind = new Int16Array((size + 1) * D).fill(size)
  for (let c = 0; c < size; c++)
    for (let d = 0; d < D; d++) behind[c * D + d] = step(board, step(board, c, d), d)
  const { tribes, tribeOf, tribeSize, lines } = tribesOf(behind, board)
  const crowd = layout.range('crowd', tribes)
  /** A man came to a cell (`by` 1) or left it (-1). */
  const counted = (p: Position, c: number, by: 1 | -1): void =>
    p.note(crowd + tribeOf[c]!, p.words[crowd + tribeOf[c]!]! + by)
  const derive = (p: Position): void => {
    for (let t = 0; t < tribes; t++) p.note(crowd + t, 0)
    for (let c = 0; c < size; c++) if (p.at(cells + c) > 0) counted(p, c, 1)
  }

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

  /** Adds every move of the men whose cells are the words from `first` to `end`. */
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
      for (let r = 0; r < reached; r++)
        for (let i = begins[queue[r]!]!; i < begins[queue[r]! + 1]!; i++) out.add(c | (members[i]! << 10))
    }
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
        if (w[cells + next[at + d]!]! <= 0) continue
        const b = behind[at + d]!
        if (w[cells + b] !== 0 || seen[b] === stamp) continue
        seen[b] = stamp
        queue[tail++] = b
        if (tail > limit) return limit
      }
    }
    return tail - 1
  }

  /** No man can now be led by jumps to more places than this. */
  const bound = (w: Int32Array): number => {
    let most = 0
    for (let t = 0; t < tribes; t++) {
      let sum = 0
      for (let o = 0; o < tribes; o++) sum += lines[t * tribes + o]! * w[crowd + o]!
      if (sum > tribeSize[t]!) sum = tribeSize[t]!
      if (sum > most) most = sum
    }
    return most
  }

  /**
   * A random move, each with the same chance: a random man and one of as many numbers as any man could have moves; if
   * he has no move of that number, another try. -1 when none was found.
   */
  const pick = (w: Int32Array, first: number, men: number, rng: Rng): Move => {
    refresh()
    if (men === 0) return -1
    const numbers = D + bound(w)
    for (let i = 0; i < TRIES; i++) {
      const draw = rng.below(men * numbers)
      const c = w[first + (draw % men)]!
      const number = Math.floor(draw / men)
      const jump = number - D + 1
      if (jump <= 0) {
        const near = next[c * D + number]!
        if (w[cells + near] === 0) return c | (near << 10)
      } else if (walk(w, c, jump) === jump) return c | (queue[jump]! << 10)
    }
    return -1
  }

  return { list, pick, counted, derive }
}

/**
 * Jumps lead only to cells an even number of steps away in every direction: cells fall into tribes, and neighbours are of
 * different ones. A man on a cell of tribe o can be jumped along at most lines[t * tribes + o] lines by men of tribe
 * t; each place that a chain newly reaches takes another such line.
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
  const lines = new Int32Array(tribes * tribes)
  for (let o = 0; o < size; o++) {
    const here = new Int32Array(tribes)
    for (let d = 0; d < D; d++) {
      const a = next[o * D + d]!
      if (a === size) continue
      assert(tribeOf[a] !== tribeOf[o], 'a jump may lead to a neighbour')
      if (d < opposite[d]! && next[o * D + opposite[d]!] !== size) here[tribeOf[a]!]!++
    }
    for (let t = 0; t < tribes; t++) {
      const at = t * tribes + tribeOf[o]!
      lines[at] = Math.max(lines[at]!, here[t]!)
    }
  }
  return { tribes, tribeOf, tribeSize: Int32Array.from(tribeSize), lines }
}
