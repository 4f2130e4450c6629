import { brushFor, escape, FONT, round } from '../../board/art/brush.ts'
import { plainColours } from '../../board/palette.ts'
import {
  sizeOfFitting,
  type Button,
  type Label,
  type Seat,
  type Table,
  type Zone,
} from '../../table/index.ts'
import { tintOf } from './faces.ts'

/** Drawings of places, labels, seats and buttons: markup in hundredths of a cell around the middle of the thing. */

const words = (
  text: string,
  size: number,
  fill: string,
  { x = 0, y = 0, room = Infinity, anchor = 'middle', more = 'font-weight="600"' } = {},
): string => {
  const fitted = Math.min(size, room / Math.max(1, [...text].length * 0.54))
  return `<text x="${round(x)}" y="${round(y + fitted * 0.35)}" font-size="${round(fitted)}" font-family="${FONT}" text-anchor="${anchor}" fill="${fill}" ${more}>${escape(text)}</text>`
}

function zone(thing: Zone): string {
  const [w, h] = [thing.width * 100, thing.height * 100]
  return (
    `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="14" fill="${thing.colour}" fill-opacity=".2" stroke="${thing.colour}" stroke-width="4" stroke-dasharray="14 9" stroke-opacity=".9"/>` +
    (thing.label
      ? words(thing.label, 24, '#fff', {
          y: -h / 2 + 22,
          room: w - 20,
          more: 'font-weight="700" stroke="#000" stroke-opacity=".55" stroke-width="5" paint-order="stroke"',
        })
      : '')
  )
}

function label({ text, colour }: Label): string {
  const lines = text.split('\n')
  const edge = parseInt(colour.slice(1, 3), 16) > 120 ? '#000' : '#fff'
  return lines
    .map((line, i) =>
      words(line, 48, colour, {
        y: (i - (lines.length - 1) / 2) * 55,
        room: sizeOfFitting({ what: 'label', text } as Label).width * 100 - 16,
        more: `font-weight="650" stroke="${edge}" stroke-opacity=".4" stroke-width="4" paint-order="stroke"`,
      }),
    )
    .join('')
}

function button(thing: Button): string {
  const w = sizeOfFitting(thing).width * 100
  return (
    `<rect x="${-w / 2}" y="-33" width="${w}" height="72" rx="20" fill="#14532d"/>` +
    `<rect x="${-w / 2}" y="-40" width="${w}" height="72" rx="20" fill="#2b7a49" stroke="#123f24" stroke-width="2.5"/>` +
    `<rect x="${-w / 2 + 5}" y="-36" width="${w - 10}" height="26" rx="14" fill="#fff" fill-opacity=".16"/>` +
    words(thing.text, 34, '#fff', { y: -4, room: w - 24, more: 'font-weight="700"' })
  )
}

function seat({ seat: n, tint }: Seat, table: Table): string {
  const colours = plainColours('light')
  const brush = brushFor(tintOf(tint), colours, 'f')
  const held = table.things.filter(thing => thing.hand === n).length
  const turn = table.turn === n
  return (
    `<rect x="-137" y="-40" width="280" height="90" rx="16" fill="#000" fill-opacity=".22"/>` +
    `<rect x="-140" y="-45" width="280" height="90" rx="16" fill="${turn ? '#e3f3e6' : '#fbf5e8'}" stroke="${turn ? '#2b7a49' : '#4a3727'}" stroke-width="${turn ? 9 : 2.5}"/>` +
    `<circle cx="-100" cy="0" r="25" fill="${brush.base}" stroke="${brush.line}" stroke-width="3"/>` +
    words(table.seats[n] ?? '', 40, '#33261a', {
      x: -62,
      room: held > 0 ? 130 : 190,
      anchor: 'start',
      more: 'font-weight="650"',
    }) +
    (turn ? `<path d="M-114-14 -84 0 -114 14Z" fill="${brush.ink}"/>` : '') +
    (held > 0
      ? `<rect x="88" y="-26" width="38" height="52" rx="6" fill="#a3542f" stroke="#3c2515" stroke-width="2"/>${words(String(held), 26, '#fff4de', { x: 107, room: 34 })}`
      : '')
  )
}

export function fittingMarkup(thing: Zone | Label | Seat | Button, table: Table): string {
  switch (thing.what) {
    case 'zone':
      return zone(thing)
    case 'label':
      return label(thing)
    case 'seat':
      return seat(thing, table)
    case 'button':
      return button(thing)
    default:
      return thing satisfies never
  }
}
