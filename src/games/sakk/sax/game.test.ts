import { expect, test } from 'vitest'
import type { Json } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start, targets } from '../../../../tests/playing.ts'
import sax from './game.ts'

type Pieces = Record<string, string>
const NONE = { white: [], black: [] }
const at = (pieces: Pieces, more: { [key: string]: Json } = {}, options = {}) =>
  from(sax, { turn: 'white', pieces, reserve: NONE, ...more }, options)
const pieces = (match: ReturnType<typeof at>) => json(match)['pieces'] as Pieces
const chosen = { placing: 'chosen' }

test('the board is empty, each side has a chess set in reserve, light begins by placing', () => {
  const match = start(sax)
  expect(pieces(match)).toEqual({})
  const held = json(match)['reserve'] as Record<string, string[]>
  const count = (kind: string) => held['white']!.filter(each => each === kind).length
  expect(['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'].map(count)).toEqual([1, 1, 2, 2, 2, 8])
  expect(held['black']).toEqual(held['white'])
  expectMoves(match, 'place')
  expect(sax.make({}).scene(match.position).window).toEqual([13.5, 13.5, 3, 3])
})

test('the man to place is drawn at random from the own reserve, and then put down', () => {
  const match = play(start(sax), 'place draw-rook')
  expect(match.game.prompt?.(match.position)?.en).toMatch(/rook/)
  expectMoves(match, 'R@0')
  play(match, 'R@0')
  expect(json(match)['turn']).toBe('black')
  expect(
    (json(match)['reserve'] as Record<string, string[]>)['white']!.filter(kind => kind === 'rook'),
  ).toHaveLength(1)
  const game = sax.make({})
  const asked = play(start(sax), 'place').position
  const weights = ['draw-pawn', 'draw-rook', 'draw-king'].map(name => {
    const found = play(start(sax), 'place')
    const m = found.moves.find(each => found.nameOf(each) === name)!
    return game.weight!(asked, m)
  })
  expect(weights).toEqual([8, 2, 1])
})

test('later men come next to any man, of either colour, by side or corner; the window is the men and a frame', () => {
  const match = play(start(sax), 'place draw-rook R@0 place draw-pawn')
  expectMoves(match, 'P@e1 P@w1 P@n1 P@s1 P@e1n1 P@e1s1 P@w1n1 P@w1s1')
  play(match, 'P@e1n1')
  expect(sax.make({}).scene(match.position).window).toEqual([13.5, 12.5, 4, 4])
})

test('a turn is a placing or a move; after it all men hang together', () => {
  const match = at(
    { 0: 'white rook', e1n1: 'black king', e2: 'white king' },
    { reserve: { white: ['pawn'], black: [] } },
  )
  // The rook may go where it still touches somebody, not away.
  expect(targets(match, '0')).toEqual(['n1', 'n2', 'e1'].sort())
  expect(refused(match)['0-w1']).toMatch(/break the chain/)
  expect(moves(match)).toContain('place')
})

test('a man that holds the others together may not leave, nor capture away', () => {
  const bridge = at({ w1: 'black king', 0: 'white queen', e1: 'white king' })
  expect(refused(bridge)['0-n2']).toMatch(/break the chain/)
  expect(moves(bridge)).toContain('0-n1')
  expect(
    refused(at({ w2: 'black king', w1: 'black rook', 0: 'white queen', e1: 'white king' }))['0xw1'],
  ).toMatch(/chain/)
})

test('with an empty reserve there are only moves', () => {
  expect(moves(at({ 0: 'white king', e1: 'black king' }))).not.toContain('place')
})

test('light pawns go north, dark pawns south, one step; they capture slantwise and are never promoted', () => {
  const men = {
    0: 'white pawn',
    e1n1: 'black rook',
    w1: 'white king',
    e1: 'black pawn',
    w1s1: 'black king',
    s1: 'white rook',
  }
  expect(targets(at(men), '0')).toEqual(['e1n1', 'n1'])
  expect(targets(at(men, { turn: 'black' }), 'e1')).toEqual(['e1s1', 's1'])
})

test('no castling and no en passant', () => {
  expect(
    moves(at({ 0: 'white king', e1: 'white pawn', e2: 'white pawn', e3: 'white rook', w1: 'black king' })),
  ).not.toContain('O-O')
})

test('capturing the king wins; there is no check', () => {
  const match = at({ 0: 'white rook', n1: 'black king', w1: 'white king', e1: 'black rook' })
  expect(moves(match)).toContain('w1-w1n1')
  const won = play(match, '0xn1')
  expect(won.outcome?.result).toEqual([1, 0])
  expect(won.outcome?.reason.en).toMatch(/king/)
})

test('no legal move is a draw; so is a third repetition; 600 plies at most', () => {
  expect(sax.make({}).stuck(start(sax).position)).toMatchObject({ result: [0.5, 0.5] })
  expect(sax.make({}).draws).toMatchObject({ repetition: { times: 3 }, cap: 600 })
})

test('chosen: the player picks the man, the king first', () => {
  const match = start(sax, chosen)
  expectMoves(match, 'K@0')
  play(match, 'K@0 K@e1')
  expect(moves(match)).toEqual(expect.arrayContaining(['Q@w1', 'P@e2', '0-n1', '0xe1']))
})

test('kingDrawSafe: a drawn king that would be taken wherever it is put draws the game', () => {
  const surrounded = {
    turn: 'chance',
    drawer: 'white',
    pieces: { 0: 'black knight', e1: 'black knight', n1: 'black knight', e1n1: 'black knight' },
    reserve: { white: ['king'], black: ['king'] },
  }
  const game = (kingDrawSafe: string) => from(sax, surrounded, { kingDrawSafe })
  expect(play(game('on'), 'draw-king').outcome?.result).toEqual([0.5, 0.5])
  expect(play(game('off'), 'draw-king').outcome).toBeUndefined()
  const safe = { ...surrounded, pieces: { 0: 'black pawn', e1: 'black pawn' } }
  expect(play(from(sax, safe, { kingDrawSafe: 'on' }), 'draw-king').outcome).toBeUndefined()
})

test('positions that cannot be', () => {
  expect(() => at({ 0: 'white king', e2: 'black king' })).toThrow(/hang together/)
  expect(() => at({ 0: 'white king', e1: 'black king' }, { drawn: 'queen' })).toThrow(/not in the reserve/)
})
