// Ruling: the book lets the players choose their sides; here player one joins rows, player two joins columns.
import {
  BLUE,
  dressed,
  hexRhombus,
  linking,
  linkingNet,
  oneOf,
  RED,
  swap,
  swapOption,
  type GameDefinition,
} from '../../../kit/index.ts'

const hex: GameDefinition = {
  id: 'hex',
  chapter: 'osszekotos',
  title: { hu: 'Hex', en: 'Hex' },
  players: [2],
  rules: 1,
  options: [
    oneOf('size', 'Tábla', 'Board', [
      ['11', '11 × 11', '11 × 11'],
      ['6', '6 × 6', '6 × 6'],
    ]),
    swapOption,
  ],
  make(options) {
    const size = Number(options.size ?? 11)
    const plain = hexRhombus(size)
    const { north, south, west, east } = plain.regions
    // Each player's two sides are tinted; a corner belongs to both and stays plain.
    const cells = plain.cells.map((cell, c) => {
      const red = north!.includes(c) || south!.includes(c)
      const blue = west!.includes(c) || east!.includes(c)
      return red === blue ? cell : { ...cell, fill: red ? 'camp-red' : 'camp-blue' }
    })
    const board = dressed(plain, { cells })
    const mirror = board.names.map((_, c) => (c % size) * size + Math.floor(c / size))
    return linking({
      players: [RED, BLUE],
      board,
      stone: { id: 'stone', name: { hu: 'kő', en: 'stone' }, art: 'stone' },
      goal: [
        [south!, north!],
        [west!, east!],
      ],
      parts: options.swap === 'on' ? [swap(mirror)] : [],
      net: linkingNet({
        weights: new URL('./hex.bin', import.meta.url),
        size,
        places: [board.names.map((_, c) => c), mirror],
        touching: [sides => sides << 3, sides => sides << 5],
        swap: options.swap === 'on' ? 'on' : 'off',
      }),
    })
  },
}

export default hex
