import { expect, test } from 'vitest'
import { Rng } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import sikPotyogos from './game.ts'

const discs = (yellow: string, red = '') => ({
  ...Object.fromEntries(yellow.split(' ').map(cell => [cell, 'yellow disc'])),
  ...Object.fromEntries((red === '' ? [] : red.split(' ')).map(cell => [cell, 'red disc'])),
})

test('8 × 8 cells, empty, yellow begins; 32 ways in, two from each corner', () => {
  const match = start(sikPotyogos)
  expect(sikPotyogos.make({}).board.size).toBe(64)
  expect(json(match)).toEqual({ turn: 'yellow', pieces: {} })
  expect(moves(match)).toHaveLength(32)
  expect(moves(match).filter(name => name.startsWith('a1'))).toEqual(['a1-a8', 'a1-h1'])
  expect(moves(match).filter(name => name.startsWith('c1'))).toEqual(['c1-c8'])
})

test('a disc goes straight to the far rim, or stops before the first disc in its way', () => {
  const match = play(start(sikPotyogos), 'c1-c8 c1-c8 a7-h7')
  expect(json(match)).toEqual({
    turn: 'red',
    pieces: { c8: 'yellow disc', c7: 'red disc', b7: 'yellow disc' },
  })
})

test('a disc stays on the rim when the next cell is taken', () => {
  const match = from(sikPotyogos, { turn: 'yellow', pieces: discs('b4', 'h4') })
  expect(json(play(match, 'a4-h4'))).toMatchObject({ pieces: { a4: 'yellow disc', b4: 'yellow disc' } })
})

test('only an empty cell of the rim lets a disc in', () => {
  const match = from(sikPotyogos, { turn: 'yellow', pieces: discs('a1', 'd1') })
  expect(moves(match)).toHaveLength(29)
  expect(refused(match)).toMatchObject({
    'a1-a8': 'This cell of the rim is taken.',
    'd1-d8': 'This cell of the rim is taken.',
    e5: 'A disc enters on an empty cell of the rim.',
  })
  expect(Object.keys(refused(match))).not.toContain('h5')
})

test.each([
  ['across', 'e8 f8 g8', '', 'd1-d8'],
  ['upwards', 'h1 h2 h4', '', 'a3-h3'],
  ['rising', 'd4 e5 f6', 'h7', 'a7-h7'],
  ['falling', 'd6 e5 f4', 'h3', 'a3-h3'],
])('four in a row win %s', (_, yellow, red, last) => {
  const match = from(sikPotyogos, { turn: 'yellow', pieces: discs(yellow, red) })
  expect(match.outcome).toBeUndefined()
  expect(play(match, last).outcome?.result).toEqual([1, 0])
})

test('three in a row do not win', () => {
  expect(play(start(sikPotyogos), 'a1-a8 h1-h8 b1-b8 h1-h8 c1-c8').outcome).toBeUndefined()
})

/** Walks from the rim cell towards the far one on a board told in letters and numbers. */
function slowRest(taken: ReadonlyMap<string, string>, way: string): string {
  const [from, to] = way.split('-').map(name => [name.charCodeAt(0), Number(name[1])] as const)
  const [dx, dy] = [Math.sign(to![0] - from![0]), Math.sign(to![1] - from![1])]
  let [x, y] = from!
  const name = (a: number, b: number) => `${String.fromCharCode(a)}${b}`
  while (name(x, y) !== name(...to!) && !taken.has(name(x + dx, y + dy))) [x, y] = [x + dx, y + dy]
  return name(x, y)
}

const LETTERS = 'abcdefgh'
const four = (taken: ReadonlyMap<string, string>, colour: string): boolean =>
  [...taken.keys()].some(cell =>
    [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ].some(([dx, dy]) =>
      [0, 1, 2, 3].every(k => {
        const letter = LETTERS[LETTERS.indexOf(cell[0]!) + k * dx!]
        return taken.get(`${letter}${Number(cell[1]) + k * dy!}`) === colour
      }),
    ),
  )

test('150 random games: the same ways, resting places and ends as a slow referee finds', () => {
  const rng = new Rng(8)
  const lines = [...LETTERS].map((letter, i) => [`${letter}1-${letter}8`, `a${i + 1}-h${i + 1}`])
  const ways = lines.flat().flatMap(way => [way, way.split('-').reverse().join('-')])
  for (let i = 0; i < 150; i++) {
    const match = start(sikPotyogos)
    const taken = new Map<string, string>()
    for (;;) {
      const colour = match.position.turn === 0 ? 'yellow' : 'red'
      const open = ways.filter(way => !taken.has(way.slice(0, 2))).sort()
      expect(moves(match)).toEqual(open)
      const way = open[rng.below(open.length)]!
      taken.set(slowRest(taken, way), colour)
      play(match, way)
      expect(json(match)).toMatchObject({
        pieces: Object.fromEntries([...taken].map(([cell, owner]) => [cell, `${owner} disc`])),
      })
      const stuck = ways.every(each => taken.has(each.slice(0, 2)))
      const result = four(taken, colour)
        ? colour === 'yellow'
          ? [1, 0]
          : [0, 1]
        : stuck
          ? [0.5, 0.5]
          : undefined
      expect(match.outcome?.result).toEqual(result)
      if (result) break
    }
  }
})

test('when the whole rim is taken without a row the game is a draw, even if holes are left inside', () => {
  const ring = 'a1 b1 c1 d1 e1 f1 g1 h1 h2 h3 h4 h5 h6 h7 h8 g8 f8 e8 d8 c8 b8 a8 a7 a6 a5 a4 a3'.split(' ')
  const colour = (i: number) => (i % 4 < 2 ? 'yellow disc' : 'red disc')
  const pieces = { ...Object.fromEntries(ring.map((cell, i) => [cell, colour(i)])), b2: 'red disc' }
  const match = from(sikPotyogos, { turn: 'yellow', pieces })
  expect(moves(match)).toEqual(['a2-h2'])
  expect(play(match, 'a2-h2').outcome?.result).toEqual([0.5, 0.5])
})
