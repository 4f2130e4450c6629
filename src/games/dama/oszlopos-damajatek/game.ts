// Ruling: the twelfth man of dark stands on f4, that of light on b4; dark begins.
// Ruling: a column jumps and a lone officer or soldier moves by what it was when the turn began.
// Ruling: the same cell may not be jumped twice in one turn; a jumped lone man leaves its cell empty at once.
// Ruling: a soldier that comes to lead on its far row because its leader was taken is not promoted.
import {
  cellOf,
  draughts,
  facing,
  square,
  toggle,
  type Army,
  type Board,
  type GameDefinition,
} from '../../../kit/index.ts'
import { international } from '../nemzetkozi-damajatek/game.ts'

const joined = (board: Board, army: Army, cell: string): Army => ({
  ...army,
  men: [...army.men, cellOf(board, cell)],
})

const oszlopos: GameDefinition = {
  id: 'oszlopos-damajatek',
  chapter: 'dama',
  title: { hu: 'Oszlopos dámajáték', en: 'Column draughts (Laska)' },
  players: [2],
  rules: 1,
  options: [toggle('official', 'Lasker szabályai', 'Lasker’s own rules')],
  make({ official }) {
    const board = square(7, 7, { fill: (col, row) => ((col + row) % 2 === 0 ? 'light' : 'dark') })
    const played = board.cells.flatMap((cell, c) => (cell.fill === 'light' ? [c] : []))
    const [dark, light] = facing(board, played, 1, 3)
    const words = {
      ...international,
      board,
      cells: played,
      man: {
        ...international.man,
        kind: { id: 'soldier', name: { hu: 'katona', en: 'soldier' }, art: 'disc' },
      },
      king: { kind: { id: 'officer', name: { hu: 'tiszt', en: 'officer' }, art: 'king' }, reach: 'far' },
    } as const
    return official === 'on'
      ? draughts({
          ...words,
          gaits: {
            man: {
              hu: 'A katona és a katona vezette oszlop átlósan előre lép egyet.',
              en: 'A soldier, or a column led by one, steps one cell diagonally forward.',
            },
            king: {
              hu: 'A tiszt és a tiszt vezette oszlop átlósan bármerre, de csak egyet léphet.',
              en: 'An officer, or a column led by one, steps diagonally any way, but only one cell.',
            },
          },
          armies: [dark, light],
          man: { ...words.man, jumps: ['forward'] },
          king: { ...words.king, reach: 'near' },
          // A soldier that arrives on the far row could only jump backwards, so his move ends there.
          columns: { lone: 'as a king' },
        })
      : draughts({
          ...words,
          gaits: {
            man: {
              hu: 'A katona, a katona vezette oszlop és a magányos tiszt átlósan előre lép egyet.',
              en: 'A soldier, a column led by one, and a lone officer step one cell diagonally forward.',
            },
            king: {
              hu: 'A tiszt vezette oszlop átlósan, üres mezőkön át léphet.',
              en: 'A column led by an officer goes diagonally, over empty cells.',
            },
          },
          armies: [joined(board, dark, 'f4'), joined(board, light, 'b4')],
          columns: { lone: 'as a man' },
        })
  },
}

export default oszlopos
