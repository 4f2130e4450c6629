import type { JSX } from 'solid-js'
import { Log as MatchLog } from '../../match/Log.tsx'
import { prompt } from './Acts.tsx'
import { titleOf } from './Ending.tsx'
import type { HunterMatch } from './hunter-match.ts'
import { ht } from './text/text.ts'

export function Log(props: { readonly hunt: HunterMatch }): JSX.Element {
  const { told, session } = props.hunt
  const next = () => {
    const outcome = session.outcome()
    return outcome ? titleOf(props.hunt, outcome) : prompt(props.hunt).text
  }
  return (
    <MatchLog
      class="gem-log"
      title={ht().log}
      nothing={ht().noLog}
      lines={told()}
      game={session.game}
      dots="shown"
      next={next}
    />
  )
}
