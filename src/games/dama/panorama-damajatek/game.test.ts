import { expect, test } from 'vitest'
import { expectMoves, from, json, play, start } from '../../../../tests/playing.ts'
import panorama from './game.ts'

test.each([
  ['10', 20, 40, [1, 2, 3, 4], [7, 8, 9, 10], 'k1'],
  ['8', 16, 24, [1, 2, 3], [6, 7, 8], 'i1'],
] as const)('%s rows and %i columns: %i men each; dark begins', (size, columns, men, low, high, seam) => {
  const match = start(panorama, { size })
  expect(panorama.make({ size }).board.size).toBe(Number(size) * columns)
  const { pieces, turn } = json(match)
  expect(turn).toBe('black')
  expect((pieces as Record<string, string>)[seam]).toBe('black man')
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

test('the seam is crossed by steps, captures and flights', () => {
  expectMoves(from(panorama, { turn: 'black', pieces: { j2: 'black man', t10: 'white man' } }), 'j2-i3 j2-k3')
  const match = from(panorama, {
    turn: 'black',
    pieces: { i3: 'black man', j4: 'white man', l6: 'white man' },
  })
  expectMoves(match, 'i3xk5')
  expectMoves(play(match, 'i3xk5'), 'k5xm7')
  const king = from(panorama, {
    turn: 'black',
    pieces: { a1: 'black king', e5: 'white man', l4: 'white man' },
  })
  expectMoves(king, 'a1xh8')
})
