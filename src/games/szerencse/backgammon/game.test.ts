import { expect, test } from 'vitest'
import { CHANCE, Moves, Rng, whyNot } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import backgammon from './game.ts'

const NO_CUBE = { cube: 'off' }
/** Keeps black's men out of the way and in the game. */
const AWAY = { 24: '2 black', 19: '2 black' }

test('set-ups: fifteen men each, three in hipergammon', () => {
  expect(json(start(backgammon))['pieces']).toEqual({
    1: '2 black',
    12: '5 black',
    17: '3 black',
    19: '5 black',
    24: '2 white',
    13: '5 white',
    8: '3 white',
    6: '5 white',
  })
  expect(json(start(backgammon, { variant: 'nackgammon' }))['pieces']).toEqual({
    1: '2 black',
    2: '2 black',
    12: '4 black',
    17: '3 black',
    19: '4 black',
    24: '2 white',
    23: '2 white',
    13: '4 white',
    8: '3 white',
    6: '4 white',
  })
  expect(json(start(backgammon, { variant: 'hipergammon' }))['pieces']).toEqual({
    1: '1 black',
    2: '1 black',
    3: '1 black',
    22: '1 white',
    23: '1 white',
    24: '1 white',
  })
})

test('the board: 1 to 12 below from right to left, 13 to 24 above from left to right, homes on the right', () => {
  const { board } = backgammon.make({})
  const at = (name: string) => board.cells[board.names.indexOf(name)]!
  expect(at('1').x).toBeGreaterThan(at('12').x)
  expect(at('13').x).toBeLessThan(at('24').x)
  expect(at('1').y).toBeGreaterThan(at('24').y)
  expect(at('bar').x).toBeGreaterThan(at('7').x)
  expect(at('bar').x).toBeLessThan(at('6').x)
  expect(at('white-home').y).toBe(at('1').y)
  expect(at('black-home').y).toBe(at('24').y)
})

test('white begins; white goes down, black goes up', () => {
  const match = start(backgammon)
  expectMoves(match, 'roll double')
  play(match, 'roll roll:3-1')
  expectMoves(match, '24/23 24/21 13/10 8/7 8/5 6/5 6/3')
  play(match, '8/5 6/5 roll roll:6-1')
  expect(json(match)['turn']).toBe('black')
  expectMoves(match, '1/2 1/7 12/18 17/18 17/23 19/20')
})

test('official start: the higher of two dice begins and plays both; equal dice do not count', () => {
  const match = start(backgammon, { official: 'on' })
  expect(moves(match)).toHaveLength(30)
  expect(moves(match)).not.toContain('start:3-3')
  expect(json(play(match, 'start:2-5'))).toMatchObject({ turn: 'black', dice: [5, 2] })
  expect(json(play(start(backgammon, { official: 'on' }), 'start:5-2'))['turn']).toBe('white')
})

test('21 rolls, two different numbers twice as likely as a double', () => {
  const { game, position } = play(start(backgammon), 'roll')
  const out = new Moves()
  game.moves(position, out)
  const weights = Object.fromEntries(
    out.toArray().map(m => [game.name(position, m), game.weight!(position, m)]),
  )
  expect(Object.keys(weights)).toHaveLength(21)
  expect([weights['roll:4-4'], weights['roll:4-3']]).toEqual([1, 2])
  expect(position.turn).toBe(CHANCE)
})

test('a double is four moves', () => {
  const match = play(start(backgammon, NO_CUBE), 'roll:2-2')
  expect(json(match)['dice']).toEqual([2, 2, 2, 2])
  play(match, '24/22 22/20 13/11 6/4')
  expect(match.position.turn).toBe(CHANCE)
})

test('a point with two enemy men is closed, also on the way; a single man is hit', () => {
  const pieces = { ...AWAY, 10: '1 white', 9: '2 black', 8: '2 black', 3: '1 white' }
  const match = from(backgammon, { turn: 'white', pieces, dice: [2, 1] })
  expectMoves(match, '3/1')
  expect(refused(match)['10/9']).toContain('holds that point')
  const hit = from(
    backgammon,
    { turn: 'white', pieces: { ...AWAY, 10: '1 white', 8: '1 black' }, dice: [2] },
    NO_CUBE,
  )
  expect(json(play(hit, '10/8*'))['pieces']).toMatchObject({ 8: '1 white', bar: '1 black' })
})

test('men on the bar enter first: white on 25 - d, black on d; what cannot be used is lost', () => {
  const white = from(backgammon, {
    turn: 'white',
    pieces: { bar: '1 white', 13: '2 white', 19: '2 black' },
    dice: [6, 4],
  })
  expectMoves(white, 'bar/21')
  expect(refused(white)['13/7']).toContain('bar must enter first')
  expect(refused(white)['bar/19']).toContain('holds that point')
  const black = from(backgammon, { turn: 'black', pieces: { bar: '2 black', 20: '1 white' }, dice: [5, 2] })
  expectMoves(black, 'bar/5 bar/2')
  const shut = from(backgammon, {
    turn: 'white',
    pieces: { bar: '1 white', 19: '2 black', 21: '2 black' },
    dice: [6, 4],
  })
  expectMoves(shut, 'pass')
  expect(json(play(shut, 'pass'))).toMatchObject({ turn: 'black' })
})

test('both dice must be used if possible', () => {
  const pieces = { ...AWAY, 12: '1 white', 8: '1 white', 5: '2 black', 6: '2 black' }
  const match = from(backgammon, { turn: 'white', pieces, dice: [5, 2] })
  expectMoves(match, '12/10 8/3')
  expect(refused(match)['12/7']).toContain('fewer dice')
  const oneMan = { ...AWAY, 9: '1 white', 4: '2 black', 5: '2 black' }
  expectMoves(from(backgammon, { turn: 'white', pieces: oneMan, dice: [4, 3] }), '9/6')
})

test('if only one of the dice can be used, it is the larger', () => {
  const match = from(backgammon, {
    turn: 'white',
    pieces: { ...AWAY, 9: '1 white', 2: '2 black' },
    dice: [4, 3],
  })
  expectMoves(match, '9/5')
  expect(refused(match)['9/6']).toContain('must be the larger')
  expect(whyNot(match.game, match.position, [8, 5])?.rule).toBe('moves')
})

test('steps that no die allows are explained', () => {
  const why = refused(from(backgammon, { turn: 'white', pieces: { ...AWAY, 10: '2 white' }, dice: [3, 1] }))
  expect(why['10/6']).toContain('die by die')
  expect(why['10/5']).toContain('no such roll')
  expect(why['10/12']).toContain('never go back')
  expect(why['10/7']).toBeUndefined()
  const double = from(backgammon, { turn: 'white', pieces: { ...AWAY, 10: '2 white' }, dice: [2, 2, 2, 2] })
  for (const point of [6, 4, 2]) expect(refused(double)[`10/${point}`]).toContain('die by die')
  const bar = from(backgammon, {
    turn: 'white',
    pieces: { ...AWAY, bar: '1 white', 10: '1 white' },
    dice: [3, 1],
  })
  expect(refused(bar)['10/5']).toContain('bar must enter first')
})

test('bearing off: all men at home, exact numbers, larger ones only from the rearmost point', () => {
  const home = { ...AWAY, 5: '1 white', 3: '1 white' }
  expectMoves(from(backgammon, { turn: 'white', pieces: home, dice: [3] }), '5/2 3/off')
  expectMoves(from(backgammon, { turn: 'white', pieces: home, dice: [6] }), '5/off(6)')
  expectMoves(from(backgammon, { turn: 'white', pieces: home, dice: [4] }), '5/1')
  expect(refused(from(backgammon, { turn: 'white', pieces: home, dice: [4] }))['3/off(4)']).toContain(
    'rearmost',
  )
  const late = from(backgammon, { turn: 'white', pieces: { ...home, 7: '1 white' }, dice: [3] })
  expect(refused(late)['3/off']).toContain('all of them')
  expectMoves(
    from(backgammon, { turn: 'black', pieces: { 23: '1 black', 6: '2 white' }, dice: [2] }),
    '23/off',
  )
  expectMoves(
    from(backgammon, { turn: 'white', pieces: { ...AWAY, 2: '2 white' }, dice: [5, 3] }),
    '2/off(5) 2/off(3)',
  )
})

test('a game is worth one, a gammon two, a backgammon three points, times the stake', () => {
  const last = (black: Record<string, string>, more: Record<string, string | number> = {}, options = {}) =>
    play(
      from(backgammon, { turn: 'white', pieces: { 1: '1 white', ...black }, dice: [1], ...more }, options),
      '1/off',
    )
  expect(last({ 20: '14 black' }).outcome).toMatchObject({ result: [1, 0], points: [1, 0] })
  expect(last({ 20: '15 black' }).outcome?.points).toEqual([2, 0])
  expect(last({ 20: '14 black', 6: '1 black' }).outcome?.points).toEqual([3, 0])
  expect(last({ 20: '14 black', bar: '1 black' }).outcome?.points).toEqual([3, 0])
  expect(last({ 20: '13 black', bar: '1 black' }).outcome?.points).toEqual([1, 0])
  expect(last({ 20: '15 black' }, { stake: 4 }).outcome?.points).toEqual([8, 0])
  expect(last({ 20: '3 black' }, {}, { variant: 'hipergammon' }).outcome?.points).toEqual([2, 0])
  expect(last({ 20: '2 black' }, {}, { variant: 'hipergammon' }).outcome?.points).toEqual([1, 0])
  expect(last({ 20: '15 black' }, {}, { variant: 'halottgammon' }).outcome).toMatchObject({
    result: [0, 1],
    points: [0, 2],
  })
})

test('the cube: offered before rolling, taken or dropped; then only the taker may offer', () => {
  const match = play(start(backgammon), 'double')
  expectMoves(match, 'take drop')
  play(match, 'take roll:2-1')
  expect(json(match)).toMatchObject({ turn: 'white', stake: 2, cube: 'black' })
  play(match, '24/22 24/23')
  expectMoves(match, 'roll double')
  play(match, 'roll roll:6-5')
  while (json(match)['turn'] === 'black' && match.moves.length > 0) match.play(match.moves[0]!)
  expect(match.position.turn).toBe(CHANCE)
  expect(json(match)['roller']).toBeUndefined()
  const dropped = play(start(backgammon), 'double drop')
  expect(dropped.outcome).toMatchObject({ result: [1, 0], points: [1, 0] })
  const again = from(backgammon, {
    turn: 'black',
    pieces: { 1: '1 black', 24: '1 white' },
    stake: 2,
    cube: 'black',
  })
  expect(play(again, 'double drop').outcome).toMatchObject({ result: [0, 1], points: [0, 2] })
  const dear = from(backgammon, {
    turn: 'white',
    pieces: { 1: '1 black', 24: '1 white' },
    stake: 64,
    cube: 'white',
  })
  expectMoves(dear, 'roll')
})

test('without the cube luck rolls at once', () => {
  expect(start(backgammon, NO_CUBE).position.turn).toBe(CHANCE)
})

test('wall6: six men on a point are not passed', () => {
  const pieces = { ...AWAY, 19: '7 black', 10: '1 white', 8: '6 black' }
  const wall = from(backgammon, { turn: 'white', pieces, dice: [4, 1] }, { wall6: 'on' })
  expectMoves(wall, '10/9')
  expect(refused(wall)['10/6']).toContain('wall')
  expectMoves(from(backgammon, { turn: 'white', pieces, dice: [4, 1] }), '10/6 10/9')
  // Five men are no wall; a wall on the first point shuts the bar in.
  const five = { ...pieces, 8: '5 black' }
  expectMoves(from(backgammon, { turn: 'white', pieces: five, dice: [4, 1] }, { wall6: 'on' }), '10/6 10/9')
  const entry = { 24: '6 black', bar: '1 white', 10: '1 white' }
  expectMoves(from(backgammon, { turn: 'white', pieces: entry, dice: [4, 1] }, { wall6: 'on' }), 'pass')
})

test('after 2000 rolls it is a draw', () => {
  const match = from(backgammon, { turn: 'chance', pieces: { 1: '1 black', 24: '1 white' }, rolls: 1999 })
  match.roll(new Rng(1))
  expect(match.outcome?.result).toEqual([0.5, 0.5])
})

test('men are counted: more than fifteen, or two colours on a point, is no position', () => {
  expect(() => from(backgammon, { pieces: { 1: '16 white' } })).toThrow('too many')
  expect(() => from(backgammon, { pieces: { 1: '1 white, 1 black' } })).toThrow('share a point')
})

test('the value prefers the leader in the race, and the one behind in halottgammon', () => {
  const pieces = { 1: '10 white', 5: '5 black' }
  for (const [variant, sign] of [
    ['backgammon', 1],
    ['halottgammon', -1],
  ] as const) {
    const { game, position } = from(backgammon, { pieces }, { variant })
    expect(Math.sign(game.value!(position, 0))).toBe(sign)
    expect(game.value!(position, 1)).toBeCloseTo(-game.value!(position, 0))
  }
})

const TO_THREE = { length: '3' }
/** White bears off the last man with a one; black has a man off already, so the game is worth one point. */
const NEARLY = { turn: 'white', pieces: { 1: '1 white', 20: '14 black' }, dice: [1] }

test('a match goes on until somebody has enough points, and the winner of a game begins the next', () => {
  const match = play(from(backgammon, NEARLY, TO_THREE), '1/off')
  expect(match.outcome).toBeUndefined()
  expect(json(match)).toMatchObject({ turn: 'black', 'score white': 1, won: 'white' })
  expectMoves(match, 'next')
  play(match, 'next')
  expect(json(match)).toMatchObject({ turn: 'white', 'score white': 1 })
  expect(json(match)['pieces']).toEqual(json(start(backgammon))['pieces'])
  const won = play(from(backgammon, { ...NEARLY, 'score white': 2, 'score black': 1 }, TO_THREE), '1/off')
  expect(won.outcome).toMatchObject({ result: [1, 0], points: [3, 1] })
  const dropped = play(start(backgammon, TO_THREE), 'double drop')
  expect(json(dropped)).toMatchObject({ turn: 'black', 'score white': 1, won: 'white' })
  expect(json(play(dropped, 'next'))['stake']).toBeUndefined()
})

test('the cube rests in the one game after somebody is a point short, and only then', () => {
  const short = play(from(backgammon, { ...NEARLY, 'score white': 1 }, TO_THREE), '1/off next')
  expect(json(short)).toMatchObject({ 'score white': 2, crawford: 'now' })
  expect(short.position.turn).toBe(CHANCE)
  const after = play(
    from(
      backgammon,
      {
        ...NEARLY,
        turn: 'black',
        pieces: { 24: '1 black', 5: '14 white' },
        'score white': 2,
        crawford: 'now',
      },
      TO_THREE,
    ),
    '24/off next',
  )
  expect(json(after)).toMatchObject({ turn: 'black', 'score black': 1, crawford: 'past' })
  expectMoves(after, 'roll double')
})

test('a die and then a man is another way to point at a move', () => {
  const match = from(backgammon, { turn: 'white', pieces: { ...AWAY, 10: '2 white' }, dice: [5, 3] })
  const { game, position } = match
  const ways = match.moves.map(m => [game.name(position, m), game.shortcut?.(position, m)])
  expect(ways).toEqual([
    ['10/5', ['die:5', 9]],
    ['10/7', ['die:3', 9]],
  ])
})
