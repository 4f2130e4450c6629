import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import roka from './game.ts'

const set = (fox: string, geese: string, animals = ['fox', 'goose']) =>
  Object.fromEntries([[fox, animals[0]!], ...geese.split(' ').map(goose => [goose, animals[1]!])])
const at = (turn: 'fox' | 'geese', fox: string, geese: string, version = '1') =>
  from(roka, { turn, pieces: set(fox, geese) }, { version })
const wolf = (turn: 'wolf' | 'dogs', cell: string, dogs: string) =>
  from(roka, { turn, pieces: set(cell, dogs, ['wolf', 'dog']) }, { version: '3' })

const counts = (version: string) => {
  const { board } = roka.make({ version })
  const slanted = board.lines.filter(([a, b]) => {
    const [p, q] = [board.cells[a]!, board.cells[b]!]
    return p.x !== q.x && p.y !== q.y
  }).length
  return [board.size, board.lines.length - slanted, slanted]
}

test('the boards: 33 points with 52 white and 40 blue lines; 37 with 60 and 52', () => {
  expect(counts('1')).toEqual([33, 52, 0])
  expect(counts('2')).toEqual([33, 52, 40])
  expect(counts('3')).toEqual([37, 60, 52])
})

test('version 1: 13 geese on rows 5-7, the fox chooses one of the other 20 points and then moves first', () => {
  const match = start(roka)
  expect(Object.values(json(match)['pieces'] as object)).toEqual(Array(13).fill('goose'))
  expect(moves(match)).toHaveLength(20)
  expect(moves(match)).not.toContain('d5')
  expect(refused(match)['d5']).toBe('This place is taken already.')
  play(match, 'd4')
  expect(json(match)['turn']).toBe('fox')
  expectMoves(match, 'd4-c4 d4-e4 d4-d3')
  play(match, 'd4-d3')
  expect(json(match)['turn']).toBe('geese')
})

test('version 1: everybody goes along white lines, geese back too', () => {
  expectMoves(
    at('geese', 'a4', 'd4 d1 g3 c7'),
    'd4-d5 d4-d3 d4-c4 d4-e4 d1-c1 d1-d2 d1-e1 g3-g4 g3-f3 c7-c6 c7-d7',
  )
  expectMoves(at('fox', 'd4', 'd1 g3 c7 a3'), 'd4-d5 d4-d3 d4-c4 d4-e4')
})

test('version 2: 17 geese, the fox on d3; geese step forward or sideways, the fox slantwise too', () => {
  const match = start(roka, { version: '2' })
  const pieces = json(match)['pieces'] as Record<string, string>
  expect(Object.values(pieces).filter(kind => kind === 'goose')).toHaveLength(17)
  for (const cell of ['a3', 'a4', 'g3', 'g4', 'a5', 'g5', 'c7', 'e6']) expect(pieces[cell]).toBe('goose')
  expect(pieces['d3']).toBe('fox')
  expectMoves(match, 'd3-d4 d3-d2 d3-c3 d3-e3 d3-c4 d3-e4 d3-c2 d3-e2')
  expectMoves(
    at('geese', 'a4', 'd4 d1 g3 c7 a3 c2', '2'),
    'd4-d3 d4-c4 d4-e4 d1-c1 d1-e1 g3-f3 c7-c6 c7-d7 a3-b3 c2-c1 c2-d2',
  )
})

test('steps off the lines, back or slantwise are refused in words', () => {
  const white = refused(at('geese', 'a4', 'd4 d1 g3 c7'))
  expect(white['d4-e5']).toContain('along a line')
  expect(white).not.toHaveProperty('d4-d5')
  const geese = refused(at('geese', 'a4', 'd4 d1 g3 c7 a3 c2', '2'))
  expect(geese['d4-d5']).toContain('neither back nor slantwise')
  expect(geese['d4-c3']).toContain('neither back nor slantwise')
  expect(refused(at('fox', 'b3', 'd1 d7 e7 g3 g4 g5', '2'))['b3-c2']).toContain('along a line')
})

test('version 2: no blue line crosses an inner corner', () => {
  expectMoves(at('fox', 'b3', 'd1 d7 e7 g3 g4 g5', '2'), 'b3-a3 b3-c3 b3-b4 b3-a4 b3-c4')
  expect(moves(at('fox', 'c2', 'd7 e7 g3 g4 g5 c7', '2'))).not.toContain('c2-b3')
})

test('version 3: wolf on d4, 17 dogs on rows 5-7, a4 and g4, with four more points', () => {
  const match = start(roka, { version: '3' })
  const pieces = json(match)['pieces'] as Record<string, string>
  expect(Object.values(pieces).filter(kind => kind === 'dog')).toHaveLength(17)
  for (const cell of ['a4', 'g4', 'b6', 'f6']) expect(pieces[cell]).toBe('dog')
  expect(pieces['d4']).toBe('wolf')
  expectMoves(wolf('wolf', 'b6', 'd1 e1 g3 g4 e7 d2'), 'b6-b5 b6-c6 b6-a5 b6-c5 b6-c7')
  expect(moves(wolf('wolf', 'b5', 'd1 e1 g3 g4 e7 d2'))).not.toContain('b5-c6')
  expect(moves(wolf('dogs', 'a3', 'd4 d1 g3 c7 e1 e2'))).not.toContain('d4-d5')
})

test('taking: over an adjacent goose to the empty point straight behind; the goose is gone', () => {
  const match = at('fox', 'd4', 'd5 a3 a4 g3')
  expectMoves(match, 'd4xd6')
  play(match, 'd4xd6')
  expect(json(match)['pieces']).toEqual(set('d6', 'a3 a4 g3'))
  expectMoves(at('fox', 'd4', 'd5 d6 a3 a4'), 'd4-d3 d4-c4 d4-e4')
})

test('taking is compulsory', () => {
  expect(refused(at('fox', 'd4', 'd5 a3 a4 g3'))).toEqual({
    'd4-d3': 'Taking is compulsory.',
    'd4-c4': 'Taking is compulsory.',
    'd4-e4': 'Taking is compulsory.',
  })
})

test('chains change direction, take at once and may pass a point again', () => {
  const match = at('fox', 'c3', 'c4 d5 e4 d3 b3 g3 g4 g5 d7')
  expectMoves(match, 'c3xc5 c3xe3')
  play(match, 'c3xc5')
  expect(json(match)['pieces']).toEqual(set('c5', 'd5 e4 d3 b3 g3 g4 g5 d7'))
  play(match, 'c5xe5 e5xe3 e3xc3 c3xa3')
  expect(json(match)).toEqual({ turn: 'geese', pieces: set('a3', 'g3 g4 g5 d7') })
})

test('the chain that takes the most must be chosen; equal ones are free', () => {
  const match = at('fox', 'c3', 'c4 d5 d3 a3 a4 a5')
  expectMoves(match, 'c3xc5')
  expect(refused(match)['c3xe3']).toBe('The chain that takes the most must be chosen.')
  play(match, 'c3xc5')
  expect(json(match)).toMatchObject({ turn: 'fox', jumping: 'c5' })
  expectMoves(match, 'c5xe5')
  play(match, 'c5xe5')
  expect(json(match)['turn']).toBe('geese')
  expectMoves(at('fox', 'd4', 'd5 d3 a3 a4 a5'), 'd4xd6 d4xd2')
})

test('version 2: the fox jumps along blue lines too, across the middle, but not over an inner corner', () => {
  expectMoves(at('fox', 'b4', 'c5 a3 a4 a5 g3 g4', '2'), 'b4xd6')
  expect(moves(at('fox', 'b3', 'c2 e7 d7 g3 g4 g5', '2'))).not.toContain('b3xd1')
})

test('geese never take', () => {
  expect(moves(at('geese', 'd4', 'd5 a3 a4 g3')).filter(name => name.includes('x'))).toEqual([])
})

test('a fox that cannot move has lost', () => {
  expectMoves(at('fox', 'c7', 'c6 c5 d7 e6'), 'c7xe7')
  const trap = play(at('geese', 'c7', 'c6 c5 d7 e6'), 'e6-e7')
  expect(trap.outcome?.result).toEqual([0, 1])
})

test('the fox wins when fewer than 4 geese are left, in versions 2 and 3 fewer than 6', () => {
  const four = play(at('fox', 'd4', 'd5 a3 a4 g3 g4'), 'd4xd6')
  expect(four.outcome).toBeUndefined()
  expect(play(at('fox', 'd4', 'd5 a3 a4 g3'), 'd4xd6').outcome?.result).toEqual([1, 0])
  expect(play(at('fox', 'd4', 'd5 a3 a4 g3 g4 c1 c2', '2'), 'd4xd6').outcome).toBeUndefined()
  expect(play(at('fox', 'd4', 'd5 a3 a4 g3 g4 c1', '2'), 'd4xd6').outcome?.result).toEqual([1, 0])
  expect(play(wolf('wolf', 'd4', 'd5 a3 a4 g3 g4 c1'), 'd4xd6').outcome?.result).toEqual([1, 0])
})

test('geese that cannot move have lost', () => {
  const match = play(at('fox', 'd4', 'a3 b3 c3 c2 d2 e2 c1 d1 e1', '2'), 'd4-d3')
  expect(match.outcome?.result).toEqual([1, 0])
})

test('the same position for the third time is a draw, and so is the 300th move', () => {
  const match = at('fox', 'd1', 'd5 a3 a4 g3 g4')
  for (let i = 0; i < 2; i++) play(match, 'd1-d2 d5-d6 d2-d1 d6-d5')
  expect(match.outcome?.result).toEqual([0.5, 0.5])
  expect(roka.make({}).draws?.cap).toBe(300)
})

test('too many geese or no fox is no position', () => {
  expect(() => from(roka, { pieces: { d4: 'goose' } })).toThrow('Missing')
  expect(() => from(roka, { pieces: { d4: 'fox', d5: 'fox' } })).toThrow('Too many')
})
