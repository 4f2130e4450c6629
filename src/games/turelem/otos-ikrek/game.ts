// Ruling: the first mixed bar lies on a1-a2 ("a1-b2" is a misprint), with its big dot on a1; a3 and e1 are empty.
// Ruling: bars do not turn, so a dot keeps its place on its bar.
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
  type Shape,
} from '../../../kit/index.ts'
import { WALKS } from './data.ts'

const board = painted(square(5, 3), { goal: 'a2 b2 c2 d2 e2' })

/** A dot on a block, so many cells right and up from its lower left. */
const dot = (size: 'big' | 'small', right = 0, up = 0): Shape => {
  const r = size === 'big' ? 27 : 11
  return {
    path: `M${right * 100 - r} ${-up * 100}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
    fill: 'ink',
  }
}

const kinds: readonly BlockKind[] = [
  {
    id: 'big',
    name: { hu: 'nagy pontos négyzet', en: 'square with a big dot' },
    shape: '#',
    tint: 'yellow',
    text: '●',
    drawing: [dot('big')],
  },
  {
    id: 'big-big',
    name: { hu: 'két nagy pontos téglalap', en: 'bar with two big dots' },
    shape: '##',
    tint: 'yellow',
    text: '●●',
    drawing: [dot('big'), dot('big', 1)],
  },
  {
    id: 'big-below',
    name: { hu: 'téglalap, alul nagy, fölül kis ponttal', en: 'bar with a big dot below, a small one above' },
    shape: '# #',
    tint: 'yellow',
    text: '●•',
    drawing: [dot('big'), dot('small', 0, 1)],
  },
  {
    id: 'big-above',
    name: { hu: 'téglalap, fölül nagy, alul kis ponttal', en: 'bar with a big dot above, a small one below' },
    shape: '# #',
    tint: 'yellow',
    text: '•●',
    drawing: [dot('small'), dot('big', 0, 1)],
  },
  {
    id: 'small',
    name: { hu: 'kis pontos négyzet', en: 'square with a small dot' },
    shape: '#',
    tint: 'wood',
    text: '•',
    drawing: [dot('small')],
  },
  {
    id: 'small-small',
    name: { hu: 'két kis pontos téglalap', en: 'bar with two small dots' },
    shape: '##',
    tint: 'wood',
    text: '••',
    drawing: [dot('small'), dot('small', 1)],
  },
  { id: 'blank', name: { hu: 'üres négyzet', en: 'blank square' }, shape: '#', tint: 'brown', drawing: [] },
]
const [BIG, BIG_BIG, BIG_BELOW, BIG_ABOVE] = [0, 1, 2, 3]

const game: GameDefinition = {
  id: 'otos-ikrek',
  chapter: 'turelem',
  title: { hu: 'Ötös ikrek', en: 'Quinary Twins' },
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
      setup: {
        blank: 'b3 c1 d1',
        small: 'b2',
        big: 'b1',
        'small-small': 'd2',
        'big-big': 'd3',
        'big-below': 'a1',
        'big-above': 'c2',
      },
      // A bar with its big dot above shows it in row 2 when it lies on rows 1 and 2.
      goal: ({ kindAt, kindOver }) => {
        const middle = cellsOf(board, 'a2 b2 c2 d2 e2')
        const below = cellsOf(board, 'a1 b1 c1 d1 e1')
        return p =>
          middle.every((cell, i) => {
            const kind = kindOver(p, cell)
            if (kind === BIG_BELOW) return kindAt(p, cell) === BIG_BELOW
            if (kind === BIG_ABOVE) return kindAt(p, below[i]!) === BIG_ABOVE
            return kind === BIG || kind === BIG_BIG
          })
      },
      count: count === 'steps' ? 'steps' : 'moves',
      deal: { chosen: deal, walks: WALKS },
    }),
}

export default game
