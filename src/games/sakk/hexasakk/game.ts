// Ruling: the corner cells the book calls l1 and l6 are k1 and k6. Stalemate is a plain draw.
import {
  chess,
  hexCentre,
  hexes,
  LETTERS,
  type ChessRules,
  type GameDefinition,
  type Hex,
  type Label,
} from '../../../kit/index.ts'
import { orthodox } from '../sakk/game.ts'

// Eleven files of 6 … 11 … 6 cells. Three shades: a1, f11 and k1 are dark, a6, f1 and k6 light.
const SHADES = ['light', 'dark', 'middle'] as const
const list: Hex[] = []
const labels: Label[] = []
for (let file = 0; file < 11; file++) {
  const longest = 11 - Math.abs(file - 5)
  for (let rank = 1; rank <= longest; rank++) {
    const r = rank - Math.min(file, 5)
    const hex = { q: file, r, name: `${LETTERS[file]}${rank}`, fill: SHADES[(r + 2 * file) % 3]! }
    const { x, y } = hexCentre(hex, 'flat')
    if (rank === 1) labels.push({ x, y: y + 0.75, text: LETTERS[file]! })
    if (file === 0 || (file <= 5 && rank === longest))
      labels.push({ x: x - 0.75, y: y - 0.4, text: `${rank}` })
    list.push(hex)
  }
}

const hexa: ChessRules = {
  ...orthodox,
  board: hexes(list, { look: 'flat', dirs: 'corners', labels }),
  pieces: {
    ...orthodox.pieces,
    // Steps straight ahead over an edge, captures over the edges left and right of it.
    pawn: { ...orthodox.pieces.pawn, moves: 'mffWcfsW' },
  },
  // The hexagon stands on its corner f1; rows are half a cell apart.
  setup: `
              b
            q   k
          n   b   n
        r   .   .   r
      p   .   b   .   p
    .   p   .   .   p   .
      .   p   .   p   .
    .   .   p   p   .   .
      .   .   p   .   .
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
      .   .   P   .   .
    .   .   P   P   .   .
      .   P   .   P   .
    .   P   .   .   P   .
      P   .   B   .   P
        R   .   .   R
          N   B   N
            Q   K
              B`,
  draws: { repetition: 3, quiet: 100, cap: 1000, bare: 'draw' },
}

const { castling: _, ...withoutCastling } = hexa

const definition: GameDefinition = {
  id: 'hexasakk',
  chapter: 'sakk',
  title: { hu: 'Hexasakk', en: 'Hexagonal Chess' },
  players: [2],
  rules: 1,
  options: [],
  make: () => chess(withoutCastling),
}

export default definition
