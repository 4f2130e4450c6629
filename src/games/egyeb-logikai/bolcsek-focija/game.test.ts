import { expect, test } from 'vitest'
import { Rng, type Match } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import football from './game.ts'

/** A position from the cell of the ball and those of the men. */
const at = (turn: string, ball: string, men = '', part?: string) =>
  from(football, {
    turn,
    ...(part ? { part } : {}),
    pieces: {
      [ball]: 'ball',
      ...Object.fromEntries(men.split(' ').flatMap(c => (c ? [[c, 'man']] : []))),
    },
  })
const jumps = (match: Match) => moves(match).filter(name => name.includes('-'))
const resultOf = (match: Match) => match.outcome?.result
const men = (match: Match) => {
  const { pieces } = json(match) as { pieces: Record<string, string> }
  return Object.keys(pieces)
    .filter(cell => pieces[cell] === 'man')
    .join(' ')
}

test('the ball lies on h10 of 15 columns and 19 rows; white begins', () => {
  const match = start(football)
  expect(json(match)).toEqual({ turn: 'white', pieces: { h10: 'ball' } })
  expect(moves(match)).toHaveLength(15 * 19 - 1)
  expect(moves(match)).toContain('a1')
  expect(moves(match)).toContain('o19')
})

test('a man may be placed on any empty cell of the pitch, on the goal rows too, not in the goals', () => {
  const match = at('white', 'h10', 'h11')
  expect(moves(match)).toEqual(expect.arrayContaining(['c1', 'c19', 'h12']))
  expect(refused(match)).toMatchObject({
    h11: 'This place is taken already.',
    c0: 'No man may stand in a goal.',
    c20: 'No man may stand in a goal.',
  })
  expect(json(play(match, 'c1'))).toMatchObject({ turn: 'black', pieces: { c1: 'man' } })
  expect(() => at('white', 'h10', 'c0')).toThrow('No man can stand here: c0.')
})

test.each([
  ['h11', 'h10-h12'],
  ['i11', 'h10-j12'],
  ['i10', 'h10-j10'],
  ['i9', 'h10-j8'],
  ['h9 h8 h7', 'h10-h6'],
  ['g9', 'h10-f8'],
  ['g10 f10 e10 d10 c10 b10', 'h10-a10'],
  ['g11 f12', 'h10-e13'],
])('the ball jumps over men on %s, however many stand in a row', (over, move) =>
  expect(jumps(at('white', 'h10', over))).toEqual([move]),
)

test('the men must stand next to the ball and without a gap; the first empty cell is the landing', () => {
  expect(jumps(at('white', 'h10', 'h12 j12'))).toEqual([])
  const match = at('white', 'h10', 'h11 h13')
  expect(jumps(match)).toEqual(['h10-h12'])
  const way = 'The ball jumps straight over men right beside it, to the first empty cell behind them.'
  expect(refused(match)).toMatchObject({ 'h10-h14': way, 'h10-h9': way, 'h10-a1': way })
  expect(refused(match)['h11-a0']).toBe('Men stay where they are.')
})

test('the ball never lands beyond the side lines', () =>
  expect(jumps(at('white', 'b10', 'a10 a11 a9'))).toEqual([]))

test('the men jumped over are taken off, both sides use all men', () => {
  const match = play(at('black', 'h10', 'h9 h8 a1'), 'h10-h7')
  expect(json(match)).toEqual({ turn: 'white', pieces: { h7: 'ball', a1: 'man' } })
})

test('the ball may jump on in another direction or stop; men are gone before the next jump', () => {
  const match = play(at('white', 'h10', 'h11 i12 a13'), 'h10-h12')
  expect(json(match)).toMatchObject({ turn: 'white', part: 'jump' })
  expect(moves(match)).toEqual(['h12-j12', 'stop'])
  expect(match.game.prompt?.(match.position)?.en).toBe('Jump on, or stop.')
  expect(refused(match)['a5']).toBe('Jump on with the ball, or stop.')
  const stopped = play(play(at('white', 'h10', 'h11 i12 a13'), 'h10-h12'), 'stop')
  expect(json(stopped)).toMatchObject({ turn: 'black', pieces: { h12: 'ball' } })
  expect(men(stopped).split(' ').sort()).toEqual(['a13', 'i12'])
  // Back over h11 there is no way any more: that man is gone.
  expect(json(play(match, 'h12-j12'))).toMatchObject({ turn: 'black', pieces: { j12: 'ball' } })
})

test.each([
  ['white', 'h17', 'h18', 'h17-h19', [1, 0]],
  ['white', 'h18', 'h19', 'h18-h20', [1, 0]],
  ['white', 'h17', 'h18 h19', 'h17-h20', [1, 0]],
  ['black', 'h17', 'h18', 'h17-h19', [1, 0]],
  ['black', 'c3', 'd2', 'c3-e1', [0, 1]],
  ['black', 'c2', 'd1', 'c2-e0', [0, 1]],
  ['white', 'c2', 'd1', 'c2-e0', [0, 1]],
])('%s to move, ball on %s: over %s it is a goal', (turn, ball, over, move, result) => {
  const match = at(turn, ball, over)
  expect(match.outcome).toBeUndefined()
  expect(play(match, move).outcome).toMatchObject({ result })
})

test('the goal counts when the turn ends: a goal row may be touched and left again', () => {
  const match = play(at('white', 'h17', 'h18 i18'), 'h17-h19')
  expect(match.outcome).toBeUndefined()
  expect(moves(match)).toEqual(['h19-j17', 'stop'])
  expect(play(play(at('white', 'h17', 'h18 i18'), 'h17-h19'), 'stop').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'A goal: white has won.' },
  })
  expect(play(match, 'h19-j17').outcome).toBeUndefined()
})

test('in the goal the ball stops at once', () =>
  expect(play(at('white', 'h18', 'h19 i19'), 'h18-h20').outcome).toMatchObject({ result: [1, 0] }))

test('a full pitch without a jump is a draw, so are the third repetition and 1000 moves', () => {
  // The ball in the middle of a full pitch could still jump into the goals: row 0 and row 20 are open.
  const all = [...'abcdefghijklmno'].flatMap(x => Array.from({ length: 19 }, (_, y) => `${x}${y + 1}`))
  const open = at('white', 'h10', all.filter(c => c !== 'h10').join(' '))
  expect(jumps(open)).toEqual(['h10-h0', 'h10-h20'])
  expect(start(football).game.draws).toEqual({ repetition: { times: 3, of: 'turns' }, cap: 1000 })
  expect(start(football).game.stuck(open.position)).toMatchObject({ result: [0.5, 0.5] })
})

test('there is one ball', () => {
  expect(() => from(football, { turn: 'white', pieces: {} })).toThrow('At least 1')
  expect(() => from(football, { turn: 'white', pieces: { a3: 'ball', b3: 'ball' } })).toThrow('at most 1')
})

// Written from the text alone, with coordinates: every jump of a turn with the men that are left after it.
type Spot = readonly [number, number]
const nameOf = ([x, y]: Spot) => `${'abcdefghijklmno'[x]}${y}`
const spotOf = (name: string): Spot => ['abcdefghijklmno'.indexOf(name[0]!), Number(name.slice(1))]
function slowJumps(ball: Spot, men: ReadonlySet<string>): Map<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>()
  for (const dx of [-1, 0, 1])
    for (const dy of [-1, 0, 1]) {
      const over: string[] = []
      let spot: Spot = [ball[0] + dx, ball[1] + dy]
      while ((dx !== 0 || dy !== 0) && men.has(nameOf(spot))) {
        over.push(nameOf(spot))
        spot = [spot[0] + dx, spot[1] + dy]
      }
      if (over.length === 0 || spot[0] < 0 || spot[0] > 14) continue
      found.set(nameOf(spot), new Set([...men].filter(man => !over.includes(man))))
    }
  return found
}

test.each([1, 2, 3, 4])('random game %i goes as by the slow generator', seed => {
  const rng = new Rng(seed)
  const match = start(football)
  let ball: Spot = [7, 10]
  let standing: ReadonlySet<string> = new Set()
  for (let i = 0; i < 400 && !match.outcome; i++) {
    const rolling = (json(match) as { part?: string }).part === 'jump'
    const found = slowJumps(ball, standing)
    expect(jumps(match)).toEqual([...found.keys()].map(goal => `${nameOf(ball)}-${goal}`).sort())
    if (!rolling) expect(moves(match)).toHaveLength(found.size + 15 * 19 - 1 - standing.size)
    // Men are put near the ball, where they matter.
    const near = [ball[0] + rng.below(5) - 2, ball[1] + rng.below(5) - 2] as const
    const free = near[0] >= 0 && near[0] < 15 && near[1] > 0 && near[1] < 20 && !standing.has(nameOf(near))
    if (found.size > 0 && rng.below(4) === 0) {
      const [goal, left] = [...found][rng.below(found.size)]!
      play(match, `${nameOf(ball)}-${goal}`)
      ball = spotOf(goal)
      standing = left
    } else if (rolling) play(match, 'stop')
    else if (free && nameOf(near) !== nameOf(ball)) {
      play(match, nameOf(near))
      standing = new Set([...standing, nameOf(near)])
    } else continue
    expect(new Set(men(match).split(' ').filter(Boolean))).toEqual(standing)
    const over = ball[1] <= 1 || ball[1] >= 19
    const goesOn = (json(match) as { part?: string }).part === 'jump'
    const result = over && !goesOn ? (ball[1] <= 1 ? [0, 1] : [1, 0]) : undefined
    expect(resultOf(match)).toEqual(result)
  }
  expect(match.outcome).toBeDefined()
})
