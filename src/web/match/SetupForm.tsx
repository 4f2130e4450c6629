import { createUniqueId, For, onMount, Show, type JSX } from 'solid-js'
import { machineOf } from '../../engine/index.ts'
import type { GameDefinition } from '../../kit/index.ts'
import type { SeatJson } from '../../wire/index.ts'
import { PlayerDot } from './PlayerDot.tsx'
import { playerName } from './player-name.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { A, useQuery } from '../shell/router.tsx'
import { matchList } from '../store/match-list.ts'
import { refresh } from '../store/records.ts'
import { say, sayDate, t } from '../text/text.ts'
import { LEVELS } from './company.ts'
import type { ChoosingSetup } from './setup-choice.ts'

const seatWord = (seat: SeatJson): string => (seat.kind === 'ai' ? String(seat.level) : 'person')
const seatOf = (word: string, name: string | undefined): SeatJson => {
  const level = LEVELS.find(each => String(each) === word)
  return level ? machineOf(level) : { kind: 'person', ...(name ? { name } : {}) }
}

interface SetupFormProps {
  readonly definition: GameDefinition
  /** For the page's own style sheet. */
  readonly class?: string
  readonly onStart: () => void
  readonly onClose: () => void
  readonly children: JSX.Element
}

/** The dialog before a match, around whatever there is to choose. */
export function SetupForm(props: SetupFormProps): JSX.Element {
  return (
    <Dialog title={`${say(props.definition.title)}: ${t().setup.title}`} onClose={props.onClose}>
      <RunningMatch game={props.definition.id} />
      <form
        class={`stack setup ${props.class ?? ''}`}
        onSubmit={event => {
          event.preventDefault()
          props.onStart()
        }}
      >
        {props.children}
        <div class="dialog-acts">
          <button type="submit" class="main" autofocus>
            {t().setup.start}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** The latest match of this game that waits to be finished; nothing while one is open. */
function RunningMatch(props: { readonly game: string }): JSX.Element {
  const [query] = useQuery('match')
  onMount(() => void refresh())
  const latest = () =>
    query('match') === undefined
      ? matchList().find(
          ({ game, kept, state, moves }) =>
            game === props.game && kept === 'running' && state === 'running' && moves > 0,
        )
      : undefined
  return (
    <Show when={latest()}>
      {entry => (
        <p class="running-match">
          <span>
            {t().setup.running}
            <small>
              {[
                entry().name,
                t().matches.moves(entry().moves),
                entry().turnName && t().matches.turn(entry().turnName),
                sayDate(entry().updated),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
          <A class="button quiet" href={`/play/${props.game}?match=${entry().id}`}>
            {t().play.goOn}
          </A>
        </p>
      )}
    </Show>
  )
}

/** How many play, as a row of numbers. */
export function PlayerCount(props: { readonly of: ChoosingSetup }): JSX.Element {
  const group = createUniqueId()
  const counts = () => [...props.of.definition.players].sort((a, b) => a - b)
  return (
    <fieldset class="field count-field">
      <legend>{t().setup.players}</legend>
      <div class="segments">
        <For each={counts()}>
          {n => (
            <label>
              <input
                type="radio"
                name={group}
                checked={props.of.players() === String(n)}
                onChange={() => props.of.choose('players', String(n))}
              />
              <span>{n}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  )
}

/** Who sits where: a person, or a bot of some level. */
export function SeatFields(props: { readonly of: ChoosingSetup }): JSX.Element {
  const { of } = props
  return (
    <fieldset class="field seats-field">
      <legend>{t().setup.seats}</legend>
      <For each={of.game().players}>
        {(_, i) => (
          <label class="seat-choice">
            <span>
              <PlayerDot game={of.game()} seat={i()} />
              {playerName(of.game(), i())}
            </span>
            <select
              aria-label={t().setup.kindOf(playerName(of.game(), i()))}
              value={seatWord(of.setup().seats[i()] ?? { kind: 'person' })}
              onChange={event => of.sit(i(), seatOf(event.currentTarget.value, of.setup().seats[i()]?.name))}
            >
              <option value="person">{t().setup.person}</option>
              <For each={LEVELS}>
                {level => <option value={level}>{t().setup.machine(t().setup.strengths[level])}</option>}
              </For>
            </select>
          </label>
        )}
      </For>
    </fieldset>
  )
}

interface OptionFieldProps {
  readonly of: ChoosingSetup
  readonly option: GameDefinition['options'][number]
  /** What is to be said below. */
  readonly children?: JSX.Element
}

/** One option as a list. */
export function OptionField(props: OptionFieldProps): JSX.Element {
  return (
    <label class="field">
      <span>{say(props.option.name)}</span>
      <select
        aria-label={say(props.option.name)}
        value={props.of.chosen(props.option.id)}
        onChange={event => props.of.choose(props.option.id, event.currentTarget.value)}
      >
        <For each={props.option.choices}>
          {choice => <option value={choice.id}>{say(choice.name)}</option>}
        </For>
      </select>
      {props.children}
    </label>
  )
}
