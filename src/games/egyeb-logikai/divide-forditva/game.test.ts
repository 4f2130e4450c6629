import { expect, test } from 'vitest'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { fill, partsOf, randomRealms, slowPlaces } from '../../../../tests/slow-dividing.ts'
import game from './game.ts'

const SPANS = { a: [7, 9], b: [6, 10], c: [5, 11], d: [5, 12], e: [7, 13], f: [5, 12], g: [4, 11] } as const
const MORE = { h: [3, 10], i: [2, 9], j: [1, 7], k: [2, 9], l: [3, 10], m: [4, 11], n: [5, 12] } as const

test('the fields of the columns a to n, 101 in all', () => {
  const names = Object.entries({ ...SPANS, ...MORE }).flatMap(([column, [low, high]]) =>
    Array.from({ length: high - low + 1 }, (_, i) => `${column}${low + i}`),
  )
  const { board } = game.make({})
  expect(board.size).toBe(101)
  expect([...board.names].sort()).toEqual(names.sort())
  expect(game.players).toEqual([2, 3, 4])
})

test('longer boards repeat the columns f to m: o is g, u is m, v is f again, after z comes aa', () => {
  const { names } = game.make({ columns: '30' }).board
  const rows = (column: string) =>
    names.filter(name => name.replace(/\d+$/, '') === column).map(name => Number(name.replace(/^[a-z]+/, '')))
  for (const [column, like] of Object.entries({ n: 'f', o: 'g', r: 'j', u: 'm', v: 'f', aa: 'k', ad: 'f' }))
    expect(rows(column)).toEqual(rows(like))
  expect(rows('ae')).toEqual([])
  const shorter = game.make({ columns: '22' }).board.names
  expect([shorter.some(name => name.startsWith('v')), shorter.some(name => name.startsWith('w'))]).toEqual([
    true,
    false,
  ])
})

test('the first tile goes to b6, the second player beside it', () => {
  const match = start(game)
  expect(moves(match)).toEqual(['b6'])
  expect(refused(match)).toMatchObject({ b7: 'The first tile goes to b6.' })
  play(match, 'b6')
  expect(moves(match)).toEqual(['b7', 'c6'])
})

test('every later tile touches an own one by a side, whatever others have there', () => {
  const match = play(start(game), 'b6 c6')
  expect(json(match)).toMatchObject({ turn: 'white' })
  expect(moves(match)).toEqual(['b7'])
  expect(refused(match)).toMatchObject({
    c7: 'It must touch your own realm by a side while there is such a field.',
  })
  play(match, 'b7')
  expect(moves(match)).toEqual(['c5', 'c7', 'd6'])
})

test('whoever has no field beside the own realm puts a tile beside any other', () => {
  const match = play(start(game), 'b6 b7 c6')
  // Black is shut in on b7 when white and black have taken what lies around it.
  const shut = from(game, {
    turn: 'black',
    pieces: Object.fromEntries(
      [['b6', 'black'], ...['b7', 'c6'].map(name => [name, 'white'])].map(([name, who]) => [
        name,
        `${who} tile`,
      ]),
    ),
  })
  expect(moves(shut)).toEqual(['a7', 'b8', 'c5', 'c7', 'd6'])
  expect(refused(shut)).toMatchObject({ f8: 'Put it on a field that touches a tile by a side.' })
  expect(moves(match)).toEqual(['a7', 'b8', 'c7'])
})

test('a third player begins beside anybody', () => {
  const match = play(start(game, { players: '3' }), 'b6 b7')
  expect(moves(match)).toEqual(['a7', 'b8', 'c6', 'c7'])
})

test('on the full board the most parts win, and tied leaders share', () => {
  const { names } = game.make({}).board
  const split = fill(names, name => (['c8', 'j7', 'l5'].includes(name) ? 'white' : 'black'))
  expect(from(game, split).outcome).toMatchObject({ result: [1, 0], points: [3, 1] })
  const halves = fill(names, name => (name[0]! <= 'f' ? 'white' : 'black'))
  expect(from(game, halves).outcome).toMatchObject({ result: [0.5, 0.5], points: [1, 1] })
})

test.each([
  [1, {}],
  [2, { players: '3' }],
  [3, { players: '4', columns: '22' }],
])('random game %i goes as by the slow rules', (seed, options) => {
  const { match, tiles } = randomRealms(game, options, seed, at => {
    const { names } = game.make(options).board
    const own = at.match.game.players[at.match.position.turn]!.id
    const near = slowPlaces(names, at.tiles, who => who === own)
    const places = near.length > 0 ? near : slowPlaces(names, at.tiles, () => true)
    expect(moves(at.match)).toEqual(at.step === 0 ? ['b6'] : places)
  })
  expect(match.outcome?.points).toEqual(match.game.players.map(({ id }) => partsOf(tiles, id)))
})
