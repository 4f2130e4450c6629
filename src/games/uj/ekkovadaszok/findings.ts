import type { Move, Position } from '../../../engine/index.ts'
import { kindOf, MOVE, restOf } from './moves.ts'
import { PHASE, type State } from './state.ts'

/**
 * What a seat finds out by a move: a map shows the face of a goal to its player; everybody sees who is next, which goals lie
 * open, the roles at the end of a round and the rubies at the end of the game.
 */
export const huntersFindings =
  (state: State, play: (p: Position, m: Move) => void) =>
  (p: Position, m: Move, seat: number): string => {
    const read = (start: number, size: number) => Array.from({ length: size }, (_, i) => p.at(start + i))
    const looked = kindOf(m) === MOVE.MAP && p.turn === seat ? p.at(state.goals + restOf(m)) : 0
    const mark = p.mark()
    play(p, m)
    const isOpen = state.isShown(p)
    const goals = read(state.goals, 3).map((face, i) => (isOpen || p.at(state.shown + i) > 0 ? face : 0))
    const found = [
      [looked, p.turn, p.at(state.phase)],
      goals,
      isOpen ? read(state.roles, state.n) : [],
      p.at(state.phase) === PHASE.OVER ? read(state.purses, state.n * state.purse) : [],
    ]
    p.rewind(mark)
    return found.map(row => row.join(',')).join(' ')
  }
