// Ruling: men capture backwards too, as in international draughts, to which the book refers; officially they do not.
import { draughts, facing, oneOf, square, toggle, type GameDefinition } from '../../../kit/index.ts'
import { international } from '../nemzetkozi-damajatek/game.ts'

const gotikus: GameDefinition = {
  id: 'gotikus-damajatek',
  chapter: 'dama',
  title: { hu: 'Gótikus dámajáték', en: 'Gothic draughts' },
  players: [2],
  rules: 1,
  options: [
    oneOf('size', 'Tábla', 'Board', [
      ['10', '10 × 10, 20-20 bábu', '10 × 10, 20 men each'],
      ['8', '8 × 8, 16-16 bábu', '8 × 8, 16 men each'],
    ]),
    toggle('official', 'Hivatalos szabályok', 'Official rules'),
  ],
  make({ size = '10', official }) {
    const board = square(Number(size), Number(size), { look: 'checks' })
    const all = board.cells.map((_, c) => c)
    return draughts({
      ...international,
      board,
      armies: facing(board, all, 1, 2),
      lines: 'all',
      man: {
        ...international.man,
        steps: ['forward', 'sideways'],
        jumps: official === 'on' ? ['forward', 'sideways'] : ['forward', 'sideways', 'back'],
      },
      king: { ...international.king, reach: 'near' },
      gaits: {
        man: {
          hu: 'A bábu egyet lép: egyenesen vagy átlósan előre, illetve oldalt; hátra nem.',
          en: 'A man steps one cell straight or diagonally forward, or sideways; never back.',
        },
        king: {
          hu: 'A dáma mind a nyolc irányban léphet, de csak egyet.',
          en: 'A king goes in all eight directions, but only one cell.',
        },
      },
    })
  },
}

export default gotikus
