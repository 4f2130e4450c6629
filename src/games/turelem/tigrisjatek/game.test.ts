import { expect, test } from 'vitest'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { expectLengths } from '../../../../tests/puzzles.ts'
import { agreeOnBlocks, type Shapes, type SlowBlocks } from '../../../../tests/slow-blocks.ts'
import { solve } from '../../../ai/solve.ts'
import { Match, Rng, type Options } from '../../../engine/index.ts'
import { LINE } from './line.ts'
import tigris from './game.ts'
import { solvedPositions } from './goals.ts'

const box = (cols: number, rows: number) =>
  Array.from({ length: cols * rows }, (_, i) => [i % cols, Math.floor(i / cols)] as const)
const shapes: Shapes = {
  tiger: box(3, 3),
  block: box(2, 2),
  unit: box(1, 1),
  'house-n': box(2, 3),
  'house-s': box(2, 3),
  'house-e': box(3, 2),
  'house-w': box(3, 2),
  'long-n': box(3, 1),
  'long-s': box(3, 1),
  'long-e': box(1, 3),
  'long-w': box(1, 3),
  'short-n': box(2, 1),
  'short-s': box(2, 1),
  'short-e': box(1, 2),
  'short-w': box(1, 2),
  'bar-e': box(3, 1),
  'bar-n': box(1, 3),
  'small-e': box(2, 1),
  'small-n': box(1, 2),
}
const rules: SlowBlocks = {
  cols: 6,
  rows: 6,
  shapes,
  turns(kind) {
    const [id = '', facing] = kind.split('-')
    if (!facing) return undefined
    const across = facing === 'n' || facing === 's' ? ['e', 'w'] : ['n', 's']
    const into = across.map(side => `${id}-${side}`).filter(each => each in shapes)
    return { into, side: id === 'short' || id === 'small' ? 2 : 3 }
  },
}
const steps = { count: 'steps' }
const at = (blocks: Record<string, string>, options: Options = steps) => from(tigris, { blocks }, options)
const caged = { d4: 'tiger', c4: 'long-e', e1: 'house-n', c3: 'short-n' }

test('6 × 6 cells, eight blocks as the book has them, d1-f2 empty; fixed walls at the upper right corner', () => {
  const { board, scene } = tigris.make({})
  expect(board.size).toBe(36)
  expect(json(start(tigris))['blocks']).toEqual({
    a1: 'tiger',
    a4: 'house-e',
    a6: 'long-n',
    f4: 'short-e',
    d4: 'block',
    d3: 'bar-e',
    d6: 'small-e',
    f6: 'unit',
  })
  const { placed, links } = scene(start(tigris).position)
  expect(placed.flatMap(each => each.cells!)).toHaveLength(30)
  expect(links!.map(link => board.names[link.from]!).sort()).toEqual(['d6', 'e6', 'f4', 'f5', 'f6', 'f6'])
})

test('the moves are those of the rules, turns among them, by runs and by steps, in random games', () => {
  for (const [seed, count] of ['moves', 'steps'].entries())
    agreeOnBlocks(rules, start(tigris, { count }), 60, seed)
  agreeOnBlocks(rules, at({ c3: 'house-e', a6: 'long-n', a1: 'short-e' }, {}), 25, 3)
})

test('a block turns inside a square as wide as it is long that holds nothing else, and its wall turns with it', () => {
  const short = at({ b2: 'short-e', f6: 'unit' })
  expect(
    moves(short)
      .filter(name => name.includes(':'))
      .sort(),
  ).toEqual(['a2', 'b2', 'a3', 'b3'].flatMap(to => [`b2-${to}:n`, `b2-${to}:s`]).sort())
  // With a neighbour on each side no square is free.
  const between = moves(at({ b2: 'short-e', a2: 'unit', c3: 'small-n' }))
  expect(between.filter(name => name.startsWith('b2') && name.includes(':'))).toEqual([])
  expect(moves(at({ a1: 'block', d4: 'tiger', f1: 'unit' })).some(name => name.includes(':'))).toBe(false)
  expect(json(play(short, 'b2-a3:n'))['blocks']).toEqual({ a3: 'short-n', f6: 'unit' })
})

test('a turn is pointed at by a button, and by a cell where there are several places', () => {
  const match = at({ a1: 'small-e', f6: 'unit' })
  const { game, position } = match
  const points = new Map(match.moves.map(m => [match.nameOf(m), game.points(position, m)]))
  expect(points.get('a1-a1:n')![1]).toBe('turn:small-n')
  expect(points.get('a1-a1:n')).toHaveLength(3)
  const tight = at({ a1: 'small-e', c1: 'block', f6: 'unit', b2: 'short-e' })
  expect(moves(tight).filter(name => name.startsWith('a1') && name.includes(':'))).toEqual([])
  expect(game.label!('turn:small-n', position).en).toBe('Turn: standing short plain bar')
  const both = [...points.values()].map(each => each.join())
  expect(new Set(both).size).toBe(both.length)
})

test('a run of pushes and turns with one block counts as one move, or each by itself', () => {
  expect(json(play(at({ a1: 'small-e', f6: 'unit' }, {}), 'a1-a1:n a1-b1'))['made']).toBe(1)
  expect(json(play(at({ a1: 'small-e', f6: 'unit' }), 'a1-a1:n a1-b1'))['made']).toBe(2)
})

test('the tiger at d4-f6 with walls beside rows 4 to 6 and under columns d to f is the goal', () => {
  const ends = (blocks: Record<string, string>) => at({ ...blocks, a1: 'unit' })
  const { tiger: _, ...rest } = { tiger: '', ...caged }
  const solved = (blocks: Record<string, string>) => {
    const { game, position } = ends(blocks)
    return game.outcome(position)?.result
  }
  expect(solved(rest)).toEqual([1])
  // Each wall turned away, or a cell too low, opens the cage.
  expect(solved({ ...caged, c4: 'long-w' })).toBeUndefined()
  expect(solved({ ...caged, e1: 'house-s' })).toBeUndefined()
  expect(solved({ ...caged, c3: 'short-s' })).toBeUndefined()
  expect(solved({ d4: 'tiger', c3: 'long-e', e1: 'house-n' })).toBeUndefined()
  expect(solved({ d4: 'tiger', c4: 'bar-n', e1: 'house-n', c3: 'short-n' })).toBeUndefined()
  expect(solved({ d4: 'tiger', c4: 'long-e', e1: 'house-n', c2: 'short-n' })).toBeUndefined()
  expect(solved({ c4: 'tiger', b4: 'long-e', d1: 'house-n' })).toBeUndefined()
  // Walls alone make no cage.
  expect(solved({ c4: 'long-e', e1: 'house-n', c3: 'short-n', d4: 'block' })).toBeUndefined()
  // The other way round: the long bar below, the other two on the left, one reaching beyond.
  expect(solved({ d4: 'tiger', d3: 'long-n', a5: 'house-e', c3: 'short-e' })).toEqual([1])
})

test('where a block does not fit is refused in words', () => {
  const why = 'This block does not fit there, or cannot slide there.'
  expect(refused(start(tigris))).toMatchObject({ 'a1-d1': why, 'f4-f1': why })
})

test('the solution of 31 moves, and that of 62 steps, lead into the cage', () => {
  for (const [count, length] of [
    ['moves', 31],
    ['steps', 62],
  ] as const) {
    expect(LINE[count].split(' ')).toHaveLength(length)
    const match = play(start(tigris, { count }), LINE[count])
    expect(match.outcome).toMatchObject({ result: [1], points: [length] })
    expect(LINE[count]).toContain(':')
  }
})

test('the search from both ends finds what the general one finds', async () => {
  const { board } = tigris.make({})
  expect(solvedPositions(board)).toHaveLength(7042)
  for (const [seed, back, count] of [
    [1, 3, 'moves'],
    [2, 4, 'moves'],
    [3, 5, 'steps'],
  ] as const) {
    // Some random moves back from the cage, then the whole game forgotten.
    const names = LINE[count].split(' ')
    const near = play(start(tigris, { count }), names.slice(0, -back).join(' '))
    const rng = new Rng(seed)
    near.play(near.moves[rng.below(near.moves.length)]!)
    const blocks = json(near)['blocks']!
    const begun = () => from(tigris, { blocks }, { count })
    const general = await solve(begun().game, begun().position)
    const both = await solve(begun().game, begun().position, {
      load: () => Promise.reject(new Error('none')),
    })
    expect(general.kind).toBe('solved')
    if (general.kind !== 'solved' || both.kind !== 'solved') throw new Error(both.kind)
    expect(both.counted).toBe(general.counted)
    const played: Match = begun()
    for (const m of both.moves) played.play(m)
    expect(played.outcome?.result).toEqual([1])
  }
})

test('dealt puzzles are as hard as they say', async () => {
  await expectLengths(tigris, { easy: [1, 5], medium: [6, 9], hard: [10, 13] }, [1, 2])
})
