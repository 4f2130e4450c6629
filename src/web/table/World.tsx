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
import { translateOf, UNIT } from './camera.ts'
import { FaceSheet } from './face-sheet.ts'
import { createEarlyHands, type Hands, type HandsModule } from './early-hands.ts'
import { wishes, type Desk } from './state.ts'
import { tt } from './text/text.ts'
import { ThingView } from './ThingView.tsx'

const Signs = lazy(async () => ({ default: (await import('./Signs.tsx')).Signs }))
const LatticeLines = lazy(async () => ({ default: (await import('./LatticeLines.tsx')).LatticeLines }))
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
  /** Who understands hands, once they are here. */
  readonly hands: HandsModule | undefined
  readonly onHands: (hands: Hands) => void
}): JSX.Element {
  const { desk } = props
  const sheet = new FaceSheet()
  onCleanup(() => sheet.dispose())
  const elements = new Map<number, HTMLElement>()
  const [hands, setHands] = createSignal<Hands>()
  const tell = createEarlyHands(
    desk,
    elements,
    () => props.hands,
    now => {
      setHands(now)
      props.onHands(now)
    },
  )
  const pointer = () => hands()?.pointer
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
  let world: HTMLDivElement | undefined
  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    tell(now => now.wheel(event))
  }
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
          carrying: hands()?.keys.carries() ?? false,
        }}
        role="group"
        aria-label={tt().surface}
        onPointerDown={event => {
          // Whoever has begun to press may press longer, or with the other button.
          void ContextMenu.preload()
          // Until then what leaves the table is held by the table itself; a menu is asked for on what is pointed at.
          const inner = event.target instanceof Element && event.target.closest('[data-inner]')
          if (!hands() && !inner && event.button !== 2) event.currentTarget.setPointerCapture(event.pointerId)
          tell(now => now.down(event))
        }}
        onPointerMove={event => tell(now => now.move(event), 'passing')}
        onPointerUp={event => tell(now => now.up(event))}
        onPointerCancel={event => tell(now => now.lost(event))}
        onPointerLeave={() => desk.hover(undefined)}
        onContextMenu={event => {
          event.preventDefault()
          tell(now => now.context(event))
        }}
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
          <For each={desk.aims()}>
            {({ x, y, width }) => (
              <div
                class="aim"
                style={{
                  translate: translateOf(x - width / 2, y - width / 2),
                  width: `${width * UNIT}px`,
                  height: `${width * UNIT}px`,
                }}
              />
            )}
          </For>
          <Show when={desk.aims().length > 0 && wishes().grid}>
            <Suspense>
              <LatticeLines desk={desk} />
            </Suspense>
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
          <Show when={desk.session.last() || pointer()?.sketch()}>
            <Suspense>
              <Signs desk={desk} sketch={pointer()?.sketch()} />
            </Suspense>
          </Show>
        </div>
        <Show when={pointer()?.frame()}>
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
      <Show when={pointer()?.menu() && pointer()}>
        {now => (
          <Suspense>
            <ContextMenu desk={desk} pointer={now()} />
          </Suspense>
        )}
      </Show>
    </>
  )
}
