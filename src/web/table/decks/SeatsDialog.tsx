import { createSignal, type JSX } from 'solid-js'
import { Dock } from '../Dock.tsx'
import { lines } from '../lines.ts'
import type { Desk } from '../state.ts'
import { dt } from './text.ts'

await dt.load()

/** Who sits at the table; each seat has a hand. */
export function SeatsDialog(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props
  const known = desk.seats()
  const [names, setNames] = createSignal((known.length > 0 ? known : dt().hands.suggested).join('\n'))
  return (
    <Dock title={dt().hands.names} onClose={props.onClose}>
      <form
        class="stack"
        onSubmit={event => {
          event.preventDefault()
          if (desk.session.do({ do: 'seats', names: lines(names()) })) desk.show({ what: 'hands' })
        }}
      >
        <label class="field">
          <span>
            {dt().hands.names} ({dt().hands.namesHint})
          </span>
          <textarea rows="6" value={names()} onInput={event => setNames(event.currentTarget.value)} />
        </label>
        <div class="dialog-acts">
          <button type="submit" class="main">
            {dt().hands.keep}
          </button>
        </div>
      </form>
    </Dock>
  )
}
