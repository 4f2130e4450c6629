import type { JSX } from 'solid-js'
import type { OneAct } from '../../../table/index.ts'
import type { Desk } from '../state.ts'
import { tt } from '../text/text.ts'
import type { DeckDraft } from './deck.ts'
import { dt } from './text.ts'

export interface DeckForm {
  readonly desk: Desk
  /** Lays a deck down; pictures that it needs come first. */
  readonly onDeck: (deck: DeckDraft, before?: readonly OneAct[]) => void
}

/** The foot of each page of the box of decks. */
export const DeckActs = (props: {
  readonly off?: boolean
  readonly count: number
  readonly onAdd: () => void
  readonly desk: Desk
}): JSX.Element => (
  <div class="dialog-acts">
    <span class="deck-count muted">{props.count > 0 ? dt().cards(props.count) : ''}</span>
    <button type="button" class="quiet" disabled={props.off ?? false} onClick={() => props.onAdd()}>
      {tt().add}
    </button>
    <button type="button" class="main" onClick={() => props.desk.show(undefined)}>
      {tt().done}
    </button>
  </div>
)
