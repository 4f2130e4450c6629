import type { Position } from '../../../engine/index.ts'
import { MONSOON, PATH_CARDS, pathOf, RUBY, COPIES } from './cards.ts'
import { boundOn } from './codecs.ts'
import { board } from './grid.ts'
import { nextTo, type Maze } from './maze.ts'
import { PHASE, type State } from './state.ts'

const FAR = 99

/**
 * Whether the hunters can still win a round. It is asked of the whole position and leans to hope: shapes, broken tools and whose
 * turn it is are left out, so `lost` means that no card anywhere can save the round.
 */
export function huntersHope(state: State, maze: Maze) {
  const far = new Int16Array(board.size + 1)
  let queue: number[] = []

  /** Cards needed from each cell to the targets, itself among them; what lies apart from the net costs nothing. */
  const measure = (p: Position, targets: readonly number[], canWash: boolean): void => {
    far.fill(FAR)
    queue = []
    for (const cell of targets) {
      far[cell] = 0
      queue.push(cell)
    }
    for (let head = 0; head < queue.length; head++) {
      const from = queue[head]!
      for (let side = 0; side < 4; side++) {
        const cell = nextTo(from, side)
        if (cell === board.size) continue
        const isGoal = state.goalAt(cell) >= 0
        const lies = maze.edges(p, cell) >= 0
        if (lies && maze.live[cell] !== 0 && !canWash) continue
        const cost = far[from]! + (isGoal || (lies && maze.live[cell] === 0) ? 0 : 1)
        if (cost >= far[cell]!) continue
        far[cell] = cost
        queue.push(cell)
      }
    }
  }

  /** How many of the tunnels left can follow on a way with this bound. */
  const roomFor = (p: Position, bound: number, spare: readonly number[], counting: boolean): number => {
    if (!counting) return spare.length
    let most = 0
    for (let side = 0; side < 4; side++) {
      const last = boundOn(bound, side)
      if (last === 0) continue
      const condition = maze.conditionsOn(p)[side]!
      const fitting = spare.filter(rank => maze.fits(condition, last, rank))
      const isStrict = condition.startsWith('strictly')
      const valued = isStrict ? new Set(fitting.filter(rank => rank > 0)).size : fitting.length
      most = Math.max(most, isStrict ? valued + fitting.filter(rank => rank === 0).length : valued)
    }
    return most
  }

  return (p: Position): 'open' | 'lost' => {
    if (p.at(state.phase) !== PHASE.TURN || p.at(state.won) !== 0) return 'open'
    const gone = new Uint8Array(COPIES.length)
    for (let cell = 0; cell < board.size; cell++) gone[p.at(state.maze + cell) & 63]!++
    for (let i = 0; i < state.discarded(p); i++) gone[p.at(state.discard + i) & 63]!++
    const spare: number[] = []
    for (let code = 1; code <= PATH_CARDS; code++)
      if (gone[code] === 0 && !pathOf(code).dead) spare.push(state.deck.ranks[code]!)
    const canWash = gone[MONSOON]! < COPIES[MONSOON]!
    const canSwap = state.isMosquitoIn(p) || (p.at(state.bitten) > 0 && p.at(state.swapped) === 0)
    const counting = maze.valuesCount(p) && !state.isMosquitoIn(p)
    const targets = state.goalCells.filter(
      (_, g) => p.at(state.shown + g) === 0 && (canSwap || p.at(state.goals + g) === RUBY),
    )
    maze.flood(p)
    measure(p, targets, canWash)
    for (let i = 0; i < maze.net.count; i++) {
      const cell = maze.reached[i]!
      for (let side = 0; side < 4; side++) {
        if (!canWash && !((maze.live[cell]! >> side) & 1)) continue
        const near = nextTo(cell, side)
        if (!canWash && maze.edges(p, near) >= 0) continue
        const bound = i === 0 ? 1 << (6 * side) : p.at(state.bounds + cell)
        if (far[near]! <= roomFor(p, bound, spare, counting)) return 'open'
      }
    }
    return 'lost'
  }
}
