import { expect, test } from 'vitest'
import { CHANCE, Rng } from '../../../engine/index.ts'
import { expectMoves, from, json, play, refused, start } from '../../../../tests/playing.ts'
import multezim from './game.ts'

const turnOf = (turn: string, pieces: Record<string, string>, dice: number[], options = {}) =>
  from(multezim, { turn, pieces, dice }, options)

test('white starts with fifteen men on 1, black on 13; white begins, nobody doubles', () => {
  const match = start(multezim)
  expect(json(match)['pieces']).toEqual({ 1: '15 white', 13: '15 black' })
  expect(match.position.turn).toBe(CHANCE)
  expectMoves(play(match, 'roll:6-5'), '1/7 1/6')
})

test('both go upwards by the numbers; black goes on from 24 to 1', () => {
  const match = turnOf('black', { 22: '1 black', 2: '1 black', 13: '13 black', 20: '15 white' }, [4, 3])
  expectMoves(match, '13/17 13/16 22/2 22/1 2/6 2/5')
})

test('the homes lie behind the last points: white’s beside 24, black’s beside 12', () => {
  const { board } = multezim.make({})
  const at = (name: string) => board.cells[board.names.indexOf(name)]!
  expect(at('white-home').x).toBeGreaterThan(at('24').x)
  expect(at('black-home').x).toBeLessThan(at('12').x)
})

test('there is no hitting: a point with any enemy man is closed, also between two dice of one man', () => {
  const match = turnOf('white', { 14: '1 white', 1: '14 white', 16: '1 black', 5: '14 black' }, [2, 1])
  expect(refused(match)['14/16']).toContain('enemy man stands')
  expectMoves(match, '1/3 1/2 14/15')
  // 14 to 19 is open, but neither 16 nor 17 is.
  const between = turnOf('white', { 14: '1 white', 16: '1 black', 17: '1 black', 5: '13 black' }, [3, 2])
  expectMoves(between, 'pass')
})

test('the first man goes twelve points before another one leaves', () => {
  const match = play(start(multezim), 'roll:6-4 1/7')
  expectMoves(match, '7/11')
  expect(refused(match)['1/5']).toContain('only that one')
  const twelfth = turnOf(
    'white',
    { 1: '14 white', 12: '1 white', 14: '1 black', 15: '1 black', 5: '13 black' },
    [2, 3],
  )
  expectMoves(twelfth, 'pass')
  expect(refused(twelfth)['1/4']).toContain('twelve points')
  const black = turnOf('black', { 13: '14 black', 24: '1 black', 1: '15 white' }, [2, 3])
  expectMoves(black, '24/2 24/3')
})

test('once it has arrived on the thirteenth point, the rest of the same roll is free', () => {
  const match = turnOf('white', { 1: '14 white', 11: '1 white', 7: '15 black' }, [2, 4])
  expectMoves(match, '11/13 11/15')
  expectMoves(play(match, '11/13'), '1/5 13/17')
  const black = turnOf('black', { 13: '14 black', 24: '1 black', 20: '15 white' }, [1, 3])
  expectMoves(play(black, '24/1'), '13/16 1/4')
  const late = turnOf('white', { 1: '14 white', 13: '1 white', 7: '15 black' }, [2])
  expectMoves(late, '1/3 13/15')
})

test('the six points of the starting quarter are never all held, after any die', () => {
  const quarter = { 1: '9 white', 2: '1 white', 3: '2 white', 4: '1 white', 5: '1 white', 20: '1 white' }
  const match = turnOf('white', { ...quarter, 8: '15 black' }, [3, 1])
  expect(refused(match)['3/6']).toContain('all six points')
  expect(refused(match)['5/6']).toBeUndefined()
  // A single man that leaves a gap behind may go to the sixth point.
  expect(json(play(match, '5/6 2/5'))['pieces']).toMatchObject({ 5: '1 white', 6: '1 white' })
  const black = { 13: '9 black', 14: '1 black', 15: '2 black', 16: '1 black', 17: '1 black', 2: '1 black' }
  expect(refused(turnOf('black', { ...black, 20: '15 white' }, [3]))['15/18']).toContain('all six points')
  // The other quarters may be filled.
  const other = { 7: '2 white', 8: '1 white', 9: '1 white', 10: '1 white', 11: '1 white', 14: '9 white' }
  play(turnOf('white', { ...other, 2: '15 black' }, [5]), '7/12')
})

test('bearing off from the last quarter: white from 19 to 24, black from 7 to 12', () => {
  const white = { 20: '1 white', 23: '1 white', 1: '15 black' }
  expectMoves(turnOf('white', white, [2]), '20/22 23/off')
  expectMoves(turnOf('white', white, [6]), '20/off(6)')
  expect(refused(turnOf('white', { ...white, 18: '1 white' }, [2]))['23/off']).toContain('last quarter')
  expectMoves(turnOf('black', { 7: '1 black', 11: '1 black', 24: '15 white' }, [6, 2]), '7/9 7/off 11/off')
  expectMoves(turnOf('black', { 6: '1 black', 11: '1 black', 24: '15 white' }, [2]), '6/8')
})

test('both dice must be used if possible, the larger one if only one can be', () => {
  const pieces = { 14: '1 white', 18: '1 black', 20: '1 black', 1: '12 black' }
  expectMoves(turnOf('white', { ...pieces, 19: '1 black' }, [3, 2]), '14/17')
  expect(refused(turnOf('white', { ...pieces, 19: '1 black' }, [3, 2]))['14/16']).toContain('larger')
})

test('whoever bears off all men wins one point; two by the option if the loser has borne off nobody', () => {
  const last = (black: string, scoring: string) =>
    play(turnOf('white', { 24: '1 white', 7: black }, [1], { scoring }), '24/off').outcome
  expect(last('15 black', 'off')).toMatchObject({ result: [1, 0], points: [1, 0] })
  expect(last('15 black', 'on')?.points).toEqual([2, 0])
  expect(last('14 black', 'on')?.points).toEqual([1, 0])
})

test('after 1000 rolls it is a draw', () => {
  const match = from(multezim, { turn: 'chance', pieces: { 1: '15 white', 13: '15 black' }, rolls: 999 })
  match.roll(new Rng(1))
  expect(match.outcome?.result).toEqual([0.5, 0.5])
})

test('positions that cannot come up are refused', () => {
  expect(() => from(multezim, { pieces: { 1: '13 white', 3: '1 white', 5: '1 white' } })).toThrow(
    'gone twelve points',
  )
  expect(() =>
    from(multezim, {
      pieces: {
        13: '9 black',
        14: '1 black',
        15: '1 black',
        16: '1 black',
        17: '1 black',
        18: '1 black',
        3: '1 black',
      },
    }),
  ).toThrow('cannot all be held')
})

test('the value likes a wall before the enemy’s men', () => {
  const value = (white: Record<string, string>) => {
    const { game, position } = turnOf('white', { 13: '14 black', 1: '1 black', ...white }, [1])
    expect(game.value!(position, 1)).toBeCloseTo(-game.value!(position, 0))
    return game.value!(position, 0)
  }
  const wall = { 14: '1 white', 15: '1 white', 16: '1 white', 17: '1 white', 18: '1 white', 19: '10 white' }
  expect(value(wall)).toBeGreaterThan(value({ 18: '14 white', 20: '1 white' }))
})
