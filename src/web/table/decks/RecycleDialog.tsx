import type { JSX } from 'solid-js'
import { AskDialog } from '../../shell/Dialog.tsx'
import type { Desk } from '../state.ts'
import { discardsAt, recycle } from './deck-deeds.ts'
import { dt } from './text.ts'

await dt.load()

/** The deck is used up: asks whether the discards are shuffled back. */
export const RecycleDialog = (props: {
  readonly desk: Desk
  readonly id: number
  readonly onClose: () => void
}): JSX.Element => (
  <AskDialog
    title={dt().deck.recycleTitle}
    text={dt().deck.recycleText(discardsAt(props.desk, props.id).length)}
    yes={dt().deck.recycleYes}
    onYes={() => recycle(props.desk, props.id)}
    onClose={props.onClose}
  />
)
