import { For, Show, type JSX } from 'solid-js'
import ThingRow from '../../board/ThingRow.tsx'
import { materialOf } from '../../kit/index.ts'
import { Icon } from '../shell/Icon.tsx'
import { capital, language, say, t } from '../text/text.ts'
import { PlayerDot } from '../match/PlayerDot.tsx'
import type { PlayParts } from './play-parts.ts'
import { createTallies } from './tallies.ts'
import { playerName, sitterName } from '../match/player-name.ts'

const share = (value: number): string =>
  value === 1 ? '1' : value === 0 ? '0' : value === 0.5 ? '½' : value.toFixed(2)

/** Who sits at the table, whose turn it is, what each has won so far, and the result when there is one. */
export function Seats(props: { readonly parts: PlayParts }): JSX.Element {
  const { session, viewpoint, automatic } = props.parts
  const { game, definition } = session
  const tallies = createTallies(session, viewpoint)
  const active = (seat: number) => session.toAct().includes(seat)
  const kind = (seat: number) => {
    const sitting = session.seats()[seat]
    if (sitting?.kind === 'ai') return t().play.seatKind.ai(sitting.level ?? 1)
    return sitting?.name ? playerName(game, seat) : t().play.seatKind.person
  }
  return (
    <ul class="seats" aria-label={t().play.seats}>
      <For each={game.players}>
        {(_, i) => (
          <li
            class="seat"
            classList={{ active: active(i()), thinking: automatic.thinking()?.seat === i() }}
            aria-current={active(i()) ? 'true' : undefined}
          >
            <PlayerDot game={game} seat={i()} />
            <span class="seat-name">{sitterName(game, session.seats(), i())}</span>
            <span class="seat-kind" title={kind(i())}>
              <Icon name={session.seats()[i()]?.kind === 'ai' ? 'machine' : 'person'} />
              <span class="wide-only">{kind(i())}</span>
            </span>
            <Show when={session.outcome()}>
              {outcome => <strong class="seat-result">{share(outcome().result[i()] ?? 0)}</strong>}
            </Show>
            <Show when={tallies()[i()]!.things.length + tallies()[i()]!.words.length > 0}>
              <span class="seat-tally">
                <Show when={tallies()[i()]!.things.length > 0}>
                  <ThingRow
                    items={tallies()[i()]!.things}
                    material={materialOf(definition)}
                    language={language()}
                  />
                </Show>
                <For each={tallies()[i()]!.words}>{words => <span>{capital(say(words))}</span>}</For>
              </span>
            </Show>
          </li>
        )}
      </For>
    </ul>
  )
}
