// Ruling: captured men pass to the partner by themselves. Untimed play goes round in a fixed cycle, the boards by turns; who has no move
// but is not mated is skipped, and after 20 skips in a row the team loses. It is mate only if no drop of any man could answer the check.
import type { Player } from '../../../engine/index.ts'
import {
  chess,
  clock,
  oneOf,
  tandem,
  type ChessPiece,
  type ChessRules,
  type GameDefinition,
} from '../../../kit/index.ts'
import { orthodox } from '../sakk/game.ts'
import { board } from './board.ts'

// In the order of the cycle. Partners sit on one side of the table: the second board is seen from its dark side.
const player = (colour: 'white' | 'black', board: number, team: number): Player => ({
  id: `${colour}${board}`,
  tint: colour,
  team,
  name: {
    hu: `${colour === 'white' ? 'világos' : 'sötét'} (${board}. tábla)`,
    en: `${colour} (board ${board})`,
  },
})
const players = [player('white', 1, 0), player('white', 2, 1), player('black', 1, 1), player('black', 2, 0)]
const PARTNER = [3, 2, 1, 0]

// A promoted man is a pawn again when it is captured, so it is a kind of its own.
const { queen, rook, bishop, knight, pawn } = orthodox.pieces
const promoted = Object.fromEntries(
  Object.entries({ queen, rook, bishop, knight }).map(([id, piece]): [string, ChessPiece] => [
    `promoted-${id}`,
    { ...piece, letter: `+${piece.letter}`, was: 'pawn', called: id },
  ]),
)

const SKIPS = 20
const MINUTES = 5

const rules: ChessRules = {
  ...orthodox,
  players,
  board,
  pieces: { ...orthodox.pieces, pawn: { ...pawn, becomes: Object.keys(promoted) }, ...promoted },
  setup: `
    r n b q k b n r   R N B K Q B N R
    p p p p p p p p   P P P P P P P P
    . . . . . . . .   . . . . . . . .
    . . . . . . . .   . . . . . . . .
    . . . . . . . .   . . . . . . . .
    . . . . . . . .   . . . . . . . .
    P P P P P P P P   p p p p p p p p
    R N B Q K B N R   r n b k q b n r`,
  duels: [
    [0, 2],
    [1, 3],
  ],
  drops: { to: PARTNER, keepOff: { pawn: 1 } },
  // 400 on each board.
  draws: { cap: 800 },
}

const definition: GameDefinition = {
  id: 'bogarhaz',
  chapter: 'sakk',
  title: { hu: 'Bogárház', en: 'Bughouse' },
  players: [4],
  rules: 1,
  options: [
    oneOf('clock', 'Óra', 'Clock', [
      ['off', 'nincs: a táblák felváltva lépnek', 'none: the boards move by turns'],
      ['on', '5 perc fejenként, a két tábla egyszerre játszik', '5 minutes each, both boards at once'],
    ]),
  ],
  make: options =>
    chess({
      ...rules,
      parts:
        options['clock'] === 'on'
          ? [tandem({ boards: 'at once', skips: SKIPS }), clock(MINUTES)]
          : [tandem({ boards: 'by turns', skips: SKIPS })],
    }),
}

export default definition
