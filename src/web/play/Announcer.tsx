import { createEffect, createSignal, on, type JSX } from 'solid-js'
import { CHANCE } from '../../engine/index.ts'
import { materialOf } from '../../kit/index.ts'
import { say, sentence, t } from '../text/text.ts'
import type { Happening } from '../match/session.ts'
import { sound } from '../match/sound.ts'
import type { PlayParts } from './play-parts.ts'
import { playerName } from '../match/player-name.ts'
import { tellOutcome } from './outcome-words.ts'

const isOfGame = (happening: Happening | undefined) =>
  happening !== 'time' && happening !== 'seats' && happening !== 'talk'

/** Says each move, whose turn it is and the result to a screen reader, and makes the sounds that go with them. */
export function Announcer(props: { readonly parts: PlayParts }): JSX.Element {
  const { session, viewpoint, writing } = props.parts
  const { game } = session
  const material = materialOf(session.definition)
  const [words, setWords] = createSignal('')
  let pieces = viewpoint.scene().placed.length
  createEffect(
    on(
      session.match,
      () => {
        const happening = session.happening()
        const before = pieces
        pieces = viewpoint.scene().placed.length
        if (session.outcome() && isOfGame(happening)) sound('end', material)
        else if (happening === 'move') sound(pieces < before ? 'capture' : 'move', material)
        else if (happening === 'luck') sound('luck', material)
      },
      { defer: true },
    ),
  )
  // What writes moves comes with the first one, and then that one is said.
  createEffect(
    on(
      [session.match, () => writing.lines() !== undefined],
      ([match, isThere]) => {
        const happening = session.happening()
        if (!isThere || !isOfGame(happening)) return
        const outcome = session.outcome()
        const told = writing.lines()?.findLast(each => each.index < match.at)
        const parts: string[] = []
        if (told && happening !== 'settled')
          parts.push(
            sentence(
              told.seat === CHANCE
                ? t().play.announceLuck(told.text)
                : t().play.announceMove(playerName(game, told.seat), told.text),
            ),
          )
        const [next] = session.toAct()
        if (outcome) {
          const verdict = tellOutcome(game, outcome)
          parts.push(...[verdict.title, verdict.reason, ...verdict.points].map(sentence))
        } else if (next !== undefined && game.players.length > 1)
          parts.push(sentence(t().play.turn(playerName(game, next))))
        const wanted = outcome || game.layout.secret ? undefined : game.prompt?.(match.position)
        if (wanted) parts.push(say(wanted))
        setWords(parts.join(' '))
      },
      { defer: true },
    ),
  )
  return (
    <p class="hidden" role="status" aria-live="polite" data-announcer>
      {words()}
    </p>
  )
}
