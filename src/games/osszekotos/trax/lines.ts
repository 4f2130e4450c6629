import type { CorneredArea } from '../../../kit/index.ts'

const ALL = 15
const [NORTH, EAST, , WEST] = [0, 1, 2, 3]
/** Which side a single bit means. */
const SIDE_OF = Int8Array.from({ length: ALL + 1 }, (_, bit) => [1, 2, 4, 8].indexOf(bit))

/** Loops and long lines through a tile; `white` gives the white sides of a code. */
export function lines({ board, cells, sides, wide, high, col, row }: CorneredArea, white: Int8Array) {
  let end = 0
  const sidesOf = (code: number, colour: number) => (colour === 0 ? white[code]! : ALL ^ white[code]!)
  /** Follows a line out of a tile by a side; tells the side where it ends (on the tile `end`), or -1 for a loop. */
  const follow = (words: Int32Array, start: number, side: number, colour: number): number => {
    let at = start
    let out = side
    do {
      const beyond = board.next[at * sides + out]!
      const code = words[cells + beyond]!
      if (code === 0) {
        end = at
        return out
      }
      out = SIDE_OF[sidesOf(code, colour) & ~(1 << (out ^ 2))]!
      at = beyond
    } while (at !== start || out !== side)
    return -1
  }
  /** Whether an end leaves the area by this side: it points out of the outermost row or column there. */
  const leaves = (words: Int32Array, tile: number, side: number): boolean =>
    side === WEST
      ? col[tile] === 1
      : side === EAST
        ? col[tile] === words[wide]
        : side === NORTH
          ? row[tile] === 1
          : row[tile] === words[high]

  /** Whether the line of this colour on the tile wins: a loop, or a line across an area of `long` cells at least. */
  return (words: Int32Array, tile: number, colour: number, long: number): boolean => {
    const out = sidesOf(words[cells + tile]!, colour)
    const a = follow(words, tile, SIDE_OF[out & -out]!, colour)
    if (a < 0) return true
    const from = end
    const b = follow(words, tile, SIDE_OF[out & (out - 1)]!, colour)
    if ((a ^ 2) !== b || words[a === WEST || a === EAST ? wide : high]! < long) return false
    return leaves(words, from, a) && leaves(words, end, b)
  }
}
