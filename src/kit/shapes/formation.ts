import type { Move, Moves, Position, Words } from '../../engine/index.ts'
import { squareAt, type Board } from '../boards/index.ts'
import { extra, from, pack, to } from '../moves/packing.ts'
import { WALL } from '../pieces.ts'
import type { Polyomino } from './polyomino.ts'

const ARROWS: Readonly<Record<string, string>> = {
  n: '↑',
  ne: '↗',
  e: '→',
  se: '↘',
  s: '↓',
  sw: '↙',
  w: '←',
  nw: '↖',
}

/** [(cell * shapes + shape) * men + k]: the cells of a shape whose first man stands on `cell`; the wall where it sticks out. */
function membersOn(board: Board, shapes: readonly Polyomino[], men: number): Int16Array {
  const at = squareAt(board)
  return Int16Array.from(
    board.cells.flatMap(({ x, y }) =>
      shapes.flatMap(shape => {
        const [right, up] = shape[0]!
        const cells = shape.map(([dx, dy]) => at(x + dx - right, y - dy + up))
        return cells.includes(board.size) ? Array<number>(men).fill(board.size) : cells
      }),
    ),
  )
}

/** [(shape * directions + direction) * men + i]: the men who step onto a cell that none of them leaves, then -1. */
function frontsOf({ next, dirs, size }: Board, shapes: number, men: number, members: Int16Array): Int8Array {
  const fronts = new Int8Array(shapes * dirs.length * men).fill(-1)
  for (let s = 0; s < shapes; s++) {
    let t = s * men
    while (members[t] === size) t += shapes * men
    const cells = members.subarray(t, t + men)
    for (const d of dirs.keys()) {
      let n = (s * dirs.length + d) * men
      for (const [k, c] of cells.entries()) if (!cells.includes(next[c * dirs.length + d]!)) fronts[n++] = k
    }
  }
  return fronts
}

/**
 * Men of one owner that stand in one of the shapes, all of the same number of cells, and go one step together; what
 * stands on their new cells is taken. A move is packed as the first man of the shape, where that man goes, and the number of
 * the shape + 1. `cells` is where the range of pieces starts; it must end in a wall. `blocked` is the reason why one cannot go.
 */
export function formations(board: Board, cells: number, shapes: readonly Polyomino[], blocked: number) {
  const { next, size } = board
  const degree = board.dirs.length
  const count = shapes.length
  const men = shapes[0]!.length
  const members = membersOn(board, shapes, men)
  const fronts = frontsOf(board, count, men, members)

  const isFormation = (m: Move): boolean => extra(m) > 0
  const firstOf = (m: Move): number => (from(m) * count + extra(m) - 1) * men
  const dirOf = (m: Move): number => {
    let d = 0
    while (next[from(m) * degree + d] !== to(m)) d++
    return d
  }
  /** Own men stand on the other cells of the shape that begins at `members[t]`. */
  const stands = (words: Int32Array, t: number, own: number): boolean => {
    for (let k = 1; k < men; k++) if (words[cells + members[t + k]!] !== own) return false
    return true
  }
  /** None of the men in front leaves the board or comes to another own man. */
  const opens = (words: Int32Array, t: number, s: number, d: number, own: number): boolean => {
    const first = (s * degree + d) * men
    for (let i = first; i < first + men && fronts[i]! >= 0; i++) {
      const there = words[cells + next[members[t + fronts[i]!]! * degree + d]!]!
      if (there === WALL || there === own) return false
    }
    return true
  }

  /** The moves of the formations whose first man is the one on `c`; with `reasons` the barred ones instead. */
  const list = (words: Int32Array, c: number, out: Moves, reasons?: Moves): void => {
    const own = words[cells + c]!
    for (let s = 0; s < count; s++) {
      const t = (c * count + s) * men
      if (!stands(words, t, own)) continue
      for (let d = 0; d < degree; d++) {
        const ahead = next[c * degree + d]!
        if (ahead === size || opens(words, t, s, d, own) === (reasons !== undefined)) continue
        out.add(pack(c, ahead, s + 1))
        reasons?.add(blocked)
      }
    }
  }
  /** How many men of others stand on the new cells. */
  const takes = (p: Position, m: Move): number => {
    if (!isFormation(m)) return 0
    const t = firstOf(m)
    const d = dirOf(m)
    const own = p.words[cells + from(m)]
    let n = 0
    for (let k = 0; k < men; k++) {
      const there = p.words[cells + next[members[t + k]! * degree + d]!]!
      if (there > 0 && there !== own) n++
    }
    return n
  }
  const advance = (p: Position, m: Move): void => {
    const t = firstOf(m)
    const d = dirOf(m)
    const own = p.words[cells + from(m)]!
    for (let k = 0; k < men; k++) p.put(cells + members[t + k]!, 0)
    for (let k = 0; k < men; k++) p.put(cells + next[members[t + k]! * degree + d]!, own)
  }

  const membersOf = (m: Move): readonly number[] => [...members.subarray(firstOf(m), firstOf(m) + men)]
  /** `a1,b1,c1,a2-ne`, with `x` where something is taken; nothing for other moves. */
  const name = (p: Position, m: Move): string | undefined =>
    isFormation(m)
      ? `${membersOf(m).map(c => board.names[c])}${takes(p, m) > 0 ? 'x' : '-'}${board.dirs[dirOf(m)]}`
      : undefined
  /** The men in the order of the shape, which a person may point at in any order; then where the first of them goes. */
  const points = (_: Position, m: Move): readonly number[] | undefined =>
    isFormation(m) ? [...membersOf(m), to(m)] : undefined
  const loosePoints = (_: Position, m: Move): number => (isFormation(m) ? men : 1)
  /** The men by their cells and an arrow for the way: `a1 b1 c1 a2 ↗`. */
  const write = (p: Position, m: Move): Words | undefined => {
    if (!isFormation(m)) return undefined
    const men = membersOf(m)
      .map(c => board.names[c])
      .join(' ')
    const told = `${men} ${ARROWS[board.dirs[dirOf(m)]!] ?? board.dirs[dirOf(m)]}${takes(p, m) > 0 ? ' x' : ''}`
    return { hu: told, en: told }
  }
  return { list, takes, advance, isFormation, shown: { name, points, loosePoints, write } }
}
