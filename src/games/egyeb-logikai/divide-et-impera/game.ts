// Ruling: the shape of the clover is kept as printed, turned like a pinwheel. Equal bests share the win.
import { oneOf, realms, square, type Board, type GameDefinition } from '../../../kit/index.ts'

const GAP = 'a1 a2 a3 b1 b2 c1 g1 h1 h2 i1 i2 i3 i4 i5 i6'.split(' ')

/** 17 × 17 fields without the gap and its three turns round the middle field. */
function clover(): Board {
  const middle = 8
  const missing = new Set<string>()
  for (const name of GAP) {
    let [x, y] = ['abcdefghi'.indexOf(name[0]!) - middle, Number(name.slice(1)) - 1 - middle]
    for (let turn = 0; turn < 4; turn++) {
      missing.add(`${x + middle},${y + middle}`)
      ;[x, y] = [y, -x]
    }
  }
  return square(17, 17, { without: (col, row) => missing.has(`${col},${row}`) })
}

const boardOf = (choice: string, players: number): Board => {
  if (choice === '8x8' || (choice === 'usual' && players === 2)) return square(8, 8)
  return choice === '10x10' ? square(10, 10) : clover()
}

const divideEtImpera: GameDefinition = {
  id: 'divide-et-impera',
  chapter: 'egyeb-logikai',
  material: 'links',
  title: { hu: 'Divide et impera', en: 'Divide et Impera' },
  players: [2, 3, 4],
  rules: 1,
  options: [
    oneOf('board', 'Tábla', 'Board', [
      ['usual', 'szokásos: két játékosnak 8 × 8, többnek lóhere', 'usual: 8 × 8 for two, a clover for more'],
      ['8x8', '8 × 8', '8 × 8'],
      ['10x10', '10 × 10', '10 × 10'],
      ['clover', 'lóhere', 'clover'],
    ]),
  ],
  make: ({ players = '2', board = 'usual' }) =>
    realms({
      board: boardOf(board, Number(players)),
      players: Number(players),
      goal: 'fewest parts',
      beside: 'any tile',
    }),
}

export default divideEtImpera
