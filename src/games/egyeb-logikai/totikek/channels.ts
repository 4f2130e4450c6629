import {
  cellOf,
  hexagonByLines,
  hexes,
  LETTERS,
  painted,
  square,
  dressed,
  type Board,
} from '../../../kit/index.ts'

/** A channel by the names of its cells in the order they fill, the deepest first, and the field of channels it belongs to. */
export interface Channel {
  readonly cells: readonly string[]
  readonly field: number
}
export interface Channelled {
  readonly board: Board
  readonly channels: readonly Channel[]
}

const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
const name = (col: number, row: number): string => `${LETTERS[col]}${row + 1}`

/** Two quarters have channels along rows, two along columns; all point to the middle. */
function quarters(side: number): Channel[] {
  const half = side / 2
  return count(half).flatMap(i =>
    [
      count(half).map(k => name(half - 1 - k, i)),
      count(half).map(k => name(i, half + k)),
      count(half).map(k => name(half + k, half + i)),
      count(half).map(k => name(half + i, half - 1 - k)),
    ].map((cells, field) => ({ cells, field })),
  )
}

/** From each corner a channel winds to the middle: one cell short of the whole side first, then two fewer each time. */
function spiral(side: number): Channel[] {
  const way: (readonly [number, number])[] = [[0, 0]]
  const turns = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const
  for (let long = side - 1, k = 0; long > 0; long -= 2, k++) {
    const [dx, dy] = turns[k % turns.length]!
    for (let i = k === 0 ? 1 : 0; i < long; i++) {
      const [x, y] = way.at(-1)!
      way.push([x + dx, y + dy])
    }
  }
  const turned = ([x, y]: readonly [number, number]): readonly [number, number] => [side - 1 - y, x]
  return count(4).map(field => {
    const path = count(field).reduce(cells => cells.map(turned), way)
    return { cells: path.map(([x, y]) => name(x, y)).toReversed(), field }
  })
}

/** Rows lead from the left side to the diagonal, columns from the bottom; both share the cell on the diagonal. */
const diagonal = (side: number): Channel[] =>
  count(side).flatMap(i => [
    { cells: count(i + 1).map(k => name(i - k, i)), field: 0 },
    { cells: count(i + 1).map(k => name(i, i - k)), field: 1 },
  ])

/** Each row is two channels, which meet in the middle. */
function splitRows(side: number, way: 'in' | 'out'): Channel[] {
  const half = side / 2
  const halves = [count(half).map(k => half - 1 - k), count(half).map(k => half + k)]
  return count(side).flatMap(row =>
    halves.map((cols, field) => ({
      cells: (way === 'in' ? cols : cols.toReversed()).map(col => name(col, row)),
      field,
    })),
  )
}

const HEX_SIDE = 5
const hexName = (q: number, r: number): string => name(q + HEX_SIDE - 1, r + HEX_SIDE - 1)

/** Three parts around the middle; in each the channels run from a side of the hexagon to the Y between the parts. */
function thirds(): Channel[] {
  const turned = [
    (a: number, b: number) => hexName(a, b),
    (a: number, b: number) => hexName(-a - b, a),
    (a: number, b: number) => hexName(b, -a - b),
  ]
  return turned.flatMap((cell, field) =>
    count(HEX_SIDE).map(i => ({
      // The innermost channel goes on into the middle, which all three share.
      cells: [...(i === 0 ? [hexName(0, 0)] : []), ...[1, 2, 3, 4].map(a => cell(a, -i))],
      field,
    })),
  )
}

const FLOWERS = [
  [0, 0],
  [2, 1],
  [-1, 3],
  [-3, 2],
  [-2, -1],
  [1, -3],
  [3, -2],
] as const
/** The middle, then SW, SE, E, NE, NW and W, where the channel is entered. */
const PETALS = [
  [0, 0],
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const

const honeycomb = (): Channel[] =>
  FLOWERS.map(([q, r], field) => ({ cells: PETALS.map(([dq, dr]) => hexName(q + dq, r + dr)), field }))

/** The fields of the channels take turns in these colours, the middle flower has one of its own. */
const TINTS = ['camp-brown', 'plain', 'camp-brown', 'plain']
const FLOWER_TINTS = ['camp-wood', 'camp-brown', 'plain', 'camp-brown', 'plain', 'camp-brown', 'plain']
const THIRD_TINTS = ['camp-brown', 'plain', 'camp-wood']

/** The board with its channels drawn: a groove along each, and the fields in different woods. */
function channelled(plain: Board, channels: readonly Channel[], tints: readonly string[]): Channelled {
  const fills: Record<string, string> = {}
  for (const { cells, field } of channels)
    fills[tints[field]!] = `${fills[tints[field]!] ?? ''} ${cells.join(' ')}`
  const lines = channels.flatMap(({ cells }) =>
    cells.slice(1).map((cell, i) => [cellOf(plain, cells[i]!), cellOf(plain, cell)] as const),
  )
  return { board: dressed(painted(plain, fills), { lines }), channels }
}

export type Layout = 'quarters' | 'spiral' | 'diagonal' | 'in' | 'out' | 'thirds' | 'honeycomb'

export function channelsOf(layout: Layout, side: number): Channelled {
  const squares = (channels: readonly Channel[]) => channelled(square(side, side), channels, TINTS)
  switch (layout) {
    case 'quarters':
      return squares(quarters(side))
    case 'spiral':
      return squares(spiral(side))
    case 'diagonal':
      return squares(diagonal(side))
    case 'in':
    case 'out':
      return squares(splitRows(side, layout))
    case 'thirds':
      return channelled(hexagonByLines(HEX_SIDE), thirds(), THIRD_TINTS)
    case 'honeycomb': {
      const cells = FLOWERS.flatMap(([q, r]) =>
        PETALS.map(([dq, dr]) => ({ q: q + dq, r: r + dr, name: hexName(q + dq, r + dr) })),
      )
      return channelled(hexes(cells), honeycomb(), FLOWER_TINTS)
    }
  }
}
