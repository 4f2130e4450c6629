import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import plotto from './game.ts'

const at = (pieces: Record<string, string>, turn = 'red', players = 2) =>
  from(plotto, { turn, pieces }, { players: String(players) })

test('the first tile bears any number and goes to the middle', () => {
  expectMoves(start(plotto), '0:1 0:2 0:3 0:4')
  expect(refused(start(plotto))['e1:1']).toContain('touches the first')
})

test('the second tile touches the first', () =>
  expectMoves(
    play(start(plotto), '0:1'),
    'e1:2 e1:3 e1:4 n1:2 n1:3 n1:4 w1n1:2 w1n1:3 w1n1:4 w1:2 w1:3 w1:4 s1:2 s1:3 s1:4 e1s1:2 e1s1:3 e1s1:4',
  ))

test('every other tile touches at least two, and no equal number', () => {
  const match = play(start(plotto), '0:1 e1:2')
  expectMoves(match, 'n1:3 n1:4 e1s1:3 e1s1:4')
  expect(refused(match)).toMatchObject({
    'n1:1': 'Equal numbers may not touch.',
    'n1:2': 'Equal numbers may not touch.',
    'e2:3': 'The second tile touches the first, every other at least two tiles.',
    '0:3': 'A tile lies here already.',
  })
  expect(refused(match)).not.toHaveProperty('n1:3')
})

test('the two need not touch each other, and a hole may be filled', () => {
  const match = at({ n1: '3', w1n1: '4', w1: '1', w1s1: '2', s1: '3' })
  expect(moves(match).filter(name => name.startsWith('0:'))).toEqual(['0:2'])
  expect(moves(match).filter(name => name.startsWith('e1s1:'))).toEqual([])
  const bridge = at({ n1: '3', w1n1: '4', w1: '1', s1: '2', w1s1: '3' })
  expect(moves(bridge).filter(name => name.startsWith('e1:'))).toEqual([])
})

test('the players lay in turn, any number each', () => {
  expect(json(play(start(plotto), '0:4'))).toMatchObject({ turn: 'blue' })
  expect(json(play(start(plotto, { players: '3' }), '0:4 e1:1 n1:2'))).toMatchObject({ turn: 'red' })
  expect(json(play(start(plotto, { players: '4' }), '0:4 e1:1 n1:2'))).toMatchObject({ turn: 'yellow' })
})

/** A row of tiles with others above it, so that the place to its right touches two. */
const ROW = { '0': '1', e1: '3', e2: '4', n1: '2', e1n1: '1', e2n1: '3' }

test('a straight line of four with the own number at both ends wins', () => {
  const match = play(at({ ...ROW, e2n1: '2' }), 'e3:1')
  expect(match.outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'The number of red stands at both ends of a line of four.' },
  })
})

test('it wins for the owner of the number, whoever laid the last tile', () =>
  expect(play(at({ ...ROW, e2n1: '2' }, 'blue'), 'e3:1').outcome?.result).toEqual([1, 0]))

test('the other two lines of the table count as well', () => {
  const up = { '0': '1', n1: '3', n2: '4', e1: '2', e1n1: '1', e1n2: '2' }
  expect(play(at(up), 'n3:1').outcome?.result).toEqual([1, 0])
  const slanted = { '0': '1', w1n1: '3', w2n2: '4', w1: '2', w2n1: '1', w3n2: '2' }
  expect(play(at(slanted), 'w3n3:1').outcome?.result).toEqual([1, 0])
})

test('a line can be closed from within, and may lie in a longer row', () => {
  const gap = { '0': '1', e1: '3', e3: '1', e4: '3', n1: '4', e1n1: '2', e2n1: '3', e3n1: '4' }
  expect(play(at(gap), 'e2:4').outcome?.result).toEqual([1, 0])
})

test('lines of three or five, and lines with another number at one end, do nothing', () => {
  expect(play(at({ ...ROW, e2n1: '2' }), 'e3:3').outcome).toBeUndefined()
  expect(play(at({ '0': '1', e1: '3', n1: '2', e1n1: '4' }), 'e2:1').outcome).toBeUndefined()
  const five = { '0': '1', e1: '3', e2: '4', e3: '3', n1: '2', e1n1: '1', e2n1: '2', e3n1: '4' }
  expect(play(at(five), 'e4:1').outcome).toBeUndefined()
})

test('lines that end in a number nobody has do nothing', () => {
  const threes = { '0': '3', e1: '1', e2: '4', n1: '2', e1n1: '3', e2n1: '2' }
  expect(play(at(threes), 'e3:3').outcome).toBeUndefined()
  expect(play(at(threes, 'red', 3), 'e3:3').outcome?.result).toEqual([0, 0, 1])
})

// w1n1:2 completes w1n1 n1 … for blue's 2, and a line with green's 3 at both ends.
const BOTH = Object.fromEntries(
  '0:4 w1n2:3 n2:4 n1:1 e1n1:3 e2n1:1 w1:1 e1:2 e2:4 w1s1:3 s1:2 e1s1:1 e1s2:4 e2s2:2 e2s3:3'
    .split(' ')
    .map(tile => tile.split(':') as [string, string]),
)

test('one tile for several players: the one who laid it wins', () => {
  expect(play(at(BOTH, 'blue', 3), 'w1n1:2').outcome?.result).toEqual([0, 1, 0])
  expect(play(at(BOTH, 'green', 3), 'w1n1:2').outcome?.result).toEqual([0, 0, 1])
})

test('if that player has none of them the game goes on, and those lines stay without effect', () => {
  const match = play(at(BOTH, 'red', 3), 'w1n1:2')
  expect(match.outcome).toBeUndefined()
  expect(from(plotto, json(match), { players: '3' }).outcome).toBeUndefined()
  // The old lines win nothing for blue who lays the next tile; a new line of one player does.
  expect(play(match, 'w2:4').outcome).toBeUndefined()
  expect(play(play(at(BOTH, 'red', 3), 'w1n1:2'), 'w1n3:1').outcome?.result).toEqual([1, 0, 0])
})

test('the numbers can be dealt the other way round', () => {
  const fours = { '0': '4', e1: '3', e2: '1', n1: '2', e1n1: '4', e2n1: '3' }
  const match = from(plotto, { turn: 'blue', pieces: fours }, { numbers: 'down' })
  expect(play(match, 'e3:4').outcome?.result).toEqual([1, 0])
  expect(play(at(fours), 'e3:4').outcome).toBeUndefined()
})

/** Places in rings around the first tile, as east and north. */
function spiral(count: number): [number, number][] {
  const steps = [
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
  ] as const
  const found: [number, number][] = [[0, 0]]
  for (let ring = 1; found.length < count; ring++) {
    let [east, north] = [ring, 0]
    for (const [de, dn] of steps)
      for (let k = 0; k < ring; k++, east += de, north += dn) found.push([east, north])
  }
  return found.slice(0, count)
}

/** So many tiles of all four numbers, no two equal ones touching, and no line of a 1 or a 2: found by trying. */
function drawn(count: number): Record<string, string> {
  const places = spiral(count)
  const tiles = new Map<string, number>()
  const at = (east: number, north: number) => tiles.get(`${east},${north}`)
  const fits = ([e, n]: [number, number], number: number) =>
    [
      [1, 0],
      [0, 1],
      [-1, 1],
    ].every(([de, dn]) => {
      if (at(e + de!, n + dn!) === number || at(e - de!, n - dn!) === number) return false
      const row = Array.from({ length: 7 }, (_, k) =>
        k === 3 ? number : at(e + (k - 3) * de!, n + (k - 3) * dn!),
      )
      return [0, 1, 2, 3].every(
        k => row.slice(k, k + 4).includes(undefined) || row[k] !== row[k + 3] || row[k]! > 2,
      )
    })
  const lay = (i: number): boolean => {
    const place = places[i]
    if (!place) return true
    return [3, 4, 1, 2].some(number => {
      if (!fits(place, number)) return false
      tiles.set(place.join(), number)
      if (lay(i + 1)) return true
      tiles.delete(place.join())
      return false
    })
  }
  expect(lay(0)).toBe(true)
  const part = (steps: number, words: string) =>
    steps === 0 ? '' : words[steps > 0 ? 0 : 1]! + Math.abs(steps)
  return Object.fromEntries(places.map(([e, n]) => [part(e, 'ew') + part(n, 'ns') || '0', String(at(e, n))]))
}

test('120 tiles without a winner are a draw', () => {
  const match = at(drawn(119))
  expect(match.outcome).toBeUndefined()
  const last = Object.entries(drawn(120)).find(([name]) => !(name in drawn(119)))!
  expect(play(match, last.join(':')).outcome).toMatchObject({
    result: [0.5, 0.5],
    reason: { en: '120 tiles lie without a winner.' },
  })
  expect(() => at(drawn(121))).toThrow('120 tiles at most')
})

test('a position that could not have come about is refused', () => {
  expect(() => at({ '0': '1', e1: '1' })).toThrow('Equal numbers')
  expect(() => at({ '0': '1', e2: '2' })).toThrow('not connected')
})

test('what is shown: the tiles with a ring around, the four numbers with their owners', () => {
  const rules = plotto.make({})
  const { placed, trays, window } = rules.scene(play(start(plotto), '0:1 e1:3').position)
  expect(placed.map(({ look, owner }) => [look.art, look.tint, look.text, owner])).toEqual([
    ['hexagon', 'red', '1', undefined],
    ['hexagon', 'white', '3', undefined],
  ])
  expect(trays[0]!.items.map(({ point, label }) => [point, label.en])).toEqual([
    ['tile:1', 'tile 1 (red)'],
    ['tile:2', 'tile 2 (blue)'],
    ['tile:3', "tile 3 (nobody's)"],
    ['tile:4', "tile 4 (nobody's)"],
  ])
  expect(window![2]).toBeCloseTo(4.24)
  expect(rules.prompt?.(start(plotto).position)?.en).toContain('Choose a number')
})
