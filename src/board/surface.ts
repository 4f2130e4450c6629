import type { CellShape, Scene, Tint } from '../kit/index.ts'
import { escape, FONT, round } from './art/brush.ts'
import type { Frame } from './geometry.ts'
import { boxOf, type Box, type Place } from './places.ts'
import { plate } from './plate.ts'
import { TINT_NAMES, type Colours } from './colours.ts'
import type { BoardColour } from './palette.ts'

/** Fill words of the board and their colours; anything else is plain. */
const FILLS: Readonly<Record<string, BoardColour>> = {
  light: 'board-light',
  dark: 'board-dark',
  middle: 'board-middle',
  plain: 'board-plain',
  home: 'board-home',
  goal: 'board-goal',
  water: 'board-water',
  blocked: 'board-blocked',
  fog: 'board-fog',
  start: 'board-start',
  marked: 'board-marked',
  track: 'board-track',
  corner: 'board-corner',
  'ring-light': 'board-ring-light',
  'ring-dark': 'board-ring-dark',
  'core-light': 'board-core-light',
  'core-dark': 'board-core-dark',
  'bonus-2l': 'board-bonus-2l',
  'bonus-3l': 'board-bonus-3l',
  'bonus-2w': 'board-bonus-2w',
  'bonus-3w': 'board-bonus-3w',
}

const tintAfter = (fill: string, prefix: string): Tint | undefined =>
  fill.startsWith(prefix) ? TINT_NAMES.find(tint => tint === fill.slice(prefix.length)) : undefined

export const polygon = (outline: readonly number[]): string => {
  let d = ''
  for (let i = 0; i + 1 < outline.length; i += 2)
    d += `${i === 0 ? 'M' : 'L'}${round(outline[i]!)} ${round(outline[i + 1]!)}`
  return `${d}Z`
}

const spot = ({ x, y }: Place, r: number) =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** The shape of a cell for filling: its outline, or a spot around a point. */
export const cellPath = (frame: Frame, cell: number, r = 0.42): string => {
  const place = frame.places[cell]!
  return place.outline ? polygon(place.outline) : spot(place, round(r * place.unit))
}

/** A small sign in the middle of special cells, so that they differ not by colour alone. */
function sign(fill: string, { x, y }: Place, colours: Colours): string {
  const at = (d: string, attributes: string) =>
    `<path transform="translate(${round(x)} ${round(y)})" d="${d}" ${attributes}/>`
  const line = (colour: BoardColour, width: number) =>
    `fill="none" stroke="${colours.board(colour)}" stroke-width="${width}" stroke-linecap="round"`
  switch (fill) {
    case 'water':
      return at('M-.3-.1q.1-.1 .2 0t.2 0 .2 0M-.3 .12q.1-.1 .2 0t.2 0 .2 0', line('board-water-line', 0.05))
    case 'blocked':
      return at('M-.3 .3 .3-.3M-.3-.3 .3 .3', line('board-line', 0.06))
    case 'fog':
      return at(
        'M-.28-.08c.1-.1 .2-.1 .28 0s.2 .1 .28 0M-.28 .12c.1-.1 .2-.1 .28 0s.2 .1 .28 0',
        line('board-fog-line', 0.06),
      )
    case 'goal':
      return at(
        'M0-.27 .07-.09 .26-.09 .11 .04 .17 .23 0 .11-.17 .23-.11 .04-.26-.09-.07-.09Z',
        `fill="${colours.board('board-line')}" opacity=".38"`,
      )
    case 'start':
      return at('M-.14-.2 .22 0-.14 .2Z', `fill="${colours.board('board-line')}" opacity=".4"`)
    case 'marked':
      return at(
        'M-.09 0a.09 .09 0 1 0 .18 0a.09 .09 0 1 0-.18 0',
        `fill="${colours.board('board-line')}" opacity=".7"`,
      )
    default:
      return ''
  }
}

/** The side of a lot that looks to the middle of the board: its first corner's number. */
function innerSide(o: readonly number[], middle: { readonly x: number; readonly y: number }): number {
  let best = 0
  let reach = Infinity
  for (let i = 0; i < 4; i++) {
    const [mx, my] = [(o[2 * i]! + o[(2 * i + 2) % 8]!) / 2, (o[2 * i + 1]! + o[(2 * i + 3) % 8]!) / 2]
    const d = Math.hypot(mx - middle.x, my - middle.y)
    if (d < reach - 1e-6) [best, reach] = [i, d]
  }
  return best
}

const BAR = 0.24

/** The bar of a lot on the side that looks to the middle of the board. */
function lotBar(place: Place, tint: Tint, middle: { x: number; y: number }, colours: Colours): string {
  const o = place.outline!
  const fill = `fill="${colours.tint(tint, 'base')}" stroke="${colours.tint(tint, 'line')}" stroke-width=".02"`
  if (o.length !== 8) return `<path d="${polygon(o)}" ${fill} fill-opacity=".5"/>`
  const best = innerSide(o, middle)
  const at = (i: number) => [o[(2 * i) % 8]!, o[(2 * i + 1) % 8]!] as const
  const [a, b, c, d] = [at(best), at(best + 1), at(best + 2), at(best + 3)]
  const part = (p: readonly [number, number], q: readonly [number, number]) => {
    const t = Math.min(0.5, BAR / Math.hypot(q[0] - p[0], q[1] - p[1]))
    return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
  }
  return `<path d="${polygon([...a, ...b, ...part(b, c), ...part(a, d)])}" ${fill}/>`
}

/** The part of a lot that its bar leaves free. */
function besideBar(place: Place, middle: { x: number; y: number }): Box {
  const box = boxOf([place])
  const o = place.outline
  if (o?.length !== 8) return box
  const i = innerSide(o, middle)
  const [mx, my] = [(o[2 * i]! + o[(2 * i + 2) % 8]!) / 2, (o[2 * i + 1]! + o[(2 * i + 3) % 8]!) / 2]
  const near = (u: number, v: number) => Math.abs(u - v) < 0.01
  if (near(mx, box.left)) return { ...box, left: box.left + BAR }
  if (near(mx, box.right)) return { ...box, right: box.right - BAR }
  return near(my, box.top) ? { ...box, top: box.top + BAR } : { ...box, bottom: box.bottom - BAR }
}

/** Words printed in a box, broken into short lines. */
function printed(text: string, box: Box): string {
  const [wide, high] = [box.right - box.left, box.bottom - box.top]
  const words = text.split(' ')
  const rows: string[] = []
  const most = Math.max(8, Math.max(...words.map(word => word.length)))
  for (const word of words) {
    const row = rows.at(-1)
    if (row !== undefined && row.length + word.length < most) rows[rows.length - 1] = `${row} ${word}`
    else rows.push(word)
  }
  const longest = Math.max(...rows.map(row => row.length))
  const largest = longest > 3 ? 0.23 : 0.34
  const size = round(Math.min(largest, (0.9 * wide) / (0.56 * longest), (0.8 * high) / rows.length))
  const top = (box.top + box.bottom) / 2 - ((rows.length - 1) * size * 1.1) / 2
  return rows
    .map(
      (row, i) =>
        `<text x="${round((box.left + box.right) / 2)}" y="${round(top + i * size * 1.1 + size * 0.35)}" font-size="${size}">${escape(row)}</text>`,
    )
    .join('')
}

const boxAround = ({ x, y }: Place): Box => ({
  left: x - 0.45,
  right: x + 0.45,
  top: y - 0.45,
  bottom: y + 0.45,
})

/** Lines between points; burnt and inked ones have a soft margin. */
function lineMarkup(frame: Frame, colours: Colours, hidden: ReadonlySet<number>): string {
  const { board, places, style } = frame
  const seen = new Set(frame.shown)
  const ways = new Map<string, string>()
  for (const [a, b, tint = ''] of board.lines) {
    if (!seen.has(a) || !seen.has(b) || hidden.has(a) || hidden.has(b)) continue
    const d = `M${round(places[a]!.x)} ${round(places[a]!.y)}L${round(places[b]!.x)} ${round(places[b]!.y)}`
    ways.set(tint, (ways.get(tint) ?? '') + d)
  }
  return [...ways]
    .map(([tint, d]) => {
      const own = TINT_NAMES.find(name => name === tint)
      const width = round((own ? 0.07 : 0.042 * style.line) * Math.sqrt(frame.fine))
      const path = (wide: number, opacity: number) =>
        `<path d="${d}" stroke="${own ? colours.tint(own, 'base') : colours.board('board-line')}" stroke-width="${round(wide)}" stroke-opacity="${opacity}" stroke-linecap="round" fill="none"/>`
      return (style.line > 1.2 ? path(width * 2.2, 0.16) : '') + path(width, 1)
    })
    .join('')
}

/** Round hollows: the light falls in from the upper left. */
const hollows = (places: readonly Place[], r: number, prefix: string): string =>
  places.length === 0
    ? ''
    : `<defs><circle id="${prefix}-hollow-${r * 100}" r="${r}" fill="url(#${prefix}-pit)"/></defs>` +
      places
        .map(
          ({ x, y, unit }) =>
            `<use href="#${prefix}-hollow-${r * 100}" transform="translate(${round(x)} ${round(y)})${unit === 1 ? '' : ` scale(${round(unit)})`}"/>`,
        )
        .join('')

function pointMarkup(frame: Frame, colours: Colours, prefix: string, hidden: ReadonlySet<number>): string {
  const { board, places, style } = frame
  const on = new Set(board.lines.flatMap(([a, b]) => [a, b]))
  const bare = frame.shown.filter(c => !board.cells[c]!.outline && !hidden.has(c))
  if (bare.length === 0) return ''
  if (style.point !== 'dot')
    return hollows(
      bare.map(c => places[c]!),
      style.point === 'hole' ? 0.15 : 0.3,
      prefix,
    )
  const line = colours.board('board-line')
  // Where lines cross hundreds of times, a dot at each of them would hide the marked ones.
  const few = board.cells.filter(cell => !cell.outline).length <= 80
  const dots = few ? bare.filter(c => on.has(c)) : []
  const holes = bare.filter(c => !on.has(c))
  const r = round(0.085 * (places[bare[0]!]?.unit ?? 1))
  return (
    (dots.length ? `<path d="${dots.map(c => spot(places[c]!, r)).join('')}" fill="${line}"/>` : '') +
    hollows(
      holes.map(c => places[c]!),
      0.19,
      prefix,
    )
  )
}

/** An outline about its middle, larger or smaller, and a little aside. */
const shifted = ({ x, y, outline }: Place, scale: number, by: number): string =>
  polygon(outline!.map((v, i) => (i % 2 === 0 ? x + (v - x) * scale + by * 0.6 : y + (v - y) * scale + by)))

/** Cells in the material's own way, whatever their colour is. */
function plainCells(frame: Frame, cells: readonly number[], colours: Colours, prefix: string): string {
  const { style, fine } = frame
  const places = cells.map(c => frame.places[c]!)
  const line = colours.board('board-line')
  const outlines = () => places.map(place => polygon(place.outline!)).join('')
  const six = places[0]!.outline!.length === 12
  switch (six ? (style.hexagon ?? style.plain) : style.plain) {
    case 'printed':
      return `<path d="${outlines()}" fill="${colours.board('board-plain')}" stroke="${line}" stroke-width="${round(0.034 * fine)}" stroke-linejoin="round"/>`
    case 'drawn':
      return `<path d="${outlines()}" fill="none" stroke="${line}" stroke-width="${round(0.03 * style.line * fine)}" stroke-linejoin="round"/>`
    case 'cut': {
      const all = (scale: number, by: number) => places.map(place => shifted(place, scale, by)).join('')
      return (
        `<path d="${all(0.95, 0.022)}" fill="${line}" fill-opacity=".62"/>` +
        `<path d="${all(0.95, 0)}" fill="${colours.board('board-well')}"/>` +
        `<path d="${all(0.9, 0.025)}" fill="${colours.board('board-plain')}"/>`
      )
    }
    case 'dimple':
      return hollows(places, 0.43, prefix)
    case 'ring': {
      const rings = places.map(place => spot(place, round(0.4 * place.unit))).join('')
      return `<path d="${rings}" fill="${line}" fill-opacity=".1" stroke="${line}" stroke-width=".045" stroke-opacity=".75"/>`
    }
  }
}

/** Pieces of veneer are never quite alike: a third of the cells is a little lighter, a third a little darker. */
function veneer(frame: Frame, cells: readonly number[]): string {
  const tone = (third: number, colour: string) => {
    const d = cells
      .filter(c => {
        const [x, y] = [Math.round(frame.places[c]!.x), Math.round(frame.places[c]!.y)]
        return (((5 * x + 3 * y + x * y) % 3) + 3) % 3 === third
      })
      .map(c => polygon(frame.places[c]!.outline!))
      .join('')
    return d ? `<path d="${d}" fill="${colour}" fill-opacity=".05"/>` : ''
  }
  return tone(0, '#fff') + tone(2, '#1a0800')
}

/** The bare board as SVG markup: plate, cells, lines, words, coordinates. */
export function surface(frame: Frame, colours: Colours, prefix: string, fills: Scene['fills'] = []): string {
  const { board, places } = frame
  const changed = new Map(fills.map(({ cell, fill }) => [cell, fill]))
  const fillOf = (c: number, cell: CellShape) => changed.get(c) ?? cell.fill ?? 'plain'
  const byFill = new Map<string, number[]>()
  const hidden = new Set<number>()
  for (const c of frame.shown) {
    const cell = board.cells[c]!
    const fill = fillOf(c, cell)
    if (fill === 'gone') hidden.add(c)
    else if (cell.outline || fill !== 'plain') byFill.set(fill, [...(byFill.get(fill) ?? []), c])
  }
  const middle = { x: frame.view[0] + frame.view[2] / 2, y: frame.view[1] + frame.view[3] / 2 }
  const line = colours.board('board-line')
  const thin = round(0.034 * frame.fine)
  const outlinesOf = (cells: readonly number[]) =>
    cells.flatMap(c => (places[c]!.outline ? [polygon(places[c]!.outline!)] : [])).join('')
  let [body, signs] = ['', '']
  const checked: number[] = []
  const plain: number[] = []
  for (const [fill, cells] of byFill) {
    const camp = tintAfter(fill, 'camp-') ?? tintAfter(fill, 'lot-')
    const lot = fill.startsWith('lot-')
    const outlined = cells.filter(c => places[c]!.outline)
    const bare = cells.filter(c => !places[c]!.outline)
    const checks = fill === 'light' || fill === 'dark' || fill === 'middle'
    const colour = colours.board(lot ? 'board-track' : (FILLS[fill] ?? 'board-plain'))
    if (checks) checked.push(...outlined)
    if (outlined.length && (fill === 'plain' || (camp && !lot))) plain.push(...outlined)
    else if (outlined.length)
      body += `<path d="${outlinesOf(outlined)}" fill="${colour}" stroke="${checks ? colour : line}" stroke-width="${checks ? 0.01 : thin}" stroke-linejoin="round"/>`
    if (outlined.length && camp && !lot)
      signs += `<path d="${outlinesOf(outlined)}" fill="${colours.tint(camp, 'base')}" opacity=".42"/>`
    for (const c of outlined) {
      if (camp && lot) signs += lotBar(places[c]!, camp, middle, colours)
      else if (!board.cells[c]!.text) signs += sign(fill, places[c]!, colours)
    }
    if (bare.length) {
      // A marked point is a small dot on the lines; every other word colours a spot around the point.
      const r = fill === 'marked' ? 0.1 : 0.34
      const d = bare.map(c => spot(places[c]!, round(r * places[c]!.unit))).join('')
      const [spotColour, edge, opacity] =
        fill === 'marked'
          ? [line, '', 1]
          : [
              camp ? colours.tint(camp, 'base') : colour,
              `stroke="${line}" stroke-width="${thin}"`,
              camp ? 0.6 : 1,
            ]
      signs += `<path d="${d}" fill="${spotColour}" ${edge} fill-opacity="${opacity}"/>`
    }
  }
  const wood = plate(frame, colours, prefix)
  const gone = outlinesOf([...hidden])
  const framed = frame.build === 'frame' && !frame.window
  return (
    `<defs>${wood.defs}</defs>${wood.body}` +
    (framed
      ? `<path d="${outlinesOf(frame.shown)}" fill="none" stroke="${colours.board('board-frame-edge')}" stroke-width="${round(0.11 * frame.fine)}" stroke-linejoin="round"/>`
      : '') +
    body +
    (checked.length
      ? `${veneer(frame, checked)}<path d="${outlinesOf(checked)}" fill="url(#${prefix}-skin)"/>`
      : '') +
    (plain.length ? plainCells(frame, plain, colours, prefix) : '') +
    (gone ? `<path d="${gone}" fill="${colours.board('board-well')}"/>` : '') +
    (wood.field && !framed
      ? `<path d="${wood.field}" fill="none" stroke="${line}" stroke-width="${round(0.06 * frame.style.line * frame.fine)}"/>`
      : '') +
    lineMarkup(frame, colours, hidden) +
    pointMarkup(frame, colours, prefix, hidden) +
    signs +
    `<path d="${wood.top}" fill="url(#${prefix}-lamp)"/>` +
    wordMarkup(frame, colours, fillOf, hidden, middle) +
    coordinateMarkup(frame, colours, fillOf)
  )
}

type FillOf = (c: number, cell: CellShape) => string

/** What is printed on the cells themselves. */
function wordMarkup(
  frame: Frame,
  colours: Colours,
  fillOf: FillOf,
  hidden: ReadonlySet<number>,
  middle: { readonly x: number; readonly y: number },
): string {
  const { board, places } = frame
  const words = frame.shown
    .filter(c => board.cells[c]!.text && !hidden.has(c))
    .map(c => {
      const place = places[c]!
      const lot = fillOf(c, board.cells[c]!).startsWith('lot-')
      const box = lot ? besideBar(place, middle) : place.outline ? boxOf([place]) : boxAround(place)
      return printed(board.cells[c]!.text!, box)
    })
    .join('')
  return words ? `<g ${LETTERS} font-weight="600" fill="${colours.board('board-ink')}">${words}</g>` : ''
}

const LETTERS = `font-family="${FONT}" text-anchor="middle"`

/** Rows and columns: beside the board in one colour, inside the cells in the colour that can be read there. */
function coordinateMarkup(frame: Frame, colours: Colours, fillOf: FillOf): string {
  const { board, labels } = frame
  const inks = new Map<BoardColour, string>()
  for (const { x, y, text, cell } of labels) {
    const dark = cell === undefined || /^(ring-|core-)?dark$/.test(fillOf(cell, board.cells[cell]!))
    const ink = dark ? 'board-frame-ink' : 'board-ink'
    inks.set(
      ink,
      `${inks.get(ink) ?? ''}<text x="${round(x)}" y="${round(y + frame.lettering * 0.35)}">${escape(text)}</text>`,
    )
  }
  return [...inks]
    .map(
      ([ink, texts]) =>
        `<g ${LETTERS} font-size="${round(frame.lettering)}" font-weight="600" fill="${colours.board(ink)}">${texts}</g>`,
    )
    .join('')
}
