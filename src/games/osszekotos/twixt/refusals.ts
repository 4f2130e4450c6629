import type { Moves, Position } from '../../../engine/index.ts'
import { pack, tryTaken, type Board } from '../../../kit/index.ts'
import { CLOSED } from './board.ts'
import type { Links } from './links.ts'
import { BORDER, CROSSES, NO_KNIGHT, OCCUPIED, ONE_PEG, OWN_LINK } from './reasons.ts'

/** What a person may try in vain; `cells` and `bars` are where the pegs and the links of a position start. */
export function refusing(board: Board, { ends, blocked }: Links, cells: number, bars: number) {
  const { size } = board
  return {
    /** A peg on a taken point, or where `ground` says that it is the other's border. */
    pegs(p: Position, ground: Int8Array, out: Moves, reasons: Moves): void {
      tryTaken(p, cells, size, OCCUPIED, out, reasons)
      for (let c = 0; c < size; c++) if (p.at(cells + c) === 0 && ground[c] === CLOSED) out.add(c)
      while (reasons.n < out.n) reasons.add(BORDER)
    },
    /** Links of `own` pegs, as `add` makes them, that cross another or are no knight's move; and a second peg. */
    links(p: Position, own: number, add: number, out: Moves, reasons: Moves): void {
      for (let c = 0; c < size; c++) {
        if (p.at(cells + c) !== own) {
          out.add(c)
          reasons.add(p.at(cells + c) === 0 ? ONE_PEG : NO_KNIGHT)
          continue
        }
        const ways = ends.subarray(c * 8, c * 8 + 8)
        for (let end = 0; end < size; end++) {
          const way = ways.indexOf(end)
          if (end === c || p.at(cells + end) === 0) continue
          if (way >= 0 && p.at(cells + end) === own && (way > 3 || !blocked(p.words, bars, c, way))) continue
          out.add(pack(c, end, add))
          reasons.add(way >= 0 && p.at(cells + end) === own ? CROSSES : NO_KNIGHT)
        }
      }
    },
    /** Anything else than a link to take off. */
    lifting(p: Position, own: number, out: Moves, reasons: Moves): void {
      for (let c = 0; c < size; c++) if (p.at(cells + c) !== own || p.at(bars + c) === 0) out.add(c)
      while (reasons.n < out.n) reasons.add(OWN_LINK)
    },
  }
}
