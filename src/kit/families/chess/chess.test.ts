// What the family can do beyond the games that use it now: lame leapers, several royals, rooks inside the row.
import { expect, test } from 'vitest'
import { listLegal, Moves, playRandomly, Rng, Run, readPosition, type Json } from '../../../engine/index.ts'
import { square } from '../../boards/index.ts'
import { BLACK, WHITE } from '../../pieces.ts'
import { chess, type ChessPiece, type ChessRules } from './index.ts'

const piece = (letter: string, moves: string, more: Partial<ChessPiece> = {}): ChessPiece => ({
  letter,
  moves,
  name: { hu: letter, en: letter },
  art: 'disc',
  ...more,
})
const rules = (change: Partial<ChessRules>): ChessRules => ({
  players: [WHITE, BLACK],
  board: square(5, 5),
  pieces: { king: piece('K', 'K', { rank: 'royal' }), rook: piece('R', 'R'), horse: piece('H', 'nN') },
  setup: `
    h r k r h
    . . . . .
    . . . . .
    . . . . .
    H R K R H`,
  royals: 'checked',
  stalemate: 'draw',
  draws: { repetition: 3, quiet: 60, cap: 400 },
  ...change,
})
function listed(change: Partial<ChessRules>, position: Json): string[] {
  const game = chess(rules(change))
  const read = readPosition(game, position)
  if (!read.ok) throw new Error(read.why.en)
  const out = new Moves()
  listLegal(game, read.value, out)
  return out
    .toArray()
    .map(m => game.name(read.value, m))
    .sort()
}

test('a lame leaper is stopped by a man on the straight cell of its way', () => {
  const pieces = { c3: 'white horse', c4: 'black rook', a1: 'white king', e5: 'black king' }
  const moves = listed({}, { turn: 'white', pieces }).filter(name => name.startsWith('c3'))
  expect(moves).toEqual(['c3-a2', 'c3-a4', 'c3-b1', 'c3-d1', 'c3-e2', 'c3-e4'])
})

test('fast and generic lists agree where lame leapers pin and check', () => {
  const game = chess(rules({}))
  const { legal: _, ...generic } = game
  const rng = new Rng(5)
  for (let n = 0; n < 60; n++) {
    const run = new Run(game)
    playRandomly(run, rng, n)
    const [fast, slow] = [new Moves(), new Moves()]
    listLegal(game, run.position, fast)
    listLegal(generic, run.position, slow)
    expect(new Set(fast.toArray())).toEqual(new Set(slow.toArray()))
    expect(fast.n).toBe(slow.n)
  }
})

test('with two royals neither is guarded; the last one is', () => {
  const pieces = { a1: 'white king', e1: 'white king', a5: 'black rook', e5: 'black king' }
  expect(listed({}, { turn: 'white', pieces })).toContain('e1-d1')
  const { e1: _, ...alone } = pieces
  expect(listed({}, { turn: 'white', pieces: alone })).toEqual(['a1-b1', 'a1-b2'])
})

test('a rook inside the row may uncover the castled king', () => {
  const change: Partial<ChessRules> = {
    board: square(8, 2),
    setup: `
      k . . . . . . r
      . . K . . R . .`,
    castling: { rook: 'rook', king: [2] },
  }
  const at = (h1: Record<string, string>): Json => ({
    turn: 'white',
    pieces: { c1: 'white king', f1: 'white rook', a2: 'black king', ...h1 },
    castling: ['white O-O'],
  })
  expect(listed(change, at({}))).toContain('O-O')
  expect(listed(change, at({ h1: 'black rook' }))).not.toContain('O-O')
})

test('royals that are queens are tested on every cell they reach', () => {
  const pieces: ChessRules['pieces'] = { ...rules({}).pieces, king: piece('K', 'QN', { rank: 'royal' }) }
  const moves = listed(
    { pieces },
    { turn: 'white', pieces: { a1: 'white king', b5: 'black rook', d5: 'black king' } },
  )
  expect(moves).not.toContain('a1-b3')
  expect(moves).toContain('a1-e1')
})
