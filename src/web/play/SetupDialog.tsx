import { createUniqueId, For, Show, type JSX } from 'solid-js'
import type { GameDefinition } from '../../kit/index.ts'
import { createChoosingSetup } from '../match/setup-choice.ts'
import { SeatFields, SetupForm } from '../match/SetupForm.tsx'
import { say, t } from '../text/text.ts'
import type { Setup } from '../match/setup.ts'

interface SegmentsProps {
  readonly title: string
  readonly choices: readonly { readonly id: string; readonly text: string }[]
  readonly value: string
  readonly onChoice: (id: string) => void
}

/** Few choices as a row of buttons, many as a list. */
function Choices(props: SegmentsProps): JSX.Element {
  const name = createUniqueId()
  const long = () => props.choices.length > 4 || props.choices.reduce((n, c) => n + c.text.length, 0) > 44
  return (
    <Show
      when={long()}
      fallback={
        <fieldset class="choice">
          <legend>{props.title}</legend>
          <div class="segments">
            <For each={props.choices}>
              {choice => (
                <label>
                  <input
                    type="radio"
                    name={name}
                    checked={props.value === choice.id}
                    onChange={() => props.onChoice(choice.id)}
                  />
                  <span>{choice.text}</span>
                </label>
              )}
            </For>
          </div>
        </fieldset>
      }
    >
      <label class="field">
        <span>{props.title}</span>
        <select value={props.value} onChange={event => props.onChoice(event.currentTarget.value)}>
          <For each={props.choices}>{choice => <option value={choice.id}>{choice.text}</option>}</For>
        </select>
      </label>
    </Show>
  )
}

interface SetupDialogProps {
  readonly definition: GameDefinition
  readonly setup: Setup
  readonly onStart: (setup: Setup) => void
  readonly onClose: () => void
  /** MoveLine at every change, so that the board behind can follow. */
  readonly onChange?: (setup: Setup) => void
}

/** Which variant, how many, and who sits where. */
export function SetupDialog(props: SetupDialogProps): JSX.Element {
  const choosing = createChoosingSetup(props.definition, props.setup, 'person', setup =>
    props.onChange?.(setup),
  )
  return (
    <SetupForm
      definition={props.definition}
      onStart={() => props.onStart(choosing.setup())}
      onClose={() => props.onClose()}
    >
      <Show when={props.definition.players.length > 1}>
        <Choices
          title={t().setup.players}
          choices={props.definition.players.map(n => ({ id: String(n), text: String(n) }))}
          value={choosing.players()}
          onChoice={value => choosing.choose('players', value)}
        />
      </Show>
      <SeatFields of={choosing} />
      <For each={props.definition.options}>
        {option => (
          <Choices
            title={say(option.name)}
            choices={option.choices.map(choice => ({ id: choice.id, text: say(choice.name) }))}
            value={choosing.chosen(option.id)}
            onChoice={value => choosing.choose(option.id, value)}
          />
        )}
      </For>
    </SetupForm>
  )
}
