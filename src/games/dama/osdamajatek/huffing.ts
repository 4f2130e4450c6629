import { Moves, type Move, type Position } from '../../../engine/index.ts'
import { cellWordsCodec, from, pack, to, type DraughtsPart } from '../../../kit/index.ts'

const HUFF = 1022
const isHuff = (m: Move) => m >> 20 === HUFF
const isCapture = (m: Move) => m >> 20 > 0 && !isHuff(m)

/** Captures may be left out; then the opponent may take away a man that could have captured, and moves on. */
export const huffing: DraughtsPart = ({ layout, board, cells, chain, tables, listFrom, progress, bare }) => {
  const missed = layout.range('missed', board.size, { json: cellWordsCodec(board, ['', 'capture']) })
  const { field, owner, mayStep, next, D } = tables
  const found = new Moves()
  const canCapture = (p: Position, c: number): boolean => {
    found.n = 0
    listFrom(p, c, found)
    return found.n > 0 && isCapture(found.at(0))
  }
  const clear = (p: Position): void => {
    for (let c = 0; c < board.size; c++) if (p.words[missed + c] !== 0) p.put(missed + c, 0)
  }
  return {
    adds(p, out) {
      const w = p.words
      if (w[chain] !== 0) return
      const taking = out.n > 0 && isCapture(out.list[0]!)
      for (let i = 0; i < field.length; i++) {
        const c = field[i]!
        if (w[missed + c] !== 0) out.add(pack(c, c, HUFF))
        const code = w[cells + c]!
        if (!taking || owner[code] !== w[0]) continue
        for (let d = 0; d < D; d++)
          if (mayStep[code * D + d] === 1 && w[cells + next[c * D + d]!] === 0)
            out.add(pack(c, next[c * D + d]!))
      }
    },
    playing(p, m, player) {
      if (isHuff(m)) return
      clear(p)
      if (isCapture(m)) return
      for (let i = 0; i < field.length; i++) {
        const c = field[i]!
        if (owner[p.words[cells + c]!] === player && canCapture(p, c))
          p.put(missed + (c === from(m) ? to(m) : c), 1)
      }
    },
    outcome: p => bare(p, 1 - p.turn),
    own: {
      is: isHuff,
      play(p, m) {
        p.put(cells + from(m), 0)
        clear(p)
        progress(p)
      },
      name: (_, m) => `~${board.names[from(m)]}`,
      points: (_, m) => [from(m)],
      gain: () => 1,
    },
    prompt(p) {
      if (p.at(chain) !== 0) return undefined
      const huffed = board.names.filter((_, c) => p.at(missed + c) !== 0).join(', ')
      return huffed === ''
        ? { hu: 'Lépj.', en: 'Move.' }
        : {
            hu: `Elmulasztott ütés: elveheted ezt a bábut: ${huffed}, vagy lépj.`,
            en: `A missed capture: you may take away the man on ${huffed}, or move.`,
          }
    },
    flaw: p =>
      board.names.some((_, c) => p.at(missed + c) !== 0 && owner[p.at(cells + c)] !== 1 - p.turn)
        ? { hu: 'Csak az ellenfél bábuja vehető el.', en: 'Only a man of the opponent can be huffed.' }
        : undefined,
  }
}
