import { expect, test } from 'vitest'
import { expectMoves, from, json, play, refused, start } from '../../../../tests/playing.ts'
import kozonseges from './game.ts'

const on = (pieces: Record<string, string>, rules = 'book', turn = 'black') =>
  from(kozonseges, { turn, pieces }, { rules })

test('twelve men each on the dark cells of three rows; dark begins', () => {
  const { pieces, turn } = json(start(kozonseges))
  expect(turn).toBe('black')
  const rows = (side: string) =>
    Object.entries(pieces as Record<string, string>)
      .filter(([, name]) => name === `${side} man`)
      .map(([cell]) => cell)
      .sort()
      .join(' ')
  expect(rows('black')).toBe('a1 a3 b2 c1 c3 d2 e1 e3 f2 g1 g3 h2')
  expect(rows('white')).toBe('a7 b6 b8 c7 d6 d8 e7 f6 f8 g7 h6 h8')
})

test('the rules of international draughts: men step forward and capture both ways, kings fly', () => {
  expectMoves(on({ d4: 'black man', h8: 'white man' }), 'd4-c5 d4-e5')
  expectMoves(on({ d4: 'black man', e3: 'white man', h8: 'white man' }), 'd4xf2')
  expectMoves(on({ a1: 'black king', c5: 'white man' }), 'a1-b2 a1-c3 a1-d4 a1-e5 a1-f6 a1-g7 a1-h8')
  const flight = on({ a1: 'black king', c3: 'white man', d6: 'white man' })
  expectMoves(flight, 'a1xe5')
  expect(refused(flight)['a1xf6']).toBe('You must land where the capture can go on.')
})

test('a man is crowned on the far row, but not when it passes it in a chain', () => {
  expect(json(play(on({ c7: 'black man', a1: 'white man' }), 'c7-d8'))['pieces']).toMatchObject({
    d8: 'black king',
  })
  const passing = on({ b6: 'black man', c7: 'white man', e7: 'white man', a1: 'white king' })
  expect(json(play(passing, 'b6xd8 d8xf6'))['pieces']).toMatchObject({ f6: 'black man' })
})

test('American kings go and capture one cell only, but both ways', () => {
  const king = on({ d4: 'black king', h8: 'white man' }, 'american')
  expectMoves(king, 'd4-c3 d4-c5 d4-e3 d4-e5')
  expect(refused(king)['d4-f6']).toContain('only one cell')
  expectMoves(on({ d4: 'black king', c3: 'white man', f6: 'white man' }, 'american'), 'd4xb2')
  expectMoves(on({ d4: 'black man', e3: 'white man', h8: 'white man' }, 'american'), 'd4xf2')
})

test('English men capture only forward, and the far row ends a chain', () => {
  const man = on({ d4: 'black man', e3: 'white man', h8: 'white man' }, 'english')
  expectMoves(man, 'd4-c5 d4-e5')
  expect(refused(man)['d4-c3']).toContain('captures only forward')
  const crowned = on({ b6: 'black man', c7: 'white man', e7: 'white man', a1: 'white king' }, 'english')
  expect(json(play(crowned, 'b6xd8'))).toMatchObject({ turn: 'white', pieces: { d8: 'black king' } })
})
