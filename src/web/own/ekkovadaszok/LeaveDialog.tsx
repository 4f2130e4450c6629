import { createSignal, For, type JSX } from 'solid-js'
import { PlayerDot } from '../../match/PlayerDot.tsx'
import { AskDialog } from '../../shell/Dialog.tsx'
import { t } from '../../text/text.ts'
import type { HunterMatch } from './hunter-match.ts'
import { ht } from './text/text.ts'

/** Asks who gives up; a bot plays on in that seat, so the match of the others goes on and nothing is shown. */
export function LeaveDialog(props: {
  readonly hunt: HunterMatch
  readonly onClose: () => void
}): JSX.Element {
  const { session, name } = props.hunt
  const [who, setWho] = createSignal(props.hunt.viewer() ?? session.persons()[0] ?? 0)
  return (
    <AskDialog
      title={ht().leave.title}
      text={ht().leave.text}
      yes={t().play.giveUp}
      onYes={() => props.hunt.leave(who())}
      onClose={props.onClose}
    >
      <fieldset class="field leave-choice">
        <legend class="hidden">{ht().leave.title}</legend>
        <For each={session.persons()}>
          {seat => (
            <label class="check">
              <input type="radio" name="leaves" checked={who() === seat} onChange={() => setWho(seat)} />
              <PlayerDot game={session.game} seat={seat} />
              <span>{name(seat)}</span>
            </label>
          )}
        </For>
      </fieldset>
    </AskDialog>
  )
}
