import { For, Show, type JSX } from 'solid-js'
import { taskGameOf } from '../../games/facts/daily-task.ts'
import { puzzleGameOf, today } from '../../games/facts/index.ts'
import { games } from '../../games/index.ts'
import { GamePicture } from '../shell/GamePicture.tsx'
import { A } from '../shell/router.tsx'
import { whenStirred } from '../shell/stirring.ts'
import { matchList, optionsOf } from '../store/match-list.ts'
import { say, t } from '../text/text.ts'
import { favourites } from './favourites.ts'
import { LibraryIcon } from './LibraryIcon.tsx'
import { recentGames } from './recent-games.ts'

const titleOf = (id: string): string => {
  const game = games.find(each => each.id === id)
  return game ? say(game.title) : id
}

/** Whether the task of this day was done; the page of its game writes it down. */
function wasDone(day: string): boolean {
  try {
    return localStorage.getItem('jatekvilag.daily') === day
  } catch {
    return false
  }
}

interface SlipProps {
  readonly game: string
  readonly href: string
  readonly what: string
  readonly sign: 'day' | 'star' | 'time'
  readonly done?: boolean
}

/** A small card of one line: what it is, and which game. */
const Slip = (props: SlipProps): JSX.Element => (
  <li>
    <A class="slip" href={props.href}>
      {/* What the day brings has a sign: its pictures would be two requests more at the first visit. */}
      <Show when={props.sign !== 'day'} fallback={<LibraryIcon name="day" />}>
        <GamePicture game={props.game} alt="" />
      </Show>
      <span>
        <small>
          <Show when={props.sign !== 'day'}>
            <LibraryIcon name={props.sign} />
          </Show>
          {props.what}
          <Show when={props.done}>
            <b>
              {' ✓ '}
              <span class="hidden">{t().library.done}</span>
            </b>
          </Show>
        </small>
        <strong>{titleOf(props.game)}</strong>
      </span>
    </A>
  </li>
)

/** One line above the chapters: what the day brings, the favourites, and what was played lately. */
export function Shelf(): JSX.Element {
  const day = today()
  const task = taskGameOf(day)
  const puzzle = puzzleGameOf(day)
  /** The match that plays this day's puzzle. */
  const played = () =>
    matchList().find(
      entry =>
        entry.game === puzzle &&
        optionsOf(entry).deal === 'daily' &&
        new Date(entry.updated).toLocaleDateString('sv') === day,
    )
  whenStirred(() => {
    const gamesOf = (each: string) => [taskGameOf(each), puzzleGameOf(each)]
    import('./coming-days.ts').then(
      ({ keepComingDays }) => keepComingDays(gamesOf),
      () => {},
    )
  })
  const recent = () => recentGames(matchList(), favourites())
  return (
    <nav aria-label={t().library.today}>
      <ul class="shelf">
        <Slip
          game={task}
          href={`/game/${task}?day=${day}`}
          what={t().library.dailyTask}
          sign="day"
          done={wasDone(day)}
        />
        <Slip
          game={puzzle}
          href={played() ? `/play/${puzzle}?match=${played()!.id}` : `/play/${puzzle}?begin=daily`}
          what={t().library.dailyPuzzle}
          sign="day"
          done={(played()?.result?.[0] ?? 0) > 0}
        />
        <For each={[...favourites()].toReversed()}>
          {id => <Slip game={id} href={`/play/${id}`} what={t().library.favourite} sign="star" />}
        </For>
        <For each={recent()}>
          {id => <Slip game={id} href={`/play/${id}`} what={t().library.recent} sign="time" />}
        </For>
      </ul>
    </nav>
  )
}
