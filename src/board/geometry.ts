import type { Board, CellShape, Label, Scene } from '../kit/index.ts'
import { groupsOf, wrapped, type Wrapping } from './board-groups.ts'
import type { Lettered } from './coordinates.ts'
import { covered, isLopsided } from './hull.ts'
import { lettering, type Rims } from './lettering.ts'
import { styleOf, type Finish, type Style } from './materials/index.ts'
import { boxOf, eachCorner, placeOf, type Box, type Place } from './places.ts'

/** The board as it lies before the eye: one system of coordinates for the lines, the pieces and the pointer. */
export interface Frame {
  readonly board: Board
  readonly flipped: boolean
  readonly places: readonly Place[]
  readonly labels: readonly Lettered[]
  /** What it is made of. */
  readonly style: Style
  /** 'frame': cells of two colours within a rim; 'slab': one thick piece on which everything lies. */
  readonly build: 'frame' | 'slab'
  /** How high its front edge shows below the top. */
  readonly edge: number
  /** What is seen: x, y, width, height. */
  readonly view: readonly [number, number, number, number]
  /** Cells inside the view. */
  readonly shown: readonly number[]
  /** The width of the rim around the cells, and the size of the letters. */
  readonly rims: Rims
  readonly lettering: number
  /** Thickness of lines: 1 on large boards, less on small ones, which are drawn larger. */
  readonly fine: number
  /** The plate is a plain rectangle, since the coordinates run straight along its sides. */
  readonly boxed: boolean
  /** A growing board has no rim. */
  readonly window: boolean
  /** The language of what is printed on it. */
  readonly language: 'hu' | 'en'
}

export interface FrameOptions {
  readonly flipped?: boolean
  readonly coordinates?: 'shown' | 'hidden'
  readonly material?: Finish
  readonly window?: Scene['window']
  /** Boards drawn beside each other wrap into this many columns. */
  readonly columns?: number
  readonly language?: 'hu' | 'en'
  /** About how many pixels a cell has, where that is known: letters are then as large as they must be. */
  readonly pixels?: number | undefined
}

const SMALLEST = 0.3

/** The size of a piece on points: the usual distance of a point to its nearest neighbour. */
function unitOfPoints(cells: readonly CellShape[]): number {
  const points = cells.filter(cell => !cell.outline)
  const sample = points.length > 400 ? points.filter((_, i) => i % 7 === 0) : points
  const nearest = sample.map(a => {
    let best = Infinity
    for (const b of points) {
      if (a === b) continue
      const d = (a.x - b.x) ** 2 + (a.y - b.y) ** 2
      if (d < best) best = d
    }
    return Math.sqrt(best)
  })
  nearest.sort((a, b) => a - b)
  return Math.min(1, Math.max(SMALLEST, nearest[Math.floor(nearest.length / 4)] ?? 1))
}

/** The size of a piece in an outlined cell: as wide as the circle around its middle that stays inside. */
export function unitInside({ x, y, outline }: CellShape): number {
  let best = 0.5
  if (!outline) return 1
  for (let i = 0, j = outline.length - 2; i + 1 < outline.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [outline[j]!, outline[j + 1]!, outline[i]!, outline[i + 1]!]
    const long = Math.hypot(bx - ax, by - ay)
    if (long > 0) best = Math.min(best, Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / long)
  }
  return Math.max(SMALLEST, 2 * best)
}

/** Whether a piece on this point reaches over the edge of the box. */
const isOnEdge = ({ x, y, outline }: Place, { left, top, right, bottom }: Box) =>
  !outline && (x === left || x === right || y === top || y === bottom)

const isStraight = (labels: readonly Label[], box: Box): boolean =>
  labels.every(
    l =>
      (l.y > box.bottom && l.x >= box.left && l.x <= box.right) ||
      (l.x < box.left && l.y >= box.top && l.y <= box.bottom),
  )

/** Coordinates below or left of the board stay there when it is turned round; others turn with it. */
function turnedLabels(labels: readonly Label[], box: Box): Label[] {
  const [cx, cy] = [box.left + box.right, box.top + box.bottom]
  const straight = isStraight(labels, box)
  return labels.map(l =>
    straight
      ? { ...l, ...(l.y > box.bottom ? { x: cx - l.x } : { y: cy - l.y }) }
      : { ...l, x: cx - l.x, y: cy - l.y },
  )
}

/** What stands below a group stays below it. */
const turnedCaptions = (captions: readonly Label[], box: Box, flipped: boolean): Label[] => {
  if (!flipped) return [...captions]
  const below = [...new Set(captions.map(caption => caption.y))]
  return captions.map(caption => ({
    ...caption,
    x: box.left + box.right - caption.x,
    y: below[below.length - 1 - below.indexOf(caption.y)]!,
  }))
}

/** Everything about the places of a board that its window and its coordinates do not change. */
interface Lying {
  readonly wrap: Wrapping
  readonly points: boolean
  readonly pointUnit: number
  readonly box: Box
  readonly places: readonly Place[]
}

const known = new WeakMap<Board, Map<string, Lying>>()

/** Worked out once for a board, since one that grows is framed anew at every move and has thousands of cells. */
function lying(board: Board, columns: number, flipped: boolean): Lying {
  const key = `${columns} ${flipped}`
  const made = known.get(board) ?? new Map<string, Lying>()
  const found = made.get(key) ?? layOut(board, columns, flipped)
  known.set(board, made.set(key, found))
  return found
}

function layOut(board: Board, columns: number, flipped: boolean): Lying {
  const wrap = wrapped(board, columns)
  const points = board.cells.some(cell => !cell.outline)
  const pointUnit = points ? unitOfPoints(board.cells) : 1
  const upright = board.cells.map((cell, c): Place => {
    const { dx, dy } = wrap.cells[c]!
    return {
      unit: cell.outline ? unitInside(cell) : pointUnit,
      x: cell.x + dx,
      y: cell.y + dy,
      outline: cell.outline?.map((v, i) => v + (i % 2 === 0 ? dx : dy)),
    }
  })
  const box = boxOf(upright)
  const [cx, cy] = [box.left + box.right, box.top + box.bottom]
  const places = flipped
    ? upright.map(({ x, y, outline, unit }) => ({
        unit,
        x: cx - x,
        y: cy - y,
        outline: outline?.map((v, i) => (i % 2 === 0 ? cx : cy) - v),
      }))
    : upright
  return { wrap, points, pointUnit, box, places }
}

export function frameOf(board: Board, options: FrameOptions = {}): Frame {
  const flipped = options.flipped ?? false
  const { wrap, points, pointUnit, box, places } = lying(board, options.columns ?? Infinity, flipped)
  const across = options.window
    ? Math.max(options.window[2], options.window[3])
    : Math.max(box.right - box.left, box.bottom - box.top)
  const fine = Math.min(1, Math.max(0.42, across / 12))
  const build = board.cells.some(isChecked) ? ('frame' as const) : ('slab' as const)
  const style = styleOf(options.material ?? 'rows')
  const language = options.language ?? 'hu'
  const base = { board, flipped, places, lettering: 0.28, fine, style, build, language }
  if (options.window) {
    const cut = windowed(options.window, places, box, flipped)
    return { ...base, ...cut, labels: [], rims: [0, 0, 0, 0], edge: 0, boxed: false, window: true }
  }
  const given = board.labels.map((label): Label => {
    const { dx, dy } = wrap.label(label)
    return { ...label, x: label.x + dx, y: label.y + dy }
  })
  const { labels, size, rims } = lettering({
    box,
    places,
    given: flipped ? turnedLabels(given, box) : given,
    captions: turnedCaptions(wrap.captions, box, flipped),
    wish: options.coordinates ?? 'shown',
    build,
    pointUnit: points && places.some(place => isOnEdge(place, box)) ? pointUnit : undefined,
    pieces: groupsOf(board.cells).length > 1 ? 'several' : 'one',
    across,
    pixels: options.pixels,
  })
  const edge = style.shading === 'flat' ? 0 : 0.016 * across
  const groups = groupsOf(board.cells)
  const boxed =
    (board.labels.length > 0 && isStraight(board.labels, boxOf(board.cells.map(placeOf)))) ||
    (groups.length === 1 && isLopsided(places, groups[0]!))
  const seen = seenBox(box, rims)
  if (!boxed) reachOut(seen, covered(places, groups, rims[0]), BEYOND * across)
  const view = [seen.left, seen.top, seen.right - seen.left, seen.bottom - seen.top + edge] as const
  return {
    ...base,
    labels,
    view,
    rims,
    edge,
    boxed,
    lettering: size,
    window: false,
    shown: board.cells.map((_, c) => c),
  }
}

/** A point of the plate may lie so far outside, in shares of the board: there is some room around it. */
const BEYOND = 0.006

type Seen = { -readonly [side in keyof Box]: number }
const seenBox = (box: Box, [left, top, right, bottom]: Rims): Seen => ({
  left: box.left - left,
  top: box.top - top,
  right: box.right + right,
  bottom: box.bottom + bottom,
})
/** Makes what is seen hold the points of a plate. */
function reachOut(seen: Seen, plate: Box, beyond: number): void {
  seen.top = Math.min(seen.top, plate.top + beyond)
  seen.bottom = Math.max(seen.bottom, plate.bottom - beyond)
}

/** Boards that are wider than high need room at the sides rather than above and below. */
export const isWide = (board: Board): boolean => {
  const { view } = frameOf(board)
  return view[2] > WIDE * view[3]
}
export const WIDE = 1.15
/** Even wider ones have more room above and below than at the side. */
const VERY_WIDE = 1.25
/** How a page lays things around a board. */
export const shapeOf = ({ view }: Frame): 'square' | 'broad' | 'wide' => {
  const ratio = view[2] / view[3]
  return ratio > VERY_WIDE ? 'wide' : ratio > WIDE ? 'broad' : 'square'
}

const isChecked = ({ outline, fill }: CellShape) =>
  outline !== undefined && (fill === 'light' || fill === 'dark' || fill === 'middle')

function windowed(
  window: readonly [number, number, number, number],
  places: readonly Place[],
  box: Box,
  flipped: boolean,
) {
  const [x, y, w, h] = window
  const view = flipped
    ? ([box.left + box.right - x - w, box.top + box.bottom - y - h, w, h] as const)
    : window
  const seen: Box = { left: view[0], top: view[1], right: view[0] + w, bottom: view[1] + h }
  return { view, shown: places.flatMap((place, c) => (isWithin(place, seen) ? [c] : [])) }
}

const ROUNDING = 1e-6

/** Whether the whole cell lies in the box: a cell that is cut off would stick out over what is around the board. */
function isWithin({ x, y, outline }: Place, box: Box): boolean {
  const holds = (px: number, py: number) =>
    px >= box.left - ROUNDING &&
    px <= box.right + ROUNDING &&
    py >= box.top - ROUNDING &&
    py <= box.bottom + ROUNDING
  if (!outline || !holds(x, y)) return holds(x, y)
  let whole = true
  eachCorner(outline, (px, py) => (whole &&= holds(px, py)))
  return whole
}

export function inside(outline: readonly number[], x: number, y: number): boolean {
  let odd = false
  for (let i = 0, j = outline.length - 2; i + 1 < outline.length; j = i, i += 2) {
    const [xi, yi, xj, yj] = [outline[i]!, outline[i + 1]!, outline[j]!, outline[j + 1]!]
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd
  }
  return odd
}

/** The cell under a place of the picture: the one whose outline holds it, else the nearest point within reach. */
export function cellAt(frame: Pick<Frame, 'places' | 'shown'>, x: number, y: number): number | undefined {
  let [area, point]: (number | undefined)[] = []
  let smallest = Infinity
  let nearest = 0.62 ** 2
  const far = (c: number) => (frame.places[c]!.x - x) ** 2 + (frame.places[c]!.y - y) ** 2
  for (const c of frame.shown) {
    const { outline, unit } = frame.places[c]!
    const d = far(c)
    if (outline) {
      // A long cell's middle may be far; its outline decides. Small cells over large ones win.
      if (d < 64 && unit < smallest && inside(outline, x, y)) [smallest, area] = [unit, c]
    } else if (d < nearest * unit ** 2) [nearest, point] = [d / unit ** 2, c]
  }
  if (area === undefined || point === undefined) return area ?? point
  // A point at the corner of an area is meant wherever the middle of the area is not much nearer.
  return far(point) < 4 * far(area) ? point : area
}

/**
 * The nearest cell in a direction of the screen, for the arrow keys; straight ahead counts more than near. Up and down lead to the
 * next row even where its cells lie beside the way, as on hexes or where every second row is shifted; left and right keep to the row.
 */
export function ahead(frame: Frame, from: number, dx: number, dy: number): number | undefined {
  const aside = dx === 0 ? 0.95 : 1.4
  const here = frame.places[from]!
  let found: number | undefined
  let best = Infinity
  for (const c of frame.shown) {
    if (c === from) continue
    const [vx, vy] = [frame.places[c]!.x - here.x, frame.places[c]!.y - here.y]
    const along = vx * dx + vy * dy
    const across = Math.abs(vx * dy - vy * dx)
    if (along < 0.05 || across > along * 1.2 + 1e-9) continue
    const cost = along + aside * across
    if (cost < best - 1e-9) {
      best = cost
      found = c
    }
  }
  return found
}

/** Into how many columns the groups of a board wrap so that its cells become largest in a place of this size. */
export function bestColumns(board: Board, width: number, height: number): number {
  const groups = groupsOf(board.cells).length
  let best = groups
  let size = 0
  // Rows as even as can be: 4, 2 and 1 for four groups.
  for (let rows = 1; rows <= groups; rows++) {
    const columns = Math.ceil(groups / rows)
    const { view } = frameOf(board, { columns })
    const fits = Math.min(width / view[2], height / view[3])
    // A broken row must be worth it.
    if (fits > size * 1.15) [best, size] = [columns, fits]
  }
  return best
}
