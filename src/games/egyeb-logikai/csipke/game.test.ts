import { expect, test } from 'vitest'
import { Rng } from '../../../engine/index.ts'
import type { BoardGame } from '../../../kit/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import csipke from './game.ts'

const LETTERS = 'abcdefghijklmnopqrst'
const cover = (names: string) =>
  Object.fromEntries(names.split(' ').flatMap(name => (name ? [[name, 'cover']] : [])))
const SIX = { size: '6' }
/** A board of six that is full but for a corner, in the round with this number. */
const nearlyFull = (names: string, round: number, points: readonly number[], turn = 'white') =>
  from(csipke, { turn, pieces: cover(names), part: 'cover', round, points: [...points] }, SIX)
const CHECKS = 'a1 c1 e1 b2 d2 f2 a3 c3 e3 b4 d4 f4 a5 c5 e5 b6 d6'

test('20 × 20 cells, empty; white, the lace maker, begins', () => {
  const match = start(csipke)
  expect(json(match)).toMatchObject({ turn: 'white', pieces: {} })
  expect(moves(match)).toHaveLength(400)
  const { trays } = (match.game as BoardGame).scene(match.position)
  expect(trays.map(({ title }) => title.en)).toEqual(['Lace maker', 'Lace ripper'])
})

test('a cell without a covered neighbour by the side is covered, whoever did the others', () => {
  const match = play(start(csipke, SIX), 'c3')
  expect(json(match)).toMatchObject({ turn: 'black', pieces: { c3: 'cover' } })
  expect(moves(match)).toHaveLength(36 - 5)
  expect(moves(match)).toEqual(expect.arrayContaining(['b2', 'd4', 'b4', 'd2', 'a3']))
  const why = 'A covered cell touches it by the side already.'
  expect(refused(match)).toMatchObject({
    c2: why,
    c4: why,
    b3: why,
    d3: why,
    c3: 'This place is taken already.',
  })
  expect(moves(match)).not.toContain('pass')
})

test('the round ends when no cell is left; only the ripper scores, and then the roles change', () => {
  const match = play(nearlyFull(CHECKS, 0, [0, 0]), 'f6')
  expect(json(match)).toMatchObject({ turn: 'black', part: 'start', round: 1, points: [0, 1] })
  expect(match.game.prompt?.(match.position)?.en).toContain('Round 1 is over')
  expect(moves(match)).toEqual(['start'])
  play(match, 'start')
  expect(json(match)).toEqual({ turn: 'black', pieces: {}, round: 1, points: [0, 1] })
  const { trays } = (match.game as BoardGame).scene(match.position)
  expect(trays.map(({ title }) => title.en)).toEqual(['Lace ripper', 'Lace maker'])
  expect(json(play(match, 'a1 c1'))).toMatchObject({ turn: 'black' })
})

test('pieces are chains of cells that touch by their corners', () => {
  // The cells of one chequer colour on the left, of the other on the right, and nothing between them.
  const halves = 'a1 a3 a5 b2 b4 b6 c1 c3 c5 e2 e4 e6 f1 f3'
  expect(json(play(nearlyFull(halves, 0, [0, 0]), 'f5'))).toMatchObject({ points: [0, 2] })
})

test('the more points as ripper win; equal is a draw', () => {
  const end = (points: readonly number[]) => play(nearlyFull(CHECKS, 1, points, 'black'), 'f6').outcome
  expect(end([0, 4])).toMatchObject({ result: [0, 1], points: [1, 4] })
  expect(end([0, 0])).toMatchObject({ result: [1, 0], points: [1, 0] })
  expect(end([0, 1])).toMatchObject({ result: [0.5, 0.5], reason: { en: 'Points: 1 : 1.' } })
})

test('positions that cannot be are refused', () => {
  const read = (names: string) =>
    from(csipke, { turn: 'white', pieces: cover(names), part: 'cover', round: 0, points: [0, 0] }, SIX)
  expect(() => read('a1 a2')).toThrow('Two covered cells cannot touch by the side')
  expect(() => read(`${CHECKS} f6`)).toThrow('This round is over already.')
})

test('sizes from 6 to 20', () => {
  expect(csipke.options[0]!.choices.map(({ id }) => Number(id)).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 15 }, (_, i) => i + 6),
  )
})

/** The pieces of a lace, written from the text alone. */
function slowPieces(covered: ReadonlySet<string>): number {
  const left = new Set(covered)
  let pieces = 0
  for (const first of covered) {
    if (!left.delete(first)) continue
    pieces++
    const chain = [first]
    for (const cell of chain)
      for (const [dx, dy] of [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ]) {
        const name = `${LETTERS[LETTERS.indexOf(cell[0]!) + dx!] ?? '?'}${Number(cell.slice(1)) + dy!}`
        if (left.delete(name)) chain.push(name)
      }
  }
  return pieces
}

test.each([
  [6, 1],
  [9, 2],
  [20, 3],
])(
  'a random game on a board of side %i (seed %i) goes as by slow rules written from the text',
  (size, seed) => {
    const rng = new Rng(seed)
    const match = start(csipke, { size: String(size) })
    const all = Array.from({ length: size * size }, (_, i) => [i % size, Math.floor(i / size) + 1] as const)
    const points = [0, 0]
    for (let round = 0; round < 2; round++) {
      if (round === 1) play(match, 'start')
      const covered = new Set<string>()
      for (let n = 0; ; n++) {
        const isOn = (x: number, y: number) => covered.has(`${LETTERS[x] ?? '?'}${y}`)
        const free = all
          .filter(
            ([x, y]) =>
              !isOn(x, y) && !isOn(x + 1, y) && !isOn(x - 1, y) && !isOn(x, y + 1) && !isOn(x, y - 1),
          )
          .map(([x, y]) => `${LETTERS[x]}${y}`)
        if (free.length === 0) break
        if (n % 5 === 0 || size < 10) expect(moves(match)).toEqual(free.sort())
        expect(match.position.turn).toBe((round + n) % 2)
        const chosen = free[rng.below(free.length)]!
        covered.add(chosen)
        play(match, chosen)
      }
      points[1 - round] = slowPieces(covered)
      expect(json(match)).toMatchObject({ points })
    }
    expect(match.outcome?.points).toEqual(points)
  },
)
