// Ruling: column n repeats column f, o repeats g, and so on; the book's board ends with n. Equal bests share the win.
import { oneOf, realms, square, type Board, type GameDefinition } from '../../../kit/index.ts'

/** The lowest and the highest field of each column from a to m; from f to m they come again and again. */
const COLUMNS = '7-9 6-10 5-11 5-12 7-13 5-12 4-11 3-10 2-9 1-7 2-9 3-10 4-11'
  .split(' ')
  .map(span => span.split('-').map(Number))
const [FIRST_AGAIN, PERIOD] = [5, 8]

const spanOf = (col: number): readonly number[] =>
  COLUMNS[col < FIRST_AGAIN ? col : FIRST_AGAIN + ((col - FIRST_AGAIN) % PERIOD)]!

/** a … z, then aa, ab … */
const columnName = (col: number): string => {
  const letter = String.fromCharCode(97 + (col % 26))
  return col < 26 ? letter : `a${letter}`
}

const field = (columns: number): Board =>
  square(columns, 13, {
    name: (col, row) => `${columnName(col)}${row + 1}`,
    without: (col, row) => row + 1 < spanOf(col)[0]! || row + 1 > spanOf(col)[1]!,
  })

const divideForditva: GameDefinition = {
  id: 'divide-forditva',
  chapter: 'egyeb-logikai',
  material: 'links',
  title: { hu: 'Divide fordítva', en: 'Reverse Divide' },
  players: [2, 3, 4],
  rules: 1,
  options: [
    oneOf('columns', 'Oszlopok', 'Columns', [
      ['14', '14', '14'],
      ['22', '22', '22'],
      ['30', '30', '30'],
    ]),
  ],
  make: ({ players = '2', columns = '14' }) =>
    realms({
      board: field(Number(columns)),
      players: Number(players),
      goal: 'most parts',
      beside: 'an own tile',
      first: 'b6',
    }),
}

export default divideForditva
