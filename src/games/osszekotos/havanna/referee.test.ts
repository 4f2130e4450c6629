// A referee written from the rules alone: it shares nothing with the game.
import { expect, test } from 'vitest'
import { Rng } from '../../../engine/index.ts'
import { from, json, moves, play, start } from '../../../../tests/playing.ts'
import havanna from './game.ts'

interface Place {
  readonly near: readonly string[]
  readonly corner: boolean
  readonly side: string | undefined
}

const boards = new Map<number, ReadonlyMap<string, Place>>()

/** Row `i` from the top holds the numbers from max(1, i - side + 2) on; neighbours as the ruling lists them. */
function slowBoard(side: number): ReadonlyMap<string, Place> {
  const known = boards.get(side)
  if (known) return known
  const last = 2 * side - 1
  const has = (row: number, n: number) =>
    row >= 1 && row <= last && n >= Math.max(1, row - side + 1) && n <= Math.min(last, row + side - 1)
  const name = (row: number, n: number) => String.fromCharCode(96 + row) + String(n)
  const places = new Map<string, Place>()
  for (let row = 1; row <= last; row++)
    for (let n = 1; n <= last; n++) {
      if (!has(row, n)) continue
      const near = [
        [row, n + 1],
        [row, n - 1],
        [row + 1, n],
        [row - 1, n],
        [row + 1, n + 1],
        [row - 1, n - 1],
      ] as const
      const edges = [
        row === 1 ? 'top' : '',
        row === last ? 'bottom' : '',
        n === 1 ? 'upper left' : '',
        n === last ? 'lower right' : '',
        n - row === side - 1 ? 'upper right' : '',
        row - n === side - 1 ? 'lower left' : '',
      ].filter(edge => edge !== '')
      places.set(name(row, n), {
        near: near.filter(([r, k]) => has(r, k)).map(([r, k]) => name(r, k)),
        corner: edges.length === 2,
        side: edges.length === 1 ? edges[0] : undefined,
      })
    }
  boards.set(side, places)
  return places
}

/** All cells that can be walked to from `from` over cells that `may` be walked on. */
function walk(side: number, from: string, may: (name: string) => boolean): Set<string> {
  const reached = new Set([from])
  for (const at of reached) for (const n of slowBoard(side).get(at)!.near) if (may(n)) reached.add(n)
  return reached
}

/** The figure of a colour: 'bridge', 'fork', 'ring' or nothing. */
function figureOf(side: number, stones: ReadonlyMap<string, string>, colour: string): string {
  const board = slowBoard(side)
  const own = (name: string) => stones.get(name) === colour
  for (const name of stones.keys()) {
    if (!own(name)) continue
    const chain = [...walk(side, name, own)].map(each => board.get(each)!)
    if (chain.filter(place => place.corner).length >= 2) return 'bridge'
    if (new Set(chain.flatMap(place => place.side ?? [])).size >= 3) return 'fork'
  }
  // A cell is ringed when nobody who stands on it can leave the board without stepping on the colour.
  for (const name of board.keys()) {
    const out = [...walk(side, name, n => !own(n))].some(each => board.get(each)!.near.length < 6)
    if (!out) return 'ring'
  }
  return ''
}

test.each([4, 5, 6, 7, 8, 9, 10])(
  'side %i: the same cells and neighbours as a table made from the text',
  side => {
    const { board } = havanna.make({ size: String(side) })
    const slow = slowBoard(side)
    expect([...board.names].sort()).toEqual([...slow.keys()].sort())
    for (const [c, name] of board.names.entries()) {
      const near = [...board.next].slice(c * 6, c * 6 + 6).flatMap(n => board.names[n] ?? [])
      expect(near.sort()).toEqual([...slow.get(name)!.near].sort())
    }
  },
)

test.each([
  [4, 60],
  [5, 12],
  [7, 1],
])('side %i: %i random games end as the slow referee says, also when the position is read', (side, games) => {
  const seen = new Set<string>()
  const rng = new Rng(side)
  for (let i = 0; i < games; i++) {
    const match = start(havanna, { size: String(side) })
    const stones = new Map<string, string>()
    for (;;) {
      const colour = match.position.turn === 0 ? 'white' : 'black'
      const names = moves(match)
      expect(names).toHaveLength(slowBoard(side).size - stones.size)
      const name = names[rng.below(names.length)]!
      stones.set(name, colour)
      play(match, name)
      const figure = figureOf(side, stones, colour)
      const full = stones.size === slowBoard(side).size
      const result = figure !== '' ? (colour === 'white' ? [1, 0] : [0, 1]) : full ? [0.5, 0.5] : undefined
      expect(match.outcome?.result).toEqual(result)
      if (!result) continue
      expect(from(havanna, json(match), { size: String(side) }).outcome?.result).toEqual(result)
      seen.add(figure)
      break
    }
  }
  if (side === 4) expect([...seen].sort()).toEqual(['bridge', 'fork', 'ring'])
})
