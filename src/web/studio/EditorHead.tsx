import { createSignal, onCleanup, onMount, Show, type JSX } from 'solid-js'
import { NameDialog } from '../shell/Dialog.tsx'
import { Icon } from '../shell/Icon.tsx'
import { A } from '../shell/router.tsx'
import type { StudioSession } from './session.ts'
import { dt } from './text/text.ts'

interface EditorHeadProps {
  readonly session: StudioSession
  readonly heading: string
  /** The acts of this page, after undo and redo. */
  readonly children: JSX.Element
}

/** Ctrl+Z and Ctrl+Y; in a field being typed in, the browser's own undo works on the letters. */
function useUndoKeys(session: StudioSession): void {
  const onKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    const field = event.target instanceof HTMLInputElement && event.target.type === 'text'
    if (field || document.querySelector('dialog[open]')) return
    if (key === 'z' && !event.shiftKey) session.undo()
    else if (key === 'y' || (key === 'z' && event.shiftKey)) session.redo()
    else return
    event.preventDefault()
  }
  onMount(() => document.addEventListener('keydown', onKey))
  onCleanup(() => document.removeEventListener('keydown', onKey))
}

/** The head of both editing pages: the way back, the deck's name, whether it is saved, undo and redo. */
export function EditorHead(props: EditorHeadProps): JSX.Element {
  // oxlint-disable-next-line solid/reactivity -- a head stays with its session
  const { session } = props
  const [renaming, setRenaming] = createSignal(false)
  useUndoKeys(session)
  return (
    <div class="st-head">
      <A class="button plain" href="/studio" aria-label={dt().decks.toList} title={dt().decks.toList}>
        <Icon name="back" />
      </A>
      <div class="st-name">
        <h1>{props.heading}</h1>
        <button type="button" class="plain" title={dt().decks.rename} onClick={() => setRenaming(true)}>
          {session.deck().name}
          <Icon name="edit" />
        </button>
        <span class="small muted" role="status">
          {dt().saving[session.saving()]}
        </span>
      </div>
      <div class="st-acts">
        <button
          type="button"
          class="plain"
          aria-label={dt().edit.undo}
          title={dt().edit.undo}
          disabled={!session.canUndo()}
          onClick={() => session.undo()}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          class="plain"
          aria-label={dt().edit.redo}
          title={dt().edit.redo}
          disabled={!session.canRedo()}
          onClick={() => session.redo()}
        >
          <Icon name="redo" />
        </button>
        {props.children}
      </div>
      <Show when={renaming()}>
        <NameDialog
          title={dt().decks.rename}
          name={session.deck().name}
          onName={name => {
            if (name !== '') session.act({ type: 'rename', name })
          }}
          onClose={() => setRenaming(false)}
        />
      </Show>
    </div>
  )
}
