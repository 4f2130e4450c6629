import { createSignal, For, Show, type JSX } from 'solid-js'
import { Icon } from '../shell/Icon.tsx'
import { reorderColumn, splitColumn, turnOver } from './more-deeds.ts'
import { FacePicture } from './FacePicture.tsx'
import { shownFace } from './extent.ts'
import type { Pointer } from './pointer.ts'
import type { Desk } from './state.ts'
import { thingName } from './act-words.ts'
import { rt } from './text/rare.ts'

await rt.load()

/** The contents of the column pointed at, at the edge of the window away from it; the top piece first. */
export function ColumnPanel(props: {
  readonly desk: Desk
  readonly pointer: Pointer | undefined
}): JSX.Element {
  const { desk } = props
  const table = () => desk.session.table()
  const fromTop = () => desk.column().toReversed()
  const [dragged, setDragged] = createSignal<number>()
  const side = () => {
    const [lowest] = desk.column()
    const width = desk.place?.clientWidth ?? 800
    return lowest && desk.camera.toScreen(lowest.x, lowest.y).x < width / 2 ? 'right' : 'left'
  }
  /** Moves a piece to another place in the column; places are counted from the top. */
  const move = (from: number, to: number) => {
    const list = fromTop().map(piece => piece.id)
    const [id] = list.splice(from, 1)
    if (id === undefined || to < 0 || to > list.length) return
    list.splice(to, 0, id)
    reorderColumn(desk, list.toReversed())
  }
  const lift = () => Math.min(desk.pile()?.lift ?? 0, desk.column().length)
  return (
    <Show when={desk.column().length > 0 && (desk.tool() === 'column' || desk.pile()?.pinned)}>
      <aside
        class={`column-panel ${side()}`}
        aria-label={rt().column.title}
        onPointerEnter={() => {
          props.pointer?.holdPile()
          const pile = desk.pile()
          if (pile) desk.point({ ...pile, pinned: true })
        }}
      >
        <header>
          <h2>{rt().column.height(desk.column().length)}</h2>
          <button
            type="button"
            class="plain"
            aria-label={rt().column.close}
            onClick={() => desk.point(undefined)}
          >
            <Icon name="close" />
          </button>
        </header>
        <ol class="column-list">
          <For each={fromTop()}>
            {(piece, i) => (
              <li
                classList={{ lifted: i() < lift(), dragged: dragged() === i() }}
                draggable={true}
                onClick={event => {
                  // A tap lifts everything down to here; the buttons in the row have their own meaning.
                  const pile = desk.pile()
                  if (pile && !(event.target instanceof Element && event.target.closest('button')))
                    desk.point({ ...pile, lift: i() + 1, pinned: true })
                }}
                onDragStart={event => {
                  setDragged(i())
                  event.dataTransfer?.setData('text/plain', String(piece.id))
                }}
                onDragEnd={() => setDragged(undefined)}
                onDragOver={event => event.preventDefault()}
                onDrop={event => {
                  event.preventDefault()
                  event.stopPropagation()
                  const from = dragged()
                  setDragged(undefined)
                  if (from !== undefined && from !== i()) move(from, i())
                }}
              >
                <FacePicture pictures={table().pictures} face={shownFace(table(), piece)} alt="" />
                <span class="column-name">{thingName(table(), piece)}</span>
                <span class="column-place" aria-hidden="true">
                  {i() + 1}
                </span>
                <button
                  type="button"
                  class="plain"
                  disabled={i() === 0}
                  aria-label={rt().column.up(thingName(table(), piece))}
                  onClick={() => move(i(), i() - 1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  class="plain"
                  disabled={i() === desk.column().length - 1}
                  aria-label={rt().column.down(thingName(table(), piece))}
                  onClick={() => move(i(), i() + 1)}
                >
                  ↓
                </button>
              </li>
            )}
          </For>
        </ol>
        <Show when={desk.column().length > 1}>
          <label class="lift">
            <span>{rt().column.lift(lift(), desk.column().length)}</span>
            <input
              type="range"
              min="1"
              max={desk.column().length}
              value={lift()}
              onInput={event => {
                const pile = desk.pile()
                if (pile) desk.point({ ...pile, lift: Number(event.currentTarget.value), pinned: true })
              }}
            />
          </label>
          <p class="muted small">{rt().column.hint}</p>
          <div class="acts">
            <button type="button" class="quiet" onClick={() => turnOver(desk, desk.column()[0]!.id)}>
              {rt().column.turnOver}
            </button>
            <button type="button" class="quiet" onClick={() => splitColumn(desk, desk.column()[0]!.id)}>
              {rt().column.split}
            </button>
          </div>
        </Show>
      </aside>
    </Show>
  )
}
