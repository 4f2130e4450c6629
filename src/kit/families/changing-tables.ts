import type { Player } from '../../engine/index.ts'
import type { PieceSet } from '../pieces.ts'
import type { Camp, ChangingPlaces } from './changing.ts'
import type { ManWays } from './changing-ways.ts'

/** Camps around the board, each of which goes to the one opposite; `men` are the kinds of the men on the cells of a home. */
export const opposed = (
  players: readonly Player[],
  homes: readonly (readonly number[])[],
  men?: readonly number[],
): Camp[] =>
  players.map((player, i) => ({
    player,
    home: homes[i]!,
    goal: homes[(i + homes.length / 2) % homes.length]!,
    ...(men ? { men } : {}),
  }))

/** For each code and cell whether the man is in his goal there: table[code * size + cell]. */
export function goalCells(rules: ChangingPlaces, pieces: PieceSet): Uint8Array {
  const { size } = rules.board
  const table = new Uint8Array(pieces.codes * size)
  for (const [i, { goal, men }] of rules.camps.entries())
    for (const [kind] of rules.kinds.entries())
      for (const [k, c] of goal.entries())
        if (rules.arrival !== 'own cells' || men?.[k] === kind) table[pieces.code(kind, i) * size + c] = 1
  return table
}

/** The fewest steps along `next` from every cell to the nearest of some cells; `size` where there is no way. */
function stepsTo(goals: readonly number[], next: Int16Array, size: number): Int16Array {
  const dirs = next.length / (size + 1)
  const far = new Int16Array(size + 1).fill(size)
  for (const c of goals) far[c] = 0
  const queue = [...goals]
  for (const c of queue)
    for (let d = 0; d < dirs; d++) {
      const near = next[c * dirs + d]!
      if (near === size || far[near]! < size) continue
      far[near] = far[c]! + 1
      queue.push(near)
    }
  return far
}

/**
 * How far each cell is from where a man wants to be: table[code * size + cell]. Where all cells of a camp are to be filled
 * that is its tip, the goal cell farthest from home, so that men make room for those behind them.
 */
export function distances(rules: ChangingPlaces, pieces: PieceSet, ways: ManWays): Int16Array {
  const { board, arrival } = rules
  const { size } = board
  const table = new Int16Array(pieces.codes * size)
  for (const [i, { home, goal, men }] of rules.camps.entries())
    for (const [kind] of rules.kinds.entries()) {
      const code = pieces.code(kind, i)
      const next = ways.next?.(code) ?? board.next
      const fromHome = stepsTo(home.slice(0, 1), next, size)
      const tip = goal.reduce((best, c) => (fromHome[c]! > fromHome[best]! ? c : best))
      const fills = arrival === 'all cells' || arrival === 'all men'
      const wanted = fills ? [tip] : arrival === 'one cell' ? goal : goal.filter((_, k) => men?.[k] === kind)
      const far = stepsTo(wanted, next, size)
      for (let c = 0; c < size; c++) {
        // Whoever is still outside has one thing more to do than to come closer.
        const outside = fills && !goal.includes(c) ? 1 : 0
        table[code * size + c] = far[c]! + outside
      }
    }
  return table
}
