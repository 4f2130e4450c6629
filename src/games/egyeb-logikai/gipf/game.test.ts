import { expect, test } from 'vitest'
import { Rng, type Json, type Match } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import gipf from './game.ts'

/** Pieces as letters: `w` and `b` are singles, `ww` and `bb` doubles. */
type Pieces = Readonly<Record<string, string>>
const NAMES = { w: 'white disc', b: 'black disc' } as const
const discs = (n: number): string[] => Array<string>(n).fill('disc')
const countOf = (pieces: Pieces, side: string) =>
  [...Object.values(pieces).join('')].filter(each => each === side).length
/** All discs that are not on the board are in hand; both players are past their doubles unless `more` says otherwise. */
const at = (turn: 'white' | 'black', pieces: Pieces, more: Record<string, Json> = {}) =>
  from(gipf, {
    turn,
    pieces: Object.fromEntries(
      Object.entries(pieces).map(([cell, list]) => [cell, [...list].map(each => NAMES[each as 'w' | 'b'])]),
    ),
    hands: { white: discs(18 - countOf(pieces, 'w')), black: discs(18 - countOf(pieces, 'b')) },
    singles: ['white', 'black'],
    ...more,
  })
const standing = (match: Match): Record<string, string> =>
  Object.fromEntries(
    Object.entries(json(match)['pieces'] as Record<string, Json>).map(([cell, list]) => [
      cell,
      (Array.isArray(list) ? list : [list]).map(name => String(name)[0]).join(''),
    ]),
  )
const handOf = (match: Match, side: 'white' | 'black'): number =>
  ((json(match)['hands'] ?? {}) as Record<string, string[]>)[side]?.length ?? 0
/** Doubles of both players out of the way. */
const SAFE = { a2: 'ww', g5: 'bb' }

test('37 cells, 18 discs each, an empty board; white begins with a double on any of the 18 rim cells', () => {
  const match = start(gipf)
  expect(gipf.make({}).board.size).toBe(37)
  expect([handOf(match, 'white'), handOf(match, 'black')]).toEqual([18, 18])
  expect(moves(match)).toHaveLength(18)
  expect(moves(match).every(name => name.startsWith('2'))).toBe(true)
  expect(refused(match)['d4']).toBe('Pieces enter only on the rim.')
})

test('black too begins with a double, and may push white’s inwards: two ways on the rim, three at a corner', () => {
  const match = play(start(gipf), '2a2')
  expect(standing(match)).toEqual({ a2: 'ww' })
  expect(moves(match).filter(name => name.startsWith('2a2'))).toEqual(['2a2-b2', '2a2-b3'])
  expect(moves(match)).toHaveLength(19)
  expect(standing(play(match, '2a2-b3'))).toEqual({ a2: 'bb', b3: 'ww' })
  const corner = play(start(gipf), '2a1')
  expect(moves(corner).filter(name => name.startsWith('2a1'))).toEqual(['2a1-a2', '2a1-b1', '2a1-b2'])
  expect(refused(corner)['a1-c3']).toBe('Push inwards, to the next cell.')
})

test('singles and doubles until the first single, afterwards only singles', () => {
  const match = play(start(gipf), '2a2 2g5')
  expect(moves(match)).toContain('d1')
  expect(moves(match)).toContain('2d1')
  play(match, 'd1 2d7')
  expect(moves(match).some(name => name.startsWith('2'))).toBe(false)
  play(match, 'b1')
  expect(moves(match)).toContain('2e7')
  expect(handOf(match, 'white')).toBe(14)
})

test('a push moves the pieces up to the first gap, of any colour, singles and doubles alike', () => {
  const match = play(at('white', { ...SAFE, d1: 'b', d2: 'ww', d3: 'w', d5: 'b' }), 'd1-d2')
  expect(standing(match)).toEqual({ ...SAFE, d1: 'w', d2: 'b', d3: 'ww', d4: 'w', d5: 'b' })
})

test('a full line cannot be pushed', () => {
  const full = { d1: 'w', d2: 'b', d3: 'w', d4: 'b', d5: 'w', d6: 'bb', d7: 'ww' }
  const match = at('white', full)
  expect(moves(match)).not.toContain('d1-d2')
  expect(refused(match)['d1-d2']).toBe('This line is full and cannot be pushed.')
  expect(moves(match)).toContain('d1-c1')
  const corner = { a1: 'ww', a2: 'bb', a3: 'w', a4: 'b', b1: 'b', c1: 'w', d1: 'b', b2: 'b' }
  const shut = at('white', { ...corner, c3: 'w', d4: 'b', e5: 'w', f6: 'b', g7: 'w' })
  expect(moves(shut).some(name => name.startsWith('a1'))).toBe(false)
  expect(refused(shut)['a1']).toBe('This line is full and cannot be pushed.')
})

test('four in a row are taken off with what continues them; own discs return, the enemy’s are prisoners', () => {
  // c1 completes the row c1-c4; the black c5 continues it, c6 is empty and stops it.
  const match = play(at('white', { ...SAFE, c2: 'w', c3: 'w', c4: 'w', c5: 'b' }), 'c1')
  expect(json(match)).toMatchObject({ turn: 'white', part: 'clear' })
  expectMoves(match, 'c1-c4')
  play(match, 'c1-c4')
  expect(standing(match)).toEqual(SAFE)
  expect([handOf(match, 'white'), handOf(match, 'black')]).toEqual([16, 15])
  expect(json(match)).toMatchObject({ turn: 'black', prisoners: [1, 0] })
})

test('pieces beyond a gap stay; three are no row', () => {
  const gap = play(at('white', { ...SAFE, d2: 'w', d3: 'w', d4: 'w', d6: 'b' }), 'd1 d1-d4')
  expect(standing(gap)).toEqual({ ...SAFE, d6: 'b' })
  expect(json(play(at('white', { ...SAFE, d2: 'w', d3: 'w' }), 'd1'))['turn']).toBe('black')
})

test('doubles in the row, of either colour, go or stay as the remover likes', () => {
  const row = { ...SAFE, c2: 'ww', c3: 'w', c4: 'w', c5: 'bb' }
  const match = play(at('white', row), 'c1 c1-c4')
  expect(json(match)).toMatchObject({ turn: 'white', part: 'double', asked: 'c2' })
  expectMoves(match, 'keep take')
  play(match, 'keep')
  expect(json(match)).toMatchObject({ asked: 'c5' })
  play(match, 'take')
  expect(standing(match)).toEqual({ ...SAFE, c2: 'ww' })
  expect(json(match)).toMatchObject({ turn: 'black', prisoners: [2, 0] })
  const other = play(at('white', row), 'c1 c1-c4 take keep')
  expect(standing(other)).toEqual({ ...SAFE, c5: 'bb' })
  expect(handOf(other, 'white')).toBe(16)
})

test('a row that one makes for the other is cleared by its owner, before the own push', () => {
  // White's push on d1 sends the black disc to d2, which completes b2-c2-d2-e2 … of black.
  const match = play(at('white', { ...SAFE, d1: 'b', b2: 'b', c2: 'b', e2: 'b' }), 'd1-d2')
  expect(json(match)).toMatchObject({ turn: 'black', part: 'clear' })
  expectMoves(match, 'e2-b2')
  play(match, 'e2-b2')
  expect(json(match)).toMatchObject({ turn: 'black', hands: { black: discs(16) } })
  // a2 continues the line without a gap: its double may be taken.
  expect(json(match)).toMatchObject({ part: 'double', asked: 'a2' })
  play(match, 'keep')
  expect(standing(match)).toEqual({ ...SAFE, d1: 'w' })
  expect(moves(match)).toContain('d7')
})

test('both have a row: the mover clears first', () => {
  const both = { ...SAFE, d1: 'b', b1: 'w', c1: 'w', b2: 'b', c2: 'b', e2: 'b', a1: 'w' }
  const mover = play(at('white', both), 'd1-d2')
  expect(json(mover)).toMatchObject({ turn: 'white', part: 'clear' })
  expectMoves(mover, 'd1-a1')
  play(mover, 'd1-a1')
  expect(json(mover)).toMatchObject({ turn: 'black', part: 'clear' })
})

test('rows that cross: the owner chooses; a double where they cross may serve both', () => {
  const cross = { ...SAFE, d2: 'w', d3: 'w', d4: 'ww', a1: 'w', b2: 'w', c3: 'w' }
  const match = play(at('white', cross), 'd1')
  expectMoves(match, 'd1-d4 d4-a1')
  play(match, 'd1-d4 keep')
  expectMoves(match, 'd4-a1')
  expect(standing(play(match, 'd4-a1 take'))).toEqual(SAFE)
  const single = play(at('white', { ...cross, d4: 'w' }), 'd1 d1-d4')
  expect(json(single)['turn']).toBe('black')
  expect(standing(single)).toEqual({ ...SAFE, a1: 'w', b2: 'w', c3: 'w' })
})

test('a row of doubles alone may be left, and cleared later', () => {
  const doubles = { g5: 'bb', d2: 'ww', d3: 'ww', d4: 'ww', d5: 'ww' }
  const match = play(at('white', doubles), 'a1')
  expectMoves(match, 'd2-d5 leave')
  expect(json(play(match, 'leave'))['turn']).toBe('black')
  const cleared = play(at('white', doubles), 'a1 d2-d5 take keep keep keep')
  expect(standing(cleared)).toEqual({ a1: 'w', g5: 'bb', d3: 'ww', d4: 'ww', d5: 'ww' })
  // Whoever clears it takes at least one piece.
  expectMoves(play(at('white', doubles), 'a1 d2-d5 keep keep keep'), 'take')
  // At the beginning of a turn a row of doubles alone is not asked for.
  expect(json(play(at('black', doubles), 'a4'))).not.toHaveProperty('part')
})

test('who has no double on the board loses when a row has been cleared', () => {
  const match = play(at('white', { a2: 'ww', c2: 'w', c3: 'w', c4: 'w', c5: 'bb' }), 'c1 c1-c4 take')
  expect(match.outcome).toMatchObject({ result: [1, 0], reason: { en: 'black has no double on the board.' } })
  const own = play(at('white', { g5: 'bb', c2: 'ww', c3: 'w', c4: 'w' }), 'c1 c1-c4 take')
  expect(own.outcome).toMatchObject({ result: [0, 1] })
  const both = play(at('white', { c2: 'ww', c3: 'w', c4: 'w', c5: 'bb' }), 'c1 c1-c4 take take')
  expect(both.outcome).toMatchObject({ result: [1, 0] })
  expect(at('white', { a2: 'ww', c2: 'b' }).outcome).toMatchObject({ result: [1, 0] })
})

test('whoever is to push with an empty reserve loses, after clearing', () => {
  const hands = { black: discs(9) }
  expect(at('white', SAFE, { hands }).outcome).toMatchObject({
    result: [0, 1],
    reason: { en: 'The reserve of white is empty.' },
  })
  const row = at('white', { ...SAFE, d2: 'w', d3: 'w', d4: 'w', d5: 'w' }, { hands, part: 'clear' })
  expect(row.outcome).toBeUndefined()
  expect(play(row, 'd2-d5').outcome).toBeUndefined()
})

test('draws: the third repetition, the 1000th move', () =>
  expect(gipf.make({}).draws).toEqual({ repetition: { times: 3 }, cap: 1000 }))

test('more discs than there are is no position', () =>
  expect(() => at('white', SAFE, { hands: { white: discs(17) } })).toThrow('at most 18'))

test('rows are taken off by their ends, and nothing else is possible before', () => {
  const match = play(at('white', { ...SAFE, d2: 'w', d3: 'w', d4: 'w' }), 'd1')
  expect(refused(match)['d2-d4']).toBe('Point at the two ends of your row.')
  expect(refused(match)['d7']).toBe('You have to clear your row first.')
})

// Written from the rules alone: cells by row and number, a piece as its letters.
const cell = (i: number, k: number) =>
  i >= 1 && i <= 7 && k >= Math.max(1, i - 3) && k <= Math.min(7, i + 3) ? `${'abcdefg'[i - 1]}${k}` : ''
const WAYS = [
  [0, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, 0],
  [1, 1],
] as const
const beside = (name: string, way: number) =>
  cell('abcdefg'.indexOf(name[0]!) + 1 + WAYS[way]![0], Number(name[1]) + WAYS[way]![1])
const CELLS = gipf.make({}).board.names
const chain = (name: string, way: number, goes: (at: string) => boolean): string[] =>
  name && goes(name) ? [name, ...chain(beside(name, way), way, goes)] : []

/** What can be put in and the board after it, by name. */
function pushes(board: Pieces, side: string, kinds: readonly number[]): Map<string, Pieces> {
  const found = new Map<string, Pieces>()
  for (const name of CELLS)
    for (let way = 0; way < 6; way++) {
      if (beside(name, (way + 3) % 6) || !beside(name, way)) continue
      for (const n of kinds) {
        const moved = chain(name, way, at => at in board)
        const free = moved.length === 0 ? name : beside(moved.at(-1)!, way)
        if (!free) continue
        const after: Record<string, string> = { ...board }
        for (const each of moved) delete after[each]
        for (const each of moved) after[beside(each, way)] = board[each]!
        after[name] = side.repeat(n)
        found.set(`${n === 2 ? '2' : ''}${name}${moved.length > 0 ? `-${beside(name, way)}` : ''}`, after)
      }
    }
  return found
}
/** Rows of four or more as lists of cells, each once. */
const rowsOf = (board: Pieces, side: string): string[][] =>
  CELLS.flatMap(name =>
    [0, 1, 2].flatMap(way => {
      const isOwn = (at: string) => board[at]?.startsWith(side) ?? false
      if (!isOwn(name) || isOwn(beside(name, way + 3))) return []
      const row = chain(name, way, isOwn)
      return row.length >= 4 ? [row] : []
    }),
  )

test.each([1, 2, 3, 4, 5, 6, 7, 8])('random game %i goes as by the slow generator', seed => {
  const rng = new Rng(seed)
  const match = start(gipf)
  let board: Pieces = {}
  const hand: Record<string, number> = { w: 18, b: 18 }
  const singles = new Set<string>()
  let [side, other] = ['w', 'b']
  const any = <T>(list: readonly T[]): T => list[rng.below(list.length)]!
  const agree = () => {
    expect(standing(match)).toEqual(board)
    expect([handOf(match, 'white'), handOf(match, 'black')]).toEqual([hand['w'], hand['b']])
  }
  /** Clears rows while there are any; tells whether the game is over. */
  const clear = (mustOnly: boolean): boolean => {
    for (;;) {
      const rows = rowsOf(board, side)
      const must = rows.some(row => row.some(at => board[at]!.length === 1))
      if (rows.length === 0 || (mustOnly && !must)) return false
      const names = rows.map(row => `${row[0]}-${row.at(-1)}`)
      expect(moves(match)).toEqual([...names, ...(must ? [] : ['leave'])].sort())
      const row = any(rows)
      play(match, `${row[0]}-${row.at(-1)}`)
      const way = [0, 1, 2].find(each => beside(row[0]!, each) === row[1])!
      const back = chain(row[0]!, way + 3, at => at in board)
      const run = chain(back.at(-1)!, way, at => at in board)
      const after: Record<string, string> = { ...board }
      for (const at of run) {
        const piece = board[at]!
        const names = piece.length === 2 ? moves(match) : ['take']
        const answer = any(names)
        if (piece.length === 2) play(match, answer)
        if (answer === 'keep') continue
        delete after[at]
        if (piece.startsWith(side)) hand[side]! += piece.length
      }
      board = after
      agree()
      const doubles = (who: string) => Object.values(board).some(each => each === who + who)
      if (doubles(side) && doubles(other)) continue
      expect(match.outcome?.result).toEqual((doubles(other) ? other : side) === 'w' ? [1, 0] : [0, 1])
      return true
    }
  }
  for (let i = 0; i < 200; i++) {
    if (clear(true)) return
    if (hand[side] === 0) return expect(match.outcome?.result).toEqual(side === 'w' ? [0, 1] : [1, 0])
    const kinds = [...(hand[side]! < 18 ? [1] : []), ...(hand[side]! > 1 && !singles.has(side) ? [2] : [])]
    const found = pushes(board, side, kinds)
    expect(moves(match)).toEqual([...found.keys()].sort())
    const name = any([...found.keys()])
    board = found.get(name)!
    hand[side]! -= name.startsWith('2') ? 2 : 1
    if (!name.startsWith('2')) singles.add(side)
    play(match, name)
    agree()
    if (clear(false)) return
    ;[side, other] = [other, side]
  }
})
