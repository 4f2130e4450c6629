// A set of chess figures turned on one lathe; heads tell them apart even at 24 pixels.
import { body, ground, mark, turned, words, type Art, type Brush, type Profile } from './brush.ts'

/** From the waist at (`w`, `y`) down to the plinth, the same for every figure. */
export const foot = (w: number, y: number): Profile => [
  [w, y, w + 2, 18, 19, 24],
  [23, 26],
  [23, 30],
  [28, 31, 30.5, 34, 30.5, 39],
]

export const WIDTH = 3.4
export const bead = (brush: Brush, x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${brush.base}" stroke="${brush.line}" stroke-width="2.8"/>`
export const lines = (brush: Brush, d: string, width = 2.6) =>
  `<path d="${d}" fill="none" stroke="${brush.detail}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".8"/>`
const PLINTH = 'M-20 30H20'
/** The collar under a head: a flat ring as wide as `w`. */
export const collar = (brush: Brush, w: number, y: number) =>
  `<path d="M${-w} ${y}H${w}" stroke="${brush.line}" stroke-width="9.6" stroke-linecap="round"/>` +
  `<path d="M${-w} ${y}H${w}" stroke="${brush.base}" stroke-width="3.6" stroke-linecap="round"/>`

export const figure = (brush: Brush, profile: Profile): string =>
  ground(brush, 32, 39, 6) + body(brush, turned(profile), 'side', WIDTH) + lines(brush, PLINTH)

const pawn: Art = brush =>
  figure(brush, [
    [0, -24],
    [8, -24, 13, -18.5, 13, -11],
    [13, -6, 10.5, -3, 8, -1],
    ...foot(7, 4).slice(0, 1),
    [21, 27],
    [21, 30],
    [26, 31, 28, 34, 28, 39],
  ]) + collar(brush, 11, 1.5)

const rook: Art = brush =>
  figure(brush, [
    [5, -35],
    [5, -29],
    [11, -29],
    [11, -35],
    [22, -35],
    [22, -20],
    [15, -14],
    [15, -4, 16, 10, 18, 20],
    [19, 24],
    [23, 26],
    [23, 30],
    [28, 31, 30.5, 34, 30.5, 39],
  ]) + lines(brush, 'M-17-17.5H17M-17 22H17')

const bishop: Art = brush =>
  figure(brush, [[0, -36], [10, -30, 17, -22, 17, -13], [17, -7, 13, -3, 9, -1], ...foot(7, 3)]) +
  bead(brush, 0, -39, 4.6) +
  lines(brush, 'M3-31 -5-15', 3.2) +
  collar(brush, 13, 1)

const queen: Art = brush => {
  const spread = [-25, -13, 0, 13, 25]
  const crown = 'M-13-4-25-29-14-14-13-34-4.5-15 0-37 4.5-15 13-34 14-14 25-29 13-4Z'
  return (
    figure(brush, [[0, -14], [12, -12], [9, 0], ...foot(8, 4)]) +
    body(brush, crown, 'side', WIDTH) +
    spread.map((x, i) => bead(brush, x, [-31, -36, -39, -36, -31][i]!, 3.9)).join('') +
    lines(brush, 'M-11.5-8.5H11.5') +
    collar(brush, 13, -0.5)
  )
}

const king: Art = brush => {
  const head = turned([
    [0, -27],
    [14, -33, 25, -27, 23, -17],
    [21.5, -10, 16, -7, 13, -3],
  ])
  const cross = 'M-3.6-28V-35.5H-10V-42H-3.6V-47.5H3.6V-42H10V-35.5H3.6V-28Z'
  return (
    figure(brush, [[0, -10], [12, -10], [9, 0], ...foot(8, 4)]) +
    `<path d="${cross}" fill="${brush.base}" stroke="${brush.line}" stroke-width="2.8" stroke-linejoin="round"/>` +
    body(brush, head, 'side', WIDTH) +
    lines(brush, 'M0-25V-9M-16-21C-15-14-11-11-9-9M16-21C15-14 11-11 9-9', 2.4) +
    collar(brush, 14, -0.5)
  )
}

export const HORSE =
  'M-19 30C-20 18-3 12-1-1-8 4-13 6-18 9-22 14-29 14-32 9-36 4-35-2-31-7-26-14-24-19-21-25-19-30-15-33-10-35L-9-45 0-37C20-35 30-13 28 9 27 18 24 24 22 30Z'

export const knight: Art = brush =>
  ground(brush, 32, 39, 6) +
  body(
    brush,
    turned([
      [0, 29],
      [22, 29],
      [27, 30, 30.5, 33, 30.5, 39],
    ]),
    'side',
    WIDTH,
  ) +
  body(brush, HORSE, 'side', WIDTH) +
  `<circle cx="-13.5" cy="-21" r="3" fill="${brush.detail}"/>` +
  lines(brush, 'M-28 1 -30.5 2.5M-31 9C-28 8-26 7-24 5') +
  lines(brush, 'M3-29C15-24 20-8 18 10M1-36C-2-33-3-31-4-28', 2.4) +
  lines(brush, 'M-16 30H18')

const wizard: Art = brush => {
  const hat = 'M-24-3C-16-7-12-12-8-24-6-31-3-38 5-46 4-38 6-33 9-24 12-13 16-7 24-3 12 3-12 3-24-3Z'
  return (
    figure(brush, [[0, -4], [13, -3], [10, 6], ...foot(9, 9)]) +
    body(brush, hat, 'side', WIDTH) +
    `<path d="M0-26 2.4-20.5 8-20 3.8-16.5 5-11 0-14-5-11-3.8-16.5-8-20-2.4-20.5Z" fill="${brush.detail}"/>` +
    lines(brush, 'M-13-6C-6-3 6-3 13-6', 2.4)
  )
}

const champion: Art = brush => {
  const helm = turned([
    [0, -34],
    [12, -34, 20, -26, 20, -14],
    [20, -8, 19, -2, 16, 3],
  ])
  return (
    figure(brush, [[0, 0], [13, 2], [9, 8], ...foot(8, 10)]) +
    `<path d="M2-33C4-45 18-47 26-38 20-38 18-34 17-28Z" fill="${brush.deep}" stroke="${brush.line}" stroke-width="2.8" stroke-linejoin="round"/>` +
    body(brush, helm, 'side', WIDTH) +
    `<path d="M-15-18H15V-12.5H3.5V-1H-3.5V-12.5H-15Z" fill="${brush.detail}"/>` +
    collar(brush, 14, 5)
  )
}

/** Bishop and knight in one: a mitre behind a horse's head; rook and knight likewise. */
const joined =
  (behind: string, more: (brush: Brush) => string): Art =>
  brush =>
    ground(brush, 32, 39, 6) +
    body(brush, behind, 'side', WIDTH) +
    more(brush) +
    body(
      brush,
      turned([
        [0, 29],
        [22, 29],
        [27, 30, 30.5, 33, 30.5, 39],
      ]),
      'side',
      WIDTH,
    ) +
    `<g transform="translate(-3 8) scale(.74)">${body(brush, HORSE, 'side', 4.4)}<circle cx="-13.5" cy="-21" r="3.4" fill="${brush.detail}"/>${lines(brush, 'M3-29C15-24 20-8 18 10', 3)}</g>`

const archbishop = joined(
  'M6-42C20-34 27-22 22-8 18 6 20 20 20 30H-6C-8 10-10-4-10-16-9-28-2-36 6-42Z',
  brush => bead(brush, 6, -43, 4) + lines(brush, 'M12-33 8-26', 3),
)
const chancellor = joined(
  'M-18-44H-9V-38H0V-44H10V-38H18V-44H27V-28L22-23C22-4 22 14 22 30H-8L-14-23-18-28Z',
  brush => lines(brush, 'M-11-25H20'),
)

/** A queen with a bow. */
const amazonFigure: Art = brush => {
  const bow = 'M-33 26C-45 8-45-12-33-30'
  return (
    `<g transform="translate(5 1) scale(.97)">${queen(brush, { art: 'chess-queen', tint: brush.tint })}` +
    `<path d="${bow}" fill="none" stroke="${brush.line}" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="${bow}" fill="none" stroke="${brush.base}" stroke-width="2.8" stroke-linecap="round"/>` +
    `<path d="M-33 26V-30" stroke="${brush.line}" stroke-width="2"/></g>`
  )
}

/** A figure without a drawing of its own: the common body with its sign on a shield. */
export const namedFigure: Art = (brush, look) =>
  figure(brush, [[0, -38], [16, -38, 24, -30, 24, -18], [24, -6, 16, 2, 9, 4], ...foot(8, 7)]) +
  words(
    look.text ??
      look.art
        .replace(/^chess-/, '')
        .slice(0, 1)
        .toUpperCase(),
    32,
    brush.ink,
    { y: -18, room: 36 },
  )

/** The figures, each with the colour's sign on its foot. */
export const chess: Readonly<Record<string, Art>> = Object.fromEntries(
  Object.entries({
    'chess-pawn': pawn,
    'chess-rook': rook,
    'chess-knight': knight,
    'chess-bishop': bishop,
    'chess-queen': queen,
    'chess-king': king,
    'chess-wizard': wizard,
    'chess-champion': champion,
    'chess-archbishop': archbishop,
    'chess-cardinal': archbishop,
    'chess-chancellor': chancellor,
    'chess-marshal': chancellor,
    'chess-amazon': amazonFigure,
    amazon: amazonFigure,
  }).map(([name, art]): [string, Art] => [
    name,
    // A figure is known by its shape: its letter is for text diagrams only.
    (brush, look) => art(brush, look) + mark(brush, 20, 0.62),
  ]),
)
