import { createUniqueId, For, type JSX } from 'solid-js'
import { choose, CHOICES, settings, type Settings } from '../settings/settings.ts'

interface ChoiceProps<K extends keyof Settings> {
  readonly of: K
  readonly title: string
  readonly names: Readonly<Record<Settings[K], string>>
}

/** One setting as a row of buttons of which one is pressed. */
export function Choice<K extends keyof Settings>(props: ChoiceProps<K>): JSX.Element {
  const name = createUniqueId()
  return (
    <fieldset class="choice">
      <legend>{props.title}</legend>
      <div class="segments">
        <For each={CHOICES[props.of] as readonly Settings[K][]}>
          {choice => (
            <label>
              <input
                type="radio"
                name={name}
                checked={settings()[props.of] === choice}
                onChange={() => choose({ [props.of]: choice })}
              />
              <span>{props.names[choice]}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  )
}
