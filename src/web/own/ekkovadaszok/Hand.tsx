import { For, Show, type JSX } from 'solid-js'
import { HUNTER, isPath, ROGUE } from '../../../games/uj/ekkovadaszok/cards.ts'
import { CardPicture } from './CardPicture.tsx'
import { cardText } from './card-words.ts'
import type { HandChoice } from './hand-choice.ts'
import { pointedAt } from './hint-words.ts'
import { pictureOfCard, pictureOfRole } from './pictures.ts'
import type { HunterMatch } from './hunter-match.ts'
import { plainLatex } from './plain-latex.ts'
import { ht } from './text/text.ts'

/** The cards of whoever looks, and what only they may know. */
export function Hand(props: { readonly hunt: HunterMatch; readonly choosing: HandChoice }): JSX.Element {
  const { hunt, choosing } = props
  const size = hunt.hunters.state.hand
  const me = () => hunt.view().players[hunt.viewer() ?? -1]
  const [hinted] = hunt.hinted
  const pointed = () =>
    hinted() === undefined ? undefined : pointedAt(hinted()!, hunt.hunters.state.goalCells)
  /** Of two cards alike the first is pointed at. */
  const isHinted = (code: number, place: number) =>
    pointed()?.card === code && me()?.hand.indexOf(code) === place
  /** What is written on a path card, where the card itself is too small to be read. */
  const written = (code: number): string =>
    hunt.valuesCount() && isPath(code) ? plainLatex(hunt.hunters.faceOf(code).latex) : ''
  const roleWords = () =>
    me()?.role === HUNTER ? ht().role.hunter : me()?.role === ROGUE ? ht().role.rogue : ''
  return (
    <Show when={me()}>
      {player => (
        <section class="gem-hand" aria-label={ht().handOf(hunt.name(hunt.viewer()!))}>
          <Show when={roleWords() !== ''}>
            <div class="secrets" role="group" aria-label={ht().secret}>
              <CardPicture
                pictures={hunt.pictures}
                card={pictureOfRole(player().role, hunt.viewer()!)}
                alt=""
              />
              <p>
                <strong>{ht().yourRole(roleWords())}</strong>
                <span>{ht().yourRubies(player().rubies ?? 0)}</span>
              </p>
            </div>
          </Show>
          <ul class="hand-cards" style={{ '--hand': size, '--across': size > 4 ? 3 : 4 }}>
            <For each={player().hand}>
              {(code, place) => (
                <Show when={code !== 0}>
                  <li>
                    <button
                      type="button"
                      class="hand-card"
                      classList={{ held: choosing.held() === place(), 'jv-hinted': isHinted(code, place()) }}
                      data-card={code}
                      aria-pressed={choosing.held() === place()}
                      aria-label={cardText(hunt, code)}
                      disabled={hunt.moves().length === 0 || hunt.view().phase !== 'TURN'}
                      onClick={({ currentTarget }) => {
                        choosing.take(place())
                        // A card at the edge of the row comes into sight as a whole.
                        currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
                      }}
                    >
                      <CardPicture
                        pictures={hunt.pictures}
                        card={pictureOfCard(code)}
                        turned={choosing.held() === place() && choosing.turned()}
                        alt=""
                      />
                      <Show when={written(code) !== ''}>
                        <small class="hand-words" aria-hidden="true">
                          {written(code)}
                        </small>
                      </Show>
                    </button>
                  </li>
                </Show>
              )}
            </For>
          </ul>
        </section>
      )}
    </Show>
  )
}
