// Ruling: a corner has two ways in, so there are 32 of them; when no cell of the rim is empty any more, the game is a draw.
import { dirOf, ray, RED, rows, square, YELLOW, type GameDefinition } from '../../../kit/index.ts'

const SIDE = 8

const sikPotyogos: GameDefinition = {
  id: 'sik-potyogos-amoba',
  chapter: 'amoba',
  title: { hu: 'Sík potyogós amőba', en: 'Sliding four in a row' },
  players: [2],
  rules: 1,
  options: [],
  make() {
    const board = square(SIDE, SIDE)
    const { south, north, west, east } = board.regions
    const across = [
      [south, 'n'],
      [north, 's'],
      [west, 'e'],
      [east, 'w'],
    ] as const
    const paths = across.flatMap(([rim, way]) => rim.map(c => [c, ...ray(board, c, dirOf(board, way))]))
    return rows({
      players: [YELLOW, RED],
      board,
      piece: { id: 'disc', name: { hu: 'korong', en: 'disc' }, art: 'disc' },
      length: 4,
      entering: {
        // A way is named by the rim cell where it begins and the one it leads to.
        ways: paths.map(path => ({ name: `${board.names[path[0]!]}-${board.names[path.at(-1)!]}`, path })),
        full: { hu: 'Ez a szélső mező foglalt.', en: 'This cell of the rim is taken.', rule: 'moves' },
        inside: {
          hu: 'A korong a tábla szélén, egy üres szélső mezőn indul.',
          en: 'A disc enters on an empty cell of the rim.',
          rule: 'moves',
        },
      },
    })
  },
}

export default sikPotyogos
