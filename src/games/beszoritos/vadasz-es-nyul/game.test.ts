import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import vadasz from './game.ts'

const on = (turn: string, hare: string, hunters: string, more = {}, options = {}) =>
  from(
    vadasz,
    {
      turn,
      pieces: { [hare]: 'hare', ...Object.fromEntries(hunters.split(' ').map(f => [f, 'hunter'])) },
      ...more,
    },
    options,
  )

test('eleven fields; 22 lines, or 26 with all diagonals', () => {
  expect(vadasz.make({}).board.size).toBe(11)
  expect(vadasz.make({}).board.lines).toHaveLength(22)
  expect(vadasz.make({ diagonals: 'all' }).board.lines).toHaveLength(26)
})

test('hunters on 1, 3 and 10, the hare on 5; the hunters start', () => {
  expect(json(start(vadasz))).toEqual({
    turn: 'hunters',
    pieces: { 1: 'hunter', 3: 'hunter', 5: 'hare', 10: 'hunter' },
  })
  expectMoves(start(vadasz), '1-2 1-4 3-2 3-6 10-2')
})

test('hunters go forward and sideways, the hare any way; diagonals only through the centre', () => {
  const match = on('hunters', '11', '4 6 2')
  expectMoves(match, '4-5 4-7 6-5 6-9 2-1 2-3 2-5')
  expect(refused(match)['4-1']).toContain('never back')
  expectMoves(on('hare', '8', '1 2 3'), '8-5 8-7 8-9 8-11')
  expectMoves(on('hare', '8', '1 2 3', {}, { diagonals: 'all' }), '8-4 8-5 8-6 8-7 8-9 8-11')
})

test('the hunters win when the hare cannot move', () => {
  expect(play(on('hunters', '11', '7 9 5'), '5-8').outcome?.result).toEqual([1, 0])
})

test('the hare wins in the row of the rearmost hunter', () => {
  expect(on('hare', '8', '7 4 6').outcome).toBeUndefined()
  expect(play(on('hare', '8', '7 4 6'), '8-5').outcome?.result).toEqual([0, 1])
})

test('ten hunter moves in a row without gaining a row win for the hare', () => {
  const match = on('hunters', '8', '1 2 6', { idle: 8 })
  play(match, '6-5 8-11')
  expect(json(match)['idle']).toBe(9)
  expect(play(match, '5-8').outcome).toBeUndefined()
  expect(json(match)['idle']).toBeUndefined()
  expect(play(on('hunters', '8', '1 2 6', { idle: 9 }), '6-5').outcome?.result).toEqual([0, 1])
})

test('free set-up: the hare anywhere but on 10, then three hunters who leave it a move', () => {
  const match = start(vadasz, { setup: 'free' })
  expect(json(match)['turn']).toBe('hare')
  expect(moves(match)).toHaveLength(10)
  expect(moves(match)).not.toContain('10')
  play(match, '11 7 8')
  expect(moves(match)).not.toContain('9')
  expect(refused(match)['9']).toContain('at least one move')
  play(match, '10')
  expect(json(match)).toMatchObject({ turn: 'hunters', pieces: { 11: 'hare', 10: 'hunter' } })
})
