import { expect, test } from 'vitest'
import { Moves } from '../../engine/index.ts'
import { cellOf, square } from '../boards/index.ts'
import { from, to, extra } from '../moves/packing.ts'
import { BLACK, WHITE } from '../pieces.ts'
import { ground, kind } from '../standing/index.ts'
import { KNIGHT_ROUTES, Routes } from './route.ts'

const board = square(3, 3)
const g = ground({ players: [WHITE, BLACK], board, kinds: { man: kind('bábu', 'man', 'man') } })
const routes = new Routes(board, g.cells, KNIGHT_ROUTES)
const own = g.code('man', 0)
const enemy = g.code('man', 1)

/** What the man on a1 may do, with others on these cells. */
function listed(others: Record<string, number>, which: 'meeting' | 'all'): string[] {
  const p = g.layout.empty()
  g.set(p, 0, own)
  for (const [name, code] of Object.entries(others)) g.set(p, cellOf(board, name), code)
  const out = new Moves()
  routes.list(p, 0, enemy, which, out)
  return out.toArray().map(m => {
    const met = extra(m) === 0 ? [] : routes.met(p, from(m), extra(m) - 1).map(c => board.names[c])
    return [board.names[to(m)], ...met].join(' ')
  })
}

test('an open end is listed once, although two ways lead there', () => {
  expect(listed({}, 'all').sort()).toEqual(['b3', 'c2'])
  expect(listed({}, 'meeting')).toEqual([])
})

test('an own piece closes a way, an enemy on it is met, a piece on the end closes both', () => {
  expect(listed({ a2: own, b1: own }, 'all')).toEqual([])
  expect(listed({ a2: enemy, b1: own }, 'all').sort()).toEqual(['b3 a2', 'c2 a2'])
  expect(listed({ a2: enemy, a3: enemy, c2: own }, 'all').sort()).toEqual(['b3', 'b3 a2 a3'])
  expect(listed({ a2: enemy, a3: enemy, c2: own }, 'meeting')).toEqual(['b3 a2 a3'])
})

test('a knight in the middle of nine cells has no way', () => {
  expect(board.cells.some((_, c) => routes.leads(cellOf(board, 'b2'), c))).toBe(false)
  expect(routes.leads(cellOf(board, 'a1'), cellOf(board, 'b3'))).toBe(true)
})
