// Ruling: the numbers stand as in the game of fifteen, from the top left to the right, the gap at the bottom right.
// Ruling: only arrangements that can be solved are dealt, and none that is solved already; the gap may be anywhere.
import { dealOption, oneOf, tiles, type GameDefinition } from '../../../kit/index.ts'

const game: GameDefinition = {
  id: 'nyolcas-jatek',
  chapter: 'turelem',
  title: { hu: 'Nyolcas játék', en: 'Eight Puzzle' },
  players: [1],
  rules: 1,
  options: [
    dealOption('any'),
    oneOf('pushes', 'Egy lépés', 'One move', [
      ['one', 'egy lap tolása', 'pushes one tile'],
      ['line', 'akár két lap egyszerre', 'may push two tiles at once'],
    ]),
  ],
  make: ({ deal, pushes }) =>
    tiles({
      side: 3,
      pushes: pushes === 'line' ? 'line' : 'one',
      deal,
      lengths: { easy: [6, 12], medium: [13, 20], hard: [20, Infinity] },
    }),
}

export default game
