// Ruling: two mills closed at once take one man; taking is compulsory; a mill opened and closed again counts anew.
// Ruling: a draw after 50 moves each without a mill, or 10 each when both may fly.
import {
  BLACK,
  cellOf,
  dressed,
  graph,
  mill,
  oneOf,
  WHITE,
  type CellShape,
  type GameDefinition,
} from '../../../kit/index.ts'

// É north, K east, D south, Ny west; square 1 is the inner one.
const PLACES: Readonly<Record<string, readonly [number, number]>> = {
  ÉNy: [-1, -1],
  É: [0, -1],
  ÉK: [1, -1],
  K: [1, 0],
  DK: [1, 1],
  D: [0, 1],
  DNy: [-1, 1],
  Ny: [-1, 0],
}
const SQUARES = [1, 2, 3]
const ENGLISH: Readonly<Record<string, string>> = { É: 'N', K: 'E', D: 'S', N: 'W' }
/** In English the sides have their English letters: 2ÉNy is 2NW. */
const inEnglish = (name: string) => name.replaceAll('Ny', 'N').replaceAll(/[ÉKDN]/g, side => ENGLISH[side]!)

const points = Object.fromEntries(
  SQUARES.flatMap(k =>
    Object.entries(PLACES).map(([name, [x, y]]) => [`${k}${name}`, [k * x, k * y] as const]),
  ),
)
const lines: readonly (readonly [string, string, string])[] = [
  ...SQUARES.flatMap(k =>
    [
      ['ÉNy', 'É', 'ÉK'],
      ['ÉNy', 'Ny', 'DNy'],
      ['DNy', 'D', 'DK'],
      ['DK', 'K', 'ÉK'],
    ].map(([a, b, c]) => [`${k}${a}`, `${k}${b}`, `${k}${c}`] as const),
  ),
  ...['É', 'Ny', 'D', 'K'].map(side => [`1${side}`, `2${side}`, `3${side}`] as const),
]

const malom: GameDefinition = {
  id: 'malom',
  chapter: 'amoba',
  title: { hu: 'Malom', en: "Nine men's morris" },
  players: [2],
  rules: 1,
  options: [
    oneOf('flying', 'Ugrás három bábuval', 'Flying with three men', [
      ['on', 'igen', 'yes'],
      ['off', 'nem', 'no'],
    ]),
  ],
  make(options) {
    const plain = graph(points, lines)
    const called = ({ name }: CellShape) => ({ hu: name, en: inEnglish(name) })
    const board = dressed(plain, { cells: plain.cells.map(cell => ({ ...cell, called: called(cell) })) })
    const at = (name: string) => cellOf(board, name)
    return mill({
      players: [WHITE, BLACK],
      board,
      man: { id: 'man', name: { hu: 'bábu', en: 'man' }, art: 'disc' },
      lines: lines.map(([a, b, c]) => [at(a), at(b), at(c)] as const),
      men: 9,
      flying: options['flying'] === 'off' ? 'off' : 'on',
      quiet: { stepping: 50, flying: 10 },
    })
  },
}

export default malom
