import { createEffect, createMemo, For, on, onCleanup, Show, type JSX } from 'solid-js'
import { columnOf, isDevice, isStandIn, type Kind } from '../../table/index.ts'
import { heapOf } from '../../table/heap.ts'
import {
  editThing,
  flipThing,
  group,
  lockThings,
  returnThings,
  rotateThings,
  shuffleColumn,
  toHand,
  workDevice,
} from './deeds.ts'
import { align, copyThings, cutColumn, distribute, pasteThings, turnOver } from './more-deeds.ts'
import { discardsAt, discardTop, drawFromBag, fanColumn, recycle } from './decks/deck-deeds.ts'
import { dt } from './decks/text.ts'
import type { Pointer } from './pointer.ts'
import type { Desk } from './state.ts'
import { groupThings, isGroup, layInRows } from './arranging.ts'
import { rt } from './text/rare.ts'
import { tt } from './text/text.ts'
import { wt } from './text/things.ts'

await rt.load()

await wt.load()

await dt.load()

interface Entry {
  readonly text: string
  readonly act: () => void
  readonly off?: boolean
}

const kindOf = (desk: Desk, id: string): Kind =>
  desk.session.table().box.find(kind => kind.id === id) ?? {
    id: '',
    name: '',
    front: { kind: 'art', art: 'disc', tint: 'white', width: 1, height: 1 },
    inside: 0,
  }
/** The kind behind what is seen. */
const realKind = (desk: Desk, id: number): string => {
  const piece = desk.session.now().things.find(thing => thing.id === id)
  return piece?.what === 'piece' ? piece.kind : ''
}

/** What can be done with a thing, or with all that is selected. */
export function entriesFor(desk: Desk, id: number): readonly (readonly Entry[])[] {
  const words = rt().context
  const thing = desk.byId().get(id)
  if (!thing) return []
  const ids = group(desk, id)
  const many = ids.length > 1
  const column = thing.what === 'piece' ? columnOf(desk.session.now(), id) : []
  const first: Entry[] = []
  const kind =
    thing.what === 'piece' ? desk.session.now().box.find(each => each.id === thing.kind) : undefined
  /** In the view a hidden piece is of another kind: it has a back for sure. */
  const isCard = thing.what === 'piece' && (kind === undefined || kind.back !== undefined)
  if (thing.what === 'piece') first.push({ text: words.flip, act: () => flipThing(desk, id) })
  else if (thing.what === 'bag')
    first.push({ text: dt().bag.draw, act: () => drawFromBag(desk, id), off: thing.inside.length === 0 })
  else if (isDevice(thing)) first.push({ text: words.roll, act: () => workDevice(desk, id) })
  else if (thing.what === 'button')
    first.push(
      { text: wt().context.pressing, act: () => flipThing(desk, id) },
      { text: words.edit, act: () => editThing(desk, thing) },
    )
  else if (thing.what === 'seat') first.push({ text: wt().context.turn, act: () => flipThing(desk, id) })
  else if (thing.what === 'clock') first.push({ text: words.edit, act: () => editThing(desk, thing) })
  else if (thing.what !== 'mark') first.push({ text: words.write, act: () => editThing(desk, thing) })
  if (isCard && thing.what === 'piece' && thing.side === 'back' && !many)
    first.push({ text: dt().deck.peek, act: () => desk.show({ what: 'peek', id }) })
  first.push({ text: words.return, act: () => returnThings(desk, ids), off: thing.locked })
  const one = new Set(ids).size === 1
  const look = () => {
    desk.select(ids)
    desk.show({ what: 'look' })
  }
  const making: Entry[] = [
    ...(one && !isGroup(desk, ids) && heapOf(desk.session.now(), id).length < 2
      ? []
      : [
          {
            text: isGroup(desk, ids) ? wt().context.ungroup : wt().context.group,
            act: () => groupThings(desk, ids),
          },
        ]),
    { text: wt().context.look, act: look, off: thing.locked },
    ...(thing.what === 'piece'
      ? [
          {
            text: wt().context.kind,
            act: () => desk.show({ what: 'kind', kind: realKind(desk, id) }),
            off: isStandIn(kindOf(desk, thing.kind)),
          },
          {
            text: wt().context.spread,
            act: () => {
              desk.select(ids)
              desk.show({ what: 'spread' })
            },
          },
        ]
      : []),
  ]
  const lying: Entry[] = [
    { text: words.rotateLeft, act: () => rotateThings(desk, ids, -45), off: thing.locked },
    { text: words.rotateRight, act: () => rotateThings(desk, ids, 45), off: thing.locked },
    { text: words.front, act: () => desk.session.do({ do: 'front', ids }), off: thing.locked },
    { text: words.back, act: () => desk.session.do({ do: 'back', ids }), off: thing.locked },
    { text: thing.locked ? words.unlock : words.lock, act: () => lockThings(desk, ids) },
    { text: words.copy, act: () => copyThings(desk, ids) },
  ]
  const deck: Entry[] =
    column.length > 1 && !many
      ? [
          {
            text: words.column,
            act: () => desk.point({ id, lift: column.length, pinned: true }),
          },
          { text: words.turnOver, act: () => turnOver(desk, id) },
          { text: words.shuffle, act: () => shuffleColumn(desk, id) },
          { text: words.cut, act: () => cutColumn(desk, id) },
          { text: words.deal, act: () => desk.show({ what: 'deal', id }) },
          { text: words.discard, act: () => discardTop(desk, id) },
          { text: dt().deck.fan, act: () => fanColumn(desk, id) },
          ...(discardsAt(desk, id).length > 1 && isCard
            ? [{ text: dt().deck.recycle, act: () => recycle(desk, id) }]
            : []),
        ]
      : // The last card of a deck can be discarded, too.
        isCard && !many && thing.what === 'piece' && thing.side === 'back'
        ? [{ text: words.discard, act: () => discardTop(desk, id) }]
        : []
  const arrange: Entry[] = many
    ? [
        { text: words.alignRow, act: () => align(desk, ids, 'y') },
        { text: words.alignColumn, act: () => align(desk, ids, 'x') },
        { text: words.distributeRow, act: () => distribute(desk, ids, 'x') },
        { text: words.distributeColumn, act: () => distribute(desk, ids, 'y') },
        { text: wt().context.rows, act: () => layInRows(desk, ids) },
        {
          text: words.stack,
          act: () => desk.session.do({ do: 'column', ids, x: thing.x, y: thing.y }),
        },
      ]
    : []
  const hands =
    thing.what === 'piece'
      ? desk.seats().map((name, seat): Entry => ({
          text: words.toHand(name),
          act: () => toHand(desk, ids, seat),
        }))
      : thing.what === 'bag'
        ? desk.seats().map((name, seat): Entry => ({
            text: dt().bag.drawTo(name),
            act: () => drawFromBag(desk, id, seat),
            off: thing.inside.length === 0,
          }))
        : []
  return [first, deck, arrange, making, lying, hands].filter(part => part.length > 0)
}

/** Up to this width a screen is narrow: as in the styles. */
const NARROW = 768
/** How far a menu stays off the finger that asked for it. */
const OFF = 28

/** At the lower edge, where the thumb is, but never under the finger: above it, where there is more room; on a wide screen beside it. */
function placeForFinger(box: HTMLElement, at: { readonly x: number; readonly y: number }): void {
  box.style.left = box.style.top = box.style.maxHeight = ''
  const { offsetWidth: width, offsetHeight: height } = box
  if (innerWidth > NARROW) {
    const right = at.x + OFF + width <= innerWidth - 8
    box.style.left = `${Math.max(8, right ? at.x + OFF : at.x - OFF - width)}px`
    box.style.top = `${Math.max(8, Math.min(at.y - height / 3, innerHeight - height - 8))}px`
    return
  }
  if (at.y + OFF <= innerHeight - 8 - height) return
  const [above, below] = [at.y - OFF - 8, innerHeight - 8 - at.y - OFF]
  const high = Math.min(height, Math.max(above, below))
  box.style.maxHeight = `${high}px`
  if (above > below) box.style.top = `${at.y - OFF - high}px`
}

/** The menu of the right button, of a long press and of the menu key. */
export function ContextMenu(props: { readonly desk: Desk; readonly pointer: Pointer }): JSX.Element {
  const { desk, pointer } = props
  let box: HTMLDivElement | undefined
  let before: Element | null = null
  const parts = createMemo((): readonly (readonly Entry[])[] => {
    const at = pointer.menu()
    if (!at) return []
    if (at.id !== undefined) return entriesFor(desk, at.id)
    const corner = desk.place?.getBoundingClientRect()
    const place = desk.camera.toTable(at.x - (corner?.left ?? 0), at.y - (corner?.top ?? 0))
    return [
      [
        {
          text: rt().context.paste,
          act: () => pasteThings(desk, place),
          off: desk.clipboard.things.length === 0,
        },
        {
          text: rt().context.selectAll,
          act: () =>
            desk.select(desk.session.now().things.flatMap(t => (t.hand === undefined ? [t.id] : []))),
        },
        { text: rt().context.gather, act: () => desk.gather(true) },
        { text: tt().tools.box, act: () => desk.show({ what: 'box' }) },
        { text: tt().menu.pieces, act: () => desk.show({ what: 'pieces' }) },
        { text: tt().menu.board, act: () => desk.show({ what: 'board' }) },
      ],
    ]
  })
  /** Lifting the finger of a long press is no choice: a press must have begun in the menu. */
  let begun = false
  const close = () => {
    pointer.openMenu(undefined)
    if (before instanceof HTMLElement) before.focus()
  }
  createEffect(
    on(pointer.menu, at => {
      if (!at || !box) return
      before = document.activeElement
      begun = false
      // A long press tells twice: by our own clock and by the browser's.
      if (!box.matches(':popover-open')) box.showPopover()
      const { offsetWidth: width, offsetHeight: height } = box
      const thumb = at.by === 'finger'
      box.classList.toggle('thumb', thumb)
      box.classList.toggle('beside', thumb && innerWidth > NARROW)
      // Nothing is chosen in advance for a finger.
      if (thumb) {
        placeForFinger(box, at)
        box.focus()
        return
      }
      box.style.maxHeight = ''
      box.style.left = `${Math.max(8, Math.min(at.x, innerWidth - width - 8))}px`
      box.style.top = `${Math.max(8, Math.min(at.y, innerHeight - height - 8))}px`
      box.querySelector('button')?.focus()
    }),
  )
  // A long press opens the menu while the finger is still down, so lifting it may not close it: only the next press does.
  const outside = (event: PointerEvent) => {
    if (event.target instanceof Node && !box?.contains(event.target)) pointer.openMenu(undefined)
  }
  window.addEventListener('pointerdown', outside, { capture: true })
  onCleanup(() => window.removeEventListener('pointerdown', outside, { capture: true }))
  const walk = (event: KeyboardEvent) => {
    const all = [...(box?.querySelectorAll('button') ?? [])].filter(item => !item.disabled)
    const now = all.findIndex(item => item === document.activeElement)
    const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: all.length - 1 }[event.key]
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      close()
    }
    if (to === undefined) return
    event.preventDefault()
    all.at(to % all.length)?.focus()
  }
  return (
    <div
      ref={element => (box = element)}
      popover="manual"
      class="menu context-menu"
      role="menu"
      tabindex="-1"
      aria-label={rt().context.label}
      onKeyDown={walk}
      onPointerDown={() => (begun = true)}
    >
      <For each={parts()}>
        {(part, i) => (
          <>
            <Show when={i() > 0}>
              <hr />
            </Show>
            <For each={part}>
              {entry => (
                <button
                  type="button"
                  role="menuitem"
                  disabled={entry.off ?? false}
                  onClick={event => {
                    if (event.detail > 0 && !begun) return
                    close()
                    entry.act()
                  }}
                >
                  {entry.text}
                </button>
              )}
            </For>
          </>
        )}
      </For>
    </div>
  )
}
