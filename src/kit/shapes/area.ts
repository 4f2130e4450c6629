import type { Position } from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'

/**
 * For each owner the cells he holds: those with his pieces and the empty regions that touch only his. `cells` is where the
 * range of pieces starts; it must end in a wall. `ownerOf` tells the owner of a code.
 */
export function areas(
  board: Board,
  cells: number,
  dirs: readonly number[],
  owners: number,
  ownerOf: (code: number) => number,
): (p: Position) => number[] {
  const region = new Int16Array(board.size)
  const seen = new Uint8Array(board.size)
  const degree = board.dirs.length

  /** Gathers the empty region of `cell`: its size, and a bit for each owner it touches. */
  const gather = (p: Position, cell: number): { size: number; touched: number } => {
    let size = 0
    let touched = 0
    region[size++] = cell
    seen[cell] = 1
    for (let i = 0; i < size; i++)
      for (const d of dirs) {
        const n = board.next[region[i]! * degree + d]!
        const code = p.at(cells + n)
        if (code > 0) touched |= 1 << ownerOf(code)
        else if (code === 0 && seen[n] === 0) {
          seen[n] = 1
          region[size++] = n
        }
      }
    return { size, touched }
  }

  return p => {
    const held = Array.from({ length: owners }, () => 0)
    seen.fill(0)
    for (let c = 0; c < board.size; c++) {
      const code = p.at(cells + c)
      if (code > 0) held[ownerOf(code)]!++
      else if (seen[c] === 0) {
        const { size, touched } = gather(p, c)
        for (let i = 0; i < owners; i++) if (touched === 1 << i) held[i]! += size
      }
    }
    return held
  }
}
