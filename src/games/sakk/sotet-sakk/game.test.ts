import { expect, test } from 'vitest'
import { Match, readPosition, Rng, whyNot, type Json } from '../../../engine/index.ts'
import { fenToJson } from '../../../../tests/fen.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import sotetSakk from './game.ts'

const fen = (text: string, options = {}) => from(sotetSakk, fenToJson(text), options)
const view = (match: Match, seat: number) => match.game.layout.view(match.position, seat)
const written = (match: Match, seat: number) =>
  match.game.layout.write(view(match, seat)) as { pieces: Record<string, string>; [key: string]: Json }
const CELLS = Array.from('abcdefgh', file => Array.from('12345678', row => file + row)).flat()
/** The cells a seat sees, empty or not. */
const sees = (match: Match, seat: number) => {
  const { pieces } = written(match, seat)
  return CELLS.filter(cell => pieces[cell] !== 'dark')
}

test('the set-up and the moves are those of chess', () => {
  const match = start(sotetSakk)
  expect(moves(match)).toHaveLength(20)
  expect(Object.keys(json(match)['pieces'] as object)).toHaveLength(32)
})

test('at the start each side sees its own four rows', () => {
  const match = start(sotetSakk)
  expect(sees(match, 0)).toEqual(
    Array.from('abcdefgh', file => ['1', '2', '3', '4'].map(row => file + row)).flat(),
  )
  expect(sees(match, 1)).toEqual(
    Array.from('abcdefgh', file => ['5', '6', '7', '8'].map(row => file + row)).flat(),
  )
})

test('a seat sees its men, where they can go, and whom they can capture; not beyond', () => {
  const match = fen('k7/8/8/1r6/8/8/1R6/K7 w - - 0 1')
  const pieces = written(match, 0).pieces
  expect(pieces).toMatchObject({ b5: 'black rook', b2: 'white rook', b6: 'dark', a8: 'dark' })
  expect(pieces['b4']).toBeUndefined()
  expect(sees(match, 0)).toEqual('a1 a2 b1 b2 b3 b4 b5 c2 d2 e2 f2 g2 h2'.split(' '))
})

test('a pawn sees the cells it can step to, and slantwise only whom it can capture', () => {
  const free = fen('k7/8/8/8/8/8/4P3/K7 w - - 0 1')
  expect(sees(free, 0)).toEqual('a1 a2 b1 b2 e2 e3 e4'.split(' '))
  const blocked = fen('k7/8/8/8/8/4n3/4P3/K7 w - - 0 1')
  expect(sees(blocked, 0)).toEqual('a1 a2 b1 b2 e2'.split(' '))
  const half = fen('k7/8/8/8/4n3/8/4P3/K7 w - - 0 1')
  expect(sees(half, 0)).toEqual('a1 a2 b1 b2 e2 e3'.split(' '))
  const prey = fen('k7/8/8/8/8/3n4/4P3/K7 w - - 0 1')
  expect(sees(prey, 0)).toEqual('a1 a2 b1 b2 d3 e2 e3 e4'.split(' '))
})

test('en passant shows the passed cell and the pawn, to the one who can take it only', () => {
  const match = play(fen('k7/3p4/8/4P3/8/8/8/K7 b - - 0 1'), 'd7-d5')
  expect(written(match, 0).pieces).toMatchObject({ d5: 'black pawn' })
  expect(sees(match, 0)).toContain('d6')
  expect(written(match, 0)['enPassant']).toBe('d6')
  expect(written(match, 1)['enPassant']).toBeUndefined()
  expect(moves(match)).toContain('e5xd6')
  const without = play(fen('k7/3p4/8/4P3/8/8/8/K7 b - - 0 1', { noEnPassant: 'on' }), 'd7-d5')
  expect(moves(without)).not.toContain('e5xd6')
  expect(sees(without, 0)).not.toContain('d5')
})

test('the other side hears only that a move was made, or which man it lost', () => {
  const told = (position: string, name: string) => {
    const match = fen(position)
    const m = match.moves.find(each => match.nameOf(each) === name)!
    return [0, 1].map(seat => match.game.tell!(match.position, m, seat))
  }
  expect(told('k7/8/8/1r6/8/8/1R6/K7 w - - 0 1', 'b2-b3')).toEqual(['b2-b3', '?'])
  expect(told('k7/8/8/1r6/8/8/1R6/K7 w - - 0 1', 'b2xb5')).toEqual(['b2xb5', '?xb5'])
  const passing = play(fen('k7/3p4/8/4P3/8/8/8/K7 b - - 0 1'), 'd7-d5')
  const m = passing.moves.find(each => passing.nameOf(each) === 'e5xd6')!
  expect(passing.game.tell!(passing.position, m, 1)).toBe('?xd5')
})

test('the captor is hidden unless its cell is seen', () => {
  const match = play(fen('k7/8/8/1r6/8/8/1R5P/K7 w - - 0 1'), 'b2xb5')
  expect(written(match, 1).pieces['b5']).toBe('dark')
  const guarded = play(fen('k7/8/p7/1r6/8/8/1R5P/K7 w - - 0 1'), 'b2xb5')
  expect(written(guarded, 1).pieces['b5']).toBe('white rook')
})

test('there is no check: the king may stand and step where it is attacked', () => {
  const match = fen('k7/8/8/8/8/8/1r6/K7 w - - 0 1')
  expect(moves(match)).toEqual(['a1-a2', 'a1-b1', 'a1xb2'])
  expect(play(match, 'a1-b1').outcome).toBeUndefined()
})

test('castling needs no safety, only unmoved men and empty cells', () => {
  expect(moves(fen('k3rrr1/8/8/8/8/8/8/R3K2R w KQ - 0 1'))).toEqual(expect.arrayContaining(['O-O', 'O-O-O']))
  expect(moves(fen('k7/8/8/8/8/8/8/R3K1NR w K - 0 1'))).not.toContain('O-O')
})

test('what is tried in vain is explained without telling what is hidden', () => {
  const match = fen('k7/8/8/8/8/4n3/4P3/4K2R w - - 0 1')
  const why = refused(match)
  expect(why['e2-e4']).toMatch(/straight ahead/)
  expect(why['O-O']).toMatch(/no longer castle/)
  // Aslant it says the same of an empty cell, wherever the enemy stands.
  expect([why['e2-d3'], why['e2-f3']]).toEqual([
    expect.stringMatching(/only to capture/),
    expect.stringMatching(/only to capture/),
  ])
  // Pointing into the dark says the same of every cell.
  const told = Array.from({ length: 64 }, (_, cell) => whyNot(match.game, match.position, [cell])?.en)
  expect(new Set([told[60], told[56], told[20], told[40]]).size).toBe(1)
})

test('capturing the king wins at once, and then all is seen', () => {
  const match = fen('k7/7R/8/8/8/8/8/K7 w - - 0 1')
  expect(play(match, 'h7-h8').outcome).toBeUndefined()
  expect(sees(match, 1)).toHaveLength(4)
  expect(play(match, 'a8-b8 h8xb8').outcome).toMatchObject({ result: [1, 0] })
  expect(sees(match, 1)).toHaveLength(64)
})

test('no legal move is a draw; so are repetition and 100 quiet plies', () => {
  // Shut in by its own pawns; the one on b8 only fills the corner.
  const shut = { a8: 'white king', a7: 'white pawn', b7: 'white pawn', b8: 'white pawn', h1: 'black king' }
  expect(from(sotetSakk, { turn: 'white', pieces: shut }).outcome?.result).toEqual([0.5, 0.5])
  const quiet = play(fen('k7/8/8/8/8/8/8/K6R w - - 99 80'), 'h1-h2')
  expect(quiet.outcome?.result).toEqual([0.5, 0.5])
  expect(fen('k7/8/8/8/8/8/8/K7 w - - 0 1').outcome).toBeUndefined()
  expect(sotetSakk.make({}).draws).toMatchObject({ repetition: { times: 3 }, cap: 1000 })
})

test('a view hides the other side’s castling, the quiet count and the unseen king', () => {
  const match = fen('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 7 9')
  expect(written(match, 0)['castling']).toEqual(['white O-O', 'white O-O-O'])
  expect(written(match, 0)['quiet']).toBeUndefined()
  const seen = view(match, 0)
  expect(match.game.outcome(seen)).toBeUndefined()
  // A view written and read again is still a view.
  const again = readPosition(match.game, match.game.layout.write(seen))
  expect(again).toMatchObject({ ok: true })
  if (again.ok) expect(match.game.outcome(again.value)).toBeUndefined()
})

test('a watcher without a seat sees nothing', () => {
  expect(sees(start(sotetSakk), -1)).toEqual([])
})

test('an imagined world puts a man where a pawn is blocked', () => {
  const match = fen('k7/8/8/8/8/4n3/4P3/K7 w - - 0 1')
  for (let seed = 0; seed < 20; seed++) {
    const world = match.game.layout.write(match.game.imagine!(view(match, 0), 0, new Rng(seed)))
    const pieces = world['pieces'] as Record<string, string>
    expect(pieces['e3']).toMatch(/^black/)
    expect([pieces['d3'], pieces['f3']]).toEqual([undefined, undefined])
    expect(Object.values(pieces).filter(name => name.startsWith('black'))).toHaveLength(2)
  }
})

test('an imagined world has the right men, a hidden king among them', () => {
  const match = play(start(sotetSakk), 'e2-e4 d7-d5 e4xd5 d8xd5 a2-a4 d5-d3')
  const seen = view(match, 0)
  const worlds = Array.from({ length: 50 }, (_, seed) => match.game.imagine!(seen, 0, new Rng(seed)))
  for (const world of worlds) {
    const pieces = Object.entries(match.game.layout.write(world)['pieces'] as Record<string, string>)
    const dark = pieces.filter(([, name]) => name.startsWith('black')).map(([, name]) => name.slice(6))
    expect(dark).toHaveLength(15)
    expect(dark.filter(kind => kind === 'king')).toHaveLength(1)
    expect(dark.filter(kind => kind === 'pawn')).toHaveLength(7)
    // The pawn d2 does not see the queen that blocks it, but the bishop f1 and the pawn c2 do.
    expect(pieces).toContainEqual(['d3', 'black queen'])
  }
  expect(new Set(worlds.map(world => world.key)).size).toBeGreaterThan(40)
})

test('the scene shows fog where a seat sees nothing', () => {
  const match = start(sotetSakk)
  const game = sotetSakk.make({})
  const scene = game.scene(game.layout.view(match.position, 0), 0)
  expect(scene.placed).toHaveLength(16)
  expect(scene.fills).toHaveLength(32)
  expect(scene.fills?.every(({ fill }) => fill === 'fog')).toBe(true)
})
