// Ruling: the third repetition is a draw, and so is the 1000th move, where each hop is one.
import { hexagonLabels, hexHexagon, toggle, towers, type GameDefinition } from '../../../kit/index.ts'

const SIDE = 4
const row = (r: number) => 'abcdefg'[SIDE - 1 - r]!
const line = (q: number) => String(q + SIDE)

const hexemergo: GameDefinition = {
  id: 'hexemergo',
  chapter: 'egyeb-logikai',
  title: { hu: 'Hexemergo', en: 'HexEmergo' },
  players: [2],
  rules: 1,
  material: 'towers',
  options: [
    toggle('noEntering', 'Nincs lerakás: 13-13 korong a táblán', 'No entering: 13 men each on the board'),
  ],
  make({ noEntering }) {
    // Rows a to g from the top, numbers along the lines that rise to the right.
    const board = hexHexagon(SIDE, (q, r) => `${row(r)}${line(q)}`, {
      labels: hexagonLabels(SIDE, line, row),
    })
    return noEntering === 'on'
      ? towers({
          board,
          men: 13,
          start: {
            setup: ['g4 g5 g6 g7 f3 f4 f5 f6 f7 e3 e4 e5 e6', 'a1 a2 a3 a4 b1 b2 b3 b4 b5 c2 c3 c4 c5'],
          },
        })
      : towers({ board, men: 12, start: { centre: 'd4' } })
  },
}

export default hexemergo
