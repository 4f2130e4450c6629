import { expect, test } from 'vitest'
import type { Json } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start, targets } from '../../../../tests/playing.ts'
import kongo from './game.ts'

const lions = { d1: 'white lion', c7: 'black lion' }
const at = (pieces: Record<string, string>, more: { [key: string]: Json } = {}) =>
  from(kongo, { turn: 'white', pieces: { ...lions, ...pieces }, ...more })
const pieces = (match: ReturnType<typeof at>) => json(match)['pieces'] as Record<string, string>

test('7 by 7, row 4 is the river; the animals stand as the book says, light begins', () => {
  const match = start(kongo)
  const { board } = kongo.make({})
  expect(board.size).toBe(49)
  const wet = board.cells.flatMap(({ fill }, c) => (fill === 'water' ? [board.names[c]] : []))
  expect(wet).toEqual(Array.from('abcdefg', file => `${file}4`))
  const line = 'giraffe monkey elephant lion elephant crocodile zebra'.split(' ')
  const row = (n: number) => Array.from('abcdefg', file => pieces(match)[`${file}${n}`])
  expect(row(1)).toEqual(line.map(kind => `white ${kind}`))
  expect(row(7)).toEqual(line.map(kind => `black ${kind}`))
  expect(row(2)).toEqual(line.map(() => 'white pawn'))
  expect(row(6)).toEqual(line.map(() => 'black pawn'))
  expect(json(match)['turn']).toBe('white')
})

test('the lion goes one cell any way, never into the river', () => {
  expect(targets(at({ a1: 'white pawn' }), 'd1')).toEqual(['c1', 'c2', 'd2', 'e1', 'e2'])
  const near = from(kongo, { pieces: { d3: 'white lion', c7: 'black lion', a1: 'white pawn' } })
  expect(targets(near, 'd3')).toEqual(['c2', 'c3', 'd2', 'e2', 'e3'])
  expect(refused(near)['d3-d4']).toMatch(/river/)
})

test('the lion takes the other lion along any open line, and nobody else so', () => {
  const open = from(kongo, { pieces: { d1: 'white lion', d7: 'black lion', a1: 'white pawn' } })
  expect(play(open, 'd1xd7').outcome?.result).toEqual([1, 0])
  expect(
    targets(from(kongo, { pieces: { a1: 'white lion', g7: 'black lion', a2: 'white pawn' } }), 'a1'),
  ).toContain('g7')
  const shut = from(kongo, { pieces: { d1: 'white lion', d7: 'black lion', d5: 'black pawn' } })
  expect(targets(shut, 'd1')).not.toContain('d7')
  expect(targets(shut, 'd1')).not.toContain('d5')
})

test('the giraffe steps one cell without capture, or leaps two and may capture', () => {
  const match = at({ d3: 'white giraffe', d2: 'black pawn', b5: 'black pawn', e3: 'white pawn' })
  expect(targets(match, 'd3')).toEqual('b1 b3 b5 c2 c3 c4 d4 d5 e2 e4 f1 f3 f5'.split(' '))
  expect(refused(match)['d3xd2']).toMatch(/does not capture/)
})

test('the elephant steps one or leaps two straight, capturing at both distances', () => {
  const match = at({ d3: 'white elephant', d4: 'black pawn', d5: 'black pawn', e3: 'white pawn' })
  expect(targets(match, 'd3')).toEqual(['b3', 'c3', 'd2', 'd4', 'd5', 'f3'])
  expect(moves(match)).toEqual(expect.arrayContaining(['d3xd4', 'd3xd5']))
})

test('the zebra is the knight of chess', () => {
  expect(targets(at({ d3: 'white zebra', c3: 'white pawn' }), 'd3')).toEqual(
    ['b2', 'b4', 'c5', 'c1', 'e5', 'e1', 'f2', 'f4'].sort(),
  )
})

test('the crocodile: one cell any way; in the river along it; elsewhere straight to the river, no further', () => {
  expect(targets(at({ a1: 'white crocodile' }), 'a1')).toEqual(['a2', 'a3', 'a4', 'b1', 'b2'])
  expect(targets(at({ a2: 'white crocodile' }), 'a2')).toEqual(['a1', 'a3', 'a4', 'b1', 'b2', 'b3'])
  expect(targets(at({ a7: 'white crocodile' }), 'a7')).toEqual(['a4', 'a5', 'a6', 'b6', 'b7'])
  expect(targets(at({ a6: 'white crocodile' }), 'a6')).toEqual(['a4', 'a5', 'a7', 'b5', 'b6', 'b7'])
  expect(targets(at({ a4: 'white crocodile', f4: 'black pawn', g4: 'black pawn' }), 'a4')).toEqual(
    'a3 a5 b3 b4 b5 c4 d4 e4 f4'.split(' '),
  )
  expect(targets(at({ a1: 'white crocodile', a3: 'black pawn' }), 'a1')).toEqual(['a2', 'a3', 'b1', 'b2'])
})

test('the monkey steps without capture and captures by leaping over an enemy to the empty cell beyond', () => {
  const match = at({
    c2: 'white monkey',
    c3: 'black pawn',
    b2: 'white pawn',
    d3: 'black pawn',
    e4: 'black pawn',
  })
  expect(targets(match, 'c2')).toEqual(['b1', 'b3', 'c1', 'c4', 'd2'])
  expect(refused(match)['c2xc3']).toMatch(/leaping over/)
})

test('the monkey goes on leaping or stops; the taken lie there till the end and are not leapt over twice', () => {
  const match = play(
    at({ a1: 'white monkey', b2: 'black pawn', d3: 'black pawn', d2: 'black zebra' }),
    'a1xc3',
  )
  expect(json(match)['turn']).toBe('white')
  expect(pieces(match)['b2']).toBe('pawn')
  expectMoves(match, 'c3xe3 c3xe1 stop')
  expect(refused(match)['d1xd1']).toMatch(/chain is on/)
  const stopped = play(
    at({ a1: 'white monkey', b2: 'black pawn', d3: 'black pawn', d2: 'black zebra' }),
    'a1xc3 stop',
  )
  expect(json(stopped)['turn']).toBe('black')
  expect(pieces(stopped)).toEqual({ ...lions, c3: 'white monkey', d3: 'black pawn', d2: 'black zebra' })
  // Behind it lies whom it has taken: b2 is not leapt over again.
  const round = play(match, 'c3xe3 e3xc1')
  expect(json(round)['turn']).toBe('black')
  expect(pieces(round)).toEqual({ ...lions, c1: 'white monkey' })
})

test('a chain ends by itself when there is nobody left to take', () => {
  expect(json(play(at({ a1: 'white monkey', b2: 'black pawn' }), 'a1xc3'))['turn']).toBe('black')
})

test('taking the lion ends the game at once', () => {
  const match = at({ b6: 'white monkey', b7: 'black pawn', e6: 'black pawn' })
  const won = play(
    from(kongo, { pieces: { a1: 'white lion', c6: 'black lion', b6: 'white monkey', e6: 'black pawn' } }),
    'b6xd6',
  )
  expect(won.outcome?.result).toEqual([1, 0])
  expect(won.outcome?.reason.en).toMatch(/lion/)
  expect(match.outcome).toBeUndefined()
})

test('two stops in a row in the river drown the monkey, the first one counting; its captures stand', () => {
  const drowned = play(at({ a4: 'white monkey', b4: 'black pawn', d5: 'black pawn' }), 'a4xc4')
  expect(json(drowned)['turn']).toBe('black')
  expect(pieces(drowned)).toEqual({ ...lions, d5: 'black pawn' })
  const inAndOut = play(
    at({ a4: 'white monkey', b3: 'black pawn', d3: 'black pawn', f5: 'black pawn' }),
    'a4xc2 c2xe4',
  )
  expect(json(inAndOut)['turn']).toBe('white')
  expect(pieces(play(inAndOut, 'stop'))['e4']).toBe('white monkey')
})

test('a man that enters the river must leave it with the next turn, or it drowns where it is', () => {
  const entered = play(at({ a3: 'white pawn', g2: 'white pawn', g7: 'black zebra' }), 'a3-a4')
  expect(pieces(entered)['a4']).toBe('white pawn')
  play(entered, 'g7-f5')
  expect(pieces(play(entered, 'g2-g3'))).not.toHaveProperty('a4')
  const left = play(at({ a4: 'white pawn', g7: 'black zebra' }), 'a4-a5')
  expect(pieces(left)['a5']).toBe('white pawn')
})

test('who moves from river to river drowns, but its capture stands; the crocodile never drowns', () => {
  const match = play(at({ d4: 'white giraffe', f4: 'black pawn', a4: 'white crocodile' }), 'd4xf4')
  expect(pieces(match)).toEqual({ ...lions, a4: 'white crocodile' })
})

test('only the own men of the player whose turn ends drown', () => {
  expect(pieces(play(at({ a4: 'black pawn', a2: 'white pawn' }), 'a2-a3'))['a4']).toBe('black pawn')
})

test('a pawn goes one cell straight or slantwise ahead, capturing there too; beyond the river also back', () => {
  expect(targets(at({ b3: 'white pawn', c4: 'black pawn', b4: 'black zebra' }), 'b3')).toEqual([
    'a4',
    'b4',
    'c4',
  ])
  expect(targets(at({ b4: 'white pawn' }), 'b4')).toEqual(['a5', 'b5', 'c5'])
  expect(targets(at({ b5: 'white pawn' }), 'b5')).toEqual(['a6', 'b3', 'b4', 'b6', 'c6'])
  // Back it neither captures nor leaps.
  expect(targets(at({ b5: 'white pawn', b4: 'black pawn' }), 'b5')).toEqual(['a6', 'b6', 'c6'])
  expect(refused(at({ b5: 'white pawn', b4: 'black pawn' }))['b5xb4']).toMatch(/does not capture/)
  expect(targets(at({ b5: 'white pawn', b3: 'black pawn' }), 'b5')).toEqual(['a6', 'b4', 'b6', 'c6'])
})

test('on the last row it becomes a superpawn at once', () => {
  expect(targets(at({ f6: 'white pawn' }), 'f6')).toEqual(
    ['e7=superpawn', 'f4', 'f5', 'f7=superpawn', 'g7=superpawn'].sort(),
  )
})

test('a superpawn: one cell ahead or aside, capturing; back one or two, straight or slantwise, without', () => {
  const match = at({
    d5: 'white superpawn',
    d6: 'black pawn',
    c5: 'black pawn',
    c4: 'black pawn',
    b1: 'white pawn',
  })
  expect(targets(match, 'd5')).toEqual(['c5', 'c6', 'd3', 'd4', 'd6', 'e4', 'e5', 'e6', 'f3'])
})

test('only two lions: a draw, but who is to move wins when they see each other', () => {
  const two = (black: string) => from(kongo, { pieces: { d1: 'white lion', [black]: 'black lion' } })
  expect(two('c7').outcome?.result).toEqual([0.5, 0.5])
  expect(two('d7').outcome?.result).toEqual([1, 0])
  expect(
    from(kongo, { turn: 'black', pieces: { d1: 'white lion', d7: 'black lion' } }).outcome?.result,
  ).toEqual([0, 1])
})

test('there is no check: the lion may stay attacked', () => {
  const match = at({ b2: 'black zebra', a7: 'white pawn' })
  expect(match.outcome).toBeUndefined()
  expect(moves(match)).toContain('d1-e1')
  expect(play(match, 'd1-e1').outcome).toBeUndefined()
})

test('no legal move loses; a third repetition and 600 plies draw', () => {
  const game = kongo.make({})
  expect(game.draws).toMatchObject({ repetition: { times: 3 }, cap: 600 })
  expect(game.stuck(at({ a1: 'white pawn' }).position)).toMatchObject({ result: [0, 1] })
})

test('official: the lion does not leave its castle', () => {
  const match = from(
    kongo,
    { pieces: { c3: 'white lion', d7: 'black lion', a1: 'white pawn' } },
    { official: 'on' },
  )
  expect(targets(match, 'c3')).toEqual(['c2', 'd2', 'd3'])
})
