import { createSignal, onCleanup, onMount, type Accessor } from 'solid-js'
import { columnOf, isDevice } from '../../table/index.ts'
import { settings } from '../settings/settings.ts'
import {
  flipThing,
  group,
  lockThings,
  mainAct,
  moveThings,
  putColumn,
  carried,
  returnThings,
  rotateThings,
  shuffleColumn,
  workDevice,
} from './deeds.ts'
import { translateOf } from './camera.ts'
import type { Pointer } from './pointer.ts'
import { TOOLS, type Desk } from './state.ts'
import { thingName } from './act-words.ts'
import { tt } from './text/text.ts'
import { fitTable, redoAct, remindOfFilm, turnWish, undoAct, useTool, zoomTable } from './tools.ts'

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, select, textarea') || target.closest('.menu') !== null)

/** Keys that would do something at the table now. */
const isMeant = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey ? /^[acsvyz]$/i.test(key) : /^(F[1-5]|Delete|Backspace|[1-9a-z])$/i.test(key)

const more = () => import('./more-deeds.ts')

export interface TableKeys {
  /** Whether a piece is being carried by the keyboard. */
  readonly carries: Accessor<boolean>
  press(event: KeyboardEvent): void
}

/** All keys of the table. */
export function useTableKeys(
  desk: Desk,
  elements: ReadonlyMap<number, HTMLElement>,
  pointer: Pointer,
): TableKeys {
  const [held, setHeld] = createSignal<{ ids: readonly number[]; dx: number; dy: number; id: number }>()

  const show = () => {
    const now = held()
    for (const id of now?.ids ?? []) {
      const element = elements.get(id)
      if (element && now) element.style.translate = translateOf(now.dx, now.dy)
    }
  }
  const pick = (id: number) => {
    const thing = desk.byId().get(id)
    if (!thing || thing.locked) return
    const column = desk.tool() === 'column' && thing.what === 'piece'
    const ids = column ? carried(desk, id).map(piece => piece.id) : group(desk, id)
    setHeld({ ids, dx: 0, dy: 0, id })
    for (const each of ids) elements.get(each)?.classList.add('dragging')
    desk.say(tt().said.picked(thingName(desk.session.table(), thing)))
  }
  const drop = (how: 'put' | 'cancel') => {
    const now = held()
    if (!now) return
    setHeld(undefined)
    for (const id of now.ids) {
      const element = elements.get(id)
      element?.classList.remove('dragging')
      if (element) element.style.translate = ''
    }
    const lowest = desk.byId().get(now.ids[0] ?? -1)
    if (how === 'cancel' || !lowest) return desk.say(tt().said.dropped)
    if (desk.tool() === 'column' && lowest.what === 'piece')
      putColumn(desk, now.ids, lowest.x + now.dx, lowest.y + now.dy, 'magnet')
    else moveThings(desk, now.ids, now.dx, now.dy, 'magnet')
    elements.get(now.id)?.focus()
  }
  const carry = (dx: number, dy: number) => {
    const now = held()
    if (!now) return
    setHeld({ ...now, dx: now.dx + dx, dy: now.dy + dy })
    show()
  }

  /** The nearest thing in a direction gets the focus. */
  const walk = (from: number, [dx, dy]: readonly [number, number]) => {
    const here = desk.byId().get(from)
    if (!here) return
    let best: number | undefined
    let least = Infinity
    for (const thing of desk.byId().values()) {
      if (thing.id === from || thing.hand !== undefined) continue
      const [vx, vy] = [thing.x - here.x, thing.y - here.y]
      const along = vx * dx + vy * dy
      const across = Math.abs(vx * dy - vy * dx)
      if (along < 0.05 || across > along * 1.5) continue
      if (along + across < least) [least, best] = [along + across, thing.id]
    }
    if (best !== undefined) elements.get(best)?.focus()
  }

  const focused = (): number | undefined => {
    const at = document.activeElement
    return at instanceof HTMLElement && at.dataset['id'] !== undefined ? Number(at.dataset['id']) : undefined
  }
  const aimed = (): number[] => {
    const id = desk.hovered() ?? focused()
    if (id !== undefined && desk.byId().has(id)) return group(desk, id)
    return [...desk.selected()].filter(each => desk.byId().has(each))
  }

  /** Keys on the piece under the pointer or with the focus. */
  const onThing = (key: string): boolean => {
    const ids = aimed()
    const [id] = ids
    const thing = id === undefined ? undefined : desk.byId().get(id)
    if (id === undefined || !thing) return false
    switch (key) {
      case 'f':
        flipThing(desk, id)
        return true
      case 'r':
        if (isDevice(thing)) workDevice(desk, id)
        else if (thing.what === 'piece' && columnOf(desk.session.now(), id).length > 1)
          shuffleColumn(desk, id)
        else rotateThings(desk, ids, 90)
        return true
      case 'q':
        rotateThings(desk, ids, -45)
        return true
      case 'e':
        rotateThings(desk, ids, 45)
        return true
      case 'l':
        lockThings(desk, ids)
        return true
      case 'g':
        void import('./arranging.ts').then(({ groupThings }) => groupThings(desk, ids))
        return true
      case 't':
        desk.select(ids)
        desk.show({ what: 'spread' })
        return true
      case 'delete':
      case 'backspace':
        returnThings(desk, ids)
        return true
      default:
        return false
    }
  }

  let copying: Promise<void> | undefined
  const withControl = (event: KeyboardEvent): boolean => {
    const ids = aimed()
    switch (event.key.toLowerCase()) {
      case 'z':
        if (event.shiftKey) redoAct(desk)
        else undoAct(desk)
        return true
      case 'y':
        redoAct(desk)
        return true
      case 'c':
        copying = more().then(({ copyThings }) => copyThings(desk, ids))
        return ids.length > 0
      case 'v':
        if (desk.clipboard.things.length === 0 && !copying) return false
        // What is being copied is pasted once it is there.
        void Promise.resolve(copying)
          .then(more)
          .then(({ pasteThings }) => pasteThings(desk))
        return true
      case 'a':
        desk.select(
          desk.session
            .now()
            .things.flatMap(thing => (thing.hand === undefined && !thing.locked ? [thing.id] : [])),
        )
        return true
      case 's':
        desk.show({ what: 'save' })
        return true
      default:
        return false
    }
  }

  const onFocused = (event: KeyboardEvent): boolean => {
    const id = focused()
    const way = WAYS[event.key]
    if (held()) {
      const step = event.shiftKey ? 0.1 : 1
      if (way) carry(way[0] * step, way[1] * step)
      else if (event.key === 'Enter' || event.key === ' ') drop('put')
      else if (event.key === 'Escape') drop('cancel')
      else return false
      return true
    }
    if (id === undefined) return false
    if (way) walk(id, way)
    else if (event.key === 'Enter' || event.key === ' ') {
      if (desk.tool() === 'flip') flipThing(desk, id)
      else if (desk.tool() === 'return') returnThings(desk, group(desk, id))
      else if (desk.byId().get(id)?.what === 'piece') pick(id)
      else if (event.key === ' ') pick(id)
      else mainAct(desk, id)
    } else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      const box = elements.get(id)?.getBoundingClientRect()
      if (box) pointer.openMenu({ x: box.right, y: box.bottom, id })
    } else return false
    return true
  }

  const digit = (n: number): boolean => {
    const column = desk.column()
    const pile = desk.pile()
    if (desk.tool() === 'column' && pile && column.length > 1) {
      desk.point({ ...pile, lift: Math.max(1, Math.min(column.length, n)) })
      return true
    }
    const name = TOOLS[n - 1]
    if (name) useTool(desk, name)
    return name !== undefined
  }

  const plain = (event: KeyboardEvent): boolean => {
    const { key } = event
    const tool = /^F([1-5])$/.exec(key)
    if (tool) {
      useTool(desk, TOOLS[Number(tool[1]) - 1]!)
      return true
    }
    if (onFocused(event)) return true
    if (key === 'Escape') {
      pointer.cancel()
      pointer.openMenu(undefined)
      desk.select([])
      desk.point(undefined)
      desk.draw(undefined)
      desk.show(undefined)
      desk.gather(false)
      return false
    }
    if (key === 'Delete' || key === 'Backspace') return onThing(key.toLowerCase())
    if (settings().shortcuts !== 'on') return false
    if (/^[1-9]$/.test(key)) return digit(Number(key))
    switch (key) {
      case '0':
        fitTable(desk)
        return true
      case '+':
        zoomTable(desk, 1.25)
        return true
      case '-':
        zoomTable(desk, 0.8)
        return true
      case '?':
        desk.show({ what: 'keys' })
        return true
      case 'm':
        turnWish(desk, 'magnet')
        return true
      case 'b':
        desk.show({ what: 'board' })
        return true
      case 'p':
        desk.show({ what: 'pieces' })
        return true
      case 'd':
        desk.show({ what: 'chance' })
        return true
      default:
        return onThing(key.toLowerCase())
    }
  }

  const press = (event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]')) return
    // The keys of the tools hold while something is written in a box beside the table, too.
    if (typing(event.target) && !/^F[1-5]$/.test(event.key)) return
    if (desk.session.film() !== undefined) {
      // An earlier moment is only looked at; Esc leads back to the present.
      if (event.key === '?') desk.show({ what: 'keys' })
      else if (event.key === 'Escape') desk.session.look(undefined)
      else if (isMeant(event)) remindOfFilm(desk)
      else return
      event.preventDefault()
      return
    }
    const taken = event.ctrlKey || event.metaKey ? withControl(event) : event.altKey ? false : plain(event)
    if (taken) event.preventDefault()
  }
  const onKey = (event: KeyboardEvent) => event.defaultPrevented || press(event)
  onMount(() => window.addEventListener('keydown', onKey))
  onCleanup(() => window.removeEventListener('keydown', onKey))
  return { carries: () => held() !== undefined, press }
}
