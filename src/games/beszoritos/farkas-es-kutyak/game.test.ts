import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import farkas from './game.ts'

const on = (turn: string, wolf: string, dogs: string) =>
  from(farkas, {
    turn,
    pieces: { [wolf]: 'wolf', ...Object.fromEntries(dogs.split(' ').map(cell => [cell, 'dog'])) },
  })

test('four dogs on row 1; the wolf chooses one of the 28 other dark cells, and starts', () => {
  const match = start(farkas)
  expect(json(match)['pieces']).toEqual({ a1: 'dog', c1: 'dog', e1: 'dog', g1: 'dog' })
  expect(moves(match)).toHaveLength(28)
  expect(moves(match).every(cell => (cell.charCodeAt(0) + Number(cell[1])) % 2 === 0)).toBe(true)
  expect(match.game.prompt!(match.position)?.en).toBe('Choose a place for a wolf.')
  expect(refused(match)['a1']).toContain('taken')
  play(match, 'd8')
  expect(json(match)['turn']).toBe('wolf')
  expectMoves(match, 'd8-c7 d8-e7')
})

test('the wolf steps diagonally any way, dogs only forward; nothing is jumped', () => {
  expectMoves(on('wolf', 'd4', 'a1 c1 e1 g1'), 'd4-c3 d4-e3 d4-c5 d4-e5')
  const dogs = on('dogs', 'd4', 'c3 a1 h2 g1')
  expectMoves(dogs, 'c3-b4 a1-b2 h2-g3 g1-f2')
  expect(refused(dogs)['c3-b2']).toContain('never back')
  expect(refused(on('wolf', 'd4', 'c3 a1 e1 g1'))['d4-b2']).toContain('neighbouring empty cell')
})

test('the dogs win when the wolf cannot move', () => {
  const match = play(on('dogs', 'a7', 'b6 c7 e5 d4'), 'c7-b8')
  expect(match.outcome?.result).toEqual([0, 1])
})

test('the wolf wins on the row of the rearmost dog, also when a dog passes it', () => {
  expect(on('wolf', 'd4', 'c3 e5 b4 h4').outcome).toBeUndefined()
  expect(play(on('wolf', 'd4', 'c3 e5 b4 h4'), 'd4-e3').outcome?.result).toEqual([1, 0])
  expect(play(on('dogs', 'd4', 'c3 e5 b6 h6'), 'c3-b4').outcome?.result).toEqual([1, 0])
})

test('dogs without a move have lost', () => {
  expect(on('dogs', 'f6', 'b8 d8 h8 e5').outcome).toBeUndefined()
  expect(on('dogs', 'a7', 'b8 d8 f8 h8').outcome?.result).toEqual([1, 0])
})

test('light cells are not played on', () => {
  expect(() => on('wolf', 'd5', 'a1 c1 e1 g1')).toThrow('not played on')
})
