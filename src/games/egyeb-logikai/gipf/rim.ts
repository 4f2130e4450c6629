import type { Move, Moves, Position } from '../../../engine/index.ts'
import { from, isPlace, pack, to, type Ground } from '../../../kit/index.ts'

/** How pieces enter: on an empty cell of the rim, or pushing what stands there along a line that leads inwards. */
export function rimOf(g: Ground) {
  const { stacks, board } = g
  const { next, opposite, size } = board
  const degree = board.dirs.length
  const waysIn = board.cells.map((_, c) =>
    [...board.dirs.keys()].filter(
      d => next[c * degree + opposite[d]!] === size && next[c * degree + d] !== size,
    ),
  )
  const rim = [...board.cells.keys()].filter(c => waysIn[c]!.length > 0)
  const isFull = (p: Position, c: number, d: number): boolean => {
    let at = c
    while (g.at(p, at) > 0) at = next[at * degree + d]!
    return at === size
  }

  return {
    /** Every way to enter a piece of so many discs, which are the move's extra. */
    entries(p: Position, discs: number, out: Moves): void {
      for (let i = 0; i < rim.length; i++) {
        const c = rim[i]!
        const ways = waysIn[c]!
        if (g.at(p, c) === 0) out.add(pack(c, c, discs))
        else
          for (let k = 0; k < ways.length; k++)
            if (!isFull(p, c, ways[k]!)) out.add(pack(c, next[c * degree + ways[k]!]!, discs))
      }
    },
    /** Makes room on `c`: everything from there to the first gap goes one cell on, towards `n`. */
    shove(p: Position, c: number, n: number): void {
      let d = 0
      while (next[c * degree + d] !== n) d++
      let gap = n
      while (g.at(p, gap) > 0) gap = next[gap * degree + d]!
      for (let at = gap; at !== c; at = next[at * degree + opposite[d]!]!) {
        const behind = next[at * degree + opposite[d]!]!
        stacks.carry(p, behind, at, stacks.height(p, behind))
      }
    },
    /** What stands against an entry that is not listed. */
    obstacle(p: Position, m: Move): 'rim' | 'full' | 'inwards' | 'none' {
      const ways = waysIn[from(m)]!
      if (ways.length === 0) return 'rim'
      if (isPlace(m)) return ways.every(d => isFull(p, from(m), d)) ? 'full' : 'none'
      const isOnLine = ways.some(d => next[from(m) * degree + d] === to(m))
      return isOnLine && g.at(p, from(m)) > 0 ? 'full' : 'inwards'
    },
  }
}
