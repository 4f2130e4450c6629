import { round } from './art/brush.ts'
import { TINT_NAMES, type Colours } from './colours.ts'
import type { Frame } from './geometry.ts'
import { spot } from './paths.ts'
import type { Place } from './places.ts'

/** Lines between points; burnt and inked ones have a soft margin. */
export function lineMarkup(frame: Frame, colours: Colours, hidden: ReadonlySet<number>): string {
  const { board, places, style } = frame
  const seen = new Set(frame.shown)
  const ways = new Map<string, string>()
  for (const [a, b, tint = '', radius] of board.lines) {
    if (!seen.has(a) || !seen.has(b) || hidden.has(a) || hidden.has(b)) continue
    const way = radius === undefined ? 'L' : `A${radius} ${radius} 0 0 1 `
    const d = `M${round(places[a]!.x)} ${round(places[a]!.y)}${way}${round(places[b]!.x)} ${round(places[b]!.y)}`
    ways.set(tint, (ways.get(tint) ?? '') + d)
  }
  return [...ways]
    .map(([tint, d]) => {
      const own = TINT_NAMES.find(name => name === tint)
      const width = round((own ? 0.07 : 0.042 * style.line) * Math.sqrt(frame.fine))
      const path = (wide: number, opacity: number) =>
        `<path d="${d}" stroke="${own ? colours.tint(own, 'base') : colours.board('board-line')}" stroke-width="${round(wide)}" stroke-opacity="${opacity}" stroke-linecap="round" fill="none"/>`
      return (style.line > 1.2 ? path(width * 2.2, 0.16) : '') + path(width, 1)
    })
    .join('')
}

/** Round hollows: the light falls in from the upper left. */
export const hollows = (places: readonly Place[], r: number, prefix: string): string =>
  places.length === 0
    ? ''
    : `<defs><circle id="${prefix}-hollow-${r * 100}" r="${r}" fill="url(#${prefix}-pit)"/></defs>` +
      places
        .map(
          ({ x, y, unit }) =>
            `<use href="#${prefix}-hollow-${r * 100}" transform="translate(${round(x)} ${round(y)})${unit === 1 ? '' : ` scale(${round(unit)})`}"/>`,
        )
        .join('')

export function pointMarkup(
  frame: Frame,
  colours: Colours,
  prefix: string,
  hidden: ReadonlySet<number>,
): string {
  const { board, places, style } = frame
  const on = new Set(board.lines.flatMap(([a, b]) => [a, b]))
  const bare = frame.shown.filter(c => !board.cells[c]!.outline && !hidden.has(c))
  if (bare.length === 0) return ''
  if (style.point !== 'dot')
    return hollows(
      bare.map(c => places[c]!),
      style.point === 'hole' ? 0.15 : 0.3,
      prefix,
    )
  const line = colours.board('board-line')
  // Where lines cross hundreds of times, a dot at each of them would hide the marked ones.
  const few = board.cells.filter(cell => !cell.outline).length <= 80
  const dots = few ? bare.filter(c => on.has(c)) : []
  const holes = bare.filter(c => !on.has(c))
  const r = round(0.085 * (places[bare[0]!]?.unit ?? 1))
  return (
    (dots.length ? `<path d="${dots.map(c => spot(places[c]!, r)).join('')}" fill="${line}"/>` : '') +
    hollows(
      holes.map(c => places[c]!),
      0.19,
      prefix,
    )
  )
}
