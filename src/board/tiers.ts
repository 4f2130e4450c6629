// Boards whose places lie on each other: which of them are there now, and what covers what.
import type { Scene } from '../kit/index.ts'
import type { Frame } from './geometry.ts'

/** The cells that cannot be used yet. */
export const unseenIn = (fills: Scene['fills'] = []): number[] =>
  fills.flatMap(({ cell, fill }) => (fill === 'unseen' ? [cell] : []))

/** The frame without these cells: nothing of them is drawn, and nobody can point at them. */
export const framedWithout = (frame: Frame, unseen: readonly number[]): Frame =>
  unseen.length === 0 ? frame : { ...frame, shown: frame.shown.filter(c => !unseen.includes(c)) }

/** On which tier a cell lies; 0 is the board itself. */
export const tierOf = ({ board }: Frame, cell: number): number => board.cells[cell]?.tier ?? 0

/** The nearest cell of the next tier above or below that has any, for the keyboard. */
export function otherTier(frame: Frame, from: number, way: 1 | -1): number | undefined {
  const { x, y } = frame.places[from]!
  const far = (c: number) => Math.hypot(frame.places[c]!.x - x, frame.places[c]!.y - y)
  const beyond = frame.shown.filter(c => (tierOf(frame, c) - tierOf(frame, from)) * way > 0)
  const next = way * Math.min(...beyond.map(c => way * tierOf(frame, c)))
  return beyond.filter(c => tierOf(frame, c) === next).sort((a, b) => far(a) - far(b))[0]
}
