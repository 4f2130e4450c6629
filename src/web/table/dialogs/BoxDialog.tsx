import { createMemo, createSignal, For, Show, type JSX } from 'solid-js'
import { isStandIn, type Kind, type OneAct } from '../../../table/index.ts'
import { Dock } from '../Dock.tsx'
import { settle } from '../deeds.ts'
import { dragOut } from '../drag-out.ts'
import { FacePicture } from '../FacePicture.tsx'
import { layingPlace, spotsFor } from '../laying.ts'
import type { Desk } from '../state.ts'
import { kindName } from '../act-words.ts'
import { rt } from '../text/rare.ts'
import { tt } from '../text/text.ts'

await rt.load()

/** A row of the box is a kind inside it, or one of its pieces that is out on the table. */
type Row = { readonly key: string; readonly kind: Kind; readonly piece?: number }

/** The box: both faces of each kind, how many are inside, which are on the table. */
export function BoxDialog(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props
  const table = () => desk.session.table()
  const [chosen, setChosen] = createSignal<string>()
  const [howMany, setHowMany] = createSignal(1)
  const rows = createMemo(() =>
    table().box.flatMap((kind): Row[] => [
      ...(isStandIn(kind) ? [] : [{ key: `in ${kind.id}`, kind }]),
      ...table()
        .things.filter(thing => thing.what === 'piece' && thing.kind === kind.id && thing.hand === undefined)
        .map(thing => ({ key: `out ${thing.id}`, kind, piece: thing.id })),
    ]),
  )
  const row = () => rows().find(each => each.key === chosen())
  const out = (kind: Kind) =>
    table().things.flatMap(thing =>
      thing.what === 'piece' && thing.kind === kind.id && thing.hand === undefined ? [thing.id] : [],
    )
  const free = (ids: readonly number[]) => ids.filter(id => desk.byId().get(id)?.locked === false)
  const put = (count: number) => {
    const at = row()
    if (at) desk.session.do({ do: 'put', kind: at.kind.id, count, ...layingPlace(desk, at.kind.front) })
  }
  const putEvery = () => {
    const kinds = table().box.filter(kind => kind.inside > 0)
    const spots = spotsFor(
      desk,
      kinds.map(kind => kind.front),
    )
    const acts = kinds.map((kind, i): OneAct => ({
      do: 'put',
      kind: kind.id,
      count: kind.inside,
      ...spots[i]!,
    }))
    if (acts.length > 0) desk.session.do({ do: 'many', as: 'put', acts })
  }
  /** Dragged out of the box onto the table: as many as the field says, where they are dropped. */
  const drop = ({ kind, piece }: Row, event: PointerEvent) => {
    const box = desk.place?.getBoundingClientRect()
    if (!box || piece !== undefined || kind.inside === 0) return
    const [x, y] = [event.clientX - box.left, event.clientY - box.top]
    if (x < 0 || y < 0 || x > box.width || y > box.height) return
    const count = Math.min(howMany(), kind.inside)
    desk.session.do({
      do: 'put',
      kind: kind.id,
      count,
      ...settle(
        desk,
        desk.camera.toTable(x, y).x,
        desk.camera.toTable(x, y).y,
        event.altKey ? 'free' : 'magnet',
      ),
    })
  }
  const take = (ids: readonly number[]) => {
    const wanted = free(ids)
    const kind = row()?.kind.id
    if (wanted.length > 0 && desk.session.do({ do: 'return', ids: wanted }) && kind) {
      const next = table().things.find(thing => thing.what === 'piece' && thing.kind === kind)
      setChosen(next ? `out ${next.id}` : `in ${kind}`)
    }
  }
  return (
    <Dock title={rt().box.title} onClose={props.onClose}>
      <Show when={table().box.length > 0} fallback={<p>{rt().box.empty}</p>}>
        <ul class="box-rows" role="listbox" aria-label={rt().box.title}>
          <For each={rows()}>
            {each => (
              <li
                class="box-row"
                classList={{ chosen: chosen() === each.key, out: each.piece !== undefined }}
                role="option"
                tabindex={chosen() === each.key || (!chosen() && rows()[0]?.key === each.key) ? 0 : -1}
                aria-selected={chosen() === each.key}
                onClick={() => setChosen(each.key)}
                onPointerDown={event => dragOut(event, at => drop(each, at))}
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
                </span>
              </li>
            )}
          </For>
        </ul>
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
