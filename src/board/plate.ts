import { drawnIn, roundedPath, type Spot } from './art/blocks.ts'
import { round } from './art/brush.ts'
import type { Frame } from './geometry.ts'
import { groupsOf } from './board-groups.ts'
import type { Colours } from './colours.ts'

/** The corners of everything a group of cells covers. */
const cornersOf = (frame: Frame, group: readonly number[]): Spot[] =>
  group.flatMap(c => {
    const { x, y, outline } = frame.places[c]!
    if (!outline) return [[x, y] as const]
    const found: Spot[] = []
    for (let i = 0; i + 1 < outline.length; i += 2) found.push([outline[i]!, outline[i + 1]!])
    return found
  })

/** Convex hull, in the sense that `drawnIn` calls inwards. */
function hull(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Spot[]) => {
    const kept: Spot[] = []
    for (const p of list) {
      while (kept.length > 1) {
        const [a, b] = [kept.at(-2)!, kept.at(-1)!]
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 1e-6) break
        kept.pop()
      }
      kept.push(p)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

const area = (loop: readonly Spot[]) =>
  Math.abs(
    loop.reduce((sum, [x, y], i) => {
      const [u, v] = loop[(i + 1) % loop.length]!
      return sum + x * v - u * y
    }, 0) / 2,
  )

const boxed = (loop: readonly Spot[]): Spot[] => {
  const xs = loop.map(([x]) => x)
  const ys = loop.map(([, y]) => y)
  const [l, r, t, b] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return [
    [l, t],
    [r, t],
    [r, b],
    [l, b],
  ]
}

/** A few long soft lines: the grain of the plate. */
function grain(frame: Frame, colour: string): string {
  const [x, y, w, h] = frame.view
  let d = ''
  const step = Math.max(0.42, h / 22)
  for (let i = 0, top = y; top < y + h; i++, top += step * (0.7 + ((i * 37) % 10) / 14)) {
    const sway = (((i * 53) % 11) - 5) * 0.03 * step
    d += `M${round(x)} ${round(top)}c${round(w * 0.3)} ${round(sway * 4)} ${round(w * 0.6)} ${round(-sway * 5)} ${round(w)} ${round(sway * 2)}`
  }
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width=".045" opacity=".11"/>`
}

/** The wood the cells lie on, a rim wide around them; sparse boards show felt between their cells. */
export function plate(frame: Frame, colours: Colours, prefix: string): string {
  const { board, rim, view } = frame
  const edge = colours.board('board-frame-edge')
  if (frame.window)
    return `<rect x="${view[0]}" y="${view[1]}" width="${view[2]}" height="${view[3]}" rx=".15" fill="${colours.board('board-felt')}"/>`
  const points = board.cells.some(cell => !cell.outline)
  let wood = ''
  let inner = ''
  for (const group of groupsOf(board.cells)) {
    const corners = cornersOf(frame, group)
    const shape = hull(corners)
    if (shape.length < 3) continue
    const outer = frame.boxed ? boxed(shape) : shape
    wood += roundedPath(drawnIn(outer, -rim), Math.min(0.34, rim * 0.7))
    const covered = group.reduce((sum, c) => {
      const { outline } = frame.places[c]!
      return outline ? sum + area(hull(cornersOf(frame, [c]))) : sum
    }, 0)
    if (!points && covered < 0.62 * area(shape)) inner += roundedPath(drawnIn(shape, -0.05), 0.1)
  }
  if (!points)
    return (
      `<path d="${wood}" fill="${colours.board('board-frame')}" stroke="${edge}" stroke-width="${round(0.08 * frame.fine)}" stroke-linejoin="round"/>` +
      (inner
        ? `<path d="${inner}" fill="${colours.board('board-felt')}" stroke="${edge}" stroke-width="${round(0.06 * frame.fine)}"/>`
        : '')
    )
  return (
    `<clipPath id="${prefix}-plate"><path d="${wood}"/></clipPath>` +
    `<path d="${wood}" fill="${colours.board('board-plate')}"/>` +
    `<g clip-path="url(#${prefix}-plate)">${grain(frame, colours.board('board-line'))}</g>` +
    `<path d="${wood}" fill="none" stroke="${colours.board('board-frame')}" stroke-width="${round(0.09 * frame.fine)}" stroke-linejoin="round"/>`
  )
}
