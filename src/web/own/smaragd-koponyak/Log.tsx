import { createEffect, createSignal, type JSX } from 'solid-js'
import { Log as MatchLog } from '../../match/Log.tsx'
import { titleOf } from './Ending.tsx'
import { prompt } from './prompt.ts'
import type { Line } from './story.ts'
import type { SkullMatch } from './skull-match.ts'
import { st } from './text/text.ts'

/** What has happened, as far as the stage has shown it. */
export function Log(props: { readonly skulls: SkullMatch }): JSX.Element {
  const { story, stage, session, state } = props.skulls
  const [lines, setLines] = createSignal<readonly Line[]>(story())
  createEffect(() => {
    const told = story()
    // Asked in an effect: by now the stage knows whether it has something to show first.
    if (stage.idle()) setLines(told)
  })
  const next = () => {
    const outcome = session.outcome()
    return outcome ? titleOf(props.skulls, outcome) : prompt(props.skulls).text
  }
  return (
    <MatchLog
      class="skull-log"
      title={st().log}
      nothing={st().noLog}
      lines={lines()}
      game={session.game}
      dots={state.solo ? 'hidden' : 'shown'}
      next={next}
    />
  )
}
