// Ruling: the lace maker starts each round. Whoever sees no cell is helped: while there is one, it must be covered.
// Ruling: boards from 6 × 6 to 20 × 20 can be chosen.
import type { Position } from '../../../engine/index.ts'
import {
  BLACK,
  boardSizes,
  covering,
  dirOf,
  square,
  text,
  WHITE,
  type Board,
  type Covered,
  type GameDefinition,
} from '../../../kit/index.ts'

/** How many pieces the lace has: covered cells that touch by their corners hang together. */
function lacePieces(board: Board): (p: Position, covered: Covered) => number {
  const { size, next } = board
  const corners = ['ne', 'se', 'sw', 'nw'].map(name => dirOf(board, name))
  const near = Int16Array.from(board.names.flatMap((_, c) => corners.map(d => next[c * 8 + d]!)))
  const seen = new Uint8Array(size)
  const waiting = new Int16Array(size)
  return (p, { cells }) => {
    let pieces = 0
    seen.fill(0)
    for (let first = 0; first < size; first++) {
      if (p.words[cells + first]! <= 0 || seen[first] === 1) continue
      pieces++
      seen[first] = 1
      let n = 0
      waiting[n++] = first
      while (n > 0) {
        const c = waiting[--n]!
        for (let k = c * 4; k < c * 4 + 4; k++) {
          const at = near[k]!
          if (at === size || p.words[cells + at]! <= 0 || seen[at] === 1) continue
          seen[at] = 1
          waiting[n++] = at
        }
      }
    }
    return pieces
  }
}

const MAKER = text('Csipkeverő', 'Lace maker')
const RIPPER = text('Csipketépő', 'Lace ripper')
const isRipper = (round: number, player: number): boolean => player !== round

const csipke: GameDefinition = {
  id: 'csipke',
  chapter: 'egyeb-logikai',
  title: { hu: 'Csipke', en: 'Lace' },
  players: [2],
  material: 'rows',
  rules: 1,
  options: [boardSizes([20, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19])],
  make({ size }) {
    const side = Number(size ?? 20)
    const board = square(side, side)
    const pieces = lacePieces(board)
    return covering({
      players: [WHITE, BLACK],
      board,
      rounds: 2,
      score: (p, covered, round, player) => (isRipper(round, player) ? pieces(p, covered) : 0),
      role: (round, player) => (isRipper(round, player) ? RIPPER : MAKER),
      half: side,
    })
  },
}

export default csipke
