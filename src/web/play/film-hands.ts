import { onCleanup, type Accessor } from 'solid-js'

/** So much turning of a wheel is one step. */
const NOTCH = 60
/** A finger that goes so far, so straight and so quickly swipes. */
const FAR = 64
const STRAIGHT = 0.5
const QUICK = 600

/** Whether the way of a finger is a swipe: -1 steps back (to the right), 1 on (to the left), 0 is none. */
export function swipeOf(dx: number, dy: number, milliseconds: number): -1 | 0 | 1 {
  if (Math.abs(dx) < FAR || Math.abs(dy) > Math.abs(dx) * STRAIGHT || milliseconds > QUICK) return 0
  return dx > 0 ? -1 : 1
}

/**
 * The wheel over the table and swipes across it step through the match. The wheel does so only where the page itself does not
 * scroll; a finger that carries a piece or aims does not swipe.
 */
export function stepByHand(table: HTMLElement, still: Accessor<boolean>, step: (by: number) => void): void {
  const stop = new AbortController()
  const { signal } = stop
  let turned = 0
  table.addEventListener(
    'wheel',
    event => {
      if (!still() || event.ctrlKey || event.deltaY === 0) return
      event.preventDefault()
      // A wheel that turns back begins anew.
      turned = Math.sign(turned) === Math.sign(event.deltaY) ? turned + event.deltaY : event.deltaY
      if (Math.abs(turned) < NOTCH) return
      step(Math.sign(turned))
      turned = 0
    },
    { passive: false, signal },
  )

  let from: { id: number; x: number; y: number; at: number } | undefined
  const isBusy = () => table.querySelector('.jv-carrying, .jv-cross') !== null
  table.addEventListener(
    'pointerdown',
    event => {
      const swipes = event.pointerType === 'touch' && event.isPrimary
      from = swipes
        ? { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp }
        : undefined
    },
    { signal },
  )
  // Before the board hears of it: what began as a swipe points at nothing.
  table.addEventListener(
    'pointerup',
    event => {
      const began = from
      from = undefined
      if (!began || began.id !== event.pointerId || isBusy()) return
      const by = swipeOf(event.clientX - began.x, event.clientY - began.y, event.timeStamp - began.at)
      if (by === 0) return
      event.stopPropagation()
      const { pointerId, pointerType } = event
      event.target?.dispatchEvent(
        new PointerEvent('pointercancel', { pointerId, pointerType, bubbles: true, isPrimary: true }),
      )
      step(by)
    },
    { capture: true, signal },
  )
  onCleanup(() => stop.abort())
}
