import { For, Show, type JSX } from 'solid-js'
import { t } from '../text/text.ts'
import { PlayerDot } from './PlayerDot.tsx'
import { playerName } from './player-name.ts'
import type { ChoosingSetup } from './setup-choice.ts'
import './seat-names.css'

/** What people are called at the table, for those who want to say it. */
export function SeatNames(props: { readonly of: ChoosingSetup; readonly title: string }): JSX.Element {
  return (
    <fieldset class="field seat-names">
      <legend>{props.title}</legend>
      <For each={props.of.game().players}>
        {(_, i) => (
          <Show when={props.of.setup().seats[i()]?.kind === 'person'}>
            <label>
              <PlayerDot game={props.of.game()} seat={i()} />
              <input
                type="text"
                maxlength="24"
                aria-label={t().setup.nameOf(playerName(props.of.game(), i()))}
                placeholder={playerName(props.of.game(), i())}
                value={props.of.setup().seats[i()]?.name ?? ''}
                onChange={event => {
                  const name = event.currentTarget.value.trim()
                  props.of.sit(i(), { kind: 'person', ...(name ? { name } : {}) })
                }}
              />
            </label>
          </Show>
        )}
      </For>
    </fieldset>
  )
}
