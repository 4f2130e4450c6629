import { CHANCE, Moves, type Move, type Position } from '../engine/index.ts'
import type { BoardGame } from '../kit/index.ts'
import { isSaid, must, positionText } from './must.ts'

const out = new Moves()
const numbers = new Moves()

/** What is refused is never legal and never without words, and it can be pointed at. */
export function checkRefusals(game: BoardGame, p: Position, legal: ReadonlySet<Move>): void {
  if (p.turn === CHANCE) return
  const refused = (m: Move, number: number): void => {
    const what = (fault: string) => () => `${game.name(p, m)} ${fault} in ${positionText(game, p)}`
    must(!legal.has(m), what('is legal and refused'))
    const reason = game.reasons?.[number]
    must(isSaid(reason), what(`is refused without a word (reason ${number})`))
    must(reason.hu !== reason.en, what(`is refused in one language: ${reason.en}`))
    must(game.points(p, m).length > 0, what('is refused, and nobody can try it'))
  }
  out.n = 0
  numbers.n = 0
  game.attempts?.(p, out, numbers)
  must(out.n === numbers.n, () => `attempts without reasons in ${positionText(game, p)}`)
  for (let i = 0; i < out.n; i++) refused(out.at(i), numbers.at(i))
  if (!game.refuses) return
  out.n = 0
  game.moves(p, out)
  for (const m of out.toArray()) {
    const number = game.refuses(p, m)
    if (number !== 0) refused(m, number)
  }
}
