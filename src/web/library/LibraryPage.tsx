import { createMemo, For, onMount, Show, type JSX } from 'solid-js'
import { Icon } from '../shell/Icon.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { useQuery } from '../shell/router.tsx'
import { refresh } from '../store/records.ts'
import { language, t } from '../text/text.ts'
import { GameCard } from './GameCard.tsx'
import { DropPlace, ImportButton } from '../saves/ImportButton.tsx'
import { SavedMatches } from '../saves/SavedMatches.tsx'
import { CHAPTERS, chapterName, playerCounts, shelves, type Wish } from './search.ts'
import './library.css'

type Query = { q?: string; chapter?: string; players?: string }

export function LibraryPage(): JSX.Element {
  usePageTitle(() => '')
  onMount(() => void refresh())
  // The wish lives in the address: going back from a game finds the same shelf.
  const [query, setQuery] = useQuery('q', 'chapter', 'players')
  const wish = createMemo<Wish>(() => ({
    words: query('q') ?? '',
    chapter: query('chapter') ?? '',
    players: query('players') ?? '',
  }))
  const ask = (change: Query) => setQuery(change, { replace: true, scroll: false })
  const found = createMemo(() => shelves(wish(), language()))
  const count = () => found().reduce((sum, shelf) => sum + shelf.games.length, 0)
  const wished = () => wish().words !== '' || wish().chapter !== '' || wish().players !== ''
  return (
    <main id="content" class="page library" tabindex="-1">
      <div class="welcome">
        <div>
          <h1>{t().motto}</h1>
          <p>{t().matches.none}</p>
        </div>
        <ImportButton />
      </div>
      <SavedMatches />
      <section aria-labelledby="games-title">
        <h2 id="games-title">{t().library.title}</h2>
        <form class="wish" role="search" onSubmit={event => event.preventDefault()}>
          <label class="field search">
            <span>{t().library.search}</span>
            <span class="with-icon">
              <Icon name="search" />
              <input
                type="search"
                value={wish().words}
                placeholder={t().library.searchHint}
                onInput={event => ask({ q: event.currentTarget.value })}
              />
            </span>
          </label>
          <label class="field">
            <span>{t().library.chapter}</span>
            <select value={wish().chapter} onChange={event => ask({ chapter: event.currentTarget.value })}>
              <option value="">{t().library.anyChapter}</option>
              <For each={CHAPTERS}>
                {chapter => <option value={chapter}>{chapterName(t(), chapter)}</option>}
              </For>
            </select>
          </label>
          <fieldset class="field">
            <legend>{t().library.playerCount}</legend>
            <div class="segments">
              <For each={['', ...playerCounts()]}>
                {n => (
                  <label>
                    <input
                      type="radio"
                      name="players"
                      checked={wish().players === n}
                      onChange={() => ask({ players: n })}
                    />
                    <span>{n === '' ? t().library.anyPlayers : n === '5' ? '5+' : n}</span>
                  </label>
                )}
              </For>
            </div>
          </fieldset>
        </form>
        <p class="muted found" role="status">
          {count() === 0 ? t().library.none : t().library.found(count())}
          <Show when={wished()}>
            <button type="button" class="link" onClick={() => ask({ q: '', chapter: '', players: '' })}>
              {t().library.showAll}
            </button>
          </Show>
        </p>
        <For each={found()}>
          {shelf => (
            <section class="shelf" aria-labelledby={`chapter-${shelf.chapter}`}>
              <h3 class="shelf-title" id={`chapter-${shelf.chapter}`}>
                {chapterName(t(), shelf.chapter)}
              </h3>
              <ul class="game-list">
                <For each={shelf.games}>{game => <GameCard game={game} />}</For>
              </ul>
            </section>
          )}
        </For>
      </section>
      <DropPlace />
    </main>
  )
}
