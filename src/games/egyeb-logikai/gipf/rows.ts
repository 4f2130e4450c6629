import type { Moves, Position } from '../../../engine/index.ts'
import { linesOf, pack, type Ground } from '../../../kit/index.ts'

const LONG = 4
/** What a row is worth that has grown so long; longer ones are worth as much as the last. */
const GROWTH = [0, 0, 0.2, 1]

/** Rows of a player on the lines of the board: those of four, those among them with a single disc, which must go, and how far all have grown. */
interface Rows {
  rows: number
  binding: number
  growth: number
}

export function rowsOf(g: Ground<'disc'>) {
  const { board, stacks, tops } = g
  const codes = g.codes('disc')
  const lines = linesOf(board).filter(({ dir }) => dir < board.opposite[dir]!)
  // All lines one after the other, each ended by the wall.
  const cells = Int16Array.from(lines.flatMap(line => [...line.cells, board.size]))
  const dirs = Int8Array.from(lines.flatMap(({ dir, cells }) => [dir, ...cells.map(() => dir)]))

  const seen: Rows = { rows: 0, binding: 0, growth: 0 }
  /** Lists the rows of four of a player by their ends, with their direction + 1. */
  return (p: Position, player: number, out?: Moves): Rows => {
    const { words } = p
    const own = codes[player]!
    seen.rows = seen.binding = seen.growth = 0
    for (let i = 0, length = 0; i < cells.length; i++) {
      if (words[tops + cells[i]!] === own) {
        length++
        continue
      }
      if (length > 1) seen.growth += GROWTH[length < 3 ? length : 3]!
      if (length >= LONG) {
        let k = i - length
        while (k < i && stacks.height(p, cells[k]!) > 1) k++
        if (k < i) seen.binding++
        seen.rows++
        out?.add(pack(cells[i - length]!, cells[i - 1]!, dirs[i]! + 1))
      }
      length = 0
    }
    return seen
  }
}
