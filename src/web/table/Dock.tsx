import { createUniqueId, For, onCleanup, onMount, Show, type JSX } from 'solid-js'
import { Icon } from '../shell/Icon.tsx'
import { t } from '../text/text.ts'
import { listens, word } from './complaints.ts'
import type { Desk } from './state.ts'
import { wt } from './text/things.ts'
import './dock.css'

await wt.load()

/** The boxes that one leafs through: what a table is set up with. */
const TABS = ['pieces', 'board', 'decks', 'chance'] as const
export type DockTab = (typeof TABS)[number]

/**
 * A box docked beside the table (on a phone below it). The table stays in sight and goes on working: what is added is seen
 * where it comes to lie. Esc in the box and the cross close it.
 */
export function Dock(props: {
  readonly title: string
  readonly onClose: () => void
  readonly children: JSX.Element
  /** Where the box is one of several that belong together. */
  readonly tab?: { readonly of: DockTab; readonly desk: Desk }
}): JSX.Element {
  let box: HTMLElement | undefined
  const id = createUniqueId()
  const before = document.activeElement
  const silent = listens()
  onMount(() => box?.focus({ preventScroll: true }))
  onCleanup(() => {
    silent()
    const inside = !document.activeElement || document.activeElement === document.body
    if (inside && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  })
  return (
    <aside
      ref={element => (box = element)}
      class="dock"
      role="dialog"
      tabindex="-1"
      aria-labelledby={id}
      onKeyDown={event => {
        // A question asked above the box closes itself.
        if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
        event.preventDefault()
        event.stopPropagation()
        props.onClose()
      }}
    >
      <header class="dialog-head">
        <h2 id={id} classList={{ hidden: props.tab !== undefined }}>
          {props.title}
        </h2>
        <Show when={props.tab}>
          {tab => (
            <nav class="dock-tabs supply-tabs" aria-label={wt().tabs.label}>
              <For each={TABS}>
                {each => (
                  <button
                    type="button"
                    class="plain"
                    aria-current={tab().of === each ? 'page' : undefined}
                    onClick={() => tab().desk.show({ what: each })}
                  >
                    {wt().tabs[each]}
                  </button>
                )}
              </For>
            </nav>
          )}
        </Show>
        <button type="button" class="plain" aria-label={t().close} onClick={() => props.onClose()}>
          <Icon name="close" />
        </button>
      </header>
      <div class="dock-inner dialog-inner">{props.children}</div>
      <Show when={word()}>
        {said => (
          <p class={`dock-word ${said().kind}`} role={said().kind === 'bad' ? 'alert' : 'status'}>
            <strong>{said().text}</strong> {said().more}
          </p>
        )}
      </Show>
    </aside>
  )
}
