import { expect, test } from 'vitest'
import { Moves } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import go from './game.ts'

const SMALL = { size: '10' }
const stones = (black: string, white: string) =>
  Object.fromEntries([
    ...black.split(' ').map(cell => [cell, 'black stone'] as const),
    ...white.split(' ').map(cell => [cell, 'white stone'] as const),
  ])
const at = (turn: string, black: string, white: string, more = {}, options = {}) =>
  from(go, { turn, pieces: stones(black, white), ...more }, { ...SMALL, ...options })
const on = (match: ReturnType<typeof start>, cell: string) =>
  (json(match)['pieces'] as Record<string, string>)[cell]
/** A drawn 10 × 10 board, row 1 first. */
const drawn = (rows: string) =>
  Object.fromEntries(
    rows
      .trim()
      .split(/\s+/)
      .flatMap((row, y) => [...row].map((sign, x) => [`${'abcdefghjk'[x]}${y + 1}`, sign] as const))
      .filter(([, sign]) => sign !== '.')
      .map(([cell, sign]) => [cell, sign === 'b' ? 'black stone' : 'white stone']),
  )

test('19 × 19 points a1-t19 without i, 10 × 10 points a1-k10; the handicap points are marked', () => {
  const { board } = go.make({})
  expect(board.size).toBe(361)
  expect(board.names).toContain('t19')
  expect(board.names.some(name => name.startsWith('i'))).toBe(false)
  expect(board.names[180]).toBe('k10')
  const marked = (options: Record<string, string>) =>
    go
      .make(options)
      .board.cells.filter(cell => cell.fill === 'marked')
      .map(cell => cell.name)
      .sort()
  expect(marked({})).toEqual('d10 d16 d4 k10 k16 k4 q10 q16 q4'.split(' '))
  expect(marked(SMALL)).toEqual('d4 d7 g4 g7'.split(' '))
  expect(go.make(SMALL).board.names).toContain('k10')
})

test('black begins on any empty point or passes', () => {
  expect(moves(start(go)).length).toBe(362)
  expect(json(play(start(go), 'q16'))).toEqual({ turn: 'white', pieces: { q16: 'black stone' } })
})

test('a stone dies with its last liberty: four inside, three at the edge, two in the corner', () => {
  expect(on(play(at('black', 'd5 d3 c4', 'd4'), 'e4'), 'd4')).toBeUndefined()
  expect(on(play(at('black', 'd2 c1', 'd1'), 'e1'), 'd1')).toBeUndefined()
  expect(on(play(at('black', 'a2', 'a1'), 'b1'), 'a1')).toBeUndefined()
  expect(on(play(at('black', 'd5 c4', 'd4'), 'e4'), 'd4')).toBe('white stone')
})

test('a group lives while one of its stones has a liberty; diagonal stones are no group', () => {
  const match = at('black', 'c4 d5 e5 f4 d3', 'd4 e4')
  expect(on(play(match, 'a1 a2 e3'), 'd4')).toBeUndefined()
  expect(on(match, 'e4')).toBeUndefined()
  const diagonal = play(at('black', 'c4 d5 d3', 'd4 e5'), 'e4')
  expect([on(diagonal, 'd4'), on(diagonal, 'e5')]).toEqual([undefined, 'white stone'])
})

test('one stone may take several groups', () => {
  const match = play(at('black', 'a2 b2 d2 e2 f1', 'a1 b1 d1 e1 f2'), 'c1')
  expect(['a1', 'b1', 'd1', 'e1'].map(cell => on(match, cell))).toEqual(Array(4).fill(undefined))
})

test('suicide is forbidden, for a stone and for the group it joins', () => {
  expect(refused(at('white', 'a2 b1', 'k10'))['a1']).toContain('Suicide')
  expect(refused(at('white', 'a3 b2 c1', 'a2 k10'))['a1']).toBeUndefined()
  expect(refused(at('white', 'a3 b2 c1 c2', 'a2 k10'))['a1']).toBeUndefined()
  expect(refused(at('white', 'a3 b2 b1', 'a2 k10'))['a1']).toContain('Suicide')
})

test('a stone that takes is no suicide: a single eye can be filled, two eyes cannot', () => {
  const oneEye = at('white', 'a2 b2 b1', 'a3 b3 c2 c1')
  expect(on(play(oneEye, 'a1'), 'b1')).toBeUndefined()
  const twoEyes = at('white', 'a2 b2 b1 c2 d2 d1', 'a3 b3 c3 d3 e2 e1')
  expect(refused(twoEyes)).toMatchObject({
    a1: expect.stringContaining('Suicide'),
    c1: expect.stringContaining('Suicide'),
  })
})

const KO = ['c4 d5 d3', 'd4 e5 e3 f4'] as const

test('ko: a stone may not be taken back at once, but after another pair of moves it may', () => {
  const match = play(at('black', ...KO), 'e4')
  expect(on(match, 'd4')).toBeUndefined()
  expect(json(match)['ko']).toBe('d4')
  expect(refused(match)['d4']).toContain('Ko')
  play(match, 'k10 a1')
  expect(on(play(match, 'd4'), 'e4')).toBeUndefined()
})

test('ko: after a pass the point is free again', () => {
  expect(moves(play(at('black', ...KO), 'e4 pass'))).toContain('d4')
  expect(moves(play(at('black', ...KO), 'e4 pass a1'))).toContain('d4')
})

test('taking two stones, or taking with a stone that joins others, makes no ko', () => {
  const two = play(at('black', 'a2 b2', 'a1 b1 c2 d1'), 'c1')
  expect(on(two, 'b1')).toBeUndefined()
  expect(on(play(two, 'b1'), 'c1')).toBeUndefined()
  const joined = play(at('black', 'c4 d5 d3 f4', 'd4 e5 e3'), 'e4')
  expect(on(joined, 'd4')).toBeUndefined()
  expect(json(joined)).not.toHaveProperty('ko')
})

test('two passes in a row end the game, and a word warns before the second', () => {
  const match = play(start(go, SMALL), 'pass')
  expect(match.outcome).toBeUndefined()
  expect(go.make(SMALL).scene(match.position).notes?.[0]?.en).toContain('One more pass')
  play(match, 'd4 pass')
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'pass').outcome?.result).toEqual([0, 1])
})

const WALLS = ['e1 e2 e3 e4 e5 e6 e7 e8 e9 e10', 'f1 f2 f3 f4 f5 f6 f7 f8 f9 f10'] as const

test('area: stones and empty regions that touch one colour only', () => {
  const end = play(at('black', ...WALLS), 'pass pass').outcome
  expect(end?.points).toEqual([50, 50])
  expect(end?.result).toEqual([0.5, 0.5])
  // A white stone inside counts as alive: the region around it belongs to nobody.
  const inside = play(at('black', WALLS[0], `${WALLS[1]} b2`), 'pass pass').outcome
  expect(inside?.points).toEqual([10, 51])
  expect(inside?.result).toEqual([0, 1])
})

test('komi 6.5 is added to white', () => {
  const end = play(at('black', ...WALLS, {}, { komi: '6.5' }), 'pass pass').outcome
  expect(end?.points).toEqual([50, 56.5])
  expect(end?.result).toEqual([0, 1])
})

// Both may go round in a circle of six moves without ever breaking the simple ko rule.
const CIRCLE = drawn(`.bwwwwwwww ..bbwwwwww bbbwwwwwww bwwwwwwwww bwwwwww.w.
  bbbbbbbbbb bbbbbbbbbb b.bbbbbbbb bbbbbbbbbb bbbbbbbbb.`)

test('the same position for the third time is a draw', () => {
  const match = from(go, { turn: 'white', pieces: CIRCLE }, SMALL)
  play(match, 'a2 a1 b2 b1 a1 b1')
  expect(json(match)['pieces']).toEqual(CIRCLE)
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'a2 a1 b2 b1 a1 b1').outcome?.result).toEqual([0.5, 0.5])
})

test('superko: no earlier board may return, and a saved position remembers them', () => {
  const options = { ...SMALL, ko: 'superko' }
  const match = play(from(go, { turn: 'white', pieces: CIRCLE }, options), 'a2 a1 b2 b1 a1')
  expect(refused(match)['b1']).toContain('before')
  const again = from(go, json(match), options)
  expect(refused(again)['b1']).toContain('before')
  expect(() => from(go, { seen: ['zz'] }, options)).toThrow('Not the sum')
})

test('handicap stones stand as in the table and white moves first', () => {
  const given = (handicap: string, options = {}) => {
    const position = json(start(go, { handicap, ...options }))
    expect(position['turn']).toBe('white')
    return Object.keys(position['pieces'] as object).sort()
  }
  expect(given('2')).toEqual('d4 q16'.split(' '))
  expect(given('3')).toEqual('d4 q16 q4'.split(' '))
  expect(given('4')).toEqual('d16 d4 q16 q4'.split(' '))
  expect(given('5')).toEqual('d16 d4 k10 q16 q4'.split(' '))
  expect(given('6')).toEqual('d10 d16 d4 q10 q16 q4'.split(' '))
  expect(given('7')).toEqual('d10 d16 d4 k10 q10 q16 q4'.split(' '))
  expect(given('8')).toEqual('d10 d16 d4 k16 k4 q10 q16 q4'.split(' '))
  expect(given('9')).toEqual('d10 d16 d4 k10 k16 k4 q10 q16 q4'.split(' '))
  expect(given('2', SMALL)).toEqual('d4 g7'.split(' '))
  expect(given('3', SMALL)).toEqual('d4 g4 g7'.split(' '))
  expect(given('4', SMALL)).toEqual('d4 d7 g4 g7'.split(' '))
  expect(given('5', SMALL)).toEqual('d4 d7 e5 g4 g7'.split(' '))
  expect(given('6', SMALL)).toEqual('c5 d4 d7 g4 g7 h6'.split(' '))
  expect(given('7', SMALL)).toEqual('c5 d4 d7 e5 g4 g7 h6'.split(' '))
  expect(given('8', SMALL)).toEqual('c5 d4 d7 e8 f3 g4 g7 h6'.split(' '))
  expect(given('9', SMALL)).toEqual('c5 d4 d7 e5 e8 f3 g4 g7 h6'.split(' '))
  // The usual boards of today follow the book's table with their own thick lines.
  expect(given('5', { size: '13' })).toEqual('d10 d4 g7 k10 k4'.split(' '))
  expect(given('8', { size: '13' })).toEqual('d10 d4 d7 g10 g4 k10 k4 k7'.split(' '))
  expect(given('4', { size: '9' })).toEqual('c3 c7 g3 g7'.split(' '))
  expect(given('5', { size: '9' })).toEqual('c3 c7 e5 g3 g7'.split(' '))
})

test('a game that is still running after 1000 moves is drawn', () => {
  const { draws } = go.make({})
  expect(draws?.cap).toBe(1000)
  const match = start(go, SMALL)
  const { game, position } = match
  const pass = game.layout.empty()
  game.start(pass)
  for (let i = 0; i < 1000; i++) game.play(pass, 100)
  expect(game.draws!.capped!(pass).result).toEqual([0.5, 0.5])
  expect(game.draws!.capped!(position).points).toEqual([0, 0])
})

test('a position with a dead group is refused', () => {
  expect(() => at('black', 'a2 b1', 'a1')).toThrow('no liberty')
})

test('a stone that takes one and keeps a second liberty makes no ko', () => {
  // The taker on b1 still has c1 free: white may go back to a1 and dies there again.
  const match = play(at('black', 'a2 k10', 'a1 k9'), 'b1')
  expect(on(match, 'a1')).toBeUndefined()
  expect(json(match)).not.toHaveProperty('ko')
  expect(refused(match)['a1']).toContain('Suicide')
})

test('a stone that takes one and joins a group with no other liberty makes no ko: two are taken back', () => {
  const match = play(at('black', 'c4 d5 d3 f4', 'd4 e5 e3 f5 f3 g4'), 'e4')
  expect(on(match, 'd4')).toBeUndefined()
  expect(json(match)).not.toHaveProperty('ko')
  play(match, 'd4')
  expect([on(match, 'e4'), on(match, 'f4')]).toEqual([undefined, undefined])
})

test('superko knows no draw by repetition', () => {
  expect(go.make({ ko: 'superko' }).draws).not.toHaveProperty('repetition')
  expect(go.make({}).draws?.repetition?.times).toBe(3)
})

test('a taken point is refused in words', () => {
  expect(refused(at('white', 'c3', 'd4'))).toMatchObject({
    c3: 'This place is taken already.',
    d4: 'This place is taken already.',
  })
})

const AGREED = { dead: 'agreed' }
/** Half of the board each; a white stone has strayed into black's half. */
const strayed = (options = {}) => play(at('black', WALLS[0], `${WALLS[1]} c2`, {}, options), 'pass pass')

test('by agreement dead stones are marked after two passes and taken off before the count', () => {
  expect(strayed().outcome?.points).toEqual([10, 51])
  const match = strayed(AGREED)
  expect(match.outcome).toBeUndefined()
  expect(moves(match)).toEqual(expect.arrayContaining(['dead:c2', 'dead:e1', 'dead:f1', 'done', 'resume']))
  play(match, 'dead:c2 done')
  expect(json(match)).toMatchObject({ turn: 'white', dead: 'c2', agreed: 'black' })
  // A new mark asks the first player again.
  const more = play(strayed(AGREED), 'dead:c2 done dead:f1 done')
  expect([more.outcome, json(more)['turn']]).toEqual([undefined, 'black'])
  play(match, 'done')
  expect(match.outcome?.points).toEqual([50, 50])
})

test('who does not agree has the game go on, and nothing stays marked', () => {
  const match = play(strayed(AGREED), 'dead:c2 done resume')
  expect(json(match)).toMatchObject({ turn: 'black' })
  expect(json(match)).not.toHaveProperty('dead')
  expect(moves(match)).toContain('c1')
  play(match, 'c1 pass pass')
  expect(moves(match)).toContain('done')
})

test('any stone of a group stands for it, and an opponent sees what is dead', () => {
  const match = strayed(AGREED)
  const { game, position } = match
  const { board } = go.make(SMALL)
  expect(game.meant?.(position, board.names.indexOf('e5'))).toBe(board.names.indexOf('e1'))
  const answer = () => {
    const out = new Moves()
    game.ideas?.(match.position, out)
    return out.toArray().map(m => game.name(match.position, m))
  }
  expect(answer()).toEqual(['dead:c2'])
  play(match, 'dead:c2')
  expect(answer()).toEqual(['done'])
  // Nobody gives a living wall away.
  play(match, 'dead:f1 done')
  expect(answer()).toEqual(['resume'])
})
