import {
  cellOf,
  dressed,
  hexagonByLines,
  hexes,
  LETTERS,
  painted,
  square,
  type Board,
} from '../../../kit/index.ts'

type Spot = readonly [number, number]

/** The way of a ball by its cells, the deepest first, and the field of channels it belongs to. */
interface Channel {
  readonly cells: readonly Spot[]
  readonly field: number
}
export interface Channelled {
  readonly board: Board
  /** By cell: the next deeper one of its channel, or OPEN. */
  readonly deeper: Int16Array
}
export const OPEN = -1

const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

type Turn = (spot: Spot) => Spot
const turned = (spots: readonly Spot[], turn: Turn, times: number): readonly Spot[] =>
  count(times).reduce(list => list.map(turn), spots)
/** The same ways turned again and again, each time as another field. */
const turning = (times: number, turn: Turn, ways: readonly (readonly Spot[])[]): Channel[] =>
  count(times).flatMap(field => ways.map(way => ({ cells: turned(way, turn, field), field })))
const quarter =
  (side: number): Turn =>
  ([x, y]) => [side - 1 - y, x]
const sixth: Turn = ([q, r]) => [-r, q + r]

/** In each quarter the channels are parallel and point to the middle, two along rows, two along columns. */
const quarters = (side: number): Channel[] =>
  turning(
    4,
    quarter(side),
    count(side / 2).map(row => count(side / 2).map(k => [side / 2 - 1 - k, row])),
  )

/** From each corner a channel winds to the middle: one cell short of the whole side first, then two fewer each time. */
function spiral(side: number): Channel[] {
  const way: Spot[] = []
  let [x, y, dx, dy] = [-1, 0, 1, 0]
  for (let long = side - 1; long > 0; long -= 2) {
    for (let i = 0; i < long; i++) way.push([(x += dx), (y += dy)])
    ;[dx, dy] = [-dy, dx]
  }
  return turning(4, quarter(side), [way.toReversed()])
}

/** Rows lead from the left side to the diagonal, columns from the bottom; both share the cell on the diagonal. */
const diagonal = (side: number): Channel[] =>
  count(side).flatMap(i => [
    { cells: count(i + 1).map(k => [i - k, i] as const), field: 0 },
    { cells: count(i + 1).map(k => [i, i - k] as const), field: 1 },
  ])

/** Each row is two channels, which meet in the middle. */
const splitRows = (side: number, way: 'in' | 'out'): Channel[] =>
  count(side).flatMap(row =>
    [0, 1].map(field => {
      const cols = count(side / 2).map(k => (field === 0 ? side / 2 - 1 - k : side / 2 + k))
      return { cells: (way === 'in' ? cols : cols.toReversed()).map(col => [col, row] as const), field }
    }),
  )

const HEX_SIDE = 5
/** Three parts around the middle, which all share; in each the channels run from a side of the hexagon to the Y between the parts. */
const thirds = (): Channel[] =>
  turning(
    3,
    spot => sixth(sixth(spot)),
    count(HEX_SIDE).map(i => [0, 1, 2, 3, 4].slice(i === 0 ? 0 : 1).map(a => [a, -i])),
  )

const MIDDLE: Spot = [0, 0]
/** Seven flowers around each other; the channel of each goes from its west petal around to its middle. */
const around = (first: Spot): Spot[] => [MIDDLE, ...count(6).flatMap(k => turned([first], sixth, k))]
const honeycomb = (): Channel[] =>
  around([2, 1]).map(([q, r], field) => ({
    cells: around([0, -1]).map(([dq, dr]) => [q + dq, r + dr]),
    field,
  }))

/** The fields of the channels take turns in these colours, the middle flower has one of its own. */
const TINTS = ['camp-brown', 'plain', 'camp-brown', 'plain']
const FLOWER_TINTS = ['camp-wood', 'camp-brown', 'plain', 'camp-brown', 'plain', 'camp-brown', 'plain']
const THIRD_TINTS = ['camp-brown', 'plain', 'camp-wood']

const name = ([x, y]: Spot): string => `${LETTERS[x]}${y + 1}`
const hexName = ([q, r]: Spot): string => name([q + HEX_SIDE - 1, r + HEX_SIDE - 1])

/** The board with its channels drawn: a groove along each, and the fields in different woods. */
function channelled(
  plain: Board,
  channels: readonly Channel[],
  tints: readonly string[],
  nameOf = name,
): Channelled {
  const fills: Record<string, string> = {}
  const deeper = new Int16Array(plain.size).fill(OPEN)
  for (const { cells, field } of channels) {
    fills[tints[field]!] = `${fills[tints[field]!] ?? ''} ${cells.map(nameOf).join(' ')}`
    const way = cells.map(spot => cellOf(plain, nameOf(spot)))
    for (const [i, c] of way.slice(1).entries()) deeper[c] = way[i]!
  }
  const lines = [...deeper].flatMap((to, c) => (to === OPEN ? [] : [[to, c] as const]))
  return { board: dressed(painted(plain, fills), { lines }), deeper }
}

const SQUARES = {
  quarters,
  spiral,
  diagonal,
  in: (side: number) => splitRows(side, 'in'),
  out: (side: number) => splitRows(side, 'out'),
}
export type Layout = keyof typeof SQUARES | 'thirds' | 'honeycomb'

export function channelsOf(layout: Layout, side: number): Channelled {
  if (layout === 'thirds') return channelled(hexagonByLines(HEX_SIDE), thirds(), THIRD_TINTS, hexName)
  if (layout !== 'honeycomb') return channelled(square(side, side), SQUARES[layout](side), TINTS)
  const cells = honeycomb().flatMap(flower =>
    flower.cells.map(spot => ({ q: spot[0], r: spot[1], name: hexName(spot) })),
  )
  return channelled(hexes(cells), honeycomb(), FLOWER_TINTS, hexName)
}
