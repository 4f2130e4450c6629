import { Show, type JSX } from 'solid-js'
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
    const n = text.trim() === '' || !Number.isFinite(Number(text)) ? 1 : Number(text)
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

/** How many to add, right beside the button that adds them. */
export interface HowMany {
  readonly value: number
  readonly most: number
  readonly onValue: (value: number) => void
}

/** The foot of a box from which several things are added before it is closed. */
export function AddActs(props: {
  readonly class?: string
  readonly count?: HowMany
  /** A row above the buttons. */
  readonly above?: JSX.Element
  readonly onAdd: () => void
  readonly onDone: () => void
  /** Another way to add. */
  readonly children?: JSX.Element
}): JSX.Element {
  const set = (count: HowMany, n: number) =>
    count.onValue(Math.max(1, Math.min(count.most, Math.floor(n) || 1)))
  return (
    <div class={`dialog-acts ${props.class ?? ''}`}>
      {props.above}
      <Show when={props.count}>
        {count => (
          <span class="count-field">
            <button
              type="button"
              class="plain"
              aria-label={tt().fewer}
              disabled={count().value <= 1}
              onClick={() => set(count(), count().value - 1)}
            >
              −
            </button>
            <label>
              <span class="hidden">{tt().count}</span>
              <input
                type="number"
                min="1"
                max={count().most}
                value={count().value}
                onInput={event => set(count(), Number(event.currentTarget.value))}
              />
            </label>
            <button
              type="button"
              class="plain"
              aria-label={tt().more}
              disabled={count().value >= count().most}
              onClick={() => set(count(), count().value + 1)}
            >
              +
            </button>
          </span>
        )}
      </Show>
      <button type="button" class="quiet" onClick={() => props.onAdd()}>
        {tt().add}
      </button>
      {props.children}
      <button type="button" class="main" onClick={() => props.onDone()}>
        {tt().done}
      </button>
    </div>
  )
}
