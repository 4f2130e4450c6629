import type { Face } from '../../table/index.ts'
import { UNIT } from './camera.ts'
import { overhang } from './faces.ts'
import { settleNew } from './settling.ts'
import type { Aim, Desk } from './state.ts'

const STILL = 8
/** A finger that rests so long on a picture has taken it; one that moves sooner scrolls the list. */
const HOLD = 260

/** Whether a picture is in the hand. */
let carries = false

/**
 * A list that pictures are dragged out of: it stands still while one of them is carried. The browser asks who may stop it from
 * scrolling before the finger moves, so this is said of the list beforehand.
 */
export function pullable(list: HTMLElement): void {
  list.addEventListener('touchmove', touch => carries && touch.preventDefault(), { passive: false })
}

export interface Outgoing {
  readonly face: Face
  /** Where it was let go. */
  drop(place: Aim): void
}

/** The end of a drag is no click on what it began on. */
function swallowClick(): void {
  const stop = new AbortController()
  window.addEventListener('click', event => event.stopPropagation(), { capture: true, signal: stop.signal })
  setTimeout(() => stop.abort())
}

/**
 * Drags a picture out of a box beside the table: it follows the pointer as large as it will lie, and the cell under it is
 * shown. A finger that moves along the list scrolls it instead.
 */
export function dragOut(
  event: PointerEvent & { readonly currentTarget: HTMLElement },
  desk: Desk,
  outgoing: Outgoing,
): void {
  const picture = event.currentTarget.querySelector('img')
  if (event.button !== 0 || !picture) return
  const row = event.currentTarget
  const from = { x: event.clientX, y: event.clientY }
  const stop = new AbortController()
  const { signal } = stop
  let ghost: HTMLElement | undefined
  let place: Aim | undefined

  const lift = () => {
    clearTimeout(resting)
    const zoom = desk.camera.view().zoom * UNIT
    const { width, height } = outgoing.face
    const [across, down] = overhang(outgoing.face)
    ghost = document.createElement('div')
    ghost.className = 'drag-ghost'
    ghost.style.width = `${width * (1 + 2 * across) * zoom}px`
    ghost.style.height = `${height * (1 + 2 * down) * zoom}px`
    ghost.append(picture.cloneNode())
    document.body.append(ghost)
    carries = true
    row.setPointerCapture(event.pointerId)
  }
  const aim = (now: PointerEvent) => {
    const box = desk.place?.getBoundingClientRect()
    const under = document.elementFromPoint(now.clientX, now.clientY)
    if (box && desk.place?.contains(under)) {
      const { x, y } = desk.camera.toTable(now.clientX - box.left, now.clientY - box.top)
      place = settleNew(desk, x, y, now.altKey ? 'free' : 'magnet')
    } else place = undefined
    desk.aim(place ? [place] : [])
  }
  /** A finger takes the picture at once only across the way in which its list is scrolled. */
  const takes = (dx: number, dy: number) => {
    const { touchAction } = getComputedStyle(row)
    return (
      event.pointerType !== 'touch' ||
      (touchAction === 'pan-x' && Math.abs(dy) > Math.abs(dx)) ||
      (touchAction === 'pan-y' && Math.abs(dx) > Math.abs(dy))
    )
  }
  const move = (now: PointerEvent) => {
    if (now.pointerId !== event.pointerId) return
    if (!ghost) {
      const [dx, dy] = [now.clientX - from.x, now.clientY - from.y]
      if (Math.hypot(dx, dy) < STILL) return
      if (!takes(dx, dy)) return end('lost')
      lift()
    }
    if (ghost) ghost.style.translate = `${now.clientX}px ${now.clientY}px`
    aim(now)
  }
  const end = (how: 'dropped' | 'lost') => {
    stop.abort()
    clearTimeout(resting)
    carries = false
    const carried = ghost !== undefined
    ghost?.remove()
    desk.aim([])
    if (carried) swallowClick()
    if (carried && how === 'dropped' && place) outgoing.drop(place)
  }
  const resting = setTimeout(() => {
    if (event.pointerType !== 'touch') return
    lift()
    if (ghost) ghost.style.translate = `${from.x}px ${from.y}px`
  }, HOLD)
  // A fast hand has left the picture with its first move.
  window.addEventListener('pointermove', move, { signal })
  const ends = (how: 'dropped' | 'lost') => (now: PointerEvent) =>
    now.pointerId === event.pointerId && end(how)
  window.addEventListener('pointerup', ends('dropped'), { signal })
  window.addEventListener('pointercancel', ends('lost'), { signal })
  window.addEventListener(
    'keydown',
    key => {
      if (key.key !== 'Escape' || !ghost) return
      key.preventDefault()
      key.stopPropagation()
      end('lost')
    },
    { signal, capture: true },
  )
}
