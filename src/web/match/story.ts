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
  /** The last move as it was told. */
  readonly last: string | undefined
  readonly p: Position
  readonly lines: readonly L[]
}

/** A move of the story as everybody at the table may know it. */
export interface ToldMove {
  readonly before: Position
  /** Undefined where the move itself is hidden. */
  readonly move: Move | undefined
  /** The name it is told by. */
  readonly name: string
  readonly after: Position
}

/** The whole match in words, move by move. Grows with the match; begins anew in another language. */
export function createStory<L extends Line>(
  session: Session,
  linesOf: (told: ToldMove) => readonly L[],
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
    const { log } = match
    const goesOn =
      known?.language === language() &&
      session.happening() !== 'back' &&
      known.at <= match.at &&
      log[known.at - 1] === known.last
    const { at, p, lines } = goesOn && known ? known : begin(match)
    const more: L[] = []
    let before = p
    for (let i = at; i < match.at; i++) {
      const after = match.positionAt(i + 1)
      more.push(...linesOf({ before, move: match.moveAt(i), name: log[i]!, after }))
      before = after
    }
    return {
      language: language(),
      at: match.at,
      last: log[match.at - 1],
      p: before,
      lines: more.length > 0 ? [...lines, ...more] : lines,
    }
  }, undefined)
  return () => told()?.lines ?? []
}
