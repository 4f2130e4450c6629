import type { Move, Moves, NetView, Position } from '../../engine/index.ts'

const [CHOSEN, POINTED] = [8, 32]

/** What can be chosen in a position or after the first step of a move, and where the net speaks of it. */
export interface Steps {
  /** Whole moves; a first step that needs a second one is `~place`. */
  readonly moves: readonly Move[]
  readonly places: readonly number[]
}

/** The place that a first step chose, or -1 for a whole move. */
export const chosenBy = (move: Move): number => (move < 0 ? ~move : -1)

/** The next steps among the legal moves, after the first step to `first` or, with -1, at the beginning of a move. */
export function stepsOf(view: NetView, p: Position, legal: Moves, first: number): Steps {
  const moves: Move[] = []
  const places: number[] = []
  for (let i = 0; i < legal.n; i++) {
    const move = legal.list[i]!
    const from = view.first ? view.first(p, move) : -1
    if (first < 0 && from >= 0) {
      if (moves.includes(~from)) continue
      moves.push(~from)
      places.push(from)
    } else if (from === first) {
      moves.push(move)
      places.push(view.place(p, move))
    }
  }
  return { moves, places }
}

/** The planes of a position at one step of a move; tells what the seventh is worth. */
export function planesAt(
  view: NetView,
  p: Position,
  bytes: Uint8Array,
  first: number,
  places: readonly number[],
): number {
  const level = view.planes(p, bytes)
  if (!view.first) return level
  if (first >= 0) bytes[first]! |= CHOSEN
  for (const place of places) if (place >= 0) bytes[place]! |= POINTED
  return level
}
