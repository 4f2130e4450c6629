// Ruling: the light tanks stand on the white and the blue cells beside their commander; white begins.
// Ruling: diagonals between two mines are open; a zone counts without its mine. Taking is no duty.
// Ruling: who has lost all tanks loses. Who cannot move passes; two passes in a row, the third repetition and 100 moves without a
// capture or a tank entering the enemy zone end the game, and it is scored. After 400 moves it is a draw.
import {
  BLUE,
  cellOf,
  cellsOf,
  changingPlaces,
  joined,
  square,
  staysInGoal,
  WHITE,
  type ChangingPart,
  type GameDefinition,
} from '../../../kit/index.ts'
import { scored } from './scoring.ts'
import { COMMANDER, TANK } from './tanks.ts'
import { driving } from './driving.ts'

const MINES = 'a6 b2 b10 c4 c6 c8 d3 d9 f1 f3 f9 f11 h3 h9 i4 i6 i8 j2 j10 k6'.split(' ')
const RED = 'e5 f5 g5 e6 f6 g6 e7 f7 g7'.split(' ')
const POSTS = ['a11', 'k1'] as const
const name = (col: number, row: number) => `${'abcdefghijk'[col]}${row + 1}`

const board = square(11, 11, {
  fill: (col, row) => {
    const cell = name(col, row)
    if (MINES.includes(cell)) return 'blocked'
    if (RED.includes(cell)) return 'camp-red'
    return row - col >= 6 ? 'camp-white' : col - row >= 6 ? 'camp-blue' : undefined
  },
})
const circled = {
  ...board,
  cells: board.cells.map(cell =>
    cell.name === POSTS[0] || cell.name === POSTS[1] ? { ...cell, text: '◯' } : cell,
  ),
}
// The commander's post first, so that the men of a camp are the commander and thirteen light tanks.
const zone = (fill: string, post: string) => [
  cellOf(board, post),
  ...board.cells.flatMap((cell, c) => (cell.fill === fill && cell.name !== post ? [c] : [])),
]
const zones = [zone('camp-white', POSTS[0]), zone('camp-blue', POSTS[1])] as const
const men = zones[0].map((_, k) => (k === 0 ? 1 : 0))

// Nobody drives over mines, and light tanks not over the red cells.
const open = joined(board, (a, b) => !MINES.includes(a) && !MINES.includes(b))
const safe = joined(open, (a, b) => !RED.includes(a) && !RED.includes(b))

const staysInZone: ChangingPart = ground => ({
  ...staysInGoal(ground),
  reason: {
    hu: 'Az ellenfél kiinduló területére ért harckocsi onnan már nem mehet ki.',
    en: 'A tank that has reached the enemy zone may not leave it.',
    rule: 'zone',
  },
})

const tankcsata: GameDefinition = {
  id: 'tankcsata',
  chapter: 'helycserelo',
  title: { hu: 'Tankcsata', en: 'Tank battle' },
  players: [2],
  rules: 1,
  options: [],
  make: () =>
    changingPlaces({
      board: circled,
      camps: [
        { player: WHITE, home: zones[0], goal: zones[1], men },
        { player: BLUE, home: zones[1], goal: zones[0], men },
      ],
      kinds: [TANK, COMMANDER],
      ways: driving([safe.next, open.next], cellsOf(board, RED.join(' '))),
      gait: {
        hu: 'A harckocsi egyenesen vagy átlósan, szabad mezőkön át halad; aknán nem mehet át, piros mezőre csak a parancsnok hajthat.',
        en: 'A tank drives straight or slanted over free cells; never over mines, and only commanders over the red cells.',
      },
      arrival: 'all men',
      draws: { repetition: 3, cap: 400 },
      parts: [staysInZone, scored([cellOf(board, POSTS[1]), cellOf(board, POSTS[0])])],
    }),
}

export default tankcsata
