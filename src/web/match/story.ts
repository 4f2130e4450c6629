import { createMemo, type Accessor } from 'solid-js'
import type { MatchView, Move, Position } from '../../engine/index.ts'
import type { Session } from './session.ts'
import { language } from '../text/text.ts'

/** One line of a log. */
export interface Line<Kind extends string = string> {
  readonly text: string
  /** Whose act it was; CHANCE for what concerns nobody alone. */
  readonly seat: number
  readonly kind: Kind
}

interface Told<L> {
  readonly language: string
  readonly at: number
  readonly last: Move | undefined
  readonly p: Position
  readonly lines: readonly L[]
}

/** The whole match in words, move by move. Grows with the match; begins anew in another language. */
export function createStory<L extends Line>(
  session: Session,
  linesOf: (before: Position, m: Move, after: Position) => readonly L[],
): Accessor<readonly L[]> {
  const begin = (match: MatchView): Told<L> => ({
    language: language(),
    at: 0,
    last: undefined,
    p: match.positionAt(0),
    lines: [],
  })
  const told = createMemo<Told<L> | undefined>(known => {
    const match = session.match()
    const goesOn =
      known?.language === language() && known.at <= match.at && match.moveAt(known.at - 1) === known.last
    const { at, p, lines } = goesOn && known ? known : begin(match)
    const more: L[] = []
    for (let i = at; i < match.at; i++) {
      const m = match.moveAt(i)!
      const before = p.copy()
      match.game.play(p, m)
      p.settle()
      more.push(...linesOf(before, m, p))
    }
    return {
      language: language(),
      at: match.at,
      last: match.moveAt(match.at - 1),
      p,
      lines: more.length > 0 ? [...lines, ...more] : lines,
    }
  }, undefined)
  return () => told()?.lines ?? []
}
