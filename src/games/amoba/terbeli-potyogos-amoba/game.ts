import { BLUE, dirOf, layers, ray, RED, rows, square, type GameDefinition } from '../../../kit/index.ts'

const SIDE = 4

const terbeliPotyogos: GameDefinition = {
  id: 'terbeli-potyogos-amoba',
  chapter: 'amoba',
  material: 'marbles',
  title: { hu: 'Térbeli potyogós amőba', en: 'Four in a row in space' },
  players: [2],
  rules: 1,
  options: [],
  make() {
    const floor = square(SIDE, SIDE)
    const board = layers(floor, SIDE)
    const down = dirOf(board, 'down')
    const highest = (SIDE - 1) * floor.size
    return rows({
      players: [RED, BLUE],
      board,
      piece: { id: 'marble', name: { hu: 'golyó', en: 'marble' }, art: 'marble' },
      length: SIDE,
      entering: {
        ways: floor.names.map((name, tube) => ({
          name,
          path: [highest + tube, ...ray(board, highest + tube, down)],
        })),
        full: { hu: 'Ez a cső betelt.', en: 'This tube is full.', rule: 'moves' },
        inside: {
          hu: 'A golyót fölül, a cső legfelső mezőjén (a 4. lapon) lehet bedobni.',
          en: 'A marble is dropped in at the top, on the highest cell of a tube (layer 4).',
          rule: 'moves',
        },
      },
    })
  },
}

export default terbeliPotyogos
