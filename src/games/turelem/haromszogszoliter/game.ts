// Ruling: the cells are numbered from the top, each row from left to right; the usual hole is cell 2.
// Ruling: on ten cells the holes in the corners and in the middle cannot be solved; the game says so.
import {
  cellOf,
  dealOption,
  hexes,
  leapsOn,
  oneOf,
  painted,
  pegs,
  type Board,
  type GameDefinition,
  type Hex,
  type Kind,
} from '../../../kit/index.ts'

/** Rows of 1, 2, 3 … cells. */
function triangle(rows: number): Board {
  const list: Hex[] = []
  for (let row = 0; row < rows; row++)
    for (let i = 0; i <= row; i++) list.push({ q: i, r: -row, name: String(list.length + 1) })
  const board = hexes(list)
  return painted(board, {}, Object.fromEntries(board.names.map(name => [name, name])))
}

const coin: Kind = { id: 'coin', name: { hu: 'egyforintos', en: 'coin' }, art: 'coin' }
const ROWS: Readonly<Record<string, number>> = { '10': 4, '15': 5, '21': 6, '28': 7 }

const game: GameDefinition = {
  id: 'haromszogszoliter',
  chapter: 'turelem',
  title: { hu: 'Háromszögszoliter', en: 'Triangular Solitaire' },
  players: [1],
  rules: 1,
  options: [
    oneOf('cells', 'Tábla', 'Board', [
      ['10', '10 mező', '10 cells'],
      ['15', '15 mező', '15 cells'],
      ['21', '21 mező', '21 cells'],
      ['28', '28 mező', '28 cells'],
    ]),
    dealOption('book'),
    oneOf('hole', 'Az üres mező', 'The hole', [
      ['usual', 'a 2-es', 'cell 2'],
      ['free', 'választható', 'chosen by the player'],
    ]),
  ],
  make({ cells = '10', hole, deal }) {
    const board = triangle(ROWS[cells] ?? 4)
    return pegs({
      board,
      piece: coin,
      jumps: leapsOn(board, () => true),
      hole: hole === 'free' ? 'free' : cellOf(board, '2'),
      goal: 'any',
      count: 'jumps',
      deal,
    })
  },
}

export default game
