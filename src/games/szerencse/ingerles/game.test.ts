import { expect, test } from 'vitest'
import { Moves, Rng, type Match } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { board } from './board.ts'
import ingerles from './game.ts'
import { surprise } from '../../../../tests/fair-luck.ts'
import { slowIngerles } from '../../../../tests/slow-race.ts'
import { agree } from '../../../../tests/slow-rules.ts'

const TWO = { players: '2' }
/** Red's men where they are told, the others in the base; white's men in the base. */
const red = (cells: string[], roll: number, more: Record<string, string | string[]> = {}) => {
  const waiting = Array.from({ length: 4 - cells.length }, () => 'red man')
  const enemies = Object.values(more).filter(man => man === 'white man').length
  return from(
    ingerles,
    {
      turn: 'red',
      roll,
      pieces: {
        ...Object.fromEntries(cells.map(cell => [cell, 'red man'])),
        ...(waiting.length > 0 ? { 'r-base': waiting } : {}),
        'w-base': Array.from({ length: 4 - enemies }, () => 'white man'),
        ...more,
      },
    },
    TWO,
  )
}

test('the board: a loop of 84 fields in six arms, a centre, four home fields and a base for each colour', () => {
  expect(board.size).toBe(84 + 1 + 6 * 4 + 6)
  const named = (pattern: RegExp) => board.names.filter(name => pattern.test(name)).length
  expect([named(/^[rbowgy]\d+$/), named(/home/), named(/base/)]).toEqual([84, 24, 6])
  const filled = (name: string) => board.cells[board.names.indexOf(name)]!.fill
  expect(['r0', 'r7', 'r9', 'r5', 'centre'].map(filled)).toEqual([
    'corner',
    'camp-red',
    'camp-red',
    'plain',
    'goal',
  ])
  // Neighbours on the loop lie side by side, all the way round.
  for (let i = 0; i < 84; i++) {
    const [a, b] = [board.cells[i]!, board.cells[(i + 1) % 84]!]
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(1)
  }
  // Clockwise: the first arm points up, its start is to the right of its exit, the next arm is blue's.
  const at = (name: string) => board.cells[board.names.indexOf(name)]!
  expect(at('r9').x).toBeGreaterThan(at('r7').x)
  expect(at('b7').x).toBeGreaterThan(at('r9').x)
})

test('seats: two to six players by the ruling, four men each in the base', () => {
  const ids = (players: string) => ingerles.make({ players }).players.map(player => player.id)
  expect(ids('2')).toEqual(['red', 'white'])
  expect(ids('3')).toEqual(['red', 'orange', 'green'])
  expect(ids('4')).toEqual(['red', 'blue', 'white', 'green'])
  expect(ids('5')).toEqual(['red', 'blue', 'orange', 'white', 'green'])
  expect(ids('6')).toEqual(['red', 'blue', 'orange', 'white', 'green', 'yellow'])
  const man = (id: string) => Array.from({ length: 4 }, () => `${id} man`)
  expect(json(start(ingerles, TWO))['pieces']).toEqual({ 'r-base': man('red'), 'w-base': man('white') })
})

test('the highest roll begins; equal highest rolls are repeated, the lower ones are not', () => {
  const match = start(ingerles, { players: '3' })
  expectMoves(match, 'start:1 start:2 start:3 start:4 start:5 start:6')
  play(match, 'start:2 start:5 start:3')
  expect(json(match)).toMatchObject({ turn: 'chance', roller: 'orange' })
  expect(moves(match)).toContain('roll:6')
  const tied = play(start(ingerles, { players: '3' }), 'start:5 start:2 start:5')
  expect(moves(tied)).toContain('start:1')
  expect(json(play(tied, 'start:4 start:6'))['roller']).toBe('green')
})

test('a base is left by a one or a six only, with one man, onto the start', () => {
  for (const roll of [1, 6]) {
    const match = red([], roll)
    expectMoves(match, 'r-base-r9')
    expect(json(play(match, 'r-base-r9'))['pieces']).toMatchObject({
      'r-base': ['red man', 'red man', 'red man'],
      r9: 'red man',
    })
  }
  for (const roll of [2, 3, 4, 5]) {
    expectMoves(red([], roll), 'pass')
    expect(refused(red([], roll))['r-base-r9']).toContain('one or a six')
  }
  // Not onto an own man; an enemy there is captured.
  expect(moves(red(['r9'], 6))).not.toContain('r-base-r9')
  expect(refused(red(['r9'], 6))['r-base-r9']).toContain('your own man')
  const hit = play(red([], 6, { r9: 'white man' }), 'r-base-r9')
  expect(json(hit)['pieces']).toMatchObject({
    r9: 'red man',
    'w-base': Array.from({ length: 4 }, () => 'white man'),
  })
})

test('men go clockwise by the roll, any man that can; the roll must be used', () => {
  expectMoves(red(['r9', 'b2'], 3), 'r9-r12 b2-b5')
  expectMoves(red(['y13'], 4), 'y13-r3')
  expect(refused(red(['r12'], 3))['r12-r11']).toContain('never go back')
  expect(refused(red(['r12'], 3))['r12-b3']).toContain('does not lead there')
})

test('a six that was used gives another roll, without limit; one that was not does not', () => {
  const match = play(red(['r9'], 6), 'r9-b1')
  expect(json(match)).not.toHaveProperty('roller')
  play(match, 'roll:6 r-base-r9 roll:6 b1-b7')
  // The first player is not named.
  expect(json(match)).not.toHaveProperty('roller')
  expect(json(play(red(['r9'], 5), 'r9-b0'))['roller']).toBe('white')
  const home = red(['r-home1', 'r-home2', 'r-home3', 'r7'], 6)
  expectMoves(home, 'pass')
  expect(json(play(home, 'pass'))['roller']).toBe('white')
})

test('own men are neither landed on nor passed; enemies may be passed', () => {
  const match = red(['r9', 'r11'], 3)
  expectMoves(match, 'r11-b0')
  expect(refused(match)['r9-r12']).toContain('pass your own')
  expect(refused(red(['r9', 'r11'], 2))['r9-r11']).toContain('land on your own')
  expectMoves(red(['r9'], 3, { r11: 'white man' }), 'r9-r12')
})

test('landing on an enemy sends it to its base; men at home cannot be reached', () => {
  const match = play(red(['r9'], 2, { r11: 'white man' }), 'r9-r11')
  expect(json(match)['pieces']).toMatchObject({
    r11: 'red man',
    'w-base': Array.from({ length: 4 }, () => 'white man'),
  })
  // White passes red's exit by and goes on round the loop.
  const white = { 'r-base': ['red man', 'red man', 'red man'], 'r-home1': 'red man', r6: 'white man' }
  const pass = from(
    ingerles,
    { turn: 'white', roll: 3, pieces: { ...white, 'w-base': ['white man', 'white man', 'white man'] } },
    TWO,
  )
  expectMoves(pass, 'r6-r9')
})

test('from a jump field one may ride along the jump fields: three of them by a three', () => {
  expectMoves(red(['b0'], 3), 'b0-b3 b0-g0 b0-centre')
  // Only when the move begins there.
  expectMoves(red(['r13'], 3), 'r13-b2')
  // Own men on the ride block it, enemies do not and are captured at its end.
  const blocked = red(['b0', 'o0'], 3)
  expectMoves(blocked, 'b0-b3 o0-o3 o0-y0 o0-centre')
  expect(refused(blocked)['b0-g0']).toContain('pass your own')
  const hit = play(red(['b0'], 2, { o0: 'white man', w0: 'white man' }), 'b0-w0')
  expect(json(hit)['pieces']).toMatchObject({ o0: 'white man', w0: 'red man' })
})

test('the example: from the first jump field a six rides five and goes one step on; the ride ends at the own last one', () => {
  expectMoves(red(['b0'], 6), 'b0-b6 b0-r1 b0-centre r-base-r9')
  expectMoves(red(['y0'], 3), 'y0-y3 y0-r2')
  expectMoves(red(['r0'], 3), 'r0-r3')
  // White's last jump field is another one.
  const white = from(
    ingerles,
    {
      turn: 'white',
      roll: 3,
      pieces: {
        'r-base': Array.from({ length: 4 }, () => 'red man'),
        'w-base': ['white man', 'white man', 'white man'],
        o0: 'white man',
      },
    },
    TWO,
  )
  expectMoves(white, 'o0-o3 o0-w2')
})

test('the centre is reached from any field by an exact roll over a jump field: the example, a six from the start', () => {
  expectMoves(red(['r9'], 6), 'r9-b1 r9-centre')
  expectMoves(red(['r13'], 2), 'r13-b1 r13-centre')
  expectMoves(red(['b0'], 1), 'b0-b1 b0-o0 b0-centre r-base-r9')
  // Beyond the own last jump field no ride leads there.
  expectMoves(red(['y0'], 2), 'y0-y2 y0-r1 y0-centre')
  expectMoves(red(['y0'], 3), 'y0-y3 y0-r2')
  // An own man on the way bars it.
  expect(moves(red(['r9', 'r12'], 6))).not.toContain('r9-centre')
  expect(moves(red(['b0', 'o0'], 3))).not.toContain('b0-centre')
})

test('the centre: an enemy there is captured, an own man there bars the way', () => {
  const hit = play(red(['r9'], 6, { centre: 'white man' }), 'r9-centre')
  expect(json(hit)['pieces']).toMatchObject({ centre: 'red man' })
  expect(moves(red(['r9', 'centre'], 6))).not.toContain('r9-centre')
})

test('only a one leads out of the centre, to the own last jump field', () => {
  expectMoves(red(['centre'], 1), 'centre-r0 r-base-r9')
  expectMoves(red(['centre'], 4), 'pass')
  expect(refused(red(['centre'], 4))['centre-r0']).toContain('Only a one')
  expect(refused(red(['centre', 'r0'], 1))['centre-r0']).toContain('your own man')
})

test('home: exact rolls to an empty field, no passing, no going back, steps inside it', () => {
  expectMoves(red(['r7'], 1), 'r7-r-home1 r-base-r9')
  expectMoves(red(['r5'], 5), 'r5-r-home3')
  expectMoves(red(['r7'], 5), 'pass')
  expect(refused(red(['r7'], 5))['r7-r-home4']).toContain('exact roll')
  expectMoves(red(['r7', 'r-home2'], 2), 'r-home2-r-home4')
  expect(refused(red(['r7', 'r-home2'], 3))['r7-r-home3']).toContain('pass your own')
  expectMoves(red(['r-home1', 'r-home2'], 1), 'r-home2-r-home3 r-base-r9')
  expect(refused(red(['r-home2'], 1))['r-home2-r-home1']).toContain('never go back')
  // One never goes past the own exit.
  expect(moves(red(['r6'], 3))).toEqual(['r6-r-home2'])
})

const almost = (players: string, options = {}) => {
  const match = from(
    ingerles,
    {
      turn: 'red',
      roll: 6,
      pieces: {
        'r-home4': 'red man',
        'r-home3': 'red man',
        'r-home2': 'red man',
        r2: 'red man',
        ...(players === '3' ? { 'o-base': Array.from({ length: 4 }, () => 'orange man') } : {}),
        ...(players === '3'
          ? { 'g-base': Array.from({ length: 4 }, () => 'green man') }
          : { 'w-base': Array.from({ length: 4 }, () => 'white man') }),
      },
    },
    { players, ...options },
  )
  return play(match, 'r2-r-home1')
}

test('the first with four men at home wins; by the option play goes on for the places', () => {
  expect(almost('2').outcome).toMatchObject({ result: [1, 0] })
  const on = almost('3', { end: 'places' })
  expect(on.outcome).toBeUndefined()
  // Who is home does not roll again, even after a six, and is passed over.
  expect(json(on)['roller']).toBe('orange')
  expect(json(play(on, 'roll:2 pass roll:3 pass'))['roller']).toBe('orange')
  const last = from(
    ingerles,
    {
      turn: 'orange',
      roll: 6,
      places: [1, 0, 0],
      pieces: {
        'r-home4': 'red man',
        'r-home3': 'red man',
        'r-home2': 'red man',
        'r-home1': 'red man',
        'o-home4': 'orange man',
        'o-home3': 'orange man',
        'o-home2': 'orange man',
        o2: 'orange man',
        'g-base': Array.from({ length: 4 }, () => 'green man'),
      },
    },
    { players: '3', end: 'places' },
  )
  expect(play(last, 'o2-o-home1').outcome).toMatchObject({ result: [1, 0, 0], points: [2, 1, 0] })
})

test('after 2000 rolls it is a draw', () => {
  const match = from(ingerles, { ...json(play(start(ingerles, TWO), 'start:5 start:2')), rolls: 1999 }, TWO)
  match.roll(new Rng(1))
  expect(match.outcome?.result).toEqual([0.5, 0.5])
})

test('positions that cannot be are refused', () => {
  const men = (id: string, n: number) => Array.from({ length: n }, () => `${id} man`)
  const bad = (pieces: Record<string, string | string[]>) => () =>
    from(ingerles, { turn: 'red', pieces }, TWO)
  expect(bad({ 'r-base': men('red', 3), 'w-base': men('white', 4) })).toThrow('must be 4 men')
  expect(bad({ 'r-base': men('red', 3), 'w-home1': 'red man', 'w-base': men('white', 4) })).toThrow(
    'No red man',
  )
  expect(bad({ 'r-base': men('red', 3), r4: ['red man', 'white man'], 'w-base': men('white', 3) })).toThrow(
    'share',
  )
  expect(bad({ 'r-base': men('red', 2), r4: ['red man', 'red man'], 'w-base': men('white', 4) })).toThrow(
    'Only one man',
  )
})

test('the die is fair: 6000 rolls by a fixed seed against the exact odds', () => {
  const match = play(start(ingerles, TWO), 'start:5 start:2')
  const odds = Object.fromEntries([1, 2, 3, 4, 5, 6].map(n => [`roll:${n}`, 1]))
  expect(surprise(match, odds, 6000, 7)).toBeLessThan(20)
})

test('random games agree with a slow model written from the text', () => {
  const begun = () => play(start(ingerles, TWO), 'start:5 start:2')
  const two = agree(ingerles, TWO, slowIngerles('rw'), { games: 2, plies: 250 }, begun)
  const six = { players: '6' }
  const all = () => play(start(ingerles, six), 'start:5 start:2 start:1 start:2 start:3 start:4')
  expect(two + agree(ingerles, six, slowIngerles('rbowgy'), { games: 2, plies: 400, seed: 2 }, all)).toBe(
    1300,
  )
})

/** The move that the opponent likes best. */
const liked = ({ game, position }: Match) => {
  const [out, worth] = [new Moves(), new Array<number>()]
  game.ideas!(position, out, worth)
  expect(worth).toHaveLength(out.n)
  return game.name(position, out.at(worth.indexOf(Math.max(...worth))))
}

test('the opponent saves a man within reach of an enemy, strikes, sets off, and takes the short way', () => {
  expect(liked(red(['o3', 'g3'], 5, { g1: 'white man' }))).toBe('g3-g8')
  expect(liked(red(['o3', 'g3'], 5, { o1: 'white man' }))).toBe('o3-o8')
  expect(liked(red(['o1', 'g1'], 3, { g4: 'white man' }))).toBe('g1-g4')
  expect(liked(red(['o1', 'g1'], 3, { o4: 'white man' }))).toBe('o1-o4')
  expect(liked(red(['b3'], 6))).toBe('r-base-r9')
  expect(liked(red(['b0'], 3))).toBe('b0-g0')
})
