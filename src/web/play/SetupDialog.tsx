import { createMemo, createSignal, createUniqueId, For, Show, type JSX } from 'solid-js'
import type { GameDefinition } from '../../kit/index.ts'
import type { SeatJson } from '../../wire/index.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { say, t } from '../text/text.ts'
import { seatsFor } from '../store/opening.ts'
import { PlayerDot } from './PlayerDot.tsx'
import type { Setup } from './setup.ts'
import { playerName } from './telling.ts'

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

const LEVELS = [1, 2, 3] as const
const seatWord = (seat: SeatJson): string => (seat.kind === 'ai' ? String(seat.level ?? 1) : 'person')
const seatOf = (word: string): SeatJson => {
  const level = LEVELS.find(each => String(each) === word)
  return level ? { kind: 'ai', level } : { kind: 'person' }
}

interface SetupDialogProps {
  readonly definition: GameDefinition
  readonly setup: Setup
  readonly onStart: (setup: Setup) => void
  readonly onClose: () => void
  /** Told at every change, so that the board behind can follow. */
  readonly onChange?: (setup: Setup) => void
}

/** Which variant, how many, and who sits where. */
export function SetupDialog(props: SetupDialogProps): JSX.Element {
  const [setup, setSetup] = createSignal(props.setup)
  const game = createMemo(() => props.definition.make(setup().options))
  const change = (next: Setup) => {
    const players = props.definition.make(next.options).players.length
    setSetup({ ...next, seats: seatsFor(players, next.seats) })
    props.onChange?.(setup())
  }
  const choose = (id: string, value: string) =>
    change({ ...setup(), options: { ...setup().options, [id]: value } })
  return (
    <Dialog title={`${say(props.definition.title)}: ${t().setup.title}`} onClose={props.onClose}>
      <form
        class="stack setup"
        onSubmit={event => {
          event.preventDefault()
          props.onStart(setup())
        }}
      >
        <Show when={props.definition.players.length > 1}>
          <Choices
            title={t().setup.players}
            choices={props.definition.players.map(n => ({ id: String(n), text: String(n) }))}
            value={setup().options.players ?? String(props.definition.players[0])}
            onChoice={value => choose('players', value)}
          />
        </Show>
        <fieldset class="field seats-field">
          <legend>{t().setup.seats}</legend>
          <For each={game().players}>
            {(_, i) => (
              <label class="seat-choice">
                <span>
                  <PlayerDot game={game()} seat={i()} />
                  {playerName(game(), i())}
                </span>
                <select
                  aria-label={t().setup.kindOf(playerName(game(), i()))}
                  value={seatWord(setup().seats[i()] ?? { kind: 'person' })}
                  onChange={event =>
                    change({ ...setup(), seats: setup().seats.with(i(), seatOf(event.currentTarget.value)) })
                  }
                >
                  <option value="person">{t().setup.person}</option>
                  <For each={LEVELS}>{level => <option value={level}>{t().setup.level[level]}</option>}</For>
                </select>
              </label>
            )}
          </For>
        </fieldset>
        <For each={props.definition.options}>
          {option => (
            <Choices
              title={say(option.name)}
              choices={option.choices.map(choice => ({ id: choice.id, text: say(choice.name) }))}
              value={setup().options[option.id] ?? option.choices[0]?.id ?? ''}
              onChoice={value => choose(option.id, value)}
            />
          )}
        </For>
        <div class="dialog-acts">
          <button type="submit" class="main" autofocus>
            {t().setup.start}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
