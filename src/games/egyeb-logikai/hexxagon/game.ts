// Ruling: cells are named by their rising line and their row, as on the book's hexagonal boards. Discs never run out.
// Ruling: with three players whoever has no disc left is out, and equal bests share the first place.
// Ruling: a hundred jumps in a row, the third repetition and the 600th move are a draw.
import {
  BLACK,
  cellsOf,
  hexagonByLines,
  oneOf,
  RED,
  spreading,
  WHITE,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { hexxagonNet } from './net.ts'

// Five cells on a side make nine across.
const SIDE = 5
const CORNERS = { 2: ['e1 i5 a9', 'i1 e9 a5'], 3: ['e1 e9', 'i1 a9', 'i5 a5'] } as const

function make(count: 2 | 3, holes: string): BoardGame {
  const board = hexagonByLines(SIDE)
  const game = spreading({
    players: [WHITE, BLACK, RED].slice(0, count),
    board,
    homes: CORNERS[count].map(corners => cellsOf(board, corners)),
    blocked: holes === 'three' ? cellsOf(board, 'e6 d5 f4') : [],
    cap: 600,
  })
  return count === 2 ? { ...game, net: hexxagonNet(game) } : game
}

const hexxagon: GameDefinition = {
  id: 'hexxagon',
  chapter: 'egyeb-logikai',
  material: 'marbles',
  title: { hu: 'Hexxagon', en: 'Hexxagon' },
  players: [2, 3],
  rules: 1,
  options: [
    oneOf('holes', 'Tiltott mezők', 'Forbidden cells', [
      ['none', 'nincsenek', 'none'],
      ['three', 'három a tábla közepén', 'three in the middle'],
    ]),
  ],
  make: ({ players, holes }) => make(players === '3' ? 3 : 2, holes ?? 'none'),
}

export default hexxagon
