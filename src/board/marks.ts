import type { Point } from '../engine/index.ts'
import type { Link, Placed, Scene } from '../kit/index.ts'
import { FONT, round } from './art/brush.ts'
import type { Frame } from './geometry.ts'
import { bodied } from './materials/index.ts'
import type { Place } from './places.ts'
import type { Colours } from './colours.ts'
import type { BoardColour } from './palette.ts'
import type { Drawn, Target } from './props.ts'
import { heights, type Spot } from './piece-spots.ts'
import { cellPath } from './paths.ts'
import { tierOf } from './tiers.ts'

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
export function linkMark(link: Link, frame: Frame, colours: Colours): string {
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
    case 'wall':
    case 'rim': {
      const way = link.kind === 'wall' ? 0.5 : -0.56
      const [mx, my] = [a.x + (b.x - a.x) * way, a.y + (b.y - a.y) * way]
      const long = Math.hypot(b.x - a.x, b.y - a.y) || 1
      const [nx, ny] = [(-(b.y - a.y) / long) * 0.44 * long, ((b.x - a.x) / long) * 0.44 * long]
      return rod(mx - nx, my - ny, mx + nx, my + ny, 0.15)
    }
  }
}

/** Gold with a dark margin can be seen on maple and on slate, in every kind of sight. */
const DARK = '#2a1802'
const ringOf = (frame: Frame, c: number, radius: number): string => {
  const { x, y, unit } = frame.places[c]!
  const r = round(radius * unit)
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
}
export const lined = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${DARK}" stroke-width="${round(width + 0.035)}" stroke-opacity=".55"/>` +
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

/** What may be taken up: rings that come when nobody has moved for a while (board.css). Two paths, however many pieces there are. */
function movable(cells: readonly number[], frame: Frame, colours: Colours): string {
  if (cells.length === 0) return ''
  const d = [...new Set(cells)].map(c => ringOf(frame, c, 0.465)).join('')
  return `<g class="jv-may">${lined(d, colours.board('mark-glow'), 0.045)}</g>`
}

/** Whether a wash on the cell would be seen beside what lies there. */
const showsGround = (frame: Frame, cell: number): boolean => {
  const { outline } = frame.places[cell]!
  const { plain, hexagon } = frame.style
  if (!outline) return false
  const way = outline.length === 12 ? (hexagon ?? plain) : plain
  return frame.build === 'frame' || (way !== 'dimple' && way !== 'ring')
}

const printedCells = (placed: readonly Placed[]): ReadonlySet<number> =>
  new Set(placed.flatMap(({ cell, look }) => (look.text ? [cell] : [])))

/** Marks that lie under the pieces: the last move, what is chosen, what may be taken up, links. */
export interface Beneath {
  readonly scene: Scene
  readonly last: readonly Point[]
  readonly earlier?: readonly Point[]
  readonly chosen: readonly Point[]
  readonly targets: readonly Target[]
}

export function beneath(frame: Frame, colours: Colours, given: Beneath): string {
  const { scene, last, chosen, targets } = given
  const { placed } = scene
  const lastCells = cellsOf(last, placed, frame)
  const chosenCells = cellsOf(chosen, placed, frame)
  const held = new Set(placed.map(each => each.cell))
  const printed = printedCells(placed)
  const glow =
    chosen.length > 0
      ? []
      : targets.flatMap(({ kind, point }) => {
          const cell = cellOfPoint(point, placed)
          if (cell === undefined) return []
          return (kind === 'start' && held.has(cell)) || (kind === 'move' && printed.has(cell)) ? [cell] : []
        })
  const gold = colours.board('mark-last')
  const washed = lastCells.filter(c => showsGround(frame, c))
  const older = cellsOf(given.earlier ?? [], placed, frame).filter(
    c => showsGround(frame, c) && !lastCells.includes(c),
  )
  const ringed = lastCells.filter(c => !showsGround(frame, c))
  const grounds = chosenCells.filter(c => showsGround(frame, c))
  const rings = chosenCells.filter(c => !showsGround(frame, c))
  return (
    (older.length ? `<path d="${area(older, frame)}" fill="${gold}" fill-opacity=".26"/>` : '') +
    (washed.length ? `<path d="${area(washed, frame)}" fill="${gold}" fill-opacity=".55"/>` : '') +
    (ringed.length
      ? `<path d="${[...new Set(ringed)].map(c => ringOf(frame, c, 0.48)).join('')}" fill="${gold}" fill-opacity=".5" stroke="${DARK}" stroke-width=".02" stroke-opacity=".4"/>`
      : '') +
    (grounds.length
      ? `<path d="${area(grounds, frame)}" fill="${colours.board('mark-chosen')}" fill-opacity=".62"/>`
      : '') +
    (rings.length ? lined(rings.map(c => ringOf(frame, c, 0.48)).join(''), gold, 0.09) : '') +
    movable(glow, frame, colours) +
    (scene.links ?? []).map(link => linkMark(link, frame, colours)).join('')
  )
}

/** More dots than these are a pattern that nobody reads. */
const MOST_DOTS = 60

/**
 * Dots help when they say something: not when nothing is chosen yet and nearly every free cell may be pointed at,
 * as on an empty board where stones are placed.
 */
export function dotsHelp(targets: readonly Target[], chosen: readonly Point[], free: number): boolean {
  if (chosen.length > 0) return true
  const moves = targets.filter(({ kind, point }) => kind !== 'capture' && typeof point === 'number').length
  return moves <= 8 || (moves < free * 0.5 && moves <= MOST_DOTS)
}

export interface Above {
  readonly scene: Scene
  readonly last: readonly Point[]
  readonly earlier?: readonly Point[]
  readonly spots: readonly Spot[]
  readonly chosen: readonly Point[]
  readonly targets: readonly Target[]
  readonly marks?: readonly number[]
  readonly arrows?: readonly (readonly [number, number])[]
  readonly drawn?: Drawn | undefined
}

/** Bodies that hide their ground and have nothing printed on them: a dot can lie on them. */
const ROUND: ReadonlySet<string> = new Set(['stone', 'marble', 'peg', 'disc', 'hexagon', 'flat-hexagon'])

/**
 * The last move on pieces that hide the ground: a red dot on plain bodies, a gold rim around what is printed. Moves before it, of
 * the same turn or of other players, have a red ring in place of the dot.
 */
function lastOnPieces(frame: Frame, colours: Colours, { scene, spots, last, earlier }: Above): string {
  const { placed } = scene
  const newest = new Set(cellsOf(last, placed, frame))
  return [...newest, ...new Set(cellsOf(earlier ?? [], placed, frame)).difference(newest)]
    .map(cell => {
      const top = placed.findLastIndex(each => each.cell === cell)
      if (top < 0) return ''
      const { outline, unit } = frame.places[cell]!
      const { art, text, drawing } = bodied(placed[top]!.look, frame.style, outline)
      const covers = /^(hexagon|flat-hexagon|tile|trax-|letter|number)/.test(art)
      if (!covers && showsGround(frame, cell)) return ''
      const { x, y } = spots[top]!
      const seal = colours.board('mark-seal')
      const dot = (r: number, look: string) =>
        `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r * unit)}" ${look}/>`
      if (ROUND.has(art) && !text && !drawing)
        return newest.has(cell)
          ? dot(0.16, `fill="${seal}" stroke="#fff" stroke-width="${round(0.045 * unit)}"`)
          : dot(0.14, `fill="none" stroke="#fff" stroke-width="${round(0.13 * unit)}"`) +
              dot(0.14, `fill="none" stroke="${seal}" stroke-width="${round(0.07 * unit)}"`)
      return covers && newest.has(cell) ? lined(cellPath(frame, cell), colours.board('mark-last'), 0.07) : ''
    })
    .join('')
}

/** Marks that lie over the pieces: targets, heights of piles, the marks and arrows of diagrams. */
export function above(frame: Frame, colours: Colours, given: Above): string {
  const { scene, targets, chosen } = given
  const { placed } = scene
  const held = new Set(placed.flatMap(each => each.cells ?? [each.cell]))
  const dots: number[] = []
  const rings: number[] = []
  /** Others of a group that is being chosen, and then pieces with something printed on them, which a dot would hide. */
  const mates: number[] = []
  const printed = printedCells(placed)
  for (const { kind, point } of targets) {
    const cell = cellOfPoint(point, placed)
    if (cell === undefined || !frame.places[cell]) continue
    if (kind === 'capture') rings.push(cell)
    else if (chosen.length > 0 && (kind === 'start' || printed.has(cell))) mates.push(cell)
    else if ((kind === 'move' && !printed.has(cell)) || !held.has(cell)) dots.push(cell)
  }
  const circle = (c: number, radius: number, attributes: string) => {
    const { x, y, unit } = frame.places[c]!
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius * unit)}" ${attributes}/>`
  }
  const ring = (c: number, colour: BoardColour) =>
    circle(c, 0.455, `fill="none" stroke="#fff" stroke-width=".11" stroke-opacity=".75"`) +
    circle(c, 0.455, `fill="none" stroke="${colours.board(colour)}" stroke-width=".07"`)
  const target = colours.board('mark-target')
  // On top of pieces no hollow is seen, so a dot tells where a place is.
  const shownDots = dotsHelp(targets, chosen, frame.shown.length - held.size)
    ? dots
    : dots.filter(c => tierOf(frame, c) > 0)
  const badges = heights(placed, given.spots, 3)
    .map(({ cell, spot }) => {
      const { unit } = frame.places[cell]!
      const [x, y] = [spot.x + 0.31 * unit, spot.y - 0.27 * unit]
      return (
        `<circle cx="${round(x)}" cy="${round(y)}" r="${round(0.165 * unit)}" fill="#241b13" stroke="#fff" stroke-width=".02"/>` +
        `<text x="${round(x)}" y="${round(y + 0.075 * unit)}" font-size="${round(0.22 * unit)}" fill="#fff">${spot.height}</text>`
      )
    })
    .join('')
  const cyan = colours.board('mark-arrow')
  const shown = ({ marks, arrows }: Drawn, colour: string) =>
    marks.map(c => circle(c, 0.44, `fill="none" stroke="${colour}" stroke-width=".08"`)).join('') +
    arrows.map(([a, b]) => arrow(frame.places[a]!, frame.places[b]!, colour, 0.15, '#fff', 0.88)).join('')
  return (
    lastOnPieces(frame, colours, given) +
    shownDots
      .map(c =>
        circle(
          c,
          0.14,
          `fill="${target}" fill-opacity=".88" stroke="#fff" stroke-width=".035" stroke-opacity=".8"`,
        ),
      )
      .join('') +
    rings.map(c => ring(c, 'mark-capture')).join('') +
    mates.map(c => ring(c, 'mark-chosen')).join('') +
    (badges ? `<g font-family="${FONT}" font-weight="700" text-anchor="middle">${badges}</g>` : '') +
    shown({ marks: given.marks ?? [], arrows: given.arrows ?? [] }, cyan) +
    (given.drawn ? shown(given.drawn, colours.tint('purple', 'base')) : '')
  )
}
