// Ruling: captures are chosen freely and a chain may not be stopped early; there is no majority rule.
// Ruling: a king that can jump on from some cell behind the man it jumped must land on such a cell.
// Ruling: jumped men stay on the board as obstacles until the turn ends.
// Ruling: a man that could jump on from the far row does, and is not crowned; a new king is a king from its next turn.
// Ruling: draw by threefold repetition, after 25 rounds without a capture or a man's step forward, or after 500 moves.
import {
  draughts,
  facing,
  square,
  toggle,
  type DraughtsWords,
  type GameDefinition,
} from '../../../kit/index.ts'

export const international: DraughtsWords = {
  lines: 'diagonal',
  man: {
    kind: { id: 'man', name: { hu: 'bábu', en: 'man' }, art: 'disc' },
    steps: ['forward'],
    jumps: ['forward', 'back'],
  },
  king: { kind: { id: 'king', name: { hu: 'dáma', en: 'king' }, art: 'king' }, reach: 'far' },
  gaits: {
    man: {
      hu: 'A bábu átlósan előre lép egyet; hátrafelé csak üthet.',
      en: 'A man steps one cell diagonally forward; backwards it can only capture.',
    },
    king: {
      hu: 'A dáma átlósan, üres mezőkön át léphet.',
      en: 'A king goes diagonally, over empty cells.',
    },
  },
  capture: { choose: 'any', lift: 'at the end', turns: 'freely' },
  draws: { repetition: 3, quietRounds: 25, cap: 500 },
}

const nemzetkozi: GameDefinition = {
  id: 'nemzetkozi-damajatek',
  chapter: 'dama',
  title: { hu: 'Nemzetközi dámajáték', en: 'International draughts' },
  players: [2],
  rules: 1,
  options: [toggle('official', 'Hivatalos szabályok', 'Official rules')],
  make({ official }) {
    const board = square(10, 10, { look: 'checks' })
    const dark = board.regions.dark
    return draughts({
      ...international,
      board,
      cells: dark,
      numbers: 'cells',
      armies: facing(board, dark, 1, 4),
      // Officially white begins and the greatest capture is a duty.
      ...(official === 'on' ? { first: 1, capture: { ...international.capture, choose: 'most' } } : {}),
    })
  },
}

export default nemzetkozi
