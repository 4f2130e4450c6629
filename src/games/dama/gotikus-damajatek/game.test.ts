import { expect, test } from 'vitest'
import { expectMoves, from, json, play, refused, start } from '../../../../tests/playing.ts'
import gotikus from './game.ts'

const on = (pieces: Record<string, string>, official = 'off') =>
  from(gotikus, { turn: 'black', pieces }, { official })

test.each([
  ['10', 20, [1, 2], [9, 10]],
  ['8', 16, [1, 2], [7, 8]],
] as const)('on %s rows two full home rows: %i men each; dark begins', (size, men, low, high) => {
  const { pieces, turn } = json(start(gotikus, { size }))
  expect(turn).toBe('black')
  for (const [side, rows] of [
    ['black', low],
    ['white', high],
  ] as const) {
    const cells = Object.entries(pieces as Record<string, string>).filter(
      ([, name]) => name === `${side} man`,
    )
    expect(cells).toHaveLength(men)
    const found = new Set(cells.map(([cell]) => Number(cell.slice(1))))
    expect([...found].sort((a, b) => a - b)).toEqual(rows)
  }
})

test('a man steps in five directions, never back', () => {
  const match = on({ e4: 'black man', e9: 'white man' })
  expectMoves(match, 'e4-d4 e4-d5 e4-e5 e4-f5 e4-f4')
  expect(refused(match)['e4-e3']).toContain('never back')
})

test('men capture in all eight directions; officially not backwards', () => {
  const around = Object.fromEntries(
    ['d3', 'd4', 'd5', 'e3', 'e5', 'f3', 'f4', 'f5'].map(cell => [cell, 'white man']),
  )
  const all = 'e4xc2 e4xc4 e4xc6 e4xe2 e4xe6 e4xg2 e4xg4 e4xg6'
  expectMoves(on({ e4: 'black man', ...around }), all)
  expectMoves(on({ e4: 'black man', ...around }, 'on'), 'e4xc4 e4xc6 e4xe6 e4xg4 e4xg6')
  expectMoves(on({ e4: 'black king', ...around }, 'on'), all)
})

test('a king goes in eight directions, but one cell only, and takes only a neighbour', () => {
  const match = on({ e4: 'black king', h9: 'white man' })
  expectMoves(match, 'e4-d3 e4-d4 e4-d5 e4-e3 e4-e5 e4-f3 e4-f4 e4-f5')
  expect(refused(match)['e4-e6']).toContain('only one cell')
  expectMoves(on({ c3: 'black king', d2: 'white man', g3: 'white man' }), 'c3xe1')
})

test('crowned on the far row, not when a chain leads on', () => {
  expect(json(play(on({ c9: 'black man', a1: 'white man' }), 'c9-c10'))['pieces']).toMatchObject({
    c10: 'black king',
  })
  const chain = on({ c8: 'black man', c9: 'white man', d9: 'white man', j1: 'white man' })
  expect(json(play(chain, 'c8xc10 c10xe8'))['pieces']).toMatchObject({ e8: 'black man' })
})
