// Ruling: the book's game has the far-going kings of international draughts; a man that passes the far row in a chain is not crowned.
// Ruling: in the official English game men capture only forward, so a man that reaches the far row in a chain stops there and is crowned.
import { draughts, facing, oneOf, square, type GameDefinition } from '../../../kit/index.ts'
import { international } from '../nemzetkozi-damajatek/game.ts'

const near = {
  ...international,
  king: { ...international.king, reach: 'near' },
  gaits: {
    ...international.gaits,
    king: {
      hu: 'Ebben a változatban a dáma átlósan bármerre, de csak egyet léphet.',
      en: 'In this variant a king goes diagonally any way, but only one cell.',
    },
  },
} as const

const kozonseges: GameDefinition = {
  id: 'kozonseges-damajatek',
  chapter: 'dama',
  title: { hu: 'Közönséges dámajáték', en: 'Common draughts' },
  players: [2],
  rules: 1,
  options: [
    oneOf('rules', 'Szabályok', 'Rules', [
      ['book', 'messze járó dámák', 'far-going kings'],
      ['american', 'amerikai: a dáma is egyet lép', 'American: kings go one cell'],
      ['english', 'hivatalos angol: a bábu csak előre üt', 'official English: men capture only forward'],
    ]),
  ],
  make({ rules }) {
    const board = square(8, 8, { look: 'checks' })
    const { dark } = board.regions
    const words = rules === 'book' || rules === undefined ? international : near
    return draughts({
      ...words,
      board,
      cells: dark,
      numbers: 'cells',
      armies: facing(board, dark, 1, 3),
      ...(rules === 'english'
        ? {
            man: { ...international.man, jumps: ['forward'] },
            gaits: {
              ...near.gaits,
              man: {
                hu: 'A bábu átlósan előre lép egyet, és ütni is csak előre üthet.',
                en: 'A man steps one cell diagonally forward, and captures only forward too.',
              },
            },
          }
        : {}),
    })
  },
}

export default kozonseges
