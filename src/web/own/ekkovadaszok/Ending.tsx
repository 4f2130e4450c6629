import { createMemo, For, Show, type JSX } from 'solid-js'
import type { Outcome } from '../../../engine/index.ts'
import { ROGUE, RUBY } from '../../../games/uj/ekkovadaszok/cards.ts'
import { EndActs } from '../../match/MatchMenu.tsx'
import { PlayerDot } from '../../match/PlayerDot.tsx'
import { say, t } from '../../text/text.ts'
import { CardPicture } from './CardPicture.tsx'
import { pictureOfRole } from './pictures.ts'
import type { HunterMatch } from './hunter-match.ts'
import { deedsOf } from './round-story.ts'
import { ht } from './text/text.ts'

export function titleOf(hunt: HunterMatch, { result }: Outcome): string {
  const winners = result.flatMap((share, i) => (share > 0 ? [hunt.name(i)] : []))
  return winners.length === 1 ? ht().end.won(winners[0]!) : ht().end.shared(t().listed(winners))
}

/** Whoever has scrolled down to the hand sees it all the same. */
const comeIntoSight = (section: HTMLElement): void =>
  queueMicrotask(() => section.scrollIntoView({ block: 'nearest' }))

/** Who was what, when a round is over. */
export function RoundEnd(props: { readonly hunt: HunterMatch }): JSX.Element {
  const { view, session, name, pictures, story } = props.hunt
  const counts = createMemo(() => deedsOf(story()))
  const deeds = (seat: number): string =>
    [...(counts().get(seat) ?? [])]
      // A number stays with its word.
      .map(([deed, n]) => ht().deed[deed](n).replace(' ', '\u00a0'))
      .join(', ') || ht().end.nothing
  const hasRogue = () => view().players.some(({ role }) => role === ROGUE)
  const ruby = () => view().goals.findIndex(({ face }) => face === RUBY)
  return (
    <Show when={view().won !== 'nobody' && !session.outcome()}>
      <section ref={comeIntoSight} class="round-end" aria-label={ht().end.round}>
        <h2>{ht().end[view().won === 'hunters' ? 'hunters' : hasRogue() ? 'rogues' : 'noRogue']}</h2>
        <Show when={ruby() >= 0}>
          <p>{ht().tell.rubyWas(ht().goals[ruby()]!)}</p>
        </Show>
        <ul>
          <For each={session.game.players}>
            {(_, i) => {
              const role = () => view().players[i()]!.role
              return (
                <li classList={{ rogue: role() === ROGUE }}>
                  <CardPicture pictures={pictures} card={pictureOfRole(role(), i())} alt="" />
                  <span>
                    <strong>{name(i())}</strong> {role() === ROGUE ? ht().role.rogue : ht().role.hunter}
                    <small>{deeds(i())}</small>
                  </span>
                </li>
              )
            }}
          </For>
        </ul>
      </section>
    </Show>
  )
}

interface EndingProps {
  readonly hunt: HunterMatch
  readonly outcome: Outcome
  readonly onAgain: () => void
  readonly onNew: () => void
}

/** The ranking by rubies after three rounds. */
export function Ending(props: EndingProps): JSX.Element {
  const { view, session, name } = props.hunt
  const rubies = (seat: number) => view().players[seat]!.rubies ?? 0
  const ranked = () => session.game.players.map((_, i) => i).sort((a, b) => rubies(b) - rubies(a))
  const rank = (seat: number) => 1 + ranked().filter(other => rubies(other) > rubies(seat)).length
  return (
    <section class="gem-end" aria-label={ht().end.title}>
      <h2>{titleOf(props.hunt, props.outcome)}</h2>
      <p>{say(props.outcome.reason)}</p>
      <ol>
        <For each={ranked()}>
          {seat => (
            <li classList={{ winner: (props.outcome.result[seat] ?? 0) > 0 }}>
              <span>{ht().end.rank(rank(seat))}</span>
              <PlayerDot game={session.game} seat={seat} />
              <strong>{name(seat)}</strong>
              <span class="ruby-sum">{ht().rubies(rubies(seat))}</span>
            </li>
          )}
        </For>
      </ol>
      <p>
        <small>{ht().end.noAnalysis}</small>
      </p>
      <EndActs onAgain={props.onAgain} onNew={props.onNew} />
    </section>
  )
}
