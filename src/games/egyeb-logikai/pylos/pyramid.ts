import { gridLabels, LETTERS, makeBoard, octagonOutline, squareOutline } from '../../../kit/index.ts'

const SIDES = [4, 3, 2, 1]
/** Half the width of a place by level. Seen from above, higher balls are drawn smaller, so that what carries them is seen. */
const REACH = [0.5, 0.4, 0.33, 0.26]
const STEPS = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] } as const

/** The places of the pyramid, level by level. */
const places = SIDES.flatMap((side, level) =>
  Array.from({ length: side * side }, (_, i) => ({ level, col: i % side, row: Math.floor(i / side) })),
)
const at = (level: number, col: number, row: number): number =>
  places.findIndex(place => place.level === level && place.col === col && place.row === row)
const squareAt = (level: number, col: number, row: number): number[] => [
  at(level, col, row),
  at(level, col + 1, row),
  at(level, col, row + 1),
  at(level, col + 1, row + 1),
]

export const board = makeBoard({
  cells: places.map(({ level, col, row }) => {
    // Each level begins half a ball farther in. A hollow of the board fills its square, the place on four balls is round.
    const [x, y] = [col + level / 2, SIDES[0]! - 1 - row - level / 2]
    const outline = (level === 0 ? squareOutline : octagonOutline)(x, y, REACH[level]!)
    return { name: `${level + 1}${LETTERS[col]}${row + 1}`, x, y, outline, fill: 'plain', tier: level }
  }),
  dirs: Object.keys(STEPS),
  labels: gridLabels(4, 4),
  step(c, d) {
    const { level, col, row } = places[c]!
    const [dx, dy] = Object.values(STEPS)[d]!
    const found = at(level, col + dx, row + dy)
    return found < 0 ? undefined : found
  },
})

export const level = Int8Array.from(places, place => place.level)
/** By place: the four places it rests on (none on the lowest level), and those that rest on it. */
export const below = places.map(({ level: up, col, row }) => (up === 0 ? [] : squareAt(up - 1, col, row)))
export const above = places.map((_, c) => [...places.keys()].filter(upper => below[upper]!.includes(c)))

/** By place: the groups it belongs to, as their other places. */
const others = (groups: readonly (readonly number[])[]) =>
  places.map((_, c) =>
    groups.filter(group => group.includes(c)).map(group => group.filter(each => each !== c)),
  )
/** The squares of four on one level, and the rows that cross the whole of level 1 or 2. */
export const squares = others(
  places.map(({ level: up, col, row }) => squareAt(up, col, row)).filter(four => !four.includes(-1)),
)
export const rows = others(
  [0, 1].flatMap(up => {
    const along = [0, 1, 2, 3].slice(0, SIDES[up])
    return along.flatMap(i => [along.map(k => at(up, k, i)), along.map(k => at(up, i, k))])
  }),
)
