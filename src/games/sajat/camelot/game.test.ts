import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import camelot from './game.ts'

const men = (side: string, cells: string) =>
  Object.fromEntries(cells.split(' ').map(cell => [cell, `${side} man`]))
const on = (turn: string, white: string, black: string, more: object = {}) =>
  from(camelot, { turn, pieces: { ...men('white', white), ...men('black', black) }, ...more })
// Five black men out of the way keep the ending phase off.
const away = 'a8 b8 f8 g8 h8'
const targets = (match: ReturnType<typeof on>, cell: string) =>
  moves(match)
    .filter(name => name.startsWith(cell))
    .map(name => name.slice(3))

test('12 men each on two rows without columns a and h; player one begins', () => {
  const match = start(camelot)
  expect(json(match)).toEqual({
    turn: 'white',
    pieces: {
      ...men('white', 'b1 c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2'),
      ...men('black', 'b7 c7 d7 e7 f7 g7 b8 c8 d8 e8 f8 g8'),
    },
  })
})

test('a man moves like a knight', () => {
  expect(targets(on('white', 'd4', away), 'd4')).toEqual(['b3', 'b5', 'c2', 'c6', 'e2', 'e6', 'f3', 'f5'])
})

test('it walks by one of two ways: d4-e6 by d5 and d6, or by e4 and e5', () => {
  expect(targets(on('white', 'd4 d5', away), 'd4')).toContain('e6')
  expect(targets(on('white', 'd4 e5', away), 'd4')).toContain('e6')
  expect(targets(on('white', 'd4 d5 e5', away), 'd4')).not.toContain('e6')
})

test('moves that cannot be made are refused in words', () => {
  const match = refused(on('white', 'd4 d5 e5', `f3 ${away}`))
  expect(match['d4-e6']).toBe('An own man stands on each of the two ways there.')
  expect(match['d4-f3']).toContain('must be empty')
  expect(match['d4-d6']).toBe("A man goes a knight's move.")
  expect(match).not.toHaveProperty('d4-c6')
})

test('the zigzag by d5 and e5 is no way', () => {
  expect(targets(on('white', 'd4 d6 e4', away), 'd4')).not.toContain('e6')
})

test('two free ways to one cell are one move', () => {
  expect(moves(on('white', 'a1', away))).toEqual(['a1-b3', 'a1-c2'])
})

test('enemies on the way are captured, one or two; the end must be empty', () => {
  expectMoves(on('white', 'a1', `a3 ${away}`), 'a1xb3:a3')
  expectMoves(on('white', 'a1', `a2 a3 ${away}`), 'a1xb3:a2,a3 a1xc2:a2')
  expectMoves(on('white', 'a1', `b3 ${away}`), 'a1-c2')
  expect(json(play(on('white', 'a1', `a2 a3 ${away}`), 'a1xb3:a2,a3'))).toEqual({
    turn: 'black',
    pieces: { ...men('white', 'b3'), ...men('black', away) },
  })
})

test('both ways may capture: they are two moves', () => {
  expectMoves(on('white', 'a1', `a3 b2 ${away}`), 'a1xb3:a3 a1xb3:b2 a1xc2:b2')
})

test('capturing is a duty, by the capturing way; the choice is free', () => {
  const match = on('white', 'a1 h1', `a3 h3 ${away}`)
  expectMoves(match, 'a1xb3:a3 h1xg3:h3')
  expect(refused(match)).toMatchObject({
    'a1-b3': 'You must capture.',
    'a1-c2': 'You must capture.',
    'h1-g3': 'You must capture.',
    'h1-f2': 'You must capture.',
  })
})

test('a man that can capture on must', () => {
  const match = play(on('white', 'a1 h1', `a3 b4 ${away}`), 'a1xb3:a3')
  expect(json(match)).toMatchObject({ turn: 'white', chain: 'b3', steps: 1 })
  expectMoves(match, 'b3xa5:b4 b3xc5:b4 b3xd4:b4')
  expect(refused(match)['h1-g3']).toBe('You must continue with the same man.')
  expect(json(play(match, 'b3xa5:b4'))).toMatchObject({ turn: 'black' })
})

test('a chain has at most three steps, even where a fourth would be possible', () => {
  const match = play(on('white', 'a1', `a3 b4 b6 c7 ${away}`), 'a1xb3:a3 b3xa5:b4')
  expect(json(match)).toMatchObject({ turn: 'white', steps: 2 })
  expect(json(play(match, 'a5xc6:b6'))).toEqual({
    turn: 'black',
    pieces: { ...men('white', 'c6'), ...men('black', `c7 ${away}`) },
  })
  expect(moves(on('white', 'c6', `c7 ${away}`))).toContain('c6xd8:c7')
})

test('captured men leave after each step, so their cells can be crossed', () => {
  const match = play(on('white', 'a1', `b2 c2 ${away}`), 'a1xb3:b2')
  expectMoves(match, 'b3xd2:c2 b3xc1:c2')
})

test('with four men or fewer on both sides only captures are allowed', () => {
  const match = on('white', 'a1 h1', 'a3 f8 g8')
  expectMoves(match, 'a1xb3:a3')
  expect(refused(match)['h1-g3']).toBe('In the ending phase only captures are allowed.')
  expect(on('white', 'a1 h1', 'f8 g8').outcome).toBeDefined()
  expect(on('white', 'a1 h1', away).outcome).toBeUndefined()
})

test('the ending phase is looked for when a turn begins; a chain in progress is finished', () => {
  const match = play(on('white', 'a1', 'a3 b4 f8 g8 h8'), 'a1xb3:a3')
  expect(json(match)).toMatchObject({ turn: 'white', chain: 'b3' })
  expect(play(match, 'b3xa5:b4').outcome?.result).toEqual([0, 1])
})

test('who cannot capture then ends the game: more men win, equal is a draw', () => {
  expect(on('white', 'a1 h1', 'g8').outcome?.result).toEqual([1, 0])
  expect(on('black', 'a1', 'g8 h8').outcome?.result).toEqual([0, 1])
  expect(on('white', 'a1 b1', 'g8 h8').outcome?.result).toEqual([0.5, 0.5])
})

test('who loses all men, or cannot move before the ending phase, loses', () => {
  expect(on('black', 'a1 b1 c1 d1 e1', 'a8').outcome).toBeUndefined()
  const last = play(on('white', 'a1 e1 f1 g1 h1', 'a3'), 'a1xb3:a3')
  expect(last.outcome).toMatchObject({ result: [1, 0], reason: { en: 'Every enemy man was captured.' } })
  const blocked = on('white', 'a1', `b3 c2 ${away}`)
  expect(blocked.outcome).toMatchObject({ result: [0, 1], reason: { en: 'The opponent cannot move.' } })
})

test('a chain without a man that can go on is no position', () => {
  expect(() => on('white', 'a1', away, { chain: 'a1', steps: 1 })).toThrow('no man that can go on')
  expect(() => on('white', 'a1', `a7 ${away}`, { chain: 'a7', steps: 1 })).toThrow('no man that can go on')
})

test('threefold repetition and 400 moves are draws', () => {
  const match = on('white', 'a1 b1 c1 d1 e1', away)
  const round = 'e1-f3 h8-g6 f3-e1 g6-h8 '
  expect(play(match, round).outcome).toBeUndefined()
  expect(play(match, round).outcome?.result).toEqual([0.5, 0.5])
  expect(camelot.make({}).draws?.cap).toBe(400)
})
