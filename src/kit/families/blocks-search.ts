import { type Move, type Search, type Solution } from '../../engine/index.ts'
import { pack } from '../moves/packing.ts'
import type { blockPlaces } from './blocks-places.ts'
import { StateTable } from './state-table.ts'

/** Where every block lies: its kind and the cell of its head, always in the same order of the blocks. */
export type Lying = readonly { readonly kind: number; readonly cell: number }[]

interface Given {
  readonly size: number
  readonly places: ReturnType<typeof blockPlaces>
  /** For each block the kinds it can be, by the ways it can lie. */
  readonly kinds: readonly (readonly number[])[]
  readonly count: 'moves' | 'steps'
  readonly first: Lying
  readonly goals: readonly Lying[]
}

/** Cells are bits of two words, so many in each. */
const HALF = 18

/**
 * The fewest moves from a position to any of the goals, spread from both ends at once until the two meet: for puzzles whose blocks
 * are all different and whose positions are too many for one end alone. Every move can be taken back, so both ends spread alike.
 */
export function searchFromBothEnds({ size, places, kinds, count, first, goals }: Given): Search {
  const n = kinds.length
  /** By block and place (the way it lies * size + cell): the bits of its cells, low and high. */
  const masks = kinds.map(ways =>
    Int32Array.from({ length: ways.length * size * 2 }, (_, i) => {
      const place = i >> 1
      const covered = places.shapes[ways[Math.floor(place / size)]!]![place % size] ?? []
      return bitsOf(covered, i % 2)
    }),
  )
  // near[block][at[block][place] …]: a place one step away, then the low and high bits that must be free for it; ends in -1.
  const near: Int32Array[] = []
  const at: Int32Array[] = []
  for (const ways of kinds) {
    const list: number[] = []
    const starts: number[] = []
    for (const [way, kind] of ways.entries())
      for (let cell = 0; cell < size; cell++) {
        starts.push(list.length)
        const place = kind * size + cell
        if (places.shapes[kind]![cell]) {
          for (let d = 0; d < 4; d++) {
            const to = places.shift[place * 4 + d]!
            const covered = to < 0 ? [] : places.shapes[kind]![to % size]!
            if (to >= 0) list.push(way * size + (to % size), bitsOf(covered, 0), bitsOf(covered, 1))
          }
          const { turns } = places
          for (let t = places.firstTurn[place]!; turns[t]! >= 0; t += 2 + turns[t + 1]!) {
            const square = [...turns.subarray(t + 2, t + 2 + turns[t + 1]!)]
            const turned = ways.indexOf(Math.floor(turns[t]! / size))
            list.push(turned * size + (turns[t]! % size), bitsOf(square, 0), bitsOf(square, 1))
          }
        }
        list.push(-1)
      }
    near.push(Int32Array.from(list))
    at.push(Int32Array.from(starts))
  }

  const table = new StateTable()
  const now = new Uint8Array(8)
  const words = new Int32Array(now.buffer)
  const write = (lying: Lying): void => {
    now.fill(0)
    for (const [i, { kind, cell }] of lying.entries()) now[i] = kinds[i]!.indexOf(kind) * size + cell
  }
  const queue = new Uint8Array(256)
  const seen = new Uint8Array(256)
  /** Calls back with `now` changed to each position that one move leads to. */
  const spread = (met: () => boolean): boolean => {
    let low = 0
    let high = 0
    for (let i = 0; i < n; i++) {
      low |= masks[i]![2 * now[i]!]!
      high |= masks[i]![2 * now[i]! + 1]!
    }
    for (let i = 0; i < n; i++) {
      const home = now[i]!
      const otherLow = low & ~masks[i]![2 * home]!
      const otherHigh = high & ~masks[i]![2 * home + 1]!
      const list = near[i]!
      const starts = at[i]!
      let ends = 1
      queue[0] = home
      seen[home] = 1
      for (let k = 0; k < (count === 'steps' ? 1 : ends); k++)
        for (let t = starts[queue[k]!]!; list[t]! >= 0; t += 3) {
          const to = list[t]!
          if (seen[to] === 1 || (list[t + 1]! & otherLow) !== 0 || (list[t + 2]! & otherHigh) !== 0) continue
          seen[to] = 1
          queue[ends++] = to
        }
      let stopped = false
      for (let k = 0; k < ends; k++) {
        seen[queue[k]!] = 0
        if (k === 0 || stopped) continue
        now[i] = queue[k]!
        stopped = met()
      }
      if (stopped) return true
      now[i] = home
    }
    return false
  }

  const AHEAD = 0
  const BACK = 1
  /** The positions to spread from next, by end, and how far from their end they are. */
  const fronts: [number[], number[]] = [[], []]
  const depths: [number, number] = [0, 0]
  let next: number[] = []
  let end = AHEAD
  let i = 0
  write(first)
  table.add(words[0]!, words[1]!, markOf(AHEAD, 0))
  fronts[AHEAD].push(words[0]!, words[1]!)
  let isGoal = false
  for (const goal of goals) {
    write(goal)
    const known = table.find(words[0]!, words[1]!)
    if (known === markOf(AHEAD, 0)) isGoal = true
    else if (known === 0) {
      table.add(words[0]!, words[1]!, markOf(BACK, 0))
      fronts[BACK].push(words[0]!, words[1]!)
    }
  }

  /** The positions from the one in `now` to the end it was reached from. */
  const wayTo = (side: number): number[][] => {
    const way = [[...now]]
    for (let depth = (table.find(words[0]!, words[1]!) & 127) - 2; depth >= 0; depth--) {
      spread(() => table.find(words[0]!, words[1]!) === markOf(side, depth))
      way.push([...now])
    }
    return way
  }
  const moveBetween = (a: readonly number[], b: readonly number[]): Move => {
    const block = a.findIndex((place, k) => place !== b[k])
    const [was, is] = [a[block]!, b[block]!]
    const kind = kinds[block]![Math.floor(is / size)]!
    return pack(was % size, is % size, Math.floor(was / size) === Math.floor(is / size) ? 0 : kind + 1)
  }
  /** `now` has just been reached from one end and was known from the other, by that end's mark. */
  const solution = (before: readonly number[]): Solution => {
    const other = wayTo(1 - end)
    now.set(before)
    const own = wayTo(end)
    const line = end === AHEAD ? [...own.reverse(), ...other] : [...other.reverse(), ...own]
    const moves = line.slice(1).map((p, k) => moveBetween(line[k]!, p))
    return { kind: 'solved', moves, counted: moves.length }
  }

  return {
    get positions() {
      return table.count
    },
    advance(steps) {
      if (isGoal) return { kind: 'solved', moves: [], counted: 0 }
      for (let k = 0; k < steps; k++) {
        const front = fronts[end]!
        if (i === front.length) {
          fronts[end] = next
          depths[end]!++
          if (next.length === 0) return { kind: 'none' }
          next = []
          i = 0
          end = fronts[AHEAD].length <= fronts[BACK].length ? AHEAD : BACK
          continue
        }
        words[0] = front[i]!
        words[1] = front[i + 1]!
        i += 2
        const before = [...now]
        const mark = markOf(end, depths[end]! + 1)
        const meets = spread(() => {
          const known = table.find(words[0]!, words[1]!)
          if (known === 0) {
            table.add(words[0]!, words[1]!, mark)
            next.push(words[0]!, words[1]!)
            return false
          }
          return known >> 7 !== end
        })
        if (meets) return solution(before)
        if (table.isFull)
          return { kind: 'gave up', why: `The memory is full after ${table.count} positions.` }
      }
      return undefined
    },
  }
}

const bitsOf = (cells: readonly number[], half: number): number =>
  cells.reduce((bits, c) => (Math.floor(c / HALF) === half ? bits | (1 << (c % HALF)) : bits), 0)

/** From which end a position was met, and how far from it; never 0. */
const markOf = (end: number, depth: number): number => (end << 7) | (depth + 1)
