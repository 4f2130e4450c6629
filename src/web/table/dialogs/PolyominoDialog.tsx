import { createMemo, createSignal, For, Show, type JSX } from 'solid-js'
import type { Kind, OneAct } from '../../../table/index.ts'
import { Dock } from '../Dock.tsx'
import { assure, complain } from '../complaints.ts'
import { freshKey } from '../../store/records.ts'
import { FacePicture } from '../FacePicture.tsx'
import { pilePlaces } from '../laying.ts'
import { blockFace, hasMirror, mirrored, type Cells } from '../polyominoes.ts'
import type { Desk } from '../state.ts'
import { loadPieceWords } from '../text/piece-words.ts'
import { rt } from '../text/rare.ts'
import { wt } from '../text/things.ts'
import { AddActs } from './Fields.tsx'
import { TintDots } from './TintDots.tsx'
import '../things.css'

await rt.load()

await wt.load()
await loadPieceWords()

const ACROSS = 8

/** A block made cell by cell: strokes over the cells mark them. */
export function PolyominoDialog(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props
  const [marked, setMarked] = createSignal<ReadonlySet<number>>(new Set<number>())
  const [tints, setTints] = createSignal<readonly string[]>(['red'])
  const [count, setCount] = createSignal(1)
  const [mirror, setMirror] = createSignal(true)
  const cells = createMemo((): Cells => [...marked()].map(i => [i % ACROSS, Math.floor(i / ACROSS)] as const))
  const face = () => (cells().length > 0 ? blockFace(cells(), tints().at(-1) ?? 'red') : undefined)
  let painting: 'on' | 'off' | undefined
  const paint = (i: number) => {
    const next = new Set(marked())
    if (painting === 'on') next.add(i)
    else next.delete(i)
    setMarked(next)
  }
  const under = (event: PointerEvent) => {
    const at = document.elementFromPoint(event.clientX, event.clientY)
    const cell = at?.closest<HTMLElement>('[data-cell]')
    return cell ? Number(cell.dataset['cell']) : undefined
  }
  const kinds = (): Kind[] =>
    tints().map(tint => ({
      id: freshKey(),
      name: '',
      front: blockFace(cells(), tint),
      ...(mirror() && hasMirror(cells()) ? { back: blockFace(mirrored(cells()), tint) } : {}),
      inside: count(),
    }))
  const add = (where: 'box' | 'table') => {
    if (cells().length === 0) return complain(wt().polyomino.empty)
    const made = kinds()
    const spots =
      where === 'table'
        ? pilePlaces(
            desk,
            made.map(kind => ({ size: kind.front, count: count() })),
          )
        : []
    const id = desk.session.numbers(count() * made.length)
    const acts = made.flatMap((kind, i): OneAct[] => {
      const spot = spots[i]
      const into: OneAct = { do: 'kind', kind }
      return spot
        ? [into, { do: 'put', kind: kind.id, count: count(), ...spot, id: id + i * count() }]
        : [into]
    })
    const [only] = acts
    if (!only || !desk.session.do(acts.length === 1 ? only : { do: 'many', as: 'put', acts })) return
    assure(wt().placed(count() * made.length))
    // The next one is drawn on clean cells.
    setMarked(new Set<number>())
  }
  return (
    <Dock title={wt().polyomino.title} onClose={props.onClose}>
      <p class="muted small">{wt().polyomino.hint}</p>
      <div
        class="cell-paper"
        role="group"
        aria-label={wt().polyomino.hint}
        onPointerDown={event => {
          const cell = under(event)
          if (cell === undefined) return
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          painting = marked().has(cell) ? 'off' : 'on'
          paint(cell)
        }}
        onPointerMove={event => {
          const cell = painting && under(event)
          if (cell !== undefined) paint(cell)
        }}
        onPointerUp={() => (painting = undefined)}
        onPointerCancel={() => (painting = undefined)}
      >
        <For each={Array.from({ length: ACROSS * ACROSS }, (_, i) => i)}>
          {i => (
            <button
              type="button"
              data-cell={i}
              aria-pressed={marked().has(i)}
              aria-label={wt().polyomino.cell((i % ACROSS) + 1, Math.floor(i / ACROSS) + 1)}
              onKeyDown={event => {
                if (event.key !== 'Enter' && event.key !== ' ') return
                event.preventDefault()
                painting = marked().has(i) ? 'off' : 'on'
                paint(i)
                painting = undefined
              }}
            />
          )}
        </For>
      </div>
      <TintDots chosen={tints()} onChosen={setTints} label={rt().pieces.tint} />
      <div class="acts">
        <FacePicture pictures={{}} face={face()} alt="" />
        <Show when={cells().length > 0 && hasMirror(cells())}>
          <label class="tick-field">
            <input
              type="checkbox"
              checked={mirror()}
              onChange={event => setMirror(event.currentTarget.checked)}
            />
            <span>{wt().polyomino.mirrored}</span>
          </label>
        </Show>
        <button type="button" class="quiet" onClick={() => setMarked(new Set<number>())}>
          {wt().polyomino.clear}
        </button>
      </div>
      <AddActs
        class="foot-acts"
        count={{ value: count(), most: 1000, onValue: setCount }}
        onAdd={() => add('box')}
        onDone={() => props.onClose()}
      >
        <button type="button" class="quiet" onClick={() => add('table')}>
          {wt().pieces.toTable}
        </button>
      </AddActs>
    </Dock>
  )
}
