// Ruling: even rows lie half a cell to the right; men capture in all six directions, as international men capture backwards.
import { BLACK, draughts, HEADING, hexes, LETTERS, WHITE, type GameDefinition } from '../../../kit/index.ts'
import { international } from '../nemzetkozi-damajatek/game.ts'

const [COLUMNS, ROWS, HOME] = [8, 10, 3]

const cells = Array.from({ length: ROWS * COLUMNS }, (_, i) => {
  const [col, row] = [i % COLUMNS, Math.floor(i / COLUMNS)]
  return { q: col - Math.floor(row / 2), r: row, name: `${LETTERS[col]}${row + 1}` }
})
// Letters below the first row, numbers at the left of every row.
const labels = [
  ...Array.from({ length: COLUMNS }, (_, col) => ({ x: col, y: 0.85, text: LETTERS[col]! })),
  ...Array.from({ length: ROWS }, (_, row) => ({
    x: row % 2 === 0 ? -0.8 : -0.3,
    y: (-row * Math.sqrt(3)) / 2,
    text: String(row + 1),
  })),
]
const rows = (first: number, last: number) =>
  cells.flatMap(({ r }, c) => (r + 1 >= first && r + 1 <= last ? [c] : []))

const lepes: GameDefinition = {
  id: 'lepes-damajatek',
  chapter: 'dama',
  title: { hu: 'Lépes dámajáték', en: 'Honeycomb draughts' },
  players: [2],
  rules: 1,
  options: [],
  make: () =>
    draughts({
      ...international,
      board: hexes(cells, { labels }),
      lines: 'all',
      armies: [
        { player: BLACK, heading: HEADING.north, men: rows(1, HOME), crowns: rows(ROWS, ROWS) },
        { player: WHITE, heading: HEADING.south, men: rows(ROWS + 1 - HOME, ROWS), crowns: rows(1, 1) },
      ],
      man: {
        ...international.man,
        steps: ['forward', 'sideways'],
        jumps: ['forward', 'sideways', 'back'],
      },
      gaits: {
        man: {
          hu: 'A bábu egyet lép a két előre vagy a két oldalt fekvő szomszéd mezőre; hátra nem.',
          en: 'A man steps to one of the two cells ahead or the two beside it; never back.',
        },
        king: {
          hu: 'A dáma a hat irány bármelyikében, üres mezőkön át léphet.',
          en: 'A king goes in any of the six directions, over empty cells.',
        },
      },
    }),
}

export default lepes
