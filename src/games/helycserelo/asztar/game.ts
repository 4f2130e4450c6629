// Ruling: the middle points of a camp are not joined to each other; jumps go straight along lines, also from the square into a camp.
// Ruling: capturing is a duty, and the greatest capture must be chosen; men are lifted at once. Camps may be entered and left.
// Ruling: the game ends when all men a player has left stand in the enemy camp, when a player cannot move, after 60 moves without a
// capture, at the third repetition and after 400 moves. More points of the enemy camp win, then more captures.
import {
  cellsOf,
  draughts,
  joined,
  onLines,
  square,
  BLUE,
  YELLOW,
  HEADING,
  type GameDefinition,
} from '../../../kit/index.ts'
import { international } from '../../dama/nemzetkozi-damajatek/game.ts'
import { conquest } from './conquest.ts'

// The square a1-e5 with a camp below (s) and one above (k): numbered row by row, the middle row of three first.
const CAMPS = ['c1 s1 s2 s3 s4 s5 s6 s7 s8', 'c5 k1 k2 k3 k4 k5 k6 k7 k8'] as const
const LINES = [
  ...[1, 2, 3, 4, 5].map(row => `a${row}-b${row}-c${row}-d${row}-e${row}`),
  ...['a', 'b', 'c', 'd', 'e'].map(col => `${col}1-${col}2-${col}3-${col}4-${col}5`),
  ...'c1-s1-s4 c1-s2-s6 c1-s3-s8 s1-s5 s3-s7 s4-s5-s6-s7-s8'.split(' '),
  ...'c5-k1-k4 c5-k2-k6 c5-k3-k8 k1-k5 k3-k7 k4-k5-k6-k7-k8'.split(' '),
]
const name = (col: number, row: number): string => {
  if (row >= 2 && row <= 6) return `${'abcde'[col]}${row - 1}`
  return `${row < 2 ? 's' : 'k'}${row === 1 || row === 7 ? col : col + 4}`
}
const points = square(5, 9, {
  look: 'points',
  lines: 'all',
  without: (col, row) => (row === 1 || row === 7) && (col === 0 || col === 4),
  name,
  fill: (col, row) =>
    row < 2 || (row === 2 && col === 2)
      ? 'camp-yellow'
      : row > 6 || (row === 6 && col === 2)
        ? 'camp-blue'
        : undefined,
})
const plain = joined(points, onLines(LINES))
const board = {
  ...plain,
  labels: plain.cells.map(({ x, y, name: text }) => ({ x: x + 0.4, y: y + 0.36, text })),
}
const camps = CAMPS.map(list => cellsOf(board, list))
const ALL = ['forward', 'sideways', 'back'] as const
const NEVER = 1000

const asztar: GameDefinition = {
  id: 'asztar',
  chapter: 'helycserelo',
  title: { hu: 'Asztar', en: 'Astar' },
  players: [2],
  rules: 1,
  options: [],
  make: () =>
    draughts({
      ...international,
      board,
      lines: 'all',
      armies: [
        { player: YELLOW, heading: HEADING.north, men: camps[0]!, crowns: [] },
        { player: BLUE, heading: HEADING.south, men: camps[1]!, crowns: [] },
      ],
      man: { ...international.man, steps: ALL, jumps: ALL },
      king: { ...international.king, reach: 'near' },
      gaits: {
        man: {
          hu: 'A bábu vonal mentén, a szomszédos üres pontra lép.',
          en: 'A man steps along a line to a neighbouring empty point.',
        },
        king: international.gaits.king,
      },
      capture: { choose: 'most', lift: 'at once', turns: 'freely' },
      draws: { repetition: 3, quietRounds: NEVER, cap: 400 },
      parts: [conquest(camps)],
    }),
}

export default asztar
