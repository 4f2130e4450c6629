import { cellsOf, groupsOf, laid, polyomino, type Board, type Lying } from '../../../kit/index.ts'
import { hasWall, PIECES } from './pieces.ts'

/** Tiger, then the three blocks with walls: once these lie, the rest may lie anywhere. */
const CAGE = 4

/** Every position with the tiger in its cage: about seven thousand. */
export function solvedPositions(board: Board): Lying[] {
  const groups = groupsOf(PIECES)
  const shapes = PIECES.map(({ shape }) => laid(board, polyomino(shape)))
  const [home] = cellsOf(board, 'd4')
  const left = cellsOf(board, 'c4 c5 c6')
  const below = cellsOf(board, 'd3 e3 f3')
  const over = board.cells.map(() => -1)
  const lying: { kind: number; cell: number }[] = []
  const found: Lying[] = []
  const isCage = () => left.every(c => hasWall(over[c]!, 'e')) && below.every(c => hasWall(over[c]!, 'n'))
  const lay = (): void => {
    if (lying.length === CAGE && !isCage()) return
    const group = groups[lying.length]
    if (!group) {
      found.push([...lying])
      return
    }
    for (const kind of group)
      for (const [cell, covered] of shapes[kind]!.entries()) {
        if (!covered?.every(c => over[c] === -1) || (lying.length === 0 && cell !== home)) continue
        for (const c of covered) over[c] = kind
        lying.push({ kind, cell })
        lay()
        lying.pop()
        for (const c of covered) over[c] = -1
      }
  }
  lay()
  return found
}
