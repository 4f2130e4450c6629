import { createMemo, createSignal, onCleanup, onMount, Show, type JSX } from 'solid-js'
import { Portal } from 'solid-js/web'
import { columnOf, sizeOf, type Piece } from '../../table/index.ts'
import { NumberField } from './dialogs/Fields.tsx'
import { spreadOrder, strokeStops } from './spreading.ts'
import type { Desk } from './state.ts'
import { wt } from './text/things.ts'
import { tt } from './text/text.ts'
import './things.css'

await wt.load()

/** Pieces in the hand, laid one by one on the cells that the pointer passes over. */
export function SpreadLayer(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props
  const [run, setRun] = createSignal(0)
  const table = desk.session.now()
  // A piece of a pile stands for the pile.
  const taken = new Set([...desk.selected()].flatMap(id => columnOf(table, id).map(piece => piece.id)))
  const [laid, setLaid] = createSignal<ReadonlySet<number>>(new Set<number>())
  const hand = createMemo(() =>
    spreadOrder(
      table.things.filter(
        (thing): thing is Piece =>
          thing.what === 'piece' && taken.has(thing.id) && !laid().has(thing.id) && desk.byId().has(thing.id),
      ),
      run(),
    ),
  )
  const kinds = () => new Set(hand().map(piece => piece.kind)).size
  const [stroke, setStroke] = createSignal<readonly { x: number; y: number }[]>([])
  const at = (event: PointerEvent) => {
    const corner = desk.place!.getBoundingClientRect()
    return desk.camera.toTable(event.clientX - corner.left, event.clientY - corner.top)
  }
  let drawing = false
  let last: { x: number; y: number } | undefined
  const go = (event: PointerEvent) => {
    const [first] = hand()
    if (!drawing || !first) return
    const { width } = sizeOf(desk.supplies(), first)
    const points = [...(last ? [last] : []), at(event)]
    last = at(event)
    const next = strokeStops(desk.frame(), stroke(), points, width)
    if (next.length !== stroke().length) setStroke(next.slice(0, hand().length))
  }
  const end = () => {
    if (!drawing) return
    drawing = false
    const places = stroke().map((spot, i) => ({ id: hand()[i]!.id, ...spot }))
    setStroke([])
    if (places.length === 0 || !desk.session.do({ do: 'move', places })) return
    setLaid(new Set([...laid(), ...places.map(({ id }) => id)]))
    desk.say(tt().acts.lay(places.length))
    if (hand().length === 0) props.onClose()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    props.onClose()
  }
  onMount(() => {
    desk.select([])
    window.addEventListener('keydown', onKey, { capture: true })
    if (hand().length === 0) props.onClose()
  })
  onCleanup(() => window.removeEventListener('keydown', onKey, { capture: true }))
  const onScreen = (spot: { x: number; y: number }) => desk.camera.toScreen(spot.x, spot.y)
  return (
    <Portal mount={desk.place!.parentElement!}>
      <div
        class="spread-layer"
        role="application"
        aria-label={wt().spread.title}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          drawing = true
          last = undefined
          go(event)
        }}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={() => {
          drawing = false
          setStroke([])
        }}
      >
        <svg aria-hidden="true">
          {stroke().map((spot, i) => (
            <g transform={`translate(${onScreen(spot).x} ${onScreen(spot).y})`}>
              <circle r="14" />
              <text dy="5">{i + 1}</text>
            </g>
          ))}
        </svg>
      </div>
      <div class="film-notice spread-bar" role="status">
        <strong>{wt().spread.left(hand().length - stroke().length)}</strong>
        <span class="wide-only">{wt().spread.hint}</span>
        <Show when={kinds() > 1}>
          <NumberField label={wt().spread.run} least={0} most={50} value={run()} onValue={setRun} />
        </Show>
        <button type="button" class="quiet" onClick={() => props.onClose()}>
          {tt().done}
        </button>
      </div>
    </Portal>
  )
}
