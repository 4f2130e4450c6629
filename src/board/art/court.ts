// More figures off the same lathe: the court and the guards of the larger chess games.
import { body, mark, turned, type Art, type Brush } from './brush.ts'
import { bead, collar, figure, foot, knight, lines, WIDTH } from './chess.ts'

const filled = (brush: Brush, d: string, fill = brush.base) =>
  `<path d="${d}" fill="${fill}" stroke="${brush.line}" stroke-width="2.8" stroke-linejoin="round"/>`

/** A round helmet with a spike and a broad brim. */
const guard: Art = brush =>
  figure(brush, [[0, -8], [11, -8], [9, 2], ...foot(8, 6)]) +
  filled(brush, 'M-2.4-30 0-43 2.4-30Z') +
  body(
    brush,
    turned([
      [0, -31],
      [12, -31, 18, -24, 18, -12],
    ]),
    'side',
    WIDTH,
  ) +
  collar(brush, 21, -11) +
  lines(brush, 'M0-28V-16')

/** A flat cap with a feather. */
const page: Art = brush =>
  figure(brush, [[0, -26], [8, -26, 13, -20, 13, -12], [13, -6, 10, -2, 8, 0], ...foot(7, 4)]) +
  filled(brush, 'M8-24C20-28 26-38 27-47 14-45 6-38 3-27Z', brush.deep) +
  filled(brush, 'M-20-20C-21-31-8-36 2-34 14-32 19-27 19-20Z') +
  lines(brush, 'M-18-21H17M22-42 9-29') +
  collar(brush, 11, 1.5)

/** A man behind a shield with a cross. */
const squire: Art = brush =>
  figure(brush, [[0, -37], [8, -37, 12, -31, 12, -25], [12, -19, 9, -16, 8, -14], ...foot(8, 4)]) +
  filled(brush, 'M-19-15H19V3C19 14 9 20 0 25-9 20-19 14-19 3Z') +
  lines(brush, 'M0-9V18M-12 0H12', 4)

/** A gate between two towers. */
const castle: Art = brush =>
  figure(brush, [
    [4, -24],
    [4, -17],
    [12, -17],
    [12, -37],
    [17, -37],
    [17, -31],
    [21, -31],
    [21, -37],
    [27, -37],
    [27, -16],
    [23, -12],
    [23, 24],
    [25, 26],
    [25, 30],
    [28, 31, 30.5, 34, 30.5, 39],
  ]) +
  filled(brush, 'M-8 27V8C-8-2 8-2 8 8V27Z', brush.deep) +
  lines(brush, 'M-21-12H21')

/** A cocked hat and a star. */
const general: Art = brush =>
  figure(brush, [[0, -22], [9, -22, 13, -17, 13, -10], [13, -4, 11, 0, 9, 2], ...foot(9, 6)]) +
  filled(brush, 'M-28-16C-20-20-14-38 0-40 14-38 20-20 28-16 14-12-14-12-28-16Z') +
  bead(brush, 0, -29, 4.4) +
  `<path d="M0 6 2.6 12 9 12.6 4.2 16.8 5.6 23 0 19.8-5.6 23-4.2 16.8-9 12.6-2.6 12Z" fill="${brush.detail}"/>`

/** A fox's face on a foot. */
const fox: Art = brush =>
  figure(brush, [[0, -4], [11, -4], [8, 6], ...foot(8, 9)]) +
  filled(brush, 'M0 4-22-16-24-42-9-30H9L24-42 22-16Z') +
  filled(brush, 'M0 4-9-6 0-11 9-6Z', brush.deep) +
  `<g fill="${brush.detail}"><circle cx="-9" cy="-18" r="2.8"/><circle cx="9" cy="-18" r="2.8"/><circle cy="1" r="2.6"/></g>` +
  lines(brush, 'M-19-34-14-28M19-34 14-28')

/** A coronet of three balls. */
const duke: Art = brush =>
  figure(brush, [[0, -12], [13, -11], [10, 0], ...foot(8, 4)]) +
  body(brush, 'M-14-5-22-30-9-17 0-33 9-17 22-30 14-5Z', 'side', WIDTH) +
  [-22, 0, 22].map((x, i) => bead(brush, x, [-33, -37, -33][i]!, 5.2)).join('') +
  lines(brush, 'M-12-9H12') +
  collar(brush, 13, -0.5)

/** A horse's head with a lance. */
const cavalier: Art = (brush, look) =>
  `<path d="M30 34 8-46" stroke="${brush.line}" stroke-width="8" stroke-linecap="round"/>` +
  `<path d="M30 34 8-46" stroke="${brush.base}" stroke-width="3" stroke-linecap="round"/>` +
  `<g transform="translate(-4 5) scale(.88)">${knight(brush, look)}</g>` +
  filled(brush, 'M8-47 28-40 12-32Z', brush.deep)

/** A pawn with a crown. */
const superpawn: Art = brush =>
  figure(brush, [[0, -18], [9, -18, 14, -12, 14, -6], [14, -1, 11, 1, 8, 3], ...foot(7, 8)]) +
  filled(brush, 'M-13-15-17-36-7-25 0-39 7-25 17-36 13-15C6-18-6-18-13-15Z') +
  collar(brush, 11, 4.5)

/** A high crown with a veil down to the shoulders. */
const matriarch: Art = brush =>
  filled(brush, 'M0-34C22-34 27-12 25 14L29 34H-29L-25 14C-27-12-22-34 0-34Z', brush.deep) +
  figure(brush, [[0, -20], [9, -20, 14, -14, 14, -8], [14, -2, 11, 0, 8, 2], ...foot(8, 6)]) +
  filled(brush, 'M-15-17-19-38-9-27 0-43 9-27 19-38 15-17C7-20-7-20-15-17Z') +
  bead(brush, 0, -44, 4) +
  collar(brush, 12, 3)

/** A hare's ears above a spring. */
const jumper: Art = brush =>
  figure(brush, [[0, 12], [13, 12], [12, 20], ...foot(11, 21)]) +
  `<path d="M-11 12 11 7-11 2 11-3-11-8" fill="none" stroke="${brush.line}" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/>` +
  `<path d="M-11 12 11 7-11 2 11-3-11-8" fill="none" stroke="${brush.base}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>` +
  filled(brush, 'M-4-28C-9-46-19-48-19-39-19-31-14-26-11-23ZM4-28C9-46 19-48 19-39 19-31 14-26 11-23Z') +
  filled(brush, 'M0-5C-13-5-19-12-17-20-14-28-6-30 0-30 6-30 14-28 17-20 19-12 13-5 0-5Z') +
  `<g fill="${brush.detail}"><circle cx="-7" cy="-19" r="2.6"/><circle cx="7" cy="-19" r="2.6"/><circle cy="-12" r="2.2"/></g>`

/** A barrel on a wheel, ready to fire. */
const cannon: Art = brush =>
  filled(brush, 'M-34 36 6 10 12 20-22 41Z', brush.deep) +
  body(brush, 'M-26-2 22-34C28-38 36-28 31-22L-14 14C-24 20-36 8-26-2Z', 'side', WIDTH) +
  lines(brush, 'M14-29 25-15M-14-10-3 5') +
  filled(brush, 'M20-37 35-20 30-15 15-32Z') +
  bead(brush, -27, 11, 4.5) +
  `<circle cx="4" cy="21" r="19" fill="${brush.base}" stroke="${brush.line}" stroke-width="3.4"/>` +
  lines(brush, 'M4 4V38M-13 21H21M-8 9 16 33M-8 33 16 9', 2.6) +
  bead(brush, 4, 21, 5)

export const court: Readonly<Record<string, Art>> = Object.fromEntries(
  Object.entries({
    'chess-guard': guard,
    'chess-page': page,
    'chess-squire': squire,
    'chess-castle': castle,
    'chess-general': general,
    'chess-fox': fox,
    'chess-duke': duke,
    'chess-cavalier': cavalier,
    'chess-superpawn': superpawn,
    'chess-matriarch': matriarch,
    'chess-jumper': jumper,
    'chess-cannon': cannon,
  }).map(([name, art]): [string, Art] => [name, (brush, look) => art(brush, look) + mark(brush, 20, 0.62)]),
)
