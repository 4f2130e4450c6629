import type { JSX } from 'solid-js'
import { CHANCE } from '../../engine/index.ts'
import { t } from '../text/text.ts'
import { sitterName } from './player-name.ts'
import type { Session } from './session.ts'
import type { Question as Asked } from './talk.ts'

/** What one seat asks the others, with their answers. */
export function Question(props: { readonly session: Session; readonly asked: Asked }): JSX.Element {
  const { session } = props
  const { game } = session
  const words = () => t().play.agreeing
  const nameOf = (seat: number) => sitterName(game, session.seats(), seat)
  const text = (): string => {
    const { asked } = props
    const who = nameOf(asked.by)
    if (asked.what === 'draw') return t().play.drawText(who)
    if (session.outcome()) return words().playOn(who)
    const match = session.match()
    let moves = 0
    for (let i = asked.to; i < match.at; i++) if ((match.moverAt(i) ?? CHANCE) !== CHANCE) moves++
    return words().undo(who, moves)
  }
  /** Who is to answer. */
  const others = (): string => (game.players.length === 2 ? nameOf(1 - props.asked.by) : words().others)
  return (
    <div class="status-line looking" role="group" aria-label={text()}>
      <p role="alert">{text()}</p>
      <span class="acts">
        <button type="button" class="main" onClick={() => session.answer('yes')}>
          {words().yes(others())}
        </button>
        <button type="button" class="quiet" onClick={() => session.answer('no')}>
          {words().no(others())}
        </button>
      </span>
    </div>
  )
}
