// Ruling: the large board has rows 2-4 and 7-9 filled.
// Ruling: men jump backwards too, as in international draughts, to which the book refers.
import { draughts, facing, oneOf, square, toggle, type GameDefinition } from '../../../kit/index.ts'
import { international } from '../nemzetkozi-damajatek/game.ts'

const torok: GameDefinition = {
  id: 'torok-damajatek',
  chapter: 'dama',
  title: { hu: 'Török dámajáték', en: 'Turkish draughts' },
  players: [2],
  rules: 1,
  options: [
    oneOf('size', 'Tábla', 'Board', [
      ['8', '8 × 8, 16-16 bábu', '8 × 8, 16 men each'],
      ['10', '10 × 10, 30-30 bábu', '10 × 10, 30 men each'],
    ]),
    toggle('official', 'Hivatalos szabályok', 'Official rules'),
  ],
  make({ size = '8', official = 'off' }) {
    const board = square(Number(size), Number(size))
    const all = board.cells.map((_, c) => c)
    return draughts({
      ...international,
      board,
      armies: facing(board, all, 2, size === '8' ? 3 : 4),
      lines: 'orthogonal',
      man: {
        ...international.man,
        steps: ['forward', 'sideways'],
        jumps: official === 'on' ? ['forward', 'sideways'] : ['forward', 'sideways', 'back'],
      },
      king: {
        ...international.king,
        kind: { id: 'vizier', name: { hu: 'vezír', en: 'vizier' }, art: 'king' },
      },
      gaits: {
        man: {
          hu: 'A bábu egyenesen előre vagy oldalt lép egyet, hátra és átlósan nem.',
          en: 'A man steps one cell straight forward or sideways, neither back nor diagonally.',
        },
        king: {
          hu: 'A vezír soron vagy oszlopon, üres mezőkön át léphet.',
          en: 'A vizier goes along a row or a column, over empty cells.',
        },
      },
      numbers: 'names',
      ...(official === 'on' ? { capture: { choose: 'most', lift: 'at once', turns: 'not back' } } : {}),
    })
  },
}

export default torok
