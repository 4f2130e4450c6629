import { expect, test } from 'vitest'
import type { Match } from '../../../../src/engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import abalon from './game.ts'

const men = (match: Match, who: string) =>
  Object.entries(json(match)['pieces'] as Record<string, string>)
    .filter(([, piece]) => piece === `${who} man`)
    .map(([cell]) => cell)
    .sort()
    .join(' ')
/** A position from lists of cells. */
const set = (turn: string, sides: Record<string, string>, options = {}, more = {}) =>
  from(
    abalon,
    {
      turn,
      pieces: Object.fromEntries(
        Object.entries(sides).flatMap(([who, cells]) => cells.split(' ').map(cell => [cell, `${who} man`])),
      ),
      ...more,
    },
    options,
  )

test('the board has 61 cells, a1 top left, e5 in the middle, i9 bottom right', () => {
  const { board } = abalon.make({})
  expect(board.size).toBe(61)
  const at = (name: string) => board.cells[board.names.indexOf(name)]!
  expect(at('a1').y).toBeLessThan(at('e5').y)
  expect(at('a1').x).toBeLessThan(at('e5').x)
  expect(at('i9').x).toBeGreaterThan(at('e5').x)
  // Equal numbers lie on a line that rises from left to right.
  expect(at('d5').x - at('e5').x).toBeCloseTo(0.5)
  expect(at('d5').y).toBeLessThan(at('e5').y)
})

test.each([
  ['2', 'white', 'a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6 c3 c4 c5'],
  ['2', 'black', 'g5 g6 g7 h4 h5 h6 h7 h8 h9 i5 i6 i7 i8 i9'],
  ['3', 'white', 'a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6'],
  ['3', 'black', 'd8 e8 e9 f8 f9 g8 g9 h8 h9 i8 i9'],
  ['3', 'red', 'd1 e1 e2 f2 f3 g3 g4 h4 h5 i5 i6'],
  ['4', 'white', 'a1 a2 a3 a4 b1 b2 b3 b4'],
  ['4', 'black', 'b6 c6 c7 d7 d8 e8 e9 f9'],
  ['4', 'red', 'h6 h7 h8 h9 i6 i7 i8 i9'],
  ['4', 'blue', 'd1 e1 e2 f2 f3 g3 g4 h4'],
  ['5', 'white', 'a1 a2 a3 a4 b1 b2 b3 b4'],
  ['5', 'black', 'b6 c6 c7 d7 d8 e8 e9 f9'],
  ['5', 'red', 'h6 h7 h8 h9 i6 i7 i8 i9'],
  ['5', 'blue', 'd1 e1 e2 f2 f3 g3 g4 h4'],
  ['5', 'green', 'd4 d5 e4 e5 e6 f5 f6'],
  ['6', 'white', 'a2 a3 a4 b3 b4 c4'],
  ['6', 'black', 'b6 c6 c7 d6 d7 d8'],
  ['6', 'red', 'f7 f8 f9 g8 g9 h9'],
  ['6', 'blue', 'g6 h6 h7 i6 i7 i8'],
  ['6', 'green', 'f2 f3 f4 g3 g4 h4'],
  ['6', 'yellow', 'b1 c1 c2 d1 d2 d3'],
])('regular, %s players: %s on %s', (players, who, cells) =>
  expect(men(start(abalon, { players }), who)).toBe(cells),
)

test.each([
  ['2', 'white', 'a1 a2 b1 b2 b3 c2 c3 g7 g8 h7 h8 h9 i8 i9'],
  ['2', 'black', 'a4 a5 b4 b5 b6 c5 c6 g4 g5 h4 h5 h6 i5 i6'],
  ['3', 'white', 'a1 a2 b1 b2 c3 g7 h8 h9 i8 i9'],
  ['3', 'black', 'a4 a5 b5 b6 c5 g5 h4 h5 i5 i6'],
  ['3', 'red', 'd1 d8 e1 e2 e3 e7 e8 e9 f2 f9'],
  ['4', 'white', 'a1 a2 b1 b2 b3 c2 c3'],
  ['4', 'black', 'a4 a5 b4 b5 b6 c5 c6'],
  ['4', 'red', 'g7 g8 h7 h8 h9 i8 i9'],
  ['4', 'blue', 'g4 g5 h4 h5 h6 i5 i6'],
  ['5', 'white', 'a1 a2 b1 b2 b3 c2 c3'],
  ['5', 'black', 'a4 a5 b4 b5 b6 c5 c6'],
  ['5', 'red', 'd7 d8 e7 e8 e9 f8 f9'],
  ['5', 'blue', 'g7 g8 h7 h8 h9 i8 i9'],
  ['5', 'green', 'g4 g5 h4 h5 h6 i5 i6'],
  ['6', 'white', 'a1 a2 b1 b2 b3 c2'],
  ['6', 'black', 'a4 a5 b4 b5 b6 c6'],
  ['6', 'red', 'd7 d8 e8 e9 f8 f9'],
  ['6', 'blue', 'g8 h7 h8 h9 i8 i9'],
  ['6', 'green', 'g4 h4 h5 h6 i5 i6'],
  ['6', 'yellow', 'd1 d2 e1 e2 f2 f3'],
])('balls, %s players: %s on %s', (players, who, cells) =>
  expect(men(start(abalon, { players, setup: 'balls' }), who)).toBe(cells),
)

test('players take turns clockwise in the order listed', () => {
  const match = start(abalon, { players: '4' })
  const order = Array.from({ length: 5 }, () => {
    const { turn } = json(match)
    match.play(match.moves[0]!)
    return turn
  })
  expect(order).toEqual(['white', 'black', 'red', 'blue', 'white'])
})

test('a lone man steps to any of six neighbours and pushes nobody', () => {
  const match = set('white', { white: 'e5', black: 'e6 a1' })
  expectMoves(match, 'e5-d4 e5-d5 e5-e4 e5-f5 e5-f6')
  expect(refused(match)['e5-e6']).toBe(
    'A push needs the greater number: two push one, three push one or two.',
  )
})

test('two and three men go together, along their line or sideways', () => {
  const match = set('white', { white: 'e4 e5 e6', black: 'a1' })
  const groups = moves(match).filter(name => name.length > 5)
  expect(groups.filter(name => name.startsWith('e4e6') || name.startsWith('e6e4')).sort()).toEqual(
    ['e4e6-e7', 'e6e4-e3', 'e4e6-d5', 'e4e6-d6', 'e4e6-f6', 'e4e6-f7'].sort(),
  )
  expect(groups).toContain('e4e5-d5')
  expect(men(play(match, 'e4e6-d6'), 'white')).toBe('d4 d5 d6')
})

test('men that are not in one line, or four of them, do not go together', () => {
  const bent = set('white', { white: 'e4 e5 d5', black: 'a1' })
  expect(moves(bent).some(name => name.startsWith('e4d5') || name.startsWith('d5e4'))).toBe(false)
  const four = set('white', { white: 'e3 e4 e5 e6', black: 'a1' })
  expect(moves(four).some(name => name.startsWith('e3e6'))).toBe(false)
  expect(men(play(four, 'e4e6-e7'), 'white')).toBe('e3 e5 e6 e7')
})

test('a sideways move needs every target empty', () => {
  const match = set('white', { white: 'e4 e5 e6', black: 'd4' })
  expect(moves(match)).not.toContain('e4e6-d6')
  expect(refused(match)['e4e6-d6']).toBe('A sideways move needs every target cell empty.')
  expect(moves(match)).toContain('e5e6-d6')
})

test.each([
  ['two push one', 'e4 e5', 'e6', 'e4e5-e6', 'e5 e6', 'e7'],
  ['three push one', 'e3 e4 e5', 'e6', 'e3e5-e6', 'e4 e5 e6', 'e7'],
  ['three push two', 'e3 e4 e5', 'e6 e7', 'e3e5-e6', 'e4 e5 e6', 'e7 e8'],
])('%s', (_, white, black, move, then, moved) => {
  const match = play(set('white', { white, black }), move)
  expect(men(match, 'white')).toBe(then)
  expect(men(match, 'black')).toBe(moved)
})

const WEAK = 'A push needs the greater number: two push one, three push one or two.'
const BACKED = 'Something stands behind the pushed row: there is nowhere to push it.'
test.each([
  ['two against two', { white: 'e4 e5', black: 'e6 e7' }, 'e4e5-e6', WEAK],
  ['three against three', { white: 'e3 e4 e5', black: 'e6 e7 e8' }, 'e3e5-e6', WEAK],
  ['four in line are no stronger than three', { white: 'e2 e3 e4 e5', black: 'e6 e7 e8' }, 'e3e5-e6', WEAK],
  ['an own man behind', { white: 'e3 e4 e5 e7', black: 'e6' }, 'e3e5-e6', BACKED],
])('no push: %s', (_, sides, move, reason) => {
  const match = set('white', sides)
  expect(moves(match)).not.toContain(move)
  expect(refused(match)[move]).toBe(reason)
})

test('a gap in the enemy row ends it: three push one into the gap', () => {
  const match = play(set('white', { white: 'e3 e4 e5', black: 'e6 e8' }), 'e3e5-e6')
  expect(men(match, 'black')).toBe('e7 e8')
})

test('with several players the pushed row may be mixed', () => {
  const sides = { white: 'e3 e4 e5', black: 'e6', red: 'e7' }
  const match = play(set('white', sides, { players: '3' }), 'e3e5-e6')
  expect([men(match, 'black'), men(match, 'red')]).toEqual(['e7', 'e8'])
})

test('what is pushed over the rim is out and counts for the pusher; own men never go over', () => {
  const match = set('white', { white: 'e7 e8 a1', black: 'e9 i5' })
  expect(moves(match).filter(name => name.startsWith('a1'))).toEqual(['a1-a2', 'a1-b1', 'a1-b2'])
  play(match, 'e7e8-e9')
  expect(json(match)).toMatchObject({ turn: 'black', ejected: [1, 0] })
  expect(men(match, 'black')).toBe('i5')
})

test('the sixth man pushed off wins, whoever he belonged to', () => {
  const two = set('white', { white: 'e7 e8', black: 'e9 i5' }, {}, { ejected: [5, 5] })
  expect(play(two, 'e7e8-e9').outcome?.result).toEqual([1, 0])
  const sides = { white: 'a1', black: 'e7 e8', red: 'e9' }
  const three = set('black', sides, { players: '3' }, { ejected: [5, 5, 0] })
  expect(play(three, 'e7e8-e9').outcome?.result).toEqual([0, 1, 0])
})

test('several players: without men or moves one is passed over', () => {
  const none = set('white', { white: 'e5', red: 'a1' }, { players: '3' })
  expect(json(play(none, 'e5-e6'))).toMatchObject({ turn: 'red' })
  const shut = { white: 'a1', black: 'a2 a3 b1 b2 b3 c1 c3', red: 'i9' }
  const match = set('white', shut, { players: '3' })
  expectMoves(match, 'pass')
  expect(json(play(match, 'pass'))).toMatchObject({ turn: 'black' })
})

test('two players: without a move one loses', () => {
  const match = set('white', { white: 'a1', black: 'a2 a3 b1 b2 b3 c1 c3' })
  expect(match.outcome?.result).toEqual([0, 1])
})

test('the third repetition is a draw', () => {
  const match = set('white', { white: 'e5', black: 'a1' })
  play(match, 'e5-e6 a1-a2 e6-e5 a2-a1 e5-e6 a1-a2 e6-e5')
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'a2-a1').outcome?.result).toEqual([0.5, 0.5])
})

test('a thousand moves are a draw', () => expect(start(abalon).game.draws?.cap).toBe(1000))

test('value and gain: a man pushed off counts, the middle is better than the rim', () => {
  const near = set('white', { white: 'e5', black: 'a1' })
  expect(near.game.value!(near.position, 0)).toBeGreaterThan(0)
  const { game, position, moves: all } = set('white', { white: 'e7 e8', black: 'e9' })
  const off = all.find(m => game.name(position, m) === 'e7e8-e9')!
  expect(all.filter(m => game.gain!(position, m) > 0)).toEqual([off])
})
