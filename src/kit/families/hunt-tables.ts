import type { Moves, Position } from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import { pack } from '../moves/packing.ts'

/** From each cell the lines a piece may go along, in order: a step is a line of one cell, a slide a longer one. */
export type Walks = readonly (readonly (readonly number[])[])[]
/** From each cell the jumps that take, as [over, behind]. */
export type Leaps = readonly (readonly (readonly [number, number])[])[]

/** Which lines of a board may be used: from a cell in a direction. */
export type Open = (cell: number, dir: number) => boolean

const ahead = (board: Board, open: Open, cell: number, dir: number): number =>
  cell !== board.size && open(cell, dir) ? board.next[cell * board.dirs.length + dir]! : board.size

/** One step along every open line. */
export const stepsOn = (board: Board, open: Open): Walks =>
  board.cells.map((_, c) =>
    board.dirs.flatMap((__, d) => {
      const n = ahead(board, open, c, d)
      return n === board.size ? [] : [[n]]
    }),
  )

/** Any distance along every open line. */
export const slidesOn = (board: Board, open: Open): Walks =>
  board.cells.map((_, c) =>
    board.dirs.flatMap((__, d) => {
      const line: number[] = []
      for (let n = ahead(board, open, c, d); n !== board.size; n = ahead(board, open, n, d)) line.push(n)
      return line.length === 0 ? [] : [line]
    }),
  )

/** Straight jumps along two open lines in the same direction. */
export const leapsOn = (board: Board, open: Open): Leaps =>
  board.cells.map((_, c) =>
    board.dirs.flatMap((__, d) => {
      const over = ahead(board, open, c, d)
      const behind = ahead(board, open, over, d)
      return behind === board.size ? [] : [[over, behind] as const]
    }),
  )

/** The drawn lines of a board: every open line once. */
export const openLines = (board: Board, open: Open): [number, number][] =>
  board.cells.flatMap((_, c) =>
    board.dirs.flatMap((__, d): [number, number][] => {
      const n = ahead(board, open, c, d)
      return n === board.size || n < c ? [] : [[c, n]]
    }),
  )

/** Where every line is one cell long: the neighbours of cell c are `to[first[c]]` … `to[first[c + 1] - 1]`. */
export interface Near {
  readonly first: Int32Array
  readonly to: Int16Array
}

const LINE_END = -1
const CELL_END = -2

/** The walks and jumps of two sides as flat tables, and what is asked of them in play. */
export function huntTables(
  board: Board,
  sides: readonly { readonly walks: Walks; readonly leaps?: Leaps }[],
  cells: number,
  codes: readonly number[],
) {
  const walked: number[] = []
  const walksOf = sides.map(side =>
    Int32Array.from(side.walks, lines => {
      const first = walked.length
      for (const line of lines) walked.push(...line, LINE_END)
      walked.push(CELL_END)
      return first
    }),
  )
  const leapt: number[] = []
  const leapsOf = sides.map(side =>
    Int32Array.from({ length: board.size }, (_, c) => {
      const first = leapt.length
      for (const jump of side.leaps?.[c] ?? []) leapt.push(...jump)
      leapt.push(CELL_END)
      return first
    }),
  )
  const flat = Int16Array.from(walked)
  // As in most hunts.
  const near = sides.map(({ walks }): Near | undefined => {
    if (walks.some(lines => lines.some(line => line.length > 1))) return undefined
    const first = new Int32Array(board.size + 1)
    for (const [c, lines] of walks.entries()) first[c + 1] = first[c]! + lines.length
    return { first, to: Int16Array.from(walks.flat(2)) }
  })
  const jumps = Int16Array.from(leapt)
  /** Pieces already jumped in the chain that is being looked at. */
  const gone = new Uint8Array(board.size)

  /** The longest chain from `cell` on; `home` is where the jumper really stands, so it is free. */
  const deepest = (p: Position, side: number, cell: number, home: number): number => {
    let best = 0
    for (let k = leapsOf[side]![cell]!; jumps[k]! >= 0; k += 2) {
      const over = jumps[k]!
      const behind = jumps[k + 1]!
      if (p.words[cells + over] !== codes[1 - side] || gone[over] === 1) continue
      if (p.words[cells + behind] !== 0 && behind !== home && gone[behind] === 0) continue
      gone[over] = 1
      const n = 1 + deepest(p, side, behind, home)
      gone[over] = 0
      if (n > best) best = n
    }
    return best
  }

  return {
    leaps: jumps,
    leapsOf,
    near,
    /** The most lines a piece of a side can ever have before it. */
    widest: sides.map(side => Math.max(1, ...side.walks.map(lines => lines.length))),

    /** Lists the walks of one piece. */
    listWalks(p: Position, side: number, cell: number, out: Moves): void {
      const { words } = p
      let k = walksOf[side]![cell]!
      for (;;) {
        const c = flat[k++]!
        if (c === CELL_END) return
        if (c === LINE_END) continue
        if (words[cells + c] === 0) out.add(pack(cell, c))
        else while (flat[k] !== LINE_END) k++
      }
    },

    /** Lists the walks of the pieces on the first `n` of these cells. */
    listWalksOf(p: Position, side: number, spots: Int16Array, n: number, out: Moves): void {
      const steps = near[side]
      if (!steps) {
        for (let i = 0; i < n; i++) this.listWalks(p, side, spots[i]!, out)
        return
      }
      const { words } = p
      const { first, to } = steps
      out.reserve(to.length)
      const { list } = out
      let listed = out.n
      for (let i = 0; i < n; i++) {
        const c = spots[i]!
        for (let k = first[c]!, end = first[c + 1]!; k < end; k++) {
          const there = to[k]!
          if (words[cells + there] === 0) list[listed++] = c | (there << 10)
        }
      }
      out.n = listed
    },

    /** How many a chain takes that begins with this jump and goes on as long as it can. */
    chain(p: Position, side: number, cell: number, over: number, behind: number): number {
      gone[over] = 1
      const n = 1 + deepest(p, side, behind, cell)
      gone[over] = 0
      return n
    },

    canTake(p: Position, side: number, cell: number): boolean {
      for (let k = leapsOf[side]![cell]!; jumps[k]! >= 0; k += 2)
        if (p.words[cells + jumps[k]!] === codes[1 - side] && p.words[cells + jumps[k + 1]!] === 0)
          return true
      return false
    },

    /** How many ways the pieces of a side can go, one step along each line or by a jump. */
    freedom(p: Position, side: number): number {
      let n = 0
      for (let c = 0; c < board.size; c++) {
        if (p.words[cells + c] !== codes[side]) continue
        let first = true
        for (let k = walksOf[side]![c]!; flat[k] !== CELL_END; k++) {
          if (flat[k] === LINE_END) first = true
          else {
            if (first && p.words[cells + flat[k]!] === 0) n++
            first = false
          }
        }
        for (let k = leapsOf[side]![c]!; jumps[k]! >= 0; k += 2)
          if (p.words[cells + jumps[k]!] === codes[1 - side] && p.words[cells + jumps[k + 1]!] === 0) n++
      }
      return n
    },
  }
}
