import { expect, test } from 'vitest'
import { think } from '../../../ai/index.ts'
import type { Match, Options } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import tag from './game.ts'

const printed = { lines: 'printed' }
const at = (turn: string, two: number, one: number, steps = 0, options = {}) =>
  from(tag, { turn, steps, pieces: { [two]: 'chaser two', [one]: 'runner one' } }, options)

test('the two-forint coin begins on 2, the one-forint coin stands on 15', () =>
  expect(json(start(tag))).toEqual({ turn: 'chaser', pieces: { '2': 'chaser two', '15': 'runner one' } }))

// The list of the book, by point; the line 7-10 is the ruling's.
const LISTED: Record<number, readonly number[]> = {
  1: [2, 3, 4],
  2: [3, 7, 8],
  3: [5],
  4: [6, 7],
  5: [8, 9],
  6: [10],
  7: [11],
  8: [11, 12],
  9: [12],
  10: [13],
  11: [13, 14],
  12: [14],
  13: [15],
  14: [15],
}
const pairs = Object.entries(LISTED).flatMap(([a, list]) => list.map(b => [Number(a), b] as const))
const nearOf = (lines: readonly (readonly [number, number])[], point: number) =>
  lines.flatMap(([a, b]) => (a === point ? [b] : b === point ? [a] : []))
const MENDED = [...pairs, [7, 10] as const]

test.each([
  ['the 23 lines of the ruling', {}, MENDED, 23],
  ['the 22 printed lines', printed, pairs, 22],
])('coins step along %s to a neighbouring point, and nowhere else', (_, options, lines, count) => {
  expect(lines).toHaveLength(count)
  for (let point = 1; point <= 15; point++) {
    const other = point === 15 ? 1 : 15
    const match = at('chaser', point, other, 0, options)
    expectMoves(
      match,
      nearOf(lines, point)
        .map(to => `${point}-${to}`)
        .join(' '),
    )
    const running = at('runner', other, point, 0, options)
    const free = nearOf(lines, point).filter(to => to !== other)
    expectMoves(running, free.map(to => `${point}-${to}`).join(' '))
  }
})

test('the lines are their own mirror image, only not as printed', () => {
  const MIRROR: Record<number, number> = { 1: 3, 4: 5, 6: 9, 7: 8, 10: 12, 13: 14 }
  const image = (c: number) =>
    MIRROR[c] ?? Number(Object.keys(MIRROR).find(k => MIRROR[Number(k)] === c) ?? c)
  const has = (lines: readonly (readonly [number, number])[], a: number, b: number) =>
    nearOf(lines, a).includes(b)
  expect(MENDED.every(([a, b]) => has(MENDED, image(a), image(b)))).toBe(true)
  expect(pairs.every(([a, b]) => has(pairs, image(a), image(b)))).toBe(false)
})

test('they step in turn, one step each, without passing', () => {
  const match = play(start(tag), '2-7 15-14')
  expect(json(match)).toEqual({ turn: 'chaser', steps: 1, pieces: { '7': 'chaser two', '14': 'runner one' } })
  expect(moves(match)).not.toContain('pass')
  expect(refused(match)).toMatchObject({
    '7-14': 'You step along a line to the next point.',
    '14-1': 'This piece is not yours.',
  })
})

test('the chaser wins by stepping onto the runner', () => {
  const match = play(at('chaser', 13, 15, 3), '13-15')
  expect(match.outcome).toMatchObject({ result: [1, 0], reason: { en: 'The chaser has caught the runner.' } })
})

test('the sixth step is the last that can catch', () => {
  expect(play(at('chaser', 13, 15, 5), '13-15').outcome).toMatchObject({ result: [1, 0] })
  const away = play(at('chaser', 13, 15, 5), '13-11')
  expect(away.outcome).toMatchObject({ result: [0, 1], reason: { en: 'The runner has got away.' } })
  expect(play(at('chaser', 13, 15, 4), '13-11').outcome).toBeUndefined()
})

test('the runner may not step onto the chaser, and always has another step', () => {
  const match = at('runner', 13, 15)
  expectMoves(match, '15-14')
  expect(refused(match)['15-13']).toBe('The runner may not step onto the chaser.')
})

test('the coin of the chaser must lie on the board', () =>
  expect(() => from(tag, { turn: 'chaser', pieces: { '15': 'runner one' } })).toThrow('missing'))

// Written from the text alone: whether the chaser can force a catch.
type Lines = readonly (readonly [number, number])[]
const canCatch = (lines: Lines, two: number, one: number, left: number): boolean =>
  left > 0 &&
  nearOf(lines, two).some(
    to =>
      to === one ||
      nearOf(lines, one)
        .filter(next => next !== to)
        .every(next => canCatch(lines, to, next, left - 1)),
  )

test('solved: the chaser wins from the start, but not on the printed lines', () => {
  expect(canCatch(MENDED, 2, 15, 6)).toBe(true)
  expect(canCatch(MENDED, 2, 15, 5)).toBe(false)
  expect(canCatch(pairs, 2, 15, 6)).toBe(false)
})

test.each([
  ['mended', {}, MENDED],
  ['printed', printed, pairs],
] as const)('the game knows who wins every position of the %s board', (_, options, lines) => {
  const { game } = start(tag, options)
  for (let two = 1; two <= 15; two++)
    for (let one = 1; one <= 15; one++)
      for (const steps of [1, 2, 3, 4, 5]) {
        if (one === two) continue
        const pieces = { [two]: 'chaser two', [one]: 'runner one' }
        const read = game.layout.read({ turn: 'chaser', steps, pieces })
        if (!read.ok) throw new Error(read.why.en)
        game.derive!(read.value)
        expect(game.value!(read.value, 0) > 0).toBe(canCatch(lines, two, one, 6 - steps))
        expect(game.value!(read.value, 1)).toBe(-game.value!(read.value, 0))
      }
})

/** The opponent of level 3, asked once for each position. */
function opponent() {
  const known = new Map<number, string>()
  return (match: Match): string => {
    const { game, position } = match
    const how = { seat: position.turn, level: 6, seed: 1, clock: () => 0 } as const
    const name = known.get(position.key) ?? match.nameOf(think(game, position, how))
    known.set(position.key, name)
    return name
  }
}

/** Every game in which one seat is played by the opponent of level 3 and the other does whatever it likes. */
function everyEnd(options: Options, seat: number): Set<string> {
  const ends = new Set<string>()
  const answer = opponent()
  const follow = (line: string) => {
    const match = start(tag, options)
    if (line) play(match, line)
    if (match.outcome) return ends.add(match.outcome.result.join())
    if (match.position.turn === seat) follow(`${line} ${answer(match)}`.trim())
    else for (const name of moves(match)) follow(`${line} ${name}`.trim())
    return ends
  }
  follow('')
  return ends
}

test('the opponent of the highest level plays perfectly on either side', () => {
  expect([...everyEnd({}, 0)]).toEqual(['1,0'])
  expect([...everyEnd(printed, 1)]).toEqual(['0,1'])
})

test.each([
  [4, 5, '5-3'],
  [5, 4, '4-1'],
  [6, 9, '9-5'],
  [7, 9, '9-5'],
])(
  'a runner who is lost, with the chaser on %i, goes from %i where most steps let him slip: %s',
  (two, one, best) => {
    const { game, position } = at('runner', two, one, 1)
    let asked = 0
    const clock = () => asked++
    for (let seed = 1; seed <= 4; seed++) {
      const move = think(game, position, { seat: 1, level: 6, seed, milliseconds: 400, clock })
      expect(game.name(position, move)).toBe(best)
    }
  },
)
