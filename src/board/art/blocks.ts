// Wooden blocks over one or more cells: the common outline of the cells, drawn in a little and rounded.
import type { Look } from '../../kit/index.ts'
import { body, face, mark, round, type Art, type Brush } from './brush.ts'

export type Spot = readonly [number, number]

const key = (x: number, y: number) => `${Math.round(x * 1000)},${Math.round(y * 1000)}`

/** The outer contours of cells that touch along whole edges. Inner edges are those walked both ways. */
function contours(outlines: readonly (readonly number[])[]): Spot[][] {
  const edges = new Map<string, { from: Spot; to: Spot }>()
  for (const flat of outlines) {
    const spots = turnedRight(flat)
    for (const [i, from] of spots.entries()) {
      const to = spots[(i + 1) % spots.length]!
      const back = `${key(...to)} ${key(...from)}`
      if (!edges.delete(back)) edges.set(`${key(...from)} ${key(...to)}`, { from, to })
    }
  }
  const leaving = new Map<string, Spot[]>()
  for (const { from, to } of edges.values()) {
    const list = leaving.get(key(...from))
    if (list) list.push(to)
    else leaving.set(key(...from), [to])
  }
  const found: Spot[][] = []
  for (const { from } of edges.values()) {
    const loop: Spot[] = []
    let at: Spot = from
    for (let next = leaving.get(key(...at))?.pop(); next; next = leaving.get(key(...at))?.pop()) {
      loop.push(at)
      at = next
    }
    if (loop.length > 2) found.push(loop)
  }
  return found
}

const area = (spots: readonly Spot[]) =>
  spots.reduce((sum, [x, y], i) => {
    const [u, v] = spots[(i + 1) % spots.length]!
    return sum + x * v - u * y
  }, 0)

/** The corners of an outline, always in the same sense. */
function turnedRight(flat: readonly number[]): Spot[] {
  const spots: Spot[] = []
  for (let i = 0; i + 1 < flat.length; i += 2) spots.push([flat[i]!, flat[i + 1]!])
  return area(spots) < 0 ? spots.reverse() : spots
}

/** The contour moved inwards by `by`. Points where the contour does not turn are left out. */
export function drawnIn(loop: readonly Spot[], by: number): Spot[] {
  const corners = loop.filter(([x, y], i) => {
    const [a, b] = loop[(i + loop.length - 1) % loop.length]!
    const [c, d] = loop[(i + 1) % loop.length]!
    return Math.abs((x - a) * (d - y) - (y - b) * (c - x)) > 1e-6
  })
  return corners.map(([x, y], i): Spot => {
    const [a, b] = corners[(i + corners.length - 1) % corners.length]!
    const [c, d] = corners[(i + 1) % corners.length]!
    const before = Math.hypot(x - a, y - b)
    const after = Math.hypot(c - x, d - y)
    const [nx, ny] = [-(y - b) / before, (x - a) / before]
    const [mx, my] = [-(d - y) / after, (c - x) / after]
    const reach = by / Math.max(0.25, 1 + nx * mx + ny * my)
    return [x + (nx + mx) * reach, y + (ny + my) * reach]
  })
}

/** A closed path with rounded corners. */
export function roundedPath(loop: readonly Spot[], radius: number): string {
  let d = ''
  for (const [i, [x, y]] of loop.entries()) {
    const [a, b] = loop[(i + loop.length - 1) % loop.length]!
    const [c, e] = loop[(i + 1) % loop.length]!
    const before = Math.hypot(x - a, y - b)
    const after = Math.hypot(c - x, e - y)
    const r = Math.min(radius, before / 2, after / 2)
    const from = [x + ((a - x) * r) / before, y + ((b - y) * r) / before]
    const to = [x + ((c - x) * r) / after, y + ((e - y) * r) / after]
    d += `${i === 0 ? 'M' : 'L'}${round(from[0]!)} ${round(from[1]!)}Q${round(x)} ${round(y)} ${round(to[0]!)} ${round(to[1]!)}`
  }
  return `${d}Z`
}

/** The path of a block over these outlines, in units of 100 a cell around (`cx`, `cy`), so far within them. */
export const blockPath = (
  outlines: readonly (readonly number[])[],
  cx: number,
  cy: number,
  within = 4,
): string =>
  contours(outlines)
    .map(loop =>
      drawnIn(
        loop.map(([x, y]): Spot => [(x - cx) * 100, (y - cy) * 100]),
        within,
      ),
    )
    .map(loop => roundedPath(loop, 9))
    .join('')

const UNIT = roundedPath(
  [
    [-46, -46],
    [46, -46],
    [46, 46],
    [-46, 46],
  ],
  9,
)

/** A block in the shape `d` with its text in the middle (`x`, `y`); a game's own drawing on it takes the place of the text. */
export function blockOf(brush: Brush, d: string, look: Look, x = 0, y = 0): string {
  const printed = look.drawing ? '' : look.text ? face(brush, look.text, 42, 0, 70) : mark(brush, 0, 1.1)
  return (
    `<g fill-rule="evenodd"><path d="${d}" transform="translate(2 6)" fill="#000" fill-opacity=".2"/>` +
    `<path d="${d}" transform="translate(0 3.5)" fill="${brush.deep}" stroke="${brush.line}" stroke-width="2"/>` +
    body(brush, d, 'face', 2) +
    `<path d="${d}" fill="none" stroke="#fff" stroke-width="2" stroke-opacity=".22" transform="scale(.985)"/></g>` +
    `<g transform="translate(${round(x)} ${round(y)})">${printed}</g>`
  )
}

/** A patch of cloth: flat, with a seam of stitches along its edge. `inner` is the path of the seam. */
export const patchOf = (brush: Brush, outer: string, inner: string): string =>
  `<g fill-rule="evenodd"><path d="${outer}" transform="translate(1 3)" fill="#000" fill-opacity=".22"/>` +
  `<path d="${outer}" fill="${brush.base}" stroke="${brush.line}" stroke-width="1.6"/>` +
  `<path d="${inner}" fill="none" stroke="${brush.ink}" stroke-opacity=".75" stroke-width="3" stroke-linecap="round" stroke-dasharray="9 8"/></g>`

const unit = (half: number): string =>
  roundedPath(
    [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ],
    9,
  )
export const patch: Art = brush => patchOf(brush, unit(49), unit(37))

export const block: Art = (brush, look) => blockOf(brush, UNIT, look)

/** The twelve shapes of five squares by their letters, a row of each at a time. */
const PENTOMINOES: Readonly<Record<string, string>> = {
  F: '.## ##. .#.',
  I: '#####',
  L: '#... ####',
  N: '##.. .###',
  P: '## ## #.',
  T: '### .#. .#.',
  U: '#.# ###',
  V: '#.. #.. ###',
  W: '#.. ##. .##',
  X: '.#. ### .#.',
  Y: '.#.. ####',
  Z: '##. .#. .##',
}

/** A small pentomino, for the box it waits in; its text is its letter. */
export const pentomino: Art = (brush, look) => {
  const rows = (PENTOMINOES[look.text ?? ''] ?? '#').split(' ')
  const [wide, high] = [rows[0]!.length, rows.length]
  const outlines = rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === '#' ? [[x, y, x + 1, y, x + 1, y + 1, x, y + 1]] : [])),
  )
  const side = 92 / Math.max(wide, high, 3)
  const loops = contours(outlines).map(loop =>
    drawnIn(
      loop.map(([x, y]): Spot => [(x - wide / 2) * side, (y - high / 2) * side]),
      1,
    ),
  )
  const d = loops.map(loop => roundedPath(loop, 4)).join('')
  return (
    `<path d="${d}" transform="translate(1.5 4)" fill="#000" fill-opacity=".2"/>` +
    `<path d="${d}" transform="translate(0 2.5)" fill="${brush.deep}"/>` +
    body(brush, d, 'face', 2)
  )
}
