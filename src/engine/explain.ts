import type { Game, Point } from './game.ts'
import type { Reason } from './outcome.ts'
import { Moves, type Move, type Position } from './position.ts'

const REASONLESS: Reason = {
  hu: 'Ez a lépés most nem lehetséges.',
  en: 'This move is not possible now.',
}

/** Candidates that the rules refuse now, each with its named reason. */
export function refusals(game: Game, p: Position): { move: Move; reason: Reason }[] {
  const found: { move: Move; reason: Reason }[] = []
  const out = new Moves()
  const reasons = new Moves()
  const say = (move: Move, number: number) =>
    found.push({ move, reason: game.reasons?.[number] ?? REASONLESS })
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

/** Why what a person pointed at is no legal move: the reason of the refused candidate that begins with these points. */
export function whyNot(game: Game, p: Position, pointed: readonly Point[]): Reason {
  const hit = refusals(game, p).find(({ move }) => {
    const points = game.points(p, move)
    return pointed.length <= points.length && pointed.every((point, i) => point === points[i])
  })
  return hit?.reason ?? REASONLESS
}
