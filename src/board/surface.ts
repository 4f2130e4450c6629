import type { CellShape, Scene, Tint } from '../kit/index.ts'
import { escape, FONT, round } from './art/brush.ts'
import type { Frame } from './geometry.ts'
import { lineMarkup, pointMarkup } from './lines.ts'
import { polygon, spot } from './paths.ts'
import { boxOf, type Place } from './places.ts'
import { plainCells, veneer } from './plain-cells.ts'
import { besideBar, boxAround, lotBar, numbered, printed } from './printed-fields.ts'
import { plate } from './plate.ts'
import { relief } from './relief.ts'
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
  cloth: 'board-well',
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

/** The bare board as SVG markup: plate, cells, lines, words, coordinates. */
export function surface(frame: Frame, colours: Colours, prefix: string, fills: Scene['fills'] = []): string {
  const { board, places } = frame
  const changed = new Map(fills.map(({ cell, fill }) => [cell, fill]))
  const fillOf = (c: number, cell: CellShape) => changed.get(c) ?? cell.fill ?? 'plain'
  const byFill = new Map<string, number[]>()
  const hidden = new Set<number>()
  for (const c of frame.shown) {
    const cell = board.cells[c]!
    // A place on top of pieces is no part of the board.
    if (cell.tier) continue
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
    const solid = tintAfter(fill, 'solid-')
    const outlined = cells.filter(c => places[c]!.outline)
    const bare = cells.filter(c => !places[c]!.outline)
    const checks = fill === 'light' || fill === 'dark' || fill === 'middle'
    const colour = solid
      ? colours.tint(solid, 'base')
      : colours.board(lot ? 'board-track' : (FILLS[fill] ?? 'board-plain'))
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
    (checked.length && frame.style.shading !== 'flat'
      ? `${veneer(frame, checked)}<path d="${outlinesOf(checked)}" fill="url(#${prefix}-skin)"/>`
      : '') +
    (plain.length ? plainCells(frame, plain, colours, prefix) : '') +
    relief(frame, line) +
    (gone ? `<path d="${gone}" fill="${colours.board('board-well')}"/>` : '') +
    (wood.field && !framed
      ? `<path d="${wood.field}" fill="none" stroke="${line}" stroke-width="${round(0.06 * frame.style.line * frame.fine)}"/>`
      : '') +
    lineMarkup(frame, colours, hidden) +
    pointMarkup(frame, colours, prefix, hidden) +
    signs +
    (frame.style.shading === 'flat' ? '' : `<path d="${wood.top}" fill="url(#${prefix}-lamp)"/>`) +
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
      const { text, corner } = board.cells[c]!
      const words = typeof text === 'string' ? text : text![frame.language]
      return printed(words, box) + (corner === undefined ? '' : numbered(corner, box))
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
    // Beside the cells there is the frame, which may be darker, or the slab itself.
    const dark =
      cell === undefined
        ? frame.build === 'frame'
        : /^(ring-|core-)?dark$/.test(fillOf(cell, board.cells[cell]!))
    const ink = dark ? 'board-frame-ink' : 'board-ink'
    inks.set(
      ink,
      `${inks.get(ink) ?? ''}<text x="${round(x)}" y="${round(y + frame.lettering * 0.35)}">${escape(text)}</text>`,
    )
  }
  // Letters beside points may lie on lines.
  const isOnLines = board.lines.length > 0 && frame.build === 'slab'
  const halo = isOnLines
    ? ` paint-order="stroke" stroke="${colours.board('board-plate')}" stroke-width="${round(frame.lettering * 0.3)}" stroke-linejoin="round"`
    : ''
  return [...inks]
    .map(
      ([ink, texts]) =>
        `<g ${LETTERS} font-size="${round(frame.lettering)}" font-weight="600" fill="${colours.board(ink)}"${halo}>${texts}</g>`,
    )
    .join('')
}
