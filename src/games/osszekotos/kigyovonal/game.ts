// Ruling: the first player joins the lower and the upper side, the second the left and the right one; red begins.
// Ruling: sticks along one's own two sides cross nothing and are legal, and points of a side are not joined by themselves.
import {
  BLUE,
  linking,
  oneOf,
  reason,
  RED,
  swap,
  swapOption,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { nets } from './nets.ts'

const SIZES = [7, 3, 4, 5, 6, 8, 9, 10]

function make(n: number, swapping: 'on' | 'off'): BoardGame {
  const { board, nets: both, mirror } = nets(n)
  const laid = both.map(({ ends }) => ends.flatMap((pair, c) => (pair ? [c] : [])))
  const game = linking({
    players: [RED, BLUE],
    board,
    stone: { id: 'stick', name: { hu: 'pálcika', en: 'stick' }, art: 'stick' },
    goal: both.map(({ sides }) => sides),
    open: {
      cells: laid,
      why: reason(
        'Két szomszédos saját pont közé tehetsz pálcikát: a köztük lévő helyre mutass.',
        'A stick goes between two neighbouring points of your own: point at the place between them.',
      ),
    },
    taken: reason(
      'Itt már van pálcika, és a vonalak nem keresztezhetik egymást.',
      'A stick lies here already, and lines may not cross.',
    ),
    // Sticks are joined when they meet in a point.
    joins(player, c) {
      const { ends } = both[player]!
      const own = ends[c]
      return own ? laid[player]!.filter(d => d !== c && ends[d]!.some(point => own.includes(point))) : []
    },
    parts: swapping === 'on' ? [swap(mirror)] : [],
  })
  return {
    ...game,
    name: (p, m) => both[p.turn]!.ends[m]?.join('-') ?? (m < board.size ? board.names[m]! : game.name(p, m)),
    prompt: p => ({
      hu: `Köss össze két ${p.turn === 0 ? 'piros' : 'kék'} pontot.`,
      en: `Join two ${p.turn === 0 ? 'red' : 'blue'} points.`,
    }),
    scene: p => ({
      placed: game.scene(p).placed.map(each => {
        const [a, b] = both[each.owner!]!.ends[each.cell]!
        return { ...each, look: { ...each.look, size: 2, turn: a[0] === b[0] ? 90 : 0 } }
      }),
      trays: [],
    }),
  }
}

const kigyovonal: GameDefinition = {
  id: 'kigyovonal',
  chapter: 'osszekotos',
  title: { hu: 'Kígyóvonal', en: 'Gale' },
  players: [2],
  rules: 1,
  options: [
    oneOf(
      'size',
      'Pontok',
      'Points',
      SIZES.map(n => [String(n), `${n} × ${n + 1}`, `${n} × ${n + 1}`] as const),
    ),
    swapOption,
  ],
  make: options => make(Number(options['size'] ?? SIZES[0]), options['swap'] === 'on' ? 'on' : 'off'),
}

export default kigyovonal
