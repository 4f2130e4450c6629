import { expect, test } from 'vitest'
import { perft, Rng, type Match } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import {
  CLOSED,
  EMPTY,
  slowLeaders,
  slowMoves,
  squares,
  written,
  type Discs,
} from '../../../../tests/slow-spreading.ts'
import ataxx from './game.ts'

const discs = (white: string, black: string, blocked = '') =>
  Object.fromEntries(
    [
      [white, 'white disc'],
      [black, 'black disc'],
      [blocked, 'blocked'],
    ].flatMap(([cells, what]) => (cells ? cells.split(' ').map(cell => [cell, what!]) : [])),
  ) as Record<string, string>
const at = (turn: string, white: string, black: string, blocked = '') =>
  from(ataxx, { turn, pieces: discs(white, black, blocked) })
const columns = [...'abcdefghij']
const all = (side: number) =>
  columns.slice(0, side).flatMap(letter => Array.from({ length: side }, (_, i) => `${letter}${i + 1}`))
const without = (cells: string) =>
  all(7)
    .filter(cell => !cells.split(' ').includes(cell))
    .join(' ')

test('a disc in every corner of 7 × 7 cells, one colour on each diagonal; white begins', () => {
  expect(json(start(ataxx))).toEqual({ turn: 'white', pieces: discs('a1 g7', 'a7 g1') })
  expect(ataxx.make({}).board.size).toBe(49)
})

test('a disc divides onto 8 neighbours or jumps to 16 cells two away', () => {
  const near = 'c3 c4 c5 d3 d5 e3 e4 e5'
  const far = 'b2 b3 b4 b5 b6 c2 c6 d2 d6 e2 e6 f2 f3 f4 f5 f6'
  const jumps = far.split(' ').map(cell => `d4-${cell}`)
  expectMoves(at('white', 'd4', 'a7'), `${near} ${jumps.join(' ')}`)
  expectMoves(at('white', 'a1', 'g7'), 'a2 b1 b2 a1-a3 a1-b3 a1-c1 a1-c2 a1-c3')
})

test('dividing keeps the old disc, jumping leaves its cell empty', () => {
  expect(json(play(at('white', 'd4', 'a7'), 'd5'))).toEqual({ turn: 'black', pieces: discs('d4 d5', 'a7') })
  expect(json(play(at('white', 'd4', 'a7'), 'd4-f5'))).toMatchObject({
    turn: 'black',
    pieces: discs('f5', 'a7'),
  })
  expect(json(play(at('white', 'd4', 'a7'), 'd4-f5'))).toMatchObject({ jumps: 1 })
})

test('dividing onto a cell from two discs is one move', () => {
  expect(moves(at('white', 'd4 d5', 'a7')).filter(name => name === 'c4')).toHaveLength(1)
})

test('no piece between hinders a jump', () => {
  expect(moves(at('white', 'a1', 'a2 b1 b2'))).toEqual(['a1-a3', 'a1-b3', 'a1-c1', 'a1-c2', 'a1-c3'])
})

test('enemies next to the target turn over, by sides and corners, after both moves; they turn no others', () => {
  expect(json(play(at('white', 'd4', 'c6 e6 d6 b6 f6 d7'), 'd5'))).toMatchObject({
    pieces: discs('d4 d5 c6 d6 e6', 'b6 f6 d7'),
  })
  expect(json(play(at('white', 'b2', 'd4 e4 e3 a3'), 'b2-d3'))).toMatchObject({
    pieces: discs('d3 d4 e4 e3', 'a3'),
  })
})

test('whoever cannot move passes, and only then', () => {
  // Black's disc in the corner is shut in: every cell within two steps is taken.
  const shut = 'a2 b1 b2 a3 b3 c1 c2 c3'
  const match = at('black', shut, 'a1')
  expectMoves(match, 'pass')
  expect(json(play(match, 'pass'))).toMatchObject({ turn: 'white' })
  expect(moves(at('white', shut, 'a1'))).not.toContain('pass')
})

test('the full board is counted; more discs win and equal ones share', () => {
  const few = at('white', without('a1 g7'), 'g7')
  expect(few.outcome).toBeUndefined()
  expect(play(few, 'a1').outcome).toMatchObject({ result: [1, 0], points: [48, 1] })
  const black = all(7).slice(0, 30).join(' ')
  const lost = at('white', all(7).slice(31).join(' '), black)
  expect(lost.outcome).toBeUndefined()
  expect(at('white', all(7).slice(30).join(' '), black).outcome).toMatchObject({
    result: [0, 1],
    points: [19, 30],
  })
  const even = at('white', all(7).slice(25).join(' '), all(7).slice(0, 24).join(' '), 'd4')
  expect(even.outcome).toMatchObject({ result: [0.5, 0.5], points: [24, 24] })
})

test('when nobody can move discs are counted before the board is full', () => {
  const ring = 'f7 g6 f6 e7 e6 e5 f5 g5'
  const match = at('white', without(`g7 ${ring}`), '', ring)
  expect(match.outcome).toMatchObject({ result: [1, 0] })
  const half = all(7).filter(cell => !`g7 ${ring}`.split(' ').includes(cell))
  const both = at('white', half.slice(0, 18).join(' '), half.slice(18).join(' '), ring)
  expect(both.outcome).toMatchObject({ result: [0, 1], points: [18, 22] })
})

test('a side without discs has lost at once', () => {
  const match = play(at('white', 'c3 d5', 'e4 f4'), 'c3-e3')
  expect(match.outcome).toMatchObject({ result: [1, 0], reason: { en: 'Only white has discs left.' } })
})

test('100 jumps in a row are a draw, and a division begins anew; third repetition; 1000 moves', () => {
  const idle = { turn: 'white', pieces: discs('a1', 'g7'), jumps: 99 }
  expect(play(from(ataxx, idle), 'a1-c3').outcome).toMatchObject({ result: [0.5, 0.5] })
  const grown = play(from(ataxx, idle), 'a2')
  expect(grown.outcome).toBeUndefined()
  expect(json(grown)).not.toHaveProperty('jumps')
  expect(start(ataxx).game.draws).toMatchObject({ repetition: { times: 3 }, cap: 1000 })
  const around = play(at('white', 'a1', 'g7'), 'a1-a3 g7-g5 a3-a1 g5-g7 a1-a3 g7-g5 a3-a1 g5-g7')
  expect(around.outcome).toMatchObject({ result: [0.5, 0.5] })
})

test('what is tried in vain is told', () => {
  expect(refused(at('white', 'd4', 'd5 a7', 'e4'))).toMatchObject({
    'd4-c4': 'To divide, point at the empty cell alone.',
    'd4-g4': 'A jump goes exactly two cells far, to an empty cell.',
    'd4-e4': 'This cell is forbidden to all.',
    e4: 'This cell is forbidden to all.',
    d5: 'This place is taken already.',
    a1: 'No disc of yours stands next to it.',
    'd5-a1': 'This piece is not yours.',
  })
})

test('forbidden cells are never entered but jumped over, and never turn', () => {
  const match = at('white', 'd4', 'a7', 'd5 d6')
  expect(moves(match)).not.toContain('d5')
  expect(moves(match)).not.toContain('d4-d6')
  expect(moves(at('white', 'd4', 'a7', 'c5 d5 e5'))).toContain('d4-d6')
  expect(json(play(at('white', 'd4', 'a7', 'c5 d5 e5'), 'd4-d6'))).toMatchObject({
    pieces: discs('d6', 'a7', 'c5 d5 e5'),
  })
})

test.each([
  ['7', 'middle', 'c4 d3 d5 e4'],
  ['7', 'sides', 'a4 d1 d7 g4'],
  ['8', 'middle', 'd4 d5 e4 e5'],
  ['8', 'sides', 'a4 a5 d1 e1 d8 e8 h4 h5'],
])('size %s, forbidden cells: %s', (size, blocked, cells) => {
  const { pieces } = json(start(ataxx, { size, blocked })) as { pieces: Record<string, string> }
  const found = Object.keys(pieces).filter(cell => pieces[cell] === 'blocked')
  expect(found.sort()).toEqual(cells.split(' ').sort())
})

test.each([5, 6, 7, 8, 9, 10])('size %i has its discs in the corners', side => {
  const last = columns[side - 1]!
  expect(json(start(ataxx, { size: String(side) }))).toMatchObject({
    pieces: discs(`a1 ${last}${side}`, `a${side} ${last}1`),
  })
})

/** Who has won or shares when the match is over. */
const leaders = ({ outcome }: Match): number[] | undefined =>
  outcome?.result.flatMap((share, i) => (share > 0 ? [i] : []))

test('as many moves as a slow model finds', () => {
  const cells = new Map(all(7).map(name => [name, EMPTY]))
  for (const [name, who] of [
    ['a1', 0],
    ['g7', 0],
    ['a7', 1],
    ['g1', 1],
  ] as const)
    cells.set(name, who)
  const count = (s: Discs, depth: number): number => {
    if (depth === 0) return 1
    let sum = 0
    for (const after of slowMoves(s, squares).values()) sum += count(after, depth - 1)
    return sum
  }
  const match = start(ataxx)
  for (const depth of [1, 2, 3])
    expect(perft(match.game, match.position, depth)).toBe(count({ cells, turn: 0, players: 2 }, depth))
})

test.each([1, 2, 3, 4, 5, 6])('random game %i goes as in a slow model, to the end', seed => {
  const rng = new Rng(seed)
  const side = [5, 7, 6][seed % 3]!
  const blocked = ['none', 'middle', 'sides'][seed % 3]!
  const match = start(ataxx, { size: String(side), blocked })
  const { pieces } = json(match) as { pieces: Record<string, string> }
  const whose = (name: string) =>
    pieces[name] === undefined
      ? EMPTY
      : pieces[name] === 'blocked'
        ? CLOSED
        : pieces[name].startsWith('white')
          ? 0
          : 1
  let state: Discs = { cells: new Map(all(side).map(name => [name, whose(name)])), turn: 0, players: 2 }
  for (let i = 0; i < 150 && !match.outcome; i++) {
    const found = slowMoves(state, squares)
    expect(moves(match)).toEqual(found.size === 0 ? ['pass'] : [...found.keys()].sort())
    const name = moves(match)[rng.below(moves(match).length)]!
    state = found.get(name) ?? { ...state, turn: 1 - state.turn }
    play(match, name)
    expect(json(match)).toMatchObject({ pieces: written(state, ['white', 'black']) })
    expect(leaders(match)).toEqual(slowLeaders(state, squares))
  }
})
