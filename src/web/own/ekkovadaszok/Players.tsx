import { For, Show, type JSX } from 'solid-js'
import { HIDDEN, HUNTER, ROGUE, TOOLS } from '../../../games/uj/ekkovadaszok/cards.ts'
import { breakerOf } from '../../../games/uj/ekkovadaszok/cards.ts'
import { PlayerDot } from '../../match/PlayerDot.tsx'
import { CardPicture } from './CardPicture.tsx'
import { cardText } from './card-words.ts'
import { pointedAt } from './hint-words.ts'
import { pictureOfCard } from './pictures.ts'
import type { HunterMatch } from './hunter-match.ts'
import { ht } from './text/text.ts'

/** Everybody at the table with their tools, cards and rubies; hands too when they are open. */
export function Players(props: { readonly hunt: HunterMatch }): JSX.Element {
  const { hunt } = props
  const { session, view, hunters } = hunt
  const [hinted] = hunt.hinted
  const pointed = () =>
    hinted() === undefined ? undefined : pointedAt(hinted()!, hunters.state.goalCells).player
  const seatWords = (i: number): string => {
    const seat = session.seats()[i]
    return seat?.kind === 'ai' ? ht().bot(seat.level ?? 1) : i === hunt.viewer() ? ht().you : ''
  }
  const roleOf = (role: number): string =>
    role === HUNTER ? ht().role.hunter : role === ROGUE ? ht().role.rogue : ''
  return (
    <section class="gem-players" aria-labelledby="gem-players-title">
      <h2 id="gem-players-title">{ht().players}</h2>
      <ul>
        <For each={session.game.players}>
          {(_, i) => {
            const player = () => view().players[i()]!
            return (
              <li classList={{ acts: session.toAct().includes(i()), 'jv-hinted': pointed() === i() }}>
                <div class="player-line">
                  <PlayerDot game={session.game} seat={i()} />
                  <strong>{hunt.name(i())}</strong>
                  <small>{seatWords(i())}</small>
                  <small class="player-cards">
                    {ht().cards(player().cards)}
                    {' · '}
                    {player().rubies === null
                      ? ht().rubyCards(player().rubyCards)
                      : ht().rubies(player().rubies ?? 0)}
                  </small>
                </div>
                <div class="player-line player-facts">
                  <span class="tool-states">
                    <For each={TOOLS}>
                      {(tool, k) => {
                        const broken = () => player().broken.includes(tool)
                        return (
                          <span class="tool-state" classList={{ broken: broken() }}>
                            <Show when={broken()}>
                              <CardPicture
                                pictures={hunt.pictures}
                                card={pictureOfCard(breakerOf(k()))}
                                alt=""
                              />
                            </Show>
                            <span>
                              <span aria-hidden="true">{broken() ? '✗' : '✓'}</span> {ht().tool[tool]}
                              <span class="hidden">: {broken() ? ht().broken : ht().whole}</span>
                            </span>
                          </span>
                        )
                      }}
                    </For>
                  </span>
                  <Show when={view().bitten === i()}>
                    <small>{ht().bitten}</small>
                  </Show>
                  <Show when={i() !== hunt.viewer() && roleOf(player().role) !== ''}>
                    <span class="role-tag" classList={{ rogue: player().role === ROGUE }}>
                      {roleOf(player().role)}
                    </span>
                  </Show>
                </div>
                <Show when={hunters.state.open && i() !== hunt.viewer() && hunt.viewer() !== undefined}>
                  <div class="open-hand">
                    <For each={player().hand.filter(code => code !== 0 && code !== HIDDEN)}>
                      {code => (
                        <CardPicture
                          pictures={hunt.pictures}
                          card={pictureOfCard(code)}
                          alt={cardText(hunt, code)}
                        />
                      )}
                    </For>
                  </div>
                </Show>
              </li>
            )
          }}
        </For>
      </ul>
    </section>
  )
}
