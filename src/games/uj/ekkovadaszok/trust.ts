import type { Position } from '../../../engine/index.ts'
import { START, GOAL_CELLS, columnOf, rowOf } from './grid.ts'
import type { Maze } from './maze.ts'
import type { State } from './state.ts'

/**
 * What the table thinks of each player, from nothing but what everybody saw: ways that come nearer to the goals,
 * dead ends, tools broken and repaired, cards washed away. Above 0 looks like a hunter.
 */
const MOST = 60

export function huntersTrust(state: State, maze: Maze) {
  const add = (p: Position, player: number, by: number): void => {
    const now = p.at(state.trust + player) + Math.round(by)
    p.put(state.trust + player, Math.max(-MOST, Math.min(MOST, now)))
  }
  const side = (p: Position, player: number): number => Math.sign(p.at(state.trust + player))

  /** How many cards the maze is away from the nearest goal that lies face down. */
  const far = (p: Position): number => {
    maze.flood(p)
    let best = 99
    for (let i = 0; i < maze.net.count; i++) {
      const cell = maze.reached[i]!
      if (cell === START || maze.edges(p, cell) >= 16) continue
      for (let g = 0; g < 3; g++) {
        if (p.at(state.shown + g) !== 0) continue
        const to = GOAL_CELLS[g]!
        best = Math.min(best, Math.abs(columnOf(cell) - columnOf(to)) + Math.abs(rowOf(cell) - rowOf(to)))
      }
    }
    return best === 99 ? 8 : Math.min(8, best)
  }

  return {
    far,
    laid(p: Position, player: number, dead: boolean, before: number): void {
      if (dead) return add(p, player, -8)
      const after = far(p)
      add(p, player, after < before ? 4 : after > before ? -4 : -1)
    },
    broke(p: Position, player: number, target: number): void {
      const seen = side(p, target)
      add(p, player, seen === 0 ? -3 : -6 * seen)
      if (seen === 0) add(p, target, side(p, player) >= 0 ? -2 : 2)
    },
    fixed(p: Position, player: number, target: number): void {
      if (target !== player) add(p, player, side(p, target) >= 0 ? 5 : -5)
    },
    washed(p: Position, player: number, dead: boolean, before: number): void {
      const after = far(p)
      add(p, player, dead ? 8 : after > before ? -9 : -3)
    },
  }
}

export type Trust = ReturnType<typeof huntersTrust>
