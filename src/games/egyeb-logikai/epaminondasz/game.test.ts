import { expect, test } from 'vitest'
import { perft, Rng, type Match } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import epaminondasz from './game.ts'

const LETTERS = 'abcdefghijklmn'
const men = (white: string, black: string) =>
  Object.fromEntries([
    ...white.split(' ').flatMap(cell => (cell ? [[cell, 'white man']] : [])),
    ...black.split(' ').flatMap(cell => (cell ? [[cell, 'black man']] : [])),
  ]) as Record<string, string>
const at = (turn: string, white: string, black: string, options = {}) =>
  from(epaminondasz, { turn, pieces: men(white, black) }, options)
const row = (n: number) => [...LETTERS].map(letter => `${letter}${n}`).join(' ')
const movesFrom = (match: Match, cell: string) => moves(match).filter(name => name.split(/[-x]/)[0] === cell)

test('28 men a side fill the two base rows of 14 × 12 cells; white begins', () => {
  expect(json(start(epaminondasz))).toEqual({
    turn: 'white',
    pieces: men(`${row(1)} ${row(2)}`, `${row(11)} ${row(12)}`),
  })
})

test('a single man goes to any of the eight neighbours', () => {
  expectMoves(at('white', 'd4', 'n12'), 'd4-c3 d4-c4 d4-c5 d4-d3 d4-d5 d4-e3 d4-e4 d4-e5')
})

test('a phalanx moves in its line, forward or back, up to as many cells as it has men', () => {
  const match = at('white', 'e4 f4 g4', 'n12')
  expect(movesFrom(match, 'e4').filter(name => name.endsWith('4'))).toEqual([
    'e4-d4',
    'e4-h4',
    'e4-i4',
    'e4-j4',
  ])
  expect(movesFrom(match, 'g4').filter(name => name.endsWith('4'))).toEqual([
    'g4-b4',
    'g4-c4',
    'g4-d4',
    'g4-h4',
  ])
  expect(json(play(match, 'e4-i4'))).toMatchObject({ pieces: men('g4 h4 i4', 'n12') })
  expect(moves(at('white', 'c4 d5 e6', 'n12'))).toEqual(expect.arrayContaining(['c4-h9', 'e6-a2', 'e6-b3']))
  expect(moves(at('white', 'c4 c5', 'n12'))).toEqual(
    expect.arrayContaining(['c4-c6', 'c4-c7', 'c5-c3', 'c5-c2']),
  )
})

test('a part of a longer row may move alone', () => {
  const match = at('white', 'e4 f4 g4', 'n12')
  expect(movesFrom(match, 'f4').filter(name => name.endsWith('4'))).toEqual(
    ['f4-d4', 'f4-c4', 'f4-h4', 'f4-i4'].sort(),
  )
  expect(json(play(match, 'f4-i4'))).toMatchObject({ pieces: men('e4 h4 i4', 'n12') })
})

test('own men and longer ways stop it', () => {
  const match = at('white', 'e4 f4 h4', 'n12')
  expect(moves(match)).toContain('e4-g4')
  expect(moves(match)).not.toContain('e4-h4')
  const why = 'A phalanx moves in its own line over empty cells, at most as many as it has men.'
  expect(refused(match)).toMatchObject({ 'e4-f6': why, e4xh4: why, 'n12-a1': 'This piece is not yours.' })
})

test.each([
  ['e4 f4', 'h4', 'e4xh4', 'g4 h4', ''],
  ['e4 f4 g4', 'i4 j4', 'e4xi4', 'g4 h4 i4', ''],
  ['e4 f4 g4', 'h4 i4 k4', 'e4xh4', 'f4 g4 h4', 'k4'],
])(
  '%s captures the shorter phalanx %s whole, its head on the first enemy',
  (white, black, move, after, left) => {
    const match = play(at('white', white, `${black} a12`), move)
    expect(json(match)).toMatchObject({ turn: 'black', pieces: men(after, `${left} a12`.trim()) })
  },
)

test.each([
  ['e4', 'f4', 'e4xf4'],
  ['e4 f4', 'g4 h4', 'e4xg4'],
  ['e4 f4', 'g4 h4 i4', 'e4xg4'],
])('%s cannot capture the equal or longer %s', (white, black, move) => {
  const match = at('white', white, black)
  expect(moves(match)).not.toContain(move)
  expect(refused(match)[move]).toBe('Only a shorter phalanx can be captured.')
})

test('an enemy beyond reach is not captured, nor one behind another', () => {
  expect(moves(at('white', 'e4 f4', 'i4'))).not.toContain('e4xi4')
  expect(moves(at('white', 'e4 f4 g4', 'h4 i4'))).not.toContain('e4xi4')
})

test('arriving wins when the opponent has no answer', () => {
  const match = play(at('white', 'd11', 'n8'), 'd11-d12')
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'n8-n7').outcome).toMatchObject({ result: [1, 0] })
})

test('the answer may capture the intruder or arrive as well; then a majority at the beginning of a turn decides', () => {
  const captured = play(at('white', 'd11', 'f12 g12'), 'd11-d12 g12xd12')
  expect(captured.outcome).toMatchObject({ result: [0, 1], reason: { en: 'The opponent cannot move.' } })
  const both = play(at('white', 'd11 e11', 'k2 n8'), 'd11-d12 k2-k1')
  expect(both.outcome).toBeUndefined()
  expect(play(both, 'e11-f12').outcome).toBeUndefined()
  expect(play(both, 'n8-n7').outcome).toMatchObject({ result: [1, 0] })
})

test('no men or no move is a loss; third repetition and 1000 moves are a draw', () => {
  expect(play(at('white', 'e4 f4', 'h4'), 'e4xh4').outcome).toMatchObject({ result: [1, 0] })
  expect(at('black', 'a4 b4 b5 b6 a6', 'a5').outcome).toMatchObject({ result: [1, 0] })
  expect(start(epaminondasz).game.draws).toEqual({ repetition: { times: 3 }, cap: 1000 })
  expect(() => at('white', `${row(1)} ${row(2)} a3`, '')).toThrow('at most 28')
})

test('official: arriving may not make the position symmetric', () => {
  const symmetry = { symmetry: 'on' }
  expect(moves(at('white', 'g12 h11', 'g1 h1'))).toContain('h11-h12')
  const strict = at('white', 'g12 h11', 'g1 h1', symmetry)
  expect(moves(strict)).not.toContain('h11-h12')
  expect(refused(strict)['h11-h12']).toBe('The position would be symmetric.')
  expect(moves(at('white', 'g12 h11', 'g1 i1', symmetry))).toContain('h11-h12')
  expect(moves(at('white', 'g12 i12', 'g1 h1', symmetry))).toContain('i12-h12')
  expect(moves(at('white', 'g5 h4', 'g1 h1', symmetry))).toContain('h4-h5')
})

// Written from the rules alone: every phalanx by its first cell, way and length, either end leading.
type Men = ReadonlyMap<string, string>
const place = (x: number, y: number) => (x >= 0 && x < 14 && y >= 0 && y < 12 ? `${LETTERS[x]}${y + 1}` : '')
function slow(board: Men, who: string): Map<string, Men> {
  const found = new Map<string, Men>()
  for (let x = 0; x < 14; x++)
    for (let y = 0; y < 12; y++)
      for (let way = 0; way < 9; way++)
        for (let length = 1; way !== 4 && length <= 14; length++) {
          const [dx, dy] = [(way % 3) - 1, Math.floor(way / 3) - 1]
          const cell = (i: number) => place(x + i * dx, y + i * dy)
          const phalanx = Array.from({ length }, (_, i) => cell(i))
          if (phalanx.some(c => board.get(c) !== who)) break
          for (let far = 1; far <= length; far++) {
            const goal = cell(length - 1 + far)
            const crossed = Array.from({ length: far - 1 }, (_, i) => cell(length + i))
            if (!goal || board.get(goal) === who || crossed.some(c => board.has(c))) continue
            const enemies: string[] = []
            for (let i = length - 1 + far; board.has(cell(i)) && board.get(cell(i)) !== who; i++)
              enemies.push(cell(i))
            if (enemies.length >= length) continue
            const after = new Map(board)
            for (const c of [...phalanx, ...enemies]) after.delete(c)
            for (let i = 0; i < length; i++) after.set(cell(i + far), who)
            found.set(`${cell(0)}${enemies.length > 0 ? 'x' : '-'}${goal}`, after)
          }
        }
  return found
}
const across = (board: Men, who: string, n: number) =>
  [...board].filter(([cell, one]) => one === who && cell.slice(1) === String(n)).length
const boardOf = (match: Match): Men =>
  new Map(Object.entries((json(match) as { pieces: Record<string, string> }).pieces))

test('as many moves as a slow generator finds', () => {
  const match = start(epaminondasz)
  const count = (board: Men, who: string, depth: number): number => {
    if (depth === 0) return 1
    let sum = 0
    for (const after of slow(board, who).values())
      sum += count(after, who === 'white man' ? 'black man' : 'white man', depth - 1)
    return sum
  }
  for (const depth of [1, 2])
    expect(perft(match.game, match.position, depth)).toBe(count(boardOf(match), 'white man', depth))
})

test.each([1, 2])('random game %i goes as by the slow generator', seed => {
  const rng = new Rng(seed)
  const match = start(epaminondasz)
  let board = boardOf(match)
  for (let i = 0; i < 120 && !match.outcome; i++) {
    const [who, other] = i % 2 === 0 ? ['white man', 'black man'] : ['black man', 'white man']
    const found = slow(board, who!)
    expect(moves(match)).toEqual([...found.keys()].sort())
    const name = rng.below(3) === 0 ? [...found.keys()].find(one => one.includes('x')) : undefined
    const chosen = name ?? [...found.keys()][rng.below(found.size)]!
    board = found.get(chosen)!
    play(match, chosen)
    expect(boardOf(match)).toEqual(board)
    const lead = across(board, 'black man', 1) - across(board, 'white man', 12)
    const isOver = (other === 'black man' ? lead : -lead) > 0 || slow(board, other!).size === 0
    expect(match.outcome !== undefined).toBe(isOver)
  }
})
