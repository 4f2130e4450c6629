import type { Game, Point } from './game.ts'
import type { Reason } from './outcome.ts'
import { Moves, type Move, type Position } from './position.ts'

/** What is said where the rules give no reason of their own. */
export const NOT_POSSIBLE: Reason = {
  hu: 'Ez a lépés most nem lehetséges.',
  en: 'This move is not possible now.',
}

/** Candidates that the rules refuse now, each with its named reason. */
export function refusals(game: Game, p: Position): { move: Move; reason: Reason }[] {
  const found: { move: Move; reason: Reason }[] = []
  const out = new Moves()
  const reasons = new Moves()
  const say = (move: Move, number: number) =>
    found.push({ move, reason: game.reasons?.[number] ?? NOT_POSSIBLE })
  game.attempts?.(p, out, reasons)
  for (let i = 0; i < out.n; i++) say(out.at(i), reasons.at(i))
  if (!game.refuses) return found
  out.n = 0
  game.moves(p, out)
  for (const m of out.toArray()) {
    const number = game.refuses(p, m)
    if (number !== 0) say(m, number)
  }
  return found
}

/** Whether these points begin a way to point at a move: its first `loose` points may come in any order. */
export const beginsWith = (points: readonly Point[], loose: number, chosen: readonly Point[]): boolean =>
  chosen.length <= points.length &&
  chosen.every((point, i) =>
    i < loose ? points.slice(0, loose).includes(point) && chosen.indexOf(point) === i : point === points[i],
  )

/** Why what a person pointed at is no legal move: the reason of the refused candidate that begins with these points. */
export const whyNot = (game: Game, p: Position, pointed: readonly Point[]): Reason | undefined =>
  refusals(game, p).find(({ move }) =>
    beginsWith(game.points(p, move), game.loosePoints?.(p, move) ?? 1, pointed),
  )?.reason
