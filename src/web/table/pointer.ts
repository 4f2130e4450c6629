import { createSignal, onCleanup, type Accessor } from 'solid-js'
import { columnOf, lifted, withGroups, type Thing } from '../../table/index.ts'
import { UNIT } from './camera.ts'
import {
  carried,
  flipThing,
  group,
  mainAct,
  moveThings,
  pressButton,
  putColumn,
  returnThings,
  rotateThings,
  toHand,
} from './deeds.ts'
import { createDressing } from './carrier.ts'
import { dropPlace, lightPlace } from './drop-place.ts'
import { isDrawn, settle, widthAt } from './settling.ts'
import type { Desk } from './state.ts'
import { remindOfFilm } from './tools.ts'

/** How a hand, a finger or two fingers become acts. */

interface Spot {
  readonly x: number
  readonly y: number
}
type Gesture =
  | { readonly kind: 'press'; readonly id: number; readonly from: Spot; readonly touch: boolean }
  | {
      readonly kind: 'drag'
      readonly ids: readonly number[]
      readonly from: Spot
      /** Where each thing was, or for a column where all of it is carried. */
      readonly places: readonly Spot[]
      readonly how: 'things' | 'column'
    }
  | { readonly kind: 'pan'; last: Spot; readonly from: Spot }
  | { readonly kind: 'frame'; readonly from: Spot; readonly kept: ReadonlySet<number> }
  | { readonly kind: 'draw'; readonly from: Spot }
  | { readonly kind: 'pinch'; last: readonly [Spot, Spot] }

export interface MenuPlace extends Spot {
  readonly id: number | undefined
  readonly by?: 'finger'
}
export interface FrameBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const STILL = { mouse: 4, touch: 9 }
const LONG_PRESS = 500
const DOUBLE = 350
const PILE_STAYS = 1600
export const MARK_COLOUR = '#c2410c'

export interface Pointer {
  readonly menu: Accessor<MenuPlace | undefined>
  readonly frame: Accessor<FrameBox | undefined>
  readonly sketch: Accessor<{ from: Spot; to: Spot } | undefined>
  openMenu(menu: MenuPlace | undefined): void
  down(event: PointerEvent): void
  move(event: PointerEvent): void
  up(event: PointerEvent): void
  cancel(): void
  /** The browser has taken a finger away from us. */
  lost(event: PointerEvent): void
  wheel(event: WheelEvent): void
  context(event: MouseEvent): void
  holdPile(): void
}

const idOf = (target: EventTarget | null): number | undefined => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null
  return element ? Number(element.dataset['id']) : undefined
}

// Who grabs by the drawn shape comes when a hand comes near the table.
let grip: typeof import('./grip.ts') | undefined

export function createPointer(desk: Desk, elements: ReadonlyMap<number, HTMLElement>): Pointer {
  /** The thing whose drawing is under the pointer. */
  const idUnder = (event: MouseEvent): number | undefined => {
    const id = idOf(event.target)
    if (grip) return id === undefined ? undefined : grip.idAt(desk, event)
    void import('./grip.ts').then(loaded => (grip = loaded))
    return id
  }
  const [menu, setMenu] = createSignal<MenuPlace>()
  const [frame, setFrame] = createSignal<FrameBox>()
  const [sketch, setSketch] = createSignal<{ from: Spot; to: Spot }>()
  const fingers = new Map<number, Spot>()
  let gesture: Gesture | undefined
  let space = false
  let longPress: ReturnType<typeof setTimeout> | undefined
  let pileTimer: ReturnType<typeof setTimeout> | undefined
  let tapped: { id: number; at: number } | undefined

  let corner = { left: 0, top: 0, bottom: Infinity }
  const local = (event: MouseEvent): Spot => {
    // The table stays where it is while something is carried; to ask for it in every frame costs a part of the frame.
    if (gesture?.kind !== 'drag') corner = desk.place?.getBoundingClientRect() ?? corner
    return { x: event.clientX - corner.left, y: event.clientY - corner.top }
  }
  const onSpace = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    space = event.type === 'keydown' && event.target === document.body
    if (space) event.preventDefault()
  }
  window.addEventListener('keydown', onSpace)
  window.addEventListener('keyup', onSpace)
  onCleanup(() => {
    window.removeEventListener('keydown', onSpace)
    window.removeEventListener('keyup', onSpace)
    clearTimeout(longPress)
    clearTimeout(pileTimer)
  })

  const dressing = createDressing(desk, elements)

  /** What leaves the table is still ours; a press that was told late may be over already. */
  function hold(event: PointerEvent): void {
    try {
      desk.place?.setPointerCapture(event.pointerId)
    } catch {
      // Then its end has been told, too.
    }
  }

  /** Chosen together with more than lies in its column: then that is what is carried. */
  function isAmongOthers(id: number): boolean {
    if (!desk.selected().has(id)) return false
    const column = new Set(columnOf(desk.session.now(), id).map(piece => piece.id))
    return [...desk.selected()].some(each => !column.has(each))
  }

  function startDrag(press: Gesture & { kind: 'press' }, at: Spot): void {
    const thing = desk.byId().get(press.id)
    if (!thing) return
    const pile =
      desk.tool() === 'column' && thing.what === 'piece' && !isAmongOthers(press.id)
        ? carried(desk, press.id)
        : []
    const deck =
      desk.grip() > 1 && thing.what === 'piece' && desk.selected().size < 2
        ? columnOf(desk.session.now(), press.id)
        : []
    // What is grouped keeps its shape, so a column that holds such a piece goes as it is.
    const column = pile.length > 0 && pile.every(piece => piece.group === undefined)
    const taken = deck.length > 1 ? lifted(deck, desk.grip()) : pile
    const ids0 = column ? [] : taken.length > 0 ? taken.map(piece => piece.id) : group(desk, press.id)
    const things: readonly Thing[] = column
      ? pile
      : withGroups(desk.session.now(), ids0).flatMap(id => desk.byId().get(id) ?? [])
    const free = things.filter(each => !each.locked)
    const ids = free.map(each => each.id)
    const [lowest] = free
    if (!lowest) return
    const places = free.map(({ x, y }) => (column ? { x: lowest.x, y: lowest.y } : { x, y }))
    const drag = { kind: 'drag', ids, from: press.from, places, how: column ? 'column' : 'things' } as const
    gesture = drag
    dressing.lift(ids)
    draws = isDrawn(desk)
    carry(drag, at)
    tapped = undefined
  }

  /** Whether something draws what is carried: then the place is shown. */
  let draws = false

  function carry(drag: Gesture & { kind: 'drag' }, at: Spot): void {
    const { zoom } = desk.camera.view()
    const [dx, dy] = [(at.x - drag.from.x) / zoom, (at.y - drag.from.y) / zoom]
    dressing.carry(drag.ids, drag.places, dx, dy)
    if (!draws || (drag.ids.length > 1 && drag.how === 'things')) return
    const { x, y } = drag.places[0]!
    const [px, py] = [x + dx / UNIT, y + dy / UNIT]
    const to = settle(desk, px, py, 'magnet')
    desk.aim(to.x === px && to.y === py ? [] : [{ ...to, width: widthAt(desk, to.x, to.y) }])
  }

  /** The bag that pieces were dropped on. */
  function bagUnder(ids: readonly number[], at: Spot): number | undefined {
    if (!ids.every(id => desk.byId().get(id)?.what === 'piece')) return undefined
    const { x, y } = desk.camera.toTable(at.x, at.y)
    return desk.session
      .table()
      .things.findLast(
        thing =>
          thing.what === 'bag' &&
          thing.hand === undefined &&
          Math.abs(thing.x - x) < 0.8 &&
          Math.abs(thing.y - y) < 0.9,
      )?.id
  }

  function finishDrag(drag: Gesture & { kind: 'drag' }, event: PointerEvent): void {
    const at = local(event)
    const { zoom } = desk.camera.view()
    const [dx, dy] = [(at.x - drag.from.x) / zoom / UNIT, (at.y - drag.from.y) / zoom / UNIT]
    dressing.lay(drag.ids)
    // Several were chosen to be carried: that has been done.
    desk.gather(false)
    const how = event.altKey ? 'free' : 'magnet'
    const top = desk.byId().get(drag.ids.at(-1) ?? -1)
    const last =
      top?.what === 'piece' &&
      top.side === 'back' &&
      columnOf(desk.session.now(), top.id).length === drag.ids.length
        ? desk.session.now().things.find(thing => thing.id === top.id)
        : undefined
    lightPlace(undefined)
    const drop = dropPlace(event, drag.ids)
    const seat = /^hand:(\d+)$/.exec(drop ?? '')
    const bag = bagUnder(drag.ids, at)
    if (drop === 'box') returnThings(desk, drag.ids)
    else if (seat) toHand(desk, drag.ids, Number(seat[1]))
    else if (bag !== undefined) desk.session.do({ do: 'stow', bag, ids: drag.ids })
    else if (drag.how === 'column') {
      const { x, y } = drag.places[0]!
      putColumn(desk, drag.ids, x + dx, y + dy, how)
    } else moveThings(desk, drag.ids, dx, dy, how)
    // A deck that has been used up asks for its discards.
    if (last?.what === 'piece' && (dx !== 0 || dy !== 0))
      void import('./decks/deck-deeds.ts').then(({ offerRecycle }) => offerRecycle(desk, last))
  }

  function click(id: number, event: PointerEvent): void {
    const tool = desk.tool()
    if (tool === 'flip') return flipThing(desk, id)
    if (tool === 'return') return returnThings(desk, group(desk, id))
    const now = performance.now()
    if (tapped?.id === id && now - tapped.at < DOUBLE) {
      tapped = undefined
      return mainAct(desk, id)
    }
    tapped = { id, at: now }
    if (tool === 'column') pointAt(id, 'pinned')
    const pile = tool === 'column' ? carried(desk, id).map(piece => piece.id) : []
    const body = withGroups(desk.session.now(), pile.length > 0 ? pile : [id])
    if (event.ctrlKey || event.metaKey || event.shiftKey || desk.gathers()) {
      const next = new Set(desk.selected())
      for (const each of body) if (!next.delete(each)) next.add(each)
      desk.select(next)
    } else if (desk.byId().get(id)?.what === 'button') return void pressButton(desk, id)
    else desk.select(body)
  }

  function pointAt(id: number | undefined, how: 'passing' | 'pinned'): void {
    clearTimeout(pileTimer)
    const thing = id === undefined ? undefined : desk.byId().get(id)
    const column = thing?.what === 'piece' ? columnOf(desk.session.table(), thing.id) : []
    if (column.length === 0) {
      pileTimer = setTimeout(() => desk.point(undefined), PILE_STAYS)
      return
    }
    const known = desk.pile()
    if (known && column.some(piece => piece.id === known.id)) {
      if (how === 'pinned') desk.point({ ...known, pinned: true })
    } else desk.point({ id: column[0]!.id, lift: column.length, pinned: how === 'pinned' })
  }

  function selectIn(drag: Gesture & { kind: 'frame' }, at: Spot): void {
    const a = desk.camera.toTable(Math.min(drag.from.x, at.x), Math.min(drag.from.y, at.y))
    const b = desk.camera.toTable(Math.max(drag.from.x, at.x), Math.max(drag.from.y, at.y))
    const inside = desk.session
      .table()
      .things.filter(({ x, y, hand }) => hand === undefined && x >= a.x && x <= b.x && y >= a.y && y <= b.y)
    desk.select([...drag.kept, ...inside.map(thing => thing.id)])
  }

  function cancel(): void {
    clearTimeout(longPress)
    if (gesture?.kind === 'drag') {
      dressing.lay(gesture.ids)
      lightPlace(undefined)
    }
    gesture = undefined
    setFrame(undefined)
    setSketch(undefined)
  }

  function pinch(now: readonly [Spot, Spot]): void {
    if (gesture?.kind !== 'pinch') return
    const [a, b] = gesture.last
    const [p, q] = now
    const middle = (s: Spot, t: Spot) => ({ x: (s.x + t.x) / 2, y: (s.y + t.y) / 2 })
    const before = middle(a, b)
    const after = middle(p, q)
    const far = Math.hypot(a.x - b.x, a.y - b.y)
    desk.camera.pan(after.x - before.x, after.y - before.y)
    if (far > 1) desk.camera.zoomAt(after.x, after.y, Math.hypot(p.x - q.x, p.y - q.y) / far)
    gesture.last = now
  }

  return {
    menu,
    frame,
    sketch,
    openMenu: setMenu,
    cancel,
    lost(event) {
      fingers.delete(event.pointerId)
      cancel()
    },
    holdPile: () => clearTimeout(pileTimer),
    down(event) {
      if (event.target instanceof Element && event.target.closest('[data-inner]')) return
      const at = local(event)
      // The first finger of a touch: whatever was remembered of others has been lifted unseen.
      if (event.isPrimary) fingers.clear()
      fingers.set(event.pointerId, at)
      setMenu(undefined)
      const two = [...fingers.values()]
      if (two.length === 2) {
        cancel()
        gesture = { kind: 'pinch', last: [two[0]!, two[1]!] }
        return
      }
      if (event.button === 2) return
      hold(event)
      const id = idUnder(event)
      const past = desk.session.film() !== undefined
      if (desk.drawing() && !past) {
        gesture = { kind: 'draw', from: at }
        return
      }
      if (event.button === 1 || space || past) gesture = { kind: 'pan', last: at, from: at }
      else if (id !== undefined) {
        const touch = event.pointerType === 'touch'
        gesture = { kind: 'press', id, from: at, touch }
        if (touch)
          longPress = setTimeout(() => {
            gesture = undefined
            setMenu({ x: event.clientX, y: event.clientY, id, by: 'finger' })
          }, LONG_PRESS)
      } else if (event.shiftKey || event.ctrlKey || desk.gathers())
        gesture = { kind: 'frame', from: at, kept: desk.selected() }
      else {
        gesture = { kind: 'pan', last: at, from: at }
        if (event.pointerType === 'touch')
          longPress = setTimeout(() => {
            gesture = undefined
            setMenu({ x: event.clientX, y: event.clientY, id: undefined, by: 'finger' })
          }, LONG_PRESS)
      }
    },
    move(event) {
      const at = local(event)
      if (fingers.has(event.pointerId)) fingers.set(event.pointerId, at)
      if (!gesture) {
        const id = idUnder(event)
        if (id !== desk.hovered()) desk.hover(id)
        if (desk.tool() === 'column' && event.pointerType !== 'touch' && desk.session.film() === undefined)
          pointAt(id, 'passing')
        return
      }
      switch (gesture.kind) {
        case 'press': {
          const still = gesture.touch ? STILL.touch : STILL.mouse
          if (Math.hypot(at.x - gesture.from.x, at.y - gesture.from.y) < still) return
          clearTimeout(longPress)
          if (desk.byId().get(gesture.id)?.locked) gesture = { kind: 'pan', last: at, from: gesture.from }
          else if (desk.tool() === 'hand' || desk.tool() === 'column') startDrag(gesture, at)
          return
        }
        case 'drag':
          // Hands lie below the table; over the table itself nothing is asked for in every frame.
          lightPlace(event.clientY > corner.bottom ? event : undefined)
          return carry(gesture, at)
        case 'pan':
          if (Math.hypot(at.x - gesture.from.x, at.y - gesture.from.y) > STILL.touch) clearTimeout(longPress)
          desk.camera.pan(at.x - gesture.last.x, at.y - gesture.last.y)
          gesture.last = at
          return
        case 'frame':
          setFrame({
            left: Math.min(at.x, gesture.from.x),
            top: Math.min(at.y, gesture.from.y),
            width: Math.abs(at.x - gesture.from.x),
            height: Math.abs(at.y - gesture.from.y),
          })
          return
        case 'draw':
          setSketch({
            from: desk.camera.toTable(gesture.from.x, gesture.from.y),
            to: desk.camera.toTable(at.x, at.y),
          })
          return
        case 'pinch': {
          const two = [...fingers.values()]
          if (two.length === 2) pinch([two[0]!, two[1]!])
          return
        }
        default:
          gesture satisfies never
      }
    },
    up(event) {
      fingers.delete(event.pointerId)
      clearTimeout(longPress)
      const ended = gesture
      gesture = undefined
      const at = local(event)
      switch (ended?.kind) {
        case 'press':
          click(ended.id, event)
          break
        case 'drag':
          finishDrag(ended, event)
          break
        case 'frame':
          selectIn(ended, at)
          setFrame(undefined)
          break
        case 'draw': {
          const shape = desk.drawing()
          const a = desk.camera.toTable(ended.from.x, ended.from.y)
          const b = desk.camera.toTable(at.x, at.y)
          setSketch(undefined)
          if (shape && Math.hypot(at.x - ended.from.x, at.y - ended.from.y) > STILL.mouse)
            desk.session.do({
              do: 'add',
              thing: {
                what: 'mark',
                shape,
                colour: MARK_COLOUR,
                ...a,
                toX: b.x,
                toY: b.y,
                angle: 0,
                locked: false,
              },
            })
          desk.draw(undefined)
          break
        }
        case 'pan':
          if (Math.hypot(at.x - ended.from.x, at.y - ended.from.y) < STILL.mouse) {
            if (desk.session.film() !== undefined && idUnder(event) !== undefined) remindOfFilm(desk)
            desk.select([])
            desk.point(undefined)
          }
          break
        case 'pinch':
        case undefined:
          break
        default:
          ended satisfies never
      }
    },
    wheel(event) {
      if (gesture?.kind === 'drag') return rotateThings(desk, gesture.ids, Math.sign(event.deltaY) * 15)
      const pile = desk.pile()
      const column = desk.column()
      const on = idOf(event.target)
      if (desk.tool() === 'column' && pile && column.length > 1 && column.some(piece => piece.id === on)) {
        const lift = Math.max(1, Math.min(column.length, pile.lift - Math.sign(event.deltaY)))
        desk.point({ ...pile, lift })
        return
      }
      const { x, y } = local(event)
      const lines = event.deltaMode === 1 ? 20 : 1
      desk.camera.zoomAt(x, y, Math.exp(-event.deltaY * lines * 0.0016))
    },
    context(event) {
      if (gesture?.kind === 'drag') return cancel()
      if (desk.session.film() !== undefined) return
      const finger = event instanceof PointerEvent && event.pointerType === 'touch'
      const id = idUnder(event)
      setMenu({ x: event.clientX, y: event.clientY, id, ...(finger ? { by: 'finger' } : {}) })
    },
  }
}
