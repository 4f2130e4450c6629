// Beasts of the hunting games.
import { body, ground, mark, words, type Art, type Brush } from './brush.ts'

const eyes = (brush: Brush, x: number, y: number, r = 3.4) =>
  `<g fill="${brush.line}"><circle cx="${-x}" cy="${y}" r="${r}"/><circle cx="${x}" cy="${y}" r="${r}"/></g>` +
  `<g fill="#fff"><circle cx="${-x - 1}" cy="${y - 1.2}" r="1.1"/><circle cx="${x - 1}" cy="${y - 1.2}" r="1.1"/></g>`
const pale = 'fill="#fff7ea" fill-opacity=".92"'

const fox: Art = brush =>
  ground(brush, 28, 41, 5) +
  body(
    brush,
    'M0 42C-10 38-17 28-22 22-32 20-40 14-42 4-38 2-36-2-36-8L-37-44C-26-40-17-33-13-26-5-29 5-29 13-26 17-33 26-40 37-44L36-8C36-2 38 2 42 4 40 14 32 20 22 22 17 28 10 38 0 42Z',
    'face',
    3,
  ) +
  `<path d="M-41 4C-28-1-13 4-8 16-5 25-3 32 0 41-10 37-17 28-22 22-32 20-39 14-41 4Z" ${pale}/>` +
  `<path d="M41 4C28-1 13 4 8 16 5 25 3 32 0 41 10 37 17 28 22 22 32 20 39 14 41 4Z" ${pale}/>` +
  `<path d="M-31-34C-25-31-21-27-19-23-24-20-28-17-31-12Z" fill="${brush.line}" fill-opacity=".75"/><path d="M31-34C25-31 21-27 19-23 24-20 28-17 31-12Z" fill="${brush.line}" fill-opacity=".75"/>` +
  eyes(brush, 15, 0) +
  `<path d="M-6 34C-3 31 3 31 6 34 4 40-4 40-6 34Z" fill="${brush.line}"/>`

const goose: Art = brush =>
  ground(brush, 30, 42, 5) +
  `<path d="M-4 30V41M8 30V41M-9 42H0M3 42H13" stroke="#d98a2b" stroke-width="4" stroke-linecap="round"/>` +
  body(
    brush,
    'M-19-30C-17-42-1-43 2-31 4-23-3-16-2-8 6-13 18-10 26-6 34-6 40-12 44-16 44 6 34 32 4 32-18 32-28 18-20 2-16-6-20-16-19-30Z',
    'face',
    3,
  ) +
  `<path d="M2 4C12-2 24 2 32 2 28 14 14 22 4 16" fill="none" stroke="${brush.detail}" stroke-width="2.6" stroke-linecap="round" stroke-opacity=".6"/>` +
  `<path d="M-18-33-37-26C-34-20-24-20-17-24Z" fill="#e8962e" stroke="${brush.line}" stroke-width="2.6" stroke-linejoin="round"/>` +
  `<circle cx="-9" cy="-32" r="2.9" fill="${brush.detail}"/>` +
  mark(brush, 16, 0.7, -6)

const headed =
  (skull: string, ears: string, more: (brush: Brush) => string): Art =>
  brush =>
    ground(brush, 28, 41, 5) + body(brush, ears, 'face', 3) + body(brush, skull, 'face', 3) + more(brush)

const nose = (brush: Brush, y: number, w = 7) =>
  `<path d="M${-w} ${y - 3}C-3 ${y - 5} 3 ${y - 5} ${w} ${y - 3} 5 ${y + 4}-5 ${y + 4}${-w} ${y - 3}Z" fill="${brush.line}"/><path d="M0 ${y + 2}V${y + 7}M-8 ${y + 9}C-4 ${y + 11} 0 ${y + 9} 0 ${y + 6} 0 ${y + 9} 4 ${y + 11} 8 ${y + 9}" fill="none" stroke="${brush.line}" stroke-width="2.2" stroke-linecap="round"/>`

const LONG_FACE =
  'M0 42C-12 42-16 30-19 20-28 16-32 6-31-6-30-22-16-30 0-30 16-30 30-22 31-6 32 6 28 16 19 20 16 30 12 42 0 42Z'
const ROUND_FACE = 'M0 40C-22 40-36 26-36 4-36-16-22-30 0-30 22-30 36-16 36 4 36 26 22 40 0 40Z'
const MUZZLE = `<path d="M0 39C-11 39-15 30-15 23-15 14-8 10 0 10 8 10 15 14 15 23 15 30 11 39 0 39Z" ${pale}/>`
const POINTED = 'M-30-6-34-44-8-28ZM30-6 34-44 8-28Z'
const ROUND_EARS = 'M-18-22A12 12 0 1 0-36-8ZM18-22A12 12 0 1 1 36-8Z'

const wolf = headed(
  LONG_FACE,
  POINTED,
  brush =>
    MUZZLE +
    eyes(brush, 14, -3) +
    nose(brush, 24) +
    `<path d="M-22-10-8-6M22-10 8-6" stroke="${brush.line}" stroke-width="2.6" stroke-linecap="round"/>`,
)
const dog = headed(
  LONG_FACE,
  'M-22-26C-40-28-46-6-38 16-30 12-26 0-24-10ZM22-26C40-28 46-6 38 16 30 12 26 0 24-10Z',
  brush => MUZZLE + eyes(brush, 13, -4) + nose(brush, 22),
)
const leopard = headed(
  ROUND_FACE,
  ROUND_EARS,
  brush =>
    `<g fill="${brush.line}" fill-opacity=".7">${[
      [-14, -22],
      [0, -25],
      [14, -22],
      [-24, -10],
      [24, -10],
      [-28, 8],
      [28, 8],
      [-24, 22],
      [24, 22],
      [0, -13],
    ]
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="3.8" ry="3"/>`)
      .join('')}</g>` +
    MUZZLE +
    eyes(brush, 14, -1) +
    nose(brush, 19),
)
const tiger = headed(
  ROUND_FACE,
  ROUND_EARS,
  brush =>
    `<path d="M0-29V-14M-10-27-7-16M10-27 7-16M-35 2-24 4M35 2 24 4M-33 14-23 13M33 14 23 13M-27 26-19 22M27 26 19 22" stroke="${brush.line}" stroke-width="4" stroke-linecap="round" stroke-opacity=".8"/>` +
    MUZZLE +
    eyes(brush, 14, -1) +
    nose(brush, 19),
)
const lion: Art = brush =>
  ground(brush, 30, 42, 5) +
  `<circle cy="1" r="41" fill="${brush.deep}" stroke="${brush.line}" stroke-width="3"/>` +
  `<path d="M-28-28-18-18M28-28 18-18M-40 0H-28M40 0H28M-29 28-20 20M29 28 20 20M0-40V-28" stroke="${brush.line}" stroke-width="2.4" stroke-opacity=".5" stroke-linecap="round"/>` +
  body(brush, 'M0 34C-18 34-27 22-27 4-27-14-16-24 0-24 16-24 27-14 27 4 27 22 18 34 0 34Z', 'face', 2.4) +
  `<g transform="translate(0 -3)">${MUZZLE}${eyes(brush, 12, -3)}${nose(brush, 19)}</g>`
const cat = headed(
  ROUND_FACE,
  POINTED,
  brush =>
    MUZZLE +
    eyes(brush, 14, -2) +
    nose(brush, 18, 5) +
    `<path d="M-16 24-38 20M-16 28-37 31M16 24 38 20M16 28 37 31" stroke="${brush.line}" stroke-width="1.6" stroke-opacity=".7"/>`,
)
const rat = headed(
  LONG_FACE,
  'M-14-24A15 15 0 1 0-32-2ZM14-24A15 15 0 1 1 32-2Z',
  brush =>
    eyes(brush, 12, 0) +
    nose(brush, 32, 5) +
    `<path d="M-10 30-34 26M-10 33-32 38M10 30 34 26M10 33 32 38" stroke="${brush.line}" stroke-width="1.6" stroke-opacity=".7"/>`,
)
const hare = headed(
  LONG_FACE,
  'M-6-24C-14-50-30-52-30-40-30-30-24-24-18-18ZM6-24C14-50 30-52 30-40 30-30 24-24 18-18Z',
  brush =>
    MUZZLE +
    eyes(brush, 15, -2) +
    nose(brush, 20, 5) +
    `<path d="M-4 32H4V40H-4Z" fill="#fff" stroke="${brush.line}" stroke-width="1.6"/>`,
)
const cow = headed(
  LONG_FACE,
  'M-24-22C-40-22-44-34-40-44-36-34-26-36-14-30ZM24-22C40-22 44-34 40-44 36-34 26-36 14-30ZM-28-14C-42-16-46-8-44-2-36 2-30-2-28-8ZM28-14C42-16 46-8 44-2 36 2 30-2 28-8Z',
  brush =>
    `<ellipse cy="27" rx="20" ry="14" fill="#f2bfa8" stroke="${brush.line}" stroke-width="2.2"/><g fill="${brush.line}"><ellipse cx="-7" cy="25" rx="2.6" ry="3.6"/><ellipse cx="7" cy="25" rx="2.6" ry="3.6"/></g>` +
    eyes(brush, 15, -6),
)
const elephant: Art = brush =>
  ground(brush, 28, 42, 5) +
  body(
    brush,
    'M-16-24C-34-38-48-22-46-2-44 18-30 22-22 14ZM16-24C34-38 48-22 46-2 44 18 30 22 22 14Z',
    'face',
    3,
  ) +
  body(
    brush,
    'M0-34C17-34 25-22 24-8 23 4 16 10 11 16 10 24 12 30 20 30 22 36 18 42 8 41-6 40-10 28-11 16-16 10-23 4-24-8-25-22-17-34 0-34Z',
    'face',
    3,
  ) +
  eyes(brush, 12, -10) +
  `<path d="M-7 12H8M-6 20H8M-4 28H9" stroke="${brush.line}" stroke-width="2" stroke-opacity=".6"/>` +
  `<path d="M-13 14C-18 22-22 24-26 24" fill="none" stroke="#fff7ea" stroke-width="4.6" stroke-linecap="round"/>`
const frog = headed(
  'M0 36C-28 36-42 22-40 6-38-8-24-14 0-14 24-14 38-8 40 6 42 22 28 36 0 36Z',
  'M-8-14A14 14 0 1 0-34-4ZM8-14A14 14 0 1 1 34-4Z',
  brush =>
    `<g fill="#fff"><circle cx="-21" cy="-14" r="8"/><circle cx="21" cy="-14" r="8"/></g><g fill="${brush.line}"><circle cx="-21" cy="-13" r="4"/><circle cx="21" cy="-13" r="4"/></g><path d="M-28 12C-12 26 12 26 28 12" fill="none" stroke="${brush.line}" stroke-width="3" stroke-linecap="round"/>`,
)
const turtle: Art = brush =>
  `<g stroke="${brush.line}" stroke-width="2.6" fill="${brush.deep}"><ellipse cy="-37" rx="9" ry="11"/><ellipse cx="-30" cy="-20" rx="8" ry="12" transform="rotate(-50 -30 -20)"/><ellipse cx="30" cy="-20" rx="8" ry="12" transform="rotate(50 30 -20)"/><ellipse cx="-28" cy="26" rx="8" ry="12" transform="rotate(40 -28 26)"/><ellipse cx="28" cy="26" rx="8" ry="12" transform="rotate(-40 28 26)"/></g>` +
  body(brush, 'M0-32C22-32 34-16 34 4 34 24 20 38 0 38-20 38-34 24-34 4-34-16-22-32 0-32Z', 'ball', 3) +
  `<path d="M0-16 15-7V11L0 20-15 11V-7ZM0-31V-16M33 0 15-7M27 25 15 11M0 37V20M-27 25-15 11M-33 0-15-7" fill="none" stroke="${brush.detail}" stroke-width="2.2" stroke-opacity=".6"/>`
const hunter: Art = brush =>
  ground(brush, 28, 41, 5) +
  body(brush, 'M-30 40C-30 20-16 10 0 10 16 10 30 20 30 40Z', 'side', 3) +
  `<circle cy="-6" r="17" fill="#f1cba6" stroke="${brush.line}" stroke-width="2.6"/>` +
  body(
    brush,
    'M-30-12C-18-18 18-18 30-12 24-8-24-8-30-12ZM-16-15C-16-34-8-38 0-34 8-38 16-34 16-15 8-18-8-18-16-15Z',
    'face',
    2.6,
  ) +
  `<path d="M14-20C20-30 26-34 30-42 20-40 12-32 12-22Z" fill="#c9472f" stroke="${brush.line}" stroke-width="2"/>` +
  `<g fill="${brush.line}"><circle cx="-6" cy="-4" r="2.2"/><circle cx="6" cy="-4" r="2.2"/></g><path d="M-5 4C-2 6 2 6 5 4" fill="none" stroke="${brush.line}" stroke-width="2"/>`

const antelope = headed(
  LONG_FACE,
  'M-6-26C-10-36-18-38-18-48-10-44-4-38-2-28ZM6-26C10-36 18-38 18-48 10-44 4-38 2-28ZM-24-18C-38-24-44-16-44-10-36-4-28-8-26-12ZM24-18C38-24 44-16 44-10 36-4 28-8 26-12Z',
  brush => MUZZLE + eyes(brush, 15, -4) + nose(brush, 26, 5),
)

const spider: Art = brush =>
  ground(brush, 30, 40, 5) +
  `<path d="M-14-4C-28-20-34-20-44-12M-16 2C-30-4-38-2-46 8M-15 10C-28 12-34 20-38 32M-10 16C-16 26-20 32-20 42M14-4C28-20 34-20 44-12M16 2C30-4 38-2 46 8M15 10C28 12 34 20 38 32M10 16C16 26 20 32 20 42" fill="none" stroke="${brush.line}" stroke-width="4" stroke-linecap="round"/>` +
  body(brush, 'M0-6C14-6 22 4 22 16 22 30 12 38 0 38-12 38-22 30-22 16-22 4-14-6 0-6Z', 'ball', 3) +
  body(brush, 'M0-34C10-34 17-27 17-18 17-9 10-2 0-2-10-2-17-9-17-18-17-27-10-34 0-34Z', 'face', 3) +
  `<path d="M0 10V28M-9 19H9" stroke="${brush.detail}" stroke-width="3" stroke-linecap="round" stroke-opacity=".7"/>` +
  eyes(brush, 6, -20, 3)
const fly: Art = brush =>
  ground(brush, 26, 40, 5) +
  `<path d="M-12 0-34 14M-12 10-32 30M12 0 34 14M12 10 32 30M-6 24-14 42M6 24 14 42" stroke="${brush.line}" stroke-width="3" stroke-linecap="round"/>` +
  body(brush, 'M0-14C12-14 16 0 16 12 16 28 8 40 0 40-8 40-16 28-16 12-16 0-12-14 0-14Z', 'face', 3) +
  `<g fill="#fff" fill-opacity=".72" stroke="${brush.line}" stroke-width="2.2"><path d="M-6-10C-26-22-44-12-44 4-34 16-16 8-6-4Z"/><path d="M6-10C26-22 44-12 44 4 34 16 16 8 6-4Z"/></g>` +
  body(brush, 'M0-40C10-40 16-33 16-25 16-17 9-11 0-11-9-11-16-17-16-25-16-33-10-40 0-40Z', 'face', 3) +
  `<g fill="#b0392b" stroke="${brush.line}" stroke-width="2"><ellipse cx="-9" cy="-28" rx="6" ry="8"/><ellipse cx="9" cy="-28" rx="6" ry="8"/></g>`

/** A long neck with spots and two small horns. */
const giraffe: Art = brush =>
  ground(brush, 26, 42, 5) +
  body(
    brush,
    'M-16 41C-15 24-10 4-9-12-18-14-27-12-31-19-28-28-16-31-8-32L-6-42-1-33 4-43 6-32C15-34 21-31 24-28 20-22 14-20 11-17 12 4 20 24 24 41Z',
    'face',
    3,
  ) +
  `<path d="M-25-20C-23-18-21-18-19-19" fill="none" stroke="${brush.detail}" stroke-width="2.4" stroke-linecap="round"/>` +
  `<circle cx="-9" cy="-25" r="2.9" fill="${brush.detail}"/>` +
  `<g fill="${brush.detail}" fill-opacity=".62"><path d="M-4-10 4-12 6-4-3-1Z"/><path d="M-7 5 1 2 4 11-6 14Z"/><path d="M7 2 11 1 14 11 8 12Z"/><path d="M-10 20-1 18 2 29-10 31Z"/><path d="M7 17 15 17 18 28 8 29Z"/></g>`

/** A long snout with teeth, seen from the side. */
const crocodile: Art = brush =>
  ground(brush, 34, 34, 5) +
  body(
    brush,
    'M44 30C46 14 40-2 26-8 22-20 8-20 5-8-8-6-26 0-42 2-46 6-46 10-42 13L-10 15C-14 20-30 20-40 18-43 21-42 26-38 28-20 33 20 34 44 30Z',
    'face',
    3,
  ) +
  `<path d="M-40 14-36 19-32 14-28 20-24 15-20 20-16 15Z" fill="#fff7ea" stroke="${brush.line}" stroke-width="1.6" stroke-linejoin="round"/>` +
  `<circle cx="15" cy="-9" r="4.6" fill="#fff7ea" stroke="${brush.line}" stroke-width="2"/><circle cx="14" cy="-9" r="2.2" fill="${brush.line}"/>` +
  `<circle cx="-37" cy="6" r="2" fill="${brush.detail}"/>` +
  `<path d="M28 2C33 4 36 10 37 16M20 6C25 8 28 14 28 20M12 10C16 12 18 16 18 22" fill="none" stroke="${brush.detail}" stroke-width="3" stroke-linecap="round" stroke-opacity=".7"/>`

/** A horse's face with stripes and an upright mane. */
const zebra = headed(
  LONG_FACE,
  'M-14-24-22-46-4-30ZM14-24 22-46 4-30ZM-5-28-6-46 0-38 6-46 5-28Z',
  brush =>
    `<path d="M-27-12-14-15M-30-2-17-4M-27 9-15 6M27-12 14-15M30-2 17-4M27 9 15 6M-8-27-5-16M8-27 5-16M0-29V-10" stroke="${brush.detail}" stroke-width="4.2" stroke-linecap="round" stroke-opacity=".85"/>` +
    `<path d="M0 41C-10 41-14 33-14 28-14 21-8 18 0 18 8 18 14 21 14 28 14 33 10 41 0 41Z" fill="${brush.line}" fill-opacity=".78"/>` +
    `<g fill="#fff7ea"><circle cx="-6" cy="27" r="2"/><circle cx="6" cy="27" r="2"/></g>` +
    eyes(brush, 13, 1),
)

/** A round face with broad ears and a pale muzzle. */
const monkey = headed(
  ROUND_FACE,
  'M-30-8A13 13 0 1 0-30 16ZM30-8A13 13 0 1 1 30 16Z',
  brush =>
    `<path d="M0 36C-16 36-24 27-22 16-28 8-25-12-12-12-5-12-2-8 0-6 2-8 5-12 12-12 25-12 28 8 22 16 24 27 16 36 0 36Z" ${pale}/>` +
    eyes(brush, 11, 2) +
    `<g fill="${brush.line}"><circle cx="-3" cy="14" r="1.8"/><circle cx="3" cy="14" r="1.8"/></g><path d="M-12 22C-5 30 5 30 12 22" fill="none" stroke="${brush.line}" stroke-width="2.6" stroke-linecap="round"/>`,
)

const beasts = {
  giraffe,
  crocodile,
  zebra,
  monkey,
  fox,
  goose,
  wolf,
  dog,
  jackal: wolf,
  leopard,
  tiger,
  lion,
  cat,
  rat,
  mouse: rat,
  hare,
  rabbit: hare,
  cow,
  elephant,
  frog,
  turtle,
  hunter,
  antelope,
  spider,
  fly,
}

export const animals: Readonly<Record<string, Art>> = Object.fromEntries(
  Object.entries(beasts).map(([name, art]): [string, Art] => [
    name,
    (brush, look) =>
      art(brush, look) +
      (look.text && /^\d+$/.test(look.text)
        ? `<circle cx="33" cy="33" r="14" fill="${brush.line}"/>${words(look.text, 20, '#fff', { x: 33, y: 33, room: 22 })}`
        : ''),
  ]),
)
