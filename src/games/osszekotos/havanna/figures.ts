import type { Outcome, Position } from '../../../engine/index.ts'
import { split, win, type LinkingPart } from '../../../kit/index.ts'

const CORNERS = 0b111111
const [BRIDGE, FORK, RING] = [0, 1, 2]
const NAMES = [
  { hu: 'hidat épített', en: 'has built a bridge' },
  { hu: 'villát épített', en: 'has built a fork' },
  { hu: 'bezárt egy gyűrűt', en: 'has closed a ring' },
]

function bitsIn(bits: number): number {
  let n = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++
  return n
}

/** A bridge joins two corners, a fork three sides, a ring goes round a cell: whoever makes one of them wins. */
export const figures: LinkingPart = ({ layout, board, players, cells, codes, root, touched }) => {
  // 0, or 1 + the figure + 3 for the second player.
  const made = layout.range('figure', 1)
  const { next, size } = board
  const ways = board.dirs.length

  const rim = (c: number): boolean => {
    for (let d = 0; d < ways; d++) if (next[c * ways + d] === size) return true
    return false
  }
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
  /** A ring anywhere: an own stone among six own ones, or a cell that cannot reach the rim without crossing own stones. */
  const ringOf = (p: Position, own: number): boolean => {
    const reached = board.names.map((_, c) => rim(c) && p.at(cells + c) !== own)
    const open = reached.flatMap((yes, c) => (yes ? [c] : []))
    for (let c = open.pop(); c !== undefined; c = open.pop())
      for (let d = 0; d < ways; d++) {
        const n = next[c * ways + d]!
        if (n === size || reached[n] || p.at(cells + n) === own) continue
        reached[n] = true
        open.push(n)
      }
    return board.names.some((_, c) =>
      p.at(cells + c) === own ? surrounded(p.words, c, own, -1) : !reached[c],
    )
  }

  const note = (p: Position, figure: number, player: number): void => p.note(made, 1 + figure + 3 * player)
  const outcomes: Outcome[] = players.flatMap((player, i) =>
    NAMES.map(({ hu, en }) => win(players, i, `${player.name.hu} ${hu}.`, `${player.name.en} ${en}.`)),
  )
  const full = split(players, 'A tábla betelt, és nincs kész alakzat.', 'The board is full without a figure.')

  return {
    derive(p) {
      p.note(made, 0)
      for (const [player, own] of codes.entries()) {
        if (ringOf(p, own)) note(p, RING, player)
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
    stuck: () => full,
  }
}
