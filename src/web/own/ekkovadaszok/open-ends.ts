import type { LyingCard, SeatView } from '../../../games/uj/ekkovadaszok/seat-view.ts'
import { cellAt } from '../../../games/uj/ekkovadaszok/grid.ts'

/** A card that can be built on, with the letter it has on the map. */
export interface OpenEnd {
  readonly letter: string
  readonly card: LyingCard
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The cards with a free open side, from west to east; by day every tunnel is joined to Start. */
export function openEnds({ maze, goals }: Pick<SeatView, 'maze' | 'goals'>): readonly OpenEnd[] {
  const full = new Set([cellAt(0, 0), ...maze.map(({ cell }) => cell), ...goals.map(({ cell }) => cell)])
  return maze
    .filter(
      ({ dead, open, column, row }) =>
        !dead &&
        STEPS.some(([dx, dy], side) => (open >> side) & 1 && !full.has(cellAt(column + dx, row + dy))),
    )
    .sort((a, b) => a.column - b.column || a.row - b.row)
    .map((card, i) => ({ letter: LETTERS[i % LETTERS.length]!, card }))
}
