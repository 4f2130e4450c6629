import { expect, test } from 'vitest'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import kockazas from './game.ts'

const sticks = (lines: string) => Object.fromEntries(lines.split(' ').map(line => [line, 'stick']))
/** Every line but `last` is drawn; the boxes that it does not touch are the players', `red` of them red. */
const beforeLast = (size: string, turn: string, last: string, red: number) => {
  const lines = moves(start(kockazas, { size })).filter(name => name !== last)
  const boxes = kockazas
    .make({ size })
    .board.names.filter(name => !name.includes('-') && !last.includes(name))
  const marks = Object.fromEntries(boxes.map((box, i) => [box, i < red ? 'red mark' : 'blue mark']))
  return from(kockazas, { turn, pieces: { ...sticks(lines.join(' ')), ...marks } }, { size })
}

test('15 × 15 boxes have 420 lines between them, 10 × 10 have 180; with an open frame 480', () => {
  const board = kockazas.make({}).board
  expect(board.size).toBe(225 + 420)
  expect(moves(start(kockazas))).toHaveLength(420)
  expect(moves(start(kockazas, { size: '10' }))).toHaveLength(180)
  expect(moves(start(kockazas, { openFrame: 'on' }))).toHaveLength(480)
})

test('sizes go from 3 to 20', () => {
  const sizes = kockazas.options
    .find(option => option.id === 'size')!
    .choices.map(choice => Number(choice.id))
  expect(sizes[0]).toBe(15)
  expect(sizes.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 18 }, (_, i) => i + 3))
})

test('a turn draws one line, and then the other player draws', () => {
  const match = play(start(kockazas, { size: '3' }), 'b2-c2')
  expect(json(match)).toEqual({ turn: 'blue', pieces: { 'b2-c2': 'stick' } })
  expect(moves(match)).not.toContain('b2-c2')
})

test('the frame counts as drawn: a corner box needs two lines, and its fourth side gives the box and another turn', () => {
  const match = play(start(kockazas, { size: '3' }), 'a1-b1')
  play(match, 'a1-a2')
  expect(json(match)).toEqual({
    turn: 'blue',
    pieces: { 'a1-b1': 'stick', 'a1-a2': 'stick', a1: 'blue mark' },
  })
})

test('with an open frame it needs four', () => {
  const match = play(start(kockazas, { size: '3', openFrame: 'on' }), 'a1-b1 a1-a2 a1-s')
  expect(json(match)['pieces']).not.toHaveProperty('a1')
  play(match, 'a1-w')
  expect(json(match)).toMatchObject({ turn: 'blue', pieces: { a1: 'blue mark' } })
})

test('one line can finish two boxes', () => {
  const match = play(beforeLast('3', 'blue', 'a1-b1', 7), 'a1-b1')
  expect(json(match)['pieces']).toMatchObject({ a1: 'blue mark', b1: 'blue mark' })
})

test('finishing a box is not compulsory', () => {
  const match = play(start(kockazas, { size: '3' }), 'a1-b1')
  expect(moves(match)).toHaveLength(11)
  expect(json(play(match, 'b2-c2'))['turn']).toBe('red')
})

test('when all lines are drawn the most boxes win; an even board can be drawn', () => {
  expect(play(beforeLast('3', 'blue', 'a1-b1', 5), 'a1-b1').outcome).toMatchObject({
    result: [1, 0],
    points: [5, 4],
  })
  expect(play(beforeLast('3', 'blue', 'a1-b1', 4), 'a1-b1').outcome).toMatchObject({
    result: [0, 1],
    points: [4, 5],
  })
  expect(play(beforeLast('4', 'red', 'a1-b1', 6), 'a1-b1').outcome).toMatchObject({
    result: [0.5, 0.5],
    points: [8, 8],
  })
})

test('gain tells how many boxes a line finishes', () => {
  const match = play(start(kockazas, { size: '3' }), 'a1-b1')
  const gain = (name: string) =>
    match.game.gain!(
      match.position,
      match.moves.find(m => match.nameOf(m) === name)!,
    )
  expect([gain('a1-a2'), gain('b2-c2')]).toEqual([1, 0])
})

test('marks without four sides, and sticks in boxes, are no position', () => {
  expect(() => from(kockazas, { pieces: { a1: 'red mark' } }, { size: '3' })).toThrow('do not fit')
  expect(() => from(kockazas, { pieces: { a1: 'stick' } }, { size: '3' })).toThrow('does not belong')
  expect(() => from(kockazas, { pieces: { 'a1-b1': 'red mark' } }, { size: '3' })).toThrow('does not belong')
})

test('a line that is drawn, and the inside of a box, are refused in words', () => {
  const why = refused(play(start(kockazas, { size: '3' }), 'a1-b1'))
  expect(why['a1-b1']).toBe('This line is drawn already.')
  expect(why['a1']).toContain('point at the border')
  expect(why).not.toHaveProperty('a1-a2')
})
