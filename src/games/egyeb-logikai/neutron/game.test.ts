import { expect, test } from 'vitest'
import { perft } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import neutron from './game.ts'

const coneutron = { coneutron: 'on' }
const men = (cells: string, who: string) =>
  Object.fromEntries(cells.split(' ').map(cell => [cell, `${who} man`]))
const position = (turn: string, part: string, at: string, white: string, black: string) => ({
  turn,
  ...(part === 'man' ? { part } : {}),
  pieces: { [at]: 'neutron', ...men(white, 'white'), ...men(black, 'black') },
})

test('men stand on the base rows, the neutron in the middle of 5 × 5 cells', () => {
  expect(json(start(neutron))).toEqual(position('white', 'man', 'c3', 'a1 b1 c1 d1 e1', 'a5 b5 c5 d5 e5'))
})

test("white's first turn has no neutron move; afterwards the neutron goes first, then a man", () => {
  const match = start(neutron)
  expectMoves(match, 'a1-a4 a1-b2 b1-a2 b1-b4 b1-e4 c1-a3 c1-c2 c1-e3 d1-a4 d1-d4 d1-e2 e1-d2 e1-e4')
  play(match, 'c1-c2')
  expect(json(match)).toMatchObject({ turn: 'black' })
  expectMoves(match, 'c3-a3 c3-b2 c3-b4 c3-c4 c3-d2 c3-d4 c3-e3')
  play(match, 'c3-e3')
  expect(json(match)).toMatchObject({ turn: 'black', part: 'man', pieces: { e3: 'neutron' } })
  expect(moves(match)).toContain('e5-e4')
  expect(json(play(match, 'e5-e4'))).toMatchObject({ turn: 'white', pieces: { e4: 'black man' } })
})

test('each part of a turn says what is wanted', () => {
  const match = start(neutron)
  expect(match.game.prompt?.(match.position)?.en).toBe('Now slide one of your men.')
  play(match, 'c1-c2')
  expect(match.game.prompt?.(match.position)?.en).toBe('Slide the neutron.')
})

test('a piece slides until something stops it, in any of eight directions, and never stays', () => {
  const match = play(start(neutron), 'c1-c2')
  const slides = 'Every piece slides in its direction until something stops it.'
  expect(refused(match)).toMatchObject({ 'c3-b3': slides, 'c3-c5': slides, 'c3-c1': slides, 'c3-a2': slides })
  const next = 'The neutron moves first, then a man of yours.'
  expect(refused(match)).toMatchObject({ 'a5-a1': next, 'a1-b1': 'This piece is not yours.' })
  play(match, 'c3-c4')
  expect(refused(match)).toMatchObject({ 'a5-a3': slides, 'c4-a1': next })
})

test.each([
  ['a1', 'd4', 'white', [1, 0]],
  ['e5', 'b2', 'white', [0, 1]],
])('the neutron on %s ends the game for its owner, whoever took it there', (goal, at, turn, result) => {
  const match = from(neutron, position(turn, 'neutron', at, 'a3 b1 c1 d1 e1', 'a5 b5 c5 d5 c4'))
  play(match, `${at}-${goal}`)
  expect(match.outcome).toMatchObject({ result })
})

test('a neutron move that leaves no man to move is refused, unless it ends on a base row', () => {
  // White has one man: only the cell b2, which the neutron would take, is open to it.
  const shut = {
    turn: 'white',
    pieces: { ...men('a1', 'white'), ...men('a2 b1 a3 c4', 'black'), d2: 'neutron' },
  }
  const match = from(neutron, shut)
  expect(moves(match)).not.toContain('d2-b2')
  expect(moves(match)).toContain('d2-d1')
  const open = from(neutron, {
    ...shut,
    pieces: { ...shut.pieces, c2: 'black man', d2: 'black man', b3: 'neutron' },
  })
  expect(refused(open)['b3-b2']).toBe('None of your men could move after this.')
})

test('a player who cannot carry out a part of the turn has lost', () => {
  const shut = men('a2 b1 b2 a4 b3 b4 d5', 'black')
  const still = from(neutron, { turn: 'white', pieces: { a3: 'neutron', a1: 'white man', ...shut } })
  expect(still.outcome).toMatchObject({ result: [0, 1], reason: { en: 'The opponent cannot move.' } })
})

test('coneutron: the far row wins, and white begins with the neutron', () => {
  const match = start(neutron, coneutron)
  expect(match.game.prompt?.(match.position)?.en).toBe('Slide the neutron.')
  const task = position('white', 'neutron', 'd2', 'a1 b1 c1 d4 e1', 'a3 b5 c5 d5 e5')
  expect(play(from(neutron, task, coneutron), 'd2-a5').outcome).toMatchObject({ result: [1, 0] })
})

test('the third repetition and the 200th move are a draw; there is one neutron', () => {
  expect(start(neutron).game.draws).toMatchObject({ repetition: { times: 3 }, cap: 200 })
  expect(() => from(neutron, { turn: 'white', pieces: {} })).toThrow('At least 1')
  expect(() => from(neutron, { turn: 'white', pieces: { a3: 'neutron', b3: 'neutron' } })).toThrow(
    'at most 1',
  )
})

// Written from the rules alone, on a drawing of the board: counts whole turns.
type Turn = 'M' | 'm'
const ROWS = ['MMMMM', '.....', '..n..', '.....', 'mmmmm']
function slow(rows: readonly string[], who: Turn, depth: number, first: boolean): number {
  if (depth === 0) return 1
  const over = (b: readonly string[]) => b[0]!.includes('n') || b[4]!.includes('n')
  const after = (b: readonly string[], piece: string): string[][] => {
    const found: string[][] = []
    for (let y = 0; y < 5; y++)
      for (let x = 0; x < 5; x++)
        for (let k = 0; b[y]![x] === piece && k < 9; k++) {
          const [dx, dy] = [(k % 3) - 1, Math.floor(k / 3) - 1]
          let n = 0
          while (b[y + dy * (n + 1)]?.[x + dx * (n + 1)] === '.') n++
          if (n === 0) continue
          const signs = b.map(row => [...row])
          signs[y]![x] = '.'
          signs[y + dy * n]![x + dx * n] = piece
          found.push(signs.map(row => row.join('')))
        }
    return found
  }
  const boards = first ? [[...rows]] : after(rows, 'n')
  let total = 0
  for (const b of boards)
    if (over(b)) total += depth === 1 ? 1 : 0
    else for (const done of after(b, who)) total += slow(done, who === 'M' ? 'm' : 'M', depth - 1, false)
  return total
}

test('as many turns as a slow generator finds', () => {
  const match = start(neutron)
  for (const depth of [1, 2, 3])
    expect(perft(match.game, match.position, depth)).toBe(slow(ROWS, 'M', depth, true))
})
