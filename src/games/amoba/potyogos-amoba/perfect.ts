import type { Position, Solved } from '../../../engine/index.ts'
import { DropSolver } from './solver.ts'

/** The cells of a column from below, and the piece of each player. */
interface Discs {
  readonly cells: number
  readonly columns: readonly (readonly number[])[]
  readonly codes: readonly number[]
}

/** What is certain of a position of falling discs. What was found out serves the next moves too. */
export function perfectly({ cells, columns, codes }: Discs) {
  const solver = new DropSolver(columns.length, columns[0]!.length)
  return (p: Position, spent: () => boolean): Solved | undefined => {
    const mine = codes[p.turn]!
    const stacks = columns.map(column => {
      const discs = column.map(cell => p.at(cells + cell)).filter(code => code !== 0)
      return discs.map(code => code === mine)
    })
    const found = solver.solve(stacks, spent)
    return found && { moves: found.columns, share: found.result === 1 ? 1 : 0.5 }
  }
}
