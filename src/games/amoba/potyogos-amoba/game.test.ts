import { expect, test } from 'vitest'
import { whyNot } from '../../../engine/index.ts'
import { expectMoves, from, json, play, refused, start } from '../../../../tests/playing.ts'
import potyogos from './game.ts'

test('six columns of seven cells; the published board has seven of six', () => {
  expectMoves(start(potyogos), 'a b c d e f')
  expectMoves(start(potyogos, { official: 'on' }), 'a b c d e f g')
  expect(potyogos.make({}).board.size).toBe(42)
  expect(potyogos.make({}).board.names).toContain('a7')
  expect(potyogos.make({ official: 'on' }).board.names).toContain('g6')
})

test('yellow begins; a disc falls on the lowest free cell of its column', () => {
  const match = play(start(potyogos), 'c c a')
  expect(json(match)).toEqual({
    turn: 'red',
    pieces: { c1: 'yellow disc', c2: 'red disc', a1: 'yellow disc' },
  })
})

test('a person drops the disc in at the top of the column', () => {
  const { game, position } = start(potyogos)
  expect(game.points(position, 2)).toEqual([potyogos.make({}).board.names.indexOf('c7')])
  expect(refused(start(potyogos))['c1']).toContain('at the top')
  expect(refused(start(potyogos))).not.toHaveProperty('c')
})

test('what a person points at is explained: the cell and no other', () => {
  const { game, position } = start(potyogos)
  const cell = (name: string) => potyogos.make({}).board.names.indexOf(name)
  expect(whyNot(game, position, [cell('d2')])?.en).toContain('at the top')
})

test('a full column is closed', () => {
  const match = play(start(potyogos), 'a a a a a a a')
  expectMoves(match, 'b c d e f')
  expect(refused(match)['a']).toBe('This column is full.')
  expect(refused(match)['a3']).toBe('This column is full.')
  expectMoves(play(start(potyogos, { official: 'on' }), 'a a a a a a'), 'b c d e f g')
})

/** Three yellow discs on a diagonal, and all that carries it up to the fourth step. */
const stairs = ([a, b, c, d]: string) => ({
  [`${a}1`]: 'yellow disc',
  [`${b}2`]: 'yellow disc',
  [`${c}3`]: 'yellow disc',
  [`${b}1`]: 'red disc',
  [`${c}1`]: 'red disc',
  [`${c}2`]: 'red disc',
  [`${d}1`]: 'red disc',
  [`${d}2`]: 'yellow disc',
  [`${d}3`]: 'red disc',
})

test('four in a row win across, upwards and on both diagonals', () => {
  expect(play(start(potyogos), 'a a b b c c d').outcome?.result).toEqual([1, 0])
  expect(play(start(potyogos), 'a b a b a b a').outcome?.result).toEqual([1, 0])
  expect(play(start(potyogos), 'a b a b a b c b').outcome?.result).toEqual([0, 1])
  expect(play(from(potyogos, { turn: 'yellow', pieces: stairs('abcd') }), 'd').outcome?.result).toEqual([
    1, 0,
  ])
  expect(play(from(potyogos, { turn: 'yellow', pieces: stairs('fedc') }), 'c').outcome?.result).toEqual([
    1, 0,
  ])
})

test('three are not enough, and a row is not bent round the rim', () => {
  expect(play(start(potyogos), 'a a b b c').outcome).toBeUndefined()
  const pieces = { e1: 'yellow disc', f1: 'yellow disc', a2: 'yellow disc', a1: 'red disc', b1: 'red disc' }
  expect(play(from(potyogos, { turn: 'yellow', pieces }), 'b').outcome).toBeUndefined()
})

test('a full board without a row is a draw', () => {
  const columns = 'bdecfeccedaabbcbaeeaaacadecddedcdbffbfbfff'
  const match = play(start(potyogos), [...columns].join(' '))
  expect(match.at).toBe(42)
  expect(match.outcome?.result).toEqual([0.5, 0.5])
})
