import { createUniqueId, onCleanup, onMount, type JSX } from 'solid-js'
import './hands.css'

/** Covers the whole screen until the person it is meant for has it in hand. Nothing of what it hides is in the page yet. */
export function Curtain(props: {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no?: string
  readonly onYes: () => void
  readonly onNo: () => void
  readonly children?: JSX.Element
}): JSX.Element {
  let box: HTMLDialogElement | undefined
  const id = createUniqueId()
  onMount(() => box?.showModal())
  onCleanup(() => box?.close())
  return (
    <dialog
      ref={element => (box = element)}
      class="curtain"
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        props.onNo()
      }}
    >
      <div class="curtain-inner">
        <h2 id={id}>{props.title}</h2>
        <p>{props.text}</p>
        {props.children}
        <button type="button" class="main" onClick={() => props.onYes()}>
          {props.yes}
        </button>
        {props.no ? (
          <button type="button" class="quiet" onClick={() => props.onNo()}>
            {props.no}
          </button>
        ) : null}
      </div>
    </dialog>
  )
}
