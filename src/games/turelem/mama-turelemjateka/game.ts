// Ruling: there are four bars of 1 × 2, as four places are listed; a1, b1, d1 and e1 are empty.
// Ruling: the two Ls may make their rectangle anywhere on the board; blocks are not turned.
// Ruling: a move is any run of steps with one block (option: every step by one cell counts).
import {
  blocks,
  dealOption,
  oneOf,
  square,
  step,
  type BlockKind,
  type GameDefinition,
} from '../../../kit/index.ts'
import { WALKS } from './data.ts'

const board = square(5, 5)
const [NORTH_EAST, EAST] = [1, 2]

const kinds: readonly BlockKind[] = [
  { id: 'low', name: { hu: 'mama alsó fele', en: 'Mama’s lower half' }, shape: '#. ##', tint: 'red' },
  { id: 'high', name: { hu: 'mama felső fele', en: 'Mama’s upper half' }, shape: '## .#', tint: 'pink' },
  { id: 'long', name: { hu: 'hosszú téglalap', en: 'long bar' }, shape: '###', tint: 'brown' },
  { id: 'bar', name: { hu: 'téglalap', en: 'bar' }, shape: '##', tint: 'wood' },
  { id: 'square', name: { hu: 'kis négyzet', en: 'small square' }, shape: '#', tint: 'yellow' },
]
const [LOW, HIGH] = [0, 1]

const game: GameDefinition = {
  id: 'mama-turelemjateka',
  chapter: 'turelem',
  title: { hu: 'Mama türelemjátéka', en: 'Ma’s Puzzle' },
  players: [1],
  rules: 1,
  options: [
    dealOption('book'),
    oneOf('count', 'Mi számít egy lépésnek?', 'What counts as a move?', [
      ['moves', 'egy elem tetszőleges csúsztatása', 'one block, slid any way'],
      ['steps', 'egy elem egy mezővel', 'one block by one cell'],
    ]),
  ],
  make: ({ count, deal }) =>
    blocks({
      board,
      kinds,
      setup: { low: 'a2', high: 'e4', long: 'a5 c2', bar: 'a4 b3 c4 d3', square: 'c1' },
      // The upper half lies in the notch of the lower one: its lowest cell is beside the notch to the right, or in it.
      goal:
        ({ kindAt }) =>
        p => {
          for (let c = 0; c < board.size; c++) {
            if (kindAt(p, c) !== LOW) continue
            const [beside, above] = [step(board, step(board, c, EAST), EAST), step(board, c, NORTH_EAST)]
            if (beside < board.size && kindAt(p, beside) === HIGH) return true
            if (above < board.size && kindAt(p, above) === HIGH) return true
          }
          return false
        },
      count: count === 'steps' ? 'steps' : 'moves',
      deal: { chosen: deal, walks: WALKS },
    }),
}

export default game
