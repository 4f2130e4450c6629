import { assert, Rng } from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import type { Pegs } from './pegs.ts'

type Jumps = Pegs['jumps']

/** Larger regions than these are hardly ever full. */
const LARGEST = 4
/** As many regions as fit into the bits of a word. */
const MOST_REGIONS = 30

/** A position is read by packs of so many cells: what a pack adds to a sum or a hash stands in a table. */
const PACK = 11

/** For every pack and every way its cells can be filled, the `width` numbers that `of` gives for each full cell, put together. */
function packTable(size: number, width: number, of: (c: number) => readonly number[], join: 'sum' | 'xor') {
  const packs = Math.ceil(size / PACK)
  const table = new Int32Array((packs << PACK) * width)
  for (let pack = 0; pack < packs; pack++)
    for (let filled = 1; filled < 1 << PACK; filled++) {
      const lowest = 31 - Math.clz32(filled & -filled)
      const c = pack * PACK + lowest
      const added = c < size ? of(c) : []
      const rest = ((pack << PACK) + (filled & (filled - 1))) * width
      const at = ((pack << PACK) + filled) * width
      for (let k = 0; k < width; k++) {
        const [a, b] = [table[rest + k]!, added[k] ?? 0]
        table[at + k] = join === 'sum' ? a + b : a ^ b
      }
    }
  return table
}

/** Where the table has the numbers of each pack as it is filled now. */
function readPacks(words: Int32Array, cells: number, size: number, width: number, into: Int32Array): void {
  for (let pack = 0, c = 0; c < size; pack++) {
    let filled = 0
    const end = Math.min(size, c + PACK)
    for (let bit = 1; c < end; c++, bit <<= 1) if (words[cells + c] !== 0) filled |= bit
    into[pack] = ((pack << PACK) + filled) * width
  }
}

/**
 * The smallest sets of cells of which no piece can be taken while all of them are full, unless a piece of the set moves first
 * (Merson regions): of every line over one of their cells they hold an end.
 */
function regionsOf(jumps: Jumps): number[][] {
  const linesOver: [number, number][][] = jumps.map(() => [])
  for (const [a, list] of jumps.entries()) for (const [over, c] of list) linesOver[over]!.push([a, c])
  const found = new Map<string, number[]>()
  const grow = (set: readonly number[]): void => {
    if (set.length > LARGEST) return
    const open = set.flatMap(c => linesOver[c]!).find(([a, c]) => !set.includes(a) && !set.includes(c))
    if (open) for (const end of open) grow([...set, end])
    else found.set([...set].sort((a, b) => a - b).join(), [...set])
  }
  for (const c of jumps.keys()) grow([c])
  const all = [...found.values()].sort((a, b) => a.length - b.length)
  const holds = (set: readonly number[], part: readonly number[]) => part.every(c => set.includes(c))
  return all.filter(set => !all.some(part => part.length < set.length && holds(set, part)))
}

/** By each turn and reflection that leaves the board as it is, where every cell goes. */
export function symmetriesOf({ cells }: Board): number[][] {
  const middle = (of: (c: (typeof cells)[number]) => number): number =>
    (Math.min(...cells.map(of)) + Math.max(...cells.map(of))) / 2
  const [mx, my] = [middle(c => c.x), middle(c => c.y)]
  const images = Array.from({ length: 8 }, (_, s) =>
    cells.map(cell => {
      const [x, y] = [(cell.x - mx) * (s & 1 ? -1 : 1), (cell.y - my) * (s & 2 ? -1 : 1)]
      const [u, v] = s & 4 ? [y, x] : [x, y]
      return cells.findIndex(other => Math.hypot(other.x - mx - u, other.y - my - v) < 0.01)
    }),
  )
  return images.filter(image => !image.includes(-1))
}

/**
 * Whether a chain lowers the sum of the weights of all pieces by at most one. Then the sum above the weight of the last piece is
 * a number of chains that is surely needed.
 */
export function isPerChain(jumps: Jumps, weights: readonly number[]): boolean {
  // The most that a chain which ends on each cell can have lowered the sum; jumps without end would lower it for ever.
  const most = weights.map(() => 0)
  for (let round = 0; round <= weights.length; round++) {
    let changed = false
    for (const [a, list] of jumps.entries())
      for (const [over, c] of list) {
        const lowered = most[a]! + weights[a]! + weights[over]! - weights[c]!
        if (lowered <= most[c]!) continue
        most[c] = lowered
        changed = true
      }
    if (!changed) return Math.max(...most) <= 1
  }
  return false
}

/**
 * How many chains are surely still needed, from two sides: full regions that share no cell each need a chain that sets off in
 * them, and weights tell how much of what stands there one chain can take away. `weightings` list a weight for each cell.
 */
export function chainBound(board: Board, jumps: Jumps, weightings: readonly (readonly number[])[]) {
  const { size } = board
  for (const given of weightings) {
    assert(given.length === size, `weights for ${given.length} cells on a board of ${size}`)
    assert(isPerChain(jumps, given), 'a chain lowers the sum of these weights by more than one')
  }
  const images = new Map(
    weightings.flatMap(given =>
      symmetriesOf(board).map(image => {
        const turned = image.map(c => given[c]!)
        return [turned.join(), turned] as const
      }),
    ),
  )
  const weights = [...images.values()]
  const count = weights.length
  const table = packTable(size, count, c => weights.map(each => each[c]!), 'sum')

  const regions = regionsOf(jumps)
  const alone = regions.flatMap(region => (region.length === 1 ? region : []))
  const larger = regions.filter(region => region.length > 1).slice(0, MOST_REGIONS)
  const overlaps = larger.map(region =>
    larger.reduce((bits, other, i) => (other.some(c => region.includes(c)) ? bits | (1 << i) : bits), 0),
  )
  /** How many of these regions can be chosen so that none shares a cell with another. */
  const apart = (bits: number): number => {
    if (bits === 0) return 0
    const i = 31 - Math.clz32(bits)
    const taken = 1 + apart(bits & ~overlaps[i]!)
    return (bits & overlaps[i]!) === 1 << i ? taken : Math.max(taken, apart(bits & ~(1 << i)))
  }

  const packs = new Int32Array(Math.ceil(size / PACK))
  const last = new Int32Array(count)
  let goals: readonly number[] = []
  /** `words` from `cells` on are 0 where no piece stands; `ends` are the cells where the last one may. */
  return (words: Int32Array, cells: number, ends: readonly number[]): number => {
    if (ends !== goals) for (let k = 0; k < count; k++) last[k] = Math.max(...ends.map(c => weights[k]![c]!))
    goals = ends
    let needed = 0
    for (let i = 0; i < alone.length; i++)
      if (words[cells + alone[i]!] !== 0 && !ends.includes(alone[i]!)) needed++
    let full = 0
    for (let i = 0; i < larger.length; i++) {
      const region = larger[i]!
      let k = 0
      while (k < region.length && words[cells + region[k]!] !== 0) k++
      if (k === region.length) full |= 1 << i
    }
    needed += apart(full)
    readPacks(words, cells, size, count, packs)
    for (let k = 0; k < count; k++) {
      let sum = -last[k]!
      for (let i = 0; i < packs.length; i++) sum += table[packs[i]! + k]!
      if (sum > needed) needed = sum
    }
    return needed
  }
}

/** Fills a hash of the pieces that is the same for all turns and reflections of the board which leave the goal where it is. */
export function likenessOn(board: Board, goal: number | undefined) {
  const { size } = board
  const images = symmetriesOf(board).filter(image => goal === undefined || image[goal] === goal)
  const rng = new Rng(goal ?? size)
  const bits = board.cells.map(() => [rng.below(2 ** 32) | 0, rng.below(2 ** 32) | 0] as const)
  const width = 2 * images.length
  const table = packTable(size, width, c => images.flatMap(image => bits[image[c]!]!), 'xor')
  const packs = new Int32Array(Math.ceil(size / PACK))
  return (words: Int32Array, cells: number, into: Int32Array): void => {
    readPacks(words, cells, size, width, packs)
    for (let k = 0; k < width; k += 2) {
      let low = 0
      let high = 0
      for (let i = 0; i < packs.length; i++) {
        low ^= table[packs[i]! + k]!
        high ^= table[packs[i]! + k + 1]!
      }
      if (k > 0 && (low > into[0]! || (low === into[0] && high >= into[1]!))) continue
      into[0] = low
      into[1] = high
    }
  }
}
