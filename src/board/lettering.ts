import type { Label } from '../kit/index.ts'
import { coordinatesInside, type Lettered } from './coordinates.ts'
import { distanceToBox, type Box, type Place } from './places.ts'

/** How wide the rim is on each side of the cells. */
export type Rims = readonly [left: number, top: number, right: number, bottom: number]

/** The coordinates of a board, how large they are, and the rim they need; in cells. */
export interface Lettering {
  readonly labels: readonly Lettered[]
  readonly size: number
  readonly rims: Rims
}

/** What the coordinates depend on. */
export interface LetteringOf {
  readonly box: Box
  readonly places: readonly Place[]
  /** The letters and numbers where the board has them, turned round with it. */
  readonly given: readonly Label[]
  /** What stands below the groups of a board; it is always shown. */
  readonly captions: readonly Label[]
  readonly wish: 'shown' | 'hidden'
  readonly build: 'frame' | 'slab'
  /** The size of a piece on points, where there are any at the edge of the board. */
  readonly pointUnit: number | undefined
  readonly pieces: 'one' | 'several'
  /** The larger of its sides. */
  readonly across: number
  /** How many pixels a cell has where it is known. */
  readonly pixels: number | undefined
}

/** Letters below this many pixels cannot be read: then there are none. */
const SMALLEST = 11.5
const USUAL = 15
/** On larger boards letters within the cells would be too small to read. */
const LARGEST_WITH_LETTERS_INSIDE = 12.5
/** Between a piece or a cell and the letter, and between the letter and the edge; less on small boards, which are drawn larger. */
const gapOf = (across: number): number => Math.min(0.05, 0.008 * across)

/** As large as is well read, but at most so much of a cell; nothing where that is too small. */
function sizeOf(pixels: number | undefined, usual: number, most: number): number | undefined {
  if (pixels === undefined) return usual
  const size = Math.min(most, USUAL / pixels)
  return size * pixels < SMALLEST ? undefined : size
}

type Side = 0 | 1 | 2 | 3
/** The side of the box that a label stands straight beside. */
function sideOf({ x, y }: Label, { left, top, right, bottom }: Box): Side | undefined {
  const [across, along] = [x >= left && x <= right, y >= top && y <= bottom]
  if (along && !across) return x < left ? 0 : 2
  return across && !along ? (y < top ? 1 : 3) : undefined
}

/** A label moved to so far from its side of the box. */
function moved(label: Label, side: Side, far: number, box: Box): Lettered {
  if (side === 0) return { ...label, x: box.left - far }
  if (side === 2) return { ...label, x: box.right + far }
  return { ...label, y: side === 1 ? box.top - far : box.bottom + far }
}

/** What stands below the parts of a board: no cell is near, so it keeps its place. */
function captioned(captions: readonly Label[], { box, across }: LetteringOf, bare: number): Lettering {
  const scale = Math.min(1, Math.max(0.68, across / 9))
  const toward = (v: number, low: number, high: number) =>
    v < low ? low - (low - v) * scale : v > high ? high + (v - high) * scale : v
  const labels = captions.map(label => ({
    ...label,
    x: toward(label.x, box.left, box.right),
    y: toward(label.y, box.top, box.bottom),
  }))
  const far = Math.max(0, ...labels.map(l => distanceToBox(l.x, l.y, box)))
  const rim = Math.max(bare, far === 0 ? 0 : Math.min(far + 0.22 * scale, 1.1))
  return { labels, size: 0.28 * scale, rims: [rim, rim, rim, rim] }
}

/** From the middle of a cell to its edge, half-way between the middle of a side and a corner of a hexagon. */
const REACH = 0.54

/** Labels that do not stand straight beside the board, as on hexes: each comes close to its cell, so that the rim stays thin. */
function aslant(
  given: readonly Label[],
  { places, pointUnit, pixels, across }: LetteringOf,
  bare: number,
): Lettering {
  const gap = gapOf(across)
  const size = sizeOf(pixels, pointUnit === undefined ? 0.28 : 0.34, 0.42)
  if (size === undefined) return { labels: [], size: 0.28, rims: [bare, bare, bare, bare] }
  const labels = given.map(label => {
    const far = (place: Place) => Math.hypot(label.x - place.x, label.y - place.y)
    const cell = places.reduce((a, b) => (far(b) < far(a) ? b : a))
    const near = cell.outline ? REACH * cell.unit : 0.47 * cell.unit
    const k = Math.min(1, (near + gap + size / 2) / far(cell))
    return { ...label, x: cell.x + (label.x - cell.x) * k, y: cell.y + (label.y - cell.y) * k }
  })
  const rim = Math.max(bare, (pointUnit === undefined ? 0 : 0.47 * pointUnit) + size + 2 * gap)
  return { labels, size, rims: [rim, rim, rim, rim] }
}

/** Where the coordinates of a board stand: in the corners of its cells, beside them, or nowhere. */
export function lettering(all: LetteringOf): Lettering {
  const { box, places, given, captions, build, pointUnit, across, pixels } = all
  const even = (rim: number, labels: readonly Lettered[], size: number): Lettering => ({
    labels,
    size,
    rims: [rim, rim, rim, rim],
  })
  const gap = gapOf(across)
  const thin = 0.016 * across
  const sides = given.map(label => sideOf(label, box))
  const straight = all.pieces === 'one' && sides.every(side => side !== undefined)
  const bare =
    pointUnit !== undefined
      ? Math.min(0.72, 0.54 + 0.02 * across) * pointUnit
      : build === 'frame' || straight
        ? thin
        : 0.28 * Math.min(1, Math.max(0.5, across / 9))
  if (captions.length > 0) return captioned(captions, all, bare)
  if (all.wish === 'hidden' || given.length === 0) return even(bare, [], 0.28)
  if (build === 'frame' && across <= LARGEST_WITH_LETTERS_INSIDE) {
    const inside = coordinatesInside(given, places)
    const size = sizeOf(pixels, Math.min(0.26, 0.19 * Math.max(1, across / 9)), 0.29)
    if (inside) return even(bare, size === undefined ? [] : inside, size ?? 0.28)
  }
  if (!straight) return aslant(given, all, bare)
  const size = sizeOf(pixels, pointUnit === undefined ? 0.28 : 0.34, pointUnit === undefined ? 0.5 : 0.6)
  if (size === undefined) return even(bare, [], 0.28)
  const far = (pointUnit === undefined ? 0 : 0.47 * pointUnit) + gap + size / 2
  const wide = Math.max(bare, far + size / 2 + gap)
  const labels = given.map((label, i) => moved(label, sides[i]!, far, box))
  // Lines and points lie in the middle of their slab.
  if (pointUnit !== undefined) return even(wide, labels, size)
  const rim = (side: Side) => (sides.includes(side) ? wide : bare)
  return { labels, size, rims: [rim(0), rim(1), rim(2), rim(3)] }
}
