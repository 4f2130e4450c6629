import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import zertz from './game.ts'

const all = zertz.make({}).board.names
/** A position with only these rings; `=` names the marble on one, as in d4=w. */
const rings = (text: string, more: object = {}, options = {}) => {
  const marbles = { w: 'white', g: 'grey', b: 'black' } as Record<string, string>
  const kept = new Map(
    text.split(' ').map(part => {
      const [cell = '', held] = part.split('=')
      return [cell, held] as const
    }),
  )
  const pieces = Object.fromEntries(
    all.flatMap(cell => {
      const held = kept.get(cell)
      return kept.has(cell) ? (held ? [[cell, marbles[held]!]] : []) : [[cell, 'gone']]
    }),
  )
  return from(zertz, { turn: 'red', pieces, pool: [5, 7, 9], ...more }, options)
}

test('37 rings, all empty; the pool is 5 white, 7 grey, 9 black, in the tournament game 6, 8, 10', () => {
  expect(all.length).toBe(37)
  expect(json(start(zertz))).toEqual({
    turn: 'red',
    pieces: {},
    pool: [5, 7, 9],
    red: [0, 0, 0],
    blue: [0, 0, 0],
  })
  expect(json(start(zertz, { tournament: 'on' }))).toMatchObject({ pool: [6, 8, 10] })
})

test('a marble of any colour goes on any empty ring, then one ring goes: 3 × 37 and then 18 of the rim', () => {
  const match = start(zertz)
  expect(match.moves.length).toBe(3 * 37)
  play(match, 'w@d4')
  expect(json(match)).toMatchObject({ turn: 'red', pool: [4, 7, 9], placed: 'd4', pieces: { d4: 'white' } })
  expect(match.moves.length).toBe(18)
  expect(json(play(match, '-a4'))).toMatchObject({ turn: 'blue', pieces: { a4: 'gone' } })
})

test('only an empty ring with two adjacent open sides can be taken away', () => {
  const match = play(start(zertz), 'g@a4')
  expect(moves(match)).toContain('-d1')
  expect(moves(match)).not.toContain('-c3')
  expect(refused(match)['-c3']).toBe(
    'This ring cannot go: it does not slide out from between its neighbours.',
  )
  expect(refused(match)['-a4']).toBe('Only an empty ring can be taken away.')
})

test('two open sides that are not adjacent do not free a ring', () => {
  // d4 lies between four rings; the open places c4 and e4 are opposite.
  expect(moves(play(rings('d4 d5 c5 d3 e3 g1=w'), 'w@d5'))).not.toContain('-d4')
})

test('when no ring can go, the removal is left out', () => {
  const match = rings('d4 d5=w e4=w e3=g d3=g c4=b c5', { pool: [1, 1, 1] })
  expect(json(play(match, 'b@c5'))).toMatchObject({ turn: 'blue', pool: [1, 1, 0], red: [0, 0, 0] })
  expect(json(match)['placed']).toBeUndefined()
})

test('capturing is compulsory: jump over a neighbour, any colours, to the empty ring behind', () => {
  const match = rings('d4=w d5=b d6 c4 e4 e3')
  expectMoves(match, 'd4xd6')
  for (const tried of ['w@c4', '-c4', '-d5'])
    expect(refused(match)[tried]).toBe('You must capture when you can.')
  expect(refused(match)['d4xc4']).toContain('only moves to capture')
  play(match, 'd4xd6')
  expect(json(match)).toMatchObject({ turn: 'blue', red: [0, 0, 1], pieces: { d6: 'white' } })
})

test('one cannot jump to where no ring is, nor onto a marble', () => {
  expect(moves(rings('d4=w d5=b c4 e4'))).not.toContain('d4xd6')
  expect(moves(rings('d4=w d5=b d6=g c4 e4'))).not.toContain('d4xd6')
})

test('the same marble must go on while it can, by a way of its choice', () => {
  const match = rings('d4=w d5=b d6 e5=g f4 c6=b b6 a4=w b4=b c4')
  expectMoves(match, 'a4xc4 d4xd6')
  play(match, 'd4xd6')
  expect(json(match)).toMatchObject({ turn: 'red', jumper: 'd6', red: [0, 0, 1] })
  expectMoves(match, 'd6xb6 d6xf4')
  expect(refused(match)['a4xc4']).toBe('The jumping marble must go on capturing.')
  expect(json(play(match, 'd6xf4'))).toMatchObject({ turn: 'blue', red: [0, 1, 1] })
})

test('a lone ring cut off with its marble goes to the mover, as a part of the turn', () => {
  const cut = rings('a4=g b4 c4 d4')
  play(cut, 'b@d4 -b4')
  expect(json(cut)).toMatchObject({ turn: 'blue', red: [0, 1, 0], pieces: { a4: 'gone', b4: 'gone' } })
})

test('a group cut off goes too if every ring of it is full, and stays while one is empty', () => {
  const full = rings('a4=g a5=b b4 c4 d4 d5')
  expect(json(play(full, 'w@d5 -b4'))).toMatchObject({ red: [0, 1, 1], pieces: { a4: 'gone', a5: 'gone' } })
  const open = rings('a4=g a5 b4 c4 d4 d5')
  expect(json(play(open, 'w@d5 -b4'))).toMatchObject({ red: [0, 0, 0], pieces: { a4: 'grey' } })
  // Filling the empty ring later takes the group.
  expect(json(play(open, 'w@a5 -c4'))).toMatchObject({ turn: 'red', blue: [1, 1, 0] })
})

test('when the whole board is one full group, the mover takes everything', () => {
  const match = rings('d4=g d5', { red: [0, 0, 0] })
  expect(json(play(match, 'w@d5'))).toMatchObject({ turn: 'blue', red: [1, 1, 0] })
})

test('with an empty pool one plays with the captured marbles', () => {
  const match = rings('d4 d5 d6 e4', { pool: [0, 0, 0], red: [0, 1, 0], blue: [1, 0, 0] })
  expectMoves(match, 'g@d4 g@d5 g@d6 g@e4')
  expect(match.game.points(match.position, match.moves[0]!)[0]).toBe('red:grey')
  expect(json(play(match, 'g@d4'))).toMatchObject({ red: [0, 0, 0] })
})

test('nothing to place: pass; both pass: a draw', () => {
  const match = rings('d4 d5 d6 e4', { pool: [0, 0, 0], blue: [1, 0, 0] })
  expectMoves(match, 'pass')
  play(match, 'pass')
  expect(json(match)).toMatchObject({ turn: 'blue', passed: 1 })
  play(match, 'w@d4 -e4')
  expect(json(match)['passed']).toBeUndefined()
  const none = rings('d4 d5', { pool: [0, 0, 0] })
  expect(play(none, 'pass').outcome?.result).toEqual([0.5, 0.5])
})

const jump = (red: number[], over: string, options = {}) =>
  play(rings(`d4=w d5=${over} d6 c4 b4`, { red, pool: [1, 1, 1] }, options), 'd4xd6').outcome?.result
test.each([
  ['3 white', [2, 0, 0], 'w'],
  ['4 grey', [0, 3, 0], 'g'],
  ['5 black', [0, 0, 4], 'b'],
  ['2 of each', [2, 1, 2], 'g'],
])('%s win', (_, red, over) => expect(jump(red, over)).toEqual([1, 0]))
test.each([
  ['2 white', [1, 1, 1], 'w'],
  ['3 grey', [0, 2, 0], 'g'],
  ['4 black', [0, 0, 3], 'b'],
  ['2, 2, 1', [2, 1, 1], 'g'],
])('%s do not', (_, red, over) => expect(jump(red, over)).toBeUndefined())

test.each([
  ['4 white', [3, 0, 0], 'w', true],
  ['5 grey', [0, 4, 0], 'g', true],
  ['6 black', [0, 0, 5], 'b', true],
  ['3 of each', [3, 2, 3], 'g', true],
  ['3 white', [2, 0, 0], 'w', false],
  ['2 of each', [2, 1, 2], 'g', false],
])('tournament: %s', (_, red, over, wins) =>
  expect(jump(red, over, { tournament: 'on' })).toEqual(wins ? [1, 0] : undefined),
)

test('a goal counts when the turn is complete', () => {
  const match = rings('d4=w d5=w d6 e5=b f4', { red: [2, 0, 0] })
  play(match, 'd4xd6')
  expect(json(match)).toMatchObject({ turn: 'red', jumper: 'd6', red: [3, 0, 0] })
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'd6xf4').outcome?.result).toEqual([1, 0])
})

test('the third repetition is a draw, and so is a game without end', () =>
  expect(zertz.make({}).draws).toMatchObject({ repetition: { times: 3 }, cap: 1200 }))

test('a turn that cannot be finished is no position', () =>
  expect(() => rings('d4 d5=w', { jumper: 'd4' })).toThrow('cannot be finished'))

test('the value follows the nearest set', () => {
  const { game, position } = rings('d4 d5', { red: [2, 0, 0], blue: [0, 2, 0] })
  expect(game.value!(position, 0)).toBeGreaterThan(0)
  expect(game.value!(position, 1)).toBeLessThan(0)
})

test('what is shown: marbles in their colours, vanished rings gone, the pool, and captured ones only counted until they are placed', () => {
  const { position } = rings('d4=w d5=b e4', { red: [0, 1, 0] })
  const { placed, fills, trays } = zertz.make({}).scene(position)
  expect(placed.map(({ look }) => look.tint)).toEqual(['white', 'black'])
  expect(fills?.length).toBe(34)
  expect(trays.map(({ id }) => id)).toEqual(['pool', 'red', 'blue'])
  expect(trays[1]).toMatchObject({
    place: 'card',
    items: [],
    text: { en: 'white 0 / 3, grey 1 / 4, black 0 / 5' },
  })
  const late = rings('d4 d5 e4', { pool: [0, 0, 0], red: [0, 1, 0] })
  const [, red] = zertz.make({}).scene(late.position).trays
  expect(red!.items.map(({ count }) => count)).toEqual([0, 1, 0])
  expect(late.game.tally?.(late.position, 0).map(({ en }) => en)).toContain('grey 1 / 4')
})

test('a full ring, a colour that has run out and a marble that cannot jump are refused in words', () => {
  const match = rings('d4=w d5 d6 e4', { pool: [0, 1, 1] })
  expect(refused(match)).toMatchObject({
    'w@d5': 'There are no more of this colour.',
    'g@d4': 'There is a marble on this ring already.',
    d4xd6: 'A marble only moves to capture: over a neighbouring marble to the empty ring right behind it.',
  })
  expect(refused(match)).not.toHaveProperty('g@d5')
  expect(refused(match)['-e4']).toContain('First choose a marble')
  expect(refused(play(match, 'g@d5'))['b@e4']).toBe('Now a ring of the rim must be taken away.')
})
