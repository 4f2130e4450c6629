import { crossword } from '../../../kit/index.ts'
import type { TileSet } from './data.ts'

export const SIDE = 15
export const CELLS = SIDE * SIDE
export const CENTRE = 7 * SIDE + 7

/** What a cell multiplies when a tile is laid on it. */
export interface Premium {
  readonly letter: number
  readonly word: number
}

/** The board as it is judged: letters 0–25 by cell, -1 empty; blanks are marked, for they are worth nothing. */
export interface Letters {
  readonly letter: (cell: number) => number
  readonly blank: (cell: number) => boolean
}

export interface Word {
  readonly cells: readonly number[]
  readonly letters: readonly number[]
}

const col = (cell: number) => cell % SIDE
const row = (cell: number) => Math.floor(cell / SIDE)

const GRID = crossword(SIDE, SIDE)
/** The next cell along a row (step 1) or down a column (step -SIDE, since row 1 is at the bottom), or -1. */
export const { onward } = GRID

/** The whole line of letters through a cell, read to the right or downwards. */
export function wordThrough(board: Letters, cell: number, step: number): Word {
  const cells = GRID.line(board.letter, cell, step)
  return { cells, letters: cells.map(c => board.letter(c)) }
}

/** Every word of two letters or more that the freshly laid tiles form or lengthen. */
export function formed(board: Letters, laid: readonly number[]): Word[] {
  const words: Word[] = []
  const seen = new Set<string>()
  for (const cell of laid)
    for (const step of [1, -SIDE]) {
      const word = wordThrough(board, cell, step)
      const key = `${word.cells[0]} ${step}`
      if (word.cells.length < 2 || seen.has(key)) continue
      seen.add(key)
      words.push(word)
    }
  return words
}

/** Whether the laid tiles stand in one unbroken row or column of tiles. */
export function unbroken(board: Letters, laid: readonly number[]): boolean {
  for (const step of [1, -SIDE]) {
    const { cells } = wordThrough(board, laid[0]!, step)
    if (laid.every(cell => cells.includes(cell))) return true
  }
  return false
}

/** Whether a laid tile touches one that was there before. */
export const joined = (board: Letters, laid: readonly number[]): boolean =>
  laid.some(cell =>
    [1, -1, SIDE, -SIDE].some(step => {
      const near = onward(cell, step)
      return near >= 0 && board.letter(near) >= 0 && !laid.includes(near)
    }),
  )

export function scoreOf(
  board: Letters,
  laid: readonly number[],
  tiles: TileSet,
  premiums: readonly Premium[],
): number {
  let total = 0
  for (const { cells, letters } of formed(board, laid)) {
    let sum = 0
    let times = 1
    for (const [i, cell] of cells.entries()) {
      const value = board.blank(cell) ? 0 : tiles.values[letters[i]!]!
      const { letter, word } = laid.includes(cell) ? premiums[cell]! : { letter: 1, word: 1 }
      sum += value * letter
      times *= word
    }
    total += sum * times
  }
  return total
}

/** In one row or one column. */
export const aligned = (cells: readonly number[]): boolean =>
  cells.every(c => row(c) === row(cells[0]!)) || cells.every(c => col(c) === col(cells[0]!))
