import type { Rng } from '../../engine/index.ts'

/**
 * How far the tiles of a square frame are from home, which arrangements can be solved, and arrangements by luck. `order` lists the
 * cells as they are read. Arrangements list the tiles in that order, with 0 for the gap.
 */
export function tilesAway(side: number, order: readonly number[]) {
  const size = side * side
  const steps = (a: number, b: number): number =>
    Math.abs((a % side) - (b % side)) + Math.abs(Math.floor(a / side) - Math.floor(b / side))

  const sumOf = (arranged: ArrayLike<number>): number => {
    let sum = 0
    for (let i = 0; i < size; i++) if (arranged[i] !== 0) sum += steps(i, arranged[i]! - 1)
    return sum
  }
  /** Every push swaps the gap with a tile and moves the gap by one: both parities change, so they always agree with those at home. */
  const isEven = (arranged: ArrayLike<number>): boolean => {
    let odd = 0
    for (let i = 0; i < size; i++) {
      if (arranged[i] === 0) odd ^= steps(i, size - 1) & 1
      for (let k = 0; k < i; k++) {
        const [a, b] = [arranged[k] || size, arranged[i] || size]
        if (a > b) odd ^= 1
      }
    }
    return odd === 0
  }

  const now = new Int8Array(size)
  const read = (words: Int32Array, cells: number, tileOf: Int8Array): Int8Array => {
    for (let i = 0; i < size; i++) now[i] = tileOf[words[cells + order[i]!]!]!
    return now
  }

  const inOrder = (): number[] => Array.from({ length: size }, (_, i) => (i + 1) % size)
  /** Any arrangement that can be solved, all equally likely; the one that is solved already is left out. */
  const shuffled = (luck: Rng): number[] => {
    for (;;) {
      const arranged = luck.shuffle(inOrder())
      if (isEven(arranged) && sumOf(arranged) > 0) return arranged
    }
  }
  /** The gap walks `pushes` steps from home, never straight back. */
  const walked = (luck: Rng, pushes: number): number[] => {
    const arranged = inOrder()
    let gap = size - 1
    let before = -1
    for (let k = 0; k < pushes; k++) {
      const ways = [...arranged.keys()].filter(i => steps(i, gap) === 1 && i !== before)
      const next = ways[luck.below(ways.length)]!
      arranged[gap] = arranged[next]!
      arranged[next] = 0
      before = gap
      gap = next
    }
    return arranged
  }

  return {
    sum: (words: Int32Array, cells: number, tileOf: Int8Array) => sumOf(read(words, cells, tileOf)),
    canBeSolved: (words: Int32Array, cells: number, tileOf: Int8Array) => isEven(read(words, cells, tileOf)),
    /**
     * An arrangement whose shortest solution is within these bounds: a walk is never shorter than the solution, and the sum of the
     * distances never longer. Above any walk worth making, the sum alone tells that it is hard.
     */
    arranged(luck: Rng, lengths: readonly [number, number] | undefined): number[] {
      if (!lengths) return shuffled(luck)
      const [least, most] = lengths
      for (;;) {
        const arranged = most === Infinity ? shuffled(luck) : walked(luck, most)
        if (sumOf(arranged) >= least) return arranged
      }
    },
  }
}
