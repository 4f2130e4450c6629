import { For, Show, type JSX } from 'solid-js'
import ThingRow from '../../board/ThingRow.tsx'
import type { Finish } from '../../board/materials/index.ts'
import { Icon } from '../shell/Icon.tsx'
import { capital, language, say, t } from '../text/text.ts'
import { PlayerDot } from '../match/PlayerDot.tsx'
import type { PlayParts } from './play-parts.ts'
import type { createTallies } from './tallies.ts'
import { playerName, sitterName } from '../match/player-name.ts'

const share = (value: number): string =>
  value === 1 ? '1' : value === 0 ? '0' : value === 0.5 ? '½' : value.toFixed(2)

interface SeatsProps {
  readonly parts: PlayParts
  readonly material: Finish
  readonly tallies: ReturnType<typeof createTallies>
  /** Which seats, in order. */
  readonly seats: readonly number[]
}

/** Who sits at the table, whose turn it is, what each has won so far, and the result when there is one. */
export function Seats(props: SeatsProps): JSX.Element {
  const { session, automatic } = props.parts
  const { game } = session
  const active = (seat: number) => session.toAct().includes(seat)
  const kind = (seat: number) => {
    const sitting = session.seats()[seat]
    if (sitting?.kind === 'ai') return t().play.seatKind.ai(sitting.level)
    return sitting?.name ? playerName(game, seat) : t().play.seatKind.person
  }
  return (
    <ul class="seats" aria-label={t().play.seats}>
      <For each={props.seats}>
        {seat => (
          <li
            class="seat"
            data-seat={seat}
            classList={{ active: active(seat), thinking: automatic.thinking()?.seat === seat }}
            aria-current={active(seat) ? 'true' : undefined}
          >
            <PlayerDot game={game} seat={seat} />
            <span class="seat-name">{sitterName(game, session.seats(), seat)}</span>
            <span class="seat-kind" title={kind(seat)}>
              <Icon name={session.seats()[seat]?.kind === 'ai' ? 'machine' : 'person'} />
              <span class="wide-only">{kind(seat)}</span>
            </span>
            <Show when={session.outcome()}>
              {outcome => <strong class="seat-result">{share(outcome().result[seat] ?? 0)}</strong>}
            </Show>
            <Show when={props.tallies()[seat]!.rows.length + props.tallies()[seat]!.words.length > 0}>
              <span class="seat-tally">
                <For each={props.tallies()[seat]!.words}>{words => <span>{capital(say(words))}</span>}</For>
                <For each={props.tallies()[seat]!.rows}>
                  {row => (
                    <span class="seat-things">
                      <Show when={row.title}>{title => <span>{say(title())}</span>}</Show>
                      <ThingRow items={row.things} material={props.material} language={language()} />
                    </span>
                  )}
                </For>
              </span>
            </Show>
          </li>
        )}
      </For>
    </ul>
  )
}
