import { expect, test } from 'vitest'
import { choices, Moves } from '../../../engine/index.ts'
import { neighbours } from '../../../kit/index.ts'
import { expectMoves, from, json, play, refused, start } from '../../../../tests/playing.ts'
import antilopok from './game.ts'

const on = (turn: string, antelopes: string, jackals: string, more: object = {}) =>
  from(antilopok, {
    turn,
    pieces: {
      ...Object.fromEntries(antelopes.split(' ').map(cell => [cell, 'antelopes antelope'])),
      ...Object.fromEntries(jackals.split(' ').map(cell => [cell, 'jackals jackal'])),
    },
    ...more,
  })

test('ten points in rows of two, joined as the book lists them', () => {
  const { board } = antilopok.make({})
  const list = Object.fromEntries(
    board.names.map((name, c) => [
      name,
      neighbours(board, c)
        .map(n => Number(board.names[n]))
        .sort((a, b) => a - b)
        .join(' '),
    ]),
  )
  expect(list).toEqual({
    1: '3',
    2: '3 4',
    3: '1 2 5 6',
    4: '2 6',
    5: '3 7',
    6: '3 4 7 8',
    7: '5 6 9 10',
    8: '6 10',
    9: '7',
    10: '7 8',
  })
  expect(board.lines).toHaveLength(12)
  expect(new Set(board.cells.map(({ y }) => y)).size).toBe(5)
})

test('antelopes on 1 and 2 begin, jackals on 9 and 10', () => {
  expect(json(start(antilopok))).toMatchObject({
    turn: 'antelopes',
    pieces: {
      1: 'antelopes antelope',
      2: 'antelopes antelope',
      9: 'jackals jackal',
      10: 'jackals jackal',
    },
  })
})

test('one point or more along a straight line, over empty points only', () => {
  expectMoves(on('antelopes', '3 5', '4 9'), '3-1 3-8 5-10')
  expectMoves(start(antilopok), '1-3 2-3')
  // The own piece on 7 bars the way from 4 to 9, and no line leads from 4 to 5.
  const match = on('jackals', '1 8', '4 7')
  expectMoves(match, '4-2 7-5 7-9')
  expect(refused(match)['4-9']).toContain('straight along a line')
  expect(refused(match)['4-5']).toContain('straight along a line')
})

test('no antelope and jackal on one line after the move, whatever stands between', () => {
  const told = 'An antelope and a jackal may not stand on the same straight line.'
  expect(refused(on('jackals', '1 8', '4 7'))['7-10']).toBe(told)
  // 1 and 8 lie on one line, with 3 and 6 between them.
  expect(refused(on('antelopes', '2 5', '9'))['2-4']).toBe(told)
  expect(() => on('antelopes', '3 1', '8')).toThrow('stand on one line')
})

test('who stands on a starting point of the enemy wins', () => {
  expect(play(on('jackals', '1 8', '4 7'), '4-2').outcome).toMatchObject({
    result: [0, 1],
    reason: { en: 'jackals entered the target camp.' },
  })
  expect(play(on('antelopes', '3 5', '4 9'), '5-10').outcome?.result).toEqual([1, 0])
  // A starting point of one's own is no goal.
  expect(play(on('antelopes', '3 5', '4 9'), '3-1').outcome).toBeUndefined()
})

test('the ban holds for the winning move too', () => {
  const match = on('jackals', '3 8', '4 9')
  expect(refused(match)['4-2']).toContain('same straight line')
})

test('who cannot move passes, and two passes in a row are a draw', () => {
  const match = on('antelopes', '1 8', '4 5')
  expectMoves(match, 'pass')
  play(match, 'pass')
  expect(json(match)).toMatchObject({ turn: 'jackals', passes: 1 })
  expect(match.outcome).toBeUndefined()
  const both = on('jackals', '2 8', '7 9', { passes: 1 })
  expectMoves(both, 'pass')
  expect(play(both, 'pass').outcome).toMatchObject({
    result: [0.5, 0.5],
    reason: { en: 'Nobody can move.' },
  })
})

test('draw by threefold repetition and after 400 moves', () => {
  const match = start(antilopok)
  const round = '1-3 10-7 3-1 7-10 '
  expect(play(match, round).outcome).toBeUndefined()
  expect(play(match, round).outcome?.result).toEqual([0.5, 0.5])
  expect(antilopok.make({}).draws?.cap).toBe(400)
})

test('the whole game has 58 positions, and best play draws', () => {
  const game = antilopok.make({})
  const p = game.layout.empty()
  game.start(p)
  p.settle()
  const met = new Map<string, { turn: number; worth: number | undefined; next: string[] }>()
  const visit = (): string => {
    const { turn, pieces, passes } = game.layout.write(p)
    const key = JSON.stringify([turn, pieces, passes])
    if (met.has(key)) return key
    const out = new Moves()
    const end = choices(game, p, out)
    const node = { turn: p.turn, worth: end?.result[0], next: [] as string[] }
    met.set(key, node)
    if (end) return key
    for (const m of out.toArray()) {
      const mark = p.mark()
      game.play(p, m)
      node.next.push(visit())
      p.rewind(mark)
    }
    return key
  }
  const first = visit()
  // Wins are carried back until nothing changes; what is left is a draw.
  for (let changed = true; changed;) {
    changed = false
    for (const node of met.values()) {
      if (node.worth !== undefined) continue
      const best = node.turn === 0 ? 1 : 0
      const worths = node.next.map(key => met.get(key)!.worth)
      if (worths.includes(best)) node.worth = best
      else if (worths.every(worth => worth === 1 - best)) node.worth = 1 - best
      changed ||= node.worth !== undefined
    }
  }
  expect(met.size).toBe(58)
  expect(met.get(first)!.worth).toBeUndefined()
})
