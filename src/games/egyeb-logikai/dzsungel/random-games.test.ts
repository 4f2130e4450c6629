// The rules once more, written from the book and the ruling alone, on names of cells: what the quick rules are compared with.
import { expect, test } from 'vitest'
import type { Json } from '../../../engine/index.ts'
import { from } from '../../../../tests/playing.ts'
import { agree } from '../../../../tests/slow-rules.ts'
import dzsungel from './game.ts'

type Pieces = Record<string, string>
const LAKE = ['b', 'c', 'e', 'f'].flatMap(col => [4, 5, 6].map(row => `${col}${row}`))
const TRAPS: Record<string, string[]> = { white: ['c1', 'd2', 'e1'], black: ['c9', 'd8', 'e9'] }
const DEN: Record<string, string> = { white: 'd1', black: 'd9' }
const BOOK = 'rat cat wolf dog leopard tiger lion elephant'.split(' ')
const OFFICIAL = 'rat cat dog wolf leopard tiger lion elephant'.split(' ')

const beside = (cell: string, [dx, dy]: readonly [number, number]): string | undefined => {
  const col = 'abcdefg'['abcdefg'.indexOf(cell[0]!) + dx]
  const row = Number(cell[1]) + dy
  return col && row >= 1 && row <= 9 ? `${col}${row}` : undefined
}

/** Where an animal may go in a direction, and over which water. */
function goal(animal: string, cell: string, way: readonly [number, number]): [string | undefined, string[]] {
  let at = beside(cell, way)
  const over: string[] = []
  if (animal === 'rat' || !at || !LAKE.includes(at)) return [at, over]
  if (animal !== 'lion' && animal !== 'tiger') return [undefined, over]
  while (at && LAKE.includes(at)) {
    over.push(at)
    at = beside(at, way)
  }
  return [at, over]
}

/** Whether the attacker wins; undefined where the attack is forbidden. */
function fight(
  school: string,
  cell: string,
  target: string,
  mover: string,
  met: string,
): boolean | undefined {
  const [side, animal] = mover.split(' ') as [string, string]
  const [other, enemy] = met.split(' ') as [string, string]
  const [wetFrom, wetTo] = [LAKE.includes(cell), LAKE.includes(target)]
  const order = school === 'official' ? OFFICIAL : BOOK
  const equalOrStronger = order.indexOf(animal) >= order.indexOf(enemy)
  let won = equalOrStronger
  if (animal === 'rat' && enemy === 'elephant') won = true
  if (animal === 'elephant' && enemy === 'rat') won = false
  if (TRAPS[side]!.includes(target)) won = true
  if (school === 'official') return wetFrom !== wetTo || !won ? undefined : true
  if (TRAPS[other]!.includes(target)) won = false
  return wetFrom && !wetTo && enemy === 'elephant' ? undefined : won
}

const slow =
  (school: 'book' | 'official') =>
  (seen: Readonly<Record<string, Json>>): Record<string, { turn: string; pieces: Pieces }> => {
    const turn = String(seen['turn'])
    const pieces = seen['pieces'] as Pieces
    const found: [from: string, name: string, after: Pieces][] = []
    for (const [cell, mover] of Object.entries(pieces)) {
      if (!mover.startsWith(turn)) continue
      for (const way of [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ] as const) {
        const [target, over] = goal(mover.split(' ')[1]!, cell, way)
        if (!target || target === DEN[turn] || over.some(water => pieces[water])) continue
        const met = pieces[target]
        if (met?.startsWith(turn)) continue
        const won = met === undefined ? true : fight(school, cell, target, mover, met)
        if (won === undefined) continue
        const { [cell]: _, ...rest } = pieces
        const sign = met === undefined ? '-' : won ? 'x' : '+'
        found.push([cell, `${cell}${sign}${target}`, won ? { ...rest, [target]: mover } : rest])
      }
    }
    const dutiful = found.filter(([cell]) => school === 'book' && TRAPS[turn]!.includes(cell))
    const next = turn === 'white' ? 'black' : 'white'
    return Object.fromEntries(
      (dutiful.length > 0 ? dutiful : found).map(([, name, after]) => [name, { turn: next, pieces: after }]),
    )
  }

// Crowded round the lakes and the traps, where most rules meet.
const CROWD: Pieces = {
  b5: 'white rat',
  a4: 'white lion',
  d4: 'white tiger',
  d7: 'white elephant',
  c8: 'white cat',
  e3: 'white dog',
  e8: 'white wolf',
  b3: 'white leopard',
  f5: 'black rat',
  d5: 'black lion',
  g5: 'black tiger',
  d3: 'black elephant',
  c2: 'black cat',
  f3: 'black dog',
  e2: 'black wolf',
  b7: 'black leopard',
}

test.each([
  ['book', {}],
  ['official', { official: 'on' }],
] as const)('%s: random games as a slow generator plays them', (school, options) => {
  expect(agree(dzsungel, options, slow(school), { games: 12, plies: 300 })).toBeGreaterThan(1500)
  const crowd = () => from(dzsungel, { turn: 'white', pieces: CROWD }, options)
  expect(agree(dzsungel, options, slow(school), { games: 40, plies: 60, seed: 7 }, crowd)).toBeGreaterThan(
    1000,
  )
})
