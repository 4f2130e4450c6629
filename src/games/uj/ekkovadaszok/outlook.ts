import type { Position } from '../../../engine/index.ts'
import { CODES, HIDDEN, HIDDEN_GOAL, PATH_CARDS, pathOf, PILE_CARDS, RUBY } from './cards.ts'
import { makeChances } from './chances.ts'
import { boundOn } from './codecs.ts'
import { cellAt, board } from './grid.ts'
import { nextTo, openOf, type Maze } from './maze.ts'
import type { State } from './state.ts'

/**
 * How the way to the ruby stands, from what a seat or the whole table can see: the chances of all tips of the maze to
 * reach it with the tunnels and the turns that are left, as log-odds.
 */
/** How many cards of a hand that would do by their value fit a tip by their shape too. */
const OFFERS = 0.5
/** The other turns of the hunters go to maps, repairs and breaking. */
const BUILDING = 0.6
/** Several tips are better than one: the larger, the more. */
const SPREAD = 0.5
/** So much worse is a way longer by one card, besides being less likely. */
const LENGTH = 0.1

const FAR = 40
/** Tips farther from the goals than this are not worth a card. */
const WORTHWHILE = 12
/** Keeps the log-odds finite: nothing is surer than this. */
const DOUBT = 1e-4
const WORST = 12
const REACHED = 12
/** The part of the table worth looking at, with a wall around it: `spotOf` is 0 outside. */
const LOOK = { west: -2, east: 11, north: -6, south: 6 }
const ROW = LOOK.east - LOOK.west + 3
const SPOTS = ROW * (LOOK.south - LOOK.north + 3)
const cellOf = new Int32Array(SPOTS).fill(-1)
const spotOf = new Int32Array(board.size + 1)
for (let row = LOOK.north; row <= LOOK.south; row++)
  for (let column = LOOK.west; column <= LOOK.east; column++) {
    const spot = (row - LOOK.north + 1) * ROW + column - LOOK.west + 1
    cellOf[spot] = cellAt(column, row)
    spotOf[cellAt(column, row)] = spot
  }
const STEPS = [-ROW, 1, ROW, -1] as const

interface Tip {
  readonly cell: number
  readonly bound: number
}

export interface Outlook {
  /** Whether values count now. */
  readonly counting: boolean
  /** The probability that each goal is the ruby. */
  readonly chances: readonly number[]
  /** Log-odds of a way to the ruby, weighed by the chances. */
  readonly odds: number
  /** The same by goal. */
  readonly oddsTo: readonly number[]
  /** Cards to the nearest goal that may be the ruby. */
  readonly cards: number
  /** The odds after laying a card; the position stays as it is. */
  after(code: number, turned: boolean, cell: number): number
  /** Whether the value of a card fits some tip that is worth something. */
  fitsSome(code: number): boolean
}

export function makeOutlook(state: State, maze: Maze) {
  const way = makeChances((OFFERS * state.hand) / PILE_CARDS)
  const huntersShare = state.hunters / (state.n + 1)
  const queue = new Int32Array(SPOTS)
  const isTaken = new Uint8Array(SPOTS).fill(1)
  /** By goal, for every empty spot: the cards needed from it (itself among them) to the goal. */
  const far = [0, 1, 2].map(() => new Int8Array(SPOTS).fill(FAR))

  const measure = (goal: number): void => {
    const steps = far[goal]!
    steps.fill(FAR)
    const at = spotOf[state.goalCells[goal]!]!
    let [head, tail] = [0, 0]
    for (let from = at, next = 1; ; from = queue[head++]!, next = steps[from]! + 1) {
      for (let side = 0; side < 4; side++) {
        const spot = from + STEPS[side]!
        if (isTaken[spot] !== 0 || steps[spot]! <= next) continue
        steps[spot] = next
        queue[tail++] = spot
      }
      if (head === tail) return
    }
  }

  const chancesOf = (p: Position, isPublic: boolean): number[] => {
    const faces = [0, 1, 2].map(i =>
      p.at(state.shown + i) !== 0 ? 0 : isPublic ? HIDDEN_GOAL : p.at(state.goals + i),
    )
    const hidden = faces.filter(face => face === HIDDEN_GOAL).length
    return faces.map(face => {
      if (faces.includes(RUBY)) return face === RUBY ? 1 : 0
      return face === HIDDEN_GOAL ? 1 / hidden : 0
    })
  }

  /** `p` is the view of a seat; `isPublic` leaves out of a whole position what not everybody sees. */
  return (p: Position, isPublic = false): Outlook => {
    const counting = maze.valuesCount(p)
    const conditions = maze.conditionsOn(p)
    const gone = new Uint8Array(CODES + 2)
    const { words } = p
    for (let i = state.maze; i < state.maze + board.size; i++) if (words[i] !== 0) gone[words[i]! & 63] = 1
    let unseen = 0
    for (let i = 0; i < state.discards; i++) {
      const word = p.at(state.discard + i)
      if (word === 0) break
      if ((word & 63) === HIDDEN || (isPublic && word >= 64)) unseen++
      else gone[word & 63] = 1
    }
    let inHands = 0
    for (let i = 0; i < state.n; i++) inHands += state.handCount(p, i)
    const inPlay = state.cardsLeft(p) + inHands
    /** How likely a card that nobody saw go is still to come. */
    const there = inPlay / Math.max(1, inPlay + unseen)
    const spare: number[] = []
    for (let code = 1; code <= PATH_CARDS; code++)
      if (!gone[code] && !pathOf(code).dead) spare.push(state.deck.ranks[code]!)
    const turns = inPlay * huntersShare * BUILDING

    const room = new Map<number, number>()
    /** How many tunnels not yet gone could follow on a way with these bounds. */
    const roomFor = (bound: number): number => {
      if (!counting) return spare.length
      const known = room.get(bound)
      if (known !== undefined) return known
      let best = 0
      for (let side = 0; side < 4; side++) {
        const last = boundOn(bound, side)
        if (last === 0) continue
        let count = 0
        for (const rank of spare) if (maze.fits(conditions[side]!, last, rank)) count++
        best = Math.max(best, count)
      }
      room.set(bound, best)
      return best
    }
    const oddsOf = (cards: number, open: number): number => {
      if (cards >= FAR) return -WORST
      const chance = counting ? way.inOrder(turns, cards, open * there) : way.free(turns, cards, open * there)
      return Math.log((chance + DOUBT) / (1 - chance + DOUBT)) - LENGTH * cards
    }

    const chances = chancesOf(p, isPublic)
    for (let spot = 0; spot < SPOTS; spot++) {
      const cell = cellOf[spot]!
      isTaken[spot] = cell < 0 || state.goalAt(cell) >= 0 || maze.edges(p, cell) >= 0 ? 1 : 0
    }
    for (const [goal, chance] of chances.entries()) if (chance > 0) measure(goal)
    const tips: Tip[] = []
    maze.flood(p)
    for (let i = 0; i < maze.net.count; i++) {
      const cell = maze.reached[i]!
      for (let side = 0; side < 4; side++) {
        if (!((maze.live[cell]! >> side) & 1)) continue
        const near = nextTo(cell, side)
        if (state.goalAt(near) >= 0 || maze.edges(p, near) >= 0) continue
        tips.push({ cell: near, bound: i === 0 ? 1 << (6 * side) : p.at(state.bounds + cell) })
      }
    }
    /** All tips together: a little better than the best of them. */
    const oddsToGoal = (goal: number, without: number, more: readonly Tip[], used: number): number => {
      const steps = far[goal]!
      let sum = 0
      const add = (cell: number, open: number): void => {
        sum += Math.exp(oddsOf(steps[spotOf[cell]!]!, open) / SPREAD)
      }
      for (const tip of tips) if (tip.cell !== without) add(tip.cell, roomFor(tip.bound))
      for (const tip of more) add(tip.cell, Math.max(0, roomFor(tip.bound) - used))
      return sum === 0 ? -WORST : Math.max(-WORST, SPREAD * Math.log(sum))
    }
    const weigh = (list: readonly number[]): number => {
      const mean = list.reduce((sum, odds, goal) => sum + odds * chances[goal]!, 0)
      const best = Math.max(...list.filter((_, goal) => chances[goal]! > 0), -WORST)
      // Nobody can build towards three goals at once: the nearest counts as much as all together.
      return (mean + best) / 2
    }
    const oddsTo = chances.map((chance, goal) => (chance > 0 ? oddsToGoal(goal, -1, [], 0) : -WORST))
    let cards = FAR
    const lasts: (readonly [side: number, last: number])[] = []
    for (const tip of tips) {
      let nearest = FAR
      for (const [goal, chance] of chances.entries())
        if (chance > 0) nearest = Math.min(nearest, far[goal]![spotOf[tip.cell]!]!)
      cards = Math.min(cards, nearest)
      if (nearest <= WORTHWHILE)
        for (let side = 0; side < 4; side++)
          if (boundOn(tip.bound, side) !== 0) lasts.push([side, boundOn(tip.bound, side)])
    }

    return {
      counting,
      chances,
      oddsTo,
      odds: weigh(oddsTo),
      cards,
      after(code, turned, cell) {
        const open = openOf(code, turned)
        const more: Tip[] = []
        const reached = [false, false, false]
        if (!pathOf(code).dead) {
          maze.flood(p)
          const bound = counting ? maze.boundFor(p, cell, open, state.deck.ranks[code]!) : 0
          for (let side = 0; side < 4; side++) {
            if (!((open >> side) & 1)) continue
            const near = nextTo(cell, side)
            if (state.goalAt(near) >= 0) reached[state.goalAt(near)] = true
            else if (maze.edges(p, near) < 0) more.push({ cell: near, bound })
          }
        }
        return weigh(
          chances.map((chance, goal) =>
            chance === 0 ? -WORST : reached[goal] ? REACHED : oddsToGoal(goal, cell, more, 1),
          ),
        )
      },
      fitsSome(code) {
        const rank = state.deck.ranks[code]!
        return !counting || lasts.some(([side, last]) => maze.fits(conditions[side]!, last, rank))
      },
    }
  }
}

export type OutlookOf = ReturnType<typeof makeOutlook>
