import type { Search, Solution } from '../../../engine/index.ts'
import { SETS, SIZE, steps, type Tables } from './patterns.ts'

const NEAR = Array.from({ length: SIZE }, (_, a) =>
  Array.from({ length: SIZE }, (__, b) => b).filter(b => steps(a, b) === 1),
)
const mirrored = (c: number): number => (c & 3) * 4 + (c >> 2)
/** Longer than any solution: eighty pushes are always enough. */
const DEEPEST = 81

/** The set of each tile, and what one cell more is worth in its place of the table; for the mirrored tile as well. */
const setOf = new Int8Array(SIZE)
const weight = new Int32Array(SIZE)
for (const [s, set] of SETS.entries())
  for (const [i, tile] of set.entries()) {
    setOf[tile] = s
    weight[tile] = SIZE ** i
  }
const other = Int8Array.from({ length: SIZE }, (_, tile) => (tile === 0 ? 0 : mirrored(tile - 1) + 1))

/**
 * Depth-first search in rounds, each allowing two more pushes than the one before, cut off by the pattern tables: the larger of
 * the sums for the board as it lies and for its mirror image. `arranged` lists the tiles as they are read, 0 for the gap; the
 * solution names the cells of the tiles to push.
 */
export function searchByPatterns(
  tables: Tables,
  arranged: readonly number[],
  solution: (cells: readonly number[]) => Solution,
): Search {
  const board = Int8Array.from(arranged)
  const straight = new Int32Array(SETS.length)
  const mirror = new Int32Array(SETS.length)
  for (let c = 0; c < SIZE; c++) {
    const tile = board[c]!
    if (tile === 0) continue
    straight[setOf[tile]!]! += c * weight[tile]!
    mirror[setOf[other[tile]!]!]! += mirrored(c) * weight[other[tile]!]!
  }
  const least = (places: Int32Array): number => {
    let sum = 0
    for (let s = 0; s < places.length; s++) sum += tables[s]![places[s]!]!
    return sum
  }
  /** The tile on `from` goes to the gap on `to`, or back. */
  const push = (from: number, to: number): void => {
    const tile = board[from]!
    board[to] = tile
    board[from] = 0
    straight[setOf[tile]!]! += (to - from) * weight[tile]!
    const twin = other[tile]!
    mirror[setOf[twin]!]! += (mirrored(to) - mirrored(from)) * weight[twin]!
  }

  /** By depth: where the gap is, and which of its neighbours comes next. */
  const gaps = new Int8Array(DEEPEST + 1)
  const tried = new Int8Array(DEEPEST + 1)
  let bound = Math.max(least(straight), least(mirror))
  let depth = 0
  let positions = 1
  gaps[0] = board.indexOf(0)

  const found = (): boolean => depth === bound && least(straight) === 0 && board[SIZE - 1] === 0
  return {
    get positions() {
      return positions
    },
    advance(n) {
      if (depth === 0 && found()) return solution([])
      const until = positions + n
      while (positions < until) {
        const gap = gaps[depth]!
        const next = NEAR[gap]![tried[depth]!]
        if (next === undefined) {
          if (depth === 0) {
            bound += 2
            tried[0] = 0
            continue
          }
          tried[depth] = 0
          depth--
          push(gaps[depth]!, gap)
          continue
        }
        tried[depth]!++
        if (depth > 0 && next === gaps[depth - 1]) continue
        positions++
        push(next, gap)
        const left = bound - depth - 1
        if (least(straight) > left || least(mirror) > left) {
          push(gap, next)
          continue
        }
        depth++
        gaps[depth] = next
        tried[depth] = 0
        if (found()) return solution(Array.from(gaps.subarray(1, depth + 1)))
      }
      return undefined
    },
  }
}
