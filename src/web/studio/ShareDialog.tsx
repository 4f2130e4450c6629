import { createResource, Show, type JSX } from 'solid-js'
import type { Deck } from '../../studio/deck.ts'
import { deckToLink } from '../../studio/deck-link.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { notify } from '../shell/notices.tsx'
import { dt } from './text/text.ts'

const LONG = 4000

/** The link carries the deck behind the #: it never reaches a server. */
export function ShareDialog(props: { readonly deck: Deck; readonly onClose: () => void }): JSX.Element {
  const [link] = createResource(async () => `${location.origin}/studio#deck=${await deckToLink(props.deck)}`)
  let field: HTMLInputElement | undefined
  const copy = async () => {
    field?.select()
    try {
      await navigator.clipboard.writeText(link() ?? '')
      notify('good', dt().decks.shareCopied)
    } catch {
      // It is selected: the person copies it by hand.
    }
  }
  return (
    <Dialog title={dt().decks.share} onClose={props.onClose}>
      <p>{dt().decks.shareText}</p>
      <label class="field">
        <span>{dt().decks.shareLabel}</span>
        <input ref={element => (field = element)} type="text" readonly value={link() ?? ''} />
      </label>
      <Show when={(link()?.length ?? 0) > LONG}>
        <p class="muted small">{dt().decks.shareLong}</p>
      </Show>
      <div class="dialog-acts">
        <button type="button" class="main" disabled={!link()} onClick={() => void copy()}>
          {dt().decks.shareCopy}
        </button>
      </div>
    </Dialog>
  )
}
