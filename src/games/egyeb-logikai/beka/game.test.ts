import { expect, test } from 'vitest'
import { Rng, type Match, type Options } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import beka from './game.ts'

const SMALL = { size: '6' }
const frogs = (cells: string, kind = 'frog') => Object.fromEntries(cells.split(' ').map(c => [c, kind]))
const at = (pieces: Record<string, string>, options: Options = {}, more: object = {}) =>
  from(beka, { turn: 'red', pieces, ...more }, { ...SMALL, ...options })
const points = (match: Match) => (json(match) as { points?: number[] }).points
const piecesOf = (match: Match) => (json(match) as { pieces: Record<string, string> }).pieces
const dealt = (options: Options, seed = 1) => {
  const match = start(beka, { counters: 'coloured', ...options })
  match.roll(new Rng(seed))
  return match
}
const tally = (match: Match) => {
  const count: Record<string, number> = {}
  for (const kind of Object.values(piecesOf(match))) count[kind] = (count[kind] ?? 0) + 1
  return count
}

test('324 frogs fill 18 × 18 cells; any of them may be taken off first, and it counts', () => {
  const match = start(beka)
  expect(tally(match)).toEqual({ frog: 324 })
  expect(moves(match)).toHaveLength(324)
  expect(match.game.prompt?.(match.position)?.en).toBe('Take off any frog.')
  play(match, 'c5')
  expect(points(match)).toEqual([1, 0])
  expect(piecesOf(match)['c5']).toBeUndefined()
  expect(json(match)).toMatchObject({ turn: 'green' })
  expectMoves(match, 'a3xc5 a7xc5 e3xc5 e7xc5')
})

test('two to four play', () => {
  expect(beka.players).toEqual([2, 3, 4])
  for (const players of ['2', '3', '4'])
    expect(start(beka, { players }).game.players).toHaveLength(Number(players))
  const match = play(start(beka, { players: '3', size: '6' }), 'c3 a1xc3')
  expect(json(match)).toMatchObject({ turn: 'orange', points: [1, 1, 0] })
})

test('a frog jumps diagonally over a neighbour to the empty cell right behind it, forward and backward', () => {
  const match = at(frogs('c3 d4 b4 b2 d2'))
  expectMoves(match, 'c3xe5 c3xa5 c3xa1 c3xe1')
  const way = 'A frog jumps diagonally over a neighbouring frog, to the empty cell right behind it.'
  expect(refused(match)).toMatchObject({ c3xc5: way, c3xe3: way, d4xc3: way, b2xc2: way })
  // Two in a row cannot be jumped over, nor can the rim be left.
  expectMoves(at(frogs('a1 b2 c3')), 'b2xd4')
})

test('the frog that was jumped over is taken off at once and counts for whoever jumped', () => {
  const match = play(at(frogs('c3 d4 a6'), {}, { turn: 'green', points: [5, 7] }), 'c3xe5')
  expect(piecesOf(match)).toEqual(frogs('a6 e5'))
  expect(match.outcome?.points).toEqual([5, 8])
})

test('whoever can jump on with the same frog must, by a way of their choice', () => {
  const match = play(at(frogs('a1 b2 d4 d2 a5 b6')), 'a1xc3')
  expect(json(match)).toMatchObject({ turn: 'red', part: 'on', jumper: 'c3' })
  expectMoves(match, 'c3xe5 c3xe1')
  expect(match.game.prompt?.(match.position)?.en).toBe('Jump on with the same frog.')
  expect(refused(match)).toMatchObject({ a5xa6: 'The same frog has to jump on.' })
  expect(json(play(match, 'c3xe1'))).not.toHaveProperty('jumper')
})

test('a turn of three jumps takes three', () => {
  const match = play(at(frogs('a1 b2 d4 f6 a8'), { size: '8' }), 'a1xc3 c3xe5 e5xg7')
  expect(match.outcome?.points).toEqual([3, 0])
  expect(piecesOf(match)).toEqual(frogs('a8 g7'))
})

test('the traditional game jumps along rows and columns, and jumping on is voluntary', () => {
  const orthogonal = { jumps: 'orthogonal' }
  const match = at(frogs('c3 c4 d3 d5 a1'), orthogonal)
  expectMoves(match, 'c3xc5 c3xe3 c4xc2 d3xb3')
  expect(refused(match)['d3xd5']).toContain('along a row or column')
  play(match, 'c3xc5')
  expectMoves(match, 'c5xe5 stop')
  expect(match.game.prompt?.(match.position)?.en).toBe('Jump on, or stop.')
  expect(json(play(match, 'stop'))).toEqual({
    turn: 'green',
    points: [1, 0],
    pieces: frogs('a1 c5 d3 d5'),
  })
})

test('all eight directions: rows, columns and diagonals, and jumping on is a duty', () => {
  const match = at(frogs('a1 b2 b1 d4'), { jumps: 'all8' })
  expectMoves(match, 'a1xc3 a1xc1 b1xb3')
  expect(refused(match)['d4xd5']).toBe(
    'A frog jumps over a neighbouring frog, to the empty cell right behind it.',
  )
  expectMoves(play(match, 'a1xc3'), 'c3xe5')
})

test('the game ends when nobody can jump: the most frogs win, equal is a draw', () => {
  const end = (red: number, green: number) =>
    play(at(frogs('a1 b2'), {}, { points: [red, green] }), 'a1xc3').outcome
  expect(end(3, 3)).toMatchObject({ result: [1, 0], reason: { en: 'Nobody can jump any more.' } })
  expect(end(2, 5)?.result).toEqual([0, 1])
  expect(end(2, 3)?.result).toEqual([0.5, 0.5])
})

test('of three players the tied leaders share', () => {
  const match = at(frogs('a1 b2'), { players: '3' }, { points: [2, 3, 1] })
  expect(play(match, 'a1xc3').outcome?.result).toEqual([0.5, 0.5, 0])
})

test('129 blue, 97 yellow, 65 black and 33 white lie in an order of luck', () => {
  const match = dealt({})
  expect(tally(match)).toEqual({ blue: 129, yellow: 97, black: 65, white: 33 })
  expect(piecesOf(match)).not.toEqual(piecesOf(dealt({}, 2)))
  expect(json(match)).toMatchObject({ turn: 'red', part: 'first' })
  expect(start(beka, { counters: 'coloured' }).position.turn).toBe(-1)
})

test('the first player takes a blue one', () => {
  const match = dealt({})
  const pieces = piecesOf(match)
  expect(moves(match)).toEqual(
    Object.keys(pieces)
      .filter(c => pieces[c] === 'blue')
      .sort(),
  )
  const yellow = Object.keys(pieces).find(c => pieces[c] === 'yellow')!
  expect(refused(match)[yellow]).toBe('Take a blue frog off first.')
  expect(points(play(match, moves(match)[0]!))).toEqual([1, 0])
})

test.each([
  ['blue', 1],
  ['yellow', 2],
  ['black', 3],
  ['white', 4],
])('a %s frog is worth %i', (kind, worth) => {
  const match = play(at({ a1: 'blue', b2: kind }, { counters: 'coloured' }), 'a1xc3')
  expect(match.outcome?.points).toEqual([worth, 0])
})

test('boards of 6 to 18 cells a side; the colours come as 4 : 3 : 2 : 1, the rest is blue', () => {
  const sizes = beka.options.find(({ id }) => id === 'size')!.choices.map(({ id }) => Number(id))
  expect(sizes).toEqual([18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6])
  expect(tally(dealt({ size: '10' }))).toEqual({ blue: 40, yellow: 30, black: 20, white: 10 })
  expect(tally(dealt({ size: '6' }))).toEqual({ blue: 14, yellow: 11, black: 7, white: 4 })
})

test('only cells of the colour of the first hole ever come into play', () => {
  const match = play(start(beka, { size: '8' }), 'c5')
  const rng = new Rng(3)
  while (!match.outcome) match.play(match.moves[rng.below(match.moves.length)]!)
  const light = Object.keys(piecesOf(match)).filter(c => (c.charCodeAt(0) + Number(c[1])) % 2 === 1)
  expect(light).toHaveLength(32)
})

// Written from the text alone: the jumps of a turn, on a drawing of the board.
const WAYS: Record<string, readonly (readonly [number, number])[]> = {
  diagonal: [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ],
  orthogonal: [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ],
}
WAYS['all8'] = [...WAYS['diagonal']!, ...WAYS['orthogonal']!]
const cell = (x: number, y: number) => `${'abcdefg'[x]}${y + 1}`
function slow(lying: ReadonlySet<string>, side: number, jumps: string, only?: string): Map<string, string> {
  const found = new Map<string, string>()
  for (let x = 0; x < side; x++)
    for (let y = 0; y < side; y++)
      for (const [dx, dy] of WAYS[jumps]!) {
        const [gx, gy] = [x + 2 * dx, y + 2 * dy]
        if (gx < 0 || gy < 0 || gx >= side || gy >= side || (only && only !== cell(x, y))) continue
        if (lying.has(cell(x, y)) && lying.has(cell(x + dx, y + dy)) && !lying.has(cell(gx, gy)))
          found.set(`${cell(x, y)}x${cell(gx, gy)}`, cell(x + dx, y + dy))
      }
  return found
}

test.each([
  ['diagonal', 1],
  ['diagonal', 2],
  ['orthogonal', 3],
  ['orthogonal', 4],
  ['all8', 5],
  ['all8', 6],
])('a random game of %s jumps goes as by the slow generator', (jumps, seed) => {
  const rng = new Rng(seed)
  const match = start(beka, { size: '7', jumps })
  const first = moves(match)[rng.below(49)]!
  play(match, first)
  const lying = new Set(Object.keys(piecesOf(match)))
  const taken = [1, 0]
  let [player, jumper] = [1, '']
  while (!match.outcome) {
    const found = slow(lying, 7, jumps, jumper || undefined)
    const names = [...found.keys(), ...(jumper && jumps === 'orthogonal' ? ['stop'] : [])]
    expect(moves(match)).toEqual(names.sort())
    const name = names[rng.below(names.length)]!
    play(match, name)
    const over = found.get(name)
    if (over) {
      const [a, b] = name.split('x') as [string, string]
      lying.delete(over)
      lying.delete(a)
      lying.add(b)
      taken[player]!++
      jumper = slow(lying, 7, jumps, b).size > 0 ? b : ''
    } else jumper = ''
    if (!jumper) player = 1 - player
    expect(points(match)).toEqual(taken)
    expect(new Set(Object.keys(piecesOf(match)))).toEqual(lying)
  }
  expect(slow(lying, 7, jumps).size).toBe(0)
})
