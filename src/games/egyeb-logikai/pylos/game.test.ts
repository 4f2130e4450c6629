import { expect, test } from 'vitest'
import { Rng, type Json, type Match } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import pylos from './game.ts'

const balls = (n: number): string[] => Array<string>(n).fill('ball')
const men = (white: string, black: string): Record<string, string> =>
  Object.fromEntries([
    ...white.split(' ').flatMap(cell => (cell ? [[cell, 'white ball']] : [])),
    ...black.split(' ').flatMap(cell => (cell ? [[cell, 'black ball']] : [])),
  ]) as Record<string, string>
const count = (cells: string) => cells.split(' ').filter(Boolean).length
/** All balls that are not on the board are in hand, unless `more` says otherwise. */
const at = (
  turn: 'white' | 'black',
  white: string,
  black: string,
  more: Record<string, Json> = {},
  options = {},
) =>
  from(
    pylos,
    {
      turn,
      pieces: men(white, black),
      hands: { white: balls(15 - count(white)), black: balls(15 - count(black)) },
      ...more,
    },
    options,
  )
const handOf = (match: Match, side: 'white' | 'black'): number =>
  ((json(match)['hands'] ?? {}) as Record<string, string[]>)[side]?.length ?? 0
const FOUR = '1a1 1b1 1a2 1b2'

test('levels of 16, 9, 4 and 1 places, 15 balls each, an empty board; white begins', () => {
  const { board } = pylos.make({})
  expect(
    [1, 2, 3, 4].map(level => board.names.filter(name => name.startsWith(String(level))).length),
  ).toEqual([16, 9, 4, 1])
  const match = start(pylos)
  expect(json(match)).toEqual({ turn: 'white', pieces: {}, hands: { white: balls(15), black: balls(15) } })
  expect(moves(match)).toHaveLength(16)
  expect(refused(match)['2a1']).toBe('This place needs four balls below it.')
})

test('a higher place needs all four balls below, of any colour', () => {
  expect(moves(at('white', '1a1 1b1', '1a2'))).not.toContain('2a1')
  expect(moves(at('white', '1a1 1b1', '1a2 1b2'))).toContain('2a1')
  expect(refused(at('white', '1a1', ''))['1a1']).toBe('This place is taken already.')
})

test('seen from above: places without four balls below are not there yet, and each lies in the middle of its four', () => {
  const { board, scene } = pylos.make({})
  const unseen = (match: Match) => scene(match.position).fills!.map(({ cell }) => board.names[cell]!)
  expect(unseen(start(pylos))).toEqual(board.names.filter(name => !name.startsWith('1')))
  expect(unseen(at('white', '1a1 1b1', '1a2 1b2'))).not.toContain('2a1')
  const at2 = board.cells[board.names.indexOf('2b1')]!
  const below = ['1b1', '1c1', '1b2', '1c2'].map(name => board.cells[board.names.indexOf(name)]!)
  expect(at2.x).toBe(below.reduce((sum, { x }) => sum + x / 4, 0))
  expect(at2.y).toBe(below.reduce((sum, { y }) => sum + y / 4, 0))
  expect(board.cells.map(cell => cell.tier)).toEqual(board.names.map(name => Number(name[0]) - 1))
})

test('players put down one ball each in turn', () => {
  const match = play(start(pylos), '1a1 1b2')
  expect(json(match)).toMatchObject({ turn: 'white', pieces: men('1a1', '1b2') })
  expect([handOf(match, 'white'), handOf(match, 'black')]).toEqual([14, 14])
})

test('an own ball that carries nothing may be raised to a higher level, not onto itself', () => {
  const match = at('white', '1a1 1b1 1d4', '1a2 1b2 1d1')
  expect(moves(match).filter(name => name.includes('-'))).toEqual(['1d4-2a1'])
  expect(json(play(match, '1d4-2a1'))).toMatchObject({
    turn: 'black',
    pieces: men('1a1 1b1 2a1', '1a2 1b2 1d1'),
  })
  expect(handOf(match, 'white')).toBe(12)
  const why = refused(at('white', '1a1 1b1 1d4', '1a2 1b2 1d1'))
  expect(why['1a1-2a1']).toBe('A ball cannot rest on itself.')
  expect(why['1d4-1c4']).toBe('A ball can only be raised to a higher level.')
  expect(why['1d4-2c3']).toBe('This place needs four balls below it.')
  const carried = at('white', '1a1 1b1 2a1', '1a2 1b2 1c1 1c2')
  expect(moves(carried).filter(name => name.includes('-'))).toEqual([])
  expect(refused(carried)['1a1-2b1']).toBe('Another ball rests on this one.')
})

test('a square of one’s own earns up to two balls that carry nothing, also the one just played', () => {
  const match = play(at('white', '1a1 1b1 1a2 1d4', '1c1 1d1 1c3'), '1b2')
  expect(json(match)).toMatchObject({ turn: 'white', part: 'take', left: 2 })
  expectMoves(match, '-1a1 -1a2 -1b1 -1b2 -1d4 done')
  expect(refused(match)['-1c1']).toContain('balls of your own that carry nothing')
  play(match, '-1b2')
  expect(json(match)).toMatchObject({ turn: 'white', left: 1 })
  play(match, '-1d4')
  expect(json(match)).toMatchObject({ turn: 'black', pieces: men('1a1 1b1 1a2', '1c1 1d1 1c3') })
  expect(handOf(match, 'white')).toBe(12)
})

test('taking back is no duty: none or one is enough', () => {
  expect(json(play(at('white', '1a1 1b1 1a2', '1c1'), '1b2 done'))).toMatchObject({ turn: 'black' })
  const one = play(at('white', '1a1 1b1 1a2', '1c1'), '1b2 -1a1 done')
  expect(json(one)).toMatchObject({ turn: 'black', pieces: men('1b1 1a2 1b2', '1c1') })
})

test('a square of both colours, or one that stood before, earns nothing; one on a higher level and by raising does', () => {
  expect(json(play(at('white', '1a1 1b1', '1a2'), '1b2'))['turn']).toBe('black')
  expect(json(play(at('white', FOUR, '1d4'), '1d1'))['turn']).toBe('black')
  const floor = ['1a1 1b2 1c3', '1b1 1c1 1a2 1c2 1a3 1b3'] as const
  const high = play(at('white', `${floor[0]} 2a1 2b1 2a2`, `${floor[1]} 1d4`), '2b2')
  expect(json(high)).toMatchObject({ part: 'take' })
  const raised = play(at('white', `${floor[0]} 2a1 2b1 2a2 1d4`, floor[1]), '1d4-2b2')
  expect(json(raised)).toMatchObject({ part: 'take' })
})

test('a ball that carries another cannot be taken back, unless that one is taken first', () => {
  const match = play(at('white', '1a1 1b1 1a2 1b2 2a1 1c1', '1d4 1d1'), '1c2')
  expectMoves(match, '-1c1 -1c2 -2a1 done')
  expectMoves(play(match, '-2a1'), '-1a1 -1a2 -1b1 -1b2 -1c1 -1c2 done')
})

/** All but the top, nobody's square being new. */
const LEVEL1 = '1a1 1b1 1c1 1d1 1a2 1b2 1c2 1d2 1a3 1b3 1c3 1d3 1a4 1b4 1c4 1d4'.split(' ')
const LEVEL2 = '2a1 2b1 2c1 2a2 2b2 2c2 2a3 2b3 2c3'.split(' ')
const ALL = [...LEVEL1, ...LEVEL2, '3a1', '3b1', '3a2', '3b2']
const half = (odd: number) => ALL.filter((_, i) => i % 2 === odd).join(' ')

test('whoever puts the ball on top wins', () => {
  const match = at('black', half(0), half(1), { hands: { black: balls(1) } })
  expect(play(match, '4a1').outcome).toMatchObject({
    result: [0, 1],
    reason: { en: 'black has put the ball on top.' },
  })
})

test('whoever has no ball at the beginning of a turn has lost, even if one could be raised', () => {
  const match = at('white', '1a1 1b1 1d4', '1a2 1b2', { hands: { black: balls(3) } })
  expect(match.outcome).toMatchObject({ result: [0, 1], reason: { en: 'white has no ball left.' } })
  // The last ball that makes a square may be followed by taking balls back.
  const last = play(at('white', '1a1 1b1 1a2', '1c1', { hands: { white: balls(1), black: balls(3) } }), '1b2')
  expect(last.outcome).toBeUndefined()
  expect(play(last, '-1a1 done 1d4').outcome).toBeUndefined()
})

test('the third repetition is a draw, and so are 900 small moves', () =>
  expect(pylos.make({}).draws).toEqual({ repetition: { times: 3 }, cap: 900 }))

test('official: after a square at least one ball must be taken', () => {
  const match = play(at('white', '1a1 1b1 1a2', '1c1', {}, { official: 'on' }), '1b2')
  expectMoves(match, '-1a1 -1a2 -1b1 -1b2')
  expect(moves(play(match, '-1a1'))).toContain('done')
})

test('expert: four in a row on level 1 and three on level 2 earn balls as well', () => {
  const row = (options: object) => json(play(at('white', '1a1 1b1 1c1', '1a3 1b4', {}, options), '1d1'))
  expect(row({ expert: 'on' })).toMatchObject({ part: 'take' })
  expect(row({})).toMatchObject({ turn: 'black' })
  const column = at('white', '1b1 1b2 1b3', '1a3 1d4', {}, { expert: 'on' })
  expect(json(play(column, '1b4'))).toMatchObject({ part: 'take' })
  const floor = ['1a1 1c1 1b2 1d2', '1b1 1d1 1a2 1c2'] as const
  const second = at('white', `${floor[0]} 2a1 2b1`, floor[1], {}, { expert: 'on' })
  expect(json(play(second, '2c1'))).toMatchObject({ part: 'take' })
  const three = at('white', '1a1 1b1', '1a3', {}, { expert: 'on' })
  expect(json(play(three, '1c1'))).toMatchObject({ turn: 'black' })
})

test('children: nothing is taken back', () => {
  expect(json(play(at('white', '1a1 1b1 1a2', '1c1', {}, { children: 'on' }), '1b2'))).toMatchObject({
    turn: 'black',
  })
})

test('more balls than there are is no position', () =>
  expect(() => at('white', '1a1', '', { hands: { white: balls(15) } })).toThrow('at most 15'))

// Written from the rules alone: a place is a level, a column and a row.
type Balls = ReadonlyMap<string, string>
const nameOf = (level: number, x: number, y: number) => `${level}${'abcd'[x]}${y + 1}`
const PLACES = [1, 2, 3, 4].flatMap(level =>
  Array.from(
    { length: (5 - level) ** 2 },
    (_, i) => [level, i % (5 - level), Math.floor(i / (5 - level))] as const,
  ),
)
const square = (level: number, x: number, y: number) => [
  nameOf(level, x, y),
  nameOf(level, x + 1, y),
  nameOf(level, x, y + 1),
  nameOf(level, x + 1, y + 1),
]
const rests = (on: Balls, level: number, x: number, y: number) =>
  level === 1 || square(level - 1, x, y).every(place => on.has(place))
const bare = (on: Balls) => {
  const used = new Set(
    PLACES.filter(([l, x, y]) => l > 1 && on.has(nameOf(l, x, y))).flatMap(([l, x, y]) =>
      square(l - 1, x, y),
    ),
  )
  return [...on.keys()].filter(place => !used.has(place))
}
function turns(on: Balls, side: string): Map<string, Balls> {
  const found = new Map<string, Balls>()
  for (const [level, x, y] of PLACES) {
    const goal = nameOf(level, x, y)
    if (on.has(goal)) continue
    if (rests(on, level, x, y)) found.set(goal, new Map(on).set(goal, side))
    for (const ball of bare(on).filter(place => on.get(place) === side && Number(place[0]) < level)) {
      const without = new Map(on)
      without.delete(ball)
      if (rests(without, level, x, y)) found.set(`${ball}-${goal}`, without.set(goal, side))
    }
  }
  return found
}
const makesSquare = (on: Balls, place: string) =>
  PLACES.some(([level, x, y]) => {
    const four = square(level, x, y)
    return four.includes(place) && four.every(each => on.get(each) === on.get(place))
  })

test.each([1, 2, 3, 4, 5, 6])('random game %i goes as by the slow generator', seed => {
  const rng = new Rng(seed)
  const match = start(pylos)
  let on: Balls = new Map()
  const hand: Record<string, number> = { white: 15, black: 15 }
  const end = () => match.outcome?.result
  const any = (list: readonly string[]) => list[rng.below(list.length)]!
  for (let i = 0; i < 150 && !end(); i++) {
    const side = i % 2 === 0 ? 'white' : 'black'
    const found = turns(on, side)
    expect(moves(match)).toEqual([...found.keys()].sort())
    const name = any([...found.keys()])
    play(match, name)
    on = found.get(name)!
    if (!name.includes('-')) hand[side]!--
    const goal = name.split('-').at(-1)!
    for (let n = 0; n < 2 && makesSquare(on, goal) && goal !== '4a1'; n++) {
      const free = bare(on).filter(place => on.get(place) === side)
      expect(moves(match)).toEqual([...free.map(place => `-${place}`), 'done'].sort())
      const taken = any([...free.map(place => `-${place}`), 'done'])
      play(match, taken)
      if (taken === 'done') break
      const less = new Map(on)
      less.delete(taken.slice(1))
      hand[side]!++
      on = less
      if (n === 0 && !makesSquare(on, goal)) {
        // The square may be broken by the first ball; the second one is still earned.
        const rest = bare(on).filter(place => on.get(place) === side)
        expect(moves(match)).toEqual([...rest.map(place => `-${place}`), 'done'].sort())
        play(match, 'done')
        break
      }
    }
    expect(json(match)['pieces']).toEqual(
      Object.fromEntries([...on].map(([place, owner]) => [place, `${owner} ball`])),
    )
    const other = side === 'white' ? 'black' : 'white'
    if (on.has('4a1')) expect(end()).toEqual(side === 'white' ? [1, 0] : [0, 1])
    else expect(end()).toEqual(hand[other] === 0 ? (side === 'white' ? [1, 0] : [0, 1]) : undefined)
  }
})
