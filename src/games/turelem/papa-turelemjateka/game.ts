// Ruling: any of the other three corners will do; as an option one of them is named beforehand.
// Ruling: a move is any run of steps with one block (option: every step by one cell counts).
import {
  blocks,
  cellsOf,
  dealOption,
  oneOf,
  painted,
  square,
  type BlockKind,
  type GameDefinition,
} from '../../../kit/index.ts'
import { WALKS } from './data.ts'

/** The lower left cell of each corner that Papa may end in, and the cells he then covers. */
const CORNERS = { a1: 'a1 b1 a2 b2', c1: 'c1 d1 c2 d2', c4: 'c4 d4 c5 d5' } as const
const isCorner = (word: string | undefined): word is keyof typeof CORNERS =>
  word !== undefined && word in CORNERS

const kinds: readonly BlockKind[] = [
  { id: 'papa', name: { hu: 'papa', en: 'Papa' }, shape: '## ##', tint: 'blue' },
  { id: 'upright', name: { hu: 'álló téglalap', en: 'upright bar' }, shape: '# #', tint: 'wood' },
  { id: 'flat', name: { hu: 'fekvő téglalap', en: 'lying bar' }, shape: '##', tint: 'brown' },
  { id: 'square', name: { hu: 'kis négyzet', en: 'small square' }, shape: '#', tint: 'yellow' },
]

const game: GameDefinition = {
  id: 'papa-turelemjateka',
  chapter: 'turelem',
  title: { hu: 'Papa türelemjátéka', en: 'Dad’s Puzzle' },
  players: [1],
  rules: 1,
  options: [
    dealOption('book'),
    oneOf('corner', 'Papa célja', 'Papa goes to', [
      ['any', 'bármelyik másik sarok', 'any other corner'],
      ['a1', 'a bal alsó sarok', 'the lower left corner'],
      ['c1', 'a jobb alsó sarok', 'the lower right corner'],
      ['c4', 'a jobb felső sarok', 'the upper right corner'],
    ]),
    oneOf('count', 'Mi számít egy lépésnek?', 'What counts as a move?', [
      ['moves', 'egy elem tetszőleges csúsztatása', 'one block, slid any way'],
      ['steps', 'egy elem egy mezővel', 'one block by one cell'],
    ]),
  ],
  make({ corner, count, deal }) {
    const corners = isCorner(corner) ? [corner] : (['a1', 'c1', 'c4'] as const)
    const board = painted(square(4, 5), { goal: corners.map(name => CORNERS[name]).join(' ') })
    return blocks({
      board,
      kinds,
      setup: { papa: 'a4', upright: 'a1 b1', flat: 'c1 c2 c4 c5', square: 'a3 b3' },
      goal: ({ kindAt }) => {
        const homes = cellsOf(board, corners.join(' '))
        return p => homes.some(home => kindAt(p, home) === 0)
      },
      count: count === 'steps' ? 'steps' : 'moves',
      deal: { chosen: deal, walks: WALKS },
    })
  },
}

export default game
