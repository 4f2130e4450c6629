import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import type { Match } from '../../../engine/index.ts'
import szoliter from './game.ts'

const men = (cells: string) => Object.fromEntries(cells.split(' ').map(cell => [cell, 'man']))
const at = (cells: string, options = {}, more = {}) =>
  from(szoliter, { pieces: men(cells), ...more }, options)
const notes = (match: Match) =>
  szoliter
    .make(match.options)
    .scene(match.position)
    .notes!.map(note => note.en)

test('32 men on 33 cells with d4 empty, 36 on 37 cells with d3 empty', () => {
  const small = json(start(szoliter))['pieces'] as object
  expect(Object.keys(small)).toHaveLength(32)
  expect(Object.keys(small)).not.toContain('d4')
  const { board } = szoliter.make({})
  for (const cell of ['a1', 'b2', 'f6', 'g7']) expect(board.names).not.toContain(cell)
  const large = json(start(szoliter, { cells: '37' }))['pieces'] as object
  expect(Object.keys(large)).toHaveLength(36)
  expect(Object.keys(large)).not.toContain('d3')
  for (const cell of ['b2', 'b6', 'f2', 'f6']) expect(Object.keys(large)).toContain(cell)
})

test('the only move is a jump across or along over a neighbour into the empty cell behind, which takes the neighbour', () => {
  expectMoves(start(szoliter), 'd2xd4 d6xd4 b4xd4 f4xd4')
  const match = play(start(szoliter), 'd2xd4')
  expect(Object.keys(json(match)['pieces'] as object)).toHaveLength(31)
  for (const cell of ['d2', 'd3']) expect(json(match)['pieces']).not.toHaveProperty(cell)
  expect(json(match)['pieces']).toHaveProperty('d4')
  // Never slantwise.
  expect(at('c3 d4').outcome?.result).toEqual([0])
})

test('one man left is the goal; more than one and no jump is lost', () => {
  expect(play(at('d2 d3'), 'd2xd4').outcome?.result).toEqual([1])
  const lost = play(at('d2 d3 g3'), 'd2xd4')
  expect(lost.outcome).toMatchObject({ result: [0], reason: { en: 'No jump is left; 2 pieces remain.' } })
})

test('the hole is free to choose', () => {
  const match = start(szoliter, { hole: 'free' })
  expect(moves(match)).toHaveLength(33)
  expect(notes(match)).toContain('Choose the cell to be left empty.')
  play(match, 'hole:c1')
  expect(json(match)['pieces']).not.toHaveProperty('c1')
  expectMoves(match, 'e1xc1 c3xc1')
})

test('harder: the last man must stand in the first hole', () => {
  const match = start(szoliter, { goal: 'hole' })
  expect(json(match)['goal']).toBe('d4')
  expect(play(at('d2 d3', { goal: 'hole' }, { goal: 'd4' }), 'd2xd4').outcome?.result).toEqual([1])
  expect(play(at('d3 d4', { goal: 'hole' }, { goal: 'd4' }), 'd3xd5').outcome?.result).toEqual([0])
})

test('harder: the last man must stand on a cell chosen beforehand', () => {
  const match = start(szoliter, { goal: 'free', hole: 'free' })
  play(match, 'hole:d4')
  expect(moves(match)).toHaveLength(33)
  expect(notes(match)).toContain('Choose where the last piece shall stand.')
  play(match, 'goal:d1')
  expect(json(match)).toMatchObject({ goal: 'd1' })
  expectMoves(match, 'd2xd4 d6xd4 b4xd4 f4xd4')
})

test('a hole that cannot be solved is told at once', () => {
  const warning = 'The goal cannot be reached from this position.'
  expect(notes(play(start(szoliter, { cells: '37', hole: 'free' }), 'hole:d4'))).toContain(warning)
  expect(notes(start(szoliter, { cells: '37' }))).not.toContain(warning)
  expect(notes(start(szoliter, { cells: '37', goal: 'hole' }))).toContain(warning)
  expect(notes(start(szoliter))).not.toContain(warning)
})

test('the counter counts every jump, or the jumps of one man in a row as one', () => {
  const chain = 'c3 d3 e4 e6 a3'
  expect(json(play(at(chain), 'c3xe3 e3xe5 e5xe7'))['made']).toBe(3)
  expect(json(play(at(chain, { count: 'chains' }), 'c3xe3 e3xe5 e5xe7'))['made']).toBe(1)
  const two = 'c3 d3 c5 d5 g3'
  expect(json(play(at(two, { count: 'chains' }), 'c3xe3 c5xe5'))['made']).toBe(2)
  expect(notes(play(at(two), 'c3xe3'))).toContain('Moves: 1')
})

test('what is no jump is refused in words', () => {
  const why = 'Only jumps are moves: straight over a neighbour to the empty cell right behind it.'
  const match = at('c3 d3 d4 g3')
  expectMoves(match, 'c3xe3 d3xb3 d3xd5 d4xd2')
  // A step, a jump over nothing, a jump slantwise, onto a man.
  expect(refused(match)).toMatchObject({ c3xc4: why, c3xc5: why, c3xe5: why, g3xf3: why, c3xd4: why })
  expect(refused(match)).not.toHaveProperty('c3xe3')
  expect(refused(start(szoliter, { hole: 'free' }))).toEqual({})
})
