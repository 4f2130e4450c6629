import type { JSX } from 'solid-js'
import { tt } from '../text/text.ts'

interface NumberFieldProps {
  readonly label: string
  readonly least: number
  readonly most: number
  /** Whole numbers when absent. */
  readonly step?: number
  readonly value: number
  readonly onValue: (value: number) => void
}

/** A number within its limits, whatever is typed; nothing typed counts as one. */
export function NumberField(props: NumberFieldProps): JSX.Element {
  const read = (text: string): number => {
    const n = Number(text) || 1
    return Math.max(props.least, Math.min(props.most, props.step === undefined ? Math.floor(n) : n))
  }
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        type="number"
        min={props.least}
        max={props.most}
        step={props.step}
        value={props.value}
        onInput={event => props.onValue(read(event.currentTarget.value))}
      />
    </label>
  )
}

/** The foot of a dialog from which several things are added before it is closed. */
export function AddActs(props: {
  readonly class?: string
  readonly onAdd: () => void
  readonly onDone: () => void
}): JSX.Element {
  return (
    <div class={`dialog-acts ${props.class ?? ''}`}>
      <button type="button" class="quiet" onClick={() => props.onAdd()}>
        {tt().add}
      </button>
      <button type="button" class="main" onClick={() => props.onDone()}>
        {tt().done}
      </button>
    </div>
  )
}
