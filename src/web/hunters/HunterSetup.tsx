import { createMemo, createSignal, createUniqueId, For, Show, type JSX } from 'solid-js'
import { BUILT_IN_DECK, cardsWithoutValue, deckNamed } from '../../games/uj/ekkovadaszok/deck.ts'
import type { GameDefinition } from '../../kit/index.ts'
import type { SeatJson } from '../../wire/index.ts'
import { PlayerDot } from '../play/PlayerDot.tsx'
import type { Setup } from '../play/setup.ts'
import { playerName } from '../play/telling.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { seatsFor } from '../store/opening.ts'
import { say, t } from '../text/text.ts'
import { lastAids, SECONDS, type AidChoice } from './aids.ts'
import { ht } from './text/text.ts'

const LEVELS = [1, 2, 3] as const
const CROWD = 7
const seatWord = (seat: SeatJson): string => (seat.kind === 'ai' ? String(seat.level ?? 1) : 'person')
const seatOf = (word: string): SeatJson => {
  const level = LEVELS.find(each => String(each) === word)
  return level ? { kind: 'ai', level } : { kind: 'person' }
}

interface SetupProps {
  readonly definition: GameDefinition
  readonly setup: Setup
  readonly onStart: (setup: Setup, aids: AidChoice) => void
  readonly onClose: () => void
}

export function HunterSetup(props: SetupProps): JSX.Element {
  const [setup, setSetup] = createSignal(props.setup)
  const [aids, setAids] = createSignal(lastAids())
  const game = createMemo(() => props.definition.make(setup().options))
  const group = createUniqueId()
  const choose = (id: string, value: string) => {
    const options = { ...setup().options, [id]: value }
    const players = props.definition.make(options).players.length
    // New seats begin as bots: most tables have one person.
    const seats = Array.from(
      { length: players },
      (_, i): SeatJson => setup().seats[i] ?? { kind: 'ai', level: 2 },
    )
    setSetup({ options, seats: seatsFor(players, seats) })
  }
  const players = () => setup().options.players ?? String(props.definition.players[0])
  const counts = () => [...props.definition.players].sort((a, b) => a - b)
  /** Many rogues and small hands: by day the hunters hardly ever win. */
  const isCrowded = () => Number(players()) >= CROWD && setup().options['values'] !== 'off'
  const missing = createMemo(() =>
    cardsWithoutValue(deckNamed(setup().options['deck'] ?? BUILT_IN_DECK).data),
  )
  return (
    <Dialog title={`${say(props.definition.title)}: ${t().setup.title}`} onClose={props.onClose}>
      <form
        class="stack gem-setup"
        onSubmit={event => {
          event.preventDefault()
          props.onStart(setup(), aids())
        }}
      >
        <fieldset class="field">
          <legend>{t().setup.players}</legend>
          <div class="segments gem-counts">
            <For each={counts()}>
              {n => (
                <label>
                  <input
                    type="radio"
                    name={group}
                    checked={players() === String(n)}
                    onChange={() => choose('players', String(n))}
                  />
                  <span>{n}</span>
                </label>
              )}
            </For>
          </div>
        </fieldset>
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
                    setSetup({
                      ...setup(),
                      seats: setup().seats.with(i(), seatOf(event.currentTarget.value)),
                    })
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
            <label class="field">
              <span>{say(option.name)}</span>
              <select
                aria-label={say(option.name)}
                value={setup().options[option.id] ?? option.choices[0]?.id ?? ''}
                onChange={event => choose(option.id, event.currentTarget.value)}
              >
                <For each={option.choices}>
                  {choice => <option value={choice.id}>{say(choice.name)}</option>}
                </For>
              </select>
              <Show when={option.id === 'mosquito' && isCrowded()}>
                <small>{ht().setup.crowd}</small>
              </Show>
              <Show when={option.id === 'deck' && missing().length > 0}>
                <small class="deck-warning">
                  {ht().setup.missing(missing().length)}{' '}
                  {missing()
                    .map(({ card, latex }) => `${card} (${latex})`)
                    .join(', ')}
                </small>
              </Show>
            </label>
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
        <div class="dialog-acts">
          <button type="submit" class="main" autofocus>
            {t().setup.start}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
