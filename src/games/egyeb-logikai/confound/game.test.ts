import { expect, test } from 'vitest'
import { Rng, type Match } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import confound from './game.ts'

const { board } = confound.make({})
const cellNo = (name: string) => board.names.indexOf(name)
type Pieces = Record<string, string | string[]>
const far: Pieces = { m1: 'green man' }
const position = (pieces: Pieces, more: object = {}) => ({ turn: 'red', fences: [20, 20], pieces, ...more })
const steps = (match: Match, cell: string) => moves(match).filter(name => name.startsWith(`${cell}-`))

test('13 × 11 fields, two men a side on d4, d8 and j4, j8, 32 fences each', () => {
  expect([board.size, board.names[0], board.names.at(-1)]).toEqual([143, 'a1', 'm11'])
  expect(json(start(confound))).toEqual({
    turn: 'red',
    fences: [32, 32],
    pieces: { d4: 'red man', d8: 'red man', j4: 'green man', j8: 'green man' },
  })
})

test('the first turn: eight steps with each man, or one of 240 fences', () => {
  const match = start(confound)
  expect(steps(match, 'd4')).toEqual('d4-c3 d4-c4 d4-c5 d4-d3 d4-d5 d4-e3 d4-e4 d4-e5'.split(' '))
  expect(moves(match)).toHaveLength(16 + 240)
  expect(moves(match).filter(name => name.endsWith('h'))).toHaveLength(120)
  expect(moves(match)).not.toContain('m1h')
  expect(moves(match)).not.toContain('a11v')
})

test('a turn is one or the other', () => {
  const match = play(start(confound), 'd4-e5')
  expect(json(match)).toMatchObject({ turn: 'green', fences: [32, 32], pieces: { e5: 'red man' } })
  play(match, 'e5h')
  expect(json(match)).toMatchObject({
    turn: 'red',
    fences: [32, 31],
    pieces: { e5: ['red man', 'green lying'] },
  })
})

test('a man does not jump, and a field holds one man', () => {
  const match = from(confound, position({ e5: 'red man', e6: 'red man', f6: 'green man', ...far }))
  expect(steps(match, 'e5')).toEqual('e5-d4 e5-d5 e5-d6 e5-e4 e5-f4 e5-f5'.split(' '))
  expect(refused(match)).toMatchObject({
    'e5-e6': 'There is a man on this field already.',
    'e5-f6': 'There is a man on this field already.',
    'e5-e7': 'A man steps one field, in any direction.',
    'f6-a1': 'This piece is not yours.',
  })
})

test('a fence cuts a block of 2 × 2 fields in two, for both players', () => {
  // d4h lies above d4 and e4; g4v stands right of g4 and g5.
  const match = from(
    confound,
    position({ d4: ['red man', 'red lying'], e3: 'red man', g4: 'green standing', h4: 'green man' }),
  )
  expect(steps(match, 'd4')).toEqual('d4-c3 d4-c4 d4-c5 d4-d3 d4-e4'.split(' '))
  expect(refused(match)).toMatchObject({
    'd4-d5': 'You cannot pass a fence.',
    'd4-e5': 'You cannot pass a fence.',
  })
  const green = from(confound, { ...(json(match) as object), turn: 'green' })
  expect(steps(green, 'h4')).toEqual('h4-g3 h4-h3 h4-h5 h4-i3 h4-i4 h4-i5'.split(' '))
  for (const [cell, other] of [
    ['e4', 'e5'],
    ['f4', 'f5'],
  ])
    expect(
      steps(from(confound, position({ [cell!]: 'red man', d4: 'red lying', ...far })), cell!).includes(
        `${cell}-${other}`,
      ),
    ).toBe(cell === 'f4')
})

test('a corner is passed while one of the two ways round it is open', () => {
  // From e5 to f6: round f5 or round e6.
  const open = (fences: Pieces) =>
    steps(from(confound, position({ ...far, e5: 'red man', ...fences })), 'e5').includes('e5-f6')
  expect(open({})).toBe(true)
  // Only its end touches the corner: above e5, to the left.
  expect(open({ d5: 'red lying' })).toBe(true)
  // The side between e5 and f5 shut, from below.
  expect(open({ e4: 'red standing' })).toBe(true)
  // Both: e5 is shut off above and on the right.
  expect(open({ d5: 'red lying', e4: 'red standing' })).toBe(false)
  // The middle of a fence lies on the corner.
  expect(open({ e5: ['red man', 'red lying'] })).toBe(false)
  expect(open({ e5: ['red man', 'red standing'] })).toBe(false)
  // Shut at f6, below and on the left.
  expect(open({ f5: 'red lying', e6: 'red standing' })).toBe(false)
  // A straight wall above e5 and above f5.
  expect(open({ d5: 'red lying', f5: 'red lying' })).toBe(false)
})

test('fences neither overlap nor cross; ends may touch and a T is allowed', () => {
  const match = from(confound, position({ d4: 'red man', j8: 'green man', f5: 'green lying' }))
  const taken = 'A fence stands here already: fences may neither overlap nor cross.'
  expect(refused(match)).toMatchObject({ f5h: taken, f5v: taken, e5h: taken, g5h: taken })
  expect(moves(match)).toEqual(expect.arrayContaining('d5h h5h e5v g5v f4v f6v f4h f6h'.split(' ')))
  expect(refused(match)).toMatchObject({ m3v: 'No room for a fence here: it is two fields long.' })
  const upright = from(confound, position({ d4: 'red man', j8: 'green man', f5: 'green standing' }))
  expect(refused(upright)).toMatchObject({ f5h: taken, f5v: taken, f4v: taken, f6v: taken })
  expect(moves(upright)).toEqual(expect.arrayContaining('f3v f7v e5h g5h e5v g5v'.split(' ')))
})

const SHUT = 'This fence would cut a man off from its goals.'
/** A room of 2 × 2 fields around d4, e4, d5, e5, open to the right above. */
const ROOM: Pieces = { d3: 'red lying', c4: 'red standing', d5: 'red lying', e4: 'red standing' }

test('no fence may shut a man off from both its goals, be it of either side', () => {
  const { e4: _, ...open } = ROOM
  const own = from(confound, position({ ...open, d4: 'red man', j8: 'green man' }))
  expect(refused(own)).toMatchObject({ e4v: SHUT })
  const enemy = from(
    confound,
    position({ ...open, d4: 'green man', a1: 'red man', j8: 'green man' }, { turn: 'green' }),
  )
  expect(moves(from(confound, position({ ...open, a1: 'red man', m1: 'green man' })))).toContain('e4v')
  // On d4 green has arrived, so it cannot be shut off: the game is over.
  expect(enemy.outcome).toMatchObject({ result: [0, 1] })
  const inside = from(confound, position({ ...open, e5: 'green man', a1: 'red man' }))
  // d4 is in the room as well, so a green man inside keeps a goal.
  expect(moves(inside)).toContain('e4v')
  expect(refused(from(confound, position({ ...open, e5: 'red man', m1: 'green man' })))).toMatchObject({
    e4v: SHUT,
  })
})

test('the rim shuts off as fences do', () => {
  const match = from(confound, position({ a1: ['red man', 'red lying'], m1: 'green man' }))
  expect(refused(match)).toMatchObject({ b1v: SHUT })
  expect(moves(match)).toContain('c1v')
})

test('one goal in reach is enough', () => {
  // Green's man outside cannot reach d4 in its room any more, but d8 it can.
  const { e4: _, ...open } = ROOM
  const match = from(confound, position({ ...open, a1: 'red man', m1: 'green man' }))
  expect(moves(match)).toContain('e4v')
  // With d8 shut in the same way, the last gap must stay.
  const both: Pieces = { ...open, d7: 'red lying', c8: 'red standing', d9: 'red lying', e8: 'red standing' }
  expect(refused(from(confound, position({ ...both, a1: 'red man', m1: 'green man' })))).toMatchObject({
    e4v: SHUT,
  })
})

test('men are no obstacle when ways are looked for', () => {
  // The only way of the red man on a1 leads over b1, where a green man stands.
  const match = from(confound, position({ a1: ['red man', 'red lying'], b1: 'green man' }))
  expect(moves(match)).toContain('c1h')
  expect(refused(match)['c1h']).toBeUndefined()
})

test('fences are spent: without one there are only steps', () => {
  const match = from(confound, position({ d5: 'red man', ...far }, { fences: [0, 5] }))
  expectMoves(match, 'd5-c4 d5-c5 d5-c6 d5-d4 d5-d6 d5-e4 d5-e5 d5-e6')
  expect(() => from(confound, position({ a1: 'red lying' }, { fences: [32, 32] }))).toThrow('32 fences')
})

test('a man on a starting field of the enemy wins; an occupied one cannot be entered', () => {
  const match = from(confound, position({ i5: 'red man', i9: 'red man', j8: 'green man', m1: 'green man' }))
  expect(steps(match, 'i9')).not.toContain('i9-j8')
  expect(play(match, 'i5-j4').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'red has taken a starting field of green.' },
  })
  const green = from(confound, position({ e7: 'green man', a1: 'red man' }, { turn: 'green' }))
  expect(play(green, 'e7-d8').outcome).toMatchObject({ result: [0, 1] })
  expect(play(from(confound, position({ e4: 'red man', ...far })), 'e4-d4').outcome).toBeUndefined()
})

test('whoever can neither step nor put a fence passes', () => {
  // A fence above a1 and b1, and a green man on b1: the red one cannot stir.
  const shut = { a1: ['red man', 'green lying'], b1: 'green man', m1: 'green man' }
  const match = from(confound, position(shut, { fences: [0, 3] }))
  expectMoves(match, 'pass')
  expect(json(play(match, 'pass'))).toMatchObject({ turn: 'green' })
  expect(moves(from(confound, position(shut, { fences: [1, 3] })))).not.toContain('pass')
})

test('the third repetition and the 1000th move are a draw', () => {
  expect(start(confound).game.draws).toMatchObject({ repetition: { times: 3 }, cap: 1000 })
})

test('a fence is pointed at by the two fields it runs along', () => {
  const match = start(confound)
  const points = (name: string) => {
    const m = match.moves.find(each => match.nameOf(each) === name)!
    return match.game.points(match.position, m)
  }
  expect(points('f5h')).toEqual(['fence:0', cellNo('f5'), cellNo('g5')])
  expect(points('f5v')).toEqual(['fence:0', cellNo('f5'), cellNo('f6')])
})

test('positions that cannot be are refused', () => {
  expect(() => from(confound, position({ m5: 'red lying' }, { fences: [0, 0] }))).toThrow(
    'reaches over the rim',
  )
  expect(() => from(confound, position({ a1: ['red lying', 'red standing'] }))).toThrow('no room')
  expect(() => from(confound, position({ a1: 'red man', a2: 'red man', a3: 'red man' }))).toThrow('two men')
})

// Written from the rules alone: fences are sets of shut pairs of neighbouring fields.
const LETTERS = 'abcdefghijklm'
const at = (x: number, y: number) => (x >= 0 && x < 13 && y >= 0 && y < 11 ? `${LETTERS[x]}${y + 1}` : '')
const xy = (name: string): [number, number] => [LETTERS.indexOf(name[0]!), Number(name.slice(1)) - 1]
type Fence = readonly [foot: string, lie: 'h' | 'v']
const pairs = ([foot, lie]: Fence): string[] => {
  const [x, y] = xy(foot)
  return lie === 'h'
    ? [`${at(x, y)} ${at(x, y + 1)}`, `${at(x + 1, y)} ${at(x + 1, y + 1)}`]
    : [`${at(x, y)} ${at(x + 1, y)}`, `${at(x, y + 1)} ${at(x + 1, y + 1)}`]
}
const STARTS = { red: ['d4', 'd8'], green: ['j4', 'j8'] } as const

function slowMoves(
  men: Map<string, 'red' | 'green'>,
  fences: readonly Fence[],
  who: 'red' | 'green',
): string[] {
  const step = (shut: ReadonlySet<string>, a: string, dx: number, dy: number): string => {
    const [x, y] = xy(a)
    const b = at(x + dx, y + dy)
    if (b === '') return ''
    if (dx === 0 || dy === 0) return shut.has(`${a} ${b}`) || shut.has(`${b} ${a}`) ? '' : b
    const around = (first: string, ddx: number, ddy: number) =>
      first !== '' && step(shut, first, ddx, ddy) !== ''
    return around(step(shut, a, dx, 0), 0, dy) || around(step(shut, a, 0, dy), dx, 0) ? b : ''
  }
  const shutBy = (list: readonly Fence[]) => new Set(list.flatMap(pairs))
  const reaches = (shut: ReadonlySet<string>, a: string, goals: readonly string[]): boolean => {
    const seen = new Set([a])
    for (const c of seen)
      for (let k = 0; k < 9; k++) {
        const n = step(shut, c, (k % 3) - 1, Math.floor(k / 3) - 1)
        if (n !== '') seen.add(n)
      }
    return goals.some(goal => seen.has(goal))
  }
  const found: string[] = []
  const now = shutBy(fences)
  for (const [a, side] of men)
    for (let k = 0; side === who && k < 9; k++) {
      const b = k === 4 ? '' : step(now, a, (k % 3) - 1, Math.floor(k / 3) - 1)
      if (b !== '' && !men.has(b)) found.push(`${a}-${b}`)
    }
  for (let x = 0; x < 12; x++)
    for (let y = 0; y < 10; y++)
      for (const lie of ['h', 'v'] as const) {
        const one: Fence = [at(x, y), lie]
        if (fences.some(([foot]) => foot === one[0]) || pairs(one).some(pair => now.has(pair))) continue
        const shut = shutBy([...fences, one])
        const free = [...men].every(([a, side]) => reaches(shut, a, STARTS[side === 'red' ? 'green' : 'red']))
        if (free) found.push(one.join(''))
      }
  return found.sort()
}

test.each([1, 2, 3])('random game %i goes as by the slow generator', seed => {
  const rng = new Rng(seed)
  const match = start(confound)
  const men = new Map<string, 'red' | 'green'>([
    ...STARTS.red.map(cell => [cell, 'red'] as const),
    ...STARTS.green.map(cell => [cell, 'green'] as const),
  ])
  const fences: Fence[] = []
  for (let i = 0; i < 56 && !match.outcome; i++) {
    const names = moves(match)
    // A position is dear for the slow one: two of each game are enough, the second a crowded one.
    if (i % 27 === 26) expect(names).toEqual(slowMoves(men, fences, i % 2 === 0 ? 'red' : 'green'))
    const chosen = names[rng.below(names.length)]!
    play(match, chosen)
    const [a, b] = chosen.split('-')
    if (b !== undefined) {
      men.set(b, men.get(a!)!)
      men.delete(a!)
    } else fences.push([chosen.slice(0, -1), chosen.endsWith('h') ? 'h' : 'v'])
  }
  expect(fences.length).toBeGreaterThan(35)
})
