import { expect, test } from 'vitest'
import { Rng } from '../../../engine/index.ts'
import { surprise } from '../../../../tests/fair-luck.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { slowPacsezi } from '../../../../tests/slow-race.ts'
import { agree } from '../../../../tests/slow-rules.ts'
import { board } from './board.ts'
import pacsezi from './game.ts'

const TWO = { players: '2' }
const men = (id: string, n: number): string[] => Array.from({ length: n }, () => `${id} man`)
/** Red to move by a roll; the men that are not told wait in their bases. Everybody has rolled before. */
const red = (
  pieces: Record<string, string | string[]>,
  roll: number,
  { rolled = ['red', 'yellow'] }: { rolled?: string[] } = {},
) => {
  const count = (id: string) =>
    Object.values(pieces)
      .flat()
      .filter(man => man === `${id} man`).length
  const waiting = (id: string) => men(id, 4 - count(id))
  return from(
    pacsezi,
    {
      turn: 'red',
      roll,
      rolled,
      pieces: { ...pieces, 'r-base': waiting('red'), 'y-base': waiting('yellow') },
    },
    TWO,
  )
}

test('the board: four arms of 3 × 8 fields, four fields between them, a goal, a base for each colour', () => {
  expect(board.size).toBe(4 * (3 * 8 + 1) + 4 + 4)
  const fields = (fill: string) => board.names.filter((_, c) => board.cells[c]!.fill === fill)
  expect(fields('camp-green')).toEqual([
    'r4',
    'r8',
    'r12',
    'b4',
    'b8',
    'b12',
    'y4',
    'y8',
    'y12',
    'k4',
    'k8',
    'k12',
  ])
  expect(fields('goal')).toEqual(['r-goal', 'b-goal', 'y-goal', 'k-goal'])
  for (let i = 0; i < 72; i++) {
    const [a, b] = [board.cells[i]!, board.cells[(i + 1) % 72]!]
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(1)
  }
})

test('the way of a colour: green on 3, the centre plain on 8, the own exit on 71, seven middle fields, the goal on 79', () => {
  expectMoves(red({ r9: 'red man' }, 3), 'r9-r12 pass')
  expectMoves(red({ r12: 'red man' }, 5), 'r12-r17 pass')
  expectMoves(red({ r17: 'red man' }, 2), 'r17-b1 pass')
  expectMoves(red({ r3: 'red man' }, 5), 'r3-r8 pass')
  expectMoves(red({ r8: 'red man' }, 3), 'r8-r-m3 pass')
  expectMoves(red({ 'r-m3': 'red man' }, 5), 'r-m3-r-goal pass')
})

test('two sit opposite, three and four clockwise; all men wait in their bases', () => {
  const ids = (players: string) => pacsezi.make({ players }).players.map(player => player.id)
  expect([ids('2'), ids('3'), ids('4')]).toEqual([
    ['red', 'yellow'],
    ['red', 'blue', 'yellow'],
    ['red', 'blue', 'yellow', 'black'],
  ])
  expect(json(start(pacsezi, TWO))['pieces']).toEqual({ 'r-base': men('red', 4), 'y-base': men('yellow', 4) })
})

test('the highest roll begins, equal ones are repeated', () => {
  expect(json(play(start(pacsezi, TWO), 'start:4 start:25'))['turn']).toBe('yellow')
  expect(json(play(start(pacsezi, TWO), 'start:4 start:4 start:10 start:6'))['turn']).toBe('red')
})

test('6, 10 or 25 leads out of the base, and the man goes on by the roll at once', () => {
  expectMoves(red({}, 6), 'r-base-r15 pass')
  expectMoves(red({}, 10), 'r-base-b1 pass')
  expectMoves(red({}, 25), 'r-base-b16 pass')
  for (const roll of [2, 3, 4, 5]) {
    expectMoves(red({}, roll), 'pass')
    expect(refused(red({}, roll))['r-base-r9']).toContain('6, 10 or 25')
  }
  const match = play(red({}, 6), 'r-base-r15')
  expect(json(match)['pieces']).toMatchObject({ 'r-base': men('red', 3), r15: 'red man' })
})

test('on the very first roll of a player any number does; passing before it keeps that', () => {
  expectMoves(red({}, 3, { rolled: ['yellow'] }), 'r-base-r12 pass')
  const match = play(start(pacsezi, TWO), 'start:6 start:2 pass roll roll:2')
  expectMoves(match, 'y-base-y11 pass')
  play(match, 'y-base-y11 roll roll:4')
  expectMoves(match, 'r-base-r13 pass')
  // The next roll is no first one, whether the first was used or passed.
  expectMoves(play(match, 'pass roll roll:3 pass roll roll:4'), 'pass')
})

test('after 6, 10 or 25 that was used one rolls again, else the next player does', () => {
  for (const roll of [6, 10, 25]) {
    const match = red({ r9: 'red man' }, roll)
    const move = moves(match).find(name => name.startsWith('r9-'))!
    expect(json(play(match, move))['turn']).toBe('red')
    expectMoves(match, 'roll pass')
  }
  expect(json(play(red({ r9: 'red man' }, 5), 'r9-r14'))['turn']).toBe('yellow')
  expect(json(play(red({ r9: 'red man' }, 25), 'pass'))['turn']).toBe('yellow')
})

test('passing is always allowed, before the roll and after it', () => {
  const match = play(start(pacsezi, TWO), 'start:6 start:2')
  expectMoves(match, 'roll pass')
  expect(json(play(match, 'pass'))['turn']).toBe('yellow')
  expect(moves(red({ r9: 'red man' }, 5))).toContain('pass')
})

test('landing on an enemy captures it and gives another roll, but only one', () => {
  const match = play(red({ r9: 'red man', r14: 'yellow man' }, 5), 'r9-r14')
  expect(json(match)).toMatchObject({ turn: 'red', pieces: { r14: 'red man', 'y-base': men('yellow', 4) } })
  play(match, 'roll roll:2 r14-r16')
  expect(json(match)['turn']).toBe('yellow')
  const both = play(red({ r9: 'red man', r15: 'yellow man' }, 6), 'r9-r15 roll roll:2 r15-r17')
  expect(json(both)['turn']).toBe('yellow')
})

test('own men on one field become a double that goes together; a third may join', () => {
  const match = play(red({ r9: 'red man', r14: ['red man', 'red man'] }, 5), 'r9-r14')
  expect(json(match)['pieces']).toMatchObject({ r14: men('red', 3) })
  const double = play(red({ r14: ['red man', 'red man'] }, 3), 'r14-r17')
  expect(json(double)['pieces']).toMatchObject({ r17: men('red', 2), 'r-base': men('red', 2) })
})

test('enemies neither pass a double nor capture it by a single man; own men pass', () => {
  const wall = { r9: 'red man', r13: ['yellow man', 'yellow man'] }
  expectMoves(red(wall, 5), 'pass')
  expect(refused(red(wall, 5))['r9-r14']).toContain('passes an enemy double')
  expectMoves(red(wall, 4), 'pass')
  expect(refused(red(wall, 4))['r9-r13']).toContain('Only a double')
  // Nor from the base over the start.
  const start = { r9: ['yellow man', 'yellow man'] }
  expectMoves(red(start, 6), 'pass')
  expectMoves(red({ r9: 'red man', r13: ['red man', 'red man'] }, 5), 'r9-r14 r13-b0 pass')
  // A single enemy is passed.
  expectMoves(red({ r9: 'red man', r13: 'yellow man' }, 5), 'r9-r14 pass')
})

test('a double captures a double, and both men go back; a double does not pass one either', () => {
  const two = ['red man', 'red man']
  const match = play(red({ r9: two, r13: ['yellow man', 'yellow man'] }, 4), 'r9-r13')
  expect(json(match)).toMatchObject({ turn: 'red', pieces: { r13: two, 'y-base': men('yellow', 4) } })
  expectMoves(red({ r9: two, r13: ['yellow man', 'yellow man'] }, 5), 'pass')
})

test('green fields: nobody is captured, men of several players stand there', () => {
  const match = play(red({ r9: 'red man', r12: 'yellow man' }, 3), 'r9-r12')
  expect(json(match)).toMatchObject({ turn: 'yellow', pieces: { r12: ['red man', 'yellow man'] } })
  // Where an enemy double stands a single man may not enter, a double may.
  const taken = { r12: ['yellow man', 'yellow man'] }
  expectMoves(red({ ...taken, r9: 'red man' }, 3), 'pass')
  expect(refused(red({ ...taken, r9: 'red man' }, 3))['r9-r12']).toContain('green field')
  const both = play(red({ ...taken, r9: ['red man', 'red man'] }, 3), 'r9-r12')
  expect(json(both)['pieces']).toMatchObject({ r12: [...men('red', 2), ...men('yellow', 2)] })
  // Own men there are a double as elsewhere, and leave together.
  const own = play(red({ r12: ['red man', 'red man', 'yellow man'] }, 2), 'r12-r14')
  expect(json(own)['pieces']).toMatchObject({ r14: men('red', 2), r12: 'yellow man' })
})

test('behind the own exit the way leads up the arm, where others never come; the goal needs the exact roll', () => {
  expectMoves(red({ 'r-m4': 'red man' }, 4), 'r-m4-r-goal pass')
  expectMoves(red({ 'r-m4': 'red man' }, 5), 'pass')
  expect(refused(red({ 'r-m4': 'red man' }, 5))['r-m4-r-goal']).toContain('exact roll')
  const yellow = from(
    pacsezi,
    {
      turn: 'yellow',
      roll: 3,
      rolled: ['red', 'yellow'],
      pieces: { 'r-base': men('red', 4), 'y-base': men('yellow', 3), r6: 'yellow man' },
    },
    TWO,
  )
  expectMoves(yellow, 'r6-r9 pass')
})

test('no number leads from the last field before the goal into it, and the opponent knows that', () => {
  for (const roll of [2, 3, 4, 5, 6, 10, 25])
    expect(moves(red({ 'r-m7': 'red man' }, roll)).filter(name => name.startsWith('r-m7'))).toEqual([])
  const value = (cell: string) => {
    const { game, position } = red({ [cell]: 'red man' }, 2)
    return game.value!(position, 0)
  }
  expect(value('r-m7')).toBeLessThan(value('r-m6'))
})

test('a double counts as its men in the goal; the first with all four there wins', () => {
  const match = red({ 'r-goal': ['red man', 'red man'], 'r-m2': ['red man', 'red man'] }, 6)
  expect(play(match, 'r-m2-r-goal').outcome).toMatchObject({ result: [1, 0] })
  const early = red({ 'r-goal': ['red man', 'red man'], 'r-m2': 'red man' }, 6)
  expect(play(early, 'r-m2-r-goal').outcome).toBeUndefined()
})

test('after 3000 rolls it is a draw', () => {
  const match = from(
    pacsezi,
    { ...json(play(start(pacsezi, TWO), 'start:5 start:2 roll')), rolls: 2999 },
    TWO,
  )
  match.roll(new Rng(1))
  expect(match.outcome?.result).toEqual([0.5, 0.5])
})

test('the numbers thrown: seven alike, a cube without the five, or six cowries by their exact odds', () => {
  const even = (numbers: number[]) => Object.fromEntries(numbers.map(n => [`roll:${n}`, 1]))
  const rolling = (die: string) => play(start(pacsezi, { ...TWO, die }), 'start:6 start:2 roll')
  expect(surprise(rolling('seven'), even([2, 3, 4, 5, 6, 10, 25]), 7000, 3)).toBeLessThan(20)
  expect(surprise(rolling('cube'), even([2, 3, 4, 6, 10, 25]), 6000, 4)).toBeLessThan(20)
  // Each of 64 ways the shells can fall: none open 25, one open 10, else as many as are open.
  const odds: Record<string, number> = {}
  for (let shells = 0; shells < 64; shells++) {
    const open = [...shells.toString(2)].filter(bit => bit === '1').length
    const name = `roll:${open === 0 ? 25 : open === 1 ? 10 : open}`
    odds[name] = (odds[name] ?? 0) + 1
  }
  expect(surprise(rolling('cowries'), odds, 6400, 5)).toBeLessThan(20)
})

test('random games agree with a slow model written from the text', () => {
  const numbers = [2, 3, 4, 5, 6, 10, 25]
  const two = agree(pacsezi, TWO, slowPacsezi('ry', numbers), { games: 2, plies: 500 }, () =>
    play(start(pacsezi, TWO), 'start:6 start:2'),
  )
  const four = agree(pacsezi, {}, slowPacsezi('rbyk', numbers), { games: 1, plies: 1500, seed: 3 }, () =>
    play(start(pacsezi), 'start:6 start:2 start:3 start:4'),
  )
  expect(two + four).toBe(2500)
})
