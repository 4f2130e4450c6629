import { expect, test } from 'vitest'
import { Rng } from '../../../engine/index.ts'
import { runs } from '../../../kit/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import terbeliPotyogos from './game.ts'

const TUBES = [...'abcd'].flatMap(col => [1, 2, 3, 4].map(row => `${col}${row}`))

test('16 tubes in a square, each four high: 64 cells and 76 winning lines', () => {
  expectMoves(start(terbeliPotyogos), TUBES.join(' '))
  const { board } = terbeliPotyogos.make({})
  expect(board.size).toBe(64)
  expect(runs(board, 4)).toHaveLength(76)
})

test('the board is empty, red begins; a marble rests on the lowest free level of its tube', () => {
  const match = start(terbeliPotyogos)
  expect(json(match)).toEqual({ turn: 'red', pieces: {} })
  expect(json(play(match, 'b3 b3 b3 a1'))).toEqual({
    turn: 'red',
    pieces: { '1:b3': 'red marble', '2:b3': 'blue marble', '3:b3': 'red marble', '1:a1': 'blue marble' },
  })
})

test('a person drops the marble in at the top of the tube', () => {
  const { game, position, moves: legal } = start(terbeliPotyogos)
  const c3 = legal.find(m => game.name(position, m) === 'c3')!
  expect(game.points(position, c3)).toEqual([terbeliPotyogos.make({}).board.names.indexOf('4:c3')])
  expect(refused(start(terbeliPotyogos))['1:c3']).toContain('at the top')
})

test('a full tube is closed', () => {
  const match = play(start(terbeliPotyogos), 'a1 a1 a1 a1')
  expectMoves(match, TUBES.slice(1).join(' '))
  expect(refused(match)['a1']).toBe('This tube is full.')
})

const pieces = (red: string, blue: string) => ({
  ...Object.fromEntries(red.split(' ').map(cell => [cell, 'red marble'])),
  ...Object.fromEntries(blue.split(' ').map(cell => [cell, 'blue marble'])),
})

test.each([
  ['along a row', '1:a1 1:b1 1:d1', '1:a4', 'c1'],
  ['along a column', '1:a1 1:a2 1:a4', '1:d4', 'a3'],
  ['across a layer', '1:a1 1:b2 1:c3', '1:d1', 'd4'],
  ['straight up', '1:b2 2:b2 3:b2', '1:d1', 'b2'],
  ['up along a row', '1:a3 2:b3 3:c3', '1:b3 1:c3 2:c3 1:d3 2:d3 3:d3', 'd3'],
  ['up along a column', '1:b4 2:b3 3:b2', '1:b3 1:b2 2:b2 1:b1 2:b1 3:b1', 'b1'],
  ['from corner to corner of the cube', '1:a1 2:b2 3:c3', '1:b2 1:c3 2:c3 1:d4 2:d4 3:d4', 'd4'],
  ['along another diagonal of the cube', '1:d1 2:c2 3:b3', '1:c2 1:b3 2:b3 1:a4 2:a4 3:a4', 'a4'],
])('four in a row win %s', (_, red, blue, last) => {
  const match = from(terbeliPotyogos, { turn: 'red', pieces: pieces(red, blue) })
  expect(match.outcome).toBeUndefined()
  expect(play(match, last).outcome?.result).toEqual([1, 0])
})

test('the marble counts where it rests, not where it was dropped', () => {
  const match = from(terbeliPotyogos, { turn: 'red', pieces: pieces('1:a1 2:b2 3:c3', '1:b2 1:c3 2:c3') })
  expect(play(match, 'd4').outcome).toBeUndefined()
})

/** Four on a line, told in coordinates: three numbers that each stay, count up or count down together. */
function slowWin(heaps: readonly (readonly string[])[], colour: string): boolean {
  const own = (x: number, y: number, z: number) => heaps[x * 4 + y]?.[z] === colour
  const ways = [-1, 0, 1]
  const four = [0, 1, 2, 3]
  return ways.some(dx =>
    ways.some(dy =>
      ways.some(dz => {
        if (dx === 0 && dy === 0 && dz === 0) return false
        const begins = (d: number) => (d === 0 ? four : d === 1 ? [0] : [3])
        return begins(dx).some(x =>
          begins(dy).some(y =>
            begins(dz).some(z => four.every(k => own(x + k * dx, y + k * dy, z + k * dz))),
          ),
        )
      }),
    ),
  )
}

test('300 random games end when and as a slow referee says', () => {
  const rng = new Rng(4)
  for (let i = 0; i < 300; i++) {
    const match = start(terbeliPotyogos)
    const heaps: string[][] = TUBES.map(() => [])
    for (;;) {
      const colour = match.position.turn === 0 ? 'red' : 'blue'
      const open = TUBES.filter((_, tube) => heaps[tube]!.length < 4)
      expect(moves(match)).toEqual(open)
      const tube = open[rng.below(open.length)]!
      heaps[TUBES.indexOf(tube)]!.push(colour)
      play(match, tube)
      const won = slowWin(heaps, colour)
      const full = heaps.every(heap => heap.length === 4)
      const result = won ? (colour === 'red' ? [1, 0] : [0, 1]) : full ? [0.5, 0.5] : undefined
      expect(match.outcome?.result).toEqual(result)
      if (result) break
    }
  }
})
