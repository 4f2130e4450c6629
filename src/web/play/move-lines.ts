import { createMemo, type Accessor } from 'solid-js'
import { CHANCE, isTime, type MatchView } from '../../engine/index.ts'
import type { Session } from '../match/session.ts'
import { language, say } from '../text/text.ts'
import { heard, isPressed, type MoveWriter } from './move-words.ts'
import type { Viewpoint } from './viewpoint.ts'

/** One line of the move list. */
export interface MoveLine {
  /** The number of moves played before it. */
  readonly index: number
  /** Who made it; CHANCE for luck. */
  readonly seat: number
  readonly text: string
  /** It goes on with the line before it, without a blank. */
  readonly joins: boolean
  readonly by: 'pointing' | 'button'
  /** Whether the table was still being laid. */
  readonly stage: 'preparing' | 'play'
}

interface Lines {
  /** Who hears them, in which language. */
  readonly hearing: string
  readonly lines: readonly MoveLine[]
  readonly names: readonly string[]
}

/** The moves as this viewer may know them. Lines that did not change stay the same objects, so the list is not redrawn. */
export function createMoveLines(
  session: Session,
  viewpoint: Viewpoint,
  writer: MoveWriter,
): Accessor<readonly MoveLine[]> {
  const { game } = session
  const lineAt = (match: MatchView, index: number): MoveLine => {
    const written = heard(writer, match, index)
    return {
      index,
      seat: match.moverAt(index) ?? CHANCE,
      text: say(written),
      joins: written.joins === 'before',
      by: isPressed(game, match, index) ? 'button' : 'pointing',
      stage: game.preparing?.(match.positionAt(index)) ? 'preparing' : 'play',
    }
  }
  /** A line is made once: only moves that were not there before, or are heard by another, cost anything. */
  const told = (match: MatchView, hearing: string, before: Lines): Lines => {
    const lines: MoveLine[] = []
    const names: string[] = []
    const same = before.hearing === hearing
    const { log, length } = match
    for (let i = 0; i < length; i++) {
      const name = log[i]!
      if (isTime(name)) continue
      const known = before.lines[lines.length]
      if (same && known?.index === i && before.names[lines.length] === name) lines.push(known)
      else lines.push(lineAt(match, i))
      names.push(name)
    }
    return { hearing, lines, names }
  }
  const hearing = () => `${language()} ${session.outcome() ? 'all' : viewpoint.viewer()}`
  const all = createMemo<Lines>(before => told(viewpoint.match(), hearing(), before), {
    hearing: '',
    lines: [],
    names: [],
  })
  return () => all().lines
}
