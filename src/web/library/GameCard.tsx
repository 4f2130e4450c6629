import type { JSX } from 'solid-js'
import type { GameEntry } from '../../games/index.ts'
import { language, say, t } from '../text/text.ts'
import { GamePicture } from '../shell/GamePicture.tsx'
import { A } from '../shell/router.tsx'

/** One game of the library; the whole card is the link. */
export function GameCard(props: { readonly game: GameEntry }): JSX.Element {
  const other = () => props.game.title[language() === 'hu' ? 'en' : 'hu']
  return (
    <li class="game-card">
      <GamePicture game={props.game.id} alt="" />
      <h4>
        <A href={`/play/${props.game.id}`}>{say(props.game.title)}</A>
      </h4>
      <p class="facts">
        <span>{t().players(props.game.players)}</span>
        {other() !== say(props.game.title) && (
          <span class="other" lang={language() === 'hu' ? 'en' : 'hu'}>
            {other()}
          </span>
        )}
      </p>
    </li>
  )
}
