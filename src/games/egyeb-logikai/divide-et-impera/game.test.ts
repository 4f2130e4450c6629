import { expect, test } from 'vitest'
import { Rng } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { fill, partsOf, randomRealms, slowPlaces } from '../../../../tests/slow-dividing.ts'
import game from './game.ts'

const clover = { board: 'clover' }

test('an empty board of 8 × 8 fields, or 10 × 10; three and four players have the clover', () => {
  const size = (options: Record<string, string>) => game.make(options).board.size
  expect(json(start(game))).toEqual({ turn: 'white', pieces: {} })
  expect(size({})).toBe(64)
  expect(size({ board: '8x8', players: '3' })).toBe(64)
  expect(size({ board: '10x10' })).toBe(100)
  expect([size(clover), size({ players: '3' }), size({ players: '4' })]).toEqual([229, 229, 229])
  expect(game.players).toEqual([2, 3, 4])
  for (const n of [2, 3, 4]) expect(game.make({ players: String(n) }).players).toHaveLength(n)
})

test('the clover lacks the named fields and their turns by 90, 180 and 270 degrees', () => {
  const { names } = game.make(clover).board
  const letters = 'abcdefghijklmnopq'
  const gap = 'a1 a2 a3 b1 b2 c1 g1 h1 h2 i1 i2 i3 i4 i5 i6'.split(' ')
  const turned = (name: string) => `${letters[Number(name.slice(1)) - 1]}${17 - letters.indexOf(name[0]!)}`
  const missing = new Set(gap)
  for (const name of missing) missing.add(turned(name))
  const all = [...letters].flatMap(letter => Array.from({ length: 17 }, (_, i) => `${letter}${i + 1}`))
  expect(missing.size).toBe(60)
  expect([...names].sort()).toEqual(all.filter(name => !missing.has(name)).sort())
})

test('the very first tile is free, every later one touches a tile of anybody by a side', () => {
  const match = start(game)
  expect(moves(match)).toHaveLength(64)
  play(match, 'd4')
  expect(moves(match)).toEqual(['c4', 'd3', 'd5', 'e4'])
  expect(refused(match)).toMatchObject({
    d4: 'This place is taken already.',
    e5: 'Put it on a field that touches a tile by a side.',
  })
  play(match, 'd5')
  expect(moves(match)).toEqual(['c4', 'c5', 'd3', 'd6', 'e4', 'e5'])
})

test.each([2, 3, 4])('%i players take turns until the board is full', players => {
  const match = start(game, { players: String(players), board: '8x8' })
  const rng = new Rng(players)
  for (let i = 0; i < 64; i++) {
    expect(match.outcome).toBeUndefined()
    expect(match.position.turn).toBe(i % players)
    match.play(match.moves[rng.below(match.moves.length)]!)
  }
  expect(match.outcome).toBeDefined()
})

test('on the full board the fewest parts win; fields that touch at a corner are two parts', () => {
  // White has the left half but for one tile, black the rest: black is in two parts.
  const realm = fill(game.make({}).board.names, name =>
    name[0]! <= 'd' && name !== 'a1' ? 'white' : 'black',
  )
  expect(from(game, realm).outcome).toMatchObject({ result: [1, 0], points: [1, 2] })
  const corner = fill(game.make({}).board.names, name =>
    name[0]! <= 'd' === Number(name.slice(1)) <= 4 ? 'white' : 'black',
  )
  expect(from(game, corner).outcome).toMatchObject({ result: [0.5, 0.5], points: [2, 2] })
})

test('tied leaders share, the others get nothing', () => {
  const options = { players: '3', board: '8x8' }
  const realm = fill(game.make(options).board.names, name =>
    name[0]! <= 'b' ? 'white' : name[0]! <= 'e' ? 'black' : Number(name.slice(1)) === 4 ? 'black' : 'red',
  )
  expect(from(game, realm, options).outcome).toMatchObject({ result: [0.5, 0.5, 0], points: [1, 1, 2] })
})

test('the number of parts is shown during the game', () => {
  const made = game.make({})
  const match = play(start(game), 'd4 d5 c5 e4')
  expect(made.scene(match.position).trays.map(tray => tray.text?.en)).toEqual(['2', '2'])
})

test.each([
  [1, { board: '8x8' }],
  [2, { board: '10x10', players: '3' }],
  [3, { board: 'clover', players: '4' }],
])('random game %i goes as by the slow rules', (seed, options) => {
  randomRealms(game, options, seed, ({ match, tiles, step }) => {
    const { names } = game.make(options).board
    expect(moves(match)).toEqual(step === 0 ? [...names].sort() : slowPlaces(names, tiles, () => true))
  })
})

test.each([1, 2])('the end of random game %i is counted as by the slow rules', seed => {
  const { match, tiles } = randomRealms(game, {}, seed, () => {})
  expect(match.outcome?.points).toEqual(['white', 'black'].map(who => partsOf(tiles, who)))
})
