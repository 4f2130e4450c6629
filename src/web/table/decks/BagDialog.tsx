import { createSignal, type JSX } from 'solid-js'
import { Dock } from '../Dock.tsx'
import { AddActs } from '../dialogs/Fields.tsx'
import { addThing } from '../laying.ts'
import type { Desk } from '../state.ts'
import { tt } from '../text/text.ts'
import { dt } from './text.ts'

await dt.load()

/** A bag onto the table: pieces dropped on it go inside, and come out by luck. */
export function BagDialog(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props
  const [label, setLabel] = createSignal('')
  const [colour, setColour] = createSignal('#7a4a2b')
  const add = () =>
    addThing(desk, {
      what: 'bag',
      label: label().trim(),
      colour: colour(),
      inside: [],
      x: 0,
      y: 0,
      angle: 0,
      locked: false,
    })
  return (
    <Dock title={dt().bag.title} onClose={props.onClose}>
      <p>{dt().bag.hint}</p>
      <label class="field">
        <span>{dt().bag.label}</span>
        <input
          type="text"
          maxLength={60}
          value={label()}
          onInput={event => setLabel(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{tt().colour}</span>
        <input type="color" value={colour()} onInput={event => setColour(event.currentTarget.value)} />
      </label>
      <AddActs onAdd={add} onDone={() => props.onClose()} />
    </Dock>
  )
}
