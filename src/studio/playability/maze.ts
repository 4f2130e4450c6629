import type { Condition } from '../deck.ts'

/** Open edges as bits, in the order of the compass: N, E, S, W. */
export const NORTH = 1
export const EAST = 2
export const SOUTH = 4
export const WEST = 8
const BITS = [NORTH, EAST, SOUTH, WEST] as const

/** A path card as the laying rules see it. */
export interface Tile {
  readonly open: number
  readonly isDeadEnd: boolean
  /** Its place on the deck's value line: equal values share a rank; null for a card without value. */
  readonly rank: number | null
}

export const turned = (open: number): number => ((open << 2) | (open >> 2)) & 15

// Forty cards reach at most forty cells from Start.
const WIDTH = 85
const START = 42 * WIDTH + 42
const STEP = [-WIDTH, 1, WIDTH, -1] as const
export const cellAt = (column: number, row: number): number => START + row * WIDTH + column
export const columnOf = (cell: number): number => (cell % WIDTH) - 42
export const rowOf = (cell: number): number => Math.floor(cell / WIDTH) - 42

const GOALS = [cellAt(8, -2), cellAt(8, 0), cellAt(8, 2)] as const
/** The bends of the two coal goals; the ruby is all four ways. */
const COALS = [NORTH | EAST, NORTH | WEST] as const

/** No way from that side of Start counts here; on the way but no number met yet. */
const NO_WAY = -2
const NOTHING_YET = -1

/**
 * Path cards laid from Start by the rules: edges match, an unbroken way leads to Start, values keep to the condition of
 * the side of Start they come from. Actions and night are left out.
 */
export class Maze {
  readonly #conditions: readonly Condition[]
  /** How many different values the deck has. */
  readonly #ranks: number
  /** Open edges of what lies on each cell; 0 where nothing lies. */
  readonly #open = new Uint8Array(WIDTH * WIDTH)
  /** Edges that a walker from Start can reach. */
  readonly #live = new Uint8Array(WIDTH * WIDTH)
  /** The last rank met, for each cell and side of Start. */
  readonly #bound = new Int16Array(WIDTH * WIDTH * 4).fill(NO_WAY)
  readonly #isGoal = new Uint8Array(WIDTH * WIDTH)
  #goals: { readonly cell: number; readonly open: number; isFaceDown: boolean }[] = []
  /** Empty cells that a live edge faces. */
  readonly frontier: number[] = []
  isRubyReached = false

  /** Cells that something was written to, to be cleared for the next round. */
  readonly #touched: number[] = []

  constructor(conditions: readonly Condition[], ranks: number) {
    this.#conditions = conditions
    this.#ranks = ranks
    for (const cell of GOALS) this.#isGoal[cell] = 1
  }

  /** A new round; `ruby` is the place of the ruby among the three goals. */
  begin(ruby: number): void {
    for (const cell of this.#touched) {
      this.#open[cell] = this.#live[cell] = 0
      this.#bound.fill(NO_WAY, cell * 4, cell * 4 + 4)
    }
    this.#touched.length = this.frontier.length = 0
    this.isRubyReached = false
    let coal = 0
    this.#goals = GOALS.map((cell, i) => ({ cell, open: i === ruby ? 15 : COALS[coal++]!, isFaceDown: true }))
    this.#open[START] = 15
    this.#live[START] = 15
    this.#touched.push(START)
    this.#widen(START)
  }

  #widen(cell: number): void {
    for (let e = 0; e < 4; e++) {
      const next = cell + STEP[e]!
      if (
        this.#live[cell]! & BITS[e]! &&
        !this.#open[next] &&
        !this.#isGoal[next] &&
        !this.frontier.includes(next)
      )
        this.frontier.push(next)
    }
  }

  /** Empty, edges match, and joined to Start. */
  fitsShape(cell: number, open: number): boolean {
    if (this.#open[cell] || this.#isGoal[cell]) return false
    let joined = false
    for (let e = 0; e < 4; e++) {
      const next = cell + STEP[e]!
      const theirs = this.#open[next]!
      if (!theirs) continue
      const facing = BITS[(e + 2) & 3]!
      if (!!(open & BITS[e]!) !== !!(theirs & facing)) return false
      if (open & BITS[e]! && this.#live[next]! & facing) joined = true
    }
    return joined
  }

  /**
   * The smallest step along the value line with which the card fits one of the ways that lead to it; undefined when it
   * fits none. Asks only about values: `fitsShape` comes first.
   */
  step(cell: number, open: number, rank: number | null): number | undefined {
    let least: number | undefined
    for (let e = 0; e < 4; e++) {
      if (!(open & BITS[e]!)) continue
      const next = cell + STEP[e]!
      const facing = (e + 2) & 3
      if (!(this.#live[next]! & BITS[facing]!)) continue
      for (let side = 0; side < 4; side++) {
        const last = next === START ? (side === facing ? NOTHING_YET : NO_WAY) : this.#bound[next * 4 + side]!
        if (last === NO_WAY || !fits(this.#conditions[side]!, last, rank)) continue
        const step = rank === null ? 0 : Math.abs(rank - this.#from(this.#conditions[side]!, last))
        if (least === undefined || step < least) least = step
      }
    }
    return least
  }

  /** Where a way stands on the value line: before its first card at the end it starts from. */
  #from(condition: Condition, last: number): number {
    if (last !== NOTHING_YET) return last
    return condition === 'falling' || condition === 'strictly-falling' ? this.#ranks - 1 : 0
  }

  /** Lays a card that was found to fit, and turns the goals it reaches. */
  lay(cell: number, { isDeadEnd, rank }: Tile, open: number): void {
    this.#join(cell, open, isDeadEnd, rank)
    this.frontier.splice(this.frontier.indexOf(cell), 1)
    this.#widen(cell)
    while (this.#turnGoals()) if (this.isRubyReached) return
  }

  #join(cell: number, open: number, isDeadEnd: boolean, rank: number | null): void {
    let entered = 0
    for (let e = 0; e < 4; e++) {
      if (!(open & BITS[e]!)) continue
      const next = cell + STEP[e]!
      const facing = (e + 2) & 3
      if (!(this.#live[next]! & BITS[facing]!)) continue
      entered |= BITS[e]!
      for (let side = 0; side < 4; side++) {
        const last = next === START ? (side === facing ? NOTHING_YET : NO_WAY) : this.#bound[next * 4 + side]!
        if (last === NO_WAY || !fits(this.#conditions[side]!, last, rank)) continue
        const i = cell * 4 + side
        this.#bound[i] = rank ?? kinder(this.#conditions[side]!, this.#bound[i]!, last)
      }
    }
    this.#touched.push(cell)
    this.#open[cell] = open
    this.#live[cell] = isDeadEnd ? entered : open
    // A stub of a dead end nearby that was out of reach is entered from here.
    for (let e = 0; e < 4; e++) {
      const next = cell + STEP[e]!
      const facing = BITS[(e + 2) & 3]!
      if (this.#live[cell]! & BITS[e]! && this.#open[next]! & facing) this.#live[next]! |= facing
    }
  }

  #turnGoals(): boolean {
    let any = false
    for (const goal of this.#goals) {
      if (!goal.isFaceDown) continue
      for (let e = 0; e < 4; e++) {
        const next = goal.cell + STEP[e]!
        if (!(this.#live[next]! & BITS[(e + 2) & 3]!) || !goal.isFaceDown) continue
        goal.isFaceDown = false
        any = true
        if (goal.open === 15) this.isRubyReached = true
        // A coal hands on the last value, like a card without one.
        this.#join(goal.cell, goal.open & BITS[e]! ? goal.open : turned(goal.open), false, null)
        this.#widen(goal.cell)
      }
    }
    return any
  }

  /** How near the nearest end of a way is to a goal that is still face down. */
  reach(): number {
    let least = 99
    for (const cell of this.frontier) least = Math.min(least, this.#toGoal(cell))
    return least
  }

  #toGoal(cell: number): number {
    let least = 99
    for (const { cell: goal, isFaceDown } of this.#goals)
      if (isFaceDown)
        least = Math.min(
          least,
          Math.abs(columnOf(cell) - columnOf(goal)) + Math.abs(rowOf(cell) - rowOf(goal)),
        )
    return least
  }

  /** How near a way out of the card brings the walker to a goal that is still face down. */
  distance(cell: number, open: number): number {
    let least = 99
    for (let e = 0; e < 4; e++) {
      const next = cell + STEP[e]!
      if (!(open & BITS[e]!) || this.#open[next]) continue
      least = Math.min(least, this.#toGoal(next))
    }
    return least
  }
}

function fits(condition: Condition, last: number, rank: number | null): boolean {
  if (last === NOTHING_YET || rank === null) return true
  switch (condition) {
    case 'none':
      return true
    case 'rising':
      return last <= rank
    case 'falling':
      return last >= rank
    case 'strictly-rising':
      return last < rank
    case 'strictly-falling':
      return last > rank
    default:
      return condition satisfies never
  }
}

/** Of two values handed on by a card without one, that which leaves more room. */
function kinder(condition: Condition, a: number, b: number): number {
  if (a === NO_WAY) return b
  if (a === NOTHING_YET || b === NOTHING_YET) return NOTHING_YET
  return condition === 'falling' || condition === 'strictly-falling' ? Math.max(a, b) : Math.min(a, b)
}
