import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, start } from '../../../../tests/playing.ts'
import tarsas from './game.ts'

const on = (turn: string, pieces: Record<string, string>, more: object = {}, sides = 'teams') =>
  from(tarsas, { turn, pieces, ...more }, { sides })

// One man for each side that is not in the way: south, west, north, east.
const others = { c1: 'red man', a3: 'blue man', k13: 'green man', m11: 'yellow man' }

test('13 × 13 without the corners: 153 cells, 77 of them dark; 12 men each', () => {
  const { board } = tarsas.make({})
  expect(board.size).toBe(153)
  expect(board.regions['dark']).toHaveLength(77)
  const pieces = json(start(tarsas))['pieces'] as Record<string, string>
  for (const side of ['red', 'blue', 'green', 'yellow'])
    expect(Object.values(pieces).filter(name => name === `${side} man`)).toHaveLength(12)
  const home = {
    red: 'c1 e1 g1 i1 k1 d2 f2 h2 j2 e3 g3 i3',
    blue: 'a3 a5 a7 a9 a11 b4 b6 b8 b10 c5 c7 c9',
    green: 'c13 e13 g13 i13 k13 d12 f12 h12 j12 e11 g11 i11',
    yellow: 'm3 m5 m7 m9 m11 l4 l6 l8 l10 k5 k7 k9',
  }
  for (const [side, cells] of Object.entries(home))
    for (const cell of cells.split(' ')) expect(pieces[cell]).toBe(`${side} man`)
})

test('south and west play against north and east; turns go south, north, west, east', () => {
  expect(tarsas.make({}).players.map(({ id, team }) => [id, team])).toEqual([
    ['red', 0],
    ['green', 1],
    ['blue', 0],
    ['yellow', 1],
  ])
  const match = start(tarsas)
  const turns = ['red']
  for (const move of ['e3-d4', 'g11-h10', 'c5-d6', 'k5-j6'])
    turns.push(String(json(play(match, move))['turn']))
  expect(turns).toEqual(['red', 'green', 'blue', 'yellow', 'red'])
})

test('forward leads to the opposite side', () => {
  expect(moves(on('red', { ...others, g7: 'red man' }))).toEqual(['c1-d2', 'g7-f8', 'g7-h8'])
  expect(moves(on('blue', { ...others, g7: 'blue man' }))).toEqual(['a3-b4', 'g7-h6', 'g7-h8'])
  expect(moves(on('green', { ...others, g7: 'green man' }))).toEqual(['g7-f6', 'g7-h6', 'k13-j12'])
  expect(moves(on('yellow', { ...others, g7: 'yellow man' }))).toEqual(['g7-f6', 'g7-f8', 'm11-l10'])
})

test('team mates are not captured and block', () => {
  expectMoves(on('red', { ...others, g7: 'red man', h8: 'blue man' }), 'c1-d2 g7-f8')
  expectMoves(on('red', { ...others, g7: 'red man', f6: 'green man', h6: 'yellow man' }), 'g7xe5 g7xi5')
})

test('a chain may take men of both opponents', () => {
  const match = play(
    on('red', { ...others, e5: 'red man', f6: 'green man', h8: 'yellow man' }),
    'e5xg7 g7xi9',
  )
  expect(json(match)['pieces']).toEqual({ ...others, i9: 'red man' })
})

test('men are crowned on the outermost line of either opponent, not on the partner’s or their own', () => {
  const end = (pieces: Record<string, string>, move: string) =>
    (json(play(on('red', { ...others, ...pieces }), move))['pieces'] as Record<string, string>)[
      move.split(/[-x]/).at(-1)!
    ]
  expect(end({ f12: 'red man' }, 'f12-e13')).toBe('red king')
  expect(end({ l6: 'red man' }, 'l6-m7')).toBe('red king')
  expect(end({ b6: 'red man' }, 'b6-a7')).toBe('red man')
  expect(end({ g3: 'red man', f2: 'green man' }, 'g3xe1')).toBe('red man')
})

test('kings fly', () => {
  expectMoves(on('red', { ...others, d4: 'red king', g7: 'yellow man', j10: 'blue man' }), 'd4xh8 d4xi9')
})

test('who cannot move is out, his men are removed, the others go on in order', () => {
  const match = on('blue', { a3: 'blue man', b4: 'red man', k13: 'green man', m11: 'yellow man' })
  expectMoves(match, 'out')
  play(match, 'out')
  expect(json(match)).toEqual({
    turn: 'yellow',
    pieces: { b4: 'red man', k13: 'green man', m11: 'yellow man' },
    out: ['blue'],
  })
  play(match, 'm11-l10 b4-c5 k13-j12')
  expect(json(match)['turn']).toBe('yellow')
})

test('who lost the last man is out; a team wins when both opponents are out', () => {
  const match = on('red', { e5: 'red man', f6: 'green man', h8: 'yellow man', a3: 'blue man' })
  play(match, 'e5xg7 g7xi9')
  expect(json(match)['out']).toEqual(['green', 'yellow'])
  expect(match.outcome?.result).toEqual([1, 0, 1, 0])
  const half = play(on('red', { e5: 'red man', f6: 'green man', m11: 'yellow man', a3: 'blue man' }), 'e5xg7')
  expect(half.outcome).toBeUndefined()
  expect(json(half)).toMatchObject({ turn: 'blue', out: ['green'] })
})

test('a partner who is out wins with the team', () => {
  const match = on('red', { e5: 'red man', f6: 'green man' }, { out: ['blue', 'yellow'] })
  expect(play(match, 'e5xg7').outcome?.result).toEqual([1, 0, 1, 0])
})

test('25 rounds without capture or step forward are a draw: 100 plies with four players, 75 with three', () => {
  const kings = { e5: 'red king', k13: 'green king', a3: 'blue king', m11: 'yellow king' }
  const match = on('red', kings, { quiet: 99 })
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'e5-d4').outcome?.result).toEqual([0.5, 0.5, 0.5, 0.5])
  const { m11: _, ...three } = kings
  expect(play(on('red', three, { quiet: 74, out: ['yellow'] }), 'e5-d4').outcome).toBeDefined()
})

test('threefold repetition and 500 moves are draws; whoever is out has no share', () => {
  const { draws } = tarsas.make({})
  expect(draws).toMatchObject({ repetition: { times: 3 }, cap: 500 })
  const kings = { e5: 'red king', k13: 'green king', m11: 'yellow king' }
  const alone = on('red', kings, { out: ['blue'] }, 'alone')
  expect(alone.game.draws?.capped?.(alone.position).result).toEqual([1 / 3, 0, 1 / 3, 1 / 3])
  expect(alone.game.draws?.repetition?.judge?.(alone.position, 4, 8).result).toEqual([1 / 3, 0, 1 / 3, 1 / 3])
})

test('every man for himself: turns go round, everyone is an enemy, the last one left wins', () => {
  const match = on('red', { ...others, g7: 'red man', f8: 'blue man' }, {}, 'alone')
  expect(match.game.players.map(({ id }) => id)).toEqual(['red', 'blue', 'green', 'yellow'])
  expectMoves(match, 'g7xe9')
  const last = on('red', { g7: 'red man', h8: 'yellow man' }, { out: ['blue', 'green'] }, 'alone')
  expect(play(last, 'g7xi9').outcome?.result).toEqual([1, 0, 0, 0])
})

test('every man for himself: the lines of all three opponents crown', () => {
  const crowned = (cell: string, move: string) =>
    (
      json(play(on('red', { ...others, [cell]: 'red man' }, {}, 'alone'), move))['pieces'] as Record<
        string,
        string
      >
    )[move.split('-')[1]!]
  expect(crowned('f12', 'f12-e13')).toBe('red king')
  expect(crowned('l6', 'l6-m7')).toBe('red king')
  expect(crowned('b6', 'b6-a7')).toBe('red king')
})
