import type { Point } from '../engine/index.ts'
import type { Board, Look, Placed, Scene } from '../kit/index.ts'
import { blockOf, blockPath } from './art/blocks.ts'
import { brushFor, escape, FONT, round } from './art/brush.ts'
import { drawing, lookKey, shades, turnOf } from './art/index.ts'
import { frameOf, type Frame } from './geometry.ts'
import { above, beneath } from './marks.ts'
import { pageColours, plainColours, properties, type Colours, type Theme } from './palette.ts'
import { boxOf } from './places.ts'
import { seatsOf, type Seat } from './seats.ts'
import { surface } from './surface.ts'
import { sceneInWords } from './words.ts'

export interface StillOptions {
  readonly language?: 'hu' | 'en'
  readonly flipped?: boolean
  readonly coordinates?: 'shown' | 'hidden'
  readonly last?: readonly Point[]
  readonly marks?: readonly number[]
  readonly arrows?: readonly (readonly [number, number])[]
  /**
   * 'page' takes its colours from the custom properties of board.css; the others stand alone, 'auto' with both
   * themes inside: it follows the reader's choice where it is shown.
   */
  readonly theme?: Theme | 'page' | 'auto'
  /** Hands, captured men and dice in rows below the board. */
  readonly trays?: 'shown' | 'hidden'
  /** Begins the ids inside, when several pictures share a page. */
  readonly prefix?: string
  /** Boards beside each other (layers) in this many columns. */
  readonly columns?: number
  /** The width in pixels; without it the picture fills its place. */
  readonly width?: number
}

/** The markup of one piece in units of 100 a cell, with blocks in the shape of their cells. */
export function pieceMarkup(placed: Placed, frame: Frame, colours: Colours, prefix: string): string {
  const { cells, look } = placed
  if (!cells || cells.length < 2) return drawing(look, colours, prefix)
  const { x, y } = frame.places[placed.cell]!
  const outlines = cells.map(c => frame.places[c]!.outline ?? boxAround(frame, c))
  const [mx, my] = middleOf(cells, frame)
  return blockOf(
    brushFor(look.tint, colours, prefix),
    blockPath(outlines, x, y),
    look.text,
    (mx - x) * 100,
    (my - y) * 100,
  )
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
  seats: readonly Seat[],
  frame: Frame,
  colours: Colours,
  prefix: string,
): string {
  const symbols = new Map<string, { readonly id: string; readonly look: Look }>()
  const symbol = (look: Look) => {
    const key = lookKey(look)
    const found = symbols.get(key) ?? { id: `${prefix}-p${symbols.size}`, look }
    symbols.set(key, found)
    return found.id
  }
  const row = (i: number) => frame.places[scene.placed[i]!.cell]!.y
  const order = [...scene.placed.keys()].sort((a, b) => row(a) - row(b) || seats[a]!.level - seats[b]!.level)
  let used = ''
  for (const i of order) {
    const placed = scene.placed[i]!
    const { x, y, scale } = seats[i]!
    const large = placed.cells !== undefined && placed.cells.length > 1
    const turn = large ? 0 : turnOf(placed.look, frame.flipped)
    const k = Math.round(scale * 1000) / 100_000
    const move = `translate(${round(x)} ${round(y)})${turn ? ` rotate(${turn})` : ''} scale(${k})`
    used += large
      ? `<g transform="${move}">${pieceMarkup(placed, frame, colours, prefix)}</g>`
      : `<use href="#${symbol(placed.look)}" transform="${move}"/>`
  }
  const defs = [...symbols.values()].map(
    ({ id, look }) => `<g id="${id}">${drawing(look, colours, prefix)}</g>`,
  )
  return `<defs>${shades(prefix)}${defs.join('')}</defs>${used}`
}

const TRAY_ROW = 1.15

function trays(scene: Scene, frame: Frame, colours: Colours, prefix: string, language: 'hu' | 'en') {
  const rows = scene.trays.filter(tray => tray.items.length > 0 || tray.text)
  const [x, y, w, h] = frame.view
  const size = Math.max(0.6, Math.min(2, w / 11))
  const markup = rows
    .map((tray, i) => {
      const top = y + h + size * (0.3 + i * TRAY_ROW)
      const title = escape([tray.title[language], tray.text?.[language]].filter(Boolean).join(': '))
      const room = w - size * 2.6
      const step = Math.min(size * 0.95, room / Math.max(1, tray.items.length))
      const items = tray.items.map((item, k) => {
        const [cx, cy] = [x + size * 2.9 + step * k, top + size * 0.5]
        const count =
          item.count !== undefined && item.count !== 1
            ? `<text x="${round(cx + size * 0.32)}" y="${round(cy + size * 0.45)}" font-size="${round(size * 0.26)}" fill="${colours.board('tray-ink')}">×${item.count}</text>`
            : ''
        return `<g transform="translate(${round(cx)} ${round(cy)}) rotate(${turnOf(item.look, false)}) scale(${round(Math.min(size, step / 0.95) * 80) / 10000})">${drawing(item.look, colours, prefix)}</g>${count}`
      })
      return (
        `<rect x="${round(x)}" y="${round(top)}" width="${round(w)}" height="${round(size)}" rx="${round(size * 0.18)}" fill="${colours.board('tray')}" stroke="${colours.board('board-line')}" stroke-width=".02"/>` +
        `<text x="${round(x + size * 0.2)}" y="${round(top + size * 0.6)}" font-size="${round(size * 0.28)}" fill="${colours.board('tray-ink')}">${title}</text>${items.join('')}`
      )
    })
    .join('')
  return {
    markup: `<g font-family="${FONT}" font-weight="600">${markup}</g>`,
    high: rows.length ? size * (0.3 + rows.length * TRAY_ROW) : 0,
  }
}

/** Board and scene as one SVG picture that needs nothing else; made without a DOM. */
export function sceneSvg(board: Board, scene: Scene, options: StillOptions = {}): string {
  const { language = 'hu', prefix = 'jv', theme = 'light' } = options
  const colours = theme === 'page' || theme === 'auto' ? pageColours : plainColours(theme)
  const frame = frameOf(board, {
    flipped: options.flipped ?? false,
    coordinates: options.coordinates ?? 'shown',
    ...(scene.window ? { window: scene.window } : {}),
    ...(options.columns ? { columns: options.columns } : {}),
  })
  const seats = seatsOf(frame, scene.placed)
  const below =
    options.trays === 'shown' ? trays(scene, frame, colours, prefix, language) : { markup: '', high: 0 }
  const [x, y, w, h] = frame.view
  const high = h + below.high
  const size = options.width
    ? ` width="${options.width}" height="${Math.round((options.width * high) / w)}"`
    : ''
  const { marks = [], arrows = [], last = [] } = options
  const drawn =
    surface(frame, colours, prefix, scene.fills) +
    beneath(frame, colours, { scene, last, chosen: [], targets: [] }) +
    pieces(scene, seats, frame, colours, prefix) +
    above(frame, colours, { scene, seats, chosen: [], targets: [], marks, arrows }) +
    below.markup
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, w, high].map(round).join(' ')}"${size} role="img" aria-label="${escape(sceneInWords(board, scene, language))}">` +
    (theme === 'auto' ? ownProperties(drawn) : '') +
    drawn +
    '</svg>'
  )
}

/** The custom properties that a drawing uses, for pictures that bring both themes along. */
function ownProperties(drawn: string): string {
  const used = new Set([...drawn.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(match => match[1]!))
  const lines = properties().filter(line => used.has(line.split(':')[0]!))
  return `<style>:root{color-scheme:light dark;${lines.join('')}}</style>`
}
