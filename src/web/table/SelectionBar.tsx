import { createEffect, Show, type JSX } from 'solid-js'
import { columnOf, type Thing } from '../../table/index.ts'
import { coverOf } from '../../table/places.ts'
import { Icon } from '../shell/Icon.tsx'
import { discardTop, fanColumn } from './decks/deck-deeds.ts'
import { dt } from './decks/text.ts'
import { flipThing, isPile, returnThings, rotateThings, shuffleColumn } from './deeds.ts'
import { liftOf } from './lifting.ts'
import type { Desk } from './state.ts'
import { TableIcon } from './TableIcon.tsx'
import { rt } from './text/rare.ts'
import { tt } from './text/text.ts'

await rt.load()

await dt.load()

const AWAY = 10

/**
 * Next to what is selected, above it or below it, where it hides less of the rest, and always inside the window. While more is
 * chosen it stays at the lower edge, out of the way of the words above.
 */
function place(desk: Desk, things: readonly Thing[], bar: HTMLElement, table: HTMLElement): void {
  const covers = things.map(thing => coverOf(desk.session.table(), thing))
  const raised = (thing: Thing) => liftOf(desk.supplies(), thing, desk.heights().get(thing.id))
  const { x: left, y: top } = desk.camera.toScreen(
    Math.min(...covers.map(each => each.left)),
    Math.min(...covers.map((each, i) => each.top - raised(things[i]!))),
  )
  const { x: right, y: bottom } = desk.camera.toScreen(
    Math.max(...covers.map(each => each.right)),
    Math.max(...covers.map(each => each.bottom)),
  )
  const [wide, high] = [bar.offsetWidth, bar.offsetHeight]
  const within = (v: number, most: number) => Math.max(6, Math.min(v, most - 6))
  const x = within((left + right - wide) / 2, table.clientWidth - wide)
  const [above, below] = [top - high - AWAY, bottom + AWAY]
  const hides = (y: number) => {
    const corner = desk.camera.toTable(x, y)
    const end = desk.camera.toTable(x + wide, y + high)
    return desk.session
      .table()
      .things.filter(
        ({ x: tx, y: ty, hand }) =>
          hand === undefined &&
          tx > corner.x &&
          tx < end.x &&
          Math.abs(ty * 2 - corner.y - end.y) < end.y - corner.y + 1,
      ).length
  }
  const fitsBelow = below + high + 6 <= table.clientHeight
  const under = above < 6 || (fitsBelow && hides(below) < hides(above))
  const y = desk.gathers() ? table.clientHeight : under ? below : above
  bar.style.left = `${x}px`
  bar.style.top = `${within(y, table.clientHeight - high)}px`
}

/** What can be done with what is selected, next to it. */
export function SelectionBar(props: {
  readonly desk: Desk
  readonly onMore: (x: number, y: number, id: number) => void
}): JSX.Element {
  const { desk } = props
  const ids = () => [...desk.selected()].filter(id => desk.byId().has(id))
  const first = () => ids()[0]
  /** How high the pile of a single selected card is, or of one that is selected as a whole. */
  const deck = () => {
    const [id] = ids()
    const thing =
      id === undefined || (ids().length > 1 && !isPile(desk, ids())) ? undefined : desk.byId().get(id)
    if (thing?.what !== 'piece') return 0
    const kind = desk.session.table().box.find(each => each.id === thing.kind)
    const height = kind?.back ? columnOf(desk.session.table(), thing.id).length : 0
    return height > 1 ? height : 0
  }
  let bar: HTMLDivElement | undefined
  createEffect(() => {
    const things = ids().flatMap(id => desk.byId().get(id) ?? [])
    desk.camera.view()
    deck()
    desk.gathers()
    if (bar && desk.place) place(desk, things, bar, desk.place)
  })
  return (
    <div
      ref={element => (bar = element)}
      class="selection-bar"
      role="toolbar"
      aria-label={tt().selection(ids().length)}
    >
      <Show
        when={deck() > 0}
        fallback={
          <>
            <Show when={ids().length > 1}>
              <span class="selection-count">{tt().selection(ids().length)}</span>
            </Show>
            <button
              type="button"
              class="plain"
              aria-label={rt().context.flip}
              title={rt().context.flip}
              onClick={() => flipThing(desk, first()!)}
            >
              <TableIcon name="flip" />
            </button>
            <button
              type="button"
              class="plain"
              aria-label={rt().context.rotateLeft}
              onClick={() => rotateThings(desk, ids(), -45)}
            >
              ⟲
            </button>
            <button
              type="button"
              class="plain"
              aria-label={rt().context.rotateRight}
              onClick={() => rotateThings(desk, ids(), 45)}
            >
              ⟳
            </button>
            <button
              type="button"
              class="plain"
              aria-label={rt().context.return}
              title={rt().context.return}
              onClick={() => returnThings(desk, ids())}
            >
              <TableIcon name="back" />
            </button>
          </>
        }
      >
        <span class="selection-count">{dt().cards(deck())}</span>
        <span class="grip" role="group" aria-label={dt().deck.take} title={dt().deck.take}>
          <button
            type="button"
            class="plain"
            aria-label={tt().fewer}
            disabled={desk.grip() <= 1}
            onClick={() => desk.take(desk.grip() - 1)}
          >
            −
          </button>
          <output>{Math.min(desk.grip(), deck())}</output>
          <button
            type="button"
            class="plain"
            aria-label={tt().more}
            disabled={desk.grip() >= deck()}
            onClick={() => desk.take(desk.grip() + 1)}
          >
            +
          </button>
        </span>
        <button type="button" class="plain" onClick={() => shuffleColumn(desk, first()!)}>
          {dt().deck.shuffle}
        </button>
        <button type="button" class="plain" onClick={() => desk.show({ what: 'deal', id: first()! })}>
          {dt().deck.deal}
        </button>
        <button type="button" class="plain wide-only" onClick={() => fanColumn(desk, first()!)}>
          {dt().deck.fan}
        </button>
        <button type="button" class="plain wide-only" onClick={() => discardTop(desk, first()!)}>
          {dt().deck.discard}
        </button>
      </Show>
      <button
        type="button"
        class="plain"
        aria-pressed={desk.gathers()}
        aria-label={rt().context.gather}
        title={rt().context.gather}
        onClick={() => desk.gather(!desk.gathers())}
      >
        <TableIcon name="gather" />
      </button>
      <button
        type="button"
        class="plain"
        aria-label={rt().context.label}
        onClick={event => {
          const box = event.currentTarget.getBoundingClientRect()
          props.onMore(box.left, box.top, first()!)
        }}
      >
        <Icon name="menu" />
      </button>
    </div>
  )
}
