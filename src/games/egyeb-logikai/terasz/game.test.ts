import { expect, test } from 'vitest'
import { Rng, type Match } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start, targets } from '../../../../tests/playing.ts'
import { agree, type Answers } from '../../../../tests/slow-rules.ts'
import terasz from './game.ts'

type Men = Readonly<Record<string, string>>
const SIDES = ['white', 'black', 'red', 'blue']
/** "T a1, A b1 c1" of each player as the position has it. */
const men = (...lists: string[]): Record<string, string> =>
  Object.fromEntries(
    lists.flatMap((list, i) =>
      list.split(', ').flatMap(each => {
        const [id, ...cells] = each.split(' ')
        return cells.map(cell => [cell, `${SIDES[i]} ${id}`])
      }),
    ),
  ) as Record<string, string>
const at = (turn: string, white: string, black: string, options = {}) =>
  from(terasz, { turn, pieces: men(white, black) }, options)
const pieces = (match: Match) => json(match)['pieces']

// The book's drawing of the lower left quarter, and the ruling's heights of the rest.
const HEIGHTS = `
  8 7 6 5 4 3 2 1
  7 7 6 5 4 3 2 2
  6 6 6 5 4 3 3 3
  5 5 5 5 4 4 4 4
  4 4 4 4 5 5 5 5
  3 3 3 4 5 6 6 6
  2 2 3 4 5 6 7 7
  1 2 3 4 5 6 7 8`
const SMALL = `
  6 5 4 3 2 1
  5 5 4 3 2 2
  4 4 4 3 3 3
  3 3 3 4 4 4
  2 2 3 4 5 5
  1 2 3 4 5 6`
const heights = (drawn: string): Map<string, number> =>
  new Map(
    drawn
      .trim()
      .split('\n')
      .flatMap((line, i, all) =>
        line
          .trim()
          .split(' ')
          .map((h, f) => [`${'abcdefgh'[f]}${all.length - i}`, Number(h)] as const),
      ),
  )

test.each([
  ['8', HEIGHTS],
  ['6', SMALL],
])('the terraces of the board of %s', (board, drawn) => {
  const { cells } = terasz.make({ board }).board
  expect(new Map(cells.map(cell => [cell.name, cell.height]))).toEqual(heights(drawn))
  expect(cells.every(cell => cell.text === String(cell.height))).toBe(true)
})

test('the set-ups of the book, with its slips corrected', () => {
  const setUp = (options: object) => pieces(start(terasz, options as Record<string, string>))
  expect(setUp({})).toEqual(
    men(
      'T a1, A b1 g2 h2, B c1 d1 e2 f2, C c2 d2 e1 f1, D a2 b2 g1 h1',
      'T h8, A a7 b7 g8, B c7 d7 e8 f8, C c8 d8 e7 f7, D a8 b8 g7 h7',
    ),
  )
  expect(setUp({ setup: 'short' })).toEqual(
    men('T g1, B e1 f1, C c1 d1, D b1', 'T b8, B c8 d8, C e8 f8, D g8'),
  )
  const four = [
    'T b1, B c1 d1, C e1 f1, D g1',
    'T h7, B h6 h5, C h4 h3, D h2',
    'T g8, B e8 f8, C c8 d8, D b8',
    'T a2, B a3 a4, C a5 a6, D a7',
  ]
  expect(setUp({ players: '4' })).toEqual(men(...four))
  expect(setUp({ players: '3' })).toEqual(men(...four.slice(0, 3)))
  expect(setUp({ board: '6' })).toEqual(
    men('T a1, A b1 e2 f2, B c1 c2 d1 d2, C a2 b2 e1 f1', 'T f6, A a5 b5 e6, B c5 c6 d5 d6, C a6 b6 e5 f5'),
  )
  expect(setUp({ board: '6', setup: 'short' })).toEqual(men('T b1, B c1 d1, C e1', 'T e6, B c6 d6, C b6'))
  expect(setUp({ board: '6', players: '4' })).toEqual(
    men('T e1, B c1 d1, C b1', 'T b6, B c6 d6, C e6', 'T a5, B a4 a3, C a2', 'T f2, B f3 f4, C f5'),
  )
  expect(json(start(terasz))['turn']).toBe('white')
})

test('on the level: along the L, over own pieces and not over enemies', () => {
  const level = (white: string, black: string) =>
    targets(at('white', `T a1, ${white}`, `T h7, ${black}`), 'c4').filter(name =>
      'a4 b4 c4 d4 d3 d2 d1'.split(' ').includes(name),
    )
  expect(level('C c4', 'B h5')).toEqual(['a4', 'b4', 'd1', 'd2', 'd3', 'd4'])
  expect(level('C c4, A d4 b4', 'B h5')).toEqual(['a4', 'd1', 'd2', 'd3'])
  expect(level('C c4, A d4', 'B d2')).toEqual(['a4', 'b4', 'd3'])
  // The terraces that touch in the middle are different.
  expect(targets(at('white', 'T a1, C d4', 'T h7'), 'd4')).not.toContain('e5')
  expect(targets(at('white', 'T a1, C d5', 'T h7'), 'd5')).not.toContain('e4')
})

test('up in all directions, down straight only, never by more than one step', () => {
  expect(targets(at('white', 'T a1, C c3', 'T h7'), 'c3')).toEqual([
    'a3',
    'b3',
    'b4',
    'c1',
    'c2',
    'c4',
    'd2',
    'd3',
    'd4',
  ])
  // From a4 straight down to a3, not slantwise to b3.
  const down = targets(at('white', 'T a1, C a4', 'T h7'), 'a4')
  expect(down).toContain('a3')
  expect(down).not.toContain('b3')
  expect(down).not.toContain('a2')
  expect(down).toContain('b5')
})

test('captures: slantwise down, the same size or smaller, own pieces too but not the own T', () => {
  const takes = (white: string, black: string) =>
    moves(at('white', `T a1, ${white}`, `T h7, ${black}`)).filter(name => name.includes('x'))
  expect(takes('B c4', 'B b3')).toEqual(['c4xb3'])
  expect(takes('B c4', 'A b3')).toEqual(['c4xb3'])
  expect(takes('B c4', 'C b3')).toEqual([])
  // Straight down, on the level and upwards nothing is taken.
  expect(takes('D c4', 'A c3 d4 c5 b5')).toEqual([])
  expect(takes('B c4, A b3', 'D h5')).toEqual(['c4xb3'])
  expect(takes('D b2', 'D h5')).toEqual([])
  const match = play(at('white', 'T a1, B c4', 'T h7, A b3'), 'c4xb3')
  expect(json(match)).toMatchObject({ turn: 'black', pieces: men('T a1, B b3', 'T h7') })
  // The T is as small as an A.
  expect(moves(at('white', 'T c4', 'T h7, A b3'))).toContain('c4xb3')
  expect(moves(at('white', 'T c4', 'T h7, B b3'))).not.toContain('c4xb3')
  expect(moves(at('white', 'T a1, A c4', 'T b3')).filter(name => name.includes('x'))).toEqual(['c4xb3'])
})

test('what is tried in vain is answered', () => {
  const why = refused(at('white', 'T b3, C c4, A a4', 'T h7, D c5, B d4, A d3'))
  expect(why['c4xb3']).toBe('You may not capture your own T.')
  expect(why['c4xc5']).toBe('Captures go slantwise down, to the next field only.')
  expect(why['c4-d2']).toBe('There is an enemy in the way.')
  expect(why['a4-c1']).toBe('Another terrace can be reached only by one step, one level up or down.')
  expect(why['c4xa4']).toBe('This place is taken already.')
  expect(why['h7-a1']).toBe('This piece is not yours.')
  expect(refused(at('white', 'T a1, C c4', 'T h7'))['c4-b3']).toContain('Steps down go straight only')
  expect(refused(at('white', 'T a1, B c4', 'T h7, C b3'))['c4xb3']).toBe('A larger piece cannot be captured.')
})

test('capturing the enemy T wins, and so does the own T in the far low corner', () => {
  expect(play(at('white', 'T a1, A c4', 'T b3'), 'c4xb3').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'white has captured the enemy T.' },
  })
  expect(pieces(play(at('white', 'T a1, A c4', 'T b3, D h1'), 'c4xb3'))).toHaveProperty('h1')
  expect(play(at('white', 'T g8', 'T c4'), 'g8-h8').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'The T of white has reached its corner.' },
  })
  expect(play(at('black', 'T g7', 'T a2'), 'a2-a1').outcome).toMatchObject({ result: [0, 1] })
  // Another's corner, or another piece in it, is nothing.
  expect(play(at('white', 'T a2', 'T c4'), 'a2-a1').outcome).toBeUndefined()
  expect(play(at('white', 'T a2, A g8', 'T c4'), 'g8-h8').outcome).toBeUndefined()
  expect(play(at('white', 'T e6', 'T c4', { board: '6' }), 'e6-f6').outcome).toMatchObject({ result: [1, 0] })
})

const party = (turn: string, lists: string[], options: object = {}, more = {}) =>
  from(terasz, { turn, pieces: men(...lists), ...more }, {
    players: String(lists.length),
    ...options,
  } as Record<string, string>)

test('each of four players has a corner', () => {
  const reached = (turn: string, lists: string[], move: string, options = {}) =>
    play(party(turn, lists, options), move).outcome?.result
  const far = ['T c4', 'T d4', 'T e5', 'T f5']
  const moved = (i: number, cell: string) => far.map((list, k) => (k === i ? `T ${cell}` : list))
  expect(reached('white', moved(0, 'g8'), 'g8-h8')).toEqual([1, 0, 0, 0])
  expect(reached('black', moved(1, 'a2'), 'a2-a1')).toEqual([0, 1, 0, 0])
  expect(reached('red', moved(2, 'a2'), 'a2-a1')).toEqual([0, 0, 1, 0])
  expect(reached('blue', moved(3, 'g8'), 'g8-h8')).toEqual([0, 0, 0, 1])
  expect(reached('red', moved(2, 'g8'), 'g8-h8')).toBeUndefined()
  const small = ['T c3', 'T d3', 'T d4', 'T c4']
  const put = (i: number, cell: string) => small.map((list, k) => (k === i ? `T ${cell}` : list))
  expect(reached('red', put(2, 'e6'), 'e6-f6', { board: '6' })).toEqual([0, 0, 1, 0])
  expect(reached('blue', put(3, 'a2'), 'a2-a1', { board: '6' })).toEqual([0, 0, 0, 1])
})

test('of several players whoever loses the T is out with all pieces; the last one left wins', () => {
  const match = party('white', ['T a1, A c4', 'T b3, D h1', 'T e5, B h8'])
  play(match, 'c4xb3')
  expect(json(match)).toMatchObject({ turn: 'red', out: ['black'] })
  expect(pieces(match)).toEqual({ ...men('T a1, A b3'), e5: 'red T', h8: 'red B' })
  play(match, 'h8-g8')
  expect(json(match)['turn']).toBe('white')
  const last = party('white', ['T a1, A c4', '', 'T b3'], {}, { out: ['black'] })
  expect(play(last, 'c4xb3').outcome).toMatchObject({ result: [1, 0, 0] })
})

test('whoever cannot move: of two players a loss, of more a turn left out', () => {
  // On the highest field there is no way up, and straight down everything is taken.
  const stuck = at('black', 'T c4, D g1 h2', 'T h1')
  expect(stuck.outcome).toMatchObject({ result: [1, 0] })
  const three = party('black', ['T c4, D g1 h2', 'T h1', 'T f5'])
  expect(moves(three)).toEqual(['pass'])
  expect(json(play(three, 'pass'))['turn']).toBe('red')
})

test('the third repetition and the 400th move are a draw of those who are still in', () => {
  const { draws } = terasz.make({ players: '3' })
  expect(draws).toMatchObject({ repetition: { times: 3 }, cap: 400 })
  const out = party('white', ['T a1', '', 'T e5'], {}, { out: ['black'] })
  expect(draws!.capped!(out.position).result).toEqual([0.5, 0, 0.5])
  expect(draws!.repetition!.judge!(out.position, 1, 1).result).toEqual([0.5, 0, 0.5])
})

test('every player who is in needs a T', () =>
  expect(() => at('white', 'A a1', 'T h8')).toThrow('Every player needs a T.'))

/** From the text alone: paths over a terrace found by flooding, everything else by heights. */
function slow(board: Map<string, number>, side: number) {
  const neighbour = (name: string, df: number, dr: number): string | undefined => {
    const next = String.fromCharCode(name.charCodeAt(0) + df) + String(Number(name[1]) + dr)
    return board.has(next) ? next : undefined
  }
  const half = (name: string) => `${name.charCodeAt(0) - 96 <= side / 2} ${Number(name[1]) <= side / 2}`
  const STEPS = [-1, 0, 1].flatMap(df => [-1, 0, 1].map(dr => [df, dr] as const)).filter(([a, b]) => a || b)
  const order = 'TABCD'
  return ({ turn, pieces: on }: { turn: string; pieces: Men }): Answers => {
    const found: Record<string, { turn: string; pieces: Record<string, string> }> = {}
    const next = turn === 'white' ? 'black' : 'white'
    for (const [a, piece] of Object.entries(on)) {
      if (!piece.startsWith(turn)) continue
      const go = (b: string, sign: string) => {
        const after: Record<string, string> = { ...on, [b]: piece }
        delete after[a]
        const dead = on[b]?.endsWith(' T')
        found[a + sign + b] = { turn: dead ? turn : next, pieces: after }
      }
      const reached = new Set([a])
      for (const c of reached)
        for (const [df, dr] of STEPS) {
          const b = neighbour(c, df, dr)
          if (!b || (df && dr) || board.get(b) !== board.get(a) || half(b) !== half(a)) continue
          if (!on[b] || on[b].startsWith(turn)) reached.add(b)
        }
      for (const b of reached) if (!on[b]) go(b, '-')
      for (const [df, dr] of STEPS) {
        const b = neighbour(a, df, dr)
        if (!b) continue
        const rise = board.get(b)! - board.get(a)!
        const slant = df !== 0 && dr !== 0
        if (!on[b] && (rise === 1 || (rise === -1 && !slant))) go(b, '-')
        if (!on[b] || rise !== -1 || !slant) continue
        const [mine, other] = [piece.at(-1)!, on[b].at(-1)!]
        const size = (id: string) => Math.max(1, order.indexOf(id))
        if (size(other) <= size(mine) && on[b] !== `${turn} T`) go(b, 'x')
      }
    }
    return found
  }
}

test.each([
  [{}, HEIGHTS, 8],
  [{ setup: 'short' }, HEIGHTS, 8],
  [{ board: '6' }, SMALL, 6],
] as const)('random games with %o go as by the slow rules', (options, drawn, side) => {
  const rules = slow(heights(drawn), side)
  const read = (seen: ReturnType<typeof json>) => rules(seen as Parameters<typeof rules>[0])
  expect(agree(terasz, options, read, { games: 3, plies: 70, seed: side })).toBeGreaterThan(50)
})

test('games of three and four end by themselves', () => {
  for (const players of ['3', '4']) {
    const rng = new Rng(Number(players))
    const match = start(terasz, { players })
    for (let i = 0; i < 401 && !match.outcome; i++) {
      const names = moves(match)
      play(match, names[rng.below(names.length)]!)
    }
    expect(match.outcome).toBeDefined()
  }
})
