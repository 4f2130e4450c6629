import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { playAlike } from '../../../../tests/slow-roots.ts'
import tanbo from './game.ts'

const LETTERS = 'abcdefghijklmnopqrs'
const stones = (black: string, white: string) =>
  Object.fromEntries([
    ...black.split(' ').flatMap(cell => (cell ? [[cell, 'black stone']] : [])),
    ...white.split(' ').flatMap(cell => (cell ? [[cell, 'white stone']] : [])),
  ]) as Record<string, string>
const at = (turn: string, black: string, white: string, size = '9') =>
  from(tanbo, { turn, pieces: stones(black, white) }, { size })
const left = (match: Parameters<typeof json>[0]) => (json(match) as { pieces: unknown }).pieces

test('19 × 19 points; eight roots a side stand six apart; black begins', () => {
  const match = start(tanbo)
  expect(match.game.players.map(({ id }) => id)).toEqual(['black', 'white'])
  expect(json(match)).toEqual({
    turn: 'black',
    pieces: stones('a7 a19 g1 g13 m7 m19 s1 s13', 'a1 a13 g7 g19 m1 m13 s7 s19'),
  })
})

test('the small board has two roots a side', () => {
  expect(json(start(tanbo, { size: '9' }))).toEqual({ turn: 'black', pieces: stones('b2 h8', 'b8 h2') })
})

test('a stone goes next to exactly one own stone, by the side; enemies beside it do not matter', () => {
  expectMoves(at('black', 'e5', 'a1'), 'd5 f5 e4 e6')
  expectMoves(at('black', 'e5', 'd4 d6 a1'), 'd5 f5 e4 e6')
  expectMoves(at('black', 'd5 d4', 'a9'), 'd6 c5 e5 d3 c4 e4')
  // d4 and e5 would touch both stones.
  expectMoves(at('black', 'd5 e4', 'a1'), 'd6 c5 e3 f4')
})

test('roots never merge: what would join two is refused in words, and so is the rest', () => {
  const match = at('black', 'c5 e5', 'a1')
  expect(moves(match)).not.toContain('d5')
  expect(refused(match)).toMatchObject({
    d5: 'It would touch more than one stone of yours: a root grows beside just one.',
    a9: 'No stone of yours is next to it.',
    d4: 'No stone of yours is next to it.',
    a1: 'This place is taken already.',
    c5: 'This place is taken already.',
  })
})

test('a root that cannot grow any more dies: an enemy root is removed whole', () => {
  const match = play(at('black', 'b3 c1', 'a1 b1 h8'), 'b2 h7')
  expect(left(match)).toEqual(stones('b2 b3 c1', 'a1 b1 h7 h8'))
  expect(left(play(match, 'a2'))).toEqual(stones('a2 b2 b3 c1', 'h7 h8'))
})

test('an empty point where a root would touch itself twice does not keep it alive', () => {
  // b2 is beside two stones of the white root, so a3 and c1 are all it has.
  const match = play(at('black', 'c2 a4', 'a1 b1 a2 h8'), 'c1 h7')
  expect(left(match)).toEqual(stones('a4 c1 c2', 'a1 b1 a2 h7 h8'))
  expect(left(play(match, 'a3'))).toEqual(stones('a3 a4 c1 c2', 'h7 h8'))
})

test('who chokes another root of the own while the grown one lives removes that, too', () => {
  // a2 was the last point of a1; beside two black stones it is nobody's.
  expect(left(play(at('black', 'a1 a4', 'b1 h8'), 'a3'))).toEqual(stones('a3 a4', 'b1 h8'))
})

test('all other dead roots of both colours go together', () => {
  const match = play(at('black', 'a1 a4 b4 c4 c3', 'b1 b3 g1'), 'a3')
  expect(left(match)).toEqual(stones('a3 a4 b4 c4 c3', 'b1 g1'))
})

test('if the root that was enlarged dies, it goes alone, and what it choked lives again', () => {
  // With a2 black has shut in both a1 and a4; a4 has a3 again when the enlarged root is gone.
  const match = play(at('black', 'a1 a4 h8', 'b1 b2 a5 b4'), 'a2')
  expect(left(match)).toEqual(stones('a4 h8', 'b1 b2 a5 b4'))
  play(match, 'c1')
  expect(moves(match)).toContain('a3')
})

test('whoever has no root left has lost, be it by the own move', () => {
  const choked = play(at('black', 'a3 b1', 'a1'), 'a2')
  expect(choked.outcome).toMatchObject({ result: [1, 0], reason: { en: 'The last root of white is gone.' } })
  expect(left(choked)).toEqual(stones('a2 a3 b1', ''))
  const own = play(at('black', 'a1', 'b1 b2 a3'), 'a2')
  expect(own.outcome).toMatchObject({ result: [0, 1], reason: { en: 'The last root of black is gone.' } })
  expect(left(own)).toEqual(stones('', 'b1 b2 a3'))
})

test('no move is made in vain: stones do not run out, and the guard stands at 5000 moves', () => {
  expect(start(tanbo).game.draws).toEqual({ cap: 5000 })
})

test('a position with a dead root is refused', () => {
  expect(() => at('black', 'a1', 'a2 b1')).toThrow('A dead root cannot stand on the board: a1.')
})

const near = (size: number) => (cell: string) => {
  const [x, y] = [LETTERS.indexOf(cell[0]!), Number(cell.slice(1))]
  return [
    [x + 1, y],
    [x - 1, y],
    [x, y + 1],
    [x, y - 1],
  ]
    .filter(([a, b]) => a! >= 0 && a! < size && b! >= 1 && b! <= size)
    .map(([a, b]) => `${LETTERS[a!]}${b}`)
}
const cells = (size: number) =>
  Array.from({ length: size * size }, (_, i) => `${LETTERS[i % size]}${Math.floor(i / size) + 1}`)

test('random games go as by slow rules written from the text', () => {
  for (let seed = 1; seed <= 6; seed++) playAlike(tanbo, { size: '9' }, cells(9), near(9), seed)
  const deaths = playAlike(tanbo, {}, cells(19), near(19), 1)
  expect(deaths.own).toBeGreaterThan(0)
  expect(deaths.others).toBeGreaterThan(0)
})
