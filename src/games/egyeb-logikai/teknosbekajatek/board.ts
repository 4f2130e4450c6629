import { makeBoard, type CellShape, type Line } from '../../../kit/index.ts'
import { AREAS, NODES } from './data.ts'

/** So large that neighbouring nodes are about one apart. */
const SCALE = 2
const mean = (list: readonly number[]): number => list.reduce((sum, v) => sum + v, 0) / list.length

const nodes = NODES.map(([x, y], c): CellShape => ({ name: String(c + 1), x: SCALE * x, y: -SCALE * y }))
/** By area: its corners. */
export const CORNERS = Object.values(AREAS).map(corners => corners.map(node => node - 1))
const fields = Object.keys(AREAS).map((name, i): CellShape => {
  const around = CORNERS[i]!.map(c => nodes[c]!)
  const [x, y] = [mean(around.map(at => at.x)), mean(around.map(at => at.y))]
  const outline = around.flatMap(at => [at.x, at.y])
  return { name, x, y, outline, fill: 'plain', text: String(around.length) }
})
// Every line lies between two areas or at the rim, so each is met once or twice.
const lines = new Map<string, Line>()
for (const corners of CORNERS)
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length]!
    lines.set(`${Math.min(a, b)} ${Math.max(a, b)}`, [a, b])
  }

/** The ellipse with its nodes, which are the first cells, the lines between them, and the areas as cells of their own. */
export const board = makeBoard({
  cells: [...nodes, ...fields],
  dirs: [],
  step: () => undefined,
  lines: [...lines.values()],
})
/** By node: the areas it is a corner of, by their numbers. */
export const AREAS_OF = nodes.map((_, c) => CORNERS.flatMap((corners, i) => (corners.includes(c) ? [i] : [])))
