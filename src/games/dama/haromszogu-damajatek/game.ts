// Ruling: the turns go round clockwise: the corners a1, a12, l1. A man captures in all six directions.
// Ruling: who cannot move on turn is out, and the men are removed; the last player left wins, and a draw is shared by those still in.
import {
  BLUE,
  draughts,
  GREEN,
  LETTERS,
  makeBoard,
  RED,
  type CellShape,
  type GameDefinition,
} from '../../../kit/index.ts'
import { international } from '../nemzetkozi-damajatek/game.ts'

const SIDE = 12
const HOME = 6
/** Length of the side of a small triangle. */
const UNIT = 1.7
const HEIGHT = Math.sqrt(3) / 2

type Corner = readonly [number, number]
const point = ([a, b]: Corner): number[] => [UNIT * (a + b / 2), -UNIT * HEIGHT * b]
function triangle(name: string, fill: string, corners: readonly Corner[]): CellShape {
  const outline = corners.flatMap(point)
  const mean = (k: number) => (outline[k]! + outline[k + 2]! + outline[k + 4]!) / 3
  return { name, x: mean(0), y: mean(1), outline, fill }
}

// Dark triangles point up and are played on; light ones point down between them.
const places = Array.from(
  { length: SIDE * SIDE },
  (_, k) => [1 + (k % SIDE), 1 + Math.floor(k / SIDE)] as const,
)
const dark = places.filter(([i, j]) => i + j <= SIDE + 1)
const nameOf = ([i, j]: Corner) => `${LETTERS[i - 1]}${j}`
const cells = [
  ...dark.map(([i, j]) =>
    triangle(nameOf([i, j]), 'dark', [
      [i - 1, j - 1],
      [i, j - 1],
      [i - 1, j],
    ]),
  ),
  ...places
    .filter(([i, j]) => i + j <= SIDE)
    .map(([i, j]) =>
      triangle(`${nameOf([i, j])}*`, 'light', [
        [i, j - 1],
        [i, j],
        [i - 1, j],
      ]),
    ),
]
const STEPS = { e: [1, 0], ne: [0, 1], nw: [-1, 1], w: [-1, 0], sw: [0, -1], se: [1, -1] } as const
const at = new Map(dark.map((place, c) => [nameOf(place), c]))
const board = makeBoard({
  cells,
  dirs: Object.keys(STEPS),
  step(c, d) {
    const place = dark[c]
    const [di, dj] = Object.values(STEPS)[d]!
    return place && place[0] + di > 0 ? at.get(nameOf([place[0] + di, place[1] + dj])) : undefined
  },
  labels: [
    ...Array.from({ length: SIDE }, (_, k) => ({ x: UNIT * (k + 0.5), y: 0.5, text: LETTERS[k]! })),
    ...Array.from({ length: SIDE }, (_, k) => ({
      x: UNIT * (k / 2) - 0.1,
      y: -UNIT * HEIGHT * (k + 0.5),
      text: String(k + 1),
    })),
  ],
})
const where = (test: (i: number, j: number) => boolean) =>
  dark.flatMap(([i, j], c) => (test(i, j) ? [c] : []))

const haromszogu: GameDefinition = {
  id: 'haromszogu-damajatek',
  chapter: 'dama',
  title: { hu: 'Háromszögű dámajáték', en: 'Triangular draughts' },
  players: [3],
  rules: 1,
  options: [],
  make: () =>
    draughts({
      ...international,
      board,
      cells: where(() => true),
      lines: 'all',
      armies: [
        {
          player: RED,
          heading: [Math.sqrt(3), -1],
          men: where((i, j) => i + j <= HOME + 1),
          crowns: where((i, j) => i + j === SIDE + 1),
        },
        { player: GREEN, heading: [0, 1], men: where((_, j) => j > HOME), crowns: where((_, j) => j === 1) },
        {
          player: BLUE,
          heading: [-Math.sqrt(3), -1],
          men: where(i => i > HOME),
          crowns: where(i => i === 1),
        },
      ],
      man: { ...international.man, steps: ['forward', 'sideways'], jumps: ['forward', 'sideways', 'back'] },
      gaits: {
        man: {
          hu: 'A bábu egyet lép előre vagy oldalt, sarkosan érintkező sötét mezőre; hátra nem.',
          en: 'A man steps forward or sideways to a dark cell that touches at a corner; never back.',
        },
        king: {
          hu: 'A dáma mind a hat irányban, üres mezőkön át léphet.',
          en: 'A king goes in all six directions, over empty cells.',
        },
      },
    }),
}

export default haromszogu
