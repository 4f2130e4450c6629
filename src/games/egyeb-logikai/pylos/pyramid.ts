import { LETTERS, makeBoard, type Board, type CellShape, type Label } from '../../../kit/index.ts'

const LEVELS = [4, 3, 2, 1] as const
/** Half the width of a place by level. Seen from above, higher balls are drawn smaller, so that what carries them is seen. */
const REACH = [0.5, 0.4, 0.33, 0.26]
const CORNERS = 8
const LABELS: readonly Label[] = [0, 1, 2, 3].flatMap(i => [
  { x: i, y: 3.85, text: LETTERS[i]! },
  { x: -0.85, y: 3 - i, text: String(i + 1) },
])

/** A hollow of the board fills its square; the place on four balls is round. */
function outlineOf(x: number, y: number, level: number): number[] {
  const r = REACH[level]!
  if (level === 0) return [x - r, y - r, x + r, y - r, x + r, y + r, x - r, y + r]
  return Array.from({ length: CORNERS }, (_, i) => {
    const angle = ((2 * i + 1) * Math.PI) / CORNERS
    const far = r / Math.cos(Math.PI / CORNERS)
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)]
  }).flat()
}

interface Place {
  readonly level: number
  readonly col: number
  readonly row: number
}

/** The places of the pyramid, level by level, with what lies below and above each. */
export interface Pyramid {
  readonly board: Board
  readonly level: Int8Array
  /** By place: the four places it rests on; none on the lowest level. */
  readonly below: readonly (readonly number[])[]
  /** By place: the places that rest on it. */
  readonly above: readonly (readonly number[])[]
  /** By place: the squares of four on its level that it belongs to, as the other three places. */
  readonly squares: readonly (readonly (readonly number[])[])[]
  /** By place: the rows that cross the whole of level 1 or 2, as the other places. */
  readonly rows: readonly (readonly (readonly number[])[])[]
}

export function pyramid(): Pyramid {
  const places: Place[] = LEVELS.flatMap((side, level) =>
    Array.from({ length: side * side }, (_, i) => ({ level, col: i % side, row: Math.floor(i / side) })),
  )
  const at = (level: number, col: number, row: number): number =>
    places.findIndex(place => place.level === level && place.col === col && place.row === row)
  const square = (level: number, col: number, row: number): number[] => [
    at(level, col, row),
    at(level, col + 1, row),
    at(level, col, row + 1),
    at(level, col + 1, row + 1),
  ]
  const cells = places.map(({ level, col, row }): CellShape => {
    // Each level begins half a ball farther in.
    const [x, y] = [col + level / 2, LEVELS[0]! - 1 - row - level / 2]
    const name = `${level + 1}${LETTERS[col]}${row + 1}`
    return { name, x, y, outline: outlineOf(x, y, level), fill: 'plain', tier: level }
  })
  const dirs = ['n', 'e', 's', 'w']
  const steps = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ] as const
  const board = makeBoard({
    cells,
    dirs,
    labels: LABELS,
    step(c, d) {
      const { level, col, row } = places[c]!
      const found = at(level, col + steps[d]![0], row + steps[d]![1])
      return found < 0 ? undefined : found
    },
  })
  const below = places.map(({ level, col, row }) => (level === 0 ? [] : square(level - 1, col, row)))
  const allSquares = places
    .map(({ level, col, row }) => square(level, col, row))
    .filter(four => four.every(c => c >= 0))
  const allRows = [0, 1].flatMap(level =>
    LEVELS.slice(0, LEVELS[level]).flatMap((_, i) => {
      const along = Array.from({ length: LEVELS[level]! }, (_, k) => k)
      return [along.map(k => at(level, k, i)), along.map(k => at(level, i, k))]
    }),
  )
  const others = (groups: readonly (readonly number[])[]) =>
    places.map((_, c) =>
      groups.filter(group => group.includes(c)).map(group => group.filter(each => each !== c)),
    )
  return {
    board,
    level: Int8Array.from(places, ({ level }) => level),
    below,
    above: places.map((_, c) => places.flatMap((_, upper) => (below[upper]!.includes(c) ? [upper] : []))),
    squares: others(allSquares),
    rows: others(allRows),
  }
}
