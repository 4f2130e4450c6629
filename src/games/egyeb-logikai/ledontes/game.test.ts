import { expect, test } from 'vitest'
import { Rng, type Json, type Match } from '../../../engine/index.ts'
import type { BoardGame } from '../../../kit/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import ledontes from './game.ts'

/** Towers as letters, the bottom first: `{ c1: 'bbw' }`. */
type Towers = Readonly<Record<string, string>>
const NAMES = { w: 'white disc', b: 'black disc' } as const
const at = (turn: 'white' | 'black', towers: Towers) =>
  from(ledontes, {
    turn,
    pieces: Object.fromEntries(
      Object.entries(towers).map(([cell, list]) => [cell, [...list].map(each => NAMES[each as 'w' | 'b'])]),
    ),
  })
const towersOf = (match: Match): Record<string, string> =>
  Object.fromEntries(
    Object.entries(json(match)['pieces'] as Record<string, Json>).map(([cell, list]) => [
      cell,
      (Array.isArray(list) ? list : [list]).map(name => String(name)[0]).join(''),
    ]),
  )
const spread = (cells: string, tower: string) =>
  Object.fromEntries(cells.split(' ').map(cell => [cell, tower]))

test('normal set-up: 29 discs each on the triangles round c1 and f8; black begins', () => {
  const match = start(ledontes)
  expect(towersOf(match)).toEqual({
    ...spread('c1', 'bbbb'),
    ...spread('b1 c2 d1', 'bbb'),
    ...spread('a1 b2 c3 d2 e1', 'bb'),
    ...spread('a2 b3 c4 d3 e2 f1', 'b'),
    ...spread('f8', 'wwww'),
    ...spread('g8 f7 e8', 'www'),
    ...spread('h8 g7 f6 e7 d8', 'ww'),
    ...spread('h7 g6 f5 e6 d7 c8', 'w'),
  })
  const discs = Object.values(towersOf(match)).join('')
  expect([...discs].filter(each => each === 'b')).toHaveLength(29)
  expect([...discs].filter(each => each === 'w')).toHaveLength(29)
  expect(json(match)['turn']).toBe('black')
})

test('corner set-up: 29 discs each round h1 and a8', () => {
  const towers = towersOf(start(ledontes, { setup: 'corner' }))
  expect(towers).toMatchObject({
    ...spread('h1', 'bbbb'),
    ...spread('g1 h2', 'bbb'),
    ...spread('e1 f1 f2 g2 g3 h3 h4', 'bb'),
    ...spread('d1 e2 f3 g4 h5', 'b'),
    ...spread('a8', 'wwww'),
    ...spread('b8 a7', 'www'),
    ...spread('d8 c8 c7 b7 b6 a6 a5', 'ww'),
    ...spread('e8 d7 c6 b5 a4', 'w'),
  })
  expect(Object.values(towers).join('')).toHaveLength(58)
})

test('the top disc steps one cell in eight directions, onto anything, and leaves its tower', () => {
  const match = at('black', { d4: 'wb', d5: 'w', c3: 'b', a8: 'ww' })
  const steps = moves(match).filter(name => name.startsWith('d4-'))
  expect(steps).toEqual('d4-c3 d4-c4 d4-c5 d4-d3 d4-d5 d4-e3 d4-e4 d4-e5'.split(' '))
  expect(towersOf(play(match, 'd4-c3'))).toEqual({ d4: 'w', d5: 'w', c3: 'bb', a8: 'ww' })
})

test('a tower tumbles: the lowest disc on the next cell, the top one farthest, covering what stands there', () => {
  const match = play(at('black', { d2: 'wwb', d3: 'b', d4: 'w', a8: 'www' }), 'd2>d5')
  expect(towersOf(match)).toEqual({ d3: 'bw', d4: 'ww', d5: 'b', a8: 'www' })
})

test('at the edge all that is left stays on the last cell in its order', () => {
  const match = play(at('black', { b2: 'bwbb', a8: 'www', h8: 'bb' }), 'b2>a2')
  expect(towersOf(match)).toEqual({ a2: 'bwbb', a8: 'www', h8: 'bb' })
  const far = play(at('black', { c1: 'bwbb', a8: 'www', h8: 'bb' }), 'c1>a1')
  expect(towersOf(far)).toEqual({ b1: 'b', a1: 'wbb', a8: 'www', h8: 'bb' })
})

test('only towers of two or more tumble, and only onto the board; against the edge one says which is meant', () => {
  const single = at('black', { a1: 'b', h8: 'w' })
  expectMoves(single, 'a1-a2 a1-b1 a1-b2')
  const lone = at('black', { b2: 'b', h8: 'w' })
  expect(lone.moves.map(m => lone.game.points(lone.position, m).length)).toEqual(lone.moves.map(() => 2))
  const { game, position } = at('black', { b2: 'bb', h8: 'w' })
  const pointsOf = (name: string) => {
    const match = at('black', { b2: 'bb', h8: 'w' })
    const move = match.moves.find(m => match.nameOf(m) === name)!
    return game.points(position, move).slice(2)
  }
  expect([pointsOf('b2-a2'), pointsOf('b2>a2'), pointsOf('b2-c2'), pointsOf('b2>d2')]).toEqual([
    ['step'],
    ['tumble'],
    [],
    [],
  ])
})

test('the tower belongs to the top disc', () => {
  const match = at('black', { d4: 'bw', a1: 'b' })
  expect(moves(match).every(name => name.startsWith('a1'))).toBe(true)
  expect(refused(match)['d4-a1']).toContain('the top disc is theirs')
  expect(refused(match)['a1-c4']).toContain('The top disc steps one cell')
})

test('covering an enemy king wins; a lower one-coloured tower is no king', () => {
  const king = { d4: 'b', d5: 'www', e4: 'ww', a1: 'bb' }
  expect(play(at('black', king), 'd4-d5').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'black has caught a king.' },
  })
  expect(play(at('black', king), 'd4-e4').outcome).toBeUndefined()
  // A taller tower of mixed colours does not count.
  expect(play(at('black', { ...king, h8: 'bwwww' }), 'd4-d5').outcome).toMatchObject({ result: [1, 0] })
})

test('of several kings one is enough, and a king may be a single disc', () => {
  expect(play(at('black', { d4: 'b', d5: 'w', a8: 'w' }), 'd4-d5').outcome).toMatchObject({ result: [1, 0] })
})

test('a king is caught only if each colour lies there in one piece', () => {
  // The remainder b w b falls on the king: mixed. The remainder w b does as well: white below, black above.
  expect(play(at('black', { c1: 'bbwb', a1: 'www', h8: 'w' }), 'c1>a1').outcome).toBeUndefined()
  expect(play(at('black', { c1: 'bwb', a1: 'www', h8: 'w' }), 'c1>a1').outcome).toMatchObject({
    result: [1, 0],
  })
})

test('a king that arises only by the move itself is not caught by it', () => {
  // On b1 the tumbling white disc makes a tower of two, but white's king is the tower of three on h8.
  const match = at('black', { d1: 'wb', c1: 'w', b1: 'ww', h8: 'www' })
  expect(play(match, 'd1>b1').outcome).toBeUndefined()
  // Three white discs fall on a1's two at the edge, a black one on top: a1 was no king when the move began.
  const edge = play(at('black', { b1: 'wwwb', a1: 'ww', h8: 'www' }), 'b1>a1')
  expect(towersOf(edge)).toEqual({ a1: 'wwwwwb', h8: 'www' })
  expect(edge.outcome).toBeUndefined()
})

test('covering one’s own king does nothing', () => {
  const match = play(at('black', { c1: 'wb', a1: 'b', d1: 'bbb', h8: 'w' }), 'c1>e1')
  expect(towersOf(match)).toEqual({ d1: 'bbbw', e1: 'b', a1: 'b', h8: 'w' })
  expect(match.outcome).toBeUndefined()
})

test('who owns no tower loses; the third repetition and the 300th move are a draw', () => {
  expect(at('black', { d4: 'bbw' }).outcome).toMatchObject({ result: [0, 1] })
  expect(ledontes.make({}).draws).toEqual({ repetition: { times: 3 }, cap: 300 })
  expect(() => at('black', { d4: 'b'.repeat(30) })).toThrow('at most 29')
})

test('kings are marked on the board', () => {
  const match = at('black', { d4: 'bb', d5: 'b', e5: 'w', e6: 'w', h8: 'bw' })
  const { fills = [] } = (match.game as BoardGame).scene(match.position)
  const names = fills.map(({ cell }) => (match.game as BoardGame).board.names[cell])
  expect(names).toEqual(['d4', 'e5', 'e6'])
})

// Written from the rules alone: every turn with what comes of it, and whether it wins.
const LETTERS = 'abcdefgh'
const name = (x: number, y: number) => (x >= 0 && y >= 0 && x < 8 && y < 8 ? `${LETTERS[x]}${y + 1}` : '')
const pure = (tower: string, side: string) => tower === side.repeat(tower.length)
function turns(towers: Towers, side: string): Map<string, { after: Towers; wins: boolean }> {
  const foe = side === 'b' ? 'w' : 'b'
  const tallest = Math.max(0, ...Object.values(towers).map(each => (pure(each, foe) ? each.length : 0)))
  const kings = Object.keys(towers).filter(
    cell => pure(towers[cell]!, foe) && towers[cell]!.length === tallest,
  )
  const found = new Map<string, { after: Towers; wins: boolean }>()
  const add = (turn: string, after: Record<string, string>) => {
    for (const [cell, tower] of Object.entries(after)) if (tower === '') delete after[cell]
    const caught = new RegExp(`^${foe}+${side}+$`)
    found.set(turn, { after, wins: kings.some(cell => caught.test(after[cell] ?? '')) })
  }
  for (const [cell, tower] of Object.entries(towers)) {
    if (!tower.endsWith(side)) continue
    const [x, y] = [LETTERS.indexOf(cell[0]!), Number(cell[1]) - 1]
    for (let way = 0; way < 9; way++) {
      const [dx, dy] = [(way % 3) - 1, Math.floor(way / 3) - 1]
      if (way === 4 || !name(x + dx, y + dy)) continue
      const beside = name(x + dx, y + dy)
      add(`${cell}-${beside}`, {
        ...towers,
        [cell]: tower.slice(0, -1),
        [beside]: (towers[beside] ?? '') + side,
      })
      if (tower.length === 1) continue
      const after: Record<string, string> = { ...towers, [cell]: '' }
      let last = ''
      for (const [i, one] of [...tower].entries()) {
        last = name(x + dx * (i + 1), y + dy * (i + 1)) || last
        after[last] = (after[last] ?? '') + one
      }
      add(`${cell}>${last}`, after)
    }
  }
  return found
}

test.each([1, 2, 3, 4, 5])('random game %i goes as by the slow generator', seed => {
  const rng = new Rng(seed)
  const match = start(ledontes, seed % 2 ? {} : { setup: 'corner' })
  let towers: Towers = towersOf(match)
  const end = () => match.outcome?.result
  for (let i = 0; i < 120 && !end(); i++) {
    const side = i % 2 === 0 ? 'b' : 'w'
    const found = turns(towers, side)
    expect(moves(match)).toEqual([...found.keys()].sort())
    const falls = [...found.keys()].filter(each => each.includes('>'))
    const list = falls.length > 0 && rng.below(2) === 0 ? falls : [...found.keys()]
    const chosen = list[rng.below(list.length)]!
    play(match, chosen)
    towers = found.get(chosen)!.after
    expect(towersOf(match)).toEqual(towers)
    if (found.get(chosen)!.wins) expect(end()).toEqual(side === 'b' ? [1, 0] : [0, 1])
    else if (end()) expect(Object.values(towers).some(each => !each.endsWith(side))).toBe(false)
  }
})
