// Round things that only some games have: signs of Chinese chess, rings, coins, tokens, atoms, seeds.
import type { Look } from '../../kit/index.ts'
import { strokes } from './tiles.ts'

import { cast, escape, face, mark, round, words, type Art, type Brush } from './brush.ts'

/** A disc of pale wood whose colour is in its ring and its sign: Chinese chess. */
export const signDisc: Art = (brush, look) => {
  const [wood, edge] = ['#f3e2bd', '#c9a871']
  return (
    cast(brush, 41, 8) +
    `<circle cy="3" r="41" fill="${edge}" stroke="#7a5a2c" stroke-width="2"/>` +
    `<circle cy="-2.5" r="41" fill="${wood}" stroke="#7a5a2c" stroke-width="2"/>` +
    `<circle cy="-2.5" r="41" fill="${brush.shade('face')}"/>` +
    `<circle cy="-2.5" r="33.5" fill="none" stroke="${brush.deep}" stroke-width="3"/>` +
    (look.glyph
      ? `<path d="${escape(look.glyph)}" transform="translate(-22 -24.5) scale(1.1)" fill="none" stroke="${brush.deep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`
      : words(look.text ?? '', 44, brush.deep, { y: -2, room: 46 }))
  )
}

/** See-through in the middle, so that what lies inside a ring is seen. */
export const ring: Art = (brush, look) => {
  const band = 'M-42 0A42 42 0 1 1 42 0 42 42 0 1 1-42 0ZM-26 0A26 26 0 1 0 26 0 26 26 0 1 0-26 0Z'
  return (
    `<g fill-rule="evenodd"><path d="${band}" transform="translate(1 4)" fill="#000" fill-opacity=".22"/>` +
    `<path d="${band}" transform="translate(0 2.4)" fill="${brush.deep}" stroke="${brush.line}" stroke-width="2"/>` +
    `<path d="${band}" fill="${brush.base}" stroke="${brush.line}" stroke-width="2.2"/>` +
    `<path d="${band}" fill="${brush.shade('face')}"/></g>` +
    `<circle r="34" fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".2"/>` +
    mark(brush, -34, 0.72) +
    (look.text ? words(look.text, 30, brush.line, { room: 40 }) : '')
  )
}

export const coin: Art = (brush, look) => {
  const milled = Array.from({ length: 24 }, (_, i) => {
    const a = (i * Math.PI) / 12
    return `M${round(33 * Math.cos(a))} ${round(33 * Math.sin(a))}L${round(37 * Math.cos(a))} ${round(37 * Math.sin(a))}`
  }).join('')
  return (
    cast(brush, 38, 7) +
    `<circle cy="3" r="38" fill="${brush.deep}"/><circle r="38" fill="${brush.base}" stroke="${brush.line}" stroke-width="2.2"/>` +
    `<circle r="38" fill="${brush.shade('face')}"/><path d="${milled}" stroke="${brush.line}" stroke-width="1.6" stroke-opacity=".5"/>` +
    `<circle r="30" fill="none" stroke="${brush.line}" stroke-width="1.8" stroke-opacity=".6"/>` +
    face(brush, look.text, 38, 0, 50)
  )
}

export const token: Art = (brush, look) =>
  cast(brush, 36, 8) +
  `<circle cy="3.5" r="37" fill="${brush.deep}" stroke="${brush.line}" stroke-width="2.2"/>` +
  `<circle cy="-1.5" r="37" fill="${brush.base}" stroke="${brush.line}" stroke-width="2.2"/>` +
  `<circle cy="-1.5" r="37" fill="${brush.shade('face')}"/>` +
  `<circle cy="-1.5" r="28.5" fill="#fff" fill-opacity=".16"/>` +
  (look.drawing ? strokes(brush, look) : face(brush, look.text, 40, -1.5, 52))

/** Balls that crowd together, 1 to 4; more are told by the number. */
export const atom: Art = (brush, look) => {
  const n = Number(look.text ?? 1)
  const ball = (x: number, y: number, r: number) =>
    `<g transform="translate(${x} ${y})">${cast(brush, r, r * 0.24)}<circle r="${r}" fill="${brush.base}"/><circle r="${r}" fill="${brush.shade('ball')}"/></g>`
  if (n === 1) return ball(0, 0, 25) + mark(brush, 2)
  const places: readonly (readonly [number, number])[] =
    n === 2
      ? [
          [-15, -8],
          [15, 8],
        ]
      : n === 3
        ? [
            [0, -18],
            [-17, 12],
            [17, 12],
          ]
        : [
            [-16, -16],
            [16, -16],
            [-16, 16],
            [16, 16],
          ]
  const balls = places.map(([x, y]) => ball(x, y, 20) + mark(brush, y + 1, 0.8, x)).join('')
  const told = Number.isFinite(n) && n >= 1 && n <= 4
  return told
    ? balls
    : balls + `<circle r="17" fill="${brush.ink}"/>` + words(look.text ?? '', 26, brush.base, { room: 28 })
}

// A sunflower's order keeps seeds apart; every third leans otherwise so that they look strewn.
const seedPlace = (i: number, n: number): [number, number, number] => {
  const radius = n === 1 ? 0 : 31 * Math.sqrt((i + 0.5) / n)
  const angle = i * 2.399963 + n
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle)), (i * 67 + n * 31) % 180]
}

const oneSeed = (brush: Brush, x: number, y: number, turn: number, size: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><ellipse cx="1" cy="2" rx="10" ry="7.4" fill="#000" fill-opacity=".25"/>` +
  `<ellipse rx="10" ry="7" fill="${brush.base}" stroke="${brush.line}" stroke-width="1.6"/>` +
  `<path d="M-6-2.4A8 6 0 0 1 3-4.6" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-opacity=".55"/></g>`

/** One seed, or with a number as text as many as it says, strewn in the pit, with the count when it is hard to see. */
export const seed: Art = (brush, look: Look) => {
  const count = look.text === undefined ? 1 : Number(look.text)
  if (!Number.isInteger(count)) return oneSeed(brush, 0, 0, 20, 1.4) + words(look.text ?? '', 18, brush.ink)
  const shown = Math.min(count, 24)
  const size = shown <= 1 ? 1.25 : shown <= 6 ? 1.05 : shown <= 14 ? 0.85 : 0.72
  let seeds = ''
  for (let i = 0; i < shown; i++) seeds += oneSeed(brush, ...seedPlace(i, shown), size)
  if (look.text === undefined) return seeds
  return (
    seeds +
    `<g transform="translate(31 33)"><circle r="14" fill="${brush.line}"/>` +
    words(look.text, 19, '#fff', { room: 22 }) +
    '</g>'
  )
}
