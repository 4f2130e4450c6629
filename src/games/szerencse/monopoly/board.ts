import { makeBoard, type CellShape } from '../../../kit/index.ts'
import { FIELDS, GROUPS, type Field } from './data.ts'

/** Corners are 1.6 wide; the nine fields of a side are 1 wide and as deep as the corners. */
const DEEP = 1.6
const SIDE = 9 + 2 * DEEP

interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** Go lies in the lower right corner and the way goes round clockwise: first along the bottom to the left. */
function boxOf(i: number): Box {
  const side = Math.floor(i / 10)
  const k = i % 10
  const [near, far] = k === 0 ? [0, DEEP] : [DEEP + k - 1, DEEP + k]
  if (side === 0) return { x0: SIDE - far, y0: SIDE - DEEP, x1: SIDE - near, y1: SIDE }
  if (side === 1) return { x0: 0, y0: SIDE - far, x1: DEEP, y1: SIDE - near }
  if (side === 2) return { x0: near, y0: 0, x1: far, y1: DEEP }
  return { x0: SIDE - DEEP, y0: near, x1: SIDE, y1: far }
}

const fillOf = (field: Field): string =>
  field.kind === 'lot'
    ? `lot-${GROUPS[field.group]!.tint}`
    : ['go', 'jail', 'parking', 'to-jail'].includes(field.kind)
      ? 'corner'
      : 'track'

const cells = FIELDS.map((field, i): CellShape => {
  const { x0, y0, x1, y1 } = boxOf(i)
  return {
    name: field.id,
    x: (x0 + x1) / 2,
    y: (y0 + y1) / 2,
    outline: [x0, y0, x1, y0, x1, y1, x0, y1],
    fill: fillOf(field),
    text: field.text,
  }
})

export const board = makeBoard({
  cells,
  dirs: ['on', 'back'],
  step: (c, d) => (c + (d === 0 ? 1 : 39)) % 40,
  opposite: [1, 0],
})

const INWARD: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

/** The way from a field towards the middle of the board. */
export function inward(i: number): readonly [number, number] {
  const { x, y } = cells[i]!
  return i % 10 === 0
    ? [Math.sign(SIDE / 2 - x) * 0.7, Math.sign(SIDE / 2 - y) * 0.7]
    : INWARD[Math.floor(i / 10)]!
}
