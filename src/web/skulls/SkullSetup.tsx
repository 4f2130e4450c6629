import { createMemo, createSignal, createUniqueId, For, Show, type JSX } from 'solid-js'
import type { GameDefinition } from '../../kit/index.ts'
import type { SeatJson } from '../../wire/index.ts'
import { PlayerDot } from '../play/PlayerDot.tsx'
import type { Setup } from '../play/setup.ts'
import { playerName } from '../play/telling.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { seatsFor } from '../store/opening.ts'
import { say, t } from '../text/text.ts'
import { st } from './text/text.ts'

const LEVELS = [1, 2, 3] as const
const seatWord = (seat: SeatJson): string => (seat.kind === 'ai' ? String(seat.level ?? 1) : 'person')
const seatOf = (word: string): SeatJson => {
  const level = LEVELS.find(each => String(each) === word)
  return level ? { kind: 'ai', level } : { kind: 'person' }
}

interface SetupProps {
  readonly definition: GameDefinition
  readonly setup: Setup
  readonly onStart: (setup: Setup) => void
  readonly onClose: () => void
}

/** Which options matter: alone only the two of the solo game, in a race also its clock. */
function matters(id: string, setup: Setup): boolean {
  const solo = setup.options.players === '1'
  if (id === 'opposition' || id === 'rivals') return solo
  if (id === 'window') return !solo && setup.options['betting'] === 'race'
  return !solo
}

export function SkullSetup(props: SetupProps): JSX.Element {
  const [setup, setSetup] = createSignal(props.setup)
  const game = createMemo(() => props.definition.make(setup().options))
  const group = createUniqueId()
  const change = (next: Setup) => {
    const players = props.definition.make(next.options).players.length
    // New seats begin as bots: most tables have one person.
    const seats = Array.from(
      { length: players },
      (_, i): SeatJson => next.seats[i] ?? { kind: 'ai', level: 2 },
    )
    if (players === 1) seats[0] = { kind: 'person' }
    setSetup({ ...next, seats: seatsFor(players, seats) })
  }
  const choose = (id: string, value: string) =>
    change({ ...setup(), options: { ...setup().options, [id]: value } })
  const players = () => setup().options.players ?? String(props.definition.players[0])
  const counts = () => [...props.definition.players].sort((a, b) => a - b)
  return (
    <Dialog title={`${say(props.definition.title)}: ${t().setup.title}`} onClose={props.onClose}>
      <form
        class="stack"
        onSubmit={event => {
          event.preventDefault()
          props.onStart(setup())
        }}
      >
        <fieldset class="field count-field">
          <legend>{t().setup.players}</legend>
          <div class="segments">
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
        <Show when={players() !== '1'} fallback={<p class="muted">{st().setup.solo}</p>}>
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
                      change({
                        ...setup(),
                        seats: setup().seats.with(i(), seatOf(event.currentTarget.value)),
                      })
                    }
                  >
                    <option value="person">{t().setup.person}</option>
                    <For each={LEVELS}>
                      {level => <option value={level}>{t().setup.level[level]}</option>}
                    </For>
                  </select>
                </label>
              )}
            </For>
          </fieldset>
        </Show>
        <For each={props.definition.options}>
          {option => (
            <Show when={matters(option.id, setup())}>
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
                <Show when={option.id === 'betting'}>
                  <small class="muted">
                    {setup().options['betting'] === 'race' ? st().setup.race : st().setup.turns}
                  </small>
                </Show>
              </label>
            </Show>
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
