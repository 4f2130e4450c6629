// Flat things with something printed on them: letters, dice, cards, numbers, path tiles.
import type { Look, Paint } from '../../kit/index.ts'
import { body, escape, mark, round, words, type Art, type Brush } from './brush.ts'

const roundedBox = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`

/** A tile with a little thickness; what is printed lies on its face. */
const tile = (brush: Brush, half: number, r: number, high = 5): string => {
  const d = roundedBox(-half, -half - high / 2, half * 2, half * 2, r)
  return (
    `<path d="${d}" transform="translate(3 ${high + 4})" fill="#140800" fill-opacity=".34"/>` +
    `<path d="${d}" transform="translate(0 ${high})" fill="${brush.deep}" stroke="${brush.line}" stroke-width="1.4"/>` +
    body(brush, d, 'face', 1.2)
  )
}

/** "A" or "A:1": the letter with its value. */
export const letter: Art = (brush, look) => {
  const [sign = '', value] = (look.text ?? '').split(':')
  // A letter of two signs leaves the corner to its value.
  const crowd = sign.length > 1 ? 5 : 0
  return (
    tile(brush, 42, 9) +
    words(sign, 58, brush.ink, { y: -3, x: value ? -5 - crowd : 0, room: value ? 54 - 2 * crowd : 64 }) +
    (value ? words(value, 27, brush.ink, { x: 27, y: 23, room: 26 }) : '')
  )
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

export const die: Art = (brush, look) => {
  const pips = PIPS[Number(look.text)]
  const dots = (pips ?? [])
    .map(([x, y]) => `<circle cx="${x * 19}" cy="${y * 19 - 3}" r="7" fill="${brush.ink}"/>`)
    .join('')
  return tile(brush, 37, 13, 6) + (pips ? dots : words(look.text ?? '', 46, brush.ink, { y: -3, room: 52 }))
}

export const number: Art = (brush, look) =>
  tile(brush, 44, 8) + words(look.text ?? '', 52, brush.ink, { y: -2.5, room: 66 })

/** Words on a card, each on a line of its own. */
function rows(text: string, ink: string): string {
  const parts = text.split(' ')
  const longest = Math.max(...parts.map(part => part.length))
  const size = Math.min(40, 46 / (0.58 * longest), 66 / parts.length)
  return parts
    .map((part, i) => words(part, size, ink, { y: (i - (parts.length - 1) / 2) * size * 1.05, room: 46 }))
    .join('')
}

export const card: Art = (brush, look) => {
  const d = roundedBox(-31, -44, 62, 88, 7)
  return (
    `<path d="${d}" transform="translate(1.5 3)" fill="#000" fill-opacity=".22"/>` +
    `<path d="${d}" fill="#fffaf0" stroke="${brush.line}" stroke-width="2"/>` +
    `<path d="${roundedBox(-26, -39, 52, 78, 4)}" fill="none" stroke="${brush.base}" stroke-width="3.6"/>` +
    (look.text ? rows(look.text, brush.line) : mark({ ...brush, ink: brush.base }, 0, 1.6))
  )
}

// Lines run through the middle of the edges. Turn 0: straight – white north to south; curve – white north to east.
const path = (d: string, colour: string, rim: string) =>
  `<path d="${d}" fill="none" stroke="${rim}" stroke-width="20"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="14"/>`

function traxTile(brush: Brush, white: string, black: string): string {
  const { tint } = brush.colours
  // The lines are white and black whatever the tint; a tile of those colours would swallow one of them.
  const wood = brush.tint === 'white' || brush.tint === 'black' ? 'brown' : brush.tint
  const d = 'M-49-49H49V49H-49Z'
  return (
    `<path d="${d}" fill="${tint(wood, 'base')}"/>` +
    path(black, tint('black', 'deep'), tint(wood, 'deep')) +
    path(white, tint('white', 'base'), tint(wood, 'line')) +
    `<path d="${d}" fill="none" stroke="${tint(wood, 'line')}" stroke-width="2.4"/>`
  )
}
export const traxStraight: Art = brush => traxTile(brush, 'M0-49V49', 'M-49 0H49')
export const traxCurve: Art = brush => traxTile(brush, 'M0-49A49 49 0 0 0 49 0', 'M0 49A49 49 0 0 0-49 0')

export const arrow: Art = brush => {
  const d = 'M0-46 19-13 6-18V18L14 26V45L0 36-14 45V26L-6 18V-18L-19-13Z'
  return (
    `<path d="${d}" transform="translate(2 4)" fill="#000" fill-opacity=".2"/>` + body(brush, d, 'side', 3)
  )
}

const polygon = (corners: number, r: number, first: number): string =>
  `M${Array.from({ length: corners }, (_, k) => {
    const angle = ((first + (360 * k) / corners) * Math.PI) / 180
    return `${round(r * Math.cos(angle))} ${round(r * Math.sin(angle))}`
  }).join('L')}Z`

/** A flat tile that fills its cell to the edge: a game's own drawing goes on it, and a text over that. */
const flatTile =
  (corners: number, r: number, first: number): Art =>
  (brush, look) =>
    `<path d="${polygon(corners, r - 3, first)}" transform="translate(2 5)" fill="#000" fill-opacity=".42"/>` +
    `<path d="${polygon(corners, r - 1.5, first)}" fill="${brush.deep}" stroke="${brush.line}" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="${polygon(corners, r - 5, first)}" transform="translate(-.6 -1.6)" fill="${brush.base}" stroke="#fff" stroke-opacity=".34" stroke-width="2.4" stroke-linejoin="round"/>` +
    `<path d="${polygon(corners, r - 5, first)}" transform="translate(-.6 -1.6)" fill="${brush.shade('face')}"/>` +
    strokes(brush, look) +
    (look.text && look.drawing
      ? `<circle r="21" fill="${brush.base}" stroke="${brush.detail}" stroke-opacity=".45" stroke-width="1.6"/>`
      : '') +
    (look.text
      ? words(look.text, look.drawing ? 30 : 54, brush.ink, { room: look.drawing ? 34 : 60 })
      : look.drawing
        ? ''
        : mark(brush, 0, 1.2))

/** The shapes of a game's own drawing. */
export const strokes = (brush: Brush, { drawing }: Look): string => {
  const paint = (name: Paint | undefined) =>
    name === undefined
      ? 'none'
      : name === 'base' || name === 'deep' || name === 'line' || name === 'ink'
        ? brush[name]
        : brush.colours.tint(name, 'base')
  return (drawing ?? [])
    .map(
      ({ path, fill, stroke, width = 4 }) =>
        `<path d="${escape(path)}" fill="${paint(fill)}"${stroke ? ` stroke="${paint(stroke)}" stroke-width="${width}" stroke-linejoin="round"` : ''}/>`,
    )
    .join('')
}

// A cell's inner circle has a radius of 50.
const HEXAGON = 100 / Math.sqrt(3)
/** Hexagons that stand on a corner, as on a board with rows; and those that lie on a side. */
export const hexagon: Art = flatTile(6, HEXAGON, 30)
export const flatHexagon: Art = flatTile(6, HEXAGON, 0)
export const squareTile: Art = flatTile(4, 50 * Math.SQRT2, 45)
/** A triangle that stands on a side. At the size of 5/3 its sides lie on the edges of the cell; turned by 180 it stands on a corner. */
export const triangle: Art = flatTile(3, 60, -90)

/** Nothing but the game's own drawing, and its text. */
export const bare: Art = (brush, look) =>
  strokes(brush, look) + (look.text ? words(look.text, 40, brush.ink, { room: 60 }) : '')

/** A match laid from dot to dot; turn 0 lies level. */
export const stick: Art = brush => {
  const d = 'M-48 0A5.5 5.5 0 0 1-42-5.5H42A5.5 5.5 0 0 1 42 5.5H-42A5.5 5.5 0 0 1-48 0Z'
  return (
    `<path d="${d}" transform="translate(1 3)" fill="#000" fill-opacity=".25"/>` + body(brush, d, 'face', 2)
  )
}
