// Ruling: the 2 × 3 block is three columns wide and two rows high at first, its wall on the right.
// Ruling: a block that is not square may be turned by a quarter inside a square as wide as it is long, which holds no other block;
// it may be put down anywhere in that square, and its wall turns with it. Walls never block anything.
// Ruling: the cage is closed by walls of blocks beside the tiger, on the side that faces it; a wall may reach beyond the tiger.
// Ruling: a move is any run of steps and turns with one block (option: every step and turn counts).
import {
  blocks,
  cellsOf,
  dealOption,
  oneOf,
  painted,
  square,
  type GameDefinition,
  type Link,
} from '../../../kit/index.ts'
import { WALKS } from './data.ts'
import { solvedPositions } from './goals.ts'
import { LINE } from './line.ts'
import { hasWall, PIECES } from './pieces.ts'

const CAGE = 'd4 e4 f4 d5 e5 f5 d6 e6 f6'
const board = painted(square(6, 6), { goal: CAGE })
const TIGER = 0

/** The fixed walls stand on the rim: above d6, e6, f6 and to the right of f4, f5, f6. */
const rim = (from: string, to: string): Link => {
  const [a, b] = cellsOf(board, `${from} ${to}`)
  return { from: a!, to: b!, tint: 'black', kind: 'rim' }
}
const WALLS = [
  rim('d6', 'd5'),
  rim('e6', 'e5'),
  rim('f6', 'f5'),
  rim('f6', 'e6'),
  rim('f5', 'e5'),
  rim('f4', 'e4'),
]

const game: GameDefinition = {
  id: 'tigrisjatek',
  chapter: 'turelem',
  title: { hu: 'Tigrisjáték', en: 'Tiger Puzzle' },
  players: [1],
  rules: 1,
  options: [
    dealOption('book'),
    oneOf('count', 'Mi számít egy lépésnek?', 'What counts as a move?', [
      ['moves', 'egy elem tetszőleges mozgatása', 'one block, moved any way'],
      ['steps', 'egy mezőnyi tolás vagy egy fordítás', 'a push by one cell or a turn'],
    ]),
  ],
  make: ({ count, deal }) =>
    blocks({
      board,
      kinds: PIECES,
      setup: {
        tiger: 'a1',
        'house-e': 'a4',
        'long-n': 'a6',
        'short-e': 'f4',
        block: 'd4',
        'bar-e': 'd3',
        'small-e': 'd6',
        unit: 'f6',
      },
      goal: ({ kindAt, kindOver }) => {
        const [home] = cellsOf(board, 'd4')
        const left = cellsOf(board, 'c4 c5 c6')
        const below = cellsOf(board, 'd3 e3 f3')
        return p =>
          kindAt(p, home!) === TIGER &&
          left.every(cell => hasWall(kindOver(p, cell), 'e')) &&
          below.every(cell => hasWall(kindOver(p, cell), 'n'))
      },
      count: count === 'steps' ? 'steps' : 'moves',
      links: WALLS,
      solving: { goals: () => solvedPositions(board), line: LINE },
      deal: { chosen: deal, walks: WALKS },
    }),
}

export default game
