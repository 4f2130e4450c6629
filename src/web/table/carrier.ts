import { UNIT } from './camera.ts'
import type { Desk } from './state.ts'

/** So many dragged together are carried as one picture: moving each of them would cost more than a frame. */
const MANY = 24
const ON_TOP = 100_000

/** Copies of elements in one of their own, which is moved without drawing anything again. */
function pictureOf(elements: readonly HTMLElement[]): HTMLElement | undefined {
  const world = elements[0]?.parentElement
  if (!world) return undefined
  const carrier = document.createElement('div')
  carrier.className = 'carrier'
  carrier.setAttribute('aria-hidden', 'true')
  for (const element of elements) {
    const copy = element.cloneNode(true) as HTMLElement
    copy.classList.remove('carried')
    copy.removeAttribute('data-id')
    carrier.append(copy)
  }
  world.append(carrier)
  return carrier
}

interface Dressing {
  lift(ids: readonly number[]): void
  /** So many pixels from their places, at zoom 1. */
  carry(
    ids: readonly number[],
    places: readonly { readonly x: number; readonly y: number }[],
    dx: number,
    dy: number,
  ): void
  /** Back to where they lie; the act that follows moves them. */
  lay(ids: readonly number[]): void
}

/** How things look while a hand carries them. */
export function createDressing(desk: Desk, elements: ReadonlyMap<number, HTMLElement>): Dressing {
  let carrier: HTMLElement | undefined
  const dress = (ids: readonly number[], on: boolean) => {
    carrier?.remove()
    carrier = undefined
    desk.place?.classList.toggle('carries', on)
    if (ids.length >= MANY) {
      const things = ids.flatMap(id => elements.get(id) ?? [])
      for (const element of things) element.classList.toggle('carried', on)
      if (on) carrier = pictureOf(things)
      return
    }
    for (const [i, id] of ids.entries()) {
      const element = elements.get(id)
      if (!element) continue
      element.classList.toggle('dragging', on)
      // The order is written on the element by the page itself; it comes back with the next act.
      if (on) element.style.zIndex = String(ON_TOP + i)
    }
  }
  return {
    lift: ids => dress(ids, true),
    carry(ids, places, dx, dy) {
      if (carrier) {
        carrier.style.translate = `${dx}px ${dy}px`
        return
      }
      for (const [i, id] of ids.entries()) {
        const thing = desk.byId().get(id)
        const element = elements.get(id)
        const { x, y } = places[i]!
        if (thing && element)
          element.style.translate = `${(x - thing.x) * UNIT + dx}px ${(y - thing.y) * UNIT + dy}px`
      }
    },
    lay(ids) {
      dress(ids, false)
      desk.aim([])
      const rank = new Map(desk.session.table().things.map((thing, i) => [thing.id, i]))
      for (const id of ids) {
        const element = elements.get(id)
        if (!element) continue
        element.style.translate = ''
        element.style.zIndex = element.dataset['z'] ?? String(rank.get(id) ?? 0)
      }
    },
  }
}
