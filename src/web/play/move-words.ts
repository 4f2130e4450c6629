import { loadMoveWriter, type MoveWriter } from '../../board/move-writing.ts'
import type { MatchView, Written } from '../../engine/index.ts'
import type { BoardGame } from '../../kit/index.ts'

export { loadMoveWriter, type MoveWriter }

/** A move of the line as whoever looks may know it; of one that is hidden only how it is told is known. */
export function heard(writer: MoveWriter, match: MatchView, i: number): Written {
  const [m, name] = [match.moveAt(i), match.log[i]!]
  const p = match.positionAt(i)
  return m === undefined ? writer.writeTold(p, name) : writer.write(p, m, name)
}

/** Whether a move is made by buttons alone: the page says it shortly where luck follows. */
export function isPressed(game: BoardGame, match: MatchView, i: number): boolean {
  const m = match.moveAt(i)
  return m !== undefined && game.points(match.positionAt(i), m).every(point => typeof point === 'string')
}
