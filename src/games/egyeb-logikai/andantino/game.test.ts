import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import andantino from './game.ts'

/** A position from the cells of both colours, separated by blanks. */
const at = (turn: 'white' | 'black', white: string, black: string) => {
  const side = (cells: string, colour: string) =>
    cells.split(' ').map(cell => [cell, `${colour} tile`] as const)
  return from(andantino, {
    turn,
    pieces: Object.fromEntries([...side(white, 'white'), ...side(black, 'black')]),
  })
}

test('light begins in the middle, the second tile touches the first', () => {
  expectMoves(start(andantino), '0')
  const match = play(start(andantino), '0')
  expect(json(match)).toEqual({ turn: 'black', pieces: { '0': 'white tile' } })
  expectMoves(match, 'e1 n1 w1n1 w1 s1 e1s1')
  expect(refused(match)).toMatchObject({ '0': 'A tile lies here already.' })
})

test('every other tile touches at least two, of any colour', () => {
  const match = play(start(andantino), '0 e1')
  expectMoves(match, 'n1 e1s1')
  expect(refused(match)['w1']).toBe('The second tile touches the first, every other at least two tiles.')
  expectMoves(play(match, 'n1'), 'e1s1 w1n1 e1n1')
})

test('players lay their own tiles in turn', () =>
  expect(json(play(start(andantino), '0 e1 n1 e1n1'))).toEqual({
    turn: 'white',
    pieces: { '0': 'white tile', e1: 'black tile', n1: 'white tile', e1n1: 'black tile' },
  }))

test('five in a straight row win, four do not, on each of the three lines', () => {
  const four = at('white', '0 e1 e2', 'n1 e1n1 e2n1')
  expect(play(four, 'e3').outcome).toBeUndefined()
  expect(play(at('white', '0 e1 e2 e3', 'n1 e1n1 e2n1 e3n1'), 'e4').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'white has five in a row.' },
  })
  expect(play(at('black', 'e1 e1n1 e1n2 e1n3', '0 n1 n2 n3'), 'n4').outcome?.result).toEqual([0, 1])
  expect(play(at('white', '0 w1n1 w2n2 w3n3', 'w1 w2n1 w3n2 w4n3'), 'w4n4').outcome?.result).toEqual([1, 0])
})

test('a row may be closed from within and be longer than five', () => {
  const gap = at('white', '0 e1 e2 e4 e5', 'n1 e1n1 e2n1 e3n1')
  expect(play(gap, 'e3').outcome?.result).toEqual([1, 0])
})

test('a row broken by the other colour is none', () =>
  expect(play(at('white', '0 e1 e3 e4', 'n1 e1n1 e2n1 e4n1 e2'), 'e5').outcome).toBeUndefined())

/** Dark in the middle of a ring of light tiles with one gap, at s1. */
const RING = 'e1 n1 w1n1 w1 e1s1'

test('a tile shut in on all sides is enclosed', () => {
  const match = at('white', RING, '0')
  expect(play(match, 's1').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'white has enclosed the opponent.' },
  })
})

test('one gap is enough to stay open', () =>
  expect(play(at('white', 'n1 w1n1 w1 e1s1', '0'), 's1').outcome).toBeUndefined())

test('the enclosed area may have empty cells and several tiles', () => {
  // The ring goes around 0, e1 and the empty e1s1; its last tile is e2s2.
  const match = at('white', 'n1 e1n1 e2 e2s1 e1s2 s1 w1 w1n1', '0 e1')
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'e2s2').outcome?.result).toEqual([1, 0])
})

test('whoever lays a tile into an area that the enemy has closed is enclosed', () => {
  // The ring of light is closed with nothing in it.
  const match = play(at('white', RING, 'e2 e2s1 e1n1'), 's1')
  expect(match.outcome).toBeUndefined()
  expect(moves(match)).toContain('0')
  expect(play(match, '0').outcome?.result).toEqual([1, 0])
  // The same from a position that was read.
  const read = from(andantino, json(play(at('white', RING, 'e2 e2s1 e1n1'), 's1')))
  expect(play(read, '0').outcome?.result).toEqual([1, 0])
})

test('light itself may fill its own hole', () =>
  expect(play(at('white', `${RING} s1`, 'e2 e2s1 e1n1 n2'), '0').outcome).toBeUndefined())

test('a row through the gap of a fence wins', () =>
  expect(play(at('black', 'n1 w1 w1n1 s1 e1s1', 'e1 e2 e3 e4'), '0').outcome).toMatchObject({
    result: [0, 1],
    reason: { en: 'black has five in a row.' },
  }))

test('where a position shows rows of both, the one who moved last has won', () => {
  const rows = ['0 e1 e2 e3 e4', 'n1 e1n1 e2n1 e3n1 e4n1'] as const
  expect(at('white', ...rows).outcome?.result).toEqual([0, 1])
  expect(at('black', ...rows).outcome?.result).toEqual([1, 0])
})

test('tiles that are not connected are refused', () =>
  expect(() => at('white', '0', 'e2')).toThrow('not connected'))

test('what is shown: hexagons in the colours of their owners', () => {
  const rules = andantino.make({})
  const { placed, window } = rules.scene(play(start(andantino), '0 e1').position)
  expect(placed.map(({ look, owner }) => [look.art, look.tint, owner])).toEqual([
    ['hexagon', 'white', 0],
    ['hexagon', 'black', 1],
  ])
  expect(window![2]).toBeCloseTo(4.24)
})
