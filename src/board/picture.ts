import type { Point } from '../engine/index.ts'
import type { Board, Look, Placed, Scene } from '../kit/index.ts'
import { blockOf, blockPath, patchOf } from './art/blocks.ts'
import { brushFor, escape, round } from './art/brush.ts'
import { drawing, drawnKey, shades, turnOf } from './art/index.ts'
import { bodied, type Finish } from './materials/index.ts'
import type { Colours } from './colours.ts'
import { frameOf, type Frame } from './geometry.ts'
import { above, beneath } from './marks.ts'
import { boxOf, type Place } from './places.ts'
import { spotsOf, type Spot } from './piece-spots.ts'
import { surface } from './surface.ts'
import { framedWithout, tierOf, unseenIn } from './tiers.ts'
import { sceneInWords } from './board-words.ts'

export interface PictureOptions {
  /** What board and pieces are made of. */
  readonly material?: Finish
  readonly language?: 'hu' | 'en'
  readonly flipped?: boolean
  readonly coordinates?: 'shown' | 'hidden'
  readonly last?: readonly Point[]
  readonly marks?: readonly number[]
  readonly arrows?: readonly (readonly [number, number])[]
  /** Begins the ids inside, when several pictures share a page. */
  readonly prefix?: string
  /** Boards beside each other (layers) in this many columns. */
  readonly columns?: number
  /** Only this part of the board, as x, y, width and height; the cloth lies around what is smaller. */
  readonly cut?: Cut
  /** The width in pixels; without it the picture fills its place. */
  readonly width?: number
}

export type Cut = readonly [x: number, y: number, width: number, height: number]

/** More of a picture than its board: markup below it, so many cells high. */
export interface Below {
  readonly markup: string
  readonly high: number
}

/** The markup of one piece in units of 100 a cell, with blocks in the shape of their cells. */
export function pieceMarkup(placed: Placed, frame: Frame, colours: Colours, prefix: string): string {
  const { cells } = placed
  const look = bodied(placed.look, frame.style, frame.places[placed.cell]!.outline)
  if (!cells || cells.length < 2) return drawing(look, colours, prefix)
  const { x, y } = frame.places[placed.cell]!
  const outlines = cells.map(c => frame.places[c]!.outline ?? boxAround(frame, c))
  const brush = brushFor(look.tint, colours, prefix)
  if (look.art === 'patch') return patchOf(brush, blockPath(outlines, x, y, 1), blockPath(outlines, x, y, 13))
  const [mx, my] = middleOf(cells, frame)
  const { drawing: shapes, tint } = look
  const own = shapes ? drawing({ art: 'bare', tint, drawing: shapes }, colours, prefix) : ''
  return blockOf(brush, blockPath(outlines, x, y), look, (mx - x) * 100, (my - y) * 100) + own
}

const boxAround = (frame: Frame, cell: number): number[] => {
  const { x, y, unit } = frame.places[cell]!
  const h = unit / 2
  return [x - h, y - h, x + h, y - h, x + h, y + h, x - h, y + h]
}

/** The middle of a block that fills its box, else the cell of it nearest to the middle: a print never falls in a notch. */
function middleOf(cells: readonly number[], frame: Frame): readonly [number, number] {
  const spots = cells.map(c => frame.places[c]!)
  const box = boxOf(spots.map(({ x, y }) => ({ x, y, unit: 1, outline: undefined })))
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const { unit } = spots[0]!
  const full =
    (box.right - box.left + unit) * (box.bottom - box.top + unit) <= (spots.length + 0.1) * unit ** 2
  if (full) return [x, y]
  const near = spots.reduce((a, b) => (Math.hypot(b.x - x, b.y - y) < Math.hypot(a.x - x, a.y - y) ? b : a))
  return [near.x, near.y]
}

/** Pieces drawn once for each look and used as often as needed, in the order they cover each other. */
function pieces(
  scene: Scene,
  spots: readonly Spot[],
  frame: Frame,
  colours: Colours,
  prefix: string,
): string {
  const symbols = new Map<string, { readonly id: string; readonly look: Look }>()
  const symbol = ({ look: plain, cell }: Placed) => {
    const look = bodied(plain, frame.style, frame.places[cell]!.outline)
    const key = drawnKey(look)
    const found = symbols.get(key) ?? { id: `${prefix}-p${symbols.size}`, look }
    symbols.set(key, found)
    return found.id
  }
  const row = (i: number) => frame.places[scene.placed[i]!.cell]!.y
  const tier = (i: number) => tierOf(frame, scene.placed[i]!.cell)
  const order = [...scene.placed.keys()].sort(
    (a, b) => tier(a) - tier(b) || row(a) - row(b) || spots[a]!.level - spots[b]!.level,
  )
  let used = ''
  for (const i of order) {
    const placed = scene.placed[i]!
    const { x, y, scale } = spots[i]!
    const large = placed.cells !== undefined && placed.cells.length > 1
    const turn = large ? 0 : turnOf(placed.look, frame.flipped)
    const k = Math.round(scale * 1000) / 100_000
    const move = `translate(${round(x)} ${round(y)})${turn ? ` rotate(${turn})` : ''} scale(${k})`
    used += large
      ? `<g transform="${move}">${pieceMarkup(placed, frame, colours, prefix)}</g>`
      : `<use href="#${symbol(placed)}" transform="${move}"/>`
  }
  const defs = [...symbols.values()].map(
    ({ id, look }) => `<g id="${id}">${drawing(look, colours, prefix)}</g>`,
  )
  return `<defs>${shades(prefix, frame.style.shading)}${defs.join('')}</defs>${used}`
}

/** Whether a place is seen in a cut, or at least the edge of what lies there. */
const reaches = ({ x, y }: Place, [left, top, wide, high]: Cut) =>
  x > left - 1 && x < left + wide + 1 && y > top - 1 && y < top + high + 1

/** Board and scene as one SVG picture in the given colours; made without a DOM. */
export function picture(
  board: Board,
  scene: Scene,
  colours: Colours,
  options: PictureOptions,
  more: (frame: Frame) => Below = () => ({ markup: '', high: 0 }),
): string {
  const { language = 'hu', prefix = 'jv', marks = [], arrows = [], last = [] } = options
  const all = frameOf(board, {
    flipped: options.flipped ?? false,
    coordinates: options.coordinates ?? 'shown',
    language,
    ...(options.material ? { material: options.material } : {}),
    ...(scene.window ? { window: scene.window } : {}),
    ...(options.columns ? { columns: options.columns } : {}),
  })
  const whole = framedWithout(all, unseenIn(scene.fills))
  const { cut } = options
  const frame = cut
    ? { ...whole, view: cut, shown: whole.shown.filter(c => reaches(whole.places[c]!, cut)) }
    : whole
  const spots = spotsOf(frame, scene.placed)
  const below = more(frame)
  const [x, y, w, h] = frame.view
  const high = h + below.high
  const size = options.width
    ? ` width="${options.width}" height="${Math.round((options.width * high) / w)}"`
    : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, w, high].map(round).join(' ')}"${size} role="img" aria-label="${escape(sceneInWords(board, scene, language))}">` +
    (cut ? `<path d="M${x} ${y}h${w}v${h}h${-w}Z" fill="${colours.board('cloth')}"/>` : '') +
    surface(frame, colours, prefix, scene.fills) +
    beneath(frame, colours, { scene, last, chosen: [], targets: [] }) +
    pieces(scene, spots, frame, colours, prefix) +
    above(frame, colours, { scene, last, spots, chosen: [], targets: [], marks, arrows }) +
    below.markup +
    '</svg>'
  )
}
