import { expect, test } from 'vitest'
import { Rng } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import y from './game.ts'

const stones = (colour: string, cells: string) =>
  Object.fromEntries(cells.split(' ').map(cell => [cell, `${colour} stone`] as const))
const small = { size: '5', swap: 'off' }
const red = (cells: string) => from(y, { turn: 'red', pieces: stones('red', cells) }, small)

/** The board as the text tells it: row r holds the letters from the (side + 1 - r)th to the last. */
function slowBoard(side: number): Map<string, { near: string[]; sides: string[] }> {
  const has = (l: number, r: number) => r >= 1 && r <= side && l <= side && l >= side + 1 - r
  const name = (l: number, r: number) => String.fromCharCode(96 + l) + String(r)
  const board = new Map<string, { near: string[]; sides: string[] }>()
  for (let r = 1; r <= side; r++)
    for (let l = side + 1 - r; l <= side; l++) {
      const near = [
        [l + 1, r],
        [l - 1, r],
        [l, r + 1],
        [l, r - 1],
        [l - 1, r + 1],
        [l + 1, r - 1],
      ] as const
      board.set(name(l, r), {
        near: near.filter(([a, b]) => has(a, b)).map(([a, b]) => name(a, b)),
        sides: [
          l === side ? 'right' : '',
          r === side ? 'bottom' : '',
          l + r === side + 1 ? 'left' : '',
        ].filter(side => side !== ''),
      })
    }
  return board
}

test('a triangle of side 11: 66 cells, 165 adjacencies', () => {
  const { board } = y.make({})
  expect(board.size).toBe(66)
  expect([...board.next].filter(c => c !== board.size).length / 2).toBe(165)
})

test('rows 1–11 from the top, lines that fall to the right a–k from the left', () => {
  const { board } = y.make({})
  const at = (name: string) => board.cells[board.names.indexOf(name)]!
  expect(board.names.filter(name => /\D1$/.test(name))).toEqual(['k1'])
  expect(board.names.filter(name => /\D2$/.test(name))).toEqual(['j2', 'k2'])
  expect(board.names.filter(name => name.endsWith('11'))).toEqual([...'abcdefghijk'].map(l => `${l}11`))
  expect(at('k1').y).toBeLessThan(at('k11').y)
  expect(at('k1').x).toBeLessThan(at('k11').x)
  expect(at('a11').x).toBeLessThan(at('b11').x)
})

test.each([5, 6, 7, 8, 9, 10, 11, 12, 13])(
  'side %i: the same cells, neighbours and sides as a table made from the text',
  side => {
    const { board } = y.make({ size: String(side) })
    const slow = slowBoard(side)
    expect([...board.names].sort()).toEqual([...slow.keys()].sort())
    for (const [c, name] of board.names.entries()) {
      const near = [...board.next].slice(c * 6, c * 6 + 6).flatMap(n => board.names[n] ?? [])
      expect(near.sort()).toEqual([...slow.get(name)!.near].sort())
      const sides = Object.keys(board.regions).filter(id => board.regions[id]!.includes(c))
      expect(sides.sort()).toEqual([...slow.get(name)!.sides].sort())
    }
  },
)

test('the board is empty, red begins; stones go on empty cells in turn and stay', () => {
  const match = start(y, { swap: 'off' })
  expect(json(match)).toEqual({ turn: 'red', pieces: {} })
  expect(moves(match)).toHaveLength(66)
  play(match, 'f8 k1')
  expect(json(match)).toEqual({ turn: 'red', pieces: { f8: 'red stone', k1: 'blue stone' } })
  expect(moves(match)).toHaveLength(64)
  expect(refused(match)).toEqual({ f8: 'This place is taken already.', k1: 'This place is taken already.' })
})

test('one chain that reaches all three sides wins; two sides do not suffice', () => {
  expect(play(red('c3 d3 d4'), 'd5').outcome).toBeUndefined()
  expect(play(red('c3 d3 d4 d5'), 'e3').outcome?.result).toEqual([1, 0])
  const blue = from(y, { turn: 'blue', pieces: stones('blue', 'c3 d3 d4 d5') }, small)
  expect(play(blue, 'e2').outcome?.result).toEqual([0, 1])
})

test('the three sides must be reached by the same chain', () => {
  expect(play(red('c3 e3 e4 e5'), 'b4').outcome).toBeUndefined()
})

test('a corner belongs to both its sides: a whole side wins', () => {
  expect(play(red('a5 b5 c5 d5'), 'e5').outcome?.result).toEqual([1, 0])
  expect(play(red('e1 e2 e3 e4'), 'e5').outcome?.result).toEqual([1, 0])
  expect(play(red('e1 d2 c3 b4'), 'a5').outcome?.result).toEqual([1, 0])
})

test('c3 and d4 do not touch, c3 and b4 do', () => {
  expect(play(red('c3 d4 e4'), 'd5').outcome).toBeUndefined()
  expect(play(red('e3 d3 c4'), 'b4').outcome).toBeUndefined()
  expect(play(red('e3 d3 c4 b4'), 'b5').outcome?.result).toEqual([1, 0])
})

test('after the first stone the second player may change colours, once and only then', () => {
  expect(moves(start(y))).not.toContain('swap')
  const match = play(start(y), 'f8')
  expect(moves(match)).toContain('swap')
  expect(moves(match)).toHaveLength(66)
  play(match, 'swap')
  expect(json(match)).toEqual({ turn: 'red', pieces: { f8: 'blue stone' } })
  expect(moves(match)).toHaveLength(65)
  expect(moves(match)).not.toContain('swap')
  expect(moves(play(match, 'a11'))).not.toContain('swap')
  expect(moves(play(start(y), 'f8 a11'))).not.toContain('swap')
})

test('without the swap the second player only places', () => {
  expect(moves(play(start(y, { swap: 'off' }), 'f8'))).toHaveLength(65)
})

test('the smallest board has 15 cells', () => {
  expectMoves(start(y, { size: '5' }), 'e1 d2 e2 c3 d3 e3 b4 c4 d4 e4 a5 b5 c5 d5 e5')
})

test.each([
  [5, 80],
  [8, 12],
  [11, 3],
])('side %i: %i random games end when and as a slow referee says, never in a draw', (side, games) => {
  const board = slowBoard(side)
  const rng = new Rng(side)
  for (let i = 0; i < games; i++) {
    const match = start(y, { size: String(side) })
    const laid = new Map<string, string>()
    for (;;) {
      const colour = match.position.turn === 0 ? 'red' : 'blue'
      const names = moves(match)
      const free = [...board.keys()].filter(name => !laid.has(name))
      expect(names).toEqual([...free, ...(laid.size === 1 && colour === 'blue' ? ['swap'] : [])].sort())
      const name = names[rng.below(names.length)]!
      play(match, name)
      if (name === 'swap') for (const first of laid.keys()) laid.set(first, 'blue')
      else laid.set(name, colour)
      const won = [...laid.keys()].some(first => {
        if (laid.get(first) !== colour) return false
        const chain = new Set([first])
        for (const at of chain) for (const n of board.get(at)!.near) if (laid.get(n) === colour) chain.add(n)
        return new Set([...chain].flatMap(at => board.get(at)!.sides)).size === 3
      })
      expect(match.outcome?.result).toEqual(won ? (colour === 'red' ? [1, 0] : [0, 1]) : undefined)
      if (won) break
    }
  }
})
