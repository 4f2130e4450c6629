import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import ejtoernyos from './game.ts'

const on = (turn: string, pieces: Record<string, string>) => from(ejtoernyos, { turn, pieces })

test('rows 1 and 10 have changed owners; twenty men each, dark begins', () => {
  const { pieces, turn } = json(start(ejtoernyos))
  expect(turn).toBe('black')
  for (const [side, rows] of [
    ['black', [2, 3, 4, 10]],
    ['white', [1, 7, 8, 9]],
  ] as const) {
    const cells = Object.entries(pieces as Record<string, string>).filter(
      ([, name]) => name === `${side} man`,
    )
    expect(cells).toHaveLength(20)
    const found = new Set(cells.map(([cell]) => Number(cell.slice(1))))
    expect([...found].sort((a, b) => a - b)).toEqual(rows)
  }
})

test('a parachutist cannot step, and leaves only by a capture backwards', () => {
  const match = on('black', { d10: 'black man', e3: 'black man', h8: 'white man' })
  expectMoves(match, 'e3-d4 e3-f4')
  expect(refused(match)['d10-c9']).toContain('only capture')
  expectMoves(on('black', { d10: 'black man', e9: 'white man' }), 'd10xf8')
  expectMoves(on('white', { e1: 'white man', d2: 'black man', j10: 'black man' }), 'e1xc3')
})

test('standing there crowns nobody; ending a move there does, even after a chain from there', () => {
  const first = moves(start(ejtoernyos))
  expect(first.every(name => name.includes('-'))).toBe(true)
  const chain = on('black', { d10: 'black man', e9: 'white man', g9: 'white man', a1: 'white man' })
  expect(json(play(chain, 'd10xf8 f8xh10'))['pieces']).toMatchObject({ h10: 'black king' })
})

test('whoever has only parachutists that cannot capture has lost', () => {
  const match = on('black', { d10: 'black man', e5: 'white man' })
  expect(match.outcome?.result).toEqual([0, 1])
})
