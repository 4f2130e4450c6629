import { expect, test } from 'vitest'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import hex from './game.ts'

test('the board has 121 (36) cells and 320 (85) adjacencies', () => {
  for (const [size, cells, pairs] of [
    ['11', 121, 320],
    ['6', 36, 85],
  ] as const) {
    const { board } = hex.make({ size })
    expect(board.size).toBe(cells)
    expect([...board.next].filter(c => c !== board.size).length / 2).toBe(pairs)
  }
})

test('the board is empty, red begins; stones go on empty cells and stay', () => {
  const match = start(hex)
  expect(json(match)).toEqual({ turn: 'red', pieces: {} })
  expect(moves(match)).toHaveLength(121)
  expect(moves(match)).not.toContain('swap')
  play(match, 'k11 c4')
  expect(json(match)).toEqual({ turn: 'red', pieces: { k11: 'red stone', c4: 'blue stone' } })
  expect(moves(match)).toHaveLength(119)
  expect(refused(match)).toEqual({
    k11: 'This place is taken already.',
    c4: 'This place is taken already.',
  })
})

test('red joins row 1 with row 6, blue column a with column f', () => {
  const red = { b1: 'red stone', b2: 'red stone', b3: 'red stone', b4: 'red stone', b5: 'red stone' }
  const match = from(hex, { turn: 'red', pieces: red }, { size: '6' })
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'a6').outcome?.result).toEqual([1, 0])
  const blue = { b1: 'blue stone', c1: 'blue stone', d1: 'blue stone', e1: 'blue stone', a2: 'blue stone' }
  expect(play(from(hex, { turn: 'blue', pieces: blue }, { size: '6' }), 'f1').outcome?.result).toEqual([0, 1])
})

test('a corner belongs to both its sides: column a alone joins bottom and top, row 1 alone left and right', () => {
  const red = Object.fromEntries(['a1', 'a2', 'a3', 'a4', 'a5'].map(cell => [cell, 'red stone']))
  expect(play(from(hex, { turn: 'red', pieces: red }, { size: '6' }), 'a6').outcome?.result).toEqual([1, 0])
  const blue = Object.fromEntries(['a1', 'b1', 'c1', 'd1', 'e1'].map(cell => [cell, 'blue stone']))
  expect(play(from(hex, { turn: 'blue', pieces: blue }, { size: '6' }), 'f1').outcome?.result).toEqual([0, 1])
})

test('b1 and a2 touch, a1 and b2 do not', () => {
  const pieces = { a1: 'red stone', b2: 'red stone', b3: 'red stone', b4: 'red stone', b5: 'red stone' }
  expect(play(from(hex, { turn: 'red', pieces }, { size: '6' }), 'b6').outcome).toBeUndefined()
})

test('swap is offered once, right after the first stone', () => {
  const match = play(start(hex, { size: '6', swap: 'on' }), 'c2')
  expect(moves(match)).toContain('swap')
  play(match, 'swap')
  expect(json(match)).toEqual({ turn: 'red', pieces: { b3: 'blue stone' } })
  expect(moves(match)).not.toContain('swap')
})
