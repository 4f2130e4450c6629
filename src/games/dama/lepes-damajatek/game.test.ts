import { expect, test } from 'vitest'
import { neighbours } from '../../../kit/index.ts'
import { expectMoves, from, json, play, refused, start } from '../../../../tests/playing.ts'
import lepes from './game.ts'

const on = (pieces: Record<string, string>, turn = 'black') => from(lepes, { turn, pieces })

test('80 hexagons with 205 borders; even rows lie half a cell to the right', () => {
  const { board } = lepes.make({})
  expect(board.size).toBe(80)
  expect(board.cells.reduce((sum, _, c) => sum + neighbours(board, c).length, 0)).toBe(2 * 205)
  const at = (name: string) => board.cells[board.names.indexOf(name)]!
  expect(at('a2').x - at('a1').x).toBe(0.5)
  expect(at('a3').x).toBe(at('a1').x)
})

test('three full home rows, 24 men each; dark begins', () => {
  const { pieces, turn } = json(start(lepes))
  expect(turn).toBe('black')
  for (const [side, rows] of [
    ['black', [1, 2, 3]],
    ['white', [8, 9, 10]],
  ] as const) {
    const cells = Object.entries(pieces as Record<string, string>).filter(
      ([, name]) => name === `${side} man`,
    )
    expect(cells).toHaveLength(24)
    const found = new Set(cells.map(([cell]) => Number(cell.slice(1))))
    expect([...found].sort((a, b) => a - b)).toEqual(rows)
  }
})

test('a man steps forward and sideways, not back', () => {
  const match = on({ d4: 'black man', h10: 'white man' })
  expectMoves(match, 'd4-c4 d4-d5 d4-e5 d4-e4')
  expect(refused(match)['d4-d3']).toContain('never back')
  expectMoves(on({ d4: 'white man', h10: 'black man' }, 'white'), 'd4-c4 d4-d3 d4-e3 d4-e4')
})

test('a man captures in all six directions', () => {
  const around = Object.fromEntries(['c4', 'e4', 'd5', 'e5', 'd3', 'e3'].map(cell => [cell, 'white man']))
  expectMoves(on({ d4: 'black man', ...around }), 'd4xb4 d4xf4 d4xc6 d4xe6 d4xc2 d4xe2')
})

test('a king goes any distance in six directions and lands where it can go on', () => {
  expectMoves(
    on({ a1: 'black king', h10: 'white man' }),
    'a1-a2 a1-b3 a1-b4 a1-c5 a1-c6 a1-d7 a1-d8 a1-e9 a1-e10 a1-b1 a1-c1 a1-d1 a1-e1 a1-f1 a1-g1 a1-h1',
  )
  expectMoves(on({ a1: 'black king', b4: 'white man', f6: 'white man' }), 'a1xc6 a1xe9')
})

test('crowned on the far row', () => {
  expect(json(play(on({ c9: 'black man', a1: 'white man' }), 'c9-c10'))['pieces']).toMatchObject({
    c10: 'black king',
  })
})
