import { expect, test } from 'vitest'
import { AlphaBeta } from '../../../ai/alphabeta.ts'
import { Budget } from '../../../ai/budget.ts'
import { Rng, type Match, type Options } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import gyuruk from './game.ts'

const official = { official: 'on' }
/** A position from the stones of each player. */
const at = (turn: string, stones: Record<string, string>, options: Options = {}, more: object = {}) =>
  from(
    gyuruk,
    {
      turn,
      ...more,
      pieces: Object.fromEntries(
        Object.entries(stones).flatMap(([who, cells]) => cells.split(' ').map(c => [c, `${who} stone`])),
      ),
    },
    options,
  )
const stonesOf = (match: Match) => (json(match) as { pieces: Record<string, string> }).pieces

// Written from the ruling alone: the circles by their upper left corners.
const LETTERS = 'abcdefghijklmnopqrstuvwx'
const CIRCLES = [6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6].flatMap((top, i) =>
  Array.from({ length: 12 - top }, (_, k) => {
    const [c, r] = [1 + 2 * i, top + 2 * k]
    const name = (dc: number, dr: number) => `${LETTERS[c + dc]}${r + dr}`
    return {
      name: `${LETTERS[c]}${LETTERS[c + 1]}${r + 1}`,
      cells: [name(0, 0), name(1, 0), name(2, 1), name(1, 2), name(0, 2), name(-1, 1)],
    }
  }),
)
const circle = (name: string) => CIRCLES.find(each => each.name === name)!.cells

test('91 circles on 216 points, none with more than three neighbours; the board is empty, white begins', () => {
  expect(CIRCLES).toHaveLength(91)
  const match = start(gyuruk)
  expect(json(match)).toEqual({ turn: 'white', pieces: {} })
  const points = [...new Set(CIRCLES.flatMap(({ cells }) => cells))]
  expect(points).toHaveLength(216)
  expectMoves(match, [...points, 'pass'].join(' '))
  const { board } = gyuruk.make({})
  const degree = points.map(
    c => board.lines.filter(([a, b]) => [a, b].includes(board.names.indexOf(c))).length,
  )
  expect(Math.max(...degree)).toBe(3)
  expect(Math.min(...degree)).toBe(2)
})

test('the circle on top and the one in the upper left corner lie as in the book', () => {
  expect(circle('lm2').sort()).toEqual(['k2', 'l1', 'l3', 'm1', 'm3', 'n2'])
  expect(circle('bc7').sort()).toEqual(['a7', 'b6', 'b8', 'c6', 'c8', 'd7'])
  const shared = circle('lm2').filter(c => CIRCLES.filter(({ cells }) => cells.includes(c)).length > 1)
  expect(shared).toHaveLength(4)
})

test('two to six play, one stone in a turn, in turn', () => {
  expect(gyuruk.players).toEqual([2, 3, 4, 5, 6])
  const match = play(start(gyuruk, { players: '3' }), 'l1 m1 n2')
  expect(json(match)).toEqual({
    turn: 'white',
    pieces: { l1: 'white stone', m1: 'black stone', n2: 'red stone' },
  })
  expect(refused(match)).toMatchObject({
    l1: 'This place is taken already.',
    lm2: 'Stones are put on the corners of the circles.',
  })
})

test('four stones of a circle are a majority: then the enemies in it may be converted, all at once', () => {
  const match = at('white', { white: 'l1 m1 n2', black: 'l3 k2' })
  expect(json(play(match, 'm3'))).toMatchObject({ turn: 'white', part: 'convert' })
  expect(match.game.prompt?.(match.position)?.en).toContain('Choose a circle')
  expectMoves(match, 'lm2 done')
  play(match, 'lm2')
  expect(stonesOf(match)).toEqual(Object.fromEntries(circle('lm2').map(c => [c, 'white stone'])))
  expect(json(match)).toMatchObject({ turn: 'black' })
})

test('three are none; converting is not compulsory', () => {
  expect(json(play(at('white', { white: 'l1 m1', black: 'l3 k2' }), 'm3'))).toMatchObject({ turn: 'black' })
  const match = play(at('white', { white: 'l1 m1 n2', black: 'l3 k2' }), 'm3 done')
  expect(json(match)).toMatchObject({ turn: 'black' })
  expect(stonesOf(match)['k2']).toBe('black stone')
})

test('a circle with a majority and nothing to change cannot be chosen', () => {
  const match = play(at('white', { white: 'l1 m1 n2 b6 c6 d7 c8', black: 'l3 k2' }), 'm3')
  expectMoves(match, 'lm2 done')
  expect(refused(match)).toMatchObject({
    bc7: 'There is nothing to convert in this circle.',
    jk5: 'You have no majority in this circle.',
    k2: 'Choose a circle now, or end your turn.',
    a7: 'Choose a circle now, or end your turn.',
  })
})

test('a majority won by converting may be used in the same turn', () => {
  // l3 becomes white with the first circle; with it white has four stones in the circle below.
  const match = at('white', { white: 'l1 m1 n2 k4 l5 m5', black: 'l3 m3 n4', red: 'k2' }, { players: '3' })
  expectMoves(play(at('white', { white: 'l1 m1 n2 k4 l5', black: 'l3 m3 n4' }), 'k2'), 'lm2 done')
  play(match, 'a7')
  expect(json(match)).toMatchObject({ turn: 'black' })
  const chain = play(at('white', { white: 'l1 m1 n2 k4 l5', black: 'l3 m3 n4' }), 'k2 lm2')
  expectMoves(chain, 'lm4 done')
  expect(stonesOf(play(chain, 'lm4'))['n4']).toBe('white stone')
})

test('stones of a complete enemy ring cannot be touched', () => {
  // Black owns the whole circle lm4; l3 and m3 belong to it and to lm2, where white has four.
  const ring = circle('lm4').join(' ')
  const match = at('white', { white: 'l1 m1 n2', black: ring })
  expect(json(play(match, 'k2'))).toMatchObject({ turn: 'black' })
  const open = at('white', { white: 'l1 m1 n2', black: ring.replace('n4 ', '') })
  expectMoves(play(open, 'k2'), 'lm2 done')
})

test('the safe stones of a circle count against the majority, the others are converted', () => {
  // Black's ring no5 holds n4 and m5 of the circle lm4; k4 is black too, but in no ring.
  const match = at('white', { white: 'l3 m3 l5', black: `${circle('no5').join(' ')} k4` })
  expect(
    circle('no5')
      .filter(c => circle('lm4').includes(c))
      .sort(),
  ).toEqual(['m5', 'n4'])
  expect(json(play(match, 'a7'))).toMatchObject({ turn: 'black' })
  // A fourth stone of white makes a majority; of the two black stones only k4 changes.
  const more = at('white', {
    white: 'l3 m3 l5',
    black: `${circle('no5')
      .filter(c => c !== 'm5')
      .join(' ')} k4`,
  })
  expect(stonesOf(play(more, 'm5 lm4'))).toMatchObject({ k4: 'white stone', n4: 'white stone' })
})

test('several enemies in a circle are all converted', () => {
  const match = at('white', { white: 'l1 m1 n2', black: 'l3', red: 'k2' }, { players: '3' })
  expect(new Set(Object.values(stonesOf(play(match, 'm3 lm2'))))).toEqual(new Set(['white stone']))
})

test('whoever passes puts no stone but may convert', () => {
  const match = at('white', { white: 'l1 m1 n2 m3', black: 'l3 k2' })
  play(match, 'pass')
  expectMoves(match, 'lm2 done')
  expect(json(play(match, 'lm2'))).toMatchObject({ turn: 'black', passes: 1 })
})

test('the game ends when all pass in a row; a pass with conversions is one; a stone begins anew', () => {
  const match = play(at('white', { white: 'l1 m1 n2 m3', black: 'l3 k2' }), 'pass lm2')
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'pass').outcome).toMatchObject({
    result: [1, 0],
    points: [1, 0],
    reason: { en: 'Everybody passed.' },
  })
  const again = play(start(gyuruk), 'pass l1 pass pass')
  expect(again.outcome).toMatchObject({ result: [0.5, 0.5], points: [0, 0] })
  expect(play(start(gyuruk, { players: '3' }), 'pass pass').outcome).toBeUndefined()
})

test('a full board ends the game once the turn is finished; the most circles with four stones win', () => {
  const points = [...new Set(CIRCLES.flatMap(({ cells }) => cells))]
  const white = points.filter(c => c !== 'l1' && c !== 'a7' && !circle('vw17').includes(c))
  const match = at('white', { white: white.join(' '), black: `a7 ${circle('vw17').join(' ')}` })
  play(match, 'l1')
  expect(json(match)).toMatchObject({ turn: 'white', part: 'convert' })
  expect(match.outcome).toBeUndefined()
  // The circle of a7 becomes a ring; black keeps one ring.
  expect(play(match, 'bc7').outcome).toMatchObject({
    result: [1, 0],
    points: [90, 1],
    reason: { en: 'The board is full.' },
  })
})

test('official: own rings beside a circle count like stones, empty points like enemies', () => {
  // White has a ring around lm4 and three stones in lm2: two of them are the ring's.
  const stones = { white: `${circle('lm4').join(' ')} l1`, black: 'n2 k2' }
  expect(json(play(at('white', stones), 'a7'))).toMatchObject({ turn: 'black' })
  // 3 stones + 1 ring against 2 enemies and 1 empty point.
  expectMoves(play(at('white', stones, official), 'a7'), 'lm2 done')
  // With one stone fewer there are 2 + 1 against 2 + 2.
  const few = { ...stones, white: circle('lm4').join(' ') }
  expect(json(play(at('white', few, official), 'a7'))).toMatchObject({ turn: 'black' })
})

type Board = Map<string, number>
const heldBy = (board: Board, cells: readonly string[], who: number) =>
  cells.filter(c => board.get(c) === who).length
function slowConversions(board: Board, who: number, count: number, rings: boolean): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const ringsNear = (cells: readonly string[], player: number) =>
    CIRCLES.filter(
      other =>
        other.cells.filter(c => cells.includes(c)).length === 2 && heldBy(board, other.cells, player) === 6,
    ).length
  for (const { name, cells } of CIRCLES) {
    const force = (player: number) => heldBy(board, cells, player) + (rings ? ringsNear(cells, player) : 0)
    let against = cells.filter(c => !board.has(c)).length
    for (let i = 0; i < count; i++) if (i !== who) against += force(i)
    if (force(who) <= against) continue
    const change = cells.filter(c => {
      const owner = board.get(c)
      return (
        owner !== undefined &&
        owner !== who &&
        !CIRCLES.some(each => each.cells.includes(c) && heldBy(board, each.cells, owner) === 6)
      )
    })
    if (change.length > 0) found.set(name, change)
  }
  return found
}

test.each([
  [1, 2, {}],
  [2, 3, {}],
  [3, 2, official],
  [4, 3, official],
])('random game %i of %i players goes as by the slow model', (seed, count, options) => {
  const rng = new Rng(seed)
  const match = start(gyuruk, { players: String(count), ...options })
  const who = ['white', 'black', 'red']
  const board: Board = new Map()
  const points = [...new Set(CIRCLES.flatMap(({ cells }) => cells))]
  // The game is played on the upper part only, so that stones meet soon; then everybody passes.
  const field = points.filter(c => Number(c.slice(1)) <= 9)
  for (let turn = 0; field.some(c => !board.has(c)); turn = (turn + 1) % count) {
    const free = field.filter(c => !board.has(c))
    const chosen = free[rng.below(free.length)]!
    play(match, chosen)
    board.set(chosen, turn)
    for (;;) {
      const found = slowConversions(board, turn, count, options === official)
      if (found.size === 0) break
      expect(moves(match)).toEqual([...found.keys(), 'done'].sort())
      if (rng.below(5) === 0) {
        play(match, 'done')
        break
      }
      const [name, change] = [...found][rng.below(found.size)]!
      play(match, name)
      for (const c of change) board.set(c, turn)
    }
    expect(match.position.turn).toBe((turn + 1) % count)
  }
  expect(stonesOf(match)).toEqual(Object.fromEntries([...board].map(([c, i]) => [c, `${who[i]} stone`])))
})

test('only conversions are followed below the horizon, so that a search sees the answer to its stone', () => {
  const match = start(gyuruk)
  const rng = new Rng(1)
  while (match.length < 60) match.play(match.moves[rng.below(match.moves.length)]!)
  const { game, position } = match
  const search = new AlphaBeta(game, new Budget(Infinity, undefined, undefined, { most: 2000 }), rng)
  search.best(position.copy())
  expect(search.depth).toBeGreaterThanOrEqual(2)
})
