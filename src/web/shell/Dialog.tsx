import { createEffect, createUniqueId, onCleanup, onMount, Show, type JSX } from 'solid-js'
import { t } from '../text/text.ts'
import { Icon } from './Icon.tsx'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: JSX.Element
  /** 'sheet' takes the side of the screen, 'box' its middle. */
  readonly look?: 'box' | 'sheet'
}

/** A native modal dialog, open as long as it is in the page. Esc, the cross and a click beside it close it. */
export function Dialog(props: DialogProps): JSX.Element {
  let box: HTMLDialogElement | undefined
  const id = createUniqueId()
  onMount(() => {
    box?.showModal()
    // The button that gets the focus may lie below; one reads from the top.
    if (box) box.scrollTop = 0
  })
  let leaving = false
  onCleanup(() => {
    leaving = true
    box?.close()
  })
  return (
    <dialog
      ref={element => (box = element)}
      class={`dialog ${props.look ?? 'box'}`}
      aria-labelledby={id}
      onCancel={event => {
        // At once: the browser's own closing is told a moment later, and a key pressed in between would be lost.
        if (event.target !== box) return
        event.preventDefault()
        props.onClose()
      }}
      onClose={() => {
        // Taken out of the page is not closed by the person.
        if (!leaving) props.onClose()
      }}
      onClick={event => {
        if (event.target === box) props.onClose()
      }}
    >
      <div class="dialog-inner">
        <header class="dialog-head">
          <h2 id={id}>{props.title}</h2>
          <button type="button" class="plain" aria-label={t().close} onClick={() => props.onClose()}>
            <Icon name="close" />
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  )
}

interface NameDialogProps {
  readonly title: string
  readonly name: string
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

/** Asks for a name. */
export function NameDialog(props: NameDialogProps): JSX.Element {
  let field: HTMLInputElement | undefined
  createEffect(() => {
    field?.focus()
    field?.select()
  })
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <form
        onSubmit={event => {
          event.preventDefault()
          props.onName(field?.value.trim() ?? '')
          props.onClose()
        }}
      >
        <label class="field">
          <span>{t().matches.nameField}</span>
          <input ref={element => (field = element)} type="text" maxLength={120} value={props.name} />
        </label>
        <div class="dialog-acts">
          <button type="button" class="quiet" onClick={() => props.onClose()}>
            {t().cancel}
          </button>
          <button type="submit" class="main">
            {t().matches.save}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

interface AskDialogProps {
  readonly title: string
  readonly text?: string
  readonly yes: string
  readonly no?: string
  readonly onYes: () => void
  readonly onClose: () => void
  readonly children?: JSX.Element
}

/** Asks once before something that cannot be taken back lightly. */
export function AskDialog(props: AskDialogProps): JSX.Element {
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <Show when={props.text}>
        <p>{props.text}</p>
      </Show>
      {props.children}
      <div class="dialog-acts">
        <button type="button" class="quiet" onClick={() => props.onClose()}>
          {props.no ?? t().cancel}
        </button>
        <button
          type="button"
          class="main"
          onClick={() => {
            props.onYes()
            props.onClose()
          }}
        >
          {props.yes}
        </button>
      </div>
    </Dialog>
  )
}
