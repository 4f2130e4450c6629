import { For, type JSX } from 'solid-js'
import { EndActs } from '../../match/MatchMenu.tsx'
import { PlayerDot } from '../../match/PlayerDot.tsx'
import type { Outcome } from '../../../engine/index.ts'
import { say, t } from '../../text/text.ts'
import { Gear, Token } from './drawings.tsx'
import { whoIs } from './story.ts'
import type { SkullMatch } from './skull-match.ts'
import { st } from './text/text.ts'

interface EndingProps {
  readonly skulls: SkullMatch
  readonly outcome: Outcome
  readonly onAgain: () => void
  readonly onNew: () => void
}

export function titleOf(skulls: SkullMatch, { result }: Outcome): string {
  const { state } = skulls
  if (state.solo) return result[0] === 1 ? st().end.wonSolo : st().end.lostSolo
  const winners = result.flatMap((share, i) => (share > 0 ? [whoIs(state, i)] : []))
  return winners.length === 1 ? st().end.won(winners[0]!) : st().end.shared(t().listed(winners))
}

/** How it ended: the ranking by gears, tokens, and who threw last. */
export function Ending(props: EndingProps): JSX.Element {
  const { state, session, view } = props.skulls
  const ranked = () => {
    const p = session.match().position
    const by = (start: number, a: number, b: number) => p.at(start + b) - p.at(start + a)
    return state.players
      .map((_, i) => i)
      .sort((a, b) => by(state.gears, a, b) || by(state.tokens, a, b) || by(state.tumbled, a, b))
  }
  return (
    <section class="skull-end" aria-label={st().end.title}>
      <h2>{titleOf(props.skulls, props.outcome)}</h2>
      <p>{say(props.outcome.reason)}</p>
      <ol aria-label={st().end.ranking}>
        <For each={ranked()}>
          {(seat, place) => (
            <li classList={{ winner: (props.outcome.result[seat] ?? 0) > 0 }}>
              <span>{st().end.rank(place() + 1)}</span>
              <PlayerDot game={session.game} seat={seat} />
              <strong>{whoIs(state, seat)}</strong>
              <span class="hidden">{st().pay(view().gears[seat] ?? 0, view().tokens[seat] ?? 0)}</span>
              <span class="sum" aria-hidden="true">
                <Gear />
                {view().gears[seat]}
              </span>
              <span class="sum" aria-hidden="true">
                <Token />
                {view().tokens[seat]}
              </span>
            </li>
          )}
        </For>
        {state.solo && (
          <li>
            <strong>{st().rivalsTogether}</strong>
            <span class="sum">
              <Gear />
              {view().rivals}
            </span>
          </li>
        )}
      </ol>
      <p>
        <small>{st().end.noAnalysis}</small>
      </p>
      <EndActs onAgain={props.onAgain} onNew={props.onNew} />
    </section>
  )
}
