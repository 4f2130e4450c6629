import { describe, expect, test } from 'vitest'
import { Layout, Moves, Rng, type Position } from '../engine/index.ts'
import { cellOf, corneredBoard, growingBoard, wayName, type Growth } from './boards/index.ts'
import { CorneredArea } from './cornered.ts'
import { GrowingArea } from './growing.ts'

const make = (growth: Growth, tells?: (code: number, side: number) => number) => {
  const board = growingBoard(growth)
  const layout = new Layout(['white', 'black'])
  const cells = layout.range('pieces', board.size + 1)
  const area = new GrowingArea(layout, board, cells, {
    ...growth,
    first: cellOf(board, '0'),
    codes: 3,
    ...(tells ? { tells } : {}),
  })
  return { board, area, cells, p: layout.empty(), layout }
}
const names = ({ board, area, p }: ReturnType<typeof make>) => {
  const out = new Moves()
  area.list(p, out)
  return out
    .toArray()
    .map(c => board.names[c]!)
    .sort()
}
const words = (p: Position, start: number, size: number) => [...p.words.subarray(start, start + size)]

test('a name tells the way from the first tile', () => {
  expect([wayName(0, 0), wayName(2, 1), wayName(-1, -3), wayName(0, -2), wayName(4, 0)]).toEqual([
    '0',
    'e2n1',
    'w1s3',
    's2',
    'e4',
  ])
  const { board } = make({ shape: 'hexes', tiles: 8, touch: 2 })
  const [east, up] = [board.cells[cellOf(board, 'e1')]!, board.cells[cellOf(board, 'n1')]!]
  expect([east.x, east.y]).toEqual([1, -0])
  expect(up.x).toBeCloseTo(0.5)
  expect(up.y).toBeLessThan(0)
  const square = growingBoard({ shape: 'squares', tiles: 4, touch: 1 })
  expect(square.cells[cellOf(square, 'w1n2')]).toMatchObject({ x: -1, y: -2 })
})

test('boards that are alike are one', () =>
  expect(growingBoard({ shape: 'hexes', tiles: 20, touch: 2 })).toBe(
    growingBoard({ shape: 'hexes', tiles: 20, touch: 2 }),
  ))

describe('where a tile may be laid', () => {
  test('the first in the middle, the second beside it, then beside one or two', () => {
    const two = make({ shape: 'hexes', tiles: 12, touch: 2 })
    expect(names(two)).toEqual(['0'])
    two.area.lay(two.p, cellOf(two.board, '0'), 1)
    expect(names(two)).toEqual(['e1', 'e1s1', 'n1', 's1', 'w1', 'w1n1'])
    two.area.lay(two.p, cellOf(two.board, 'e1'), 1)
    expect(names(two)).toEqual(['e1s1', 'n1'])
    const one = make({ shape: 'squares', tiles: 12, touch: 1 })
    one.area.lay(one.p, cellOf(one.board, '0'), 1)
    one.area.lay(one.p, cellOf(one.board, 's1'), 1)
    expect(names(one)).toEqual(['e1', 'e1s1', 'n1', 's2', 'w1', 'w1s1'])
  })

  test('no tile ever comes to the edge of the table, and the edge of the area has room', () => {
    for (const growth of [
      { shape: 'hexes', tiles: 30, touch: 2 },
      { shape: 'hexes', tiles: 12, touch: 1 },
      { shape: 'squares', tiles: 20, touch: 1 },
    ] as const) {
      // The farthest cell each time, and the farthest one on the right: a strip as long as it can be.
      for (const far of ['x', 'y'] as const) {
        const table = make(growth)
        for (let n = 0; n < growth.tiles; n++) {
          const out = new Moves()
          table.area.list(table.p, out)
          const reach = (c: number) => table.board.cells[c]![far]
          table.area.lay(
            table.p,
            out.toArray().reduce((a, b) => (reach(b) > reach(a) ? b : a)),
            1,
          )
        }
        const outward = table.area
          .laid(table.p)
          .filter(c =>
            [...Array(table.area.sides).keys()].some(
              d => table.board.next[c * table.area.sides + d] === table.board.size,
            ),
          )
        expect(outward).toHaveLength(0)
        expect(table.area.edge.count(table.p)).toBeLessThanOrEqual(2 * growth.tiles + 8)
      }
    }
  })
})

test('what tiles tell an empty cell is joined, and comes out the same from the tiles alone', () => {
  // A tile tells its code.
  const table = make({ shape: 'hexes', tiles: 60, touch: 2 }, code => 1 << code)
  const { area, board, p, layout, cells } = table
  const rng = new Rng(7)
  for (let n = 0; n < 60; n++) {
    const c = area.any(p, rng)
    expect(area.isOpen(p.words, c)).toBe(true)
    area.lay(p, c, 1 + (n % 2))
  }
  for (let c = 0; c < board.size; c++) {
    const tiles = [0, 1, 2, 3, 4, 5].filter(d => p.at(cells + board.next[c * 6 + d]!) > 0)
    const told = tiles.reduce((bits, d) => bits | (1 << p.at(cells + board.next[c * 6 + d]!)), 0)
    const sides = tiles.reduce((bits, d) => bits | (1 << d), 0)
    expect(p.at(area.near + c), board.names[c]!).toBe(p.at(cells + c) > 0 ? 0 : sides | (told << 6))
  }
  const read = layout.empty()
  for (const c of area.laid(p)) read.put(cells + c, p.at(cells + c))
  area.derive(read)
  expect(words(read, area.near, board.size)).toEqual(words(p, area.near, board.size))
  expect(area.count(read)).toBe(60)
  expect(area.edge.count(read)).toBe(area.edge.count(p))
  expect(area.flaw(read)).toBeUndefined()
})

test('tiles apart and too many tiles are flaws', () => {
  const table = make({ shape: 'squares', tiles: 3, touch: 1 })
  const { area, board, p, cells } = table
  for (const name of ['0', 'e2']) p.put(cells + cellOf(board, name), 1)
  area.derive(p)
  expect(area.flaw(p)?.en).toContain('not connected')
  for (const name of ['e1', 'w1']) p.put(cells + cellOf(board, name), 1)
  area.derive(p)
  expect(area.flaw(p)?.en).toContain('3 tiles at most')
})

test('the window holds the tiles and a ring of whole cells', () => {
  const square = make({ shape: 'squares', tiles: 9, touch: 1 })
  expect(square.area.window(square.p)).toEqual([-1.5, -1.5, 3, 3])
  const hex = make({ shape: 'hexes', tiles: 9, touch: 1 })
  hex.area.lay(hex.p, cellOf(hex.board, '0'), 1)
  hex.area.lay(hex.p, cellOf(hex.board, 'e1'), 1)
  const [x, y, w, h] = hex.area.window(hex.p)
  const rim = 0.12
  expect([x, w]).toEqual([expect.closeTo(-1.5 - rim), expect.closeTo(4 + 2 * rim)])
  expect(h).toBeCloseTo(Math.sqrt(3) + 2 / Math.sqrt(3) + 2 * rim)
  expect(y).toBeCloseTo(-h / 2)
})

test('a cornered area moves when it grows to the left or upwards', () => {
  const board = corneredBoard(6)
  const layout = new Layout(['white', 'black'])
  const cells = layout.range('pieces', board.size + 1)
  const area = new CorneredArea(layout, board, cells, { tiles: 6, touch: 1, codes: 7 })
  const p = layout.empty()
  const lay = (name: string, code: number) => area.lay(p, area.makeRoom(p, cellOf(board, name)), code)
  const seen = () => Object.fromEntries(area.laid(p).map(c => [board.names[c]!, p.at(cells + c)]))
  lay('A1', 1)
  lay('@1', 2)
  expect(seen()).toEqual({ A1: 2, B1: 1 })
  lay('A0', 3)
  lay('C2', 4)
  expect(seen()).toEqual({ A1: 3, A2: 2, B2: 1, C2: 4 })
  expect([p.at(area.wide), p.at(area.high)]).toEqual([3, 2])
  expect(area.isBeyond(p.words, cellOf(board, 'D2'), 3)).toBe(true)
  expect(area.isBeyond(p.words, cellOf(board, '@2'), 3)).toBe(true)
  expect(area.isBeyond(p.words, cellOf(board, 'B1'), 3)).toBe(false)
  expect(area.isBeyond(p.words, cellOf(board, 'D2'), 4)).toBe(false)
  const read = layout.empty()
  for (const [name, code] of [
    ['B2', 3],
    ['B3', 2],
    ['C3', 1],
    ['D3', 4],
  ] as const)
    read.put(cells + cellOf(board, name), code)
  area.derive(read)
  expect(words(read, cells, board.size)).toEqual(words(p, cells, board.size))
  expect(words(read, area.near, board.size)).toEqual(words(p, area.near, board.size))
  expect([read.low, read.high]).toEqual([p.low, p.high])
})
