import type { Position } from '../../../engine/index.ts'
import { ray, type Ground } from '../../../kit/index.ts'

const LONG = 4
const WAYS = 3

/** The straight lines of the board and the rows on them; a line has room for one row of a player at most. */
export function rowsOf(g: Ground, codes: readonly number[]) {
  const { stacks, tops, board } = g
  const { size } = board
  const lines = [...board.cells.keys()].flatMap(c =>
    Array.from({ length: WAYS }, (_, way) => ({ way, cells: [c, ...ray(board, c, way)] })).filter(
      ({ way }) => board.next[c * board.dirs.length + board.opposite[way]!] === size,
    ),
  )
  // All lines one after the other, each ended by the wall.
  const cells = Int16Array.from(lines.flatMap(line => [...line.cells, size]))
  const ways = Int8Array.from(lines.flatMap(line => [...line.cells.map(() => line.way), line.way]))

  /** The row that was found last: its ends, its way, and whether a single disc is in it. */
  const row = { first: 0, last: 0, way: 0, hasSingle: false }
  /** Looks for a row from the place `from` of the list on; gives the place behind it, or -1. */
  const find = (p: Position, from: number, player: number): number => {
    const own = codes[player]!
    const { words } = p
    let length = 0
    for (let i = from; i < cells.length; i++) {
      if (words[tops + cells[i]!] === own) {
        length++
        continue
      }
      if (length >= LONG) {
        row.first = cells[i - length]!
        row.last = cells[i - 1]!
        row.way = ways[i]!
        row.hasSingle = false
        for (let k = i - length; k < i; k++) if (stacks.height(p, cells[k]!) === 1) row.hasSingle = true
        return i
      }
      length = 0
    }
    return -1
  }
  return {
    row,
    find,
    /** Whether a player has a row: any, or one that must go because a single disc is in it. */
    has(p: Position, player: number, which: 'any' | 'must go'): boolean {
      for (let i = find(p, 0, player); i >= 0; i = find(p, i, player))
        if (which === 'any' || row.hasSingle) return true
      return false
    },
    /** How far a player's rows have grown: three in order count, two a little. */
    growing(p: Position, player: number): number {
      const own = codes[player]!
      let sum = 0
      for (let i = 0, length = 0; i < cells.length; i++) {
        length = p.words[tops + cells[i]!] === own ? length + 1 : 0
        if (length === 2) sum += 0.2
        else if (length === 3) sum += 0.8
      }
      return sum
    },
  }
}
