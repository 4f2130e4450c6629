import { For, Show, type JSX } from 'solid-js'
import type { GameDefinition } from '../../../kit/index.ts'
import { createChoosingSetup } from '../../match/setup-choice.ts'
import { SeatNames } from '../../match/SeatNames.tsx'
import { OptionField, PlayerCount, SeatFields, SetupForm } from '../../match/SetupForm.tsx'
import type { Setup } from '../../match/setup.ts'
import { st } from './text/text.ts'

interface SetupProps {
  readonly definition: GameDefinition
  readonly setup: Setup
  readonly onStart: (setup: Setup) => void
  readonly onClose: () => void
}

export function SkullSetup(props: SetupProps): JSX.Element {
  const choosing = createChoosingSetup(props.definition, props.setup, 'bot')
  const solo = () => choosing.players() === '1'
  const racing = () => choosing.chosen('betting') === 'race'
  /** Alone only the two options of the solo game matter, in a race also its clock. */
  const matters = (option: string): boolean => {
    if (option === 'opposition' || option === 'rivals') return solo()
    if (option === 'window') return !solo() && racing()
    return !solo()
  }
  return (
    <SetupForm
      definition={props.definition}
      onStart={() => props.onStart(choosing.setup())}
      onClose={() => props.onClose()}
    >
      <PlayerCount of={choosing} />
      <Show when={!solo()} fallback={<p class="muted">{st().setup.solo}</p>}>
        <SeatFields of={choosing} />
        <SeatNames of={choosing} title={st().setup.names} />
      </Show>
      <For each={props.definition.options}>
        {option => (
          <Show when={matters(option.id)}>
            <OptionField of={choosing} option={option}>
              <Show when={option.id === 'betting'}>
                <small class="muted">{racing() ? st().setup.race : st().setup.turns}</small>
              </Show>
            </OptionField>
          </Show>
        )}
      </For>
    </SetupForm>
  )
}
