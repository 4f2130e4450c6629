import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import varvedelem from './game.ts'

const on = (turn: string, knights: string, besiegers: string) =>
  from(varvedelem, {
    turn,
    pieces: {
      ...Object.fromEntries(knights.split(' ').map(point => [point, 'knight'])),
      ...Object.fromEntries(besiegers.split(' ').map(point => [point, 'besieger'])),
    },
  })
const NINE = 'a3 a4 g3 g4 c1 d1 e1 a5 g5'

test('33 points; 52 double and 40 single lines, none between b3 and c2', () => {
  const { board } = varvedelem.make({})
  expect(board.size).toBe(33)
  expect(board.lines).toHaveLength(92)
  const line = (a: string, b: string) =>
    board.lines.some(([c, d]) => [c, d].every(x => [a, b].includes(board.names[x]!)))
  expect(line('b3', 'c2')).toBe(false)
  expect(line('b3', 'c4')).toBe(true)
})

test('24 besiegers outside the castle, two knights on any two of its points; the besiegers start', () => {
  const match = start(varvedelem)
  expect(Object.keys(json(match)['pieces'] as object)).toHaveLength(24)
  expectMoves(match, 'c5 c6 c7 d5 d6 d7 e5 e6 e7')
  play(match, 'c6 e6')
  expect(json(match)['turn']).toBe('besiegers')
})

test('a besieger steps forward or sideways along double lines, never back or slantwise', () => {
  const match = on('besiegers', 'd7 e7', `d3 ${NINE}`)
  expect(moves(match).filter(name => name.startsWith('d3'))).toEqual(['d3-c3', 'd3-d4', 'd3-e3'])
  expect(refused(match)['d3-d2']).toContain('neither back nor slantwise')
  expect(refused(match)['d3-c4']).toContain('neither back nor slantwise')
})

test('a knight steps along any line, any way', () => {
  expectMoves(
    on('knights', 'd4 c7', NINE),
    'd4-c3 d4-c4 d4-c5 d4-d3 d4-d5 d4-e3 d4-e4 d4-e5 c7-c6 c7-d6 c7-d7',
  )
})

test('taking is a duty, any capture will do, and a chain goes on', () => {
  const match = on('knights', 'd5 c7', `d4 e3 c4 ${NINE}`)
  expectMoves(match, 'd5xd3 d5xb3')
  expect(refused(match)['d5-d6']).toBe('Taking is compulsory.')
  play(match, 'd5xd3')
  expect(json(match)['turn']).toBe('knights')
  expectMoves(match, 'd3xf3 d3xb5')
})

test('the besiegers win when all nine points of the castle are theirs', () => {
  const match = on('besiegers', 'd2 g3', 'c6 c7 d5 d6 d7 e5 e6 e7 b5')
  expect(play(match, 'b5-c5').outcome?.result).toEqual([0, 1])
})

test('the besiegers win when the knights cannot move', () => {
  const match = on('besiegers', 'c7 d7', 'c6 d6 e6 e7 c5 e5 d4 a3 g3')
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'd4-d5').outcome?.result).toEqual([0, 1])
})

test('the sixteenth capture wins for the knights', () => {
  expect(play(on('knights', 'd5 c7', `d4 ${NINE}`), 'd5xd3').outcome).toBeUndefined()
  expect(play(on('knights', 'd5 c7', 'd4 a3 a4 g3 g4 c1 d1 e1 a5'), 'd5xd3').outcome?.result).toEqual([1, 0])
})

test('besiegers without a move have lost', () => {
  expect(on('besiegers', 'b5 e5', 'c7 d7 e7 c6 d6 e6 c5 d5 a5').outcome?.result).toEqual([1, 0])
})
