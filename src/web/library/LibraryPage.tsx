import {
  createEffect,
  createMemo,
  createSignal,
  For,
  lazy,
  onCleanup,
  onMount,
  Show,
  Suspense,
  type JSX,
} from 'solid-js'
import { Portal } from 'solid-js/web'
import { loadFacts, loadLines, loadNames, WELL_KNOWN } from '../../games/facts/index.ts'
import { Icon } from '../shell/Icon.tsx'
import { headSlot } from '../shell/head-slot.ts'
import { usePageTitle } from '../shell/page-title.ts'
import { navigate, useQuery } from '../shell/router.tsx'
import { matchList } from '../store/match-list.ts'
import { refresh } from '../store/records.ts'
import { dictionary } from '../text/dictionary.ts'
import { language, t } from '../text/text.ts'
import { DropPlace, ImportButton } from '../saves/ImportButton.tsx'
import { SavedMatches } from '../saves/SavedMatches.tsx'
import { favourites } from './favourites.ts'
import { Filters } from './Filters.tsx'
import { GameCard } from './GameCard.tsx'
import type { Names } from './likeness.ts'
import { LibraryIcon } from './LibraryIcon.tsx'
import { Shelf } from './Shelf.tsx'
import { chapterCounts, chapterName, FAVOURITES, foundGames, type Wish } from './search.ts'
import { games } from '../../games/index.ts'
import './library.css'

/** Read only by those who open it. */
const ResultsTable = lazy(() => import('./ResultsTable.tsx'))

/** The lines on the cards in the language spoken. */
const lines = dictionary(loadLines)
const [facts] = await Promise.all([loadFacts(), lines.load()])

interface ChipProps {
  readonly name: string
  readonly count: number
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly children?: JSX.Element
}
const Chip = (props: ChipProps): JSX.Element => (
  <button type="button" class="chip" aria-pressed={props.chosen} onClick={() => props.onChoose()}>
    {props.children}
    {props.name} <small>{props.count}</small>
  </button>
)

export function LibraryPage(): JSX.Element {
  usePageTitle(() => '')
  onMount(() => void refresh())
  // The wish lives in the address: going back from a game finds the same shelf.
  const [query, setQuery] = useQuery(
    ...(['q', 'chapter', 'players', 'minutes', 'luck', 'hard', 'hidden', 'sort'] as const),
  )
  const wish = createMemo<Wish>(() => ({
    words: query('q') ?? '',
    chapter: query('chapter') ?? '',
    players: query('players') ?? '',
    minutes: query('minutes') ?? '',
    luck: query('luck') ?? '',
    hard: query('hard') ?? '',
    hidden: query('hidden') ?? '',
    sort: query('sort') ?? '',
  }))
  const ask = (change: Readonly<Record<string, string>>) => setQuery(change, { replace: true, scroll: false })
  // What else the games are called is asked for with the first letter typed.
  const [names, setNames] = createSignal<Names>({})
  createEffect(() => {
    if (wish().words !== '' && Object.keys(names()).length === 0) loadNames().then(setNames, () => {})
  })
  const found = createMemo(() =>
    foundGames(wish(), language(), { facts, names: names(), known: WELL_KNOWN, favourites: favourites() }),
  )
  /** The latest running match of each game. */
  const running = createMemo(
    () =>
      new Map(
        matchList()
          .filter(({ kept, state }) => kept === 'running' && state === 'running')
          .toReversed()
          .map(({ game, id }) => [game, id]),
      ),
  )
  const [results, setResults] = createSignal<'open' | 'closed'>('closed')
  const hasResults = () =>
    matchList().some(({ state, seats }) => state === 'finished' && seats.includes('p') && seats.length > 1)
  const narrowed = () => found().length < games.length
  const chips = chapterCounts()
  const surprise = () => {
    const shelf = found().length > 0 ? found() : games
    navigate(`/play/${shelf[Math.floor(Math.random() * shelf.length)]!.id}`)
  }
  let field: HTMLInputElement | undefined
  const onKey = (event: KeyboardEvent) => {
    const busy = event.target instanceof Element && event.target.closest('input, textarea, select, dialog')
    if (event.key !== '/' || busy) return
    event.preventDefault()
    field?.focus()
  }
  window.addEventListener('keydown', onKey)
  onCleanup(() => window.removeEventListener('keydown', onKey))
  return (
    <main id="content" class="library" tabindex="-1">
      <h1 class="hidden">{t().motto}</h1>
      <Show when={headSlot()}>
        {slot => (
          <Portal mount={slot()}>
            <form class="find" role="search" onSubmit={event => event.preventDefault()}>
              <Icon name="search" />
              <input
                ref={element => (field = element)}
                type="search"
                aria-label={t().library.search}
                value={wish().words}
                placeholder={t().library.searchHint}
                onInput={event => ask({ q: event.currentTarget.value })}
              />
              <kbd aria-hidden="true">/</kbd>
            </form>
          </Portal>
        )}
      </Show>
      <SavedMatches />
      <Shelf />
      <div class="sift">
        <div class="chips" role="group" aria-label={t().library.chapter}>
          <Chip
            name={t().library.all}
            count={games.length}
            chosen={wish().chapter === ''}
            onChoose={() => ask({ chapter: '' })}
          />
          <Show when={favourites().size > 0 || wish().chapter === FAVOURITES}>
            <Chip
              name={t().library.favourites}
              count={favourites().size}
              chosen={wish().chapter === FAVOURITES}
              onChoose={() => ask({ chapter: FAVOURITES })}
            >
              <LibraryIcon name="star" />
            </Chip>
          </Show>
          <For each={chips}>
            {({ chapter, count }) => (
              <Chip
                name={chapterName(t(), chapter)}
                count={count}
                chosen={wish().chapter === chapter}
                onChoose={() => ask({ chapter })}
              />
            )}
          </For>
        </div>
        <Filters wish={wish()} onWish={ask} />
        <button
          type="button"
          class="quiet tool"
          aria-label={t().library.surprise}
          title={t().library.surprise}
          onClick={surprise}
        >
          <LibraryIcon name="luck" />
          <span class="tool-word">{t().library.surprise}</span>
        </button>
      </div>
      <p class="found" classList={{ hidden: !narrowed() }} role="status">
        {found().length === 0 ? t().library.none : t().library.found(found().length)}
        <Show when={narrowed()}>
          <button
            type="button"
            class="link"
            onClick={() =>
              ask({ q: '', chapter: '', players: '', minutes: '', luck: '', hard: '', hidden: '' })
            }
          >
            {t().library.showAll}
          </button>
        </Show>
      </p>
      <ul class="game-list" aria-label={t().library.title}>
        <For each={found()}>
          {game => (
            <GameCard
              game={game}
              facts={facts[game.id]}
              line={lines()[game.id]}
              running={running().get(game.id)}
            />
          )}
        </For>
      </ul>
      <Show when={hasResults()}>
        <details class="results" onToggle={event => event.currentTarget.open && setResults('open')}>
          <summary>{t().library.results.title}</summary>
          <Show when={results() === 'open'}>
            <Suspense>
              <ResultsTable />
            </Suspense>
          </Show>
        </details>
      </Show>
      <footer class="library-foot">
        <p class="muted">{t().matches.none}</p>
        <ImportButton />
      </footer>
      <DropPlace />
    </main>
  )
}
