// Ruling: the lace maker starts each round. Whoever sees no cell is helped: while there is one, it must be covered.
// Ruling: boards from 6 × 6 to 20 × 20 can be chosen.
import type { Position } from '../../../engine/index.ts'
import {
  BLACK,
  boardSizes,
  covering,
  Islands,
  square,
  text,
  WHITE,
  withDirs,
  type Board,
  type Covered,
  type GameDefinition,
} from '../../../kit/index.ts'

/** How many pieces the lace has: covered cells that touch by their corners hang together. */
function lacePieces(board: Board): (p: Position, covered: Covered) => number {
  const islands = new Islands(withDirs(board, ['ne', 'se', 'sw', 'nw']))
  return (p, { cells }) => islands.count(p.words, cells)
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
