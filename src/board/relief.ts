import { round } from './art/brush.ts'
import type { Frame } from './geometry.ts'
import { polygon } from './paths.ts'

/** How dark the lowest cells are, and how light the highest. */
const DARKEST = 0.46
const LIGHTEST = 0.4
/** How far the shadow of one step reaches into the lower cell. */
const REACH = 0.11

interface Edge {
  readonly cell: number
  readonly ends: readonly [number, number, number, number]
}

/** The edges between two cells, each with the cells on its two sides. */
function sharedEdges({ places }: Frame, cells: readonly number[]): (readonly [Edge, Edge])[] {
  const open = new Map<string, Edge>()
  const shared: (readonly [Edge, Edge])[] = []
  for (const cell of cells) {
    const o = places[cell]!.outline!
    for (let i = 0, j = o.length - 2; i + 1 < o.length; j = i, i += 2) {
      const ends = [o[j]!, o[j + 1]!, o[i]!, o[i + 1]!] as const
      const key = [`${round(ends[0])},${round(ends[1])}`, `${round(ends[2])},${round(ends[3])}`]
        .sort()
        .join(' ')
      const other = open.get(key)
      if (other) shared.push([other, { cell, ends }])
      else open.set(key, { cell, ends })
    }
  }
  return shared
}

/**
 * Cells that lie at different heights: the higher, the lighter; at every step the upper edge catches the light, and a shadow
 * falls on the lower cell, longer where the light comes over the edge from the upper left.
 */
export function relief(frame: Frame, line: string): string {
  const { board, places } = frame
  const heightOf = (c: number) => board.cells[c]!.height
  const cells = frame.shown.filter(c => heightOf(c) !== undefined && places[c]!.outline)
  if (cells.length === 0) return ''
  const heights = cells.map(c => heightOf(c)!)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  // Cells of two colours must still be told apart.
  const strength = frame.build === 'frame' ? 0.5 : 1
  let tones = ''
  for (const height of new Set(heights)) {
    const t = strength * ((2 * (height - low)) / (high - low || 1) - 1)
    const d = cells.flatMap(c => (heightOf(c) === height ? [polygon(places[c]!.outline!)] : [])).join('')
    const [colour, opacity] = t < 0 ? ['#241300', -t * DARKEST] : ['#fff', t * LIGHTEST]
    tones += `<path d="${d}" fill="${colour}" fill-opacity="${round(opacity)}"/>`
  }
  let [shadows, steps] = ['', '']
  for (const [a, b] of sharedEdges(frame, cells)) {
    const step = heightOf(a.cell)! - heightOf(b.cell)!
    if (step === 0) continue
    const lower = step > 0 ? b : a
    const [x1, y1, x2, y2] = lower.ends
    const { x, y } = places[lower.cell]!
    const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
    const far = Math.hypot(x - mx, y - my)
    const lit = (x - mx + (y - my)) / far > 0.2
    const k = (REACH * (lit ? 1 : 0.35) * Math.min(3, Math.abs(step))) / far
    const [dx, dy] = [(x - mx) * k, (y - my) * k]
    shadows += polygon([x1, y1, x2, y2, x2 + dx, y2 + dy, x1 + dx, y1 + dy])
    steps += `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`
  }
  return (
    `${tones}<path d="${shadows}" fill="#1a0d00" fill-opacity=".38"/>` +
    `<path d="${steps}" stroke="${line}" stroke-width=".05" stroke-linecap="round"/>` +
    `<path d="${steps}" transform="translate(-.03 -.03)" stroke="#fff" stroke-opacity=".55" stroke-width=".03" stroke-linecap="round"/>`
  )
}
