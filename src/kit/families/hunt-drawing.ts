import type { Move, Position, Rng } from '../../engine/index.ts'
import { pack } from '../moves/packing.ts'
import { countOne, countTwo, lowest, type Standing } from './hunt-standing.ts'
import type { Near } from './hunt-tables.ts'

/** The move of a placing has this for the cell it comes from. */
export const PLACE = 1023

interface Side {
  readonly hand?: { readonly cells: readonly number[] }
}

/** Two words for each of these sets of cells; undefined when a set has a cell twice or one that is not played on. */
function masksOf(standing: Standing, sets: readonly (readonly number[])[]): Int32Array | undefined {
  const masks = new Int32Array(2 * sets.length)
  for (const [i, set] of sets.entries()) {
    for (const c of set) masks[2 * i + standing.wordOf[c]!]! |= standing.bitOf[c]!
    if (countTwo(masks[2 * i]!, masks[2 * i + 1]!) !== set.length) return undefined
  }
  return masks
}

/**
 * Draws a step or a placing of a side at random without listing them all: bits are counted, then the one drawn is looked for.
 * It is the same move that the same number would have drawn from the list.
 */
export class HuntDrawing {
  private readonly standing: Standing
  private readonly cells: number
  private readonly near: readonly (Near | undefined)[]
  private readonly reach: readonly (Int32Array | undefined)[]
  private readonly hands: readonly (Int32Array | undefined)[]
  private readonly spots: Int16Array
  private readonly sums: Int16Array

  constructor(
    standing: Standing,
    cells: number,
    sides: readonly Side[],
    near: readonly (Near | undefined)[],
  ) {
    const { field, width } = standing
    this.standing = standing
    this.cells = cells
    this.near = near
    this.spots = new Int16Array(field.length)
    this.sums = new Int16Array(field.length)
    this.reach = near.map(steps =>
      steps && width <= 2
        ? masksOf(
            standing,
            Array.from(field, c => [...steps.to.subarray(steps.first[c], steps.first[c + 1])]),
          )
        : undefined,
    )
    // The bits are in the order of the cells played on, so the list must be too.
    const orderOf = new Map(Array.from(field, (c, i) => [c, i]))
    this.hands = sides.map(({ hand }) => {
      const order = hand?.cells.map(c => orderOf.get(c) ?? -1) ?? []
      const inOrder = order.every((n, i) => i === 0 || order[i - 1]! < n)
      return hand && inOrder && width <= 2 ? masksOf(standing, [hand.cells]) : undefined
    })
  }

  canStep(side: number): boolean {
    return this.reach[side] !== undefined
  }

  canPlace(side: number): boolean {
    return this.hands[side] !== undefined
  }

  /** A random step, or -1 when there is none. */
  step(p: Position, side: number, rng: Rng): Move {
    const { spots, sums, standing } = this
    const { words } = p
    const { field } = standing
    const reach = this.reach[side]!
    const at = standing.first
    let met = 0
    let n = 0
    if (standing.width === 1) {
      const free = ~(words[at]! | words[at + 1]!)
      for (let bits = words[at + side]!; bits !== 0; bits &= bits - 1) {
        const i = lowest(bits)
        n += countOne(reach[2 * i]! & free)
        spots[met] = i
        sums[met++] = n
      }
    } else {
      const low = ~(words[at]! | words[at + 2]!)
      const high = ~(words[at + 1]! | words[at + 3]!)
      for (let w = 0; w < 2; w++)
        for (let bits = words[at + 2 * side + w]!; bits !== 0; bits &= bits - 1) {
          const i = 32 * w + lowest(bits)
          n += countTwo(reach[2 * i]! & low, reach[2 * i + 1]! & high)
          spots[met] = i
          sums[met++] = n
        }
    }
    if (n === 0) return -1
    const drawn = rng.below(n)
    let k = 0
    while (sums[k]! <= drawn) k++
    const c = field[spots[k]!]!
    const { first, to } = this.near[side]!
    let skipped = k === 0 ? drawn : drawn - sums[k - 1]!
    for (let i = first[c]!; ; i++)
      if (words[this.cells + to[i]!] === 0 && skipped-- === 0) return pack(c, to[i]!)
  }

  /** A random placing, or -1 when there is none. */
  place(p: Position, side: number, rng: Rng): Move {
    const { words } = p
    const { field, width, first: at } = this.standing
    const hand = this.hands[side]!
    let bits = hand[0]! & ~(words[at]! | words[at + width]!)
    const high = width === 1 ? 0 : hand[1]! & ~(words[at + 1]! | words[at + 3]!)
    const n = countTwo(bits, high)
    if (n === 0) return -1
    let skipped = rng.below(n)
    const below = countOne(bits)
    let base = 0
    if (skipped >= below) {
      skipped -= below
      bits = high
      base = 32
    }
    while (skipped-- > 0) bits &= bits - 1
    return pack(PLACE, field[base + lowest(bits)]!)
  }
}
