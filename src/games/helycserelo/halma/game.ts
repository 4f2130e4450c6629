// Ruling: the book's d4 would give a camp of 20 cells; d3 gives 19 and makes it symmetric.
// Ruling: jumping is free; a chain may stop after any jump, and a move is where it starts and where it ends.
// Ruling: a man inside the target camp may move only to cells of that camp.
// Ruling: after 100 own moves (50 on the small boards) a man left at home loses the game, or the last place of four.
// Ruling: who cannot move passes; draw by threefold repetition and after 1000 moves.
// Ruling: the places of four players are worth 1, 2/3, 1/3 and 0.
import {
  BLUE,
  changingPlaces,
  deadline,
  GREEN,
  oneOf,
  opposed,
  RED,
  square,
  staysInGoal,
  stepsOrChains,
  YELLOW,
  type GameDefinition,
} from '../../../kit/index.ts'

// Height of the camp in each column from the corner.
const CAMPS = {
  two: [5, 5, 4, 3, 2],
  four: [4, 4, 3, 2],
  '8': [4, 3, 2, 1],
  '10': [5, 4, 3, 2, 1],
} as const

/** What halma and its kin have in common. */
export const STEPS_AND_JUMPS = {
  kinds: [{ id: 'man', name: { hu: 'bábu', en: 'man' }, art: 'man' }],
  ways: stepsOrChains,
  gait: {
    hu: 'Ide a bábu nem jut el: szomszédos üres mezőre léphet, vagy szomszédos bábukat átugorva haladhat.',
    en: 'The man cannot get there: it steps to an empty neighbouring cell, or jumps over neighbouring men.',
  },
  arrival: 'all cells',
  draws: { repetition: 3, cap: 1000 },
} as const

const halma: GameDefinition = {
  id: 'halma',
  chapter: 'helycserelo',
  title: { hu: 'Halma', en: 'Halma' },
  players: [2, 4],
  rules: 1,
  options: [
    oneOf('size', 'Tábla', 'Board', [
      ['16', '16 × 16', '16 × 16'],
      ['17', '17 × 17', '17 × 17'],
      ['10', '10 × 10, 15-15 bábu, két játékos', '10 × 10, 15 men each, two players'],
      ['8', '8 × 8, 10-10 bábu, két játékos', '8 × 8, 10 men each, two players'],
    ]),
  ],
  make(options) {
    const size = Number(options.size ?? 16)
    const small = size <= 10
    const four = options.players === '4' && !small
    const heights =
      options.size === '8' || options.size === '10' ? CAMPS[options.size] : CAMPS[four ? 'four' : 'two']
    const within = (col: number, row: number) => row < (heights[col] ?? 0)
    const mirror = (n: number) => size - 1 - n
    // The corners a1, then clockwise.
    const corners = [
      { player: RED, has: within },
      { player: GREEN, has: (col: number, row: number) => within(col, mirror(row)) },
      { player: BLUE, has: (col: number, row: number) => within(mirror(col), mirror(row)) },
      { player: YELLOW, has: (col: number, row: number) => within(mirror(col), row) },
    ].filter((_, i) => four || i % 2 === 0)
    const board = square(size, size, {
      fill: (col, row) => {
        const corner = corners.find(({ has }) => has(col, row))
        return corner && `camp-${corner.player.tint}`
      },
    })
    const camps = corners.map(({ has }) =>
      board.cells.flatMap((_, c) => (has(c % size, Math.floor(c / size)) ? [c] : [])),
    )
    return changingPlaces({
      board,
      camps: opposed(
        corners.map(({ player }) => player),
        camps,
      ),
      ...STEPS_AND_JUMPS,
      parts: [staysInGoal, deadline(small ? 50 : 100)],
    })
  },
}

export default halma
