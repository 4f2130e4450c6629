import { createMemo, createSignal, createUniqueId, For, Show, type JSX } from 'solid-js'
import type { GameDefinition } from '../../kit/index.ts'
import { companyOf, levelAt, LEVELS, nextLevel, sideAt } from '../match/company.ts'
import { playerName } from '../match/player-name.ts'
import { createChoosingSetup } from '../match/setup-choice.ts'
import { SeatFields, SetupForm } from '../match/SetupForm.tsx'
import { matchList } from '../store/match-list.ts'
import { say, t } from '../text/text.ts'
import type { Setup } from '../match/setup.ts'

interface ChoicesProps {
  readonly title: string
  /** A `tale` says more of a choice, on a line of its own once it is chosen. */
  readonly choices: readonly { readonly id: string; readonly text: string; readonly tale?: string }[]
  readonly value: string
  readonly onChoice: (id: string) => void
}

/** Few choices as a row of buttons, many as a list. */
function Choices(props: ChoicesProps): JSX.Element {
  const name = createUniqueId()
  const chosen = () => props.choices.find(({ id }) => id === props.value)
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
        {/* A list cuts its line off where it is narrow: what is chosen is written below it, in as many lines as it needs. */}
        <span class="pick">
          <span aria-hidden="true">
            {chosen()?.text}
            <Show when={chosen()?.tale}>{tale => <small>{tale()}</small>}</Show>
          </span>
          <select value={props.value} onChange={event => props.onChoice(event.currentTarget.value)}>
            <For each={props.choices}>
              {choice => (
                // Options that are drawn anew would leave the first one chosen.
                <option value={choice.id} selected={props.value === choice.id}>
                  {choice.tale ? `${choice.text} – ${choice.tale}` : choice.text}
                </option>
              )}
            </For>
          </select>
        </span>
      </label>
    </Show>
  )
}

interface SetupDialogProps {
  readonly definition: GameDefinition
  readonly setup: Setup
  readonly onStart: (setup: Setup) => void
  readonly onClose: () => void
  /** Told at every change, so that the board behind can follow. */
  readonly onChange?: (setup: Setup) => void
}

const COMPANIES = ['computer', 'here', 'watch'] as const

/** With whom, on which side, which variant; below, for those who want it otherwise, every seat by itself. */
export function SetupDialog(props: SetupDialogProps): JSX.Element {
  const choosing = createChoosingSetup(props.definition, props.setup, 'company', setup =>
    props.onChange?.(setup),
  )
  const { game, setup } = choosing
  const company = createMemo(() => companyOf(setup().seats))
  const hasOpponents = () => game().players.length > 1
  const side = () => (setup().side === 'drawn' ? 'drawn' : String(sideAt(setup().seats)))
  const people = createMemo(() => setup().seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : [])))
  const strengths = () => {
    const { strengths: names, tales, rated, adaptive } = t().setup
    const fixed = LEVELS.map(level => {
      const points = props.definition.ratings?.[level]
      const tale = [tales[level], ...(points === undefined ? [] : [rated(points)])].join(', ')
      return { id: String(level), text: names[level], tale }
    })
    if (company() !== 'computer') return fixed
    const fits = nextLevel(matchList(), props.definition.id)
    return [...fixed, { id: 'adaptive', text: adaptive(names[fits]) }]
  }
  /** What the person wishes; until then seats are shown where they are something special. */
  const [unfolded, setUnfolded] = createSignal<boolean>()
  const areSeatsShown = () => unfolded() ?? (company() === 'mixed' || setup().seats.some(seat => seat.name))
  return (
    <SetupForm
      definition={props.definition}
      onStart={() => props.onStart({ side: 'chosen', strength: 'chosen', ...setup() })}
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
      <Show when={hasOpponents()}>
        <Choices
          title={t().setup.company}
          choices={COMPANIES.map(id => ({ id, text: t().setup.companies[id] }))}
          value={company()}
          onChoice={value => choosing.keepCompany(COMPANIES.find(id => id === value) ?? 'computer')}
        />
        <Show when={company() === 'computer' || company() === 'watch'}>
          <Choices
            title={t().setup.strength}
            choices={strengths()}
            value={
              company() === 'computer' && setup().strength === 'adaptive'
                ? 'adaptive'
                : String(levelAt(setup().seats))
            }
            onChoice={value =>
              choosing.takeLevel(LEVELS.find(level => String(level) === value) ?? 'adaptive')
            }
          />
        </Show>
        <Show when={company() === 'computer'}>
          <Choices
            title={t().setup.side}
            choices={[
              ...game().players.map((_, i) => ({ id: String(i), text: playerName(game(), i) })),
              { id: 'drawn', text: t().setup.drawn },
            ]}
            value={side()}
            onChoice={value => choosing.takeSide(value === 'drawn' ? value : Number(value))}
          />
        </Show>
      </Show>
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
      <Show when={hasOpponents()}>
        <details class="setup-seats" open={areSeatsShown()}>
          <summary
            onClick={event => {
              // The browser would tell of its own opening only later, and a choice made meanwhile would close it.
              event.preventDefault()
              setUnfolded(!areSeatsShown())
            }}
          >
            {t().setup.seatsAndNames}
          </summary>
          <SeatFields of={choosing} />
          <For each={people()}>
            {i => (
              <label class="seat-choice">
                <span>{t().setup.nameOf(playerName(game(), i))}</span>
                <input
                  type="text"
                  maxLength={40}
                  value={setup().seats[i]?.name ?? ''}
                  onChange={event => {
                    const name = event.currentTarget.value.trim()
                    choosing.sit(i, { kind: 'person', ...(name ? { name } : {}) })
                  }}
                />
              </label>
            )}
          </For>
        </details>
      </Show>
    </SetupForm>
  )
}
