// Turned figures seen from the side that are no chess figures: halma men, houses, cubes, hourglasses.
import { body, face, ground, mark, round, words, type Art } from './brush.ts'

export const cube: Art = (brush, look) => {
  const top = 'M0-42 35-23 0-4-35-23Z'
  const left = 'M-35-23 0-4V36L-35 17Z'
  const right = 'M35-23 0-4V36L35 17Z'
  return (
    `<path d="M-35 19 0 40 40 22 3 30Z" fill="#000" fill-opacity=".2"/>` +
    `<g stroke="${brush.line}" stroke-width="2.4" stroke-linejoin="round"><path d="${left}" fill="${brush.base}"/><path d="${right}" fill="${brush.deep}"/><path d="${top}" fill="${brush.base}"/></g>` +
    `<path d="${top}" fill="#fff" fill-opacity=".28"/><path d="${left}" fill="#000" fill-opacity=".06"/>` +
    (look.text
      ? `<g transform="translate(-17.5 6) skewY(28)">${words(look.text, 28, brush.ink, { room: 28 })}</g>`
      : `<g transform="translate(-17.5 6) skewY(28)">${mark(brush)}</g>`)
  )
}

export const house: Art = (brush, look) =>
  ground(brush, 30, 33, 6) +
  `<path d="M-26-6H26V32H-26Z" fill="${brush.base}" stroke="${brush.line}" stroke-width="2.6" stroke-linejoin="round"/>` +
  `<path d="M-26-6H26V32H-26Z" fill="${brush.shade('side')}"/>` +
  `<path d="M12-32H20V-14H12Z" fill="${brush.deep}" stroke="${brush.line}" stroke-width="2"/>` +
  `<path d="M-34-4 0-34 34-4Z" fill="${brush.deep}" stroke="${brush.line}" stroke-width="2.6" stroke-linejoin="round"/>` +
  (look.text
    ? words(look.text, 28, brush.ink, { y: 14, room: 36 })
    : `<path d="M-6 32V14H6V32Z" fill="${brush.line}"/>` + mark(brush, 5, 0.6, -15))

export const hotel: Art = (brush, look) => {
  const windows = [-16, 0, 16].flatMap(x => [-20, -5].map(y => `M${x - 4.5} ${y}h9v9h-9Z`)).join('')
  return (
    ground(brush, 36, 37, 6) +
    `<path d="M-32-32H32V36H-32Z" fill="${brush.base}" stroke="${brush.line}" stroke-width="2.6" stroke-linejoin="round"/>` +
    `<path d="M-32-32H32V36H-32Z" fill="${brush.shade('side')}"/>` +
    `<path d="M-37-40H37V-30H-37Z" fill="${brush.deep}" stroke="${brush.line}" stroke-width="2.6" stroke-linejoin="round"/>` +
    `<path d="${windows}" fill="${brush.ink}" fill-opacity=".85"/>` +
    (look.text
      ? words(look.text, 24, brush.ink, { y: 22, room: 44 })
      : `<path d="M-8 36V16A8 8 0 0 1 8 16V36Z" fill="${brush.line}"/>`)
  )
}

/** The text is the seconds left, of three minutes unless it says otherwise ("40/60"). */
export const hourglass: Art = (brush, look) => {
  const [left, whole = '180'] = (look.text ?? '180').split('/')
  const part = Number(left) / Number(whole)
  const share = Number.isFinite(part) ? Math.max(0, Math.min(1, part)) : 1
  // The sand's height goes with the root of its amount: the bulbs are cones.
  const up = round(25 * Math.sqrt(share))
  const down = round(25 * Math.sqrt(1 - share))
  const half = (h: number) => round(2.5 + (h / 25) * 17)
  const glass = 'M-22-32C-22-14-4-8-3 0-4 8-22 14-22 32H22C22 14 4 8 3 0 4-8 22-14 22-32Z'
  const cap = (y: number) =>
    `<rect x="-30" y="${y}" width="60" height="10" rx="4" fill="${brush.base}" stroke="${brush.line}" stroke-width="2.4"/><rect x="-30" y="${y}" width="60" height="10" rx="4" fill="${brush.shade('side')}"/>`
  // Without a text no time runs, and none is shown.
  const seconds = look.text === undefined ? NaN : Math.max(0, Math.ceil(Number(left)))
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    ground(brush, 31, 42, 5) +
    `<path d="M-25-34V34M25-34V34" stroke="${brush.deep}" stroke-width="5"/>` +
    `<path d="${glass}" fill="#f4fbff" fill-opacity=".72"/>` +
    `<path d="M${-half(up)} ${-up - 2}H${half(up)}L2-1H-2Z" fill="#d9a13b"/>` +
    `<path d="M-20 31C-14 ${31 - down * 0.7} -5 ${31 - down} 0 ${31 - down} 5 ${31 - down} 14 ${31 - down * 0.7} 20 31Z" fill="#d9a13b"/>` +
    (share > 0 && share < 1 ? `<path d="M0-2V30" stroke="#d9a13b" stroke-width="1.6"/>` : '') +
    `<path d="${glass}" fill="none" stroke="${brush.line}" stroke-width="2.2"/>` +
    `<path d="M-16-28C-15-19-9-13-6-9" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-opacity=".8"/>` +
    cap(-42) +
    cap(32) +
    (Number.isFinite(seconds)
      ? `<g transform="translate(0 34)"><rect x="-37" y="-16" width="74" height="32" rx="14" fill="#241a12"/>${words(clock, 31, '#fff', { room: 66 })}</g>`
      : '')
  )
}

export const star: Art = (brush, look) => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 === 0 ? 43 : 19.5
    const a = (i * Math.PI) / 5 - Math.PI / 2
    return `${round(r * Math.cos(a))} ${round(r * Math.sin(a) + 3)}`
  })
  const d = `M${points.join('L')}Z`
  return (
    `<path d="${d}" transform="translate(1.5 5)" fill="#000" fill-opacity=".2"/>` +
    body(brush, d, 'face') +
    face(brush, look.text, 28, 4, 30)
  )
}
