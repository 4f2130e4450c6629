import { cellTitle } from '../board/board-words.ts'
import type { Board } from '../kit/index.ts'
import { must } from './must.ts'

/** A name with a word in it (income-tax) is for the program; `1ÉNy`, `i9` and `+x` are for people. */
const ID = /[a-z]{3,}/

const asked = new WeakSet<Board>()

/** Whoever hears the board instead of seeing it is told what is printed on a field, never its id. */
export function checkCellTitles(board: Board): void {
  if (asked.has(board)) return
  asked.add(board)
  for (const cell of board.cells) {
    if (!ID.test(cell.name)) continue
    must(cellTitle(cell, 'hu') !== cell.name, () => `the cell ${cell.name} is read out by its id`)
  }
}
