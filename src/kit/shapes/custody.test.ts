import { expect, test } from 'vitest'
import { cellOf, crosswise, square } from '../boards/index.ts'
import { pack } from '../moves/packing.ts'
import { BLACK, WHITE } from '../pieces.ts'
import { ground, kind } from '../standing/index.ts'
import { custody } from './custody.ts'

const board = square(5, 5)
const g = ground({
  players: [WHITE, BLACK],
  board,
  kinds: { man: kind('bábu', 'man', 'man'), king: kind('király', 'king', 'king') },
})
const at = (name: string) => cellOf(board, name)
const CODES: Readonly<Record<string, number>> = {
  M: g.code('man', 0),
  m: g.code('man', 1),
  K: g.code('king', 0),
  k: g.code('king', 1),
}
function position(pieces: string) {
  const p = g.layout.empty()
  for (const each of pieces.split(' ')) g.set(p, at(each.slice(1)), CODES[each[0]!]!)
  return p
}

type Rules = NonNullable<Parameters<typeof custody>[1]>
/** What is gone after the man on `from` went to `to`. */
function gone(pieces: string, from: string, to: string, rules: Rules = { along: crosswise(board) }): string {
  const p = position(pieces)
  const { take, count, shown } = custody(g, rules)
  const expected = count(p, pack(at(from), at(to)))
  const name = shown.name(p, pack(at(from), at(to)))
  g.carry(p, at(from), at(to))
  expect(take(p, at(to))).toBe(expected)
  const taken = name?.split('x').slice(1) ?? []
  expect(taken.map(cell => g.at(p, at(cell)))).toEqual(Array.from({ length: expected }, () => 0))
  return pieces
    .split(' ')
    .filter(each => each.slice(1) !== from && g.at(p, at(each.slice(1))) === 0)
    .join(' ')
}

test('one enemy between the mover and a friend is taken, up to three at once', () => {
  expect(gone('Mb3 md3 Me3', 'b3', 'c3')).toBe('md3')
  expect(gone('Mc2 mb3 md3 mc4 Ma3 Me3 Mc5', 'c2', 'c3')).toBe('mb3 md3 mc4')
})

test('two in a row, an edge, an own man or the mover that has left hold nobody', () => {
  expect(gone('Ma2 mb1 mc1 Md1', 'a2', 'a1')).toBe('')
  expect(gone('Mc2 mb2', 'c2', 'c3')).toBe('')
  expect(gone('Mc1 mc4', 'c1', 'c3')).toBe('')
  expect(gone('Ma1 Mb1 md1', 'b1', 'c1')).toBe('')
  expect(gone('Ma1 mb1', 'a1', 'c1')).toBe('')
})

test('diagonals count only where the board has them; who walks in between is safe', () => {
  expect(gone('Mb2 mc3 Md4 Mb1', 'b1', 'b2')).toBe('')
  expect(gone('Mb1 mc3 Md4', 'b1', 'b2', {})).toBe('mc3')
  expect(gone('Mb3 md3 mb4 mc5', 'b3', 'c3')).toBe('')
})

test('safe cells, anvils that are empty, and kinds that do not take or fall', () => {
  const along = crosswise(board)
  expect(gone('Mb3 mc3 Md3 Mb2', 'b2', 'b3', { along, safe: [at('c3')] })).toBe('')
  expect(gone('Ma2 mb3', 'a2', 'a3', { along, anvils: [at('c3')] })).toBe('mb3')
  expect(gone('Ma2 mb3 mc3', 'a2', 'a3', { along, anvils: [at('c3')] })).toBe('')
  const isMan = (code: number) => g.kindOf[code] === 0
  expect(gone('Kb3 md3 Me3', 'b3', 'c3', { along, takes: isMan })).toBe('')
  expect(gone('Mb3 md3 Ke3', 'b3', 'c3', { along, takes: isMan })).toBe('')
  expect(gone('Mb3 kd3 Me3', 'b3', 'c3', { along, falls: isMan })).toBe('')
  expect(gone('Kb3 kd3 Me3', 'b3', 'c3', { along })).toBe('kd3')
})
