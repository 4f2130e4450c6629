import { expect, test } from 'vitest'
import type { Json, Match } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { columnsOf, pieces, playAlike, type Columns, type Rules } from '../../../../tests/slow-columns.ts'
import { crosswise, square, towers, type GameDefinition } from '../../../kit/index.ts'
import emergo from './game.ts'

const men = (n: number): string[] => Array<string>(n).fill('man')
const at = (
  turn: 'white' | 'black',
  columns: Columns,
  hands: readonly [number, number] = [0, 0],
  more = {},
) =>
  from(emergo, {
    turn,
    pieces: pieces(columns),
    hands: { white: men(hands[0]), black: men(hands[1]) },
    ...more,
  })
const standing = (match: Match) => columnsOf(json(match)['pieces'] as Json)
const entries = (match: Match) => moves(match).filter(name => name.length === 2)

test('41 cells within the diagonals e1-a5-e9-i5; the board is empty, 12 men each are in hand, white begins', () => {
  const { board } = emergo.make({})
  expect(board.size).toBe(41)
  for (const name of ['e1', 'a5', 'e9', 'i5', 'd2', 'f8', 'e5']) expect(board.names).toContain(name)
  for (const name of ['d1', 'a4', 'c2', 'h7']) expect(board.names).not.toContain(name)
  expect(json(start(emergo))).toEqual({
    turn: 'white',
    pieces: {},
    hands: { white: men(12), black: men(12) },
  })
})

test('white’s first man may not go to the centre, black’s and later ones may', () => {
  const match = start(emergo)
  expect(moves(match)).toHaveLength(40)
  expect(refused(match)['e5']).toBe('White’s first man may not go to the centre.')
  play(match, 'a5')
  expect(moves(match)).toContain('e5')
  expect(moves(play(match, 'e1'))).toContain('e5')
})

test('a man enters on an empty cell only, one at a time', () => {
  const match = play(start(emergo), 'e4')
  expect(standing(match)).toEqual({ e4: 'w' })
  expect(json(match)['hands']).toEqual({ white: men(11), black: men(12) })
  expect(refused(match)['e4']).toBe('This place is taken already.')
})

test('a capture takes the top man along, under the jumping piece; a single man’s cell is empty at once', () => {
  expect(standing(play(at('white', { e4: 'w', e5: 'b', a5: 'b' }), 'e4xe6'))).toEqual({ e6: 'bw', a5: 'b' })
  expect(standing(play(at('white', { e4: 'bw', e5: 'wwb', a5: 'b' }), 'e4xe6'))).toEqual({
    e6: 'bbw',
    e5: 'ww',
    a5: 'b',
  })
})

test('the colour on top owns the piece', () => {
  expectMoves(at('white', { e4: 'bbw', a5: 'wb' }), 'e4-d4 e4-f4 e4-e3 e4-e5')
  expectMoves(at('black', { e4: 'bbw', a5: 'wb' }), 'a5-b5')
})

test('capturing comes before entering, entering before moving', () => {
  const match = at('white', { e4: 'w', e5: 'b', a5: 'b' }, [3, 3])
  expectMoves(match, 'e4xe6')
  expect(refused(match)['c5']).toBe('You must capture.')
  const quiet = at('white', { e4: 'w', a5: 'b' }, [3, 3])
  expect(moves(quiet).every(name => name.length === 2)).toBe(true)
  expect(refused(quiet)['e4-e3']).toBe('You must enter your men first.')
  expect(refused(at('white', { e4: 'w', e5: 'b', c5: 'w' }))['c5-c4']).toBe('You must capture.')
})

test('a chain goes on in any direction but straight back', () => {
  // White jumps e5 to e6; d6 lies to the left, and e5 still has a black top but lies straight back.
  const match = play(at('white', { e4: 'w', e5: 'bb', d6: 'b', g5: 'b' }), 'e4xe6')
  expect(json(match)).toMatchObject({ turn: 'white', chain: 'e6', came: 'n' })
  expectMoves(match, 'e6xc6')
  expect(refused(match)['e6-e4']).toBe('You may not turn straight back.')
  expect(standing(play(match, 'e6xc6'))).toEqual({ c6: 'bbw', e5: 'b', g5: 'b' })
  expect(json(play(at('white', { e4: 'w', e5: 'bb', g5: 'b' }), 'e4xe6'))['turn']).toBe('black')
})

test('a circle may come to the same column again', () => {
  const circle = { d4: 'w', e4: 'bb', f5: 'b', e6: 'b', d5: 'b', a5: 'b' }
  const match = play(at('white', circle), 'd4xf4 f4xf6 f6xd6 d6xd4 d4xf4')
  expect(standing(match)).toEqual({ f4: 'bbbbbw', a5: 'b' })
})

test('the chain with the most men is a duty, over the whole board; equal ones are free to choose', () => {
  const match = at('white', { e4: 'w', e5: 'b', c4: 'w', c5: 'b', d6: 'b' })
  expectMoves(match, 'c4xc6 e4xe6')
  const longer = at('white', { e4: 'w', e5: 'b', f6: 'b', c4: 'w', c5: 'b' })
  expectMoves(longer, 'e4xe6')
  expect(refused(longer)['c4-c6']).toBe('You must take the most men.')
  // Going round to the right the piece comes back to e4 and takes its second man; to the left it does not.
  const again = at('white', { d4: 'w', e4: 'bb', f5: 'b', e6: 'b', d5: 'b', b5: 'w', b4: 'b', h5: 'b' })
  expectMoves(again, 'd4xf4')
  expect(refused(again)['d4-d6']).toBe('You must take the most men.')
})

test('while the opponent attacks nothing, no entry may force a capture', () => {
  const match = at('white', { e5: 'b', a5: 'w' }, [3, 3])
  // Next to e5 with the cell behind empty the man could be jumped; at the rim it could not.
  for (const cell of ['e4', 'e6', 'd5', 'f5']) {
    expect(moves(match)).not.toContain(cell)
    expect(refused(match)[cell]).toContain('You may not force a capture')
  }
  expect(entries(match)).toHaveLength(35)
  const covered = at('white', { e5: 'b', e3: 'b' }, [3, 3])
  expect(moves(covered)).toContain('e4')
})

test('if the opponent already attacks something, entering is free', () => {
  const match = at('white', { c5: 'b', d5: 'b', e5: 'w' }, [3, 3])
  expect(moves(match)).toContain('d4')
  expect(moves(at('white', { c5: 'b', d5: 'b', a5: 'w' }, [3, 3]))).not.toContain('d4')
})

test('the last one to enter puts all men down as one piece, the shadow', () => {
  const match = at('black', { e5: 'w', a5: 'b' }, [0, 5])
  expect(standing(play(match, 'i5'))).toMatchObject({ i5: 'bbbbb' })
  expect(json(match)['hands']).toEqual({})
  expect(standing(play(at('black', { e5: 'w', a5: 'b' }, [1, 5]), 'i5'))).toMatchObject({ i5: 'b' })
  expect(moves(at('black', { e5: 'w', a5: 'b' }, [0, 5]))).not.toContain('e6')
})

/** The rules on a board so small that every entry can be barred. */
const small: GameDefinition = {
  ...emergo,
  make: () => towers({ board: crosswise(square(4, 2)), men: 6, start: { centre: 'a1' } }),
}

test('if every entry would force a capture a piece moves instead, and without a move the game is lost', () => {
  const hands = { white: men(1), black: men(1) }
  const far = { a2: 'w', b2: 'w', c2: 'w', d2: 'w' }
  const match = from(small, { turn: 'white', pieces: pieces({ a1: 'b', d1: 'b', ...far }), hands })
  expectMoves(match, 'b2-b1 c2-c1')
  expect(refused(match)['b1']).toContain('You may not force a capture')
  const shut = { a1: 'b', d1: 'b', a2: 'b', b2: 'b', c2: 'b' }
  expect(from(small, { turn: 'white', pieces: pieces(shut), hands }).outcome).toBeUndefined()
  const all = from(small, { turn: 'white', pieces: pieces({ ...shut, d2: 'b' }), hands: { white: men(1) } })
  expect(all.outcome?.result).toEqual([0, 1])
})

test('with nothing in hand a piece of any height steps to a neighbour; who cannot has lost', () => {
  expect(standing(play(at('white', { e4: 'bbw', a5: 'b' }), 'e4-e3'))).toEqual({ e3: 'bbw', a5: 'b' })
  expect(refused(at('white', { e4: 'bbw', a5: 'b' }))['e4-d3']).toBe(
    'A piece moves to an empty cell next to it.',
  )
  expect(at('white', { a5: 'w', b5: 'b', c5: 'b' }).outcome?.result).toEqual([0, 1])
  expect(play(at('white', { e4: 'w', e5: 'b' }), 'e4xe6').outcome?.result).toEqual([1, 0])
  expect(at('black', { e4: 'w' }, [0, 1]).outcome).toBeUndefined()
})

test('draws: the third repetition, the 1000th move', () =>
  expect(emergo.make({}).draws).toEqual({ repetition: { times: 3 }, cap: 1000 }))

test('too many men, and a chain that cannot go on, are no positions', () => {
  expect(() => at('white', { e4: 'wwwwww' }, [7, 0])).toThrow('at most 12')
  expect(() => at('white', { e4: 'w', a5: 'b' }, [0, 0], { chain: 'e4' })).toThrow('no piece that can go on')
})

const place = (x: number, y: number) =>
  Math.abs(x) + Math.abs(y) <= 4 ? `${'abcdefghi'[x + 4]}${y + 5}` : ''
const WAYS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const
const RULES: Rules = {
  cells: emergo.make({}).board.names,
  next: (cell, way) =>
    place('abcdefghi'.indexOf(cell[0]!) - 4 + WAYS[way]![0], Number(cell[1]) - 5 + WAYS[way]![1]),
  ways: 4,
  centre: 'e5',
}

test('random games go as by the slow generator, with chains and shadows among them', () => {
  const met = [1, 2, 3, 4, 5, 6].map(seed => playAlike(emergo, {}, RULES, seed, 12))
  expect(met.some(({ chains }) => chains > 0)).toBe(true)
  expect(met.some(({ shadows }) => shadows > 0)).toBe(true)
})
