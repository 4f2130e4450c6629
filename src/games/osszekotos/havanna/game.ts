// Ruling: a solid lump of seven stones is a ring too, for the enclosed cell may hold a stone of any colour.
// Ruling: a full board without a figure is a draw.
import {
  BLACK,
  dressed,
  hexagonByRows,
  linking,
  oneOf,
  painted,
  step,
  swap,
  swapOption,
  WHITE,
  type Board,
  type GameDefinition,
} from '../../../kit/index.ts'
import { figures } from './figures.ts'
import { nearness } from './nearness.ts'
import { havannaNet } from './net.ts'
import { STONE } from './words.ts'

const SIDES = [10, 9, 8, 7, 6, 5, 4]

/** Corners and sides have tints of their own; as regions the corners come first. */
function havannaBoard(side: number): Board {
  const plain = hexagonByRows(side)
  const cells = [...plain.cells.keys()]
  /** By cell the directions that lead off the board: three from a corner, two from a side. */
  const off = cells.map(c => plain.dirs.flatMap((_, d) => (step(plain, c, d) === plain.size ? [d] : [])))
  const corners = cells.filter(c => off[c]!.length === 3)
  // Clockwise from the top; between its corners a side has no cells in two directions next to each other.
  const sides = [1, 0, 5, 4, 3, 2].map(d =>
    cells.filter(c => off[c]!.length === 2 && off[c]!.includes(d) && off[c]!.includes((d + 1) % 6)),
  )
  const regions = Object.fromEntries([
    ...corners.map((c, i) => [`corner${i}`, [c]]),
    ...sides.map((list, i) => [`side${i}`, list]),
  ])
  const named = (list: readonly number[]) => list.map(c => plain.names[c]).join(' ')
  return painted(dressed(plain, { regions }), {
    'camp-orange': named(corners),
    'camp-yellow': named(sides.flat()),
  })
}

const havanna: GameDefinition = {
  id: 'havanna',
  chapter: 'osszekotos',
  title: { hu: 'Havanna', en: 'Havannah' },
  players: [2],
  rules: 1,
  options: [
    oneOf(
      'size',
      'A tábla éle',
      'Side of the board',
      SIDES.map(n => [String(n), `${n} mező`, `${n} cells`] as const),
    ),
    swapOption,
  ],
  make(options) {
    const board = havannaBoard(Number(options.size ?? SIDES[0]))
    // The corners come first, then the sides; no chain touches all twelve before it has made a figure.
    const rim = Object.values(board.regions)
    return linking({
      players: [WHITE, BLACK],
      board,
      stone: { id: 'stone', name: STONE, art: 'stone' },
      goal: [rim, rim],
      // Both players want the same figures, so whoever takes the first stone over finds it where it lies.
      parts: [figures, nearness, ...(options.swap === 'on' ? [swap(board.names.map((_, c) => c))] : [])],
      net: ({ cells }) => havannaNet(board, cells, options.swap === 'on' ? 'on' : 'off'),
    })
  },
}

export default havanna
