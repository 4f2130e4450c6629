// The chess kin against published numbers, other programs and a slow generator that shares no code with the kit.
import { Chess } from 'chessops/chess'
import { perft as chessopsPerft } from 'chessops/debug'
import { parseFen } from 'chessops/fen'
import { expect, test } from 'vitest'
import {
  listLegal,
  Moves,
  perft,
  readPosition,
  Rng,
  Run,
  type Json,
  type Position,
} from '../src/engine/index.ts'
import type { BoardGame } from '../src/kit/index.ts'
import hexasakk from '../src/games/sakk/hexasakk/game.ts'
import omegasakk from '../src/games/sakk/omegasakk/game.ts'
import sakk from '../src/games/sakk/sakk/game.ts'
import sogi from '../src/games/sakk/sogi/game.ts'
import { fairyStockfish } from './fairy.ts'
import { fenToJson, KIWIPETE, shogiFenToJson, START } from './fen.ts'
import { halfInTurn, oneInTurn } from './rotation.ts'
import { SlowChess, slowStart, type SlowGame, type SlowPosition } from './slow-chess.ts'

const read = (game: BoardGame, json: Json): Position => {
  const position = readPosition(game, json)
  if (!position.ok) throw new Error(position.why.en)
  return position.value
}
const names = (game: BoardGame, p: Position): string[] => {
  const out = new Moves()
  listLegal(game, p, out)
  return out
    .toArray()
    .map(m => game.name(p, m))
    .sort()
}

// chessprogramming.org/Perft_Results
const PUBLISHED: readonly (readonly [string, string, readonly number[]])[] = [
  ['start', START, [20, 400, 8902, 197281]],
  ['kiwipete', KIWIPETE, [48, 2039, 97862, 4085603]],
  ['position 3', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', [14, 191, 2812, 43238, 674624]],
  ['position 4', 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', [6, 264, 9467, 422333]],
  ['position 5', 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', [44, 1486, 62379, 2103487]],
  [
    'position 6',
    'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
    [46, 2079, 89890, 3894594],
  ],
]

for (const [name, fen, counts] of halfInTurn(PUBLISHED))
  test(`sakk, ${name}: as published, and as chessops counts`, () => {
    const game = sakk.make({})
    const p = read(game, fenToJson(fen))
    expect(counts.map((_, i) => perft(game, p, i + 1))).toEqual(counts)
    const peer = Chess.fromSetup(parseFen(fen).unwrap()).unwrap()
    expect(chessopsPerft(peer, counts.length - 1)).toBe(counts.at(-2))
  })

const SHOGI = [
  ['start', 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w 0 1', 3],
  ['middle', 'l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL[RGgsnppppp] b 0 1', 3],
  ['promotions', '4k4/PPPP1n2b/2L1N1S2/9/9/9/3+p1+lpr1/1BSN1pp1R/4K4[] w 0 1', 3],
] as const
// A pawn dropped on b1 would mate. Fairy-Stockfish lists the move and then counts it as lost; the ruling forbids it.
const DROP_MATE = '7nk/9/7+P1/9/9/9/4p4/9/4K4[PLgs] w 0 1'

test('sogi counts as Fairy-Stockfish does', { timeout: 240_000 }, async () => {
  const fairy = await fairyStockfish()
  type Board = InstanceType<typeof fairy.Board>
  const listed = (board: Board) => board.legalMoves().split(' ').filter(Boolean)
  const count = (board: Board, depth: number): number => {
    if (depth === 1) return board.numberLegalMoves()
    let sum = 0
    for (const move of listed(board)) {
      board.push(move)
      sum += count(board, depth - 1)
      board.pop()
    }
    return sum
  }
  const game = sogi.make({})
  for (const [name, fen, depth] of SHOGI) {
    const board = new fairy.Board('shogi', fen)
    const p = read(game, shogiFenToJson(fen))
    for (let d = 1; d <= depth; d++) expect(perft(game, p, d), `${name}, depth ${d}`).toBe(count(board, d))
    board.delete()
  }
  const board = new fairy.Board('shogi', DROP_MATE)
  const mates = listed(board).filter(move => {
    board.push(move)
    const mated = move.startsWith('P@') && board.isCheck() && board.numberLegalMoves() === 0
    board.pop()
    return mated
  })
  expect(mates).toEqual(['P@i8'])
  const ours = names(game, read(game, shogiFenToJson(DROP_MATE)))
  expect(ours.length).toBe(board.numberLegalMoves() - 1)
  expect(ours).not.toContain('P@b1')
  expect(ours).toContain('L@b1')
  board.delete()
})

const chessPieces = (game: BoardGame) =>
  game.layout.write(new Run(game).position)['pieces'] as Record<string, string>

/** Compares whole lists of names along random games led by the slow generator. */
function walk(game: BoardGame, slow: SlowChess, start: SlowPosition, seed: number, plies: number): void {
  const rng = new Rng(seed)
  const run = new Run(game)
  let p = start
  for (let i = 0; i < plies; i++) {
    const moves = slow.moves(p).sort((a, b) => (a.name < b.name ? -1 : 1))
    expect(names(game, run.position), `seed ${seed}, ply ${i}`).toEqual(moves.map(({ name }) => name))
    if (moves.length === 0 || game.outcome(run.position)) return
    const chosen = moves[rng.below(moves.length)]!
    const out = new Moves()
    listLegal(game, run.position, out)
    run.play(out.toArray().find(m => game.name(run.position, m) === chosen.name)!)
    p = chosen.after
  }
}

const signs = (vectors: readonly (readonly [number, number])[]): [number, number][] => {
  const all = vectors.flatMap(([x, y]) => [-1, 1].flatMap(sx => [-1, 1].map(sy => [x * sx, y * sy] as const)))
  return [
    ...new Map(
      all.map(([x, y]) => [`${x || 0},${y || 0}`, [x || 0, y || 0]] as [string, [number, number]]),
    ).values(),
  ]
}

test('hexasakk counts as a slow generator does', { timeout: 120_000 }, () => {
  const cells = new Map<string, readonly [number, number]>()
  const ends = { white: new Set<string>(), black: new Set<string>() }
  for (let c = 0; c <= 10; c++)
    for (let r = 1; r <= 11 - Math.abs(c - 5); r++) {
      const name = `${'abcdefghijk'[c]}${r}`
      cells.set(name, [c, 2 * r + Math.abs(c - 5)])
      if (r === 1) ends.black.add(name)
      if (r === 11 - Math.abs(c - 5)) ends.white.add(name)
    }
  const edges = [...signs([[0, 2]]), ...signs([[1, 1]])]
  const corners = [...signs([[2, 0]]), ...signs([[1, 3]])]
  const hex: SlowGame = {
    cells,
    slides: { rook: edges, bishop: corners, queen: [...edges, ...corners] },
    leaps: {
      king: [...edges, ...corners],
      knight: [...signs([[1, 5]]), ...signs([[2, 4]]), ...signs([[3, 1]])],
    },
    pawnStep: [0, 2],
    pawnTakes: [
      [-1, 1],
      [1, 1],
    ],
    pawnFirst: 2,
    pawnHome: {
      white: new Set('b1 c2 d3 e4 f5 g4 h3 i2 j1'.split(' ')),
      black: new Set('b7 c7 d7 e7 f7 g7 h7 i7 j7'.split(' ')),
    },
    promotion: ends,
    becomes: ['queen', 'rook', 'bishop', 'knight'],
    castles: [],
  }
  const game = hexasakk.make({})
  const slow = new SlowChess(hex)
  const start = slowStart('white', chessPieces(game), [])
  for (const depth of [1, 2, 3])
    expect(perft(game, new Run(game).position, depth)).toBe(slow.perft(start, depth))
  for (const seed of oneInTurn([1, 2, 3])) walk(game, slow, start, seed, 150)
})

test('omegasakk counts as a slow generator does', { timeout: 120_000 }, () => {
  const cells = new Map<string, readonly [number, number]>([
    ['w1', [-1, -1]],
    ['w2', [10, -1]],
    ['w3', [10, 10]],
    ['w4', [-1, 10]],
  ])
  for (let x = 0; x < 10; x++) for (let y = 0; y < 10; y++) cells.set(`${'abcdefghij'[x]}${y}`, [x, y])
  const row = (y: number) => new Set(Array.from('abcdefghij', letter => `${letter}${y}`))
  const straight = signs([
    [0, 1],
    [1, 0],
  ])
  const slanting = signs([[1, 1]])
  const omega: SlowGame = {
    cells,
    slides: { rook: straight, bishop: slanting, queen: [...straight, ...slanting] },
    leaps: {
      king: [...straight, ...slanting],
      knight: signs([
        [1, 2],
        [2, 1],
      ]),
      wizard: signs([
        [1, 1],
        [1, 3],
        [3, 1],
      ]),
      champion: signs([
        [0, 1],
        [1, 0],
        [0, 2],
        [2, 0],
        [2, 2],
      ]),
    },
    pawnStep: [0, 1],
    pawnTakes: [
      [-1, 1],
      [1, 1],
    ],
    pawnFirst: 3,
    pawnHome: { white: row(1), black: row(8) },
    promotion: { white: row(9), black: row(0) },
    becomes: ['queen', 'rook', 'bishop', 'knight', 'wizard', 'champion'],
    castles: (['white', 'black'] as const).flatMap(side => {
      const y = side === 'white' ? 0 : 9
      return [
        {
          side,
          name: 'O-O',
          king: [`f${y}`, `h${y}`] as const,
          rook: [`i${y}`, `g${y}`] as const,
          empty: [`g${y}`, `h${y}`],
          safe: [`f${y}`, `g${y}`, `h${y}`],
        },
        {
          side,
          name: 'O-O-O',
          king: [`f${y}`, `d${y}`] as const,
          rook: [`b${y}`, `e${y}`] as const,
          empty: [`c${y}`, `d${y}`, `e${y}`],
          safe: [`d${y}`, `e${y}`, `f${y}`],
        },
      ]
    }),
  }
  const game = omegasakk.make({})
  const slow = new SlowChess(omega)
  const rights = ['white O-O', 'white O-O-O', 'black O-O', 'black O-O-O']
  const start = slowStart('white', chessPieces(game), rights)
  for (const depth of [1, 2, 3])
    expect(perft(game, new Run(game).position, depth)).toBe(slow.perft(start, depth))
  for (const seed of oneInTurn([1, 2, 3])) walk(game, slow, start, seed, 150)
})
