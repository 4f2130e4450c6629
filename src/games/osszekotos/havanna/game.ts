// Ruling: a solid lump of seven stones is a ring too, for the enclosed cell may hold a stone of any colour.
// Ruling: a full board without a figure is a draw.
import {
  BLACK,
  dressed,
  hexagonLabels,
  hexHexagon,
  LETTERS,
  linking,
  oneOf,
  swap,
  swapOption,
  WHITE,
  type Board,
  type GameDefinition,
} from '../../../kit/index.ts'
import { figures } from './figures.ts'
import { nearness } from './nearness.ts'

const SIDES = [10, 9, 8, 7, 6, 5, 4]

/** Rows a, b … from the top, and lines that rise to the right numbered from the left. Corners and sides have tints of their own. */
function havannaBoard(side: number): Board {
  const far = side - 1
  const row = (r: number) => LETTERS[far - r]!
  const line = (q: number) => String(q + side)
  const plain = hexHexagon(side, (q, r) => `${row(r)}${line(q)}`, {
    labels: hexagonLabels(side, line, row),
    // A cell lies on one side of the hexagon, or on two when it is a corner.
    regions(list) {
      const edges = list.map(({ q, r }) =>
        [r === far, q + r === far, q === far, r === -far, q + r === -far, q === -far].flatMap((on, i) =>
          on ? [i] : [],
        ),
      )
      const corners = edges.flatMap((on, c) => (on.length === 2 ? [c] : []))
      const sides = [0, 1, 2, 3, 4, 5].map(i =>
        edges.flatMap((on, c) => (on.length === 1 && on[0] === i ? [c] : [])),
      )
      return {
        ...Object.fromEntries(corners.map((c, i) => [`corner${i}`, [c]])),
        ...Object.fromEntries(sides.map((cells, i) => [`side${i}`, cells])),
      }
    },
  })
  const cells = plain.cells.map((cell, c) => {
    const region = Object.keys(plain.regions).find(id => plain.regions[id]!.includes(c))
    return region === undefined
      ? cell
      : { ...cell, fill: region.startsWith('corner') ? 'camp-orange' : 'camp-yellow' }
  })
  return dressed(plain, { cells })
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
      stone: { id: 'stone', name: { hu: 'kő', en: 'stone' }, art: 'stone' },
      goal: [rim, rim],
      // Both players want the same figures, so whoever takes the first stone over finds it where it lies.
      parts: [figures, nearness, ...(options.swap === 'on' ? [swap(board.names.map((_, c) => c))] : [])],
    })
  },
}

export default havanna
