// Ruling: more than five in a row win too, unless the option says otherwise. Here the pieces really are limited to 100 each.
// Ruling: who cannot step passes, and when nobody can it is a draw. The third repetition and 200 moves of stepping are a draw.
// Ruling: the common game on squared paper is offered on boards of side 10–30, with four or five in a row.
import type { Options } from '../../../engine/index.ts'
import {
  BLACK,
  dirOf,
  LETTERS,
  oneOf,
  rows,
  square,
  toggle,
  WHITE,
  type GameDefinition,
  type Rows,
} from '../../../kit/index.ts'

const PAPER = [20, 10, 12, 15, 18, 25, 30]
const players = [
  { ...BLACK, name: { hu: 'fekete', en: 'black' } },
  { ...WHITE, name: { hu: 'fehér', en: 'white' } },
]
const stone = { id: 'stone', name: { hu: 'kő', en: 'stone' }, art: 'stone' }

/** The board, how many pieces each player has, and how many of them make a row. */
function variantOf(options: Options): Rows {
  const variant = options['variant'] ?? 'book'
  const longer = options['exact'] === 'on' ? 'do not count' : 'win'
  if (variant === 'paper') {
    const side = Number(options['side'] ?? PAPER[0])
    const length = Number(options['row'] ?? 5)
    // After z the letters go on with aa, ab …
    const name = (col: number, row: number) =>
      `${col < LETTERS.length ? '' : 'a'}${LETTERS[col % LETTERS.length]}${row + 1}`
    return { players, board: square(side, side, { name }), piece: stone, length, counted: { longer } }
  }
  const english = variant === 'english'
  const [side, men] = english ? [8, 12] : [19, 100]
  const board = square(side, side, { look: english ? 'checks' : 'points' })
  const dirs = ['n', 'e', 's', 'w'].map(name => dirOf(board, name))
  return {
    players,
    board,
    piece: english ? { ...stone, art: 'disc' } : stone,
    length: 5,
    counted: { longer, ...(english ? { dirs } : {}) },
    stock: { men, dirs, shut: 'passes', steps: 200 },
  }
}

const otosMalom: GameDefinition = {
  id: 'otos-malom',
  chapter: 'amoba',
  title: { hu: 'Ötös malom', en: 'Gomoku' },
  players: [2],
  rules: 1,
  options: [
    oneOf('variant', 'Változat', 'Variant', [
      ['book', 'ötös malom (19 × 19, 100-100 kő)', 'gomoku (19 × 19, 100 stones each)'],
      ['paper', 'amőba kockás papíron', 'noughts and crosses on squared paper'],
      ['english', 'angol (8 × 8, 12-12 korong)', 'English (8 × 8, 12 discs each)'],
    ]),
    oneOf(
      'side',
      'A papír',
      'The paper',
      PAPER.map(n => [String(n), `${n} × ${n}`, `${n} × ${n}`] as const),
    ),
    oneOf('row', 'Az amőba sora', 'Row on paper', [
      ['5', 'öt jel', 'five signs'],
      ['4', 'négy jel', 'four signs'],
    ]),
    toggle('exact', 'Hat vagy több nem nyer', 'Six or more do not win'),
  ],
  make: options => rows(variantOf(options)),
}

export default otosMalom
