import { createSignal, For, type JSX } from 'solid-js'
import type { Token } from '../../../table/index.ts'
import { Dock } from '../Dock.tsx'
import { addThings } from '../laying.ts'
import type { Desk } from '../state.ts'
import { rt } from '../text/rare.ts'
import { thingMarkup } from '../thing-svg.ts'
import { AddActs, NumberField } from './Fields.tsx'

await rt.load()

const FONTS = [
  '',
  'serif',
  'monospace',
  'cursive',
  'Arial',
  'Georgia',
  'Courier New',
  'Times New Roman',
  'Verdana',
]

/** Tokens with a number that can be rewritten at any time. */
export function TokenDialog(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const [digits, setDigits] = createSignal(3)
  const [font, setFont] = createSignal('')
  const [bold, setBold] = createSignal(true)
  const [italic, setItalic] = createSignal(false)
  const [size, setSize] = createSignal(1)
  const [colour, setColour] = createSignal('#ffffff')
  const [background, setBackground] = createSignal('#8a3b2a')
  const [count, setCount] = createSignal(1)
  const [value, setValue] = createSignal('100')
  const token = (): Omit<Token, 'id'> => ({
    what: 'token',
    digits: digits(),
    text: value(),
    font: font(),
    bold: bold(),
    italic: italic(),
    size: size(),
    colour: colour(),
    background: background(),
    x: 0,
    y: 0,
    angle: 0,
    locked: false,
  })
  const add = () => {
    addThings(
      props.desk,
      Array.from({ length: count() }, () => token()),
    )
  }
  const width = () => (0.4 + digits() * 0.62) * size() * 100 + 10
  return (
    <Dock title={rt().token.title} onClose={props.onClose}>
      <div class="token-sample" role="img" aria-label={`${rt().token.sample}: ${value()}`}>
        {/* The markup is our own; every text in it has been escaped. */}
        {/* eslint-disable-next-line solid/no-innerhtml */}
        <svg
          viewBox={`${-width() / 2} ${-60 * size()} ${width()} ${120 * size()}`}
          innerHTML={thingMarkup({ ...token(), id: 0 })}
        />
      </div>
      <div class="table-fields">
        <NumberField label={rt().token.digits} least={1} most={10} value={digits()} onValue={setDigits} />
        <label class="field">
          <span>{rt().token.value}</span>
          <input
            type="text"
            maxLength={200}
            value={value()}
            onInput={event => setValue(event.currentTarget.value)}
          />
        </label>
        <label class="field">
          <span>{rt().token.font}</span>
          <input
            type="text"
            list="token-fonts"
            maxLength={60}
            value={font()}
            onInput={event => setFont(event.currentTarget.value)}
          />
          <datalist id="token-fonts">
            <For each={FONTS}>{each => <option value={each} />}</For>
          </datalist>
        </label>
        <NumberField
          label={rt().token.size}
          least={0.4}
          most={6}
          step={0.1}
          value={size()}
          onValue={setSize}
        />
        <label class="tick-field">
          <input type="checkbox" checked={bold()} onChange={event => setBold(event.currentTarget.checked)} />
          <span>{rt().token.bold}</span>
        </label>
        <label class="tick-field">
          <input
            type="checkbox"
            checked={italic()}
            onChange={event => setItalic(event.currentTarget.checked)}
          />
          <span>{rt().token.italic}</span>
        </label>
        <label class="field">
          <span>{rt().token.colour}</span>
          <input type="color" value={colour()} onInput={event => setColour(event.currentTarget.value)} />
        </label>
        <label class="field">
          <span>{rt().token.background}</span>
          <input
            type="color"
            value={background()}
            onInput={event => setBackground(event.currentTarget.value)}
          />
        </label>
      </div>
      <AddActs
        count={{ value: count(), most: 100, onValue: setCount }}
        onAdd={add}
        onDone={() => props.onClose()}
      />
    </Dock>
  )
}
