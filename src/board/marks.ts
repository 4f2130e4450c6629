import type { Point } from '../engine/index.ts'
import type { Link, Placed, Scene } from '../kit/index.ts'
import { FONT, round } from './art/brush.ts'
import type { Frame } from './geometry.ts'
import type { Place } from './places.ts'
import type { Colours } from './colours.ts'
import type { BoardColour } from './palette.ts'
import type { Target } from './props.ts'
import { heights, type Spot } from './piece-spots.ts'
import { cellPath } from './surface.ts'

/** Where a point is on the board: a cell, or the cell of the piece that answers to the id. */
export const cellOfPoint = (point: Point, placed: readonly Placed[]): number | undefined =>
  typeof point === 'number' ? point : placed.find(each => each.point === point)?.cell

const cellsOf = (points: readonly Point[], placed: readonly Placed[], frame: Frame): number[] =>
  points.flatMap(point => {
    const cell = cellOfPoint(point, placed)
    if (cell === undefined || !frame.places[cell]) return []
    const block = placed.find(
      each => each.cells && each.cells.length > 1 && (each.point === point || each.cell === point),
    )
    return block?.cells ?? [cell]
  })

const area = (cells: readonly number[], frame: Frame) =>
  [...new Set(cells)].map(c => cellPath(frame, c, 0.49)).join('')

function arrow(from: Place, to: Place, colour: string, width: number, rim: string, opacity: number): string {
  const long = Math.hypot(to.x - from.x, to.y - from.y)
  if (long < 0.01) return ''
  const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long]
  const at = (along: number, across: number) =>
    `${round(from.x + ux * along - uy * across)} ${round(from.y + uy * along + ux * across)}`
  const [tail, neck, tip, half] = [0.22, long - 0.4, long - 0.08, width / 2]
  const d = `M${at(tail, half)}L${at(neck, half)}L${at(neck, width * 1.5)}L${at(tip, 0)}L${at(neck, -width * 1.5)}L${at(neck, -half)}L${at(tail, -half)}Z`
  return `<path d="${d}" fill="${colour}" stroke="${rim}" stroke-width=".03" stroke-linejoin="round" opacity="${opacity}"/>`
}

/** A bar lies from cell to cell, a wall closes the edge between two, an arrow points. */
function linkMark(link: Link, frame: Frame, colours: Colours): string {
  const [a, b] = [frame.places[link.from]!, frame.places[link.to]!]
  const base = colours.tint(link.tint, 'base')
  const line = colours.tint(link.tint, 'line')
  const rod = (x1: number, y1: number, x2: number, y2: number, width: number) => {
    const ends = `x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke-linecap="round"`
    return `<line ${ends} stroke="${line}" stroke-width="${width}"/><line ${ends} stroke="${base}" stroke-width="${round(width - 0.05)}"/>`
  }
  switch (link.kind) {
    case 'bar':
      return rod(a.x, a.y, b.x, b.y, 0.17)
    case 'arrow':
      return arrow(a, b, base, 0.14, line, 1)
    case 'wall': {
      const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
      const long = Math.hypot(b.x - a.x, b.y - a.y) || 1
      const [nx, ny] = [(-(b.y - a.y) / long) * 0.44 * long, ((b.x - a.x) / long) * 0.44 * long]
      return rod(mx - nx, my - ny, mx + nx, my + ny, 0.15)
    }
  }
}

/** A soft light under what may be taken up: two paths, however many pieces there are. */
function light(cells: readonly number[], frame: Frame, colours: Colours): string {
  if (cells.length === 0) return ''
  const glow = colours.board('mark-glow')
  const d = [...new Set(cells)]
    .map(c => {
      const { x, y, unit } = frame.places[c]!
      const r = round(0.46 * unit)
      return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
    })
    .join('')
  return `<path d="${d}" fill="${glow}" fill-opacity=".36" stroke="${glow}" stroke-width=".035" stroke-opacity=".75"/>`
}

/** Marks that lie under the pieces: the last move, what is chosen, what may be taken up, links. */
export interface Beneath {
  readonly scene: Scene
  readonly last: readonly Point[]
  readonly chosen: readonly Point[]
  readonly targets: readonly Target[]
}

export function beneath(frame: Frame, colours: Colours, given: Beneath): string {
  const { scene, last, chosen, targets } = given
  const { placed } = scene
  const lastCells = cellsOf(last, placed, frame)
  const chosenCells = cellsOf(chosen, placed, frame)
  const held = new Set(placed.map(each => each.cell))
  const glow =
    chosen.length > 0
      ? []
      : targets.flatMap(({ kind, point }) => {
          const cell = cellOfPoint(point, placed)
          return kind === 'start' && cell !== undefined && held.has(cell) ? [cell] : []
        })
  const gold = colours.board('mark-last')
  return (
    (lastCells.length
      ? `<path d="${area(lastCells, frame)}" fill="${gold}" opacity=".42"/><path d="${area(lastCells, frame)}" fill="none" stroke="${gold}" stroke-width=".05" opacity=".75"/>`
      : '') +
    (chosenCells.length
      ? `<path d="${area(chosenCells, frame)}" fill="${colours.board('mark-chosen')}" opacity=".58"/>`
      : '') +
    light(glow, frame, colours) +
    (scene.links ?? []).map(link => linkMark(link, frame, colours)).join('')
  )
}

/**
 * Dots help when they say something: not when nothing is chosen yet and nearly every free cell may be pointed at,
 * as on an empty board where stones are placed.
 */
export function dotsHelp(targets: readonly Target[], chosen: readonly Point[], free: number): boolean {
  if (chosen.length > 0) return true
  const moves = targets.filter(({ kind, point }) => kind !== 'capture' && typeof point === 'number').length
  return moves <= 8 || moves < free * 0.5
}

export interface Above {
  readonly scene: Scene
  readonly spots: readonly Spot[]
  readonly chosen: readonly Point[]
  readonly targets: readonly Target[]
  readonly marks?: readonly number[]
  readonly arrows?: readonly (readonly [number, number])[]
}

/** Marks that lie over the pieces: targets, heights of piles, the marks and arrows of diagrams. */
export function above(frame: Frame, colours: Colours, given: Above): string {
  const { scene, targets, chosen } = given
  const { placed } = scene
  const held = new Set(placed.flatMap(each => each.cells ?? [each.cell]))
  const dots: number[] = []
  const rings: number[] = []
  /** Others of a group that is being chosen. */
  const mates: number[] = []
  for (const { kind, point } of targets) {
    const cell = cellOfPoint(point, placed)
    if (cell === undefined || !frame.places[cell]) continue
    if (kind === 'capture') rings.push(cell)
    else if (kind === 'start' && chosen.length > 0) mates.push(cell)
    else if (kind === 'move' || !held.has(cell)) dots.push(cell)
  }
  const circle = (c: number, radius: number, attributes: string) => {
    const { x, y, unit } = frame.places[c]!
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius * unit)}" ${attributes}/>`
  }
  const ring = (c: number, colour: BoardColour) =>
    circle(c, 0.455, `fill="none" stroke="${colours.board(colour)}" stroke-width=".07" opacity=".85"`)
  const target = colours.board('mark-target')
  const shownDots = dotsHelp(targets, chosen, frame.board.size - held.size) ? dots : []
  const badges = heights(placed, given.spots, 3)
    .map(({ cell, spot }) => {
      const { unit } = frame.places[cell]!
      const [x, y] = [spot.x + 0.31 * unit, spot.y - 0.27 * unit]
      return (
        `<circle cx="${round(x)}" cy="${round(y)}" r="${round(0.165 * unit)}" fill="${colours.board('board-frame')}" stroke="${colours.board('board-frame-ink')}" stroke-width=".02"/>` +
        `<text x="${round(x)}" y="${round(y + 0.075 * unit)}" font-size="${round(0.22 * unit)}" fill="${colours.board('board-frame-ink')}">${spot.height}</text>`
      )
    })
    .join('')
  const cyan = colours.board('mark-arrow')
  return (
    shownDots.map(c => circle(c, 0.155, `fill="${target}" opacity=".62"`)).join('') +
    rings.map(c => ring(c, 'mark-capture')).join('') +
    mates.map(c => ring(c, 'mark-chosen')).join('') +
    (badges ? `<g font-family="${FONT}" font-weight="700" text-anchor="middle">${badges}</g>` : '') +
    (given.marks ?? [])
      .map(c => circle(c, 0.44, `fill="none" stroke="${cyan}" stroke-width=".08"`))
      .join('') +
    (given.arrows ?? [])
      .map(([a, b]) => arrow(frame.places[a]!, frame.places[b]!, cyan, 0.15, '#fff', 0.88))
      .join('')
  )
}
