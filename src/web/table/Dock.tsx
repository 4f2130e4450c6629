import { createUniqueId, onCleanup, onMount, Show, type JSX } from 'solid-js'
import { Icon } from '../shell/Icon.tsx'
import { t } from '../text/text.ts'
import { listens, word } from './complaints.ts'
import './dock.css'

/**
 * A box docked beside the table (on a phone below it). The table stays in sight and goes on working: what is added is seen
 * where it comes to lie. Esc in the box and the cross close it.
 */
export function Dock(props: {
  readonly title: string
  readonly onClose: () => void
  readonly children: JSX.Element
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
        <h2 id={id}>{props.title}</h2>
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
