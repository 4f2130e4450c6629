import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import agarak from './game.ts'

const on = (turn: string, foxes: string, hounds: string) =>
  from(agarak, {
    turn,
    pieces: {
      ...Object.fromEntries(foxes.split(' ').map(cell => [cell, 'fox'])),
      ...Object.fromEntries(hounds.split(' ').map(cell => [cell, 'hound'])),
    },
  })

test.each([
  ['10', 20, 'b10 d10 f10 h10 j10'],
  ['8', 16, 'b8 d8 f8 h8'],
])(
  'on %s rows %i hounds fill four rows; two foxes choose cells of the last one and start',
  (size, n, last) => {
    const match = start(agarak, { size })
    const hounds = Object.keys(json(match)['pieces'] as object)
    expect(hounds).toHaveLength(n)
    expect(Math.max(...hounds.map(cell => Number(cell.slice(1))))).toBe(4)
    expectMoves(match, last)
    const [first, second] = last.split(' ')
    play(match, `${first} ${second}`)
    expect(json(match)['turn']).toBe('foxes')
  },
)

test('a fox goes any distance both ways, a hound one cell forward; nothing is jumped', () => {
  expectMoves(on('foxes', 'a9 j10', 'c7 d8 i9 e1'), 'a9-b10 a9-b8')
  expectMoves(on('foxes', 'a5 j10', 'i9 e1 c1'), 'a5-b6 a5-c7 a5-d8 a5-e9 a5-f10 a5-b4 a5-c3 a5-d2')
  const hounds = on('hounds', 'a9 j10', 'c3 e1')
  expectMoves(hounds, 'c3-b4 c3-d4 e1-d2 e1-f2')
  expect(refused(hounds)['c3-b2']).toContain('forward')
})

test('the hounds win when neither fox can move; one that can must', () => {
  expect(play(on('hounds', 'b10 d10', 'a9 e9 d8 h6'), 'd8-c9').outcome?.result).toEqual([0, 1])
  expect(moves(on('foxes', 'b10 j10', 'a9 c9 h6')).every(name => name.startsWith('j10'))).toBe(true)
})

test('one fox on the row of the rearmost hound wins', () => {
  expect(play(on('foxes', 'e5 j10', 'c3 g5 b6 h8'), 'e5-d4').outcome).toBeUndefined()
  expect(play(on('foxes', 'e5 j10', 'c3 g5 b6 h8'), 'e5-g3').outcome?.result).toEqual([1, 0])
})

test('hounds without a move have lost', () => {
  expect(on('hounds', 'a9 c9', 'b10 d10').outcome?.result).toEqual([1, 0])
})
