import { assert, type Move, type Moves, type Position, type Rng } from '../../engine/index.ts'
import { raysOf, type Board } from '../boards/index.ts'
import { place } from './buttons.ts'
import type { Places } from './places.ts'

/** So many draws of a piece and a direction find a step in most positions; where they do not, the steps are listed. */
const TRIES = 16

/** How pieces go over empty cells. `out` gets packed moves that set off from `c`. */
export interface Ways {
  /** The last empty cell from `c` in a direction; `c` itself when there is none. */
  slide(p: Position, c: number, d: number): number
  /** To every empty neighbour. */
  steps(p: Position, c: number, out: Moves): void
  /** To every empty cell in line, before the first piece. */
  lines(p: Position, c: number, out: Moves): void
  /** In each line to the last empty cell. */
  slides(p: Position, c: number, out: Moves): void
  /** Lists the cells with this code on them (0: the empty ones) as places, of all or of some. */
  placesWith(p: Position, code: number, out: Moves, among?: ArrayLike<number>): void
  /** How many cells have this code on them, of all or of some. */
  countOf(p: Position, code: number, among?: ArrayLike<number>): number
  /** How many neighbours of a cell hold a piece of this owner; -1 counts the empty ones. */
  beside(p: Position, c: number, owner: number): number
  /** A random step of the player to move, all equally likely; -1 when some tries found none. Needs `tracks: ['places']`. */
  anyStep(p: Position, rng: Rng): Move
}

export function waysOn(board: Board, cells: number, ownerOf: Int8Array, places: Places | undefined): Ways {
  const { next } = board
  const degree = board.dirs.length
  const all = Int16Array.from(board.cells.keys())
  // Tables are made when a game first goes along lines.
  let rays: Int16Array = new Int16Array(0)
  let reach = 0
  const make = (): Int16Array => {
    const made = raysOf(board)
    rays = made.cells
    reach = made.reach
    return rays
  }
  return {
    slide(p, c, d) {
      const { words } = p
      let rest = c
      let ahead = next[c * degree + d]!
      while (words[cells + ahead] === 0) {
        rest = ahead
        ahead = next[rest * degree + d]!
      }
      return rest
    },
    steps(p, c, out) {
      const { words } = p
      out.reserve(degree)
      const { list } = out
      let { n } = out
      for (let k = c * degree, end = k + degree; k < end; k++)
        if (words[cells + next[k]!] === 0) list[n++] = c | (next[k]! << 10)
      out.n = n
    },
    lines(p, c, out) {
      const { words } = p
      const table = reach === 0 ? make() : rays
      out.reserve(degree * reach)
      const { list } = out
      let { n } = out
      for (let i = c * degree * reach, end = i + degree * reach; i < end; i += reach) {
        let at = table[i]!
        for (let k = i; words[cells + at] === 0; at = table[++k]!) list[n++] = c | (at << 10)
      }
      out.n = n
    },
    slides(p, c, out) {
      const { words } = p
      const table = reach === 0 ? make() : rays
      out.reserve(degree)
      const { list } = out
      let { n } = out
      for (let i = c * degree * reach, end = i + degree * reach; i < end; i += reach) {
        let k = i
        while (words[cells + table[k]!] === 0) k++
        if (k > i) list[n++] = c | (table[k - 1]! << 10)
      }
      out.n = n
    },
    placesWith(p, code, out, among = all) {
      for (let i = 0; i < among.length; i++)
        if (p.words[cells + among[i]!] === code) out.add(place(among[i]!))
    },
    countOf(p, code, among = all) {
      let n = 0
      for (let i = 0; i < among.length; i++) if (p.words[cells + among[i]!] === code) n++
      return n
    },
    beside(p, c, owner) {
      let n = 0
      for (let k = c * degree, end = k + degree; k < end; k++)
        if (ownerOf[p.words[cells + next[k]!]!] === owner) n++
      return n
    },
    anyStep(p, rng) {
      assert(places?.kept === 'places', 'the ground does not track the places of pieces')
      const { words } = p
      const player = words[0]!
      const first = places.first(player)
      const pairs = words[places.men + player]! * degree
      for (let i = 0; i < TRIES; i++) {
        const pair = rng.below(pairs)
        const c = words[first + ((pair / degree) | 0)]!
        const n = next[c * degree + (pair % degree)]!
        if (words[cells + n] === 0) return c | (n << 10)
      }
      return -1
    },
  }
}
