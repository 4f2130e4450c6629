import { createEffect, createMemo, createSignal, For, Show, type JSX } from 'solid-js'
import { BUILT_IN_DECK, cardsWithoutValue, deckNamed } from '../../../games/uj/ekkovadaszok/deck.ts'
import type { GameDefinition } from '../../../kit/index.ts'
import { createChoosingSetup } from '../../match/setup-choice.ts'
import { OptionField, PlayerCount, SeatFields, SetupForm } from '../../match/SetupForm.tsx'
import type { Setup } from '../../match/setup.ts'
import { lastAids, SECONDS, type AidChoice } from './aids.ts'
import { SeatNames } from '../../match/SeatNames.tsx'
import { columnOf } from '../../../games/uj/ekkovadaszok/grid.ts'
import { huntersRules } from '../../../games/uj/ekkovadaszok/rules.ts'
import { whenStirred } from '../../shell/stirring.ts'
import { expectedShare } from './expected-shares.ts'
import { picturesOf } from './pictures.ts'
import { ht } from './text/text.ts'

interface SetupProps {
  readonly definition: GameDefinition
  readonly setup: Setup
  readonly onStart: (setup: Setup, aids: AidChoice) => void
  readonly onClose: () => void
}

export function HunterSetup(props: SetupProps): JSX.Element {
  const choosing = createChoosingSetup(props.definition, props.setup, 'bot')
  const { setup, players } = choosing
  const [aids, setAids] = createSignal(lastAids())
  /** What bots have made of this set-up, told where it was measured. */
  const expected = () => {
    const share = expectedShare(setup().options, Number(players()))
    return share === undefined ? ht().setup.unmeasured : ht().setup.expected(share)
  }
  const facts = () => {
    const { state } = huntersRules({ ...setup().options, players: players() }).hunters
    return ht().setup.facts(columnOf(state.goalCells[0]!) - 1, state.mosquito)
  }
  const deck = () => setup().options['deck'] ?? BUILT_IN_DECK
  const missing = createMemo(() => cardsWithoutValue(deckNamed(deck()).data))
  // While people make up their minds the cards are drawn: they are there when the match begins.
  const [isStirred, setStirred] = createSignal(false)
  whenStirred(() => setStirred(true))
  createEffect(() => {
    if (isStirred()) picturesOf(deck(), deckNamed(deck()).data)
  })
  return (
    <SetupForm
      class="gem-setup"
      definition={props.definition}
      onStart={() => props.onStart(setup(), aids())}
      onClose={() => props.onClose()}
    >
      <PlayerCount of={choosing} />
      <SeatFields of={choosing} />
      <SeatNames of={choosing} title={ht().setup.names} />
      <For each={props.definition.options}>
        {option => (
          <OptionField of={choosing} option={option}>
            <Show when={option.id === 'chain'}>
              <small class="expected">
                {facts()} {expected()}
              </small>
            </Show>
            <Show when={option.id === 'deck' && missing().length > 0}>
              <small class="deck-warning">
                {ht().setup.missing(missing().length)}{' '}
                {missing()
                  .map(({ card, latex }) => `${card} (${latex})`)
                  .join(', ')}
              </small>
            </Show>
          </OptionField>
        )}
      </For>
      <fieldset class="field">
        <legend>{ht().setup.aids}</legend>
        <label class="check">
          <input
            type="checkbox"
            checked={aids().typed}
            onChange={event => setAids({ ...aids(), typed: event.currentTarget.checked })}
          />
          <span>{ht().setup.typed}</span>
        </label>
        <label class="field">
          <span>{ht().setup.timer}</span>
          <select
            aria-label={ht().setup.timer}
            value={aids().seconds}
            onChange={event => setAids({ ...aids(), seconds: Number(event.currentTarget.value) })}
          >
            <For each={SECONDS}>
              {n => <option value={n}>{n === 0 ? ht().setup.noTimer : ht().setup.seconds(n)}</option>}
            </For>
          </select>
        </label>
      </fieldset>
    </SetupForm>
  )
}
