// Ruling: the book gives no set-up; the published one has every other corner of the cube in one colour. Stones never run out.
// Ruling: 1000 moves are a guard and a draw; no position ever comes back.
import {
  dressed,
  layers,
  roots,
  square,
  withDirs,
  type Board,
  type GameDefinition,
} from '../../../kit/index.ts'

const SIDE = 5

/** Five plates beside each other; the point 234 is the second from the left in the third row of the fourth plate. */
function cube(): Board {
  const plate = square(SIDE, SIDE, { name: (x, y) => `${x + 1}${y + 1}` })
  const plates = layers(plate, SIDE, (z, xy) => `${xy}${z + 1}`, 1.4)
  const middles = plates.cells.filter(({ name }) => name.startsWith('31'))
  const labels = middles.map(({ x, y, name }) => ({ x, y: y + 0.84, text: `xy${name[2]!}` }))
  return withDirs(dressed(plates, { labels }), ['n', 'e', 's', 'w', 'up', 'down'])
}

const tanbo3d: GameDefinition = {
  id: 'haromdimenzios-tanbo',
  chapter: 'egyeb-logikai',
  title: { hu: 'Háromdimenziós tanbo', en: 'Three-dimensional Tanbo' },
  players: [2],
  material: 'go',
  rules: 1,
  options: [],
  make: () => roots({ board: cube(), seeds: ['115 151 511 555', '111 155 515 551'], cap: 1000 }),
}

export default tanbo3d
