import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import amazonok from './game.ts'

const standing = (players: string, who: string) =>
  Object.entries(json(start(amazonok, { players }))['pieces'] as Record<string, string>)
    .filter(([, piece]) => piece === `${who} amazon`)
    .map(([cell]) => cell)
    .sort()
    .join(' ')

test.each([
  ['2', 'white', 'a7 d10 g10 j7'],
  ['2', 'black', 'a4 d1 g1 j4'],
  ['3', 'white', 'a5 a8 c10'],
  ['3', 'black', 'h10 j5 j8'],
  ['3', 'red', 'b1 f1 i1'],
  ['4', 'white', 'a4 a7'],
  ['4', 'black', 'd1 g1'],
  ['4', 'red', 'd10 g10'],
  ['4', 'blue', 'j4 j7'],
])('%s players: %s stands on %s', (players, who, cells) => expect(standing(players, who)).toBe(cells))

const corner = {
  turn: 'white',
  pieces: { a1: 'white amazon', c1: 'arrow', a3: 'arrow', c3: 'black amazon', j10: 'black amazon' },
}

test('an amazon moves like a queen, over and onto empty cells only', () => {
  const match = from(amazonok, corner)
  expectMoves(match, 'a1-a2 a1-b1 a1-b2')
  const why = 'An amazon goes straight or diagonally, over and onto empty cells only.'
  for (const move of ['a1-a3', 'a1-a4', 'a1-c3', 'a1-d4', 'a1-b3']) expect(refused(match)[move]).toBe(why)
  expect(refused(match)['a1-b2']).toBeUndefined()
})

test('the same amazon must shoot before the turn goes on', () => {
  const match = play(from(amazonok, corner), 'a1-a2')
  expect(json(match)).toMatchObject({ turn: 'white', shoots: 'a2' })
  // a3 is an arrow, so nothing flies north; a1, just left, is empty again.
  expectMoves(match, '*a1 *b1 *j2 *i10')
})

test('by the book the arrow flies to the obstacle and never stops on the way', () => {
  const match = play(from(amazonok, corner), 'a1-a2')
  expect(refused(match)['*b2']).toBe('The arrow cannot stop on the way: it flies to the first obstacle.')
  expect(refused(match)['*a3']).toBe('The arrow flies in a straight line and stops before the obstacle.')
  expect(json(play(match, '*j2'))).toMatchObject({
    turn: 'black',
    pieces: { j2: 'arrow', a2: 'white amazon' },
  })
  expect(moves(match)).toContain('c3-b3')
  expect(moves(match)).not.toContain('c3-a3')
})

test('official: the arrow may stop on any empty cell of its line', () => {
  const match = play(from(amazonok, corner, { arrow: 'official' }), 'a1-b1')
  expectMoves(match, '*a1 *a2 *b2 *b3 *b4 *b5 *b6 *b7 *b8 *b9 *b10 *c2 *d3 *e4 *f5 *g6 *h7 *i8 *j9')
  const why = 'The arrow flies in a straight line and stops before the obstacle.'
  expect(refused(match)).toMatchObject({ '*c1': why, '*d1': why, '*d2': why })
  expect(refused(match)['*b5']).toBeUndefined()
})

test('the first turn of the official game has 80 moves and 2176 pairs of move and shot', () => {
  const match = start(amazonok, { arrow: 'official' })
  expect(match.moves.length).toBe(80)
  let pairs = 0
  for (const m of match.moves) {
    match.play(m)
    pairs += match.moves.length
    match.undo()
  }
  expect(pairs).toBe(2176)
})

test('arrows stop amazons and other arrows, and stay', () => {
  const arrows = { d1: 'arrow', a2: 'arrow', b2: 'arrow', j10: 'black amazon' }
  const match = from(amazonok, { turn: 'white', pieces: { ...arrows, a1: 'white amazon' } })
  expectMoves(match, 'a1-b1 a1-c1')
  play(match, 'a1-b1')
  expectMoves(match, '*a1 *c1 *j9')
  expect(json(play(match, '*c1'))).toEqual({
    turn: 'black',
    pieces: { ...arrows, b1: 'white amazon', c1: 'arrow' },
  })
})

const shut = { a1: 'white amazon', a2: 'arrow', b1: 'arrow', b2: 'arrow' }

test('two players: whoever cannot move loses', () => {
  const match = from(amazonok, { turn: 'white', pieces: { ...shut, j10: 'black amazon' } })
  expect(match.outcome).toMatchObject({ result: [0, 1], reason: { en: 'black was the last able to move.' } })
})

test('several players: whoever cannot move is out for good, the amazons stay as blocks', () => {
  const pieces = { ...shut, j10: 'black amazon', e5: 'red amazon' }
  const match = from(amazonok, { turn: 'white', pieces }, { players: '3' })
  expectMoves(match, 'out')
  expect(json(play(match, 'out'))).toMatchObject({
    turn: 'black',
    out: ['white'],
    pieces: { a1: 'white amazon' },
  })
  play(match, 'j10-j9 *j10 e5-e6 *a6')
  expect(json(match)).toMatchObject({ turn: 'black' })
})

test('the last player able to move wins', () => {
  const pieces = { ...shut, j1: 'black amazon', j2: 'arrow', i1: 'arrow', i2: 'arrow', e5: 'red amazon' }
  const match = from(amazonok, { turn: 'white', pieces }, { players: '3' })
  expect(play(match, 'out').outcome?.result).toEqual([0, 0, 1])
})

test('a position with too many amazons, or with a lost player to move, is refused', () => {
  const five = Object.fromEntries(['a1', 'b1', 'c1', 'd1', 'e1'].map(cell => [cell, 'white amazon']))
  expect(() => from(amazonok, { turn: 'white', pieces: five })).toThrow('at most 4')
  expect(() => from(amazonok, { turn: 'white', out: ['white'], pieces: {} })).toThrow('out')
})

test('the value counts who comes first to the empty cells', () => {
  const { game, position } = from(amazonok, { turn: 'white', pieces: { ...shut, j10: 'black amazon' } })
  expect(game.value!(position, 1)).toBeGreaterThan(0.9)
  expect(game.value!(position, 0)).toBeLessThan(-0.9)
})
