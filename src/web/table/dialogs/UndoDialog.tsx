import { Show, type JSX } from 'solid-js'
import { AskDialog } from '../../shell/Dialog.tsx'
import { actText } from '../act-text.ts'
import { takeBack } from '../tools.ts'
import type { Desk } from '../state.ts'
import { tt } from '../text/text.ts'

/** Asks before something is taken back that was done elsewhere. */
export function UndoDialog(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props
  return (
    <Show when={desk.session.theirs()}>
      {act => (
        <AskDialog
          title={tt().undoTheirs}
          text={actText(act(), desk.session.table(), desk.frame())}
          yes={tt().undoYes}
          onYes={() => takeBack(desk)}
          onClose={props.onClose}
        />
      )}
    </Show>
  )
}
