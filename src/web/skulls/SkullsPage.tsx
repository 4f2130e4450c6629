import { useNavigate, useSearchParams } from '@solidjs/router'
import { createResource, Match, onCleanup, Switch, type JSX } from 'solid-js'
import type { Words } from '../../engine/index.ts'
import type { GameDefinition } from '../../kit/index.ts'
import { beginMatch, lastSetup, type Setup } from '../play/setup.ts'
import { PlainPage } from '../shell/Failure.tsx'
import { notify } from '../shell/notices.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { keepMatch, onNews, openMatch } from '../store/matches.ts'
import { loadGame, openSaved, type Opened } from '../store/opening.ts'
import { say, t } from '../text/text.ts'
import { BOARD, SkullDrawing } from './drawings.tsx'
import { SkullSetup } from './SkullSetup.tsx'
import { SkullTable } from './SkullTable.tsx'
import '../../board/board.css'
import '../play/play.css'
import './table.css'
import './cards.css'
import './panels.css'
import './screens.css'

const GAME = 'smaragd-koponyak'

/** What an address of this page leads to. */
type Found =
  | { readonly kind: 'match'; readonly opened: Opened }
  | { readonly kind: 'fresh'; readonly definition: GameDefinition }
  | { readonly kind: 'no-match' }
  | { readonly kind: 'bad'; readonly why: Words }

/** The set-up last used here; the first time one person sits with two bots. */
function usualSetup(definition: GameDefinition): Setup {
  const last = lastSetup(definition)
  if (last.options.players !== undefined) return last
  return {
    ...last,
    seats: last.seats.map((_, i) => (i === 0 ? { kind: 'person' } : { kind: 'ai', level: 2 })),
  }
}

function Preview(props: {
  readonly definition: GameDefinition
  readonly onStart: (setup: Setup) => void
}): JSX.Element {
  const navigate = useNavigate()
  usePageTitle(() => say(props.definition.title))
  return (
    <main id="content" class="play skulls" tabindex="-1">
      <div class="table-column">
        <header class="play-head">
          <h1>{say(props.definition.title)}</h1>
        </header>
        <div class="felt skull-felt preview">
          <div class="skull-board">
            <svg viewBox={`${BOARD.x} 0 ${BOARD.width} ${BOARD.height}`} aria-hidden="true">
              <SkullDrawing closed={[]} />
            </svg>
          </div>
        </div>
      </div>
      <SkullSetup
        definition={props.definition}
        setup={usualSetup(props.definition)}
        onStart={chosen => props.onStart({ ...chosen, options: { players: '3', ...chosen.options } })}
        onClose={() => navigate('/')}
      />
    </main>
  )
}

/** The page of the Emerald Skulls: the only game with a table of its own. */
export default function SkullsPage(): JSX.Element {
  const [query, setQuery] = useSearchParams<{ match?: string }>()
  const navigate = useNavigate()
  let begun: Opened | undefined

  async function find(where: { key: string | undefined }): Promise<Found> {
    if (where.key === undefined) {
      const loaded = await loadGame(GAME)
      return loaded.ok ? { kind: 'fresh', definition: loaded.value } : { kind: 'bad', why: loaded.why }
    }
    if (begun?.saved.id === where.key) return { kind: 'match', opened: begun }
    const saved = await openMatch(where.key)
    if (!saved) return { kind: 'no-match' }
    if (!saved.ok) return { kind: 'bad', why: saved.why }
    const opened = await openSaved(saved.value)
    if (!opened.ok) return { kind: 'bad', why: opened.why }
    const { game } = saved.value.match
    if (game !== GAME) navigate(`/play/${game}?match=${where.key}`, { replace: true })
    return { kind: 'match', opened: opened.value }
  }
  const [found, { refetch }] = createResource(() => ({ key: query.match }), find)
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
  const Fresh = () => (
    <button type="button" class="main" onClick={fresh}>
      {t().failure.fresh}
    </button>
  )
  return (
    <Switch
      fallback={
        <p class="loading" role="status">
          {t().loading}
        </p>
      }
    >
      <Match when={is('no-match')}>
        <PlainPage title={t().failure.noMatch} text={t().failure.noMatchText}>
          <Fresh />
        </PlainPage>
      </Match>
      <Match when={is('bad')}>
        {bad => (
          <PlainPage title={t().failure.badMatch} text={say(bad().why)}>
            <Fresh />
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
          <SkullTable opened={opened} onStart={setup => void start(opened.definition, setup, 'push')} />
        )}
      </Match>
    </Switch>
  )
}
