import { cellsOf, turnedBySixths, type Board } from '../../../kit/index.ts'

const SIDE = 'a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6'
const FLAT = 'a1 a2 a3 a4 b1 b2 b3 b4'
const STEEP = 'b6 c6 c7 d7 d8 e8 e9 f9'
const BALL = 'a1 a2 b1 b2 b3 c2 c3'
const OPPOSITE = ['0 3', '1 4', '5 2']

/** For two to six players: of each the men, and by how many sixths they are turned, once or twice. */
const all = (men: string, turns: readonly string[]) => turns.map(turn => [men, turn] as const)
const FOUR = [...all(FLAT, ['0']), ...all(STEEP, ['0']), ...all(FLAT, ['3']), ...all(STEEP, ['3'])]
const HOMES = {
  regular: [
    all(`${SIDE} c3 c4 c5`, ['0', '3']),
    all(SIDE, ['0', '2', '4']),
    FOUR,
    [...FOUR, ...all('e5 d4 d5 e4 e6 f5 f6', ['0'])],
    all('a2 a3 a4 b3 b4 c4', [...'012345']),
  ],
  balls: [
    all(BALL, OPPOSITE.slice(0, 2)),
    all('a1 a2 b1 b2 c3', OPPOSITE),
    all(BALL, [...'0134']),
    all(BALL, [...'01234']),
    all('a1 a2 b1 b2 b3 c2', [...'012345']),
  ],
} as const

/** The cells of each player. */
export const setup = (board: Board, count: number, kind: 'regular' | 'balls'): number[][] =>
  HOMES[kind][count - 2]!.map(([men, turns]) =>
    turns.split(' ').flatMap(times => turnedBySixths(board, cellsOf(board, men), Number(times))),
  )
