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
import { registerPlayedDecks } from '../studio/play-deck.ts'
import { say, t } from '../text/text.ts'
import { keepAids, type AidChoice } from './aids.ts'
import { HunterSetup } from './HunterSetup.tsx'
import { HunterTable } from './HunterTable.tsx'
import { ht } from './text/text.ts'
import '../../board/board.css'
import '../play/play.css'
import './hunters.css'

const GAME = 'ekkovadaszok'

/** What an address of this page leads to. */
type Found =
  | { readonly kind: 'match'; readonly opened: Opened }
  | { readonly kind: 'fresh'; readonly definition: GameDefinition; readonly deck: string | undefined }
  | { readonly kind: 'no-match' }
  | { readonly kind: 'bad'; readonly why: Words }

const knowsDeck = (definition: GameDefinition, deck: string): boolean =>
  definition.options.some(({ id, choices }) => id === 'deck' && choices.some(each => each.id === deck))

/** The set-up last used here with the deck asked for; the first time one person sits with bots. */
function usualSetup(definition: GameDefinition, deck: string | undefined): Setup {
  const last = lastSetup(definition)
  const fresh = last.options.players === undefined
  const known = deck !== undefined && knowsDeck(definition, deck)
  return {
    options: { ...last.options, ...(known ? { deck } : {}) },
    seats: fresh
      ? last.seats.map((_, i) => (i === 0 ? { kind: 'person' } : { kind: 'ai', level: 2 }))
      : last.seats,
  }
}

interface PreviewProps {
  readonly definition: GameDefinition
  readonly deck: string | undefined
  readonly onStart: (setup: Setup, aids: AidChoice) => void
}
function Preview(props: PreviewProps): JSX.Element {
  const navigate = useNavigate()
  usePageTitle(() => say(props.definition.title))
  if (props.deck !== undefined && !knowsDeck(props.definition, props.deck)) notify('bad', ht().setup.noDeck)
  return (
    <main id="content" class="play hunters" tabindex="-1">
      <div class="table-column">
        <header class="play-head">
          <h1>{say(props.definition.title)}</h1>
        </header>
        <div class="felt" />
      </div>
      <HunterSetup
        definition={props.definition}
        setup={usualSetup(props.definition, props.deck)}
        onStart={(chosen, aids) =>
          props.onStart({ ...chosen, options: { players: '5', ...chosen.options } }, aids)
        }
        onClose={() => navigate('/')}
      />
    </main>
  )
}

/** The page of the Gem Hunters. */
export default function HuntersPage(): JSX.Element {
  const [query, setQuery] = useSearchParams<{ match?: string; deck?: string }>()
  const navigate = useNavigate()
  let begun: Opened | undefined

  async function find(where: { key: string | undefined }): Promise<Found> {
    // Decks sent here from the studio must be known before a match with one of them is opened.
    await registerPlayedDecks()
    if (where.key === undefined) {
      const loaded = await loadGame(GAME)
      return loaded.ok
        ? { kind: 'fresh', definition: loaded.value, deck: query.deck }
        : { kind: 'bad', why: loaded.why }
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
  const start = async (
    definition: GameDefinition,
    setup: Setup,
    aids: AidChoice,
    how: 'replace' | 'push',
  ) => {
    const ready = await beginMatch(definition, setup)
    if (!ready.ok) return notify('bad', t().failure.badMatch, say(ready.why))
    begun = ready.value
    keepAids(begun.saved.id, aids)
    void keepMatch(begun.saved)
    setQuery({ match: begun.saved.id, deck: null }, { replace: how === 'replace' })
  }
  const Fresh = () => (
    <button type="button" class="main" onClick={() => setQuery({ match: null }, { replace: true })}>
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
      <Match when={is('fresh')} keyed>
        {({ definition, deck }) => (
          <Preview
            definition={definition}
            deck={deck}
            onStart={(setup, aids) => void start(definition, setup, aids, 'replace')}
          />
        )}
      </Match>
      <Match when={is('match')?.opened} keyed>
        {opened => (
          <HunterTable
            opened={opened}
            onStart={(setup, aids) => void start(opened.definition, setup, aids, 'push')}
          />
        )}
      </Match>
    </Switch>
  )
}
