import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start, targets } from '../../../../tests/playing.ts'
import { agree, type Answers, type Pieces } from '../../../../tests/slow-rules.ts'
import vandorok from './game.ts'

/** Wanderers in the order: white pilgrim and pedlar, black pilgrim and pedlar. */
const at = (turn: string, cells: string, passes = 0) => {
  const names = ['white pilgrim', 'white pedlar', 'black pilgrim', 'black pedlar']
  const pieces = Object.fromEntries(cells.split(' ').map((cell, i) => [cell, names[i]!]))
  return from(vandorok, { turn, pieces, ...(passes > 0 ? { passes } : {}) })
}

test('the wanderers stand in the cities of their own colour, white begins', () => {
  expect(json(start(vandorok))).toEqual({
    turn: 'white',
    pieces: { V0: 'white pilgrim', V4: 'white pedlar', V2: 'black pilgrim', V6: 'black pedlar' },
  })
})

// The board by its description: three circles, cut by four diameters, a middle, and four cities outside.
const SPOKES = [0, 1, 2, 3, 4, 5, 6, 7]
const LINES: readonly (readonly [string, string])[] = [
  ...SPOKES.flatMap(s => [1, 2, 3].map(r => [`${r}${s}`, `${r}${(s + 1) % 8}`] as const)),
  ...SPOKES.flatMap(s => [['C', `1${s}`] as const, [`1${s}`, `2${s}`] as const, [`2${s}`, `3${s}`] as const]),
  ...[0, 2, 4, 6].map(s => [`3${s}`, `V${s}`] as const),
]
const near = (cell: string): string[] => LINES.flatMap(([a, b]) => (a === cell ? [b] : b === cell ? [a] : []))

test('25 nodes and four cities, joined by 52 lines', () => {
  const { board } = vandorok.make({})
  expect(board.size).toBe(29)
  expect(LINES).toHaveLength(52)
  const drawn = board.lines.map(([a, b]) => [board.names[a]!, board.names[b]!].sort().join('-')).sort()
  expect(drawn).toEqual(LINES.map(([a, b]) => [a, b].sort().join('-')).sort())
  for (const [c, name] of board.names.entries()) {
    const ways = board.dirs.map((_, d) => board.next[c * board.dirs.length + d]!).filter(n => n < board.size)
    expect(ways.map(n => board.names[n]!).sort(), name).toEqual(near(name).sort())
  }
})

test('a wanderer goes along a line to the next node, or the player passes', () => {
  expectMoves(at('white', 'C V4 V2 V6'), 'C-10 C-11 C-12 C-13 C-14 C-15 C-16 C-17 V4-34 pass')
  expect(targets(at('white', '21 V4 V2 V6'), '21')).toEqual(['11', '20', '22', '31'])
  expect(targets(at('white', 'V4 30 V2 V6'), '30')).toEqual(['20', '31', '37', 'V0'])
})

test('nobody may step beside a city of the opponent: 32 and 36 are closed to white, 30 and 34 to black', () => {
  const white = at('white', '31 26 14 C')
  expect(refused(white)).toMatchObject({
    '31-32': 'You may not step next to a city of your opponent.',
    '26-36': 'You may not step next to a city of your opponent.',
  })
  const black = at('black', '14 C 31 24')
  expect(refused(black)).toMatchObject({
    '31-30': 'You may not step next to a city of your opponent.',
    '24-34': 'You may not step next to a city of your opponent.',
  })
  expect(moves(black)).toContain('31-32')
})

test('nobody may step beside a wanderer of the opponent; who stands there is not driven away', () => {
  const match = at('white', '21 V4 12 V6')
  expect(refused(match)).toMatchObject({
    '21-11': 'You may not step next to a wanderer of your opponent.',
    '21-22': 'You may not step next to a wanderer of your opponent.',
  })
  expect(targets(match, '21')).toEqual(['20', '31'])
  const beside = at('white', '21 V4 22 V6')
  expect(targets(beside, '21')).toEqual(['11', '20', '31'])
  expect(moves(beside)).toContain('pass')
})

test('own wanderers are in the way, but one may step beside them', () => {
  const match = at('white', '25 15 V2 31')
  expect(targets(match, '25')).toEqual(['24', '26', '35'])
  expect(refused(match)).toMatchObject({
    '25-15': 'Somebody stands there already.',
    '25-C': 'A wanderer goes along a line to the next node.',
    'V2-10': 'This piece is not yours.',
  })
})

test('own cities may be entered again', () => {
  expect(targets(at('white', '30 V4 V2 V6'), '30')).toContain('V0')
  expect(targets(at('black', 'V0 V4 V2 32'), '32')).toContain('33')
})

test('whoever has exchanged the two wanderers wins at once', () => {
  const match = at('white', '34 V0 12 16')
  expect(match.outcome).toBeUndefined()
  expect(play(match, '34-V4').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'The wanderers of white have changed places.' },
  })
  expect(play(at('black', '14 10 36 V2'), '36-V6').outcome).toMatchObject({ result: [0, 1] })
})

test('both must stand in the city of the other one', () => {
  expect(start(vandorok).outcome).toBeUndefined()
  expect(play(at('white', '34 30 12 16'), '34-V4').outcome).toBeUndefined()
  expect(play(at('white', '30 V4 12 16'), '30-V0').outcome).toBeUndefined()
})

test('a player may always pass; the fourth pass in a row is a draw, a step breaks the row', () => {
  const match = play(start(vandorok), 'pass pass pass')
  expect(json(match)).toMatchObject({ turn: 'black', passes: 3 })
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'pass').outcome).toMatchObject({
    result: [0.5, 0.5],
    reason: { en: 'There were four passes in a row.' },
  })
  const broken = play(start(vandorok), 'pass pass pass V2-32')
  expect(json(broken)).not.toHaveProperty('passes')
  expect(play(broken, 'pass pass pass').outcome).toBeUndefined()
})

test('the third repetition and the 200th turn are draws', () => {
  expect(start(vandorok).game.draws).toEqual({ repetition: { times: 3 }, cap: 200 })
  const dance = 'V0-30 V2-32 30-V0 32-V2'
  const match = play(start(vandorok), `${dance} ${dance}`)
  expect(match.outcome).toMatchObject({ result: [0.5, 0.5] })
})

test('each side has one pilgrim and one pedlar', () => {
  expect(() => from(vandorok, { turn: 'white', pieces: { V0: 'white pilgrim' } })).toThrow('At least 1')
  const match = start(vandorok)
  expect(match.game.prompt?.(match.position)?.en).toBe('Move a wanderer, or pass.')
})

// Written from the text alone, on the lines above.
function slow({ turn, pieces }: { turn: string; pieces: Pieces }): Answers {
  const other = turn === 'white' ? 'black' : 'white'
  const cities = turn === 'white' ? ['V2', 'V6'] : ['V0', 'V4']
  const found: Record<string, { turn: string; pieces: Pieces }> = { pass: { turn: other, pieces } }
  for (const [cell, piece] of Object.entries(pieces)) {
    if (!piece.startsWith(turn)) continue
    for (const goal of near(cell)) {
      if (pieces[goal]) continue
      if (near(goal).some(c => cities.includes(c) || pieces[c]?.startsWith(other))) continue
      const { [cell]: _, ...left } = pieces
      found[`${cell}-${goal}`] = { turn: other, pieces: { ...left, [goal]: piece } }
    }
  }
  return found
}

test('random games go as by the slow model', () => {
  const compared = agree(vandorok, {}, seen => slow(seen as { turn: string; pieces: Pieces }), {
    games: 6,
    plies: 120,
  })
  expect(compared).toBeGreaterThan(200)
})
