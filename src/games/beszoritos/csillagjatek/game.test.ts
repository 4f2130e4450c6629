import { expect, test } from 'vitest'
import { expectMoves, from, json, play, refused, start } from '../../../../tests/playing.ts'
import csillag from './game.ts'

const fields = (white: string, black: string) => ({
  ...Object.fromEntries([...white].map(cell => [cell, 'white piece'])),
  ...Object.fromEntries([...black].map(cell => [cell, 'black piece'])),
})

test('nine fields, a ring of eight around the putaki, 16 lines', () => {
  const { board } = csillag.make({})
  expect(board.names.join(' ')).toBe('1 2 3 4 5 6 7 8 9')
  const lines = board.lines.map(([a, b]) => `${board.names[a]}-${board.names[b]}`)
  expect(lines.sort()).toEqual(
    '1-2 2-3 3-4 4-5 5-6 6-7 7-8 8-1 1-9 2-9 3-9 4-9 5-9 6-9 7-9 8-9'.split(' ').sort(),
  )
})

test('white on 1-4, black on 5-8, the putaki empty; white begins with a piece from the edge', () => {
  const match = start(csillag)
  expect(json(match)).toEqual({ turn: 'white', pieces: fields('1234', '5678') })
  expectMoves(match, '1-9 4-9')
})

test('a piece between two of its own may not enter the putaki, and the reason is told', () => {
  const why = 'A piece between two of its own may not enter the putaki.'
  expect(refused(start(csillag))).toEqual({ '2-9': why, '3-9': why })
})

test('the restriction holds for the whole game', () => {
  const later = from(csillag, { turn: 'white', pieces: fields('1238', '4567') })
  expectMoves(later, '3-9 8-9')
})

test('leaving the putaki and moving along the ring are free', () => {
  expectMoves(play(start(csillag), '1-9'), '8-1')
  const match = from(csillag, { turn: 'white', pieces: fields('9234', '5678') })
  expectMoves(match, '9-1 2-1')
  const why = 'A piece moves only along a line, to the empty field beside it.'
  expect(refused(match)).toEqual({ '3-1': why, '4-1': why })
})

test('who cannot move has lost', () => {
  const match = from(csillag, { turn: 'black', pieces: fields('2345', '1689') })
  expect(match.outcome).toBeUndefined()
  expect(play(match, '8-7').outcome?.result).toEqual([0, 1])
})

test('the third repetition is a draw, and so is the 300th move', () => {
  const match = start(csillag)
  for (let i = 0; i < 2; i++) {
    expect(match.outcome).toBeUndefined()
    play(match, '1-9 8-1 9-8 1-9 8-1 9-8')
  }
  expect(match.outcome?.result).toEqual([0.5, 0.5])
  expect(csillag.make({}).draws?.cap).toBe(300)
})

test('first moves only: from the second move of a player on the putaki is free to enter', () => {
  const match = start(csillag, { putaki: 'first' })
  expectMoves(match, '1-9 4-9')
  play(match, '1-9')
  expect(json(match)['moved']).toEqual(['white'])
  const free = { pieces: fields('1238', '4567') }
  expectMoves(
    from(csillag, { ...free, turn: 'white', moved: ['white'] }, { putaki: 'first' }),
    '1-9 2-9 3-9 8-9',
  )
  expectMoves(from(csillag, { ...free, turn: 'white', moved: ['black'] }, { putaki: 'first' }), '3-9 8-9')
})
