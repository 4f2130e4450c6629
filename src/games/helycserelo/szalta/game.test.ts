import { expect, test } from 'vitest'
import type { Options } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import szalta from './game.ts'

type Pieces = Record<string, string>
const on = (turn: string, pieces: Pieces, more: object = {}, options: Options = {}) =>
  from(szalta, { turn, pieces, ...more }, options)
const pieces = (match: ReturnType<typeof start>) => json(match)['pieces'] as Pieces
const signs = ['sun', 'moon', 'star']
const row = (side: string, sign: string, cells: string) =>
  Object.fromEntries(cells.split(' ').map((cell, i) => [cell, `${side} ${sign}${i + 1}`]))
const all = (side: string, rows: readonly string[]) =>
  Object.assign({}, ...rows.map((cells, i) => row(side, signs[i]!, cells))) as Pieces
const RED_HOME = ['a1 c1 e1 g1 i1', 'b2 d2 f2 h2 j2', 'a3 c3 e3 g3 i3']
const GREEN_HOME = ['j10 h10 f10 d10 b10', 'i9 g9 e9 c9 a9', 'j8 h8 f8 d8 b8']
const RED_GOAL = ['b8 d8 f8 h8 j8', 'a9 c9 e9 g9 i9', 'b10 d10 f10 h10 j10']
const GREEN_GOAL = ['i3 g3 e3 c3 a3', 'j2 h2 f2 d2 b2', 'i1 g1 e1 c1 a1']

test('five suns, moons and stars each on the dark cells of three rows, numbered from their owner’s left', () => {
  const match = start(szalta)
  expect(pieces(match)).toEqual({ ...all('red', RED_HOME), ...all('green', GREEN_HOME) })
  expect(json(match)['turn']).toBe('red')
  const { board } = szalta.make({})
  expect(
    Object.keys(pieces(match)).every(cell => board.cells[board.names.indexOf(cell)]!.fill === 'dark'),
  ).toBe(true)
})

test('a man steps one cell diagonally, forward or back', () => {
  const match = on('red', { e5: 'red sun1', a9: 'green sun1' })
  expectMoves(match, 'e5-d4 e5-d6 e5-f4 e5-f6')
  expect(refused(match)['e5-e6']).toContain('one cell diagonally')
  expect(refused(match)['e5-g7']).toContain('one cell diagonally')
})

test('it jumps over one enemy in any direction, takes nothing, and does not go on', () => {
  const match = on('red', {
    e5: 'red sun1',
    f6: 'green sun1',
    d4: 'green sun2',
    h8: 'green sun3',
    a9: 'green sun4',
  })
  expect(moves(match)).toEqual(expect.arrayContaining(['e5-g7', 'e5-c3']))
  expect(moves(match).some(name => name.startsWith('e5-i9'))).toBe(false)
  play(match, 'e5-c3')
  expect(pieces(match)).toMatchObject({ c3: 'red sun1', d4: 'green sun2', f6: 'green sun1' })
  expect(json(match)['turn']).toBe('green')
})

test('no jump over one’s own, nor onto a man', () => {
  const match = on('red', {
    e5: 'red sun1',
    f6: 'red sun2',
    d6: 'green sun1',
    c7: 'green sun2',
  })
  expect(moves(match)).not.toContain('e5-g7')
  expect(moves(match)).not.toContain('e5-c7')
})

test('jumping is free unless somebody calls', () => {
  const match = on('green', { e5: 'red sun1', f6: 'green sun1' })
  expect(moves(match)).toEqual(expect.arrayContaining(['f6-d4', 'f6-g7']))
})

test('a move that ends before an enemy who can jump forward may be made with a call', () => {
  const match = on('red', { e5: 'red sun1', g7: 'green sun1', a9: 'green sun2' })
  expect(moves(match)).toEqual(expect.arrayContaining(['e5-f6', 'e5-f6!', 'e5-d4', 'e5-d6', 'e5-f4']))
  expect(moves(match).filter(name => name.endsWith('!'))).toEqual(['e5-f6!'])
  play(match, 'e5-f6!')
  expect(json(match)).toMatchObject({ turn: 'green', called: 'f6' })
  expectMoves(match, 'g7-e5')
  expect(refused(match)['a9-b8']).toBe('Salta! Now you must jump forward over the man who called.')
  expect(refused(match)['g7-h6']).toContain('you must jump')
  expect(match.game.prompt?.(match.position)?.en).toBe('Salta! Jump over the man on f6.')
  play(match, 'g7-e5')
  expect(json(match)).not.toHaveProperty('called')
  expect(match.game.prompt?.(match.position)).toBeUndefined()
})

test('no call without an effect: behind the enemy, or where the cell to land on is taken', () => {
  const behind = on('red', { f8: 'red sun1', f6: 'green sun1' })
  // On e7 or g7 red stands behind the green man, who jumps only forward.
  expect(moves(behind).filter(name => name.endsWith('!'))).toEqual([])
  const taken = on('red', { g5: 'red sun1', e5: 'red sun2', g7: 'green sun1' })
  expect(moves(taken)).toContain('g5-f6')
  expect(moves(taken)).not.toContain('g5-f6!')
  const edge = on('red', { i5: 'red sun1', i7: 'green sun1' })
  expect(moves(edge)).toContain('i5-j6')
  expect(moves(edge)).not.toContain('i5-j6!')
})

test('when two men can answer the call the choice is free', () => {
  const match = on('red', { e5: 'red sun1', g7: 'green sun1', e7: 'green sun2' })
  play(match, 'e5-f6!')
  expectMoves(match, 'g7-e5 e7-g5')
})

test('points of a move that may be called end in a word', () => {
  const match = on('red', { e5: 'red sun1', g7: 'green sun1' })
  const { game, position } = match
  const points = Object.fromEntries(match.moves.map(m => [match.nameOf(m), game.points(position, m)]))
  expect(points['e5-f6']?.at(-1)).toBe('quiet')
  expect(points['e5-f6!']?.at(-1)).toBe('call')
  expect(points['e5-d4']).toHaveLength(2)
  expect(game.label?.('call', position)).toEqual({ hu: 'Szalta!', en: 'Salta!' })
})

test('who stands in the own order seven rows ahead wins at once', () => {
  const done = all('red', RED_GOAL)
  delete done['b8']
  const match = on('red', { ...done, a7: 'red sun1', e5: 'green sun1' })
  expect(play(match, 'a7-b8').outcome).toMatchObject({ result: [1, 0] })
  const green = all('green', GREEN_GOAL)
  delete green['a1']
  expect(
    play(on('green', { ...green, b2: 'green star5', d2: 'green moon4', e7: 'red sun1' }), 'b2-a1').outcome,
  ).toBe(undefined)
  const last = all('green', GREEN_GOAL)
  delete last['i3']
  expect(play(on('green', { ...last, j4: 'green sun1', e7: 'red sun1' }), 'j4-i3').outcome?.result).toEqual([
    0, 1,
  ])
})

test('the right cells in the wrong order are no win', () => {
  const done = all('red', RED_GOAL)
  delete done['b8']
  const swapped = { ...done, d8: 'red sun1', a7: 'red sun2' }
  expect(play(on('red', { ...swapped, e5: 'green sun1' }), 'a7-b8').outcome).toBeUndefined()
})

test('matching: the goal is the place of the same man of the enemy', () => {
  const done = all('red', GREEN_HOME)
  delete done['b8']
  const match = on('red', { ...done, a7: 'red star5', e5: 'green sun1' }, {}, { goal: 'matching' })
  expect(play(match, 'a7-b8').outcome?.result).toEqual([1, 0])
})

test('the opponent may not be left without a move', () => {
  // Green's only man on a1 could step to b2 alone, and c3 is taken.
  const match = on('red', { c1: 'red sun1', c3: 'red sun2', a1: 'green sun1' })
  expect(moves(match)).not.toContain('c1-b2')
  expect(refused(match)['c1-b2']).toBe('The opponent may not be left without a move.')
  expect(moves(match)).toContain('c1-d2')
  // With c3 empty green can jump.
  expect(moves(on('red', { c1: 'red sun1', e3: 'red sun2', a1: 'green sun1' }))).toContain('c1-b2')
})

test('if every move would block the opponent it is a draw', () => {
  const match = on('red', { a3: 'red sun1', c3: 'red moon1', b4: 'red star1', a1: 'green sun1' })
  expect(match.outcome).toBeUndefined()
  const shut = on('red', { j10: 'red sun1', a1: 'green sun1', i9: 'green sun2', h8: 'green sun3' })
  expect(shut.outcome).toMatchObject({ result: [0.5, 0.5] })
})

test('after 120 moves each the shorter way wins; repetition is a draw', () => {
  const { draws } = szalta.make({})
  expect(draws?.cap).toBe(240)
  const position = (pieces: Pieces) => on('red', pieces).position
  // Red: sun 1 from a3 to b8 is 5 steps. Green: sun 1 from j8 to i3 is 5 steps.
  expect(draws?.capped?.(position({ a3: 'red sun1', j8: 'green sun1' })).result).toEqual([0.5, 0.5])
  expect(draws?.capped?.(position({ b4: 'red sun1', j8: 'green sun1' }))).toMatchObject({
    result: [1, 0],
    reason: { en: '120 moves each are over; the way left is 4 : 5.' },
  })
  expect(draws?.capped?.(position({ a3: 'red sun1', i7: 'green sun1' })).result).toEqual([0, 1])
  const match = on('red', { e5: 'red sun1', e9: 'green sun1' })
  const round = 'e5-f4 e9-f10 f4-e5 f10-e9 '
  expect(play(match, round).outcome).toBeUndefined()
  expect(play(match, round).outcome?.result).toEqual([0.5, 0.5])
})

test('official: jumps only forward, always a duty, and no call', () => {
  const official = { official: 'on' }
  const match = on('red', { e5: 'red sun1', f6: 'green sun1', a1: 'red sun2' }, {}, official)
  expectMoves(match, 'e5-g7')
  expect(refused(match)['a1-b2']).toContain('must')
  const back = on('red', { e5: 'red sun1', f4: 'green sun1' }, {}, official)
  expectMoves(back, 'e5-d4 e5-d6 e5-f6')
  expect(moves(on('red', { e5: 'red sun1', g7: 'green sun1' }, {}, official))).toContain('e5-f6')
  expect(moves(on('red', { e5: 'red sun1', g7: 'green sun1' }, {}, official))).not.toContain('e5-f6!')
})
