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
                <Show when={facts().hidden === 'hidden'}>
                  <span role="img" aria-label={t().library.secret} title={t().library.secret}>
                    <LibraryIcon name="hidden" />
                  </span>
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
