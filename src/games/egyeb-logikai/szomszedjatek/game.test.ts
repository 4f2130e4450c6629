import { expect, test } from 'vitest'
import { Rng, type Options } from '../../../engine/index.ts'
import type { BoardGame } from '../../../kit/index.ts'
import { json, moves, play, refused, start } from '../../../../tests/playing.ts'
import szomszedjatek from './game.ts'

const LETTERS = 'abcdefghi'
const NAMES = ['white', 'black', 'red', 'blue']
const roles = (match: Parameters<typeof json>[0]) =>
  (match.game as BoardGame).scene(match.position).trays.map(({ title }) => title.en)

test('9 × 9 cells, empty; a cell without a covered neighbour by the side is covered', () => {
  const match = start(szomszedjatek)
  expect(json(match)).toMatchObject({ turn: 'white', pieces: {} })
  expect(moves(match)).toHaveLength(81)
  play(match, 'e5')
  expect(moves(match)).toHaveLength(76)
  expect(moves(match)).toContain('d4')
  const why = 'A covered cell touches it by the side already.'
  expect(refused(match)).toMatchObject({
    e4: why,
    e6: why,
    d5: why,
    f5: why,
    e5: 'This place is taken already.',
  })
})

test.each<[Options, string[][]]>([
  [{}, ['12', '21'].map(round => [...round])],
  [{ pair: '34' }, ['34', '43'].map(round => [...round])],
  [{ players: '3' }, ['234', '342', '423'].map(round => [...round])],
  [{ players: '3', unowned: '4' }, ['123', '231', '312'].map(round => [...round])],
  // The book's table: A 4321, B 3214, C 2143, D 1432.
  [{ players: '4' }, ['4321', '3214', '2143', '1432'].map(round => [...round])],
])('%o: in each round the players play for %j', (options, table) => {
  const match = start(szomszedjatek, options)
  for (const [round, numbers] of table.entries()) {
    if (round > 0) play(match, 'start')
    expect(match.position.turn).toBe(round)
    expect(roles(match)).toEqual(numbers.map(n => `Plays for ${n}`))
    slowRound(match, options, round)
  }
  expect(match.outcome).toBeDefined()
})

test('one number, wanted by one player and not by the other; then they change', () => {
  const options = { maxmin: '3' }
  const match = start(szomszedjatek, options)
  expect(roles(match)).toEqual(['Wants many with 3', 'Wants few with 3'])
  slowRound(match, options, 0)
  play(match, 'start')
  expect(roles(match)).toEqual(['Wants few with 3', 'Wants many with 3'])
  expect(match.position.turn).toBe(1)
  slowRound(match, options, 1)
  expect(match.outcome).toBeDefined()
})

test('the highest total wins, equal is a draw', () => {
  const results = new Set<string>()
  for (let seed = 0; seed < 30; seed++) {
    const match = start(szomszedjatek)
    const rng = new Rng(seed)
    while (match.moves.length > 0) match.play(match.moves[rng.below(match.moves.length)]!)
    const [a, b] = match.outcome!.points!
    const result = a! > b! ? '1,0' : a! < b! ? '0,1' : '0.5,0.5'
    expect(match.outcome!.result.join(',')).toBe(result)
    results.add(result)
  }
  expect(results.size).toBe(3)
})

// Written from the text alone: one round of random moves, then the points by counting the neighbours of empty cells.
function slowRound(match: Parameters<typeof json>[0], options: Options, round: number): void {
  const before = (json(match) as { points?: number[] }).points ?? []
  const count = Number(options.players ?? 2)
  const rng = new Rng(round + 1)
  const covered = new Set<string>()
  const near = (x: number, y: number) =>
    [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ].filter(([a, b]) => covered.has(`${LETTERS[a!] ?? '?'}${b}`)).length
  const cells = Array.from({ length: 81 }, (_, i) => [i % 9, Math.floor(i / 9) + 1] as const)
  const nameOf = ([x, y]: readonly [number, number]) => `${LETTERS[x]}${y}`
  for (let n = 0; ; n++) {
    const free = cells.filter(cell => !covered.has(nameOf(cell)) && near(...cell) === 0).map(nameOf)
    if (free.length === 0) break
    expect(moves(match)).toEqual(free.sort())
    expect(match.position.turn).toBe((round + n) % count)
    covered.add(free[rng.below(free.length)]!)
    play(match, [...covered].at(-1)!)
  }
  expect(covered.size).toBeLessThanOrEqual(41)
  const table =
    count === 4
      ? ['4321', '3214', '2143', '1432']
      : count === 3
        ? options['unowned'] === '4'
          ? ['123', '231', '312']
          : ['234', '342', '423']
        : options['maxmin']
          ? ['30', '03']
          : options['pair'] === '34'
            ? ['34', '43']
            : ['12', '21']
  const points = NAMES.slice(0, count).map((_, i) => {
    const number = Number(table[round]![i])
    const found = cells.filter(cell => !covered.has(nameOf(cell)) && near(...cell) === number).length
    return (before[i] ?? 0) + (number === 0 ? 0 : found)
  })
  expect((json(match) as { points: number[] }).points).toEqual(points)
}
