import type { Options, Position } from '../../../engine/index.ts'
import { GOAL_OPEN, isPath, opposite, pathOf, PATHS, turnedMask } from './cards.ts'
import { boundOn, TURNED } from './codecs.ts'
import { board, START } from './grid.ts'
import type { State } from './state.ts'
import { kinder, makeFits } from './values.ts'

/** Why a card cannot lie somewhere, in the order they are asked. */
export const REFUSED = { OCCUPIED: 1, MISMATCH: 2, UNCONNECTED: 3, VALUE: 4 } as const

/** Open sides of a card, 16 more when it is a dead end; -1 where nothing lies. */
const NOTHING = -1
const DEAD = 16
const OPEN: readonly number[] = [0, ...PATHS.map(path => path.open)]

export const nextTo = (cell: number, side: number): number => board.next[cell * 4 + side]!

export const openOf = (code: number, turned: boolean): number =>
  turned ? turnedMask(OPEN[code]!) : OPEN[code]!

/** The way a coal lies so that its bend opens towards `side`. */
export const coalTurn = (goal: number, side: number): number => ((GOAL_OPEN[goal]! >> side) & 1 ? 1 : 2)

/**
 * Ruling G5: a card must be joined to Start by an unbroken way. The seed asks only for a fitting path card beside it, wherever that
 * lies; the benchmark plays it so, too, to tell what the ruling costs.
 */
export type Joining = 'unbroken way' | 'any card'

/** The network of paths: what is joined to Start, what fits where, which values a way has met. */
export function huntersMaze(state: State, options: Options, joining: Joining = 'unbroken way') {
  const { maze, bounds, goals, shown, deck, goalIndex, conditions } = state
  const counting = options['values'] !== 'off'
  const { ranks } = deck
  const fits = makeFits(deck.numbers)

  const edges = (p: Position, cell: number): number => {
    if (cell === START) return 15
    if (cell === board.size) return NOTHING
    const goal = goalIndex[cell]!
    if (goal >= 0) {
      const up = p.at(shown + goal)
      if (up === 0) return NOTHING
      const open = GOAL_OPEN[p.at(goals + goal)]!
      return up === 2 ? turnedMask(open) : open
    }
    const word = p.at(maze + cell)
    if (word === 0) return NOTHING
    const code = word & 63
    const open = OPEN[code]!
    return (word & TURNED ? turnedMask(open) : open) | (pathOf(code).dead ? DEAD : 0)
  }

  /** Live sides by cell and the cells that have some, made by `flood`. */
  const live = new Uint8Array(board.size + 1)
  const reached = new Int32Array(64)
  const stack = new Int32Array(512)
  const net = { count: 0 }

  /** Open sides of all that lies there, joined to Start or not; kept only where any card may be built on. */
  const lying = new Uint8Array(board.size + 1)
  const lie = (p: Position): void => {
    for (let cell = 0; cell < board.size; cell++) lying[cell] = Math.max(0, edges(p, cell)) & 15
  }

  /** Walks from Start; `without` is a cell taken out for the while. */
  const flood = (p: Position, without = -1): void => {
    if (joining === 'any card') lie(p)
    for (let i = 0; i < net.count; i++) live[reached[i]!] = 0
    live[START] = 15
    reached[0] = START
    net.count = 1
    let top = 0
    for (let side = 0; side < 4; side++) stack[top++] = START * 4 + side
    while (top > 0) {
      const word = stack[--top]!
      const side = word & 3
      const cell = nextTo(word >> 2, side)
      if (cell === without) continue
      const found = edges(p, cell)
      const back = opposite(side)
      if (found === NOTHING || !((found >> back) & 1) || (live[cell]! >> back) & 1) continue
      if (live[cell] === 0) reached[net.count++] = cell
      if (found & DEAD) live[cell]! |= 1 << back
      else {
        const fresh = found & 15 & ~live[cell]!
        live[cell]! |= found & 15
        for (let out = 0; out < 4; out++)
          if ((fresh >> out) & 1 && out !== back) stack[top++] = cell * 4 + out
      }
    }
  }

  const isLiveFrom =
    joining === 'unbroken way'
      ? (cell: number, side: number): boolean => ((live[nextTo(cell, side)]! >> opposite(side)) & 1) === 1
      : (cell: number, side: number): boolean => ((lying[nextTo(cell, side)]! >> opposite(side)) & 1) === 1

  /** Calls `tell` with every way that leads to a card with these open sides, by side of Start and last value. */
  const eachWay = (
    p: Position,
    cell: number,
    open: number,
    tell: (side: number, last: number, from: number) => void,
  ): void => {
    for (let e = 0; e < 4; e++) {
      if (!((open >> e) & 1) || !isLiveFrom(cell, e)) continue
      const near = nextTo(cell, e)
      if (near === START) tell(opposite(e), 1, near)
      else {
        const word = p.at(bounds + near)
        for (let side = 0; side < 4; side++) {
          const last = boundOn(word, side)
          if (last !== 0) tell(side, last, near)
        }
      }
    }
  }

  /** What a card with this value and these open sides takes over; 0 when no way accepts it. Needs a flood. */
  const boundFor = (p: Position, cell: number, open: number, value: number): number => {
    const rules = conditions[p.at(state.start)]!
    let bound = 0
    for (let e = 0; e < 4; e++) {
      if (!((open >> e) & 1) || !isLiveFrom(cell, e)) continue
      const near = nextTo(cell, e)
      const word = near === START ? 1 << (6 * opposite(e)) : p.at(bounds + near)
      for (let side = 0; side < 4; side++) {
        const last = boundOn(word, side)
        const rule = rules[side]!
        if (last === 0 || !fits(rule, last, value)) continue
        const now = value === 0 ? kinder(rule, boundOn(bound, side), last) : value
        bound = (bound & ~(63 << (6 * side))) | (now << (6 * side))
      }
    }
    return bound
  }

  const valuesCount = (p: Position): boolean => counting && !state.isNight(p)

  /** 0 when the card may lie there, else the first reason against it. Needs a flood of the same position. */
  const refusal = (p: Position, code: number, turned: boolean, cell: number): number => {
    if (cell === START || goalIndex[cell]! >= 0 || p.at(maze + cell) !== 0) return REFUSED.OCCUPIED
    const open = openOf(code, turned)
    let joined = false
    for (let e = 0; e < 4; e++) {
      const found = edges(p, nextTo(cell, e))
      if (found === NOTHING) continue
      const mine = (open >> e) & 1
      if (((found >> opposite(e)) & 1) !== mine) return REFUSED.MISMATCH
      if (mine && isLiveFrom(cell, e)) joined = true
    }
    if (!joined) return REFUSED.UNCONNECTED
    if (valuesCount(p) && boundFor(p, cell, open, ranks[code]!) === 0) return REFUSED.VALUE
    return 0
  }

  /** Empty cells that a live side faces, each once. Needs a flood. */
  const seenCell = new Int32Array(board.size + 1)
  let stamp = 0
  const frontier = (p: Position, found: Int32Array): number => {
    stamp++
    let count = 0
    if (joining === 'any card') {
      for (let cell = 0; cell < board.size; cell++)
        if (goalIndex[cell]! < 0 && cell !== START && p.at(maze + cell) === 0)
          for (let side = 0; side < 4; side++)
            if (isLiveFrom(cell, side) && seenCell[cell] !== stamp) {
              seenCell[cell] = stamp
              found[count++] = cell
            }
      return count
    }
    for (let i = 0; i < net.count; i++) {
      const cell = reached[i]!
      for (let side = 0; side < 4; side++) {
        if (!((live[cell]! >> side) & 1)) continue
        const near = nextTo(cell, side)
        if (near === board.size || seenCell[near] === stamp || goalIndex[near]! >= 0) continue
        if (near === START || p.at(maze + near) !== 0) continue
        seenCell[near] = stamp
        found[count++] = near
      }
    }
    return count
  }

  /** Whether every other path card keeps a live side when this one is washed away. */
  const holdsWithout = (p: Position, cell: number): boolean => {
    flood(p)
    let cards = 0
    for (let i = 0; i < net.count; i++) if (isPath(p.at(maze + reached[i]!) & 63)) cards++
    flood(p, cell)
    let kept = 0
    for (let i = 0; i < net.count; i++) if (isPath(p.at(maze + reached[i]!) & 63)) kept++
    return kept === cards - 1
  }

  /** Bounds for cards of a position made by hand: each takes what the nearest ways to it give. */
  const fillBounds = (p: Position): void => {
    if (!valuesCount(p)) return
    flood(p)
    const order = Array.from(reached.subarray(0, net.count)).sort((a, b) => away(a) - away(b) || a - b)
    for (let again = true; again;) {
      again = false
      for (const cell of order) {
        const code = p.at(maze + cell) & 63
        if (cell === START || p.at(bounds + cell) !== 0) continue
        const open = edges(p, cell) & 15
        let bound = boundFor(p, cell, open, ranks[code]!)
        if (bound === 0)
          eachWay(p, cell, open, side => {
            bound |= Math.max(1, ranks[code]!) << (6 * side)
          })
        if (bound === 0) continue
        p.put(bounds + cell, bound)
        again = true
      }
    }
  }
  const away = (cell: number): number => Math.abs(board.cells[cell]!.x) + Math.abs(board.cells[cell]!.y)

  return {
    edges,
    flood,
    live,
    reached,
    net,
    refusal,
    frontier,
    boundFor,
    eachWay,
    fits,
    valuesCount,
    holdsWithout,
    fillBounds,
    conditionsOn: (p: Position) => conditions[p.at(state.start)]!,
  }
}

export type Maze = ReturnType<typeof huntersMaze>
