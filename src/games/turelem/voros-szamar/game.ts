// Ruling: a move is any run of steps with one block (option: every step by one cell counts).
// Ruling: the donkey on b1-c2 has solved it; its walk out of the gate follows by itself and is one more step.
import {
  blocks,
  cellOf,
  dealOption,
  painted,
  oneOf,
  square,
  type BlockKind,
  type GameDefinition,
} from '../../../kit/index.ts'
import { WALKS } from './data.ts'

const board = painted(square(4, 5), { goal: 'b1 c1' })

const kinds: readonly BlockKind[] = [
  { id: 'donkey', name: { hu: 'vörös szamár', en: 'red donkey' }, shape: '## ##', tint: 'red' },
  { id: 'upright', name: { hu: 'álló téglalap', en: 'upright bar' }, shape: '# #', tint: 'wood' },
  { id: 'flat', name: { hu: 'fekvő téglalap', en: 'lying bar' }, shape: '##', tint: 'brown' },
  { id: 'square', name: { hu: 'kis négyzet', en: 'small square' }, shape: '#', tint: 'yellow' },
]

const game: GameDefinition = {
  id: 'voros-szamar',
  chapter: 'turelem',
  title: { hu: 'Vörös szamár', en: 'Red Donkey' },
  players: [1],
  rules: 1,
  options: [
    dealOption('book'),
    oneOf('count', 'Mi számít egy lépésnek?', 'What counts as a move?', [
      ['moves', 'egy elem tetszőleges csúsztatása', 'one block, slid any way'],
      ['steps', 'egy elem egy mezővel', 'one block by one cell'],
    ]),
  ],
  make: options =>
    blocks({
      board,
      kinds,
      setup: { donkey: 'b4', upright: 'a2 a4 d2 d4', flat: 'b3', square: 'a1 b2 c2 d1' },
      goal: ({ kindAt }) => {
        const gate = cellOf(board, 'b1')
        return p => kindAt(p, gate) === 0
      },
      count: options.count === 'steps' ? 'steps' : 'moves',
      after: 1,
      deal: { chosen: options.deal, walks: WALKS },
    }),
}

export default game
