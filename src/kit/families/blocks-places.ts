import { dirOf, squareAt, type Board } from '../boards/index.ts'
import { laid, polyomino } from '../shapes/polyomino.ts'
import type { BlockKind } from './blocks.ts'

export const FACINGS = ['n', 'e', 's', 'w']
/** Whether a quarter turn, either way, makes one kind of the other. */
const isTurnOf = (a: BlockKind, b: BlockKind): boolean =>
  a.turns !== undefined &&
  a.turns.of === b.turns?.of &&
  (FACINGS.indexOf(a.turns.facing) + FACINGS.indexOf(b.turns.facing)) % 2 === 1

/** The kinds that are one block lying in different ways, together. */
export const groupsOf = (kinds: readonly BlockKind[]): number[][] => [
  ...Map.groupBy(kinds.keys(), k => kinds[k]!.turns?.of ?? kinds[k]!.id).values(),
]

/**
 * Where blocks can lie and go, as flat tables. A block lies where its head is: the leftmost of its lowest cells. A place is a kind
 * and the cell of its head, as one number: kind * size + cell.
 */
export function blockPlaces(board: Board, kinds: readonly BlockKind[]) {
  const { size } = board
  /** By kind and head, the cells that a block covers; none where it would stick out. */
  const shapes = kinds.map(kind => {
    const byHead: (readonly number[] | undefined)[] = board.cells.map(() => undefined)
    for (const covered of laid(board, polyomino(kind.shape))) if (covered) byHead[covered[0]!] = covered
    return byHead
  })
  const area = Math.max(...kinds.map(kind => polyomino(kind.shape).length)) + 1
  /** The cells of a block, ending in -1. */
  const covers = new Int16Array(kinds.length * size * area).fill(-1)
  /** The next place by direction, -1 where it would stick out. */
  const shift = new Int16Array(kinds.length * size * 4).fill(-1)
  const dirs = ['n', 'e', 's', 'w'].map(name => dirOf(board, name))
  for (const [k, places] of shapes.entries())
    for (const [c, covered] of places.entries()) {
      if (!covered) continue
      const place = k * size + c
      covers.set(covered, place * area)
      for (const [i, dir] of dirs.entries()) {
        const n = board.next[c * board.dirs.length + dir]!
        if (n !== size && places[n]) shift[place * 4 + i] = k * size + n
      }
    }

  // turns[firstTurn[place] …]: a place that the block may be turned to, then how many cells must be free for it, then those cells.
  const turns: number[] = [-1]
  const firstTurn = new Int32Array(kinds.length * size)
  const at = squareAt(board)
  for (const [k, kind] of kinds.entries()) {
    const kin = kinds.flatMap((other, n) => (isTurnOf(kind, other) ? [n] : []))
    if (kin.length === 0) continue
    const long = Math.max(...polyomino(kind.shape).flat()) + 1
    const squares = board.cells.map(({ x, y }) =>
      Array.from({ length: long * long }, (_, i) => at(x + (i % long), y - Math.floor(i / long))),
    )
    for (const [c, covered] of shapes[k]!.entries()) {
      if (!covered) continue
      firstTurn[k * size + c] = turns.length
      for (const square of squares) {
        if (square.includes(size) || !covered.every(cell => square.includes(cell))) continue
        for (const n of kin)
          for (const [to, turned] of shapes[n]!.entries())
            if (turned?.every(cell => square.includes(cell)))
              turns.push(n * size + to, square.length, ...square)
      }
      turns.push(-1)
    }
  }
  return { shapes, area, covers, shift, firstTurn, turns: Int16Array.from(turns) }
}
