import type { Player, Position } from '../../engine/index.ts'
import { colOf, neighbours, rowOf, type Board } from '../boards/index.ts'

/** Farther than any cell that can be reached. */
export const BEYOND = 1000

/** How many steps lead from a cell to each cell of a board without pieces; `near` tells where steps lead where not all are open. */
export function stepsFrom(
  board: Board,
  start: number,
  near = (c: number): readonly number[] => neighbours(board, c),
): Int16Array {
  const found = new Int16Array(board.size).fill(BEYOND)
  found[start] = 0
  const queue = [start]
  for (const c of queue)
    for (const n of near(c))
      if (found[n] === BEYOND) {
        found[n] = found[c]! + 1
        queue.push(n)
      }
  return found
}

/** By cell the other cells at most so many steps away: `reach` places for each, filled up with the wall. */
export function cellsWithin(
  board: Board,
  steps: number,
): { readonly cells: Int16Array; readonly reach: number } {
  const near = board.cells.map((_, c) => neighbours(board, c))
  const lists = near.map((_, c) => {
    const found = new Set([c])
    for (let i = 0; i < steps; i++) for (const n of [...found].flatMap(each => near[each]!)) found.add(n)
    found.delete(c)
    return [...found]
  })
  const reach = Math.max(...lists.map(list => list.length))
  const cells = new Int16Array(board.size * reach).fill(board.size)
  for (const [c, list] of lists.entries()) cells.set(list, c * reach)
  return { cells, reach }
}

/**
 * How many moves along lines of empty cells lead from a player's pieces to each cell. `distances(p, first, n, base)` fills
 * `found` from `base` on; the cells to set off from are the `n` words from `first`.
 */
export function lineDistances({ next, dirs, size }: Board, cells: number, found: Int16Array) {
  const degree = dirs.length
  const queue = new Int16Array(size)
  return (p: Position, first: number, n: number, base: number): void => {
    const { words } = p
    found.fill(BEYOND, base, base + size)
    for (let k = 0; k < n; k++) {
      queue[k] = words[first + k]!
      found[base + queue[k]!] = 0
    }
    for (let head = 0, tail = n; head < tail; head++) {
      const c = queue[head]!
      const far = found[base + c]! + 1
      for (let d = 0; d < degree; d++)
        for (let at = next[c * degree + d]!; words[cells + at] === 0; at = next[at * degree + d]!) {
          if (found[base + at]! < far) break
          if (found[base + at] === far) continue
          found[base + at] = far
          queue[tail++] = at
        }
    }
  }
}

/** Where each player's pieces stand, as `tracks: ['places']` keeps them. */
interface Runners {
  readonly board: Board
  readonly players: readonly Player[]
  readonly cells: number
  readonly men: number
  readonly places: { first(player: number): number } | undefined
}

/** Equally near: a little better for the one to move. */
const TEMPO = 0.2

/**
 * Who reaches the empty cells first along lines of empty cells: the share of a player (-1 … 1) among those that anybody can
 * reach. Needs `tracks: ['places']`.
 */
export function reachedFirst({ board, players, cells, men, places }: Runners) {
  const { size } = board
  const distance = new Int16Array(players.length * size)
  const spread = lineDistances(board, cells, distance)
  return (p: Position, player: number): number => {
    for (let i = 0; i < players.length; i++) spread(p, places!.first(i), p.words[men + i]!, i * size)
    let mine = 0
    let open = 1
    for (let c = 0; c < size; c++) {
      if (p.words[cells + c] !== 0) continue
      const own = distance[player * size + c]!
      let rival = BEYOND
      for (let i = 0; i < players.length; i++)
        if (i !== player) rival = Math.min(rival, distance[i * size + c]!)
      if (own === BEYOND && rival === BEYOND) continue
      open++
      mine += own < rival ? 1 : own > rival ? -1 : p.turn === player ? TEMPO : -TEMPO
    }
    return mine / open
  }
}

/**
 * How far the pieces with the code `own` are on average from the nearest piece with the code `other`, in steps that may go
 * aslant on a board of squares; `far` where there is none.
 */
export function meanDistance(board: Board, cells: number, far: number) {
  const { size } = board
  const cols = Int16Array.from(board.cells, (_, c) => colOf(board, c))
  const rows = Int16Array.from(board.cells, (_, c) => rowOf(board, c))
  const others = new Int16Array(size)
  return (p: Position, own: number, other: number): number => {
    let m = 0
    for (let c = 0; c < size; c++) if (p.words[cells + c] === other) others[m++] = c
    let n = 0
    let sum = 0
    for (let c = 0; c < size; c++) {
      if (p.words[cells + c] !== own) continue
      let least = far
      for (let k = 0; k < m; k++) {
        const across = Math.abs(cols[c]! - cols[others[k]!]!)
        const along = Math.abs(rows[c]! - rows[others[k]!]!)
        least = Math.min(least, Math.max(across, along))
      }
      sum += least
      n++
    }
    return sum / Math.max(1, n)
  }
}
