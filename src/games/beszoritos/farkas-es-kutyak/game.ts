// Ruling: the wolf starts, after choosing its cell (choosing is no move); a side without a move has lost.
// Ruling: the wolf has broken through when it stands no farther from the dogs' edge than the rearmost dog.
import type { Player, Reason } from '../../../engine/index.ts'
import {
  breakthrough,
  cellsOf,
  hunt,
  rowOf,
  square,
  stepsOn,
  type GameDefinition,
  type Kind,
} from '../../../kit/index.ts'

const WOLF: Player = { id: 'wolf', tint: 'grey', name: { hu: 'farkas', en: 'wolf' } }
const DOGS: Player = { id: 'dogs', tint: 'brown', name: { hu: 'kutyák', en: 'dogs' } }
const wolf: Kind = { id: 'wolf', name: { hu: 'farkas', en: 'wolf' }, art: 'wolf' }
const dog: Kind = { id: 'dog', name: { hu: 'kutya', en: 'dog' }, art: 'dog' }

const SLANTED: Reason = {
  hu: 'A farkas átlósan, a szomszédos üres mezőre lép, bármerre.',
  en: 'The wolf steps diagonally to a neighbouring empty cell, any way.',
  rule: 'moves',
}
const FORWARD: Reason = {
  hu: 'A kutya csak átlósan előre lép egyet; vissza soha.',
  en: 'A dog steps only one cell diagonally forward; never back.',
  rule: 'moves',
}

const board = square(8, 8, { look: 'checks' })
const { dark } = board.regions
const dogs = cellsOf(board, 'a1 c1 e1 g1')
const diagonal = (_: number, dir: number) => dir % 2 === 1
const ahead = (_: number, dir: number) => board.dirs[dir] === 'ne' || board.dirs[dir] === 'nw'

const game: GameDefinition = {
  id: 'farkas-es-kutyak',
  chapter: 'beszoritos',
  title: { hu: 'Farkas és kutyák', en: 'Wolf and dogs' },
  players: [2],
  rules: 1,
  options: [],
  make: () => ({
    ...hunt({
      board,
      cells: dark,
      sides: [
        {
          player: WOLF,
          piece: wolf,
          gait: SLANTED,
          walks: stepsOn(board, diagonal),
          hand: { count: 1, cells: dark.filter(c => !dogs.includes(c)) },
        },
        { player: DOGS, piece: dog, gait: FORWARD, walks: stepsOn(board, ahead), setup: dogs },
      ],
      placing: { first: 0, by: 'all' },
      first: 0,
      hunted: 0,
      // A dog never comes back, so no position can be repeated.
      draws: {},
      parts: [
        breakthrough(
          0,
          board.cells.map((_, c) => rowOf(board, c)),
        ),
      ],
    }),
    async study() {
      const { lookingThrough } = await import('../../../kit/looking-through.ts')
      this.solved = lookingThrough(this)
    },
  }),
}

export default game
