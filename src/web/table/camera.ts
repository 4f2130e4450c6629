import { createSignal, type Accessor } from 'solid-js'

/** Pixels of a cell at zoom 1. */
export const UNIT = 64
const LEAST = 0.08
const MOST_ZOOM = 6

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
  fitted(): boolean
}

const bounded = (zoom: number) => Math.max(LEAST, Math.min(MOST_ZOOM, zoom))

export function createCamera(): Camera {
  const [view, setView] = createSignal<View>({ x: 60, y: 60, zoom: 0.8 })
  let fitted = false
  return {
    view,
    fitted: () => fitted,
    toTable(px, py) {
      const { x, y, zoom } = view()
      return { x: (px - x) / zoom / UNIT, y: (py - y) / zoom / UNIT }
    },
    toScreen(tx, ty) {
      const { x, y, zoom } = view()
      return { x: x + tx * zoom * UNIT, y: y + ty * zoom * UNIT }
    },
    zoomAt(px, py, factor) {
      fitted = false
      const { x, y, zoom } = view()
      const next = bounded(zoom * factor)
      const k = next / zoom
      setView({ x: px - (px - x) * k, y: py - (py - y) * k, zoom: next })
    },
    pan(dx, dy) {
      fitted = false
      const { x, y, zoom } = view()
      setView({ x: x + dx, y: y + dy, zoom })
    },
    fit(box, width, height) {
      fitted = true
      const w = Math.max(1, box.right - box.left) * UNIT
      const h = Math.max(1, box.bottom - box.top) * UNIT
      const zoom = Math.min(1.5, bounded(Math.min(width / w, height / h)))
      setView({
        zoom,
        x: width / 2 - ((box.left + box.right) / 2) * UNIT * zoom,
        y: height / 2 - ((box.top + box.bottom) / 2) * UNIT * zoom,
      })
    },
  }
}
