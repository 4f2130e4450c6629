const STILL = 8

/**
 * Drags a picture out of a box beside the table: it follows the pointer, and `drop` is told where it was let go. A finger
 * that moves along the list scrolls it instead.
 */
export function dragOut(
  event: PointerEvent & { readonly currentTarget: HTMLElement },
  drop: (event: PointerEvent) => void,
): void {
  if (event.button !== 0) return
  const row = event.currentTarget
  const picture = row.querySelector('img')
  const from = { x: event.clientX, y: event.clientY }
  let ghost: HTMLElement | undefined
  const move = (now: PointerEvent) => {
    const [dx, dy] = [now.clientX - from.x, now.clientY - from.y]
    if (!ghost) {
      if (Math.hypot(dx, dy) < STILL || !picture) return
      ghost = document.createElement('div')
      ghost.className = 'drag-ghost'
      ghost.append(picture.cloneNode())
      document.body.append(ghost)
      row.setPointerCapture(now.pointerId)
    }
    ghost.style.translate = `${now.clientX}px ${now.clientY}px`
  }
  const end = (how: 'dropped' | 'lost') => (now: PointerEvent) => {
    row.removeEventListener('pointermove', move)
    row.removeEventListener('pointerup', dropped)
    row.removeEventListener('pointercancel', lost)
    const was = ghost
    was?.remove()
    if (was && how === 'dropped') drop(now)
  }
  const dropped = end('dropped')
  const lost = end('lost')
  row.addEventListener('pointermove', move)
  row.addEventListener('pointerup', dropped)
  row.addEventListener('pointercancel', lost)
}
