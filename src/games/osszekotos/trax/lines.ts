import type { Board } from '../../../kit/index.ts'
import { LONG, SIDES } from './tiles.ts'

const ALL = 15
const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3]
/** Which side a single bit means. */
const SIDE_OF = Int8Array.from({ length: ALL + 1 }, (_, bit) => [1, 2, 4, 8].indexOf(bit))

/** Loops and long lines through a tile; `cells`, `wide` and `high` are where the words of the area begin. */
export function lines(
  { next, cells: shapes }: Board,
  white: Int8Array,
  cells: number,
  wide: number,
  high: number,
) {
  let end = 0
  /** Follows a line out of a tile by a side; tells the side where it ends (on the tile `end`), or -1 for a loop. */
  const follow = (words: Int32Array, start: number, side: number, colour: number): number => {
    let at = start
    let out = side
    do {
      const beyond = next[at * SIDES + out]!
      const code = words[cells + beyond]!
      if (code === 0) {
        end = at
        return out
      }
      const sides = colour === 0 ? white[code]! : ALL ^ white[code]!
      out = SIDE_OF[sides & ~(1 << (out ^ 2))]!
      at = beyond
    } while (at !== start || out !== side)
    return -1
  }

  /** Whether the line of this colour on the tile wins; 'loops' leaves the long lines out. */
  return (words: Int32Array, c: number, colour: number, goal: 'all' | 'loops'): boolean => {
    const code = words[cells + c]!
    const sides = colour === 0 ? white[code]! : ALL ^ white[code]!
    const first = SIDE_OF[sides & -sides]!
    const a = follow(words, c, first, colour)
    if (a < 0) return true
    if (goal === 'loops') return false
    const from = shapes[end]!
    const b = follow(words, c, SIDE_OF[sides & (sides - 1)]!, colour)
    const to = shapes[end]!
    const [w, h] = [words[wide]!, words[high]!]
    if (w >= LONG && ((a === WEST && b === EAST) || (a === EAST && b === WEST)))
      return Math.min(from.x, to.x) === 1 && Math.max(from.x, to.x) === w
    if (h >= LONG && ((a === NORTH && b === SOUTH) || (a === SOUTH && b === NORTH)))
      return Math.min(from.y, to.y) === 1 && Math.max(from.y, to.y) === h
    return false
  }
}
