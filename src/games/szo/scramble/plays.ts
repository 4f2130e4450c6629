import { BLANK } from './data.ts'
import type { WordGraph } from '../../../kit/index.ts'
import { CELLS, CENTRE, onward, SIDE, wordThrough, type Letters } from './lines.ts'

/** One tile of a play: where, which letter, and whether a blank stands for it. */
export interface Laying {
  readonly cell: number
  readonly letter: number
  readonly blank: boolean
}

/** Which letters may stand on a cell so that the word across is in the list: bits of letters; all when none is formed. */
function crossings(board: Letters, lexicon: WordGraph, step: number): Int32Array {
  const across = step === 1 ? -SIDE : 1
  const all = (1 << 26) - 1
  const allowed = new Int32Array(CELLS).fill(all)
  for (let cell = 0; cell < CELLS; cell++) {
    if (board.letter(cell) >= 0) continue
    const before = onward(cell, -across)
    const after = onward(cell, across)
    if (!(before >= 0 && board.letter(before) >= 0) && !(after >= 0 && board.letter(after) >= 0)) continue
    let bits = 0
    for (let letter = 0; letter < 26; letter++) {
      const tried: Letters = { letter: c => (c === cell ? letter : board.letter(c)), blank: board.blank }
      if (lexicon.has(wordThrough(tried, cell, across).letters)) bits |= 1 << letter
    }
    allowed[cell] = bits
  }
  return allowed
}

/** Every play the word list allows with this rack (counts of letters and blanks), each told once to `found`. */
export function plays(
  board: Letters,
  rack: readonly number[],
  lexicon: WordGraph,
  found: (play: readonly Laying[]) => void,
): void {
  const left = [...rack]
  let empty = true
  for (let cell = 0; cell < CELLS; cell++) if (board.letter(cell) >= 0) empty = false
  const anchor = (cell: number): boolean =>
    empty
      ? cell === CENTRE
      : [1, -1, SIDE, -SIDE].some(step => {
          const near = onward(cell, step)
          return near >= 0 && board.letter(near) >= 0
        })
  for (const step of [1, -SIDE]) {
    const allowed = crossings(board, lexicon, step)
    const laid: Laying[] = []
    const walk = (cell: number, node: number, touches: boolean): void => {
      const there = cell < 0 ? -1 : board.letter(cell)
      if (there < 0 && lexicon.ends[node] === 1 && laid.length > 0 && touches) {
        // A single tile forms its word in both directions: it is told once, along the row, unless it has no row word.
        const lone = laid.length === 1 && step !== 1 && wordAlong(board, laid[0]!.cell)
        if (!lone) found([...laid])
      }
      if (cell < 0) return
      if (there >= 0) {
        const child = lexicon.child(node, there)
        if (child !== 0) walk(onward(cell, step), child, touches)
        return
      }
      const near = touches || anchor(cell)
      for (let child = lexicon.first[node]!; child !== 0; child = lexicon.next[child]!) {
        const letter = lexicon.letter[child]!
        if (((allowed[cell]! >> letter) & 1) === 0) continue
        for (const tile of [letter, BLANK]) {
          if (left[tile] === 0) continue
          left[tile]!--
          laid.push({ cell, letter, blank: tile === BLANK })
          walk(onward(cell, step), child, near)
          laid.pop()
          left[tile]!++
        }
      }
    }
    const tiles = rack.reduce((sum, n) => sum + n, 0)
    for (let start = 0; start < CELLS; start++) {
      const before = onward(start, -step)
      if (before >= 0 && board.letter(before) >= 0) continue
      let needed = 1
      let cell = start
      for (; cell >= 0 && !(board.letter(cell) < 0 && anchor(cell)); cell = onward(cell, step))
        if (board.letter(cell) < 0) needed++
      if (cell >= 0 && needed <= tiles) walk(start, 0, false)
    }
  }
}

/** Whether a tile on this cell has a letter beside it in its row. */
const wordAlong = (board: Letters, cell: number): boolean =>
  [1, -1].some(step => {
    const near = onward(cell, step)
    return near >= 0 && board.letter(near) >= 0
  })
