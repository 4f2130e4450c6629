import { expect, test } from 'vitest'
import { think, type Level } from '../../../ai/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { Rng, type Options } from '../../../engine/index.ts'
import game from './game.ts'

/** The sheet of the book, its first line uppermost. */
const BOOK = `
532483213465723154
365172452853257523
176261531761386121
182378652315273213
263434133456728164
341515321234612387
352624483745856711
213815874624587234
424336165563458687
615121356861341234
836238412472235678
812343543884121214
221256231875673456
144167325627848515
475235418126254321
346326547345365257
541417836573178321
213521787821273735`
  .trim()
  .split('\n')
const number = (cell: string): number => Number(BOOK[18 - Number(cell.slice(1))]![cell.charCodeAt(0) - 97])
const ALL = [...'abcdefghijklmnopqr'].flatMap(col => Array.from({ length: 18 }, (_, i) => `${col}${i + 1}`))
const touch = (a: string, b: string): boolean =>
  a !== b &&
  Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) <= 1 &&
  Math.abs(Number(a.slice(1)) - Number(b.slice(1))) <= 1
/** Every way over three different free cells that touch one after the other, from the text alone. */
function ways(covered: ReadonlySet<string>): string[] {
  const free = ALL.filter(cell => !covered.has(cell))
  const beside = new Map(free.map(cell => [cell, free.filter(other => touch(cell, other))]))
  return free.flatMap(a =>
    beside.get(a)!.flatMap(b => beside.get(b)!.flatMap(c => (c === a ? [] : [`${a}-${b}-${c}`]))),
  )
}
const sum = (way: string): number => way.split('-').reduce((n, cell) => n + number(cell), 0)

const hand = (n: number): string[] => Array<string>(n).fill('man')
const at = (
  turn: 'red' | 'blue',
  red: string,
  blue: string,
  hands: [number, number],
  options: Options = {},
) => {
  const side = (cells: string, colour: string) =>
    cells
      .split(' ')
      .filter(Boolean)
      .map(cell => [cell, `${colour} man`] as const)
  const pieces = Object.fromEntries([...side(red, 'red'), ...side(blue, 'blue')])
  return from(game, { turn, pieces, hands: { red: hand(hands[0]), blue: hand(hands[1]) } }, options)
}
const inHand = (match: ReturnType<typeof start>) => {
  const hands = (json(match)['hands'] ?? {}) as Record<string, string[]>
  return ['red', 'blue'].map(player => hands[player]?.length ?? 0)
}

test('the printed sheet of 18 × 18 numbers from 1 to 8, an empty board and sixty pieces each', () => {
  const { board } = game.make({})
  expect(board.size).toBe(324)
  expect(board.cells.map(({ name, text }) => [name, Number(text)])).toEqual(
    board.names.map(name => [name, number(name)]),
  )
  expect(['a1', 'r1', 'a18', 'r18'].map(number)).toEqual([2, 5, 5, 4])
  expect(ALL.every(cell => number(cell) >= 1 && number(cell) <= 8)).toBe(true)
  expect(json(start(game))['pieces']).toEqual({})
  expect(inHand(start(game))).toEqual([60, 60])
})

test('three different free cells, each beside the one before by side or corner; or a pass', () => {
  expect(moves(start(game))).toEqual([...ways(new Set()), 'pass'].sort())
  const match = at('red', 'b2', 'c2 e5', [9, 9])
  expect(moves(match)).toEqual([...ways(new Set(['b2', 'c2', 'e5'])), 'pass'].sort())
  expect(refused(match)['a1-b2-c3']).toBe('A piece covers this cell already.')
})

test('a sum of ten leaves the piece on the third cell; the first two stay free', () => {
  // a1 b1 c1 are 2 1 3, a2 b2 c2 are 5 4 1.
  expect(sum('b2-a2-b1')).toBe(10)
  const match = play(start(game), 'b2-a2-b1')
  expect(json(match)).toMatchObject({ turn: 'blue', pieces: { b1: 'red man' } })
  expect(inHand(match)).toEqual([59, 60])
  expect(moves(match)).toContain('c2-b2-a2')
  expect(moves(match).some(name => name.includes('b1-') || name.endsWith('-b1'))).toBe(false)
})

test('any other sum loses the piece, and nothing is covered', () => {
  expect(sum('a1-b1-c1')).toBe(6)
  const match = play(start(game), 'a1-b1-c1')
  expect(json(match)).toMatchObject({ turn: 'blue', pieces: {} })
  expect(inHand(match)).toEqual([59, 60])
  expect(sum('a2-b2-a1')).toBe(11)
  expect(inHand(play(match, 'a2-b2-a1'))).toEqual([59, 59])
})

test('two passes in a row end the game, with a move between they do not', () => {
  const match = play(start(game), 'pass a1-b1-c1 pass')
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'pass').outcome).toMatchObject({
    result: [0.5, 0.5],
    reason: { en: 'Both have passed. Pieces on the board: 0 : 0.' },
  })
})

test('who has no piece left only passes', () => {
  const match = at('red', 'b1', '', [0, 2])
  expect(moves(match)).toEqual(['pass'])
  expect(match.outcome).toBeUndefined()
  expect(moves(play(match, 'pass')).length).toBeGreaterThan(1)
})

test('both out of pieces: more pieces on the board win', () => {
  const match = play(at('blue', 'b1 d1', 'r1', [0, 1]), 'a1-b2-c2')
  expect(match.outcome).toMatchObject({ result: [1, 0], points: [2, 1] })
  expect(match.outcome?.reason.en).toContain('run out')
})

test('equal pieces: the larger sum under them wins, and the same sum is a draw', () => {
  // a1 is 2, b1 is 1, r1 is 5, a2 is 5.
  expect(at('red', 'a1', 'r1', [0, 0]).outcome?.result).toEqual([0, 1])
  expect(at('red', 'r1', 'b1', [0, 0]).outcome?.result).toEqual([1, 0])
  expect(at('red', 'r1', 'a2', [0, 0]).outcome?.result).toEqual([0.5, 0.5])
  // One piece more is worth more than any sum.
  expect(at('red', 'a1 b1', 'r1', [0, 0]).outcome?.result).toEqual([1, 0])
})

test('the game is over when no ten is left', () => {
  const open = ['a1', 'b1', 'c1']
  const rest = ALL.filter(cell => !open.includes(cell))
  const over = at('red', rest.slice(0, 100).join(' '), rest.slice(100).join(' '), [5, 5])
  expect(over.outcome?.reason.en).toContain('no ten left')
  const ten = ALL.filter(cell => !['b2', 'a2', 'b1'].includes(cell))
  const going = at('red', ten.slice(0, 100).join(' '), ten.slice(100).join(' '), [5, 5])
  expect(going.outcome).toBeUndefined()
  expect(play(going, 'b1-a2-b2').outcome?.reason.en).toContain('no ten left')
})

test('the tens that are left are counted along the way as they are from the position', () => {
  const match = start(game)
  const rng = new Rng(3)
  while (!match.outcome) {
    const tens = ways(new Set(Object.keys(json(match)['pieces'] as object))).filter(way => sum(way) === 10)
    expect(tens.length).toBeGreaterThan(0)
    // Many pieces at once: the slow list is long.
    for (let i = 0; i < 12 && !match.outcome; i++) {
      const name = tens[rng.below(tens.length)]!
      if (!match.playNamed(name).ok) match.playNamed('pass')
    }
    expect(match.outcome === undefined || from(game, json(match)).outcome !== undefined).toBe(true)
  }
})

test('with help only tens are accepted, and no piece can be lost', () => {
  const match = start(game, { assist: 'on' })
  expect(moves(match)).toEqual([...ways(new Set()).filter(way => sum(way) === 10), 'pass'].sort())
  expect(refused(match)['a1-b1-c1']).toBe('The three numbers do not make ten.')
})

test('the small points are told above the sheet', () => {
  const match = at('red', 'r1 b1', 'a18', [9, 9])
  const { notes } = game.make({}).scene(match.position)
  expect(notes?.map(({ en }) => en)).toEqual(['Small points: 6 : 5'])
})

test('the strongest opponent covers the largest number of a ten; weak ones overlook it at times', () => {
  const { game: rules, position } = start(game)
  const covered = (level: Level, seed: number): number => {
    let asked = 0
    const move = think(rules, position, { seat: 0, level, seed, milliseconds: 20, clock: () => asked++ })
    const [, , c] = rules.points(position, move) as number[]
    return Number(BOOK[17 - Math.floor(c! / 18)]![c! % 18])
  }
  const seeds = [1, 2, 3, 4, 5, 6]
  expect(seeds.map(seed => covered(6, seed))).toEqual(seeds.map(() => 8))
  expect(seeds.map(seed => covered(1, seed)).some(n => n < 8)).toBe(true)
})
