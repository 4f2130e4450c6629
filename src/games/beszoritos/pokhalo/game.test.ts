import { expect, test } from 'vitest'
import { neighbours } from '../../../kit/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import pokhalo from './game.ts'

const on = (turn: string, fly: string, spiders: string) =>
  from(pokhalo, {
    turn,
    pieces: { [fly]: 'fly', ...Object.fromEntries(spiders.split(' ').map(field => [field, 'spider'])) },
  })

test('28 fields and 59 threads, joined as the book lists them', () => {
  const { board } = pokhalo.make({})
  expect(board.size).toBe(28)
  expect(board.lines).toHaveLength(59)
  const near = (name: string) =>
    neighbours(board, board.names.indexOf(name))
      .map(c => board.names[c]!)
      .sort()
      .join(' ')
  expect(near('p')).toBe('a5 b5 c4 d4 e4 f5')
  expect(near('a2')).toBe('a1 a3 b3 f2')
  expect(near('d3')).toBe('c3 d2 d4 e3 e4')
  expect(near('b1')).toBe('a1 b2 c1')
  expect(near('e1')).toBe('d1 e2 f1 f3')
})

test('the fly sits on p, five spiders take blue fields, then the fly starts', () => {
  const match = start(pokhalo)
  expect(json(match)).toMatchObject({ turn: 'spiders', pieces: { p: 'fly' } })
  expectMoves(match, 'a1 b1 c1 d1 e1 f1')
  play(match, 'a1 b1 c1 d1 e1')
  expect(json(match)['turn']).toBe('fly')
  expectMoves(match, 'p-a5 p-b5 p-c4 p-d4 p-e4 p-f5')
})

test('the fly never goes back to p; spiders may enter it and go any way', () => {
  const fly = on('fly', 'a5', 'a1 b1 c1 d1 e1')
  expectMoves(fly, 'a5-a4 a5-b5 a5-f5')
  expect(refused(fly)['a5-p']).toContain('red field')
  expect(moves(on('spiders', 'a2', 'd4 b1 c1 d1 e1'))).toContain('d4-p')
  expect(moves(on('spiders', 'a2', 'd4 b1 c1 d1 e1'))).toContain('d4-d3')
  // The middle is free for a spider and closed for the fly all the same.
  expectMoves(on('fly', 'b5', 'a1 b1 c1 d1 e1'), 'b5-b4 b5-a4 b5-a5 b5-c4')
})

test('the fly wins on a blue field', () => {
  expect(play(on('fly', 'b2', 'a1 c1 d1 e1 f1'), 'b2-b1').outcome?.result).toEqual([1, 0])
})

test('the spiders win when the fly cannot move, though p is empty', () => {
  expect(play(on('spiders', 'a5', 'a4 b5 f4 c1 d1'), 'f4-f5').outcome?.result).toEqual([0, 1])
})
