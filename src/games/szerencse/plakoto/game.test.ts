import { expect, test } from 'vitest'
import { CHANCE, Rng } from '../../../engine/index.ts'
import { surprise } from '../../../../tests/fair-luck.ts'
import { expectMoves, from, json, play, refused, start } from '../../../../tests/playing.ts'
import plakoto from './game.ts'

const turnOf = (turn: string, pieces: Record<string, string>, dice: number[], options = {}) =>
  from(plakoto, { turn, pieces, dice }, options)

test('all fifteen white men start on 1, all black men on 24; white begins, without a cube', () => {
  const match = start(plakoto)
  expect(json(match)['pieces']).toEqual({ 1: '15 white', 24: '15 black' })
  expect(match.position.turn).toBe(CHANCE)
  expectMoves(play(match, 'roll:5-3'), '1/6 1/4')
})

test('white goes up, black goes down; a double is four moves', () => {
  const match = play(start(plakoto), 'roll:2-1 1/3 1/2 roll:4-4')
  expect(json(match)).toMatchObject({ turn: 'black', dice: [4, 4, 4, 4] })
  expectMoves(match, '24/20')
  play(match, '24/20 20/16 16/12 24/20')
  expect(match.position.turn).toBe(CHANCE)
})

test('landing on a single man traps it under the attacker, it is not hit', () => {
  const match = turnOf('white', { 1: '14 white', 3: '1 white', 7: '1 black', 24: '14 black' }, [4, 1])
  play(match, '3/7')
  expect(json(match)['pieces']).toEqual({ 1: '14 white', 7: '1 black, 1 white', 24: '14 black' })
})

test('a trapped man does not move until the point is free of enemies', () => {
  const pieces = { 1: '14 white', 7: '1 black, 1 white', 24: '13 black', 20: '1 black' }
  const match = turnOf('black', pieces, [3, 1])
  expectMoves(match, '24/21 24/23 20/17 20/19')
  expect(refused(match)['7/4']).toContain('trapped')
  expect(refused(match)['7/2']).toContain('trapped')
  // The last enemy leaves, and the man goes on.
  const freed = play(turnOf('white', pieces, [2, 1]), '7/9 9/10 roll:3-2')
  expect(json(freed)['pieces']).toMatchObject({ 7: '1 black', 10: '1 white' })
  expect(refused(freed)['7/4']).toBeUndefined()
  play(freed, '7/4')
})

test('the trapper may add men, and the point stays closed to the other side, also with one man on top', () => {
  const pieces = { 1: '10 white', 5: '4 white', 7: '1 black, 1 white', 12: '1 black', 24: '13 black' }
  play(turnOf('white', pieces, [2, 2, 2, 2]), '5/7 5/7 5/7 5/7')
  const match = turnOf('black', pieces, [5, 2])
  expect(refused(match)['12/7']).toContain('holds that point')
  // A second black man cannot be trapped there: each point has one captive at most.
  expectMoves(match, '24/22 24/19 12/10')
})

test('two free men close a point; a single one does not', () => {
  const match = turnOf(
    'white',
    { 1: '13 white', 4: '2 white', 6: '2 black', 5: '1 black', 24: '12 black' },
    [2, 1],
  )
  expect(refused(match)['4/6']).toContain('holds that point')
  play(match, '4/5')
})

test('men leave from the last quarter only: white from 19 to 24, black from 1 to 6', () => {
  const white = { 19: '1 white', 22: '2 white', 18: '2 black' }
  expectMoves(turnOf('white', white, [3, 2]), '19/22 19/21 22/off 22/24')
  const late = turnOf('white', { 18: '1 white', 22: '2 white', 10: '2 black' }, [3, 2])
  expect(refused(late)['22/off']).toContain('free and in the last quarter')
  expectMoves(turnOf('black', { 6: '1 black', 3: '2 black', 20: '2 white' }, [6]), '6/off')
  expectMoves(turnOf('black', { 5: '1 black', 3: '2 black', 20: '2 white' }, [6]), '5/off(6)')
  expect(refused(turnOf('black', { 5: '1 black', 3: '2 black', 20: '2 white' }, [4]))['3/off(4)']).toContain(
    'rearmost',
  )
})

test('while one of the men is trapped nobody leaves, even if others have left already', () => {
  const pieces = { 20: '1 white, 1 black', 22: '3 white', 10: '2 black' }
  const match = turnOf('white', pieces, [3])
  expectMoves(match, 'pass')
  expect(refused(match)['22/off']).toContain('free')
  const free = { 20: '1 white', 22: '3 white', 10: '2 black' }
  expectMoves(turnOf('white', free, [3]), '20/23 22/off')
})

test('whose mother is trapped loses at once if the trapper has left the own starting point', () => {
  const pieces = { 1: '1 white', 10: '5 white', 4: '2 black', 18: '5 black' }
  const match = play(turnOf('black', pieces, [3, 2]), '4/1')
  expect(match.outcome).toMatchObject({ result: [0, 1], points: [0, 1] })
  expect(match.outcome?.reason.en).toContain('mother of white is trapped')
  const other = { 24: '1 black', 10: '5 black', 20: '2 white', 15: '5 white' }
  expect(play(turnOf('white', other, [4, 1]), '20/24').outcome?.result).toEqual([1, 0])
})

test('the option scoring counts a trapped mother as two points, bearing off as one', () => {
  const pieces = { 1: '1 white', 10: '5 white', 4: '2 black', 18: '5 black' }
  expect(play(turnOf('black', pieces, [3, 2], { scoring: 'on' }), '4/1').outcome?.points).toEqual([0, 2])
  const last = { 24: '1 white', 6: '15 black' }
  for (const scoring of ['off', 'on'])
    expect(play(turnOf('white', last, [1], { scoring }), '24/off').outcome).toMatchObject({
      result: [1, 0],
      points: [1, 0],
    })
})

test('with the trapper’s mother at home play goes on; both trapped is a draw, her leaving untrapped wins', () => {
  const pieces = { 1: '1 white', 10: '3 white', 22: '1 white', 4: '2 black', 24: '1 black', 9: '2 black' }
  const caught = () => play(turnOf('black', pieces, [3, 1]), '4/1')
  expect(caught().outcome).toBeUndefined()
  const draw = play(caught(), '9/8 roll:2-1 22/24')
  expect(draw.outcome).toMatchObject({ result: [0.5, 0.5] })
  expect(draw.outcome?.reason.en).toBe('Both mothers are trapped.')
  expect(play(caught(), '24/23').outcome).toMatchObject({ result: [0, 1] })
})

test('a trapped man elsewhere, or two men at home, is no trapped mother', () => {
  const match = turnOf('black', { 1: '2 white', 3: '1 white', 5: '2 black', 18: '5 black' }, [2, 1])
  expect(play(match, '5/3').outcome).toBeUndefined()
  expect(refused(turnOf('black', { 1: '2 white', 3: '2 black' }, [2]))['3/1']).toContain('holds')
})

test('after 2000 rolls it is a draw', () => {
  const match = from(plakoto, { turn: 'chance', pieces: { 1: '15 white', 24: '15 black' }, rolls: 1999 })
  match.roll(new Rng(1))
  expect(match.outcome?.result).toEqual([0.5, 0.5])
})

test('two fair dice: 7200 rolls by a fixed seed against the 36 ways they can fall', () => {
  const odds: Record<string, number> = {}
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) {
      const name = `roll:${Math.max(a, b)}-${Math.min(a, b)}`
      odds[name] = (odds[name] ?? 0) + 1
    }
  expect(surprise(start(plakoto), odds, 7200, 2)).toBeLessThan(47)
})

test('the value: captives far from home hurt, and so does a lonely mother', () => {
  const value = (pieces: Record<string, string>) => {
    const { game, position } = from(plakoto, { turn: 'white', pieces, dice: [1] })
    expect(game.value!(position, 1)).toBeCloseTo(-game.value!(position, 0))
    return game.value!(position, 0)
  }
  const even = value({ 1: '14 white', 5: '1 white', 20: '1 black', 24: '14 black' })
  expect(value({ 1: '13 white', 5: '1 white', 20: '1 black, 1 white', 24: '14 black' })).toBeGreaterThan(even)
  const alone = value({ 1: '1 white', 2: '14 white', 24: '14 black', 23: '1 black' })
  expect(alone).toBeLessThan(value({ 1: '2 white', 2: '13 white', 24: '14 black', 23: '1 black' }))
  expect(even).toBeCloseTo(0)
})
