import type { Words } from '../../engine/index.ts'
import { makeBoard, type Board, type CellShape } from './board.ts'

/** One field of a printed track, in the order of travel. */
export interface TrackField {
  readonly name: string
  /** Short words printed on it; a new line where the line breaks. */
  readonly print: string | Words
  /** All that the field says, shown in the middle of the board when somebody looks at it. */
  readonly told?: Words
  readonly fill?: string
  /** A number printed in its corner. */
  readonly corner?: string
}

const inOneLine = (print: string | Words): Words => {
  const joined = (text: string) => text.replaceAll('-\n', '').replaceAll('\n', ' ')
  return typeof print === 'string'
    ? { hu: joined(print), en: joined(print) }
    : { hu: joined(print.hu), en: joined(print.en) }
}

/** Corners are so wide and high; the fields between them are as deep, and long enough for two or three words. */
const [CORNER_WIDE, CORNER_HIGH, LONG, HIGH] = [1.8, 1.6, 1.35, 1]

/**
 * A loop of fields around an empty middle: the first lies in the lower right corner and the way goes round clockwise, first along the
 * bottom to the left. It is wider than high, so that all words stand upright. The middle is `centre`.
 */
export function trackBoard(fields: readonly TrackField[]): Board {
  const side = fields.length / 4
  const between = side - 1
  const [wide, high] = [2 * CORNER_WIDE + between * LONG, 2 * CORNER_HIGH + between * HIGH]
  const boxOf = (i: number): readonly [number, number, number, number] => {
    const [edge, k] = [Math.floor(i / side), i % side]
    const [x0, x1] = k === 0 ? [0, CORNER_WIDE] : [CORNER_WIDE + (k - 1) * LONG, CORNER_WIDE + k * LONG]
    const [y0, y1] = k === 0 ? [0, CORNER_HIGH] : [CORNER_HIGH + (k - 1) * HIGH, CORNER_HIGH + k * HIGH]
    if (edge === 0) return [wide - x1, high - CORNER_HIGH, wide - x0, high]
    if (edge === 1) return [0, high - y1, CORNER_WIDE, high - y0]
    if (edge === 2) return [x0, 0, x1, CORNER_HIGH]
    return [wide - CORNER_WIDE, y0, wide, y1]
  }
  const cells = fields.map(({ name, print, told, fill, corner }, i): CellShape => {
    const [x0, y0, x1, y1] = boxOf(i)
    return {
      name,
      x: (x0 + x1) / 2,
      y: (y0 + y1) / 2,
      outline: [x0, y0, x1, y0, x1, y1, x0, y1],
      fill: fill ?? (i % side === 0 ? 'corner' : 'track'),
      text: print,
      // What says nothing more is called by the words printed on it.
      ...(told ? { told } : { called: inOneLine(print) }),
      ...(corner === undefined ? {} : { corner }),
    }
  })
  const board = makeBoard({
    cells,
    dirs: ['on', 'back'],
    step: (c, d) => (c + (d === 0 ? 1 : fields.length - 1)) % fields.length,
    opposite: [1, 0],
  })
  return { ...board, centre: [CORNER_WIDE, CORNER_HIGH, wide - 2 * CORNER_WIDE, high - 2 * CORNER_HIGH] }
}

/** The side fields are deeper than those above and below. */
const DEEPER = CORNER_WIDE / CORNER_HIGH
const INWARD: readonly (readonly [number, number])[] = [
  [0, -1],
  [DEEPER, 0],
  [0, 1],
  [-DEEPER, 0],
]

/** A place on a field: `across` to the side, `depth` towards the middle of the board, from the middle of the field. */
export function onField(
  board: Board,
  field: number,
  across: number,
  depth: number,
): readonly [number, number] {
  const side = board.size / 4
  const { x, y } = board.cells[field]!
  const [cx, cy] = [board.centre![0] + board.centre![2] / 2, board.centre![1] + board.centre![3] / 2]
  const [dx, dy] =
    field % side === 0
      ? ([Math.sign(cx - x) * 0.7, Math.sign(cy - y) * 0.7] as const)
      : INWARD[Math.floor(field / side)]!
  return [dx * depth - dy * across, dy * depth + dx * across]
}

/** Where tokens stand on a corner field, in parts of its half: in its own corners first, the one towards the middle before all. */
const IN_CORNER: readonly (readonly [number, number])[] = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
  [0, 1],
  [0, -1],
]
/** From the rim of a field to the middle of a token on it. */
const RIM = 0.36

/** The place of the k-th token of a field, from the field's middle; on corners no token leaves its field. */
export function tokenPlace(board: Board, field: number, k: number): readonly [number, number] {
  if (field % (board.size / 4) !== 0)
    return onField(board, field, [0, -0.42, 0.42][k % 3]!, 0.88 - Math.floor(k / 3) * 0.45)
  const [inX, inY] = onField(board, field, 0, 1)
  const [x, y] = IN_CORNER[k % IN_CORNER.length]!
  return [Math.sign(inX) * x * (CORNER_WIDE / 2 - RIM), Math.sign(inY) * y * (CORNER_HIGH / 2 - RIM)]
}
