import { createSignal, For, Show, type JSX } from 'solid-js'
import { layoutOf } from '../../../table/errands.ts'
import type { Errand, NewThing, Thing } from '../../../table/index.ts'
import { Dock } from '../Dock.tsx'
import { addThing } from '../laying.ts'
import type { Desk } from '../state.ts'
import { tt } from '../text/text.ts'
import { wt } from '../text/things.ts'
import { NumberField } from './Fields.tsx'

await wt.load()

const plain = { x: 0, y: 0, angle: 0, locked: false } as const
const ERRANDS = ['deal', 'next', 'reset', 'roll', 'shuffle'] as const
type What = 'zone' | 'label' | 'button'

const fittingOf = (thing: Thing | undefined): (Thing & { what: What }) | undefined =>
  thing?.what === 'zone' || thing?.what === 'label' || thing?.what === 'button' ? thing : undefined

/** A place, a label or a button: made, or changed afterwards. */
export function FittingDialog(props: {
  readonly desk: Desk
  readonly id?: number | undefined
  readonly make?: What | undefined
  readonly onClose: () => void
}): JSX.Element {
  const { desk } = props
  const before = fittingOf(props.id === undefined ? undefined : desk.byId().get(props.id))
  const what: What = before?.what ?? props.make ?? 'label'
  const words = () => wt().fitting
  const [text, setText] = createSignal(before?.what === 'zone' ? before.label : (before?.text ?? ''))
  const [width, setWidth] = createSignal(before?.what === 'zone' ? before.width : 2)
  const [height, setHeight] = createSignal(before?.what === 'zone' ? before.height : 2)
  const [draws, setDraws] = createSignal<'free' | 'middle'>(before?.what === 'zone' ? before.draws : 'middle')
  const [colour, setColour] = createSignal(before && before.what !== 'button' ? before.colour : '#ffffff')
  const [errand, setErrand] = createSignal<Errand['do']>(
    before?.what === 'button' ? before.errand.do : 'deal',
  )
  const [each, setEach] = createSignal(
    before?.what === 'button' && before.errand.do === 'deal' ? before.errand.each : 5,
  )
  const errandNow = (): Errand => {
    const wanted = errand()
    if (wanted === 'deal') return { do: 'deal', each: each() }
    return wanted === 'reset' ? layoutOf(desk.session.now()) : { do: wanted }
  }
  const usual = () => {
    const wanted = errand()
    return wanted === 'deal' ? words().words.deal(each()) : words().words[wanted]
  }
  const made = (): NewThing => {
    if (what === 'zone')
      return {
        what,
        label: text(),
        width: width(),
        height: height(),
        colour: colour(),
        draws: draws(),
        ...plain,
      }
    if (what === 'label') return { what, text: text() || '…', colour: colour(), ...plain }
    return { what, text: text() || usual(), errand: errandNow(), ...plain }
  }
  const done = () => {
    const thing = made()
    if (before) {
      const { x: _, y: __, angle: ___, locked: ____, ...fields } = thing
      if (fields.what === 'zone' || fields.what === 'label' || fields.what === 'button')
        desk.session.do({ do: 'set', id: before.id, fields })
    } else addThing(desk, thing)
    props.onClose()
  }
  return (
    <Dock title={words()[what]} onClose={props.onClose}>
      <form
        class="stack"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          done()
        }}
      >
        <label class="field">
          <span>{words().text}</span>
          <Show
            when={what === 'label'}
            fallback={
              <input
                type="text"
                maxLength={80}
                value={text()}
                placeholder={what === 'button' ? usual() : ''}
                onInput={event => setText(event.currentTarget.value)}
              />
            }
          >
            <textarea
              rows="3"
              maxLength={500}
              value={text()}
              onInput={event => setText(event.currentTarget.value)}
            />
          </Show>
        </label>
        <Show when={what === 'zone'}>
          <div class="table-fields">
            <NumberField
              label={words().width}
              least={0.5}
              most={40}
              step={0.5}
              value={width()}
              onValue={setWidth}
            />
            <NumberField
              label={words().height}
              least={0.5}
              most={40}
              step={0.5}
              value={height()}
              onValue={setHeight}
            />
          </div>
          <label class="tick-field">
            <input
              type="checkbox"
              checked={draws() === 'middle'}
              onChange={event => setDraws(event.currentTarget.checked ? 'middle' : 'free')}
            />
            <span>{words().draws}</span>
          </label>
        </Show>
        <Show when={what === 'button'}>
          <fieldset class="field table-devices">
            <legend>{words().errand}</legend>
            <For each={ERRANDS}>
              {name => (
                <label class="table-device">
                  <input
                    type="radio"
                    name="errand"
                    checked={errand() === name}
                    onChange={() => setErrand(name)}
                  />
                  <span>{words()[name]}</span>
                </label>
              )}
            </For>
          </fieldset>
          <Show when={errand() === 'deal'}>
            <NumberField label={words().each} least={1} most={200} value={each()} onValue={setEach} />
          </Show>
        </Show>
        <Show when={what !== 'button'}>
          <label class="field">
            <span>{tt().colour}</span>
            <input type="color" value={colour()} onInput={event => setColour(event.currentTarget.value)} />
          </label>
        </Show>
        <div class="dialog-acts foot-acts">
          <button type="submit" class="main">
            {before ? tt().change : tt().add}
          </button>
        </div>
      </form>
    </Dock>
  )
}
