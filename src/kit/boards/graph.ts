import { assert } from '../../engine/index.ts'
import { makeBoard, type Board, type CellShape } from './board.ts'

/** The point of a circle around 0, 0 after a part of a whole turn, clockwise from the top. */
export const onCircle = (radius: number, part: number): readonly [number, number] => [
  radius * Math.sin(2 * Math.PI * part),
  -radius * Math.cos(2 * Math.PI * part),
]

/**
 * Points and lines as the book lists them. Each line is a list of names in order; two points are neighbours when
 * they follow each other on a line. A direction belongs to a point: `to0`, `to1` … in the order of listing, so
 * "straight on" is asked with `beyond`, not with a direction.
 */
export function graph(
  points: Readonly<Record<string, readonly [number, number]>>,
  lines: readonly (readonly string[])[],
  regions: Readonly<Record<string, readonly string[]>> = {},
  fill: (name: string) => string | undefined = () => undefined,
): Board {
  const names = Object.keys(points)
  const at = (name: string): number => {
    const c = names.indexOf(name)
    assert(c >= 0, `no point is named ${name}`)
    return c
  }
  const cells = names.map((name): CellShape => {
    const [x, y] = points[name]!
    const shade = fill(name)
    return { name, x, y, ...(shade ? { fill: shade } : {}) }
  })
  const near: number[][] = names.map(() => [])
  const drawn: [number, number][] = []
  for (const line of lines)
    for (let i = 1; i < line.length; i++) {
      const a = at(line[i - 1]!)
      const b = at(line[i]!)
      if (near[a]!.includes(b)) continue
      near[a]!.push(b)
      near[b]!.push(a)
      drawn.push([a, b])
    }
  const degree = Math.max(...near.map(list => list.length))
  return makeBoard({
    cells,
    dirs: Array.from({ length: degree }, (_, d) => `to${d}`),
    step: (c, d) => near[c]![d],
    opposite: Array.from({ length: degree }, (_, d) => d),
    regions: Object.fromEntries(Object.entries(regions).map(([key, list]) => [key, list.map(at)])),
    lines: drawn,
  })
}

/** For each line of the book and each place on it: [over, behind] pairs of a straight jump, by starting cell. */
export function jumps(board: Board, lines: readonly (readonly string[])[]): (readonly [number, number])[][] {
  const found: (readonly [number, number])[][] = board.names.map(() => [])
  for (const line of lines) {
    const on = line.map(name => board.names.indexOf(name))
    for (let i = 0; i + 2 < on.length; i++) {
      found[on[i]!]!.push([on[i + 1]!, on[i + 2]!])
      found[on[i + 2]!]!.push([on[i + 1]!, on[i]!])
    }
  }
  return found
}
