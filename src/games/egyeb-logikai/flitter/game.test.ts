import { expect, test } from 'vitest'
import { Rng, type Match } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import flitter from './game.ts'

const at = (turn: 'white' | 'black', white: string, black: string) => {
  const side = (cells: string, colour: string) =>
    cells.split(' ').flatMap(cell => (cell ? [[cell, `${colour} tile`] as const] : []))
  return from(flitter, {
    turn,
    pieces: Object.fromEntries([...side(white, 'white'), ...side(black, 'black')]),
  })
}

/** Tiles that lead from the right, and nearly from the left, round to the tile below the first one. */
const RIGHT = 'e2 e2s1 e1s1'
const LEFT = 'w2 w2s1'

test('white begins, the first triangle lies in the middle and points up', () => {
  expectMoves(start(flitter), '0')
  const match = play(start(flitter), '0')
  expect(json(match)).toEqual({ turn: 'black', pieces: { '0': 'white tile' } })
})

test('a new triangle shares a side with one that lies; a corner is not enough', () => {
  const match = play(start(flitter), '0')
  // The first one points up: its sides are left, right and below.
  expectMoves(match, 'e1 w1 s1')
  const apart = 'The first triangle goes to the middle, every other shares a side with one that lies already.'
  expect(refused(match)).toMatchObject({ '0': 'A triangle lies here already.' })
  play(match, 'e1')
  // The second points down: its third side is above.
  expectMoves(match, 'w1 s1 e2 e1n1')
  expect(refused(match)).toMatchObject({ n1: apart, e1s1: apart, e1: 'A triangle lies here already.' })
})

test('players lay triangles of their own colour in turn', () =>
  expect(json(play(start(flitter), '0 e1 s1'))).toEqual({
    turn: 'black',
    pieces: { '0': 'white tile', e1: 'black tile', s1: 'white tile' },
  }))

test.each([
  ['the middle is of the other colour', 'w1 e1', '0', 's1'],
  ['the middle is of the same colour', 'w1 e1 0', '', 's1'],
  ['the middle comes last', 'w1 e1 s1', `${RIGHT} ${LEFT} w1s1`, '0'],
  ['the large triangle points down', '0 e2', 'e1', 'e1n1'],
])('three outer triangles of one colour around a fourth win: %s', (_, white, black, move) => {
  const match = at('white', white, black)
  expect(match.outcome).toBeUndefined()
  expect(play(match, move).outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'white has a whole triangle.' },
  })
})

test('an empty middle, or one outer triangle of the other colour, is not enough', () => {
  const hollow = at('white', 'w1 e1 w1s1 e1s2 w1s2', `${RIGHT} ${LEFT} s2`)
  expect(play(hollow, 's1').outcome).toBeUndefined()
  expect(play(at('white', 'w1 e1', '0'), 'w1n1').outcome).toBeUndefined()
  expect(play(at('black', 'w1 e1', '0'), 's1').outcome).toBeUndefined()
})

test('whoever fills the middle of an enemy triangle has lost', () =>
  expect(play(at('black', 'w1 e1 s1 w1s1', `${RIGHT} ${LEFT}`), '0').outcome).toMatchObject({
    result: [1, 0],
  }))

test('with triangles of both at once, the one who laid the tile wins', () => {
  // Black's tile on 0 is the middle of white's triangle and the corner of black's own around e1.
  const match = at('black', 'w1 s1 e1 w1s1', `${RIGHT} ${LEFT} e1n1`)
  expect(play(match, '0').outcome).toMatchObject({ result: [0, 1] })
  const read = at('white', 'w1 s1 e1 w1s1', `${RIGHT} ${LEFT} e1n1 0`)
  expect(read.outcome).toMatchObject({ result: [0, 1] })
})

test('triangles that do not hang together are refused', () =>
  expect(() => at('white', '0', 'n1')).toThrow('not connected'))

test('200 tiles without a winner are a draw', () => {
  // Pairs of columns in turn: left and right of every middle the colours differ.
  const pieces: Record<string, string> = {}
  for (let y = -5; y <= 5; y++)
    for (let x = -9; x <= 9 && (y < 5 || x <= -1); x++)
      pieces[nameOf(`${x},${y}`)] = Math.floor(x / 2) % 2 === 0 ? 'white tile' : 'black tile'
  expect(Object.keys(pieces)).toHaveLength(199)
  const match = from(flitter, { turn: 'white', pieces })
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'n5').outcome).toMatchObject({
    result: [0.5, 0.5],
    reason: { en: '200 tiles lie without a winner.' },
  })
})

test('what is shown: triangles up and down, with the cells around them', () => {
  const { placed, window } = flitter.make({}).scene(play(start(flitter), '0 e1').position)
  expect(placed.map(({ look, owner }) => [look.art, look.tint, look.turn, owner])).toEqual([
    ['triangle', 'white', undefined, 0],
    ['triangle', 'black', 180, 1],
  ])
  // Two rows high and two and a half sides wide, with a rim.
  expect(window![2]).toBeCloseTo(2.5 * Math.sqrt(3) + 0.24)
})

// Written from the ruling alone: coordinates, neighbours, places to lay, and who has a triangle.
type Tiles = ReadonlyMap<string, string>
const spot = (text: string) => text.split(',').map(Number) as [number, number]
const sides = (text: string): string[] => {
  const [x, y] = spot(text)
  return [`${x - 1},${y}`, `${x + 1},${y}`, (x + y) % 2 === 0 ? `${x},${y - 1}` : `${x},${y + 1}`]
}
const nameOf = (text: string) => {
  const [x, y] = spot(text)
  const way = (n: number, words: string) => (n === 0 ? '' : words[n > 0 ? 0 : 1]! + Math.abs(n))
  return way(x, 'ew') + way(y, 'ns') || '0'
}
const places = (tiles: Tiles): string[] =>
  tiles.size === 0 ? ['0,0'] : [...new Set([...tiles.keys()].flatMap(sides))].filter(c => !tiles.has(c))
const hasTriangle = (tiles: Tiles, colour: string) =>
  [...tiles.keys()].some(middle => sides(middle).every(c => tiles.get(c) === colour))

const resultOf = (match: Match) => match.outcome?.result

test('random games go as by the slow model', () => {
  const rng = new Rng(5)
  const colours = ['white', 'black'] as const
  for (let game = 0; game < 60; game++) {
    const match = start(flitter)
    const tiles = new Map<string, string>()
    for (let turn = 0; !match.outcome; turn = 1 - turn) {
      const open = places(tiles)
      expect(moves(match)).toEqual(open.map(nameOf).sort())
      const chosen = open[rng.below(open.length)]!
      tiles.set(chosen, colours[turn]!)
      play(match, nameOf(chosen))
      const winner = hasTriangle(tiles, colours[turn]!)
        ? turn
        : hasTriangle(tiles, colours[1 - turn]!)
          ? 1 - turn
          : -1
      expect(resultOf(match)).toEqual(winner < 0 ? undefined : [1 - winner, winner])
    }
  }
})
