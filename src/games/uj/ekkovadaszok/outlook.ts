import type { Position } from '../../../engine/index.ts'
import { CODES, HIDDEN_GOAL, isPath, pathOf, RUBY } from './cards.ts'
import { boundOn } from './codecs.ts'
import { cellAt, GOAL_CELLS, board } from './grid.ts'
import { goalAt, nextTo, openOf, type Maze } from './maze.ts'
import type { State } from './state.ts'

/** How far the ways are from the ruby, judged from a seat's view: cards still needed, and whether values are left for them. */

const FAR = 40
/** A rising row of n cards out of r is likely while n² is small against r; the rest is scale. */
const SCALE = 6
/** The part of the table worth looking at. */
const LOOK = { west: -3, east: 11, north: -7, south: 7 }
const inLook = new Uint8Array(board.size + 1)
for (let row = LOOK.north; row <= LOOK.south; row++)
  for (let column = LOOK.west; column <= LOOK.east; column++) inLook[cellAt(column, row)] = 1

interface Tip {
  readonly cell: number
  readonly bound: number
}

export interface Outlook {
  /** The probability that each goal is the ruby. */
  readonly chances: readonly number[]
  /** Cards to the ruby as things stand, weighed by the chances. */
  readonly cost: number
  /** The same by goal. */
  readonly costs: readonly number[]
  /** The cost after laying a card; the position stays as it is. */
  after(code: number, turned: boolean, cell: number): number
}

export function makeOutlook(state: State, maze: Maze) {
  const queue = new Int32Array(board.size)

  /** For every empty cell: the cards needed from it (itself among them) to a goal. */
  const distances = (p: Position, goal: number): Int8Array => {
    const far = new Int8Array(board.size + 1).fill(FAR)
    let [head, tail] = [0, 0]
    const visit = (cell: number, steps: number): void => {
      if (inLook[cell] === 0 || far[cell]! <= steps || goalAt(cell) >= 0 || maze.edges(p, cell) >= 0) return
      far[cell] = steps
      queue[tail++] = cell
    }
    for (let side = 0; side < 4; side++) visit(nextTo(GOAL_CELLS[goal]!, side), 1)
    while (head < tail) {
      const cell = queue[head++]!
      for (let side = 0; side < 4; side++) visit(nextTo(cell, side), far[cell]! + 1)
    }
    return far
  }

  const chancesOf = (p: Position): number[] => {
    const faces = [0, 1, 2].map(i => p.at(state.goals + i))
    const hidden = faces.filter((face, i) => face === HIDDEN_GOAL && p.at(state.shown + i) === 0).length
    return faces.map((face, i) => {
      if (p.at(state.shown + i) !== 0) return 0
      if (faces.includes(RUBY)) return face === RUBY ? 1 : 0
      return face === HIDDEN_GOAL ? 1 / Math.max(1, hidden) : 0
    })
  }

  return (p: Position): Outlook => {
    const counting = maze.valuesCount(p)
    const conditions = maze.conditionsOn(p)
    const gone = new Uint8Array(CODES + 2)
    for (let c = 0; c < board.size; c++) gone[p.at(state.maze + c) & 63] = 1
    for (let i = 0; i < state.discards; i++) gone[p.at(state.discard + i) & 63] = 1
    const spare: number[] = []
    for (let code = 1; isPath(code); code++)
      if (!gone[code] && !pathOf(code).dead) spare.push(state.deck.ranks[code]!)

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
    const price = (cards: number, bound: number): number => {
      if (cards >= FAR) return FAR
      return Math.min(FAR, (SCALE * cards * cards) / (roomFor(bound) + 0.5))
    }

    const chances = chancesOf(p)
    const maps = chances.map((chance, goal) => (chance > 0 ? distances(p, goal) : undefined))
    const tips: Tip[] = []
    maze.flood(p)
    for (let i = 0; i < maze.net.count; i++) {
      const cell = maze.reached[i]!
      for (let side = 0; side < 4; side++) {
        if (!((maze.live[cell]! >> side) & 1)) continue
        const near = nextTo(cell, side)
        if (goalAt(near) >= 0 || maze.edges(p, near) >= 0) continue
        tips.push({ cell: near, bound: i === 0 ? 1 << (6 * side) : p.at(state.bounds + cell) })
      }
    }
    const costOf = (goal: number, without: number, more: readonly Tip[]): number => {
      const far = maps[goal]!
      let best = FAR
      for (const tip of tips)
        if (tip.cell !== without) best = Math.min(best, price(far[tip.cell]!, tip.bound))
      for (const tip of more) best = Math.min(best, price(far[tip.cell]!, tip.bound))
      return best
    }
    const costs = chances.map((chance, goal) => (chance > 0 ? costOf(goal, -1, []) : FAR))
    const weigh = (list: readonly number[]): number => {
      const mean = list.reduce((sum, cost, goal) => sum + cost * chances[goal]!, 0)
      const best = Math.min(...list.filter((_, goal) => chances[goal]! > 0), FAR)
      // Nobody can build towards three goals at once: the nearest counts as much as all together.
      return (mean + best) / 2
    }

    return {
      chances,
      costs,
      cost: weigh(costs),
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
            if (goalAt(near) >= 0) reached[goalAt(near)] = true
            else if (maze.edges(p, near) < 0) more.push({ cell: near, bound })
          }
        }
        return weigh(
          chances.map((chance, goal) => (chance === 0 ? FAR : reached[goal] ? 0 : costOf(goal, cell, more))),
        )
      },
    }
  }
}
