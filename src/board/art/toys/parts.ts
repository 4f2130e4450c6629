import { body, type Art, type Brush } from '../brush.ts'

/**
 * Small drawings for the free table, each a list of parts from the back to the front. A part is a letter and a path:
 * `b` a body in the piece's colour, `d` a darker part, `w` a light one, `k` a dark one, `l` a line over all.
 */
export type Parts = readonly string[]

const part = (brush: Brush, [kind, ...rest]: string): string => {
  const d = rest.join('').trim()
  switch (kind) {
    case 'b':
      return body(brush, d, 'face', 2.6)
    case 'd':
      return `<path d="${d}" fill="${brush.deep}" stroke="${brush.line}" stroke-width="2.2" stroke-linejoin="round"/>`
    case 'w':
      return `<path d="${d}" fill="#fdf6e6" stroke="${brush.line}" stroke-width="1.8" stroke-linejoin="round"/>`
    case 'k':
      return `<path d="${d}" fill="#2b2320" stroke="#14100e" stroke-width="1.4" stroke-linejoin="round"/>`
    default:
      return `<path d="${d}" fill="none" stroke="${brush.detail}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`
  }
}

/** The shadow has the shape of the whole. */
const shadow = (parts: Parts): string =>
  `<g transform="translate(2.5 5.5)" opacity=".3">${parts
    .map(each =>
      each.startsWith('l')
        ? `<path d="${each.slice(1)}" fill="none" stroke="#160a00" stroke-width="3"/>`
        : `<path d="${each.slice(1)}" fill="#160a00"/>`,
    )
    .join('')}</g>`

const draw =
  (parts: Parts): Art =>
  brush =>
    shadow(parts) + parts.map(each => part(brush, each)).join('')

/** Drawings by their parts; their names say where they come from. */
export const drawn = (list: Readonly<Record<string, Parts>>): Record<string, Art> =>
  Object.fromEntries(Object.entries(list).map(([name, parts]) => [`toy-${name}`, draw(parts)]))

/** A circle as a path. */
export const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** A regular polygon or, with a second radius, a star. */
export function regular(corners: number, r: number, inner?: number, turn = -90): string {
  const n = inner === undefined ? corners : 2 * corners
  const points = Array.from({ length: n }, (_, i) => {
    const a = ((turn + (360 * i) / n) * Math.PI) / 180
    const far = inner !== undefined && i % 2 === 1 ? inner : r
    return `${Math.round(far * Math.cos(a) * 10) / 10} ${Math.round(far * Math.sin(a) * 10) / 10}`
  })
  return `M${points.join('L')}Z`
}

/** A rectangle with round corners. */
export const box = (x: number, y: number, w: number, h: number, r = 3): string =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}Z`
