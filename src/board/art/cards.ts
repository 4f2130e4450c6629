import { escape, FONT, mark, round, words, type Art, type Brush } from './brush.ts'
import { figure, type Headwear } from './card-figures.ts'
import { sign, SUITS } from './card-suits.ts'

/**
 * Playing cards, dominoes and notes of our own drawing. A card is 100 wide and as many times higher as `RATIO` says; its text
 * is the suit and the rank ('H10', 'Pfelső'), the halves ('3:5'), the value or the words on it.
 */
export const RATIO = {
  french: 1.45,
  hungarian: 1.6,
  tarokk: 1.75,
  domino: 2,
  number: 1.45,
  money: 0.52,
  worded: 1.45,
} as const

const PAPER = '#fffdf5'
const LINE = '#4a3a2c'

const sheet = (ratio: number, fill = PAPER, rx = 7): string => {
  const h = round(ratio * 100)
  return (
    `<rect x="-48.4" y="${round(-h / 2 + 3.4)}" width="100" height="${h}" rx="${rx}" fill="#000" fill-opacity=".2"/>` +
    `<rect x="-49.4" y="${round(-h / 2 + 0.6)}" width="98.8" height="${h - 1.2}" rx="${rx}" fill="${fill}" stroke="${LINE}" stroke-width="1.2"/>`
  )
}
/** Something at the upper left, and upside down at the lower right. */
const twice = (markup: string): string => `${markup}<g transform="rotate(180)">${markup}</g>`

const SIDE = 17
const PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = (() => {
  const both = (y: number): [number, number][] => [
    [-SIDE, y],
    [SIDE, y],
  ]
  const six = [...both(-1), ...both(0), ...both(1)]
  const eight = [...both(-1), ...both(-0.34), ...both(0.34), ...both(1)]
  return {
    1: [[0, 0]],
    2: [
      [0, -1],
      [0, 1],
    ],
    3: [
      [0, -1],
      [0, 0],
      [0, 1],
    ],
    4: [...both(-1), ...both(1)],
    5: [...both(-1), [0, 0], ...both(1)],
    6: six,
    7: [...six, [0, -0.5]],
    8: [...six, [0, -0.5], [0, 0.5]],
    9: [...eight, [0, 0]],
    10: [...eight, [0, -0.67], [0, 0.67]],
  }
})()

const pips = (suit: string, count: number, reach: number, size: number): string =>
  (PLACES[count] ?? []).map(([x, y]) => sign(suit, x, round(y * reach), size, y > 0)).join('')

const corner = (suit: string, rank: string, top: number, size: number): string =>
  twice(
    words(rank, size, SUITS[suit]?.ink ?? LINE, { x: -37.5, y: top, room: 23 }) +
      sign(suit, -37.5, top + size * 0.5 + 9, 0.85),
  )

const panel = (w: number, h: number, fill = '#f8f1de') =>
  `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="4" fill="${fill}" stroke="${LINE}" stroke-width="1"/>`

const COURT: Readonly<Record<string, Headwear>> = { J: 'beret', C: 'helmet', Q: 'diadem', K: 'crown' }

function courtOrPips(suit: string, rank: string, ratio: number): string {
  const headwear = COURT[rank]
  const half = ratio * 50
  if (!headwear) {
    const count = rank === 'A' ? 1 : Number(rank)
    return pips(suit, count, half - 22, count === 1 ? 2.6 : 0.88)
  }
  const scale = (half - 8) / 61
  return (
    panel(54, half * 2 - 14) +
    `<g transform="scale(${round(Math.min(1, scale))} ${round(scale)})">${figure(headwear, suit, '')}</g>` +
    twice(sign(suit, -18, round(-half + 18), 0.7))
  )
}

const split = (text: string): readonly [string, string] => [text.slice(0, 1), text.slice(1)]

const french: Art = (_, { text = '' }) => {
  const [suit, rank] = split(text)
  return sheet(RATIO.french) + courtOrPips(suit, rank, RATIO.french) + corner(suit, rank, -59, 25)
}

const HUNGARIAN: Readonly<Record<string, Headwear>> = { alsó: 'feather', felső: 'helmet', király: 'crown' }
const ROMAN: Readonly<Record<string, number>> = { VII: 7, VIII: 8, IX: 9, X: 10 }
const SEASONS: Readonly<Record<string, string>> = { P: 'TAVASZ', T: 'NYÁR', Z: 'ŐSZ', M: 'TÉL' }

/** The Hungarian deck: pips with Roman numbers, figures, and aces with their seasons. */
const hungarian: Art = (_, { text = '' }) => {
  const [suit, rank] = split(text)
  const headwear = HUNGARIAN[rank]
  const count = ROMAN[rank]
  const ink = SUITS[suit]?.ink ?? LINE
  const season =
    twice(sign(suit, 0, -32, 2.4)) +
    `<path d="M-33-9H33L28 0 33 9H-33L-28 0Z" fill="#f3dfa6" stroke="${LINE}" stroke-width="1"/>` +
    words(SEASONS[suit] ?? '', 13, ink, { room: 52 })
  const inner =
    count !== undefined
      ? pips(suit, count, 52, 0.92)
      : headwear
        ? panel(56, 146) +
          `<g transform="scale(1 1.16)">${figure(headwear, suit, '')}</g>` +
          twice(sign(suit, headwear === 'feather' ? 18 : -18, headwear === 'feather' ? -14 : -58, 0.85))
        : panel(70, 146, '#fbf4e0') + season
  // Numbers stand above their sign; words run up along the edge, where a held card is seen.
  const label =
    count === undefined
      ? `<g transform="translate(-38.5 -34) rotate(-90)">${words(rank, 18, ink, { room: 54 })}</g>${sign(suit, -38.5, -67, 0.85)}`
      : words(rank, 20, ink, { x: -36, y: -68, room: 27 }) + sign(suit, -39.5, -52, 0.62)
  return sheet(RATIO.hungarian) + inner + twice(label)
}

const numerals: readonly (readonly [string, number])[] = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
]
export function roman(n: number): string {
  let [rest, text] = [n, '']
  for (const [letters, value] of numerals)
    while (rest >= value) {
      text += letters
      rest -= value
    }
  return text
}

/** A tarokk: a rosette with as many petals as its number asks for. */
function rosette(n: number): string {
  const petals = 5 + (n % 8)
  const hues = ['#bf2a22', '#2b4a78', '#33634a', '#c8861a', '#6b3a75']
  const colour = hues[n % hues.length]!
  const leaves = Array.from(
    { length: petals },
    (_, i) =>
      `<path d="M0 0C-9-12-7-26 0-33 7-26 9-12 0 0Z" transform="rotate(${round((360 / petals) * i)})" fill="${colour}" fill-opacity=".85" stroke="${LINE}" stroke-width=".8"/>`,
  ).join('')
  return `${leaves}<circle r="8" fill="#e3b53c" stroke="${LINE}" stroke-width="1"/>`
}

const tarokk: Art = (_, { text = '' }) => {
  const n = Number(text)
  if (!Number.isInteger(n)) {
    const [suit, rank] = split(text)
    return sheet(RATIO.tarokk) + courtOrPips(suit, rank, RATIO.tarokk) + corner(suit, rank, -74, 25)
  }
  const name = n === 22 ? 'Skíz' : roman(n)
  const jester = `<g transform="scale(.8)">${figure('feather', 'D', '')}</g>`
  return (
    sheet(RATIO.tarokk) +
    panel(84, 158, '#fbf4e0') +
    `<rect x="-37" y="-52" width="74" height="104" rx="5" fill="none" stroke="#c8a24a" stroke-width="2.4"/>` +
    (n === 22 ? jester : rosette(n)) +
    twice(words(name, 20, LINE, { y: -65, room: 66 }))
  )
}

const DOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  0: [],
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}
const domino: Art = (_, { text = '' }) => {
  const [upper = 0, lower = 0] = text.split(':').map(Number)
  const dots = (n: number, y: number) =>
    (DOTS[n] ?? []).map(([dx, dy]) => `<circle cx="${dx * 24}" cy="${y + dy * 24}" r="8.4"/>`).join('')
  return (
    sheet(RATIO.domino, '#fbf3df', 13) +
    `<rect x="-44" y="-94" width="88" height="188" rx="9" fill="none" stroke="#fff" stroke-width="2"/>` +
    `<path d="M-38 0H38" stroke="#8a7a60" stroke-width="3" stroke-linecap="round"/><circle r="4.4" fill="#b08d3c" stroke="#6b5420"/>` +
    `<g fill="#26221f">${dots(upper, -48)}${dots(lower, 48)}</g>`
  )
}

/** A number on a coloured card; without a number the colour alone. */
const number: Art = (brush, { text }) =>
  sheet(RATIO.number) +
  `<rect x="-42" y="-65" width="84" height="130" rx="6" fill="${brush.base}" stroke="${brush.line}" stroke-width="1.4"/>` +
  (text
    ? `<ellipse rx="33" ry="40" fill="${PAPER}" stroke="${brush.line}" stroke-width="1.2"/>` +
      words(text, 52, brush.line, { room: 54 }) +
      twice(words(text, 19, brush.ink, { x: -30, y: -52, room: 20 })) +
      twice(mark({ ...brush, ink: brush.ink }, -52, 0.8, 30))
    : `<g>${mark({ ...brush, ink: brush.ink }, 0, 3)}</g>`)

const money: Art = (brush, { text = '' }) => {
  const rings = Array.from(
    { length: 9 },
    (_, i) =>
      `<ellipse rx="17" ry="6" transform="rotate(${i * 20})" fill="none" stroke="${brush.line}" stroke-width=".5" stroke-opacity=".6"/>`,
  ).join('')
  return (
    sheet(RATIO.money, PAPER, 3) +
    `<rect x="-46.5" y="-22.6" width="93" height="45.2" rx="2" fill="${brush.base}" fill-opacity=".42" stroke="${brush.line}" stroke-width="1"/>` +
    `<g transform="translate(-29 0)">${rings}</g><g transform="translate(29 0)">${rings}</g>` +
    words(text, 24, '#2a1c10', { room: 40 }) +
    `<g>${words(text, 8, '#2a1c10', { x: -38, y: -16.4, room: 16 })}${words(text, 8, '#2a1c10', { x: 38, y: 16.4, room: 16 })}</g>`
  )
}

const wrapped = (text: string, most: number): string[] =>
  text.split('\n').flatMap(row => {
    const rows = ['']
    for (const word of row.split(' ')) {
      const last = rows.at(-1)!
      if (last !== '' && last.length + word.length + 1 > most) rows.push(word)
      else rows[rows.length - 1] = last === '' ? word : `${last} ${word}`
    }
    return rows
  })

const row = (text: string, size: number, y: number, weight: number): string =>
  `<text y="${round(y)}" font-size="${round(Math.min(size, 86 / (0.52 * Math.max(1, text.length))))}" font-family="${FONT}" font-weight="${weight}" text-anchor="middle" fill="#2a1c10">${escape(text)}</text>`

/** Words: the first line is the title, the rest is set as large as it fits. */
const worded: Art = (brush, { text = '' }) => {
  const [title = '', ...rest] = text.split('\n')
  const body = rest.join('\n').trim()
  let size = 15
  let rows = wrapped(body, Math.floor(84 / (0.5 * size)))
  while (size > 5 && rows.length * size * 1.18 > 92) {
    size -= 0.5
    rows = wrapped(body, Math.floor(84 / (0.5 * size)))
  }
  const head = wrapped(title, 13).slice(0, body ? 2 : 5)
  return (
    sheet(RATIO.worded) +
    `<path d="M-49-66A7 7 0 0 1-42-72H42A7 7 0 0 1 49-66V${body ? -36 : 72}H-49Z" fill="${brush.base}" fill-opacity=".35"/>` +
    head.map((line, i) => row(line, 14, (body ? -50 : 4) + (i - (head.length - 1) / 2) * 15, 700)).join('') +
    (body ? rows.map((line, i) => row(line, size, -22 + i * size * 1.18, 400)).join('') : '')
  )
}

/** The back: rows of chevrons in a frame, whatever the height. */
const backOf =
  (ratio: number, rx = 7): Art =>
  (brush: Brush) => {
    const half = ratio * 50 - 9
    const rows = Math.max(2, Math.round(half / 16))
    const step = (2 * half) / rows
    const zigzag = Array.from({ length: rows }, (_, i) => {
      const y = round(-half + i * step + step * 0.75)
      const up = round(step * 0.55)
      return `M-38 ${y}l19-${up} 19 ${up} 19-${up} 19 ${up}`
    }).join('')
    return (
      sheet(ratio, PAPER, rx) +
      `<rect x="-42" y="${-half}" width="84" height="${2 * half}" rx="4" fill="${brush.deep}" stroke="${brush.line}" stroke-width="1"/>` +
      `<path d="${zigzag}" fill="none" stroke="${PAPER}" stroke-opacity=".62" stroke-width="2.4" stroke-linejoin="round"/>`
    )
  }

/** For cards of one's own the text says how many times higher than wide they are. */
const plainBack: Art = (brush, look) => {
  const ratio = Number(look.text)
  return backOf(ratio > 0.2 && ratio < 5 ? ratio : RATIO.french)(brush, look)
}

export const cards: Readonly<Record<string, Art>> = {
  'deck-french': french,
  'deck-hungarian': hungarian,
  'deck-tarokk': tarokk,
  'deck-domino': domino,
  'deck-number': number,
  'deck-money': money,
  'deck-worded': worded,
  'deck-back': plainBack,
  'deck-back-hungarian': backOf(RATIO.hungarian),
  'deck-back-tarokk': backOf(RATIO.tarokk),
  'deck-back-domino': backOf(RATIO.domino, 13),
}
