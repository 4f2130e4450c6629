import { createEffect, createSignal, ErrorBoundary, lazy, on, Show, Suspense, type JSX } from 'solid-js'
import { Failure, PlainPage } from '../shell/Failure.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { A, navigate, type Params } from '../shell/router.tsx'
import { Conflict } from '../store/Conflict.tsx'
import { say, t } from '../text/text.ts'
import DeckMenu from './DeckMenu.tsx'
import { JobBar } from './jobs.tsx'
import { ReadyDialog } from './printing.tsx'
import { createSession } from './session.ts'
import { openDeck, rememberLast, type KeptDeck } from './store.ts'
import { dt } from './text/text.ts'
import { withValues } from './values.ts'
import './studio.css'
import './studio-cards.css'

// The page's words are there before it is drawn.
await dt.load()

// The typesetter comes with these two, not with the menu.
const Editor = lazy(() => import('./Editor.tsx'))
const Further = lazy(() => import('./Further.tsx'))

function Opened(props: { readonly kept: KeptDeck; readonly part: string }): JSX.Element {
  // oxlint-disable-next-line solid/reactivity -- a session stays with its deck
  const { kept } = props
  const follow = (id: string) => navigate(`/studio/${id}/${props.part}`, { replace: true })
  const session = createSession({ ...kept, deck: withValues(kept.deck) }, follow)
  rememberLast(kept.id)
  usePageTitle(() => session.deck().name)
  return (
    <>
      <Show when={props.part === 'further'} fallback={<Editor session={session} />}>
        <Further session={session} />
      </Show>
      <Conflict id={kept.id} onCopy={follow} />
    </>
  )
}

type Found = { readonly id: string; readonly read: Awaited<ReturnType<typeof openDeck>> }

/** /studio is the main menu; /studio/<deck>/cards and /studio/<deck>/further are its two doors. */
export default function StudioPage(props: Params): JSX.Element {
  const [found, setFound] = createSignal<Found>()
  createEffect(
    on(
      () => props['deck'],
      async id => {
        // What was read before may be older than what was written since.
        setFound(undefined)
        if (id === undefined) return
        const read = await openDeck(id)
        if (props['deck'] === id) setFound({ id, read })
      },
    ),
  )
  const opened = () => {
    const read = found()?.read
    return read?.ok ? read.value : undefined
  }
  const missing = () => {
    const now = found()
    if (!now || now.read?.ok) return undefined
    return now.read
      ? { title: dt().decks.broken, text: say(now.read.why) }
      : { title: dt().decks.notFound, text: dt().decks.none }
  }
  return (
    <ErrorBoundary fallback={error => <Failure error={error} />}>
      <Suspense
        fallback={
          <p class="loading" role="status">
            {t().loading}
          </p>
        }
      >
        <Show when={props['deck']} fallback={<DeckMenu />}>
          <Show when={opened()} keyed>
            {kept => <Opened kept={kept} part={props['part'] ?? 'cards'} />}
          </Show>
          <Show when={missing()}>
            {why => (
              <PlainPage title={why().title} text={why().text}>
                <A class="button main" href="/studio">
                  {dt().decks.toList}
                </A>
              </PlainPage>
            )}
          </Show>
        </Show>
      </Suspense>
      <JobBar />
      <ReadyDialog />
    </ErrorBoundary>
  )
}
