import type { Face } from '../../table/index.ts'

/** Blocks of several cells: all shapes of one to six, and faces made of cells that a person has marked. */

export type Cells = readonly (readonly [number, number])[]

/** Cells moved so that the box around them lies around 0, 0. */
export function centred(cells: Cells): {
  readonly cells: Cells
  readonly width: number
  readonly height: number
} {
  const xs = cells.map(([x]) => x)
  const ys = cells.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return {
    cells: cells.map(([x, y]) => [x - (left + right) / 2, y - (top + bottom) / 2] as const),
    width: right - left + 1,
    height: bottom - top + 1,
  }
}

export function blockFace(cells: Cells, tint: string): Face {
  const { width, height, cells: around } = centred(cells)
  return { kind: 'art', art: 'block', tint, width, height, cells: around }
}

const turned = (cells: Cells): Cells => cells.map(([x, y]) => [-y, x] as const)
export const mirrored = (cells: Cells): Cells => cells.map(([x, y]) => [-x, y] as const)

const key = (cells: Cells): string => {
  const left = Math.min(...cells.map(([x]) => x))
  const top = Math.min(...cells.map(([, y]) => y))
  return cells
    .map(([x, y]) => `${x - left},${y - top}`)
    .sort()
    .join(' ')
}

const ways = (cells: Cells): Cells[] => {
  const four = (first: Cells) => {
    const list = [first]
    for (let i = 1; i < 4; i++) list.push(turned(list[i - 1]!))
    return list
  }
  return [...four(cells), ...four(mirrored(cells))]
}
/** The same for a shape however it lies. */
const shapeKey = (cells: Cells): string => ways(cells).map(key).sort()[0]!

/** Whether a shape laid on its face is another one. */
export const hasMirror = (cells: Cells): boolean => {
  const [a, b, c, d] = ways(cells).map(key)
  return ![a, b, c, d].includes(key(mirrored(cells)))
}

/** All shapes with one more cell than these. */
function grown(shapes: readonly Cells[]): Cells[] {
  const found = new Map<string, Cells>()
  for (const cells of shapes)
    for (const [x, y] of cells)
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ] as const) {
        if (cells.some(([cx, cy]) => cx === x + dx && cy === y + dy)) continue
        const next: Cells = [...cells, [x + dx, y + dy]]
        const name = shapeKey(next)
        if (!found.has(name)) found.set(name, next)
      }
  return [...found.values()]
}

function every(): readonly { readonly name: string; readonly cells: Cells }[] {
  const list: { name: string; cells: Cells }[] = []
  let shapes: readonly Cells[] = [[[0, 0]]]
  for (let size = 1; size <= 6; size++) {
    for (const [i, cells] of shapes.entries()) list.push({ name: `${size}/${i + 1}`, cells })
    shapes = grown(shapes)
  }
  return list
}

/** 1, 1, 2, 5, 12 and 35 shapes. */
export const POLYOMINOES = every()
