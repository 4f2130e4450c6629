import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import atomic from './game.ts'

const rest = { h8: 'black 1', g7: 'black 2', h3: 'white 1' }

test('the board is empty at first, 64 cells, white begins', () => {
  const match = start(atomic)
  expect(json(match)).toEqual({ turn: 'white', pieces: {} })
  expect(match.moves.length).toBe(64)
})

test("an atom goes to an empty cell or to one's own atoms, not to the opponent's", () => {
  const match = play(start(atomic), 'c3 d4')
  expect(moves(match)).toContain('c3')
  expect(moves(match)).not.toContain('d4')
  expect(refused(match)).toEqual({ d4: "You cannot add to the opponent's atoms." })
  expect(json(play(match, 'c3'))['pieces']).toEqual({ c3: 'white 2', d4: 'black 1' })
})

test.each([
  ['a corner', 'a1', 1, ['a2', 'b1']],
  ['the rim', 'd1', 2, ['c1', 'd2', 'e1']],
  ['inside', 'd4', 3, ['c4', 'd3', 'd5', 'e4']],
])(
  '%s is stable with one atom less than neighbours, then explodes to each of them',
  (_, cell, most, near) => {
    const below = from(atomic, {
      turn: 'white',
      pieces: { ...rest, ...(most > 1 ? { [cell]: `white ${most - 1}` } : {}) },
    })
    expect(json(play(below, cell))['pieces']).toEqual({ ...rest, [cell]: `white ${most}` })
    const full = from(atomic, { turn: 'white', pieces: { ...rest, [cell]: `white ${most}` } })
    const scattered = Object.fromEntries(near.map(n => [n, 'white 1']))
    expect(json(play(full, cell))).toEqual({ turn: 'black', pieces: { ...rest, ...scattered } })
  },
)

test('all atoms of a cell that is hit change sides', () => {
  const match = from(atomic, {
    turn: 'white',
    pieces: { ...rest, d4: 'white 3', d5: 'black 2', c4: 'white 1' },
  })
  expect(json(play(match, 'd4'))['pieces']).toEqual({
    ...rest,
    d5: 'white 3',
    c4: 'white 2',
    d3: 'white 1',
    e4: 'white 1',
  })
})

test('a chain reaction is part of the same move and goes on until all is stable', () => {
  const match = from(atomic, {
    turn: 'white',
    pieces: { ...rest, a1: 'white 1', b1: 'white 2', c1: 'black 2' },
  })
  // a1 goes off, then b1, which sets off c1 and gives an atom back to a1.
  expect(json(play(match, 'a1'))).toEqual({
    turn: 'black',
    pieces: {
      ...rest,
      a2: 'white 1',
      b1: 'white 1',
      a1: 'white 1',
      b2: 'white 1',
      c2: 'white 1',
      d1: 'white 1',
    },
  })
})

test('a cell can explode more than once in one chain', () => {
  const match = from(atomic, {
    turn: 'white',
    pieces: { ...rest, a1: 'white 1', b1: 'white 2', a2: 'white 2' },
  })
  expect(json(play(match, 'a1'))['pieces']).toEqual({
    ...rest,
    a2: 'white 1',
    b1: 'white 1',
    a3: 'white 1',
    b2: 'white 2',
    c1: 'white 1',
  })
})

test('nobody has lost before both have moved', () => {
  const match = play(start(atomic), 'a1')
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'b1').outcome).toBeUndefined()
})

test('whoever has no atoms left loses', () => {
  expect(play(start(atomic), 'a1 b1 a1').outcome?.result).toEqual([1, 0])
  const black = from(atomic, { turn: 'black', pieces: { e8: 'black 2', e7: 'white 3' } })
  expect(play(black, 'e8').outcome?.result).toEqual([0, 1])
})

test('the win is tested after every single explosion and cuts the chain off', () => {
  const match = from(atomic, { turn: 'white', pieces: { a1: 'white 1', b1: 'black 2', a2: 'white 2' } })
  // After the first explosion black has nothing: a2 and b1 stand there with three atoms, though two are all they can hold.
  expect(json(play(match, 'a1'))).toEqual({ turn: 'black', pieces: { b1: 'white 3', a2: 'white 3' } })
  expect(match.outcome?.result).toEqual([1, 0])
})

test('a chain that would never end is cut off by the win', () => {
  const pieces = Object.fromEntries(
    [...'abcdefgh'].flatMap(col => [...'12345678'].map(row => [`${col}${row}`, 'white 3'])),
  )
  for (const cell of ['a1', 'a8', 'h1', 'h8']) pieces[cell] = 'white 1'
  for (const side of [...'234567'].flatMap(row => [`a${row}`, `h${row}`])) pieces[side] = 'white 2'
  for (const side of [...'bcdefg'].flatMap(col => [`${col}1`, `${col}8`])) pieces[side] = 'white 2'
  pieces['h8'] = 'black 1'
  expect(play(from(atomic, { turn: 'white', pieces }), 'a1').outcome?.result).toEqual([1, 0])
})

test('the turn goes over after every move', () => {
  const match = play(start(atomic), 'a1 c3')
  expect(json(match)).toMatchObject({ turn: 'white' })
  expectMoves(
    match,
    moves(start(atomic))
      .filter(cell => cell !== 'c3')
      .join(' '),
  )
})

test('the value is the share of atoms', () => {
  const { game, position } = from(atomic, { turn: 'white', pieces: { a1: 'white 1', d4: 'black 3' } })
  expect(game.value!(position, 0)).toBeLessThan(0)
  expect(game.value!(position, 1)).toBeGreaterThan(0)
})

test('an unstable cell is no position, unless the game is over', () => {
  expect(() => from(atomic, { turn: 'white', pieces: { a1: 'white 2', d4: 'black 3' } })).toThrow('a1')
  expect(from(atomic, { turn: 'black', pieces: { a1: 'white 2' } }).outcome?.result).toEqual([1, 0])
})
