// What most games are played with: discs, stones, balls, pegs and men.
import { body, cast, face, ground, mark, round, turned, words, type Art, type Brush } from './brush.ts'

/** A turned disc of wood or clay: `high` is the thickness that shows below the face, with one groove on it. */
function turnedDisc(brush: Brush, r: number, high: number): string {
  const top = -high / 2
  const groove = (radius: number) =>
    `<circle cy="${top + 1.3}" r="${radius}" fill="none" stroke="#fff" stroke-width="1.6" stroke-opacity="${brush.detail === brush.ink ? 0.18 : 0.6}"/>` +
    `<circle cy="${top}" r="${radius}" fill="none" stroke="${brush.line}" stroke-width="2" stroke-opacity="${brush.detail === brush.ink ? 0.7 : 0.4}"/>`
  const rim = `M${-r} ${top}V${top + high}A${r} ${r} 0 0 0 ${r} ${top + high}V${top}Z`
  return (
    cast(brush, r, high / 2 + 5) +
    `<path d="${rim}" fill="${brush.deep}" stroke="${brush.line}" stroke-width="1.4"/>` +
    `<circle cy="${top}" r="${r}" fill="${brush.base}" stroke="${brush.line}" stroke-width="1.2" stroke-opacity=".7"/>` +
    `<circle cy="${top}" r="${r}" fill="${brush.shade('face')}"/>` +
    groove(r * 0.68)
  )
}

export const disc: Art = (brush, look) => {
  const plain = turnedDisc(brush, 40, 9)
  if (!look.text) return plain + mark(brush, -4.5, 1.2)
  return (
    plain +
    `<circle cy="-4.5" r="30" fill="${brush.base}" fill-opacity=".82"/>` +
    face(brush, look.text, 46, -4.5, 54)
  )
}

const CROWN = 'M-20 10 -24-13-11-3 0-20 11-3 24-13 20 10Z'

export const king: Art = (brush, look) =>
  turnedDisc(brush, 40, 18) +
  `<path d="M-40 0A40 40 0 0 0 40 0" fill="none" stroke="${brush.line}" stroke-width="2.4"/>` +
  `<circle cy="-9" r="30" fill="${brush.base}"/>` +
  `<g transform="translate(0 ${look.text ? -15 : -7.5}) scale(${look.text ? 0.7 : 1})">` +
  `<path d="${CROWN}" fill="#e7b93f" stroke="${brush.line}" stroke-width="2.6" stroke-linejoin="round"/>` +
  `<path d="M-19 14H19" stroke="#e7b93f" stroke-width="5"/><path d="M-20.5 17H20.5M-20.5 11H20.5" stroke="${brush.line}" stroke-width="1.6"/>` +
  `<g fill="#e7b93f" stroke="${brush.line}" stroke-width="2"><circle cx="-24" cy="-14" r="3.6"/><circle cy="-21" r="3.6"/><circle cx="24" cy="-14" r="3.6"/></g></g>` +
  (look.text ? words(look.text, 26, brush.ink, { y: 12, room: 40 }) : '')

export const stone: Art = (brush, look) =>
  cast(brush, 43, 7) +
  `<circle r="45" fill="${brush.base}"/>` +
  `<circle r="45" fill="${brush.shade('ball')}"/>` +
  face(brush, look.text, 48, 1, 58)

/** A man or stone as it is printed in a diagram. */
export const spot: Art = (brush, look) =>
  `<circle r="41" fill="${brush.base}" stroke="${brush.line}" stroke-width="4"/>` +
  face(brush, look.text, 48, 1, 58)

/** Glass: a hard highlight, and a glow where the light leaves it again. */
export const marble: Art = (brush, look) =>
  cast(brush, 40, 9) +
  `<circle r="41" fill="${brush.base}"/><circle r="41" fill="${brush.shade('ball')}"/><circle r="41" fill="${brush.shade('glow')}"/>` +
  `<ellipse cx="-13" cy="-18" rx="11" ry="7" transform="rotate(-36 -13 -18)" fill="#fff" fill-opacity=".82"/>` +
  face(brush, look.text, 36, 4, 46)

export const peg: Art = (brush, look) =>
  cast(brush, 26, 9) +
  `<circle cy="3" r="25" fill="${brush.deep}"/>` +
  `<circle cy="-2" r="25" fill="${brush.base}"/><circle cy="-2" r="25" fill="${brush.shade('ball')}"/>` +
  face(brush, look.text, 28, -1, 34)

const MAN = turned([
  [0, -42],
  [9, -42, 15.5, -35.5, 15.5, -27],
  [15.5, -21, 12, -17.5, 9, -15.5],
  [12, -4, 22, 14, 25, 27],
  [28, 29, 29, 33, 27, 37],
])

export const man: Art = (brush, look) =>
  ground(brush, 29, 37) +
  body(brush, MAN, 'side') +
  `<path d="M-8.5-14.5C-3-12.5 3-12.5 8.5-14.5" fill="none" stroke="${brush.detail}" stroke-width="2" stroke-opacity=".55"/>` +
  `<path d="M-24.5 28C-10 32 10 32 24.5 28" fill="none" stroke="${brush.detail}" stroke-width="2" stroke-opacity=".55"/>` +
  `<ellipse cx="-5" cy="-33" rx="4.5" ry="3.4" transform="rotate(-35 -5 -33)" fill="#fff" fill-opacity=".5"/>` +
  (look.text ? words(look.text, 26, brush.ink, { y: 12, room: 28 }) : mark(brush, 14, 0.9))

/** A round piece with its sign, for names nobody has drawn yet. */
export const unknown: Art = (brush, look) =>
  `<circle cx="1.5" cy="5" r="38" fill="#000" fill-opacity=".2"/>` +
  `<circle r="39" fill="${brush.base}" stroke="${brush.line}" stroke-width="2.6"/><circle r="39" fill="${brush.shade('face')}"/>` +
  `<circle r="32" fill="none" stroke="${brush.detail}" stroke-width="1.6" stroke-opacity=".5" stroke-dasharray="${round(4.2)} 4"/>` +
  words(look.text ?? look.art.slice(0, 2), 40, brush.ink, { room: 52 })
