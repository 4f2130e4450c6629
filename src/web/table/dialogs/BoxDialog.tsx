import { createMemo, createSignal, For, Show, type JSX } from 'solid-js'
import { isStandIn, type Kind, type OneAct, type Thing } from '../../../table/index.ts'
import { Dock } from '../Dock.tsx'
import { dragOut, pullable } from '../drag-out.ts'
import { FacePicture } from '../FacePicture.tsx'
import { pilePlaces } from '../laying.ts'
import { outgoingOf } from '../placing.ts'
import type { Desk } from '../state.ts'
import { kindName } from '../act-words.ts'
import { rt } from '../text/rare.ts'
import { tt } from '../text/text.ts'
import { PerDrag } from './PerDrag.tsx'

await rt.load()

/** A row of the box is a kind inside it, or one of its pieces that is out on the table: many of them share a row. */
type Row = { readonly key: string; readonly kind: Kind; readonly piece?: number; readonly count?: number }
/** So many pieces of a kind have a row each. */
const APART = 8

/** The box: both faces of each kind, how many are inside, which are on the table. */
export function BoxDialog(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props
  const table = () => desk.session.table()
  const [chosen, setChosen] = createSignal<string>()
  const [howMany, setHowMany] = createSignal(1)
  const rows = createMemo(() => {
    const out = new Map<string, Thing[]>()
    for (const thing of table().things)
      if (thing.what === 'piece' && thing.hand === undefined)
        out.set(thing.kind, [...(out.get(thing.kind) ?? []), thing])
    return table().box.flatMap((kind): Row[] => {
      const pieces = out.get(kind.id) ?? []
      return [
        ...(isStandIn(kind) ? [] : [{ key: `in ${kind.id}`, kind }]),
        ...(pieces.length > APART
          ? [{ key: `all ${kind.id}`, kind, piece: pieces.at(-1)!.id, count: pieces.length }]
          : pieces.map(thing => ({ key: `out ${thing.id}`, kind, piece: thing.id }))),
      ]
    })
  })
  const row = () => rows().find(each => each.key === chosen())
  const out = (kind: Kind) =>
    table().things.flatMap(thing =>
      thing.what === 'piece' && thing.kind === kind.id && thing.hand === undefined ? [thing.id] : [],
    )
  const free = (ids: readonly number[]) => ids.filter(id => desk.byId().get(id)?.locked === false)
  const put = (count: number) => {
    const at = row()
    const [place] = at ? pilePlaces(desk, [{ size: at.kind.front, count }]) : []
    if (at && place) desk.session.do({ do: 'put', kind: at.kind.id, count, ...place })
  }
  const putEvery = () => {
    const kinds = table().box.filter(kind => kind.inside > 0)
    const spots = pilePlaces(
      desk,
      kinds.map(kind => ({ size: kind.front, count: kind.inside })),
    )
    const acts = kinds.map((kind, i): OneAct => ({
      do: 'put',
      kind: kind.id,
      count: kind.inside,
      ...spots[i]!,
    }))
    if (acts.length > 0) desk.session.do({ do: 'many', as: 'put', acts })
  }
  const take = (ids: readonly number[]) => {
    const wanted = free(ids)
    const kind = row()?.kind.id
    if (wanted.length > 0 && desk.session.do({ do: 'return', ids: wanted }) && kind) {
      const out = rows().filter(each => each.kind.id === kind && each.piece !== undefined)
      const same = out.find(each => each.key === chosen()) ?? out[0]
      setChosen(same?.key ?? `in ${kind}`)
    }
  }
  return (
    <Dock title={rt().box.title} onClose={props.onClose}>
      <Show when={table().box.length > 0} fallback={<p>{rt().box.empty}</p>}>
        <ul ref={pullable} class="box-rows" role="listbox" aria-label={rt().box.title}>
          <For each={rows()}>
            {each => (
              <li
                class="box-row"
                classList={{ chosen: chosen() === each.key, out: each.piece !== undefined }}
                role="option"
                tabindex={chosen() === each.key || (!chosen() && rows()[0]?.key === each.key) ? 0 : -1}
                aria-selected={chosen() === each.key}
                onClick={() => {
                  setChosen(each.key)
                  if (desk.dose() === 'endless' && each.piece === undefined && each.kind.inside > 0)
                    desk.hold({ kind: each.kind, from: 'box' })
                }}
                onPointerDown={event =>
                  each.piece === undefined &&
                  each.kind.inside > 0 &&
                  dragOut(event, desk, outgoingOf(desk, each.kind, 'box'))
                }
                onDblClick={() => (each.piece === undefined ? put(1) : take([each.piece]))}
                onKeyDown={event => {
                  const way = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
                  const at = rows().findIndex(r => r.key === each.key)
                  const next = way && rows()[at + way]
                  if (event.key === 'Enter' || event.key === ' ') setChosen(each.key)
                  else if (next) {
                    setChosen(next.key)
                    const list = event.currentTarget.parentElement
                    ;(list?.children[at + (way ?? 0)] as HTMLElement | undefined)?.focus()
                  } else return
                  event.preventDefault()
                }}
              >
                <FacePicture pictures={table().pictures} face={each.kind.front} alt="" />
                <FacePicture pictures={table().pictures} face={each.kind.back} alt="" />
                <span class="box-name">{kindName(table(), each.kind)}</span>
                <span class="box-count">
                  {each.piece === undefined ? rt().box.inside(each.kind.inside) : rt().box.onTable}
                  {each.count === undefined ? '' : ` × ${each.count}`}
                </span>
              </li>
            )}
          </For>
        </ul>
        <PerDrag desk={desk} />
        <div class="dialog-acts box-acts">
          <label class="field narrow">
            <span>{rt().box.howMany}</span>
            <input
              type="number"
              min="1"
              max="1000"
              value={howMany()}
              onInput={event => setHowMany(Math.max(1, Math.floor(Number(event.currentTarget.value) || 1)))}
            />
          </label>
          <button
            type="button"
            class="main"
            disabled={!row() || row()!.piece !== undefined || row()!.kind.inside < howMany()}
            onClick={() => put(howMany())}
          >
            {rt().box.put}
          </button>
          <button
            type="button"
            class="quiet"
            disabled={!row() || row()!.kind.inside === 0}
            onClick={() => put(row()!.kind.inside)}
          >
            {rt().box.putAll}
          </button>
          <button
            type="button"
            class="quiet"
            disabled={row()?.piece === undefined}
            onClick={() => take([row()!.piece!])}
          >
            {rt().box.take}
          </button>
          <button
            type="button"
            class="quiet"
            disabled={!row() || out(row()!.kind).length === 0}
            onClick={() => take(out(row()!.kind))}
          >
            {rt().box.takeAll}
          </button>
        </div>
      </Show>
      <div class="dialog-acts">
        <button type="button" class="quiet" onClick={() => desk.show({ what: 'pieces' })}>
          {rt().box.edit}
        </button>
        <button
          type="button"
          class="quiet"
          disabled={table().box.every(kind => kind.inside === 0)}
          onClick={putEvery}
        >
          {rt().box.putEvery}
        </button>
        <button type="button" class="main" onClick={() => props.onClose()}>
          {tt().done}
        </button>
      </div>
    </Dock>
  )
}
