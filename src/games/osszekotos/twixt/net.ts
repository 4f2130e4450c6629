import type { Position } from '../../../engine/index.ts'
import { linkage, type Board } from '../../../kit/index.ts'
import type { Links } from './links.ts'

/** Both of a player's borders, as bits of the ground's words. */
export const BOTH = 3

/**
 * The links as they lie in a position: `bars` holds for each point the ways that are linked, as bits; `cells` the pegs.
 */
export function net(board: Board, { ends, blocked }: Links, cells: number, bars: number) {
  const { size } = board
  const met = new Int32Array(size)
  const chain = new Int16Array(size)
  let round = 0

  /** May this link still be set between pegs of `own`? */
  const isAddable = (words: Int32Array, c: number, way: number, own: number): boolean => {
    const end = ends[c * 8 + way]!
    return (
      end >= 0 &&
      words[cells + end] === own &&
      ((words[bars + c]! >> way) & 1) === 0 &&
      !blocked(words, bars, c, way)
    )
  }

  return {
    isAddable,
    anyAddable(words: Int32Array, own: number): boolean {
      for (let c = 0; c < size; c++)
        if (words[cells + c] === own)
          for (let way = 0; way < 4; way++) if (isAddable(words, c, way, own)) return true
      return false
    },
    /** Sets a link, or takes it off. */
    flip(p: Position, c: number, way: number): void {
      const end = ends[c * 8 + way]!
      p.put(bars + c, p.words[bars + c]! ^ (1 << way))
      p.put(bars + end, p.words[bars + end]! ^ (1 << (way ^ 4)))
    },
    wayOf(a: number, b: number): number {
      let way = 0
      while (ends[a * 8 + way] !== b) way++
      return way
    },
    /** The shortest chain of `own` pegs from border to border. */
    bridge({ words }: Position, ground: Int8Array, own: number): number[] {
      const near = (c: number) =>
        [...ends.subarray(c * 8, c * 8 + 8)].filter((_, way) => (words[bars + c]! >> way) & 1)
      const border = (bit: number) =>
        board.names.flatMap((_, c) => (words[cells + c] === own && ground[c] === bit ? [c] : []))
      return linkage(size, near, [border(1), border(2)])
    },
    /** Whether the chain of this peg touches both borders; `ground` tells which border a point belongs to. */
    joins(words: Int32Array, peg: number, ground: Int8Array): boolean {
      let touched = 0
      let tail = 0
      round++
      met[peg] = round
      chain[tail++] = peg
      for (let head = 0; head < tail; head++) {
        const c = chain[head]!
        touched |= ground[c]!
        for (let bits = words[bars + c]!, way = 0; bits !== 0; bits >>= 1, way++) {
          if ((bits & 1) === 0) continue
          const end = ends[c * 8 + way]!
          if (met[end] === round) continue
          met[end] = round
          chain[tail++] = end
        }
      }
      return (touched & BOTH) === BOTH
    },
  }
}
