import { createSignal, type Accessor } from 'solid-js'

/** Pixels of a cell at zoom 1. */
export const UNIT = 64
/** Where something lies, as a style. */
export const translateOf = (x: number, y: number): string => `${x * UNIT}px ${y * UNIT}px`
const LEAST = 0.08
const MOST_ZOOM = 6
/** A few pieces on a large screen are not blown up further than a board of eight rows. */
const MOST_FITTED = 1.8

export interface View {
  /** Where the middle of the table's coordinates lies on the screen, in pixels. */
  readonly x: number
  readonly y: number
  readonly zoom: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Camera {
  readonly view: Accessor<View>
  /** A point of the screen, from the corner of the table's element, as a point of the table. */
  toTable(px: number, py: number): { x: number; y: number }
  toScreen(x: number, y: number): { x: number; y: number }
  zoomAt(px: number, py: number, factor: number): void
  pan(dx: number, dy: number): void
  fit(box: Box, width: number, height: number): void
  /** Whether all of the table is shown as it was fitted: nobody has zoomed or moved it since. */
  readonly fitted: Accessor<boolean>
  /**
   * The window has another size. What was fitted is not moved as long as the box can be seen: what opens beside the table and
   * closes again leaves everything where it was.
   */
  resize(box: Box | undefined, width: number, height: number): void
}

const bounded = (zoom: number) => Math.max(LEAST, Math.min(MOST_ZOOM, zoom))

export function createCamera(): Camera {
  const [view, setView] = createSignal<View>({ x: 60, y: 60, zoom: 0.8 })
  const [fitted, setFitted] = createSignal(true)
  /** The view as it was fitted, and the size of the window then. */
  let home: { readonly view: View; readonly width: number; readonly height: number } | undefined
  const fitting = (box: Box, width: number, height: number, most = MOST_FITTED): View => {
    const w = Math.max(1, box.right - box.left) * UNIT
    const h = Math.max(1, box.bottom - box.top) * UNIT
    const zoom = Math.min(most, bounded(Math.min(width / w, height / h)))
    return {
      zoom,
      x: width / 2 - ((box.left + box.right) / 2) * UNIT * zoom,
      y: height / 2 - ((box.top + box.bottom) / 2) * UNIT * zoom,
    }
  }
  /** The room that is left around what is fitted may go out of sight. */
  const isSeen = (box: Box, { x, y, zoom }: View, width: number, height: number): boolean => {
    const scale = UNIT * zoom
    const room = 0.45 * scale
    return (
      x + box.left * scale >= -room &&
      y + box.top * scale >= -room &&
      x + box.right * scale <= width + room &&
      y + box.bottom * scale <= height + room
    )
  }
  return {
    view,
    fitted,
    toTable(px, py) {
      const { x, y, zoom } = view()
      return { x: (px - x) / zoom / UNIT, y: (py - y) / zoom / UNIT }
    },
    toScreen(tx, ty) {
      const { x, y, zoom } = view()
      return { x: x + tx * zoom * UNIT, y: y + ty * zoom * UNIT }
    },
    zoomAt(px, py, factor) {
      setFitted(false)
      const { x, y, zoom } = view()
      const next = bounded(zoom * factor)
      const k = next / zoom
      setView({ x: px - (px - x) * k, y: py - (py - y) * k, zoom: next })
    },
    pan(dx, dy) {
      setFitted(false)
      const { x, y, zoom } = view()
      setView({ x: x + dx, y: y + dy, zoom })
    },
    fit(box, width, height) {
      setFitted(true)
      home = { view: fitting(box, width, height), width, height }
      setView(home.view)
    },
    resize(box, width, height) {
      if (!fitted() || !home) return
      const smaller = width <= home.width + 1 && height <= home.height + 1
      if (smaller && (!box || isSeen(box, home.view, width, height))) setView(home.view)
      // Less room makes nothing larger.
      else if (smaller && box) setView(fitting(box, width, height, home.view.zoom))
      else if (box) {
        home = { view: fitting(box, width, height), width, height }
        setView(home.view)
      }
    },
  }
}
