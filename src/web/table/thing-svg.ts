import { brushFor, escape, FONT, round } from '../../board/art/brush.ts'
import { shades } from '../../board/art/index.ts'
import { die as sixSided } from '../../board/art/tiles.ts'
import { plainColours } from '../../board/palette.ts'
import {
  emptyTable,
  pockets,
  rouletteColour,
  total,
  type Bag,
  type Clock,
  type Die,
  type Mark,
  type Note,
  type Pack,
  type Piece,
  type Roulette,
  type Scores,
  type Table,
  type Thing,
  type Token,
} from '../../table/index.ts'
import { fittingMarkup } from './fitting-svg.ts'

/** Drawings of everything that is no piece: markup in hundredths of a cell around the middle of the thing. */

const FELT = { red: '#b3261e', black: '#221d1a', green: '#1c7a44' }
const ROULETTE = (pocket: string) => FELT[rouletteColour(pocket)]
const INK = '#33261a'

interface TextLook {
  readonly size: number
  readonly fill?: string
  readonly x?: number
  readonly y?: number
  readonly room?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly font?: string
  readonly style?: string
}

/** A line of text, drawn smaller when it would not fit. */
function line(text: string, look: TextLook): string {
  const room = look.room ?? Infinity
  const size = Math.min(look.size, room / Math.max(1, text.length * 0.56))
  return `<text x="${round(look.x ?? 0)}" y="${round((look.y ?? 0) + size * 0.35)}" font-size="${round(size)}" font-family="${escape(look.font ?? FONT)}" text-anchor="${look.anchor ?? 'middle'}" fill="${look.fill ?? INK}" ${look.style ?? 'font-weight="600"'}>${escape(text)}</text>`
}

const card = (w: number, h: number, fill: string, r = 10, stroke = '#4a3727') =>
  `<rect x="${-w / 2 + 3}" y="${-h / 2 + 5}" width="${w}" height="${h}" rx="${r}" fill="#000" fill-opacity=".22"/><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="${r}" fill="${fill}" stroke="${stroke}" stroke-width="2.5"/>`

export const isSixSided = (die: Die): boolean => die.faces.join() === '1,2,3,4,5,6'

function solid(sides: number): string {
  const corners = { 4: 3, 8: 4, 10: 4, 12: 5, 20: 6 }[sides]
  if (sides === 100) return `<circle r="44" fill="#f8f0e0" stroke="#4a3727" stroke-width="3"/>`
  if (!corners) return card(84, 84, '#f8f0e0', 16)
  const middle = corners === 3 ? 10 : 0
  const r = corners === 3 ? 56 : 47
  const points = Array.from({ length: corners }, (_, i) => {
    const a = -Math.PI / 2 + (2 * Math.PI * i) / corners
    return `${round(r * Math.cos(a))},${round(r * Math.sin(a) + middle)}`
  }).join(' ')
  return `<polygon points="${points}" transform="translate(2 5)" fill="#000" fill-opacity=".22"/><polygon points="${points}" fill="#f8f0e0" stroke="#4a3727" stroke-width="3" stroke-linejoin="round"/>`
}

function die(thing: Die, pictures: Table['pictures']): string {
  const text = thing.faces[thing.showing] ?? ''
  const own = pictures[thing.pictures?.[thing.showing] ?? '']
  if (own)
    return `${card(84, 84, '#f8f0e0', 16)}<image href="${own.data}" x="-36" y="-36" width="72" height="72" preserveAspectRatio="xMidYMid meet"/>`
  if (isSixSided(thing))
    return `<defs>${shades('d')}</defs>${sixSided(brushFor('white', plainColours('light'), 'd'), { art: 'die', tint: 'white', text })}`
  return solid(thing.faces.length) + line(text, { size: 40, room: 62, y: thing.faces.length === 4 ? 12 : 0 })
}

function roulette({ zeros, showing }: Roulette): string {
  const all = pockets(zeros)
  const step = (2 * Math.PI) / all.length
  const at = (r: number, a: number) => `${round(r * Math.sin(a))} ${round(-r * Math.cos(a))}`
  const sectors = all
    .map(
      (pocket, i) =>
        `<path d="M${at(72, i * step)}L${at(108, i * step)}A108 108 0 0 1 ${at(108, (i + 1) * step)}L${at(72, (i + 1) * step)}Z" fill="${ROULETTE(pocket)}" stroke="#e9d9a8" stroke-width="1"/>`,
    )
    .join('')
  return (
    `<circle r="118" cy="4" fill="#000" fill-opacity=".25"/><circle r="117" fill="#6b4a33" stroke="#3c2515" stroke-width="3"/>${sectors}` +
    `<circle r="62" fill="${showing === null ? '#8b5c3c' : ROULETTE(showing)}" stroke="#e9d9a8" stroke-width="4"/>` +
    line(showing ?? '?', { size: 70, fill: '#fff', room: 100 })
  )
}

function pack({ title, left, cards, runsOut }: Pack): string {
  const [w, h] = [112, 160]
  const under = [6, 3]
    .map(
      d =>
        `<rect x="${-w / 2 + d}" y="${-h / 2 + d}" width="${w}" height="${h}" rx="10" fill="#7a4a2b" stroke="#3c2515" stroke-width="2"/>`,
    )
    .join('')
  const rows = wrap(title, 12).slice(0, 3)
  return (
    under +
    `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="10" fill="#a3542f" stroke="#3c2515" stroke-width="2.5"/><rect x="${-w / 2 + 8}" y="${-h / 2 + 8}" width="${w - 16}" height="${h - 16}" rx="6" fill="none" stroke="#f3d9a4" stroke-width="2"/>` +
    line('?', { size: 62, y: -28, fill: '#f3d9a4' }) +
    rows.map((row, i) => line(row, { size: 17, y: 18 + i * 19, fill: '#fff4de', room: 94 })).join('') +
    line(String(runsOut ? left.length : cards.length), { size: 15, y: 66, fill: '#f3d9a4' })
  )
}

function token(thing: Token): string {
  const w = (0.4 + thing.digits * 0.62) * thing.size * 100
  const h = 110 * thing.size
  // What does not fit is not seen: that is what the number of digits means.
  const shown = [...thing.text].slice(0, thing.digits).join('')
  const style = `font-weight="${thing.bold ? 700 : 400}" ${thing.italic ? 'font-style="italic"' : ''}`
  return (
    card(w, h, thing.background, 12 * thing.size) +
    line(shown, {
      size: 78 * thing.size,
      fill: thing.colour,
      font: thing.font || FONT,
      style,
      room: w * 0.96,
    })
  )
}

export function wrap(text: string, most: number): string[] {
  return text.split('\n').flatMap(row => {
    const rows = ['']
    for (const word of row.split(' ')) {
      const last = rows.at(-1)!
      if (last !== '' && last.length + word.length + 1 > most) rows.push(word)
      else rows[rows.length - 1] = last === '' ? word : `${last} ${word}`
    }
    return rows
  })
}

function note({ text, colour }: Note): string {
  const most = text.length > 90 ? 30 : 20
  const size = text.length > 90 ? 15 : 22
  const rows = wrap(text, most).slice(0, Math.floor(180 / (size * 1.25)))
  return (
    card(260, 200, colour, 4, '#8a7440') +
    rows
      .map((row, i) =>
        line(row, { size, x: -118, y: -80 + i * size * 1.25, anchor: 'start', style: '', room: 236 }),
      )
      .join('')
  )
}

export const clockText = (milliseconds: number): string => {
  const s = Math.max(0, Math.ceil(milliseconds / 1000))
  const pad = (n: number) => String(n).padStart(2, '0')
  return s >= 3600
    ? `${Math.floor(s / 3600)}:${pad(Math.floor(s / 60) % 60)}:${pad(s % 60)}`
    : `${Math.floor(s / 60)}:${pad(s % 60)}`
}

function clock({ left, running }: Clock): string {
  const w = 300 / left.length
  return (
    card(320, 120, '#5a3d28', 16) +
    left
      .map((time, i) => {
        const x = -150 + w * i
        const on = running === i
        return `<rect x="${round(x + 5)}" y="-45" width="${round(w - 10)}" height="90" rx="8" fill="${on ? '#f6ecd6' : '#cbb894'}" ${on ? 'stroke="#3f8f5a" stroke-width="6"' : ''}/>${line(clockText(time), { size: 48, x: x + w / 2, room: w - 24, fill: time <= 0 ? '#a3271c' : INK })}`
      })
      .join('')
  )
}

function scores({ rows }: Scores): string {
  const h = 80 + 50 * rows.length
  return (
    card(340, h, '#f6ecd6', 12) +
    rows
      .map(({ name, points }, i) => {
        const y = -h / 2 + 62 + 50 * i
        return (
          `<path d="M-150 ${y + 25}H150" stroke="#c9b394" stroke-width="2"/>` +
          line(name, { size: 30, x: -148, y, anchor: 'start', room: 200 }) +
          line(String(total(points)), { size: 34, x: 148, y, anchor: 'end', room: 90 })
        )
      })
      .join('')
  )
}

function mark({ shape, colour, x, y, toX, toY }: Mark): string {
  const [dx, dy] = [(toX - x) * 100, (toY - y) * 100]
  const long = Math.hypot(dx, dy)
  const line = `fill="none" stroke="${colour}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round" opacity=".85"`
  if (shape === 'circle') return `<circle r="${round(Math.max(20, long))}" ${line}/>`
  const [ux, uy] = long > 0 ? [dx / long, dy / long] : [1, 0]
  const wing = (side: number) =>
    `${round(dx - ux * 34 - uy * 22 * side)} ${round(dy - uy * 34 + ux * 22 * side)}`
  return `<path d="M0 0L${round(dx)} ${round(dy)}M${wing(1)}L${round(dx)} ${round(dy)}L${wing(-1)}" ${line}/>`
}

/** A sack tied with a cord; the number is how much is in it. */
function bag({ label, colour, inside }: Bag): string {
  return (
    '<ellipse cx="4" cy="80" rx="66" ry="10" fill="#000" fill-opacity=".25"/>' +
    `<path d="M-20-46C-66-20-80 40-62 70-50 84 50 84 62 70 80 40 66-20 20-46Z" fill="${colour}" stroke="#33261a" stroke-width="3"/>` +
    `<path d="M-20-46C-34-66-44-74-34-82-18-90 18-90 34-82 44-74 34-66 20-46Z" fill="${colour}" stroke="#33261a" stroke-width="3"/>` +
    '<path d="M-24-48Q0-38 24-48" fill="none" stroke="#e9d9a8" stroke-width="7" stroke-linecap="round"/>' +
    '<path d="M-30 56C-44 30-36 0-16-22" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="7" stroke-linecap="round"/>' +
    `<circle cy="16" r="27" fill="#f8f0e0" stroke="#33261a" stroke-width="2.5"/>${line(String(inside.length), { size: 34, y: 16, room: 42 })}` +
    (label ? line(label, { size: 20, y: 62, room: 110, fill: '#fff' }) : '')
  )
}

/** The inside of the drawing. */
export function thingMarkup(thing: Exclude<Thing, Piece>, table: Table = emptyTable()): string {
  switch (thing.what) {
    case 'die':
      return die(thing, table.pictures)
    case 'numbers':
      return (
        card(160, 90, '#f8f0e0', 14) +
        line(thing.showing === null ? '?' : String(thing.showing), { size: 56, room: 140 })
      )
    case 'roulette':
      return roulette(thing)
    case 'pack':
      return pack(thing)
    case 'token':
      return token(thing)
    case 'counter':
      return (
        card(180, 100, '#f6ecd6', 14) +
        line(String(thing.value), { size: 52, y: thing.label ? 12 : 0, room: 76 }) +
        (thing.label ? line(thing.label, { size: 20, y: -32, room: 160 }) : '')
      )
    case 'note':
      return note(thing)
    case 'clock':
      return clock(thing)
    case 'scores':
      return scores(thing)
    case 'bag':
      return bag(thing)
    case 'mark':
      return mark(thing)
    case 'zone':
    case 'label':
    case 'seat':
    case 'button':
      return fittingMarkup(thing, table)
    default:
      return thing satisfies never
  }
}
