import { expect, test } from 'vitest'
import { expectMoves, from, json, play, refused, start } from '../../../../tests/playing.ts'
import torok from './game.ts'

const on = (turn: string, pieces: Record<string, string>, official = 'off') =>
  from(torok, { turn, pieces }, { official })

test.each([
  ['8', 16, [2, 3], [6, 7]],
  ['10', 30, [2, 3, 4], [7, 8, 9]],
] as const)(
  'on %s rows there are %i men each, the first row stays empty; dark begins',
  (size, men, low, high) => {
    const match = start(torok, { size })
    const pieces = Object.entries(json(match)['pieces'] as Record<string, string>)
    for (const [side, rows] of [
      ['black', low],
      ['white', high],
    ] as const) {
      const cells = pieces.filter(([, name]) => name === `${side} man`).map(([cell]) => cell)
      expect(cells).toHaveLength(men)
      expect([...new Set(cells.map(cell => Number(cell.slice(1))))]).toEqual(rows)
    }
    expect(json(match)['turn']).toBe('black')
  },
)

test('a man steps straight forward or sideways', () => {
  const match = on('black', { d4: 'black man', a1: 'black vizier', h8: 'white man' })
  expect(refused(match)['d4-d3']).toContain('neither back nor diagonally')
  expect(refused(match)['d4-e5']).toContain('neither back nor diagonally')
  expect(refused(match)['a1-b2']).toContain('along a row or a column')
  expectMoves(on('black', { d4: 'black man', h8: 'white man' }), 'd4-d5 d4-c4 d4-e4')
  expectMoves(on('white', { d4: 'white man', h8: 'black man' }), 'd4-d3 d4-c4 d4-e4')
})

test('a man captures forwards, sideways and backwards, never diagonally', () => {
  const around = { d5: 'white man', c4: 'white man', d3: 'white man', e5: 'white man' }
  expectMoves(on('black', { d4: 'black man', ...around }), 'd4xd6 d4xb4 d4xd2')
  expectMoves(on('black', { d4: 'black man', e5: 'white man' }), 'd4-d5 d4-c4 d4-e4')
})

test('capturing is a duty, a chain goes on, and the choice is free', () => {
  const match = on('black', {
    d4: 'black man',
    d5: 'white man',
    e6: 'white man',
    a2: 'black man',
    a3: 'white man',
  })
  expectMoves(match, 'd4xd6 a2xa4')
  expect(refused(match)['d4-c4']).toBe('You must capture.')
  play(match, 'd4xd6')
  expectMoves(match, 'd6xf6')
  expect(json(play(match, 'd6xf6'))).toEqual({
    turn: 'white',
    pieces: { f6: 'black man', a2: 'black man', a3: 'white man' },
  })
})

test('a vizier goes any distance along row and column and captures from afar', () => {
  expectMoves(
    on('black', { c3: 'black vizier', c5: 'black man', e4: 'white man', h8: 'white man' }),
    'c3-c4 c3-c2 c3-c1 c3-b3 c3-a3 c3-d3 c3-e3 c3-f3 c3-g3 c3-h3 c5-b5 c5-d5 c5-c6',
  )
  expectMoves(
    on('black', { a1: 'black vizier', a4: 'white man', a7: 'white man', b7: 'white man' }),
    'a1xa5 a1xa6',
  )
})

test('a vizier lands where it can go on capturing', () => {
  const match = on('black', { a1: 'black vizier', a3: 'white man', d6: 'white man' })
  expectMoves(match, 'a1xa6')
  expect(refused(match)['a1xa5']).toBe('You must land where the capture can go on.')
})

test('men are crowned on the far row, also after jumping along it', () => {
  expect(json(play(on('black', { d7: 'black man', a1: 'white man' }), 'd7-d8'))).toMatchObject({
    pieces: { d8: 'black vizier' },
  })
  expect(json(play(on('white', { d2: 'white man', a8: 'black man' }), 'd2-d1'))).toMatchObject({
    pieces: { d1: 'white vizier' },
  })
  const chain = on('black', { d6: 'black man', d7: 'white man', e8: 'white man', a1: 'white man' })
  expect(json(play(chain, 'd6xd8'))).toMatchObject({ chain: 'd8', pieces: { d8: 'black man' } })
  expect(json(play(chain, 'd8xf8'))).toMatchObject({ turn: 'white', pieces: { f8: 'black vizier' } })
})

test('a step sideways is no progress, a step forward is', () => {
  const match = on('black', { d4: 'black man', h7: 'white man' })
  expect(json(play(match, 'd4-e4'))['quiet']).toBe(1)
  expect(json(play(match, 'h7-h6'))['quiet']).toBeUndefined()
})

test('who has no piece or cannot move has lost', () => {
  expect(play(on('black', { d4: 'black man', d5: 'white man' }), 'd4xd6').outcome?.result).toEqual([1, 0])
  const walls = { a2: 'black man', b1: 'black man', a3: 'black man', c1: 'black man' }
  expect(on('white', { a1: 'white man', ...walls }).outcome?.result).toEqual([1, 0])
})

const loop = { a4: 'black vizier', c4: 'white man', e6: 'white man', d7: 'white man', c2: 'white man' }

test('by the book a taken man stays and bars the column until the turn ends', () => {
  const match = play(on('black', loop), 'a4xe4 e4xe7 e7xc7')
  expect(json(match)).toEqual({ turn: 'white', pieces: { c7: 'black vizier', c2: 'white man' } })
})

test('official: taken men leave at once, and the greatest capture is a duty', () => {
  const match = play(on('black', loop, 'on'), 'a4xe4')
  expect(Object.keys(json(match)['pieces'] as object)).not.toContain('c4')
  expectMoves(play(match, 'e4xe7'), 'e7xc7')
  expect(refused(match)['e7xb7']).toBe('You must take the most.')
  expect(json(play(match, 'e7xc7 c7xc1'))).toEqual({
    turn: 'white',
    pieces: { c1: 'black vizier' },
  })
})

test('official: men do not capture backwards', () => {
  expectMoves(on('black', { d4: 'black man', d3: 'white man' }, 'on'), 'd4-d5 d4-c4 d4-e4')
})

test('official: a vizier may not turn straight back between two jumps', () => {
  const match = on('black', { d1: 'black vizier', e1: 'white man', b1: 'white man', f3: 'white man' }, 'on')
  play(match, 'd1xf1')
  expect(json(match)).toMatchObject({ chain: 'f1', came: 'e' })
  expectMoves(match, 'f1xf4 f1xf5 f1xf6 f1xf7 f1xf8')
  expect(refused(match)['f1xa1']).toBe('Turning straight back between two jumps is not allowed.')
})
