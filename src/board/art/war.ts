// Standing blocks of a hidden army: rank and emblem in front, the same back for all.
import { body, mark, words, type Art, type Brush } from './brush.ts'

const SHIELD = 'M-37-30H-27V-38H-12V-30H12V-38H27V-30H37V35A5 5 0 0 1 32 40H-32A5 5 0 0 1-37 35Z'

const standing = (brush: Brush): string =>
  `<path d="${SHIELD}" transform="translate(2 5)" fill="#000" fill-opacity=".22"/>` +
  `<path d="${SHIELD}" transform="translate(0 4)" fill="${brush.deep}" stroke="${brush.line}" stroke-width="2.4" stroke-linejoin="round"/>` +
  body(brush, SHIELD, 'face', 2.4)

const shape = (brush: Brush, d: string) => `<path d="${d}" fill="${brush.ink}"/>`
const stroke = (brush: Brush, d: string, width = 4) =>
  `<path d="${d}" fill="none" stroke="${brush.ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const STAR = 'M0-7 2-2 7-2 3 1.5 4.5 7 0 4-4.5 7-3 1.5-7-2-2-2Z'
const stars = (brush: Brush, n: number) =>
  Array.from(
    { length: n },
    (_, i) => `<path d="${STAR}" transform="translate(${(i - (n - 1) / 2) * 16} -17)" fill="${brush.ink}"/>`,
  ).join('')
const chevrons = (brush: Brush, n: number) =>
  stroke(
    brush,
    Array.from({ length: n }, (_, i) => `M-13 ${-18 + i * 7}L0 ${-24 + i * 7} 13 ${-18 + i * 7}`).join(''),
    3.6,
  )

/** Low numbers are high ranks on the stars' side, high numbers wear chevrons: both orders stay readable by the number. */
const emblem = (brush: Brush, rank: string): string => {
  const n = Number(rank)
  if (!Number.isInteger(n) || n < 1)
    return (
      stroke(brush, 'M-17-17C-9-27 9-27 17-17 9-8-9-8-17-17Z', 3) +
      `<circle cy="-17" r="4.5" fill="${brush.ink}"/>`
    )
  return n <= 4 ? chevrons(brush, Math.min(n, 3)) : stars(brush, Math.min(Math.ceil((n - 4) / 2), 4))
}

export const rank: Art = (brush, look) =>
  look.text === '?' || look.text === undefined
    ? hidden(brush, look)
    : standing(brush) + emblem(brush, look.text) + words(look.text, 42, brush.ink, { y: 15, room: 56 })

export const hidden: Art = brush =>
  standing(brush) +
  `<path d="M0-20 22 4 0 28-22 4Z" fill="none" stroke="${brush.ink}" stroke-width="2.4" stroke-opacity=".55"/>` +
  `<path d="M0-9 12 4 0 17-12 4Z" fill="${brush.ink}" fill-opacity=".3"/>` +
  `<path d="M-30-23-22-15M30-23 22-15M-30 33-22 25M30 33 22 25" stroke="${brush.ink}" stroke-width="2.4" stroke-opacity=".45"/>` +
  mark(brush, 4, 0.7)

export const flag: Art = brush =>
  standing(brush) +
  stroke(brush, 'M-16 34V-22', 4.6) +
  shape(brush, 'M-15-22C-4-28 6-16 20-22V4C6 10-4-2-15 4Z')

export const bomb: Art = brush =>
  standing(brush) +
  `<circle cx="-3" cy="11" r="20" fill="${brush.ink}"/>` +
  shape(brush, 'M5-14 16-7 11 1 0-6Z') +
  stroke(brush, 'M12-8C14-18 22-20 25-14', 3.2) +
  `<circle cx="25" cy="-15" r="4.5" fill="#f0b53c"/>` +
  `<path d="M-15 6A14 14 0 0 1-7-2" fill="none" stroke="${brush.base}" stroke-width="4" stroke-linecap="round"/>`

const PLATE = 'M-33-35H33A6 6 0 0 1 39-29V29A6 6 0 0 1 33 35H-33A6 6 0 0 1-39 29V-29A6 6 0 0 1-33-35Z'
/** A painted block lying flat, with its emblem on top. */
const painted = (brush: Brush): string =>
  `<path d="${PLATE}" transform="translate(2 8)" fill="#000" fill-opacity=".22"/>` +
  `<path d="${PLATE}" transform="translate(0 5)" fill="${brush.deep}" stroke="${brush.line}" stroke-width="2.4" stroke-linejoin="round"/>` +
  body(brush, PLATE, 'face', 2.4)

/** A legionary's curved shield with its boss. */
export const legionary: Art = brush =>
  painted(brush) +
  shape(brush, 'M-18-26C-6-30 6-30 18-26V25C6 29-6 29-18 25Z') +
  `<path d="M0-25V24M-14-19 14 18M14-19-14 18" fill="none" stroke="${brush.base}" stroke-width="3"/>` +
  `<circle cy="-1" r="8" fill="${brush.base}"/><circle cy="-1" r="4" fill="${brush.ink}"/>`

/** A centurion's helmet with the crest across it. */
export const centurion: Art = brush =>
  painted(brush) +
  `<path d="M-32 1C-30-19-17-31 0-31S30-19 32 1L22 0C20-13 12-20 0-20S-20-13-22 0Z" fill="#e7b93f" stroke="${brush.ink}" stroke-width="2.2" stroke-linejoin="round"/>` +
  shape(brush, 'M-19 2C-19-11-11-17 0-17S19-11 19 2V27L9 24V9H4L0 14-4 9H-9V24L-19 27Z')
