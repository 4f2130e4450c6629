import { useNavigate, useParams, useSearchParams } from '@solidjs/router'
import { createResource, createSignal, Match, onCleanup, Show, Switch, type JSX } from 'solid-js'
import { BoardView } from '../../board/BoardView.tsx'
import type { Words } from '../../engine/index.ts'
import { games } from '../../games/index.ts'
import type { GameDefinition } from '../../kit/index.ts'
import { PlainPage } from '../shell/Failure.tsx'
import { notify } from '../shell/notices.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { keepMatch, onNews, openMatch } from '../store/matches.ts'
import { loadGame, openSaved, type Opened } from '../store/opening.ts'
import { language, say, t } from '../text/text.ts'
import { PlayTable } from './PlayTable.tsx'
import { beginMatch, bookSetup, lastSetup, type Setup } from './setup.ts'
import { SetupDialog } from './SetupDialog.tsx'
import '../../board/board.css'
import './play.css'

/** What an address of this page leads to. */
type Found =
  | { readonly kind: 'match'; readonly opened: Opened }
  | { readonly kind: 'fresh'; readonly definition: GameDefinition }
  | { readonly kind: 'no-game' }
  | { readonly kind: 'no-match' }
  | { readonly kind: 'bad'; readonly why: Words }

/** The board before the match: it follows the choices made in the dialog. */
function Preview(props: {
  readonly definition: GameDefinition
  readonly onStart: (setup: Setup) => void
}): JSX.Element {
  const [setup, setSetup] = createSignal(lastSetup(props.definition))
  const shown = () => {
    const game = props.definition.make(setup().options)
    const position = game.layout.empty()
    game.start(position)
    return { board: game.board, scene: game.scene(position) }
  }
  usePageTitle(() => say(props.definition.title))
  return (
    <main id="content" class="play" tabindex="-1">
      <div class="table-column">
        <header class="play-head">
          <h1>{say(props.definition.title)}</h1>
        </header>
        <section class="felt" aria-label={t().play.board}>
          <div class="board-place">
            <BoardView
              board={shown().board}
              scene={shown().scene}
              language={language()}
              flipped={false}
              coordinates="shown"
              targets={[]}
              chosen={[]}
              last={[]}
              mode="still"
            />
          </div>
        </section>
      </div>
      <SetupDialog
        definition={props.definition}
        setup={setup()}
        onChange={setSetup}
        onStart={chosen => props.onStart(chosen)}
        onClose={() => props.onStart(bookSetup(props.definition))}
      />
    </main>
  )
}

export default function PlayPage(): JSX.Element {
  const params = useParams<{ id: string }>()
  const [query, setQuery] = useSearchParams<{ match?: string }>()
  const navigate = useNavigate()
  /** A match begun here is already open: the address only has to follow. */
  let begun: Opened | undefined

  async function find(where: { id: string; key: string | undefined }): Promise<Found> {
    if (!games.some(game => game.id === where.id)) return { kind: 'no-game' }
    if (where.key === undefined) {
      const loaded = await loadGame(where.id)
      return loaded.ok ? { kind: 'fresh', definition: loaded.value } : { kind: 'bad', why: loaded.why }
    }
    if (begun?.saved.id === where.key) return { kind: 'match', opened: begun }
    const saved = await openMatch(where.key)
    if (!saved) return { kind: 'no-match' }
    if (!saved.ok) return { kind: 'bad', why: saved.why }
    const opened = await openSaved(saved.value)
    if (!opened.ok) return { kind: 'bad', why: opened.why }
    const { game } = saved.value.match
    if (game !== where.id) navigate(`/play/${game}?match=${where.key}`, { replace: true })
    return { kind: 'match', opened: opened.value }
  }
  const [found, { refetch }] = createResource(() => ({ id: params.id ?? '', key: query.match }), find)
  // The same match played on in another tab: this one follows.
  onCleanup(
    onNews(id => {
      if (id !== query.match) return
      begun = undefined
      void refetch()
    }),
  )
  const is = <K extends Found['kind']>(kind: K) => {
    const now = found.latest
    return now?.kind === kind ? (now as Extract<Found, { kind: K }>) : undefined
  }

  const start = async (definition: GameDefinition, setup: Setup, how: 'replace' | 'push') => {
    const ready = await beginMatch(definition, setup)
    if (!ready.ok) return notify('bad', t().failure.badMatch, say(ready.why))
    begun = ready.value
    void keepMatch(begun.saved)
    setQuery({ match: begun.saved.id }, { replace: how === 'replace' })
  }
  const fresh = () => setQuery({ match: null }, { replace: true })

  return (
    <Switch
      fallback={
        <p class="loading" role="status">
          {t().loading}
        </p>
      }
    >
      <Match when={is('no-game')}>
        <PlainPage title={t().failure.noGame} text={t().failure.noGameText(params.id ?? '')} />
      </Match>
      <Match when={is('no-match')}>
        <PlainPage title={t().failure.noMatch} text={t().failure.noMatchText}>
          <button type="button" class="main" onClick={fresh}>
            {t().failure.fresh}
          </button>
        </PlainPage>
      </Match>
      <Match when={is('bad')}>
        {bad => (
          <PlainPage title={t().failure.badMatch} text={say(bad().why)}>
            <button type="button" class="main" onClick={fresh}>
              {t().failure.fresh}
            </button>
          </PlainPage>
        )}
      </Match>
      <Match when={is('fresh')?.definition} keyed>
        {definition => (
          <Preview definition={definition} onStart={setup => void start(definition, setup, 'replace')} />
        )}
      </Match>
      <Match when={is('match')?.opened} keyed>
        {opened => (
          <Show when={opened} keyed>
            <PlayTable opened={opened} onStart={setup => void start(opened.definition, setup, 'push')} />
          </Show>
        )}
      </Match>
    </Switch>
  )
}
