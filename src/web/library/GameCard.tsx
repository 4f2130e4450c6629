import { For, Show, type JSX } from 'solid-js'
import type { Facts } from '../../games/facts/index.ts'
import type { GameEntry } from '../../games/index.ts'
import { GamePicture } from '../shell/GamePicture.tsx'
import { A } from '../shell/router.tsx'
import { language, say, t } from '../text/text.ts'
import { favourites, toggleFavourite } from './favourites.ts'
import { LibraryIcon } from './LibraryIcon.tsx'

/** '2', '2–4', '2, 4': how many may play. */
function playersShort(players: readonly number[]): string {
  const sorted = [...players].sort((a, b) => a - b)
  const [least, most] = [sorted[0]!, sorted.at(-1)!]
  if (least === most) return `${least}`
  return most - least === sorted.length - 1 ? `${least}–${most}` : sorted.join(', ')
}

interface GameCardProps {
  readonly game: GameEntry
  readonly facts: Facts | undefined
  readonly line: string | undefined
  /** The match of this game that can be gone on with. */
  readonly running: string | undefined
}

/** What the veil on a card says. */
const SIGHTS: Readonly<Record<string, 'secret' | 'atOnce'>> = { hidden: 'secret', simultaneous: 'atOnce' }

const PIPS = [
  [12, 12, 0, 0],
  [8.5, 15.5, 15.5, 8.5],
  [7.5, 16.5, 16.5, 7.5],
] as const

/** A die with one to three pips: the more of them, the more luck. */
function Die(props: { readonly pips: number }): JSX.Element {
  const [ax, ay, bx, by] = PIPS[props.pips - 1] ?? PIPS[0]
  return (
    <svg class="icon die" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="3" y="3" width="18" height="18" rx="4" />
      <circle cx={ax} cy={ay} r="2" />
      <Show when={props.pips > 1}>
        <circle cx={bx} cy={by} r="2" />
      </Show>
      <Show when={props.pips > 2}>
        <circle cx="12" cy="12" r="2" />
      </Show>
    </svg>
  )
}

/** One game of the library; the whole card is the link. */
export function GameCard(props: GameCardProps): JSX.Element {
  const other = () => props.game.title[language() === 'hu' ? 'en' : 'hu']
  const chosen = () => favourites().has(props.game.id)
  return (
    <li class="game-card">
      <GamePicture game={props.game.id} alt="" />
      <h2>
        <A href={`/play/${props.game.id}`}>{say(props.game.title)}</A>
      </h2>
      <Show when={props.running}>
        {id => (
          <A
            class="running"
            href={`/play/${props.game.id}?match=${id()}`}
            aria-label={t().library.play(say(props.game.title))}
            title={t().library.play(say(props.game.title))}
          >
            <LibraryIcon name="play" />
          </A>
        )}
      </Show>
      <p class="line" title={other() === say(props.game.title) ? undefined : other()}>
        {props.line}
      </p>
      <p class="facts">
        <span title={t().players(props.game.players)}>
          <LibraryIcon name="people" />
          <span aria-hidden="true">{playersShort(props.game.players)}</span>
          <span class="hidden">{t().players(props.game.players)}</span>
        </span>
        <Show when={props.facts}>
          {facts => {
            const [from = 0, to = 0] = facts().minutes
            return (
              <>
                <span title={t().library.minutesLong(from, to)}>
                  <LibraryIcon name="time" />
                  {t().library.minutes(from, to)}
                </span>
                <span class="hard" role="img" aria-label={t().library.hardness(facts().hard)}>
                  <For each={[1, 2, 3, 4, 5]}>{n => <i classList={{ on: n <= facts().hard }} />}</For>
                </span>
                <Show when={t().library.luckOf[facts().luck - 1]}>
                  {words => (
                    <span role="img" aria-label={words()} title={words()}>
                      <Die pips={facts().luck} />
                    </span>
                  )}
                </Show>
                <Show when={SIGHTS[facts().hidden]}>
                  {word => (
                    <span role="img" aria-label={t().library[word()]} title={t().library[word()]}>
                      <LibraryIcon name="hidden" />
                    </span>
                  )}
                </Show>
              </>
            )
          }}
        </Show>
      </p>
      <A
        class="plain about"
        href={`/game/${props.game.id}`}
        aria-label={t().library.about(say(props.game.title))}
        title={t().library.about(say(props.game.title))}
      >
        <LibraryIcon name="about" />
      </A>
      <button
        type="button"
        class="plain star"
        aria-pressed={chosen()}
        aria-label={
          chosen()
            ? t().library.dropFavourite(say(props.game.title))
            : t().library.addFavourite(say(props.game.title))
        }
        onClick={() => toggleFavourite(props.game.id)}
      >
        <LibraryIcon name="star" />
      </button>
    </li>
  )
}
