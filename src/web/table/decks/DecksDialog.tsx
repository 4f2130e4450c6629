import { createSignal, For, lazy, Show, Suspense, type JSX } from 'solid-js'
import { assure } from '../complaints.ts'
import { Dock } from '../Dock.tsx'
import type { Desk } from '../state.ts'
import { sizeOfDeck, type DeckDraft } from './deck.ts'
import { layDeck } from './lay-deck.ts'
import { ReadyDecks } from './ReadyDecks.tsx'
import { dt } from './text.ts'
import './decks.css'
import type { OneAct } from '../../../table/index.ts'

const PictureDecks = lazy(async () => ({ default: (await import('./PictureDecks.tsx')).PictureDecks }))
const TextDecks = lazy(async () => ({ default: (await import('./TextDecks.tsx')).TextDecks }))

// The words are there before the box is drawn.
await dt.load()

const TABS = ['ready', 'pictures', 'texts'] as const

/** Cards and decks: ready ones, own pictures, own words. */
export function DecksDialog(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const [tab, setTab] = createSignal<(typeof TABS)[number]>('ready')
  const lay = (deck: DeckDraft, before: readonly OneAct[] = []) => {
    if (layDeck(props.desk, deck, before)) assure(dt().added(sizeOfDeck(deck)))
  }
  return (
    <Dock title={dt().title} onClose={props.onClose} tab={{ of: 'decks', desk: props.desk }}>
      <div class="dock-tabs" role="tablist">
        <For each={TABS}>
          {each => (
            <button
              type="button"
              role="tab"
              class="plain"
              aria-selected={tab() === each}
              onClick={() => setTab(each)}
            >
              {dt().tabs[each]}
            </button>
          )}
        </For>
      </div>
      <Suspense>
        <Show when={tab() === 'ready'}>
          <ReadyDecks desk={props.desk} onDeck={lay} />
        </Show>
        <Show when={tab() === 'pictures'}>
          <PictureDecks desk={props.desk} onDeck={lay} />
        </Show>
        <Show when={tab() === 'texts'}>
          <TextDecks desk={props.desk} onDeck={lay} />
        </Show>
      </Suspense>
    </Dock>
  )
}
