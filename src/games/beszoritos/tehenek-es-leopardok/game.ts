// Ruling: the sides put down by turns: leopard, cow, leopard, cow; then each leopard turn is a move and each cow turn a placing until all 24 are down.
// Ruling: fewer than 4 cows cannot trap the leopards any more, so the leopards have won; so they have when the cows cannot move.
// Ruling: taken cows do not come back; they are lifted at once, and a jump needs three points of one straight line.
import type { Player, Reason } from '../../../engine/index.ts'
import { fewer, graph, hunt, jumps, stepsOn, type GameDefinition, type Kind } from '../../../kit/index.ts'

const LEOPARDS: Player = { id: 'leopards', tint: 'yellow', name: { hu: 'leopárdok', en: 'leopards' } }
const COWS: Player = { id: 'cows', tint: 'white', name: { hu: 'tehenek', en: 'cows' } }
const leopard: Kind = { id: 'leopard', name: { hu: 'leopárd', en: 'leopard' }, art: 'leopard' }
const cow: Kind = { id: 'cow', name: { hu: 'tehén', en: 'cow' }, art: 'cow' }

// Five by five, and a triangle of six further points at c1 (S), c5 (N), a3 (W) and e3 (E); columns and rows are counted from 1.
const points: Record<string, readonly [number, number]> = {}
const place = (name: string, col: number, row: number) => (points[name] = [col, -row])
for (let row = 1; row <= 5; row++)
  for (let col = 1; col <= 5; col++) place(`${'abcde'[col - 1]}${row}`, col, row)
const TRIANGLE = [
  [-1, 1],
  [0, 1],
  [1, 1],
  [-2, 2],
  [0, 2],
  [2, 2],
] as const
for (const [i, [across, out]] of TRIANGLE.entries()) {
  place(`S${i + 1}`, 3 + across, 1 - out)
  place(`N${i + 1}`, 3 + across, 5 + out)
  place(`W${i + 1}`, 1 - out, 3 + across)
  place(`E${i + 1}`, 5 + out, 3 + across)
}
const lines = [
  ...[1, 2, 4, 5].map(row => `a${row} b${row} c${row} d${row} e${row}`),
  'W5 W2 a3 b3 c3 d3 e3 E2 E5',
  ...['a', 'b', 'd', 'e'].map(col => `${col}1 ${col}2 ${col}3 ${col}4 ${col}5`),
  'S5 S2 c1 c2 c3 c4 c5 N2 N5',
  'a1 b2 c3 d4 e5',
  'a5 b4 c3 d2 e1',
  'W4 W1 a3 b4 c5 N3 N6',
  'W6 W3 a3 b2 c1 S3 S6',
  'S4 S1 c1 d2 e3 E3 E6',
  'N4 N1 c5 d4 e3 E1 E4',
  ...['S', 'N', 'W', 'E'].flatMap(t => [`${t}1 ${t}2 ${t}3`, `${t}4 ${t}5 ${t}6`]),
].map(line => line.split(' '))

const board = graph(points, lines)
const all = board.cells.map((_, c) => c)
const walks = stepsOn(board, () => true)
const gait: Reason = {
  hu: 'Lépni csak vonal mentén, a szomszédos üres pontra lehet.',
  en: 'A move goes only along a line, to the neighbouring empty point.',
  rule: 'moves',
}

const game: GameDefinition = {
  id: 'tehenek-es-leopardok',
  chapter: 'beszoritos',
  title: { hu: 'Tehenek és leopárdok', en: 'Cows and leopards' },
  players: [2],
  rules: 1,
  options: [],
  make: () =>
    hunt({
      board,
      taking: 'most',
      sides: [
        {
          player: LEOPARDS,
          piece: leopard,
          gait,
          walks,
          leaps: jumps(board, lines),
          hand: { count: 2, cells: all },
        },
        { player: COWS, piece: cow, gait, walks, hand: { count: 24, cells: all } },
      ],
      placing: { first: 0, by: 'turns' },
      first: 0,
      hunted: 0,
      parts: [fewer(1, 4)],
    }),
}

export default game
