import { createSignal, For, type JSX } from 'solid-js'
import { isDevice, type Thing } from '../../../table/index.ts'
import { AskDialog, Dialog } from '../../shell/Dialog.tsx'
import { Dock } from '../Dock.tsx'
import { t } from '../../text/text.ts'
import { workDevice } from '../deeds.ts'
import { dealColumn } from '../more-deeds.ts'
import { addThing } from '../laying.ts'
import type { Desk } from '../state.ts'
import { thingName } from '../act-words.ts'
import { rt } from '../text/rare.ts'
import { tt } from '../text/text.ts'
import { lines } from '../lines.ts'

await rt.load()

interface SmallProps {
  readonly desk: Desk
  readonly onClose: () => void
}
interface ThingProps extends SmallProps {
  readonly id: number
}
const plain = { x: 0, y: 0, angle: 0, locked: false } as const

/** A form in a dialog with its two buttons. */
function Form(props: {
  readonly title: string
  readonly yes: string
  /** False keeps the box open: what was wrong is said in it. */
  readonly onYes: () => unknown
  readonly onClose: () => void
  readonly children: JSX.Element
}): JSX.Element {
  return (
    <Dock title={props.title} onClose={props.onClose}>
      <form
        class="stack"
        // Fields keep their limits themselves; the browser would speak of them in its own language.
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (props.onYes() !== false) props.onClose()
        }}
      >
        {props.children}
        <div class="dialog-acts">
          <button type="button" class="quiet" onClick={() => props.onClose()}>
            {t().cancel}
          </button>
          <button type="submit" class="main">
            {props.yes}
          </button>
        </div>
      </form>
    </Dock>
  )
}

/** Rewrites the number on a token. */
export function WriteDialog(props: ThingProps): JSX.Element {
  const thing = props.desk.byId().get(props.id)
  const [text, setText] = createSignal(thing?.what === 'token' ? thing.text : '')
  return (
    <Form
      title={rt().token.writeTitle}
      yes={tt().ok}
      onClose={props.onClose}
      onYes={() => props.desk.session.do({ do: 'write', id: props.id, text: text() })}
    >
      <label class="field">
        <span>{rt().token.value}</span>
        <input
          type="text"
          maxLength={200}
          value={text()}
          ref={field => setTimeout(() => field.select())}
          onInput={event => setText(event.currentTarget.value)}
        />
      </label>
    </Form>
  )
}

/** A drawn chance card, in the middle of the screen. */
export function CardDialog(props: ThingProps): JSX.Element {
  const card = () => {
    const thing = props.desk.byId().get(props.id)
    return thing?.what === 'pack' && thing.showing !== null ? (thing.cards[thing.showing] ?? '') : ''
  }
  return (
    <Dialog title={rt().chance.card} onClose={props.onClose}>
      <p class="chance-card" role="status">
        {card()}
      </p>
      <div class="dialog-acts">
        <button type="button" class="main" onClick={() => props.onClose()}>
          {tt().ok}
        </button>
      </div>
    </Dialog>
  )
}

export function ReshuffleDialog(props: ThingProps): JSX.Element {
  return (
    <AskDialog
      title={rt().chance.reshuffleTitle}
      text={rt().chance.reshuffleText}
      yes={rt().chance.reshuffle}
      onYes={() => {
        const thing = props.desk.byId().get(props.id)
        // The card comes after this question has closed.
        if (thing && isDevice(thing)) setTimeout(() => workDevice(props.desk, props.id, 'yes'))
      }}
      onClose={props.onClose}
    />
  )
}

type Known<W extends Thing['what']> = Extract<Thing, { what: W }>
const known = <W extends Thing['what']>(
  desk: Desk,
  id: number | undefined,
  what: W,
): Known<W> | undefined => {
  const thing = id === undefined ? undefined : desk.byId().get(id)
  return thing?.what === what ? (thing as Known<W>) : undefined
}

export function CounterDialog(props: SmallProps & { readonly id?: number | undefined }): JSX.Element {
  const before = known(props.desk, props.id, 'counter')
  const [label, setLabel] = createSignal(before?.label ?? '')
  const [value, setValue] = createSignal(before?.value ?? 0)
  return (
    <Form
      title={tt().extras.counterTitle}
      yes={before ? tt().change : tt().add}
      onClose={props.onClose}
      onYes={() => {
        if (before)
          props.desk.session.do({
            do: 'set',
            id: before.id,
            fields: { what: 'counter', label: label(), value: value() },
          })
        else addThing(props.desk, { what: 'counter', label: label(), value: value(), ...plain })
      }}
    >
      <label class="field">
        <span>{tt().extras.label}</span>
        <input
          type="text"
          maxLength={60}
          value={label()}
          onInput={event => setLabel(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{tt().extras.start}</span>
        <input
          type="number"
          value={value()}
          onInput={event => setValue(Math.max(-1e12, Math.min(1e12, Number(event.currentTarget.value) || 0)))}
        />
      </label>
    </Form>
  )
}

export function NoteDialog(props: SmallProps & { readonly id?: number | undefined }): JSX.Element {
  const before = known(props.desk, props.id, 'note')
  const [text, setText] = createSignal(before?.text ?? '')
  const [colour, setColour] = createSignal(before?.colour ?? '#fff3a8')
  return (
    <Form
      title={tt().extras.noteTitle}
      yes={before ? tt().change : tt().add}
      onClose={props.onClose}
      onYes={() => {
        if (before && colour() === before.colour)
          props.desk.session.do({ do: 'write', id: before.id, text: text() })
        else if (before)
          props.desk.session.do({
            do: 'set',
            id: before.id,
            fields: { what: 'note', text: text(), colour: colour() },
          })
        else addThing(props.desk, { what: 'note', text: text(), colour: colour(), ...plain })
      }}
    >
      <label class="field">
        <span>{tt().extras.text}</span>
        <textarea
          rows="5"
          maxLength={2000}
          value={text()}
          onInput={event => setText(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{tt().colour}</span>
        <input type="color" value={colour()} onInput={event => setColour(event.currentTarget.value)} />
      </label>
    </Form>
  )
}

export function ClockDialog(props: SmallProps & { readonly id?: number | undefined }): JSX.Element {
  const before = known(props.desk, props.id, 'clock')
  const [sides, setSides] = createSignal(before?.left.length ?? 2)
  const [minutes, setMinutes] = createSignal(10)
  return (
    <Form
      title={tt().extras.clockTitle}
      yes={before ? tt().change : tt().add}
      onClose={props.onClose}
      onYes={() => {
        const left = Array.from({ length: sides() }, () => minutes() * 60_000)
        if (before)
          props.desk.session.do({ do: 'set', id: before.id, fields: { what: 'clock', left, running: null } })
        else addThing(props.desk, { what: 'clock', left, running: null, ...plain })
      }}
    >
      <label class="field">
        <span>{tt().extras.sides}</span>
        <input
          type="number"
          min="1"
          max="6"
          value={sides()}
          onInput={event =>
            setSides(Math.max(1, Math.min(6, Math.floor(Number(event.currentTarget.value) || 2))))
          }
        />
      </label>
      <label class="field">
        <span>{tt().extras.minutes}</span>
        <input
          type="number"
          min="1"
          max="600"
          value={minutes()}
          onInput={event => setMinutes(Math.max(0.1, Math.min(600, Number(event.currentTarget.value) || 10)))}
        />
      </label>
    </Form>
  )
}

export function ScoresDialog(props: SmallProps): JSX.Element {
  const [names, setNames] = createSignal(props.desk.session.now().seats.join('\n'))
  return (
    <Form
      title={tt().extras.scoresTitle}
      yes={tt().add}
      onClose={props.onClose}
      onYes={() => {
        const rows = lines(names()).map(name => ({ name, points: [] }))
        if (rows.length > 0) addThing(props.desk, { what: 'scores', rows, ...plain })
      }}
    >
      <label class="field">
        <span>
          {tt().extras.names} ({tt().extras.namesHint})
        </span>
        <textarea rows="4" value={names()} onInput={event => setNames(event.currentTarget.value)} />
      </label>
    </Form>
  )
}

/** One more round of points. */
export function PointsDialog(props: ThingProps): JSX.Element {
  const scores = known(props.desk, props.id, 'scores')
  const [points, setPoints] = createSignal<readonly number[]>(scores?.rows.map(() => 0) ?? [])
  return (
    <Form
      title={tt().extras.addPoints}
      yes={tt().ok}
      onClose={props.onClose}
      onYes={() => {
        if (!scores) return
        const rows = scores.rows.map((row, i) => ({
          ...row,
          points: [...row.points, points()[i] ?? 0].slice(-500),
        }))
        props.desk.session.do({ do: 'set', id: scores.id, fields: { what: 'scores', rows } })
      }}
    >
      <For each={scores?.rows ?? []}>
        {(row, i) => (
          <label class="field">
            <span>{tt().extras.points(row.name)}</span>
            <input
              type="number"
              value={0}
              onInput={event => {
                const n = Math.max(-1e9, Math.min(1e9, Number(event.currentTarget.value) || 0))
                setPoints(points().map((each, k) => (k === i() ? n : each)))
              }}
            />
          </label>
        )}
      </For>
    </Form>
  )
}

/** Deals a deck to the seats. */
export function DealDialog(props: ThingProps): JSX.Element {
  const [each, setEach] = createSignal(5)
  const seats = () => props.desk.session.now().seats
  const deck = () => {
    const thing = props.desk.byId().get(props.id)
    return thing ? thingName(props.desk.session.table(), thing) : ''
  }
  return (
    <Form
      title={`${rt().deal.title}: ${deck()}`}
      yes={seats().length > 0 ? rt().deal.yes : tt().ok}
      onClose={props.onClose}
      onYes={() => {
        if (seats().length > 0) return dealColumn(props.desk, props.id, each())
        setTimeout(() => props.desk.show({ what: 'seats' }))
        return true
      }}
    >
      {seats().length === 0 ? (
        <p>{rt().deal.noSeats}</p>
      ) : (
        <label class="field">
          <span>{rt().deal.each}</span>
          <input
            type="number"
            min="1"
            max="200"
            value={each()}
            onInput={event => setEach(Math.max(1, Math.floor(Number(event.currentTarget.value) || 1)))}
          />
        </label>
      )}
    </Form>
  )
}
