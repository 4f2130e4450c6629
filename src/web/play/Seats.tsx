import { For, Show, type JSX } from 'solid-js'
import { Icon } from '../shell/Icon.tsx'
import { t } from '../text/text.ts'
import { PlayerDot } from '../match/PlayerDot.tsx'
import type { AutomaticMoves } from './automatic-moves.ts'
import type { Session } from '../match/session.ts'
import { playerName, sitterName } from '../match/player-name.ts'

const share = (value: number): string =>
  value === 1 ? '1' : value === 0 ? '0' : value === 0.5 ? '½' : value.toFixed(2)

/** Who sits at the table, whose turn it is, and the result when there is one. */
export function Seats(props: { readonly session: Session; readonly automatic: AutomaticMoves }): JSX.Element {
  const { game } = props.session
  const active = (seat: number) => props.session.toAct().includes(seat)
  const kind = (seat: number) => {
    const sitting = props.session.seats()[seat]
    if (sitting?.kind === 'ai') return t().play.seatKind.ai(sitting.level ?? 1)
    return sitting?.name ? playerName(game, seat) : t().play.seatKind.person
  }
  return (
    <ul class="seats" aria-label={t().play.seats}>
      <For each={game.players}>
        {(_, i) => (
          <li
            class="seat"
            classList={{ active: active(i()), thinking: props.automatic.thinking()?.seat === i() }}
            aria-current={active(i()) ? 'true' : undefined}
          >
            <PlayerDot game={game} seat={i()} />
            <span class="seat-name">{sitterName(game, props.session.seats(), i())}</span>
            <span class="seat-kind" title={kind(i())}>
              <Icon name={props.session.seats()[i()]?.kind === 'ai' ? 'machine' : 'person'} />
              <span class="wide-only">{kind(i())}</span>
            </span>
            <Show when={props.session.outcome()}>
              {outcome => <strong class="seat-result">{share(outcome().result[i()] ?? 0)}</strong>}
            </Show>
          </li>
        )}
      </For>
    </ul>
  )
}
