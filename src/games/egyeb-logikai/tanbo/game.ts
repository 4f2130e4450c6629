// Ruling: "next to" is by the side. Roots cannot merge, since no stone may touch two of them.
// Ruling: stones never run out. Whoever has a root has a move, so nobody passes and no game is drawn; the 5000th move is a guard.
// Ruling: on the official beginners' board of 9 × 9 points each player has two roots.
import { boardSizes, crosswise, roots, square, type GameDefinition } from '../../../kit/index.ts'

const SEEDS = {
  19: ['a7 a19 g1 g13 m7 m19 s1 s13', 'a1 a13 g7 g19 m1 m13 s7 s19'],
  9: ['b2 h8', 'b8 h2'],
} as const

const tanbo: GameDefinition = {
  id: 'tanbo',
  chapter: 'egyeb-logikai',
  title: { hu: 'Tanbo', en: 'Tanbo' },
  players: [2],
  material: 'go',
  rules: 1,
  options: [boardSizes([19, 9])],
  make({ size }) {
    const side = size === '9' ? 9 : 19
    return roots({
      board: crosswise(square(side, side, { look: 'points' })),
      seeds: SEEDS[side],
      cap: 5000,
    })
  },
}

export default tanbo
