import { createResource, Match, Switch, type JSX } from 'solid-js'
import type { Words } from '../../engine/index.ts'
import type { GameDefinition } from '../../kit/index.ts'
import { beginMatch, type Setup } from './setup.ts'
import { PlainPage } from '../shell/Failure.tsx'
import { notify } from '../shell/notices.tsx'
import { navigate, useQuery } from '../shell/router.tsx'
import { keptAs, matchFromPosition, openMatch } from '../store/matches.ts'
import { isGame, loadGame } from '../store/game-loading.ts'
import type { Opened } from '../store/opening.ts'
import { Conflict } from '../store/Conflict.tsx'
import { say, t } from '../text/text.ts'

/** Begins a match; `begun` is told of it before it is kept and shown. */
export type Begin = (setup: Setup, begun?: (opened: Opened) => void) => void

interface MatchPageProps {
  /** The game of this address. */
  readonly game: string
  /** What must be ready before a game or a match is opened. */
  readonly before?: () => Promise<void>
  /** Words of the address that matter only before the match. */
  readonly forget?: readonly string[]
  /** The page while there is no match yet. */
  readonly fresh: (definition: GameDefinition, begin: Begin) => JSX.Element
  readonly content: (opened: Opened, begin: Begin) => JSX.Element
}

/** What an address of this page leads to. */
type Found =
  | { readonly kind: 'match'; readonly opened: Opened }
  | { readonly kind: 'fresh'; readonly definition: GameDefinition }
  | { readonly kind: 'no-game' }
  | { readonly kind: 'no-match' }
  | { readonly kind: 'bad'; readonly why: Words }

/** The match the address names, or the way to a new one. */
export function MatchPage(props: MatchPageProps): JSX.Element {
  const [query, setQuery] = useQuery('match')
  /** A match begun here is already open: the address only has to follow. */
  let begun: Opened | undefined

  async function find(where: { id: string; key: string | undefined }): Promise<Found> {
    if (!(await isGame(where.id))) return { kind: 'no-game' }
    await props.before?.()
    if (where.key === undefined) {
      const loaded = await loadGame(where.id)
      return loaded.ok ? { kind: 'fresh', definition: loaded.value } : { kind: 'bad', why: loaded.why }
    }
    if (begun?.id === where.key) return { kind: 'match', opened: begun }
    const opened = await openMatch(where.key)
    if (!opened) return { kind: 'no-match' }
    if (!opened.ok) return { kind: 'bad', why: opened.why }
    const { definition } = opened.value
    if ((await keptAs(where.key)) === 'position') {
      // A saved position stays as it was: what is played from it is a match of its own.
      const copy = await matchFromPosition(opened.value)
      if (!copy.ok) return { kind: 'bad', why: copy.why }
      begun = copy.value
      navigate(`/play/${definition.id}?match=${begun.id}`, { replace: true })
      return { kind: 'match', opened: begun }
    }
    if (definition.id !== where.id) navigate(`/play/${definition.id}?match=${where.key}`, { replace: true })
    return { kind: 'match', opened: opened.value }
  }
  const [found] = createResource(() => ({ id: props.game, key: query('match') }), find)
  const is = <K extends Found['kind']>(kind: K) => {
    const now = found.latest
    return now?.kind === kind ? (now as Extract<Found, { kind: K }>) : undefined
  }
  const beginner =
    (definition: GameDefinition, how: 'replace' | 'push'): Begin =>
    async (setup, tell) => {
      const ready = await beginMatch(definition, setup)
      if (!ready.ok) return notify('bad', t().failure.badMatch, say(ready.why))
      begun = ready.value
      tell?.(begun)
      const forgotten = Object.fromEntries((props.forget ?? []).map(word => [word, null]))
      setQuery({ ...forgotten, match: begun.id }, { replace: how === 'replace' })
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
      <Match when={is('no-game')}>
        <PlainPage title={t().failure.noGame} text={t().failure.noGameText(props.game)} />
      </Match>
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
        {definition => props.fresh(definition, beginner(definition, 'replace'))}
      </Match>
      <Match when={is('match')?.opened} keyed>
        {opened => (
          <>
            {props.content(opened, beginner(opened.definition, 'push'))}
            <Conflict id={opened.id} onCopy={id => setQuery({ match: id }, { replace: true })} />
          </>
        )}
      </Match>
    </Switch>
  )
}
