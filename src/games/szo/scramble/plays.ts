import { spelt, type TileSet } from './data.ts'
import type { WordGraph } from '../../../kit/index.ts'
import { CELLS, CENTRE, onward, SIDE, wordThrough, type Letters } from './lines.ts'

/** One tile of a play: where, which letter, and whether a blank stands for it. */
export interface Laying {
  readonly cell: number
  readonly letter: number
  readonly blank: boolean
}

/** Which tiles may stand on a cell so that the word across is in the list: a 1 for each; all when none is formed. */
function crossings(board: Letters, tiles: TileSet, lexicon: WordGraph, step: number): Uint8Array {
  const across = step === 1 ? -SIDE : 1
  const { blank } = tiles
  const allowed = new Uint8Array(CELLS * blank).fill(1)
  for (let cell = 0; cell < CELLS; cell++) {
    if (board.letter(cell) >= 0) continue
    const before = onward(cell, -across)
    const after = onward(cell, across)
    if (!(before >= 0 && board.letter(before) >= 0) && !(after >= 0 && board.letter(after) >= 0)) continue
    for (let tile = 0; tile < blank; tile++) {
      const tried: Letters = { letter: c => (c === cell ? tile : board.letter(c)), blank: board.blank }
      const word = spelt(tiles, wordThrough(tried, cell, across).letters)
      if (!lexicon.has(word)) allowed[cell * blank + tile] = 0
    }
  }
  return allowed
}

/** The node after the letters of a tile, 0 when no word goes on so. */
function afterTile(lexicon: WordGraph, node: number, letters: readonly number[]): number {
  let at = node
  for (const letter of letters) {
    at = lexicon.child(at, letter)
    if (at === 0) return 0
  }
  return at
}

/** Every play the word list allows with this rack (counts of letters and blanks), each told once to `found`. */
export function plays(
  board: Letters,
  rack: readonly number[],
  tiles: TileSet,
  lexicon: WordGraph,
  found: (play: readonly Laying[]) => void,
): void {
  const left = [...rack]
  const { blank } = tiles
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
    const allowed = crossings(board, tiles, lexicon, step)
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
        const child = afterTile(lexicon, node, tiles.spelling[there]!)
        if (child !== 0) walk(onward(cell, step), child, touches)
        return
      }
      const near = touches || anchor(cell)
      for (let letter = 0; letter < blank; letter++) {
        if ((left[letter] === 0 && left[blank] === 0) || allowed[cell * blank + letter] === 0) continue
        const child = afterTile(lexicon, node, tiles.spelling[letter]!)
        if (child === 0) continue
        for (const tile of [letter, blank]) {
          if (left[tile] === 0) continue
          left[tile]!--
          laid.push({ cell, letter, blank: tile === blank })
          walk(onward(cell, step), child, near)
          laid.pop()
          left[tile]!++
        }
      }
    }
    const held = rack.reduce((sum, n) => sum + n, 0)
    for (let start = 0; start < CELLS; start++) {
      const before = onward(start, -step)
      if (before >= 0 && board.letter(before) >= 0) continue
      let needed = 1
      let cell = start
      for (; cell >= 0 && !(board.letter(cell) < 0 && anchor(cell)); cell = onward(cell, step))
        if (board.letter(cell) < 0) needed++
      if (cell >= 0 && needed <= held) walk(start, 0, false)
    }
  }
}

/** Whether a tile on this cell has a letter beside it in its row. */
const wordAlong = (board: Letters, cell: number): boolean =>
  [1, -1].some(step => {
    const near = onward(cell, step)
    return near >= 0 && board.letter(near) >= 0
  })
