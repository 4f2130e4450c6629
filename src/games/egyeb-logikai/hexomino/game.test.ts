import { expect, test } from 'vitest'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { Rng, type Match, type Options } from '../../../engine/index.ts'
import hexomino, { HEXOMINOES } from './game.ts'

type Spot = readonly [number, number]
const sorted = (spots: readonly Spot[]) =>
  spots
    .map(([x, y]) => `${x},${y}`)
    .sort()
    .join(' ')
/** The same for all turns and flips of a shape. */
function likeness(spots: readonly Spot[]): string {
  const images = [1, -1].flatMap(flip =>
    [0, 1, 2, 3].map(turns => {
      let image = spots.map(([x, y]): Spot => [x * flip, y])
      for (let i = 0; i < turns; i++) image = image.map(([x, y]): Spot => [y, -x])
      const [left, low] = [Math.min(...image.map(([x]) => x)), Math.min(...image.map(([, y]) => y))]
      return sorted(image.map(([x, y]): Spot => [x - left, y - low]))
    }),
  )
  return images.sort()[0]!
}
/** Every shape of so many joined squares on a table as large as needed, grown square by square. */
function grown(size: number): Spot[][] {
  let shapes = new Map<string, Spot[]>([['0,0', [[0, 0]]]])
  for (let n = 2; n <= size; n++) {
    const larger = new Map<string, Spot[]>()
    for (const shape of shapes.values())
      for (const [x, y] of shape)
        for (const next of [
          [x + 1, y],
          [x - 1, y],
          [x, y + 1],
          [x, y - 1],
        ] as const) {
          if (shape.some(([a, b]) => a === next[0] && b === next[1])) continue
          const more = [...shape, next]
          const [left, low] = [Math.min(...more.map(([a]) => a)), Math.min(...more.map(([, b]) => b))]
          const moved = more.map(([a, b]): Spot => [a - left, b - low])
          larger.set(sorted(moved), moved)
        }
    shapes = larger
  }
  return [...shapes.values()]
}
const spotsOf = (drawing: string): Spot[] =>
  drawing
    .split(' ')
    .flatMap((row, y) => [...row].flatMap((sign, x): Spot[] => (sign === '.' ? [] : [[x, y]])))
const FIXED = grown(6)

const finished = (options: Options, seed: number): Match => {
  const match = start(hexomino, options)
  const rng = new Rng(seed)
  while (!match.outcome) {
    match.roll(rng)
    if (!match.outcome) match.play(match.moves[rng.below(match.moves.length)]!)
  }
  return match
}
const placings = (match: Match) => match.log.filter(name => /^\d/.test(name))

test('the pieces are the thirty-five shapes of six joined squares, each once', () => {
  const drawn = HEXOMINOES.map(({ shape }) => likeness(spotsOf(shape)))
  expect(new Set(drawn).size).toBe(35)
  expect(new Set(drawn)).toEqual(new Set(FIXED.map(likeness)))
})

test('on the empty board of 14 × 14 they lie in every way there is, and no two are pointed at alike', () => {
  const match = start(hexomino)
  expect(match.game.players).toHaveLength(2)
  const ways = FIXED.reduce((sum, shape) => {
    const [wide, high] = [Math.max(...shape.map(([x]) => x)), Math.max(...shape.map(([, y]) => y))]
    return sum + (14 - wide) * (14 - high)
  }, 0)
  const { game, position } = match
  const points = match.moves.map(m => game.points(position, m).join())
  expect(points).toHaveLength(ways)
  expect(new Set(points).size).toBe(ways)
  expect(Math.max(...match.moves.map(m => game.points(position, m).length))).toBe(3)
})

test('a piece covers six free cells and is used once', () => {
  const match = play(start(hexomino), '1:a1-f1')
  expect(json(match)).toMatchObject({
    turn: 'blue',
    placed: { '1': ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'] },
  })
  const left = moves(match)
  expect(left.some(name => name.startsWith('1:'))).toBe(false)
  expect(left).not.toContain('2:a2-e1')
  expect(left).toContain('2:a4-e3')
  expect(refused(match)['2:a2-e1']).toBe('A piece may cover free cells only.')
  expect(refused(match)).not.toHaveProperty('2:a4-e3')
})

test('in random games the free placements are those that trying every shape at every place finds', () => {
  const names = new Set(hexomino.make({}).board.names)
  const spread = (spots: readonly (readonly [number, number])[], x: number, y: number) =>
    spots.map(([dx, dy]) => `${'abcdefghijklmn'[x + dx]}${y + dy + 1}`)
  for (const seed of [1, 2]) {
    const match = start(hexomino)
    const rng = new Rng(seed)
    while (!match.outcome) {
      const placed = Object.values(json(match)['placed'] ?? {}) as string[][]
      const taken = new Set(placed.flat())
      const used = new Set(
        placed.map(cells =>
          likeness(cells.map(name => [name.charCodeAt(0), Number(name.slice(1))] as const)),
        ),
      )
      let ways = 0
      for (const shape of FIXED.filter(each => !used.has(likeness(each))))
        for (let x = 0; x < 14; x++)
          for (let y = 0; y < 14; y++)
            if (spread(shape, x, y).every(name => names.has(name) && !taken.has(name))) ways++
      expect(match.moves).toHaveLength(ways)
      match.play(match.moves[rng.below(match.moves.length)]!)
    }
  }
})

test('whoever places last wins, with two, three or four', () => {
  expect(hexomino.players).toEqual([2, 3, 4])
  for (const players of [2, 3, 4]) {
    const match = finished({ players: String(players) }, players)
    const count = placings(match).length
    // All thirty-five would need 210 cells, and there are 196.
    expect(count).toBeLessThanOrEqual(32)
    const last = (count - 1) % players
    expect(match.outcome?.result).toEqual(Array.from({ length: players }, (_, i) => (i === last ? 1 : 0)))
  }
})

test('cards: 35 div n pieces each, the remainder laid aside', () => {
  for (const [players, each] of [
    [2, 17],
    [3, 11],
    [4, 8],
  ] as const) {
    const match = start(hexomino, { set: 'cards', players: String(players) })
    match.roll(new Rng(players))
    const hands = json(match)['hands'] as Record<string, string[]>
    expect(Object.values(hands).map(hand => hand.length)).toEqual(Array(players).fill(each))
    expect(new Set(Object.values(hands).flat()).size).toBe(players * each)
    expect(new Set(moves(match).map(name => name.split(':')[0]!))).toEqual(new Set(hands['red']))
  }
})

test('cards: who cannot use any of his own is out, and the last one in wins', () => {
  const hands = { red: ['1', '2'], green: ['35'] }
  const match = from(hexomino, { turn: 'blue', hands, last: 'red' }, { set: 'cards', players: '3' })
  expect(moves(match)).toEqual(['out'])
  play(play(match, 'out'), moves(match)[0]!)
  expect(json(match)).toMatchObject({ turn: 'red', out: ['blue'], last: 'green' })
  // Green has none left.
  expect(play(match, moves(match)[0]!).outcome?.result).toEqual([1, 0, 0])
})

test('teams: 1 and 3 against 2 and 4; cutthroat: 10, 0 and 5 points', () => {
  const pairs = finished({ scoring: 'teams' }, 3)
  const side = (placings(pairs).length - 1) % 2
  expect(pairs.outcome?.result).toEqual(side === 0 ? [1, 0, 1, 0] : [0, 1, 0, 1])
  const alone = finished({ scoring: 'cutthroat', players: '4' }, 4)
  const last = (placings(alone).length - 1) % 4
  expect(alone.outcome?.points).toEqual(
    [0, 1, 2, 3].map(i => (i === last ? 10 : i === (last + 1) % 4 ? 0 : 5)),
  )
})
