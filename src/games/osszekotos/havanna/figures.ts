import type { Position } from '../../../engine/index.ts'
import { bitsIn, linkage, neighbours, split, winsOf, type LinkingPart } from '../../../kit/index.ts'
import { FULL, MADE } from './words.ts'

const CORNERS = 0b111111
const [BRIDGE, FORK, RING] = [0, 1, 2]

/** A bridge joins two corners, a fork three sides, a ring goes round a cell: whoever makes one of them wins. */
export const figures: LinkingPart = ({ layout, board, players, cells, codes, root, touched }) => {
  // 0, or 1 + the figure + 3 for the second player.
  const made = layout.range('figure', 1)
  const { next, size } = board
  const ways = board.dirs.length

  /** Whether all six neighbours are own stones; `coming` counts as one already. */
  const surrounded = (words: Int32Array, c: number, own: number, coming: number): boolean => {
    for (let d = 0; d < ways; d++) {
      const n = next[c * ways + d]!
      if (n === size || (n !== coming && words[cells + n] !== own)) return false
    }
    return true
  }
  /**
   * Whether a stone that comes to `c` closes a ring: it joins one chain from two places that do not touch beside it,
   * or it is the last stone around an own one. A gap outside the board cannot be inside a ring, so it parts places too.
   */
  const closes = (words: Int32Array, c: number, own: number): boolean => {
    for (let d = 0; d < ways; d++) {
      const n = next[c * ways + d]!
      if (n === size || words[cells + n] !== own) continue
      if (surrounded(words, n, own, c)) return true
      const before = next[c * ways + ((d + ways - 1) % ways)]!
      if (before !== size && words[cells + before] === own) continue
      // `n` opens a run of own neighbours; a later run of the same chain closes the ring.
      let gap = false
      for (let e = d + 1; e < ways; e++) {
        const other = next[c * ways + e]!
        if (other === size || words[cells + other] !== own) gap = true
        else if (gap && root(words, other) === root(words, n)) return true
      }
    }
    return false
  }
  const joined = (words: Int32Array, c: number): number => {
    const bits = touched(words, c)
    if (bitsIn(bits & CORNERS) >= 2) return BRIDGE
    return bitsIn(bits >> 6) >= 3 ? FORK : -1
  }
  /** The cells within rings: an own stone among six own ones, or a cell that cannot reach the rim without crossing own stones. */
  const within = (p: Position, own: number): number[] => {
    const reached = board.names.map((_, c) => neighbours(board, c).length < ways && p.at(cells + c) !== own)
    const open = reached.flatMap((yes, c) => (yes ? [c] : []))
    for (let c = open.pop(); c !== undefined; c = open.pop())
      for (let d = 0; d < ways; d++) {
        const n = next[c * ways + d]!
        if (n === size || reached[n] || p.at(cells + n) === own) continue
        reached[n] = true
        open.push(n)
      }
    return board.names.flatMap((_, c) =>
      (p.at(cells + c) === own ? surrounded(p.words, c, own, -1) : !reached[c]) ? [c] : [],
    )
  }

  const note = (p: Position, figure: number, player: number): void => p.note(made, 1 + figure + 3 * player)
  const outcomes = players.flatMap((_, i) => MADE.map(([hu, en]) => winsOf(players, hu, en)[i]))
  const full = split(players, ...FULL)

  return {
    derive(p) {
      p.note(made, 0)
      for (const [player, own] of codes.entries()) {
        if (within(p, own).length > 0) note(p, RING, player)
        for (let c = 0; c < size; c++) {
          const figure = p.at(cells + c) === own ? joined(p.words, c) : -1
          if (figure >= 0) note(p, figure, player)
        }
      }
    },
    playing(p, m, player) {
      if (m < size && closes(p.words, m, codes[player]!)) note(p, RING, player)
    },
    played(p, m, player) {
      if (m >= size) return
      const figure = joined(p.words, m)
      if (figure >= 0) note(p, figure, player)
    },
    outcome: p => (p.words[made] === 0 ? undefined : outcomes[p.words[made]! - 1]),
    decisive(p) {
      if (p.at(made) === 0) return []
      const figure = (p.at(made) - 1) % 3
      const own = codes[p.at(made) > 3 ? 1 : 0]!
      const isOwn = (c: number) => p.at(cells + c) === own
      if (figure === RING)
        return [...new Set(within(p, own).flatMap(c => neighbours(board, c)))].filter(isOwn)
      const chain = root(
        p.words,
        board.names.findIndex((_, c) => isOwn(c) && joined(p.words, c) === figure),
      )
      const touches = Object.values(board.regions)
        .map(side => side.filter(c => isOwn(c) && root(p.words, c) === chain))
        .filter((side, i) => side.length > 0 && i < 6 === (figure === BRIDGE))
      const near = (c: number) => neighbours(board, c).filter(isOwn)
      return linkage(size, near, touches.slice(0, figure === BRIDGE ? 2 : 3))
    },
    stuck: () => full,
  }
}
