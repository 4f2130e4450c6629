import { createEffect, createSignal, on, onCleanup, onMount, type Accessor } from 'solid-js'

/** A piece of the world in its own pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
interface Eye {
  readonly x: number
  readonly y: number
  readonly scale: number
}
const [LEAST, MOST] = [0.2, 4]
const SLIP = 6
const STEP = 60

/** Nearer than this the map does not come by itself. */
const NEAR = 1.7

/**
 * A world that is dragged, pinched and zoomed; it shows all of `box` until a person moves it, and comes to `focus` where there is one.
 */
export function createMapCamera(box: Accessor<Box>, focus: Accessor<Box | undefined>) {
  const [eye, setEye] = createSignal<Eye>({ x: 0, y: 0, scale: 1 })
  let place: HTMLElement | undefined
  let byHand = false
  /** A person asked for all of it. */
  let isWhole = false
  let slipped = false
  const fingers = new Map<number, { x: number; y: number }>()
  let from = { x: 0, y: 0 }

  const fit = () => {
    byHand = false
    if (!place || place.clientWidth === 0) return
    const aim = isWhole ? undefined : focus()
    const { x, y, w, h } = aim ?? box()
    const scale = Math.min(
      aim ? NEAR : MOST,
      Math.max(LEAST, Math.min(place.clientWidth / w, place.clientHeight / h)),
    )
    setEye({
      scale,
      x: (place.clientWidth - w * scale) / 2 - x * scale,
      y: (place.clientHeight - h * scale) / 2 - y * scale,
    })
  }
  const fitWhole = () => {
    isWhole = true
    fit()
  }
  const move = (dx: number, dy: number) => {
    byHand = true
    setEye(({ x, y, scale }) => ({ x: x + dx, y: y + dy, scale }))
  }
  /** Zooms about a point of the window; its middle when none is given. */
  const zoom = (factor: number, at?: { readonly x: number; readonly y: number }) => {
    if (!place) return
    byHand = true
    const about = at ?? { x: place.clientWidth / 2, y: place.clientHeight / 2 }
    setEye(({ x, y, scale }) => {
      const next = Math.min(MOST, Math.max(LEAST, scale * factor))
      const k = next / scale
      return { scale: next, x: about.x - (about.x - x) * k, y: about.y - (about.y - y) * k }
    })
  }
  const inside = (event: { readonly clientX: number; readonly clientY: number }) => {
    const { left, top } = place!.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    if (fingers.size === 0) slipped = false
    fingers.set(event.pointerId, inside(event))
    from = inside(event)
  }
  const onMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = inside(event)
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
    if (!other && !slipped && Math.hypot(now.x - from.x, now.y - from.y) < SLIP) return
    if (!slipped) place?.setPointerCapture(event.pointerId)
    slipped = true
    fingers.set(event.pointerId, now)
    if (!other) return move(now.x - before.x, now.y - before.y)
    const apart = (a: { x: number; y: number }) => Math.hypot(a.x - other.x, a.y - other.y)
    // First to the new middle, then about it: what lies between the fingers stays there.
    move((now.x - before.x) / 2, (now.y - before.y) / 2)
    zoom(apart(now) / Math.max(1, apart(before)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
  }
  const onUp = (event: PointerEvent) => void fingers.delete(event.pointerId)
  /** Stops the click that the browser sends at the end of a drag. */
  const onClick = (event: MouseEvent) => {
    if (!slipped) return
    slipped = false
    event.stopPropagation()
    event.preventDefault()
  }
  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    zoom(Math.exp(-event.deltaY / 400), inside(event))
  }
  const KEYS: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => move(STEP, 0),
    ArrowRight: () => move(-STEP, 0),
    ArrowUp: () => move(0, STEP),
    ArrowDown: () => move(0, -STEP),
    '+': () => zoom(1.25),
    '-': () => zoom(0.8),
    '0': fitWhole,
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = KEYS[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const hold = (element: HTMLElement) => {
    place = element
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('pointermove', onMove)
    element.addEventListener('pointerup', onUp)
    element.addEventListener('pointercancel', onUp)
    element.addEventListener('click', onClick, { capture: true })
    element.addEventListener('wheel', onWheel, { passive: false })
    element.addEventListener('keydown', onKey)
  }
  onMount(() => {
    const watch = new ResizeObserver(() => {
      if (!byHand) fit()
    })
    if (place) watch.observe(place)
    onCleanup(() => watch.disconnect())
    fit()
  })
  const come = () => {
    isWhole = false
    fit()
  }
  createEffect(on(() => JSON.stringify(focus()), come, { defer: true }))
  createEffect(
    on(
      () => JSON.stringify(box()),
      () => {
        if (!byHand) fit()
      },
      { defer: true },
    ),
  )
  return { eye, hold, fitWhole, zoom }
}
