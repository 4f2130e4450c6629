import type { Reason } from '../../../engine/index.ts'
import { BLUE, firstOn, layers, oneOf, RED, rows, square, type GameDefinition } from '../../../kit/index.ts'

const SURFACE: Reason = {
  hu: 'A játék első bábuja csak a kocka felszínére kerülhet, de sarokra nem.',
  en: 'The first piece of the game must lie on the surface of the cube, and not on a corner.',
  rule: 'variants',
}

const terbeli: GameDefinition = {
  id: 'terbeli-amoba',
  chapter: 'amoba',
  material: 'marbles',
  title: { hu: 'Térbeli amőba', en: 'Rows in space' },
  players: [2],
  rules: 1,
  options: [
    oneOf('size', 'Kocka', 'Cube', [
      ['4', '4 × 4 × 4, négy egy sorban', '4 × 4 × 4, four in a row'],
      ['6', '6 × 6 × 6, öt egy sorban', '6 × 6 × 6, five in a row'],
    ]),
  ],
  make(options) {
    const size = options['size'] === '6' ? 6 : 4
    const board = layers(square(size, size), size)
    const rim = (at: number) => at === 0 || at === size - 1
    /** On how many pairs of faces a cell lies: 0 inside, 3 in a corner. */
    const faces = (c: number) =>
      [c % size, Math.floor(c / size) % size, Math.floor(c / size / size)].filter(rim).length
    const surface = board.names.map((_, c) => c).filter(c => faces(c) === 1 || faces(c) === 2)
    return rows({
      players: [RED, BLUE],
      board,
      piece: { id: 'marble', name: { hu: 'golyó', en: 'marble' }, art: 'marble' },
      length: size === 6 ? 5 : 4,
      parts: size === 6 ? [firstOn(surface, SURFACE)] : [],
    })
  },
}

export default terbeli
