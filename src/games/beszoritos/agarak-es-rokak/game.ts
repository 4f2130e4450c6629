// Ruling: the foxes start, after choosing their two cells of the last row; a side without a move has lost.
// Ruling: one fox that stands no farther from the hounds' edge than the rearmost hound has broken through, and that wins.
import type { Player, Reason } from '../../../engine/index.ts'
import {
  breakthrough,
  hunt,
  oneOf,
  rowOf,
  slidesOn,
  square,
  stepsOn,
  type GameDefinition,
  type Kind,
} from '../../../kit/index.ts'

const FOXES: Player = { id: 'foxes', tint: 'orange', name: { hu: 'rókák', en: 'foxes' } }
const HOUNDS: Player = { id: 'hounds', tint: 'white', name: { hu: 'agarak', en: 'hounds' } }
const fox: Kind = { id: 'fox', name: { hu: 'róka', en: 'fox' }, art: 'fox' }
const hound: Kind = { id: 'hound', name: { hu: 'agár', en: 'hound' }, art: 'dog' }

const FAR: Reason = {
  hu: 'A róka átlósan, üres mezőkön át bármilyen messzire mehet; ugrani nem tud.',
  en: 'A fox goes any distance diagonally over empty cells; it cannot jump.',
  rule: 'moves',
}
const FORWARD: Reason = {
  hu: 'Az agár csak átlósan előre lép egyet.',
  en: 'A hound steps only one cell diagonally forward.',
  rule: 'moves',
}

const game: GameDefinition = {
  id: 'agarak-es-rokak',
  chapter: 'beszoritos',
  title: { hu: 'Agarak és rókák', en: 'Hounds and foxes' },
  players: [2],
  rules: 1,
  options: [
    oneOf('size', 'Tábla', 'Board', [
      ['10', '10 × 10, 20 agár', '10 × 10, 20 hounds'],
      ['8', '8 × 8, 16 agár', '8 × 8, 16 hounds'],
    ]),
  ],
  make({ size = '10' }) {
    const board = square(Number(size), Number(size), { look: 'checks' })
    const { dark, north } = board.regions
    const diagonal = (_: number, dir: number) => dir % 2 === 1
    const ahead = (_: number, dir: number) => board.dirs[dir] === 'ne' || board.dirs[dir] === 'nw'
    const depth = board.cells.map((_, c) => rowOf(board, c))
    return hunt({
      board,
      cells: dark,
      sides: [
        {
          player: FOXES,
          piece: fox,
          gait: FAR,
          walks: slidesOn(board, diagonal),
          hand: { count: 2, cells: dark.filter(c => north.includes(c)) },
        },
        {
          player: HOUNDS,
          piece: hound,
          gait: FORWARD,
          walks: stepsOn(board, ahead),
          setup: dark.filter(c => depth[c]! < 4),
        },
      ],
      placing: { first: 0, by: 'all' },
      first: 0,
      hunted: 0,
      // A hound never comes back, so no position can be repeated.
      draws: {},
      parts: [breakthrough(0, depth)],
    })
  },
}

export default game
