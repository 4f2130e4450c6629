import { choices, Moves, type Game, type Move, type Position, type Solved } from '../engine/index.ts'

/** Positions of which the result is kept; a game with more of them is not for this. */
const MOST = 2_000_000

class OutOfTime extends Error {}

/**
 * Solves a game of two players that never ends in a draw and whose positions never come again, by looking at every way to go on. What
 * was found out serves the next moves too.
 */
export function lookingThrough(game: Game): (p: Position, spent: () => boolean) => Solved | undefined {
  /** Whether the player to move wins. */
  const known = new Map<number, boolean>()
  const lists: Moves[] = []

  /** What `p` is worth to a player after a move, before it is looked through. */
  const promise = (p: Position, m: Move, player: number): number => {
    const mark = p.mark()
    game.play(p, m)
    const value = game.value?.(p, player) ?? 0
    p.rewind(mark)
    return value
  }
  const ordered = (p: Position, moves: readonly Move[]): Move[] =>
    moves
      .map(move => ({ move, value: promise(p, move, p.turn) }))
      .sort((a, b) => b.value - a.value)
      .map(({ move }) => move)

  function isWon(p: Position, ply: number, spent: () => boolean): boolean {
    const met = known.get(p.key)
    if (met !== undefined) return met
    if (spent() || known.size >= MOST) throw new OutOfTime()
    const out = (lists[ply] ??= new Moves())
    const end = choices(game, p, out)
    const won = end
      ? end.result[p.turn] === 1
      : ordered(p, out.toArray()).some(m => isWonBy(p, m, ply, spent))
    known.set(p.key, won)
    return won
  }
  function isWonBy(p: Position, m: Move, ply: number, spent: () => boolean): boolean {
    const player = p.turn
    const mark = p.mark()
    game.play(p, m)
    const wins = isWon(p, ply + 1, spent)
    const ours = p.turn === player ? wins : !wins
    p.rewind(mark)
    return ours
  }

  return (at, spent) => {
    const p = at.copy()
    const out = new Moves()
    choices(game, p, out)
    try {
      const move = ordered(p, out.toArray()).find(m => isWonBy(p, m, 1, spent))
      return move === undefined ? undefined : { moves: [move], share: 1 }
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error
      return undefined
    }
  }
}
