import { makeBoard, type Board, type CellShape, type Line } from '../../../kit/index.ts'
import { AREAS, NODES } from './data.ts'

/** So large that neighbouring nodes are about one apart. */
const SCALE = 2

export interface Shell {
  readonly board: Board
  /** The first cells are the nodes, in their order; the areas follow. */
  readonly nodes: number
  readonly areas: readonly Area[]
  /** By node: the areas it is a corner of, by their numbers. */
  readonly areasOf: readonly (readonly number[])[]
}

export interface Area {
  readonly cell: number
  readonly corners: readonly number[]
  /** How many corners are more than half of them. */
  readonly majority: number
}

const mean = (list: readonly number[]): number => list.reduce((sum, v) => sum + v, 0) / list.length

/** The ellipse with its nodes, the lines between them, and the areas as cells of their own. */
export function shell(): Shell {
  const nodes = NODES.map(([x, y], c): CellShape => ({ name: String(c + 1), x: SCALE * x, y: -SCALE * y }))
  const areas = Object.values(AREAS).map((corners, i): Area => ({
    cell: nodes.length + i,
    corners: corners.map(node => node - 1),
    majority: (corners.length + 1) / 2,
  }))
  const fields = Object.keys(AREAS).map((name, i): CellShape => {
    const around = areas[i]!.corners.map(c => nodes[c]!)
    return {
      name,
      x: mean(around.map(({ x }) => x)),
      y: mean(around.map(({ y }) => y)),
      outline: around.flatMap(({ x, y }) => [x, y]),
      fill: 'plain',
      text: String(around.length),
    }
  })
  // Every line lies between two areas or at the rim, so each is met once or twice.
  const lines = new Map<string, Line>()
  for (const { corners } of areas)
    for (const [i, a] of corners.entries()) {
      const b = corners[(i + 1) % corners.length]!
      lines.set(`${Math.min(a, b)} ${Math.max(a, b)}`, [a, b])
    }
  return {
    board: makeBoard({
      cells: [...nodes, ...fields],
      dirs: [],
      step: () => undefined,
      lines: [...lines.values()],
    }),
    nodes: nodes.length,
    areas,
    areasOf: nodes.map((_, c) => areas.flatMap(({ corners }, i) => (corners.includes(c) ? [i] : []))),
  }
}
