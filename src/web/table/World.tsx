import {
  createMemo,
  createRenderEffect,
  createSelector,
  createSignal,
  For,
  lazy,
  onCleanup,
  onMount,
  Show,
  Suspense,
  type JSX,
} from 'solid-js'
import { UNIT } from './camera.ts'
import { FaceSheet } from './face-sheet.ts'
import { useTableKeys } from './keys.ts'
import { createPointer, type Pointer } from './pointer.ts'
import type { Desk } from './state.ts'
import { tt } from './text/text.ts'
import { ThingView } from './ThingView.tsx'

const Signs = lazy(async () => ({ default: (await import('./Signs.tsx')).Signs }))
const ContextMenu = lazy(async () => ({ default: (await import('./ContextMenu.tsx')).ContextMenu }))

/**
 * The order things cover each other as numbers for z-index. A number is only changed when it must be, so that a piece
 * moved onto the others costs one write and not five hundred; the elements stay where they are, with their focus.
 */
function createRanks(things: () => readonly { readonly id: number }[]): () => ReadonlyMap<number, number> {
  return createMemo<Map<number, number>>(before => {
    const ranks = new Map<number, number>()
    let last = 0
    for (const { id } of things()) {
      const known = before.get(id) ?? 0
      last = known > last ? known : last + 1
      ranks.set(id, last)
    }
    // Numbers only grow; before they reach the signs above, they are dealt anew.
    if (last > 90_000) {
      let next = 1
      for (const id of ranks.keys()) ranks.set(id, next++)
    }
    return ranks
  }, new Map<number, number>())
}

const sameList = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id, i) => id === b[i])

export function World(props: {
  readonly desk: Desk
  readonly onPointer: (pointer: Pointer) => void
}): JSX.Element {
  const { desk } = props
  const sheet = new FaceSheet()
  onCleanup(() => sheet.dispose())
  const elements = new Map<number, HTMLElement>()
  const pointer = createPointer(desk, elements)
  props.onPointer(pointer)
  const [rove, setRove] = createSignal<number>()
  const things = createMemo(() => desk.session.table().things.filter(thing => thing.hand === undefined))
  const ids = createMemo(
    () =>
      things()
        .map(thing => thing.id)
        .sort((a, b) => a - b),
    [],
    { equals: sameList },
  )
  const tabbed = createSelector(() => {
    const now = rove()
    return now !== undefined && desk.byId().has(now) ? now : ids()[0]
  })
  // Places lie under everything, however they are moved.
  const rank = createRanks(() => {
    const zones = things().filter(thing => thing.what === 'zone')
    return zones.length > 0 ? [...zones, ...things().filter(thing => thing.what !== 'zone')] : things()
  })
  /** The colour of a plain table; around a board lies the felt of the page. */
  const plainColour = () => {
    const { board } = desk.session.table()
    return board.kind === 'plain' ? board.colour : undefined
  }
  const held = useTableKeys(desk, elements, pointer)
  let world: HTMLDivElement | undefined
  const onWheel = (event: WheelEvent) => pointer.wheel(event)
  onMount(() => desk.place?.addEventListener('wheel', onWheel, { passive: false }))
  createRenderEffect(() => {
    const { x, y, zoom } = desk.camera.view()
    if (world) world.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`
  })
  return (
    <>
      <div
        ref={element => (desk.place = element)}
        class="surface"
        classList={{
          [`tool-${desk.tool()}`]: true,
          drawing: desk.drawing() !== undefined,
          past: desk.session.film() !== undefined,
          carrying: held(),
        }}
        style={{ background: plainColour() }}
        role="group"
        aria-label={tt().surface}
        onPointerDown={event => {
          // Whoever has begun to press may press longer, or with the other button.
          void ContextMenu.preload()
          pointer.down(event)
        }}
        onPointerMove={event => pointer.move(event)}
        onPointerUp={event => pointer.up(event)}
        onPointerCancel={event => pointer.lost(event)}
        onPointerLeave={() => desk.hover(undefined)}
        onContextMenu={event => pointer.context(event)}
      >
        <div
          ref={element => {
            world = element
            const { x, y, zoom } = desk.camera.view()
            element.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`
          }}
          class="world"
        >
          <Show when={desk.picture()}>
            {board => (
              <img
                class="world-board"
                src={board().address}
                alt=""
                draggable={false}
                style={{
                  left: `${board().x * UNIT}px`,
                  top: `${board().y * UNIT}px`,
                  width: `${board().width * UNIT}px`,
                  height: `${board().height * UNIT}px`,
                }}
              />
            )}
          </Show>
          <For each={ids()}>
            {id => (
              <ThingView
                desk={desk}
                id={id}
                sheet={sheet}
                elements={elements}
                rank={rank}
                tabbed={tabbed}
                onFocus={at => {
                  setRove(at)
                  desk.hover(at)
                }}
              />
            )}
          </For>
          <Show when={desk.session.last() || pointer.sketch()}>
            <Suspense>
              <Signs desk={desk} sketch={pointer.sketch()} />
            </Suspense>
          </Show>
        </div>
        <Show when={pointer.frame()}>
          {frame => (
            <div
              class="select-frame"
              style={{
                left: `${frame().left}px`,
                top: `${frame().top}px`,
                width: `${frame().width}px`,
                height: `${frame().height}px`,
              }}
            />
          )}
        </Show>
      </div>
      <Show when={pointer.menu()}>
        <Suspense>
          <ContextMenu desk={desk} pointer={pointer} />
        </Suspense>
      </Show>
    </>
  )
}
