import type { Layout, Position } from '../../../engine/index.ts'
import { CellList, type Board } from '../../../kit/index.ts'
import { SIDES } from './tiles.ts'

const ALL = 15
const COUNT = Int8Array.from({ length: ALL + 1 }, (_, sides) =>
  [0, 1, 2, 3].reduce((sum, side) => sum + ((sides >> side) & 1), 0),
)
/** Three lines of one colour enter the field. */
const isIllegal = (into: number): boolean => COUNT[into & ALL]! > 2 || COUNT[into >> 4]! > 2
/** Two lines of one colour enter the field: it must be filled. */
export const isForced = (into: number): boolean => COUNT[into & ALL]! > 1 || COUNT[into >> 4]! > 1

/**
 * The laid area. `cells` hold the tiles by code; the words allotted here follow from them. `white` gives the white sides of
 * a code, `codeOf` the code of white sides. The area begins in column 1 and row 1.
 */
export function area(layout: Layout, board: Board, cells: number, white: Int8Array, codeOf: Int8Array) {
  const { next, size } = board
  const col = Int16Array.from(board.cells, cell => cell.x)
  const row = Int16Array.from(board.cells, cell => cell.y)
  // The fields of a row follow each other.
  const rowStart = Int16Array.from({ length: row[size - 1]! + 1 }, (_, y) => row.indexOf(y))

  /** What enters an empty field: white lines by side, black ones four bits higher. */
  const entries = layout.range('entries', size)
  /** The empty fields that some line enters: where the next tile can go. */
  const edge = new CellList(layout, 'edge', size)
  const tiles = layout.range('tiles', 1)
  const wide = layout.range('wide', 1)
  const high = layout.range('high', 1)

  /** The tiles of the turn, with their number in `turn.laid`. */
  const turn = { fields: new Int16Array(size), laid: 0 }
  const waiting = new Int16Array(4 * size)
  let queued = 0

  /** What would enter the field beyond this side of a tile. */
  const entering = (words: Int32Array, field: number, side: number, code: number): number => {
    const bit = 1 << (side ^ 2)
    return words[entries + field]! | ((white[code]! >> side) & 1 ? bit : bit << 4)
  }

  /** Tells the empty neighbours of a tile what enters them; false when the turn is illegal. */
  const spread = (p: Position, c: number, code: number): boolean => {
    let legal = true
    for (let side = 0; side < SIDES; side++) {
      const n = next[c * SIDES + side]!
      if (n === size || p.words[cells + n] !== 0) continue
      const into = entering(p.words, n, side, code)
      if (p.words[entries + n] === 0) edge.add(p, n)
      p.note(entries + n, into)
      if (isIllegal(into)) legal = false
      else if (isForced(into)) waiting[queued++] = n
    }
    return legal
  }

  const lay = (p: Position, c: number, code: number): boolean => {
    p.put(cells + c, code)
    p.note(tiles, p.words[tiles]! + 1)
    if (p.words[entries + c] !== 0) {
      p.note(entries + c, 0)
      edge.remove(p, c)
    }
    turn.fields[turn.laid++] = c
    return spread(p, c, code)
  }

  /** A tile with all the tiles that it forces; false when that makes an illegal field. The order does not matter. */
  const layAll = (p: Position, c: number, code: number): boolean => {
    queued = 0
    turn.laid = 0
    if (!lay(p, c, code)) return false
    while (queued > 0) {
      const field = waiting[--queued]!
      if (p.words[cells + field] !== 0) continue
      const into = p.words[entries + field]!
      const whites = COUNT[into & ALL] === 2 ? into & ALL : ALL ^ (into >> 4)
      if (!lay(p, field, codeOf[whites]!)) return false
    }
    return true
  }

  const moved = new Int16Array(size)
  const codes = new Int8Array(size)
  /** Moves every tile of the box from (0, 0) to (right, bottom), and works out again what follows from the tiles. */
  const shift = (p: Position, right: number, bottom: number, dx: number, dy: number): void => {
    let n = 0
    for (let y = 0; y <= bottom; y++)
      for (let x = 0; x <= right && rowStart[y]! + x < size && row[rowStart[y]! + x] === y; x++) {
        const c = rowStart[y]! + x
        if (p.words[cells + c] === 0) continue
        moved[n] = rowStart[y + dy]! + x + dx
        codes[n++] = p.words[cells + c]!
        p.put(cells + c, 0)
      }
    for (let i = edge.count(p) - 1; i >= 0; i--) p.note(entries + edge.at(p, i), 0)
    edge.clear(p)
    for (let i = 0; i < n; i++) p.put(cells + moved[i]!, codes[i]!)
    queued = 0
    for (let i = 0; i < n; i++) spread(p, moved[i]!, codes[i]!)
    for (let i = 0; i < turn.laid; i++) {
      const c = turn.fields[i]!
      turn.fields[i] = rowStart[row[c]! + dy]! + col[c]! + dx
    }
    p.note(tiles, n)
  }

  return {
    entries,
    edge,
    tiles,
    wide,
    high,
    col,
    row,
    turn,
    layAll,
    /** After a turn that began on this field: the new extent; an area that grew to the left or upwards moves. */
    grow(p: Position, c: number): void {
      const [x, y] = [col[c]!, row[c]!]
      if (x === 0 || x > p.words[wide]!) p.note(wide, p.words[wide]! + 1)
      if (y === 0 || y > p.words[high]!) p.note(high, p.words[high]! + 1)
      if (x === 0 || y === 0) shift(p, p.words[wide]!, p.words[high]!, x === 0 ? 1 : 0, y === 0 ? 1 : 0)
    },
    /** All of it anew, from tiles that lie anywhere. */
    derive(p: Position): void {
      let [left, top, right, bottom] = [size, size, -1, -1]
      for (let c = 0; c < size; c++) {
        if (p.words[cells + c] === 0) continue
        left = Math.min(left, col[c]!)
        top = Math.min(top, row[c]!)
        right = Math.max(right, col[c]!)
        bottom = Math.max(bottom, row[c]!)
      }
      turn.laid = 0
      edge.clear(p)
      if (right < 0) return
      p.note(wide, right - left + 1)
      p.note(high, bottom - top + 1)
      shift(p, right, bottom, 1 - left, 1 - top)
      for (let c = 0; c < size; c++) if (p.words[cells + c] !== 0) turn.fields[turn.laid++] = c
    },
    /** Quick answer for a tile on this field: 'fine', 'illegal', or 'forces' when tiles follow that must be tried. */
    effect(words: Int32Array, c: number, code: number): 'fine' | 'illegal' | 'forces' {
      let found: 'fine' | 'forces' = 'fine'
      for (let side = 0; side < SIDES; side++) {
        const n = next[c * SIDES + side]!
        if (n === size || words[cells + n] !== 0) continue
        const into = entering(words, n, side, code)
        if (isIllegal(into)) return 'illegal'
        if (isForced(into)) found = 'forces'
      }
      return found
    },
  }
}
