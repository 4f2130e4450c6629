// Ruling: a row made while men are placed wins too; who cannot step loses. The third repetition and the 400th move are a draw.
import {
  BLACK,
  cellOf,
  dirOf,
  firstOn,
  oneOf,
  reason,
  rows,
  square,
  WHITE,
  type GameDefinition,
} from '../../../kit/index.ts'

const SIDE = 3

const egyszeruMalom: GameDefinition = {
  id: 'egyszeru-malom',
  chapter: 'amoba',
  title: { hu: 'Egyszerű malom', en: "Simple men's morris" },
  players: [2],
  rules: 1,
  options: [
    oneOf('men', 'Bábuk', 'Men', [
      ['4', '4-4', '4 each'],
      ['3', '3-3', '3 each'],
    ]),
  ],
  make(options) {
    const board = square(SIDE, SIDE, { look: 'points' })
    // Lines are drawn across and upwards; they are the rows, and men step along them.
    const dirs = ['n', 'e', 's', 'w'].map(name => dirOf(board, name))
    const centre = cellOf(board, 'b2')
    const men = Number(options['men'] ?? 4)
    return rows({
      players: [WHITE, BLACK],
      board,
      piece: { id: 'man', name: { hu: 'bábu', en: 'man' }, art: 'disc' },
      length: SIDE,
      counted: { dirs },
      stock: { men, dirs, shut: 'loses', steps: 400 - 2 * men },
      parts: [
        firstOn(
          board.names.flatMap((_, c) => (c === centre ? [] : [c])),
          reason('Az első bábu nem kerülhet középre.', 'The first man may not go to the centre.'),
        ),
      ],
    })
  },
}

export default egyszeruMalom
