import { expect, test } from 'vitest'
import { expectMoves, from, json, play, refused, start } from '../../../../tests/playing.ts'
import { Rng, type Match } from '../../../engine/index.ts'
import szamar from './game.ts'

const covered = (match: Match) => {
  const { board, scene } = szamar.make(match.options)
  return scene(match.position).placed.map(
    ({ cells, label }) =>
      `${label.en} ${cells!
        .map(c => board.names[c]!)
        .sort()
        .join(' ')}`,
  )
}

test('4 × 5 cells, the donkey on b4-c5, four squares, five bars, b1 and c1 empty', () => {
  const { board } = szamar.make({})
  expect(board.size).toBe(20)
  expect(board.cells.filter(cell => cell.fill === 'goal').map(cell => cell.name)).toEqual(['b1', 'c1'])
  expect(covered(start(szamar)).sort()).toEqual(
    [
      'red donkey b4 b5 c4 c5',
      'small square a1',
      'small square b2',
      'small square c2',
      'small square d1',
      'upright bar a2 a3',
      'upright bar a4 a5',
      'lying bar b3 c3',
      'upright bar d2 d3',
      'upright bar d4 d5',
    ].sort(),
  )
})

test('a move slides one block any way it can go; a step goes one cell', () => {
  expectMoves(start(szamar), 'a1-b1 a1-c1 b2-b1 b2-c1 c2-c1 c2-b1 d1-c1 d1-b1')
  expectMoves(start(szamar, { count: 'steps' }), 'a1-b1 b2-b1 c2-c1 d1-c1')
  // Around the corner in one move.
  expect(json(play(start(szamar), 'b2-c1'))['blocks']).toMatchObject({ c1: 'square' })
})

test('blocks need room for all their cells, do not turn and do not jump', () => {
  const blocks = { a1: 'upright', b1: 'flat', d1: 'square', b4: 'donkey' }
  const steps = from(szamar, { blocks }, { count: 'steps' })
  expectMoves(steps, 'a1-a2 b1-b2 d1-d2 b4-a4 b4-c4 b4-b3')
})

test('only the donkey on b1-c2 has solved it', () => {
  const donkey = from(szamar, { blocks: { b2: 'donkey' } }, { count: 'steps' })
  expect(donkey.outcome).toBeUndefined()
  expect(play(donkey, 'b2-b1').outcome?.result).toEqual([1])
  expect(play(from(szamar, { blocks: { b2: 'flat', a4: 'donkey' } }), 'b2-b1').outcome).toBeUndefined()
  expect(
    play(from(szamar, { blocks: { a2: 'donkey' } }, { count: 'steps' }), 'a2-a1').outcome,
  ).toBeUndefined()
})

test('a run of steps with one block counts as one move', () => {
  const match = play(start(szamar), 'a1-b1 b1-c1')
  expect(json(match)['made']).toBe(1)
  expect(json(play(match, 'b2-b1'))['made']).toBe(2)
})

test('counting steps, the walk through the gate is one more', () => {
  const match = play(from(szamar, { blocks: { b2: 'donkey' }, made: 7 }, { count: 'steps' }), 'b2-b1')
  expect(match.outcome?.points).toEqual([9])
  const moves = play(from(szamar, { blocks: { b2: 'donkey' }, made: 7 }), 'b2-b1')
  expect(moves.outcome?.points).toEqual([8])
})

test('equal blocks are interchangeable', () => {
  const one = play(start(szamar), 'b2-b1 c2-c1')
  const two = play(start(szamar), 'c2-c1 b2-b1')
  const swapped = play(start(szamar), 'b2-c1 c2-b1')
  expect(one.position.key).toBe(two.position.key)
  expect(one.position.key).toBe(swapped.position.key)
})

test('a block goes where a free cell is pointed at, and different moves are pointed at differently', () => {
  const rng = new Rng(4)
  for (const count of ['moves', 'steps']) {
    const match = start(szamar, { count })
    const free = match.game.layout.ranges.find(range => range.name === 'over')!.start
    for (let i = 0; i < 300; i++) {
      const points = match.moves.map(m => match.game.points(match.position, m))
      expect(new Set(points.map(each => each.join())).size).toBe(points.length)
      for (const [, to] of points) expect(match.position.at(free + Number(to))).toBe(0)
      match.play(match.moves[rng.below(match.moves.length)]!)
      if (match.outcome) break
    }
  }
})

test('blocks that overlap or stick out are no position', () => {
  expect(() => from(szamar, { blocks: { a1: 'donkey', b2: 'square' } })).toThrow('Two blocks cover b2')
  expect(() => from(szamar, { blocks: { d1: 'donkey' } })).toThrow('Sticks out')
})

test('where a block does not fit or cannot slide is refused in words', () => {
  const why = 'This block does not fit there, or cannot slide there.'
  const match = start(szamar)
  expect(refused(match)).toMatchObject({ 'b4-b1': why, 'a2-b1': why, 'd4-c1': why, 'b4-b3': why })
  expect(refused(match)).not.toHaveProperty('b2-b1')
  expect(refused(start(szamar, { count: 'steps' }))['a1-c1']).toBe(why)
})
