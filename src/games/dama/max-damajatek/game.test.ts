import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import max from './game.ts'

const men = (n: number) => Array.from({ length: n }, () => 'man')
const on = (pieces: Record<string, string>, hands: Record<string, string[]>, turn = 'black') =>
  from(max, { turn, pieces, hands })

test.each([
  ['8', 12, 3],
  ['10', 20, 4],
] as const)('on %s rows the board is empty, %i men each are in hand, and dark begins', (size, n, rows) => {
  const match = start(max, { size })
  expect(json(match)).toMatchObject({ turn: 'black', hands: { black: men(n), white: men(n) } })
  expect(moves(match)).toHaveLength(n)
  expect(moves(match).every(name => name.startsWith('@') && Number(name.slice(2)) <= rows)).toBe(true)
  play(match, '@a1')
  expect(json(match)).toMatchObject({
    turn: 'white',
    pieces: { a1: 'black man' },
    hands: { black: men(n - 1) },
  })
  expect(moves(match).every(name => Number(name.slice(2)) > Number(size) - rows)).toBe(true)
})

test('a turn is a move or a man put on a free starting cell, whoever stands on it', () => {
  const match = on({ b4: 'black man', a1: 'black man', e3: 'white man' }, { black: men(1) })
  const found = moves(match)
  expect(found).toContain('b4-a5')
  expect(found).toContain('@b2')
  expect(found).not.toContain('@a1')
  expect(found).not.toContain('@e3')
  expect(moves(on({ b4: 'black man', h8: 'white man' }, { white: men(2) }))).toEqual(['b4-a5', 'b4-c5'])
})

test('when a capture is possible nothing may be put down, in a chain either', () => {
  const match = on({ c3: 'black man', d4: 'white man', f6: 'white man' }, { black: men(2) })
  expectMoves(match, 'c3xe5')
  expect(refused(match)['@a1']).toContain('No man may be put down')
  expect(refused(match)['c3-b4']).toBe('You must capture.')
  expectMoves(play(match, 'c3xe5'), 'e5xg7')
  // Taken men do not come back.
  expect(json(play(match, 'e5xg7'))['hands']).toEqual({ black: men(2) })
})

test('no piece on the board is no loss while there are men in hand; nothing at all is', () => {
  const match = on({ h8: 'white man' }, { black: men(1) })
  expect(match.outcome).toBeUndefined()
  expect(moves(match)).toHaveLength(12)
  expect(on({ h8: 'white man' }, {}).outcome?.result).toEqual([0, 1])
})

test('putting down is progress', () => {
  const match = from(max, {
    turn: 'black',
    pieces: { a1: 'black king', h8: 'white king' },
    hands: { black: men(1) },
    quiet: 40,
  })
  expect(json(play(match, '@c1'))['quiet']).toBeUndefined()
})
