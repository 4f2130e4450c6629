import { describe, expect, test } from 'vitest'
import { dressed, hexRhombus, layers, makeBoard, square, type Board, growingBoard } from '../kit/index.ts'
import { ahead, bestColumns, cellAt, frameOf, unitInside } from './geometry.ts'
import { groupsOf } from './board-groups.ts'

const chess = square(8, 8, { look: 'checks' })
const at = (name: string, board: Board = chess) => board.names.indexOf(name)

describe('the frame', () => {
  test('holds the cells, a rim and the coordinates', () => {
    const plain = square(8, 8)
    const shown = frameOf(plain)
    const hidden = frameOf(plain, { coordinates: 'hidden' })
    expect(shown.labels.length).toBe(16)
    expect(hidden.labels).toEqual([])
    expect(hidden.rims[0]).toBeLessThan(shown.rims[0])
    // Numbers stand on the left, letters below; the other sides need no room for them.
    expect(shown.rims).toEqual([shown.rims[0], hidden.rims[1], hidden.rims[2], shown.rims[0]])
    expect(shown.view[2]).toBeCloseTo(8 + shown.rims[0] + shown.rims[2])
    for (const { x, y } of shown.labels) {
      expect(x).toBeGreaterThan(shown.view[0])
      expect(y).toBeLessThan(shown.view[1] + shown.view[3])
    }
  })
  test.each([3, 4, 5, 6, 8, 9, 10, 12, 15, 19])(
    'a board of %i by as many cells has at least 660 of the 720 pixels below the bar of a laptop',
    size => {
      for (const look of ['plain', 'checks', 'points'] as const) {
        const board = square(size, size, { look })
        let pixels = 720 / size
        for (let i = 0; i < 3; i++) pixels = 720 / frameOf(board, { pixels }).view[3]
        // Pieces on the outer points reach over the lines.
        expect(size * pixels, look).toBeGreaterThanOrEqual(660)
      }
    },
  )
  test('a field of two colours has its coordinates in the corners of its cells, and a thin rim', () => {
    for (const flipped of [false, true]) {
      const { labels, rims, places } = frameOf(chess, { flipped })
      expect(rims[0] / 8).toBeLessThan(0.02)
      expect(labels).toHaveLength(16)
      for (const { x, y, text, cell } of labels) {
        expect(chess.names[cell!]).toContain(text)
        expect(Math.abs(x - places[cell!]!.x)).toBeLessThan(0.5)
        expect(Math.abs(y - places[cell!]!.y)).toBeLessThan(0.5)
      }
    }
    expect(frameOf(square(20, 20, { look: 'checks' })).labels.every(label => label.cell === undefined)).toBe(
      true,
    )
  })
  test('turned round, a1 lies where h8 lay and the letters stay below', () => {
    const [plain, turned] = [frameOf(chess), frameOf(chess, { flipped: true })]
    expect(turned.places[at('a1')]).toMatchObject({
      x: plain.places[at('h8')]!.x,
      y: plain.places[at('h8')]!.y,
    })
    expect(turned.view).toEqual(plain.view)
    const a = turned.labels.find(label => label.text === 'a')!
    expect(a.y).toBe(plain.labels.find(label => label.text === 'a')!.y)
    expect(a.x).toBeGreaterThan(plain.places[at('h1')]!.x)
    expect(a.x).toBeLessThan(plain.places[at('h1')]!.x + 0.5)
  })
  test('a window on hexes shows whole cells only, so that no row sticks out', () => {
    const board = growingBoard({ shape: 'hexes', tiles: 16, touch: 1 })
    for (const flipped of [false, true])
      for (const window of [
        [-2.6, -2.3, 5.2, 4.6],
        [0.3, -5.1, 3.3, 7.7],
      ] as const) {
        const { places, shown, view } = frameOf(board, { window, flipped })
        const [x, y, w, h] = view
        expect([w, h]).toEqual(window.slice(2))
        expect(shown.length).toBeGreaterThan(9)
        for (const c of shown)
          places[c]!.outline!.forEach((v, i) => {
            const [low, long] = i % 2 === 0 ? [x, w] : [y, h]
            expect(v).toBeGreaterThanOrEqual(low - 1e-6)
            expect(v).toBeLessThanOrEqual(low + long + 1e-6)
          })
      }
  })
  test('a window shows its cells only', () => {
    const { view, shown } = frameOf(chess, { window: [0.5, 0.5, 3, 2] })
    expect(view).toEqual([0.5, 0.5, 3, 2])
    expect(shown.map(c => chess.names[c])).toEqual(['b6', 'c6', 'd6', 'b7', 'c7', 'd7'])
  })
})

test('layers are groups that wrap', () => {
  const cube = layers(square(4, 4), 4)
  expect(groupsOf(cube.cells).length).toBe(4)
  expect(groupsOf(chess.cells).length).toBe(1)
  const [row, two] = [frameOf(cube), frameOf(cube, { columns: 2 })]
  expect(row.view[2]).toBeGreaterThan(3 * row.view[3])
  expect(two.view[2]).toBeLessThan(1.2 * two.view[3])
  expect(two.labels.map(label => label.text)).toEqual(['1', '2', '3', '4'])
  expect(frameOf(cube, { columns: 2, flipped: true }).labels[3]!.y).toBe(two.labels[0]!.y)
  expect(bestColumns(cube, 340, 700)).toBe(2)
  expect(bestColumns(cube, 1900, 700)).toBe(4)
})

describe('the cell under a place', () => {
  test('squares, and nothing on the rim', () => {
    const frame = frameOf(chess)
    expect(cellAt(frame, 4.4, 3.6)).toBe(at('e4'))
    expect(cellAt(frame, -0.7, 3)).toBeUndefined()
  })
  test('the corner of a hex belongs to the hex', () => {
    const board = hexRhombus(5)
    const frame = frameOf(board)
    const { x, y } = frame.places[12]!
    expect(cellAt(frame, x, y - 0.5)).toBe(12)
    expect(cellAt(frame, x + 0.49, y)).toBe(12)
  })
  test('points within reach', () => {
    const frame = frameOf(square(9, 9, { look: 'points' }))
    expect(cellAt(frame, 2.4, 2.3)).toBe(cellAt(frame, 2, 2))
    expect(cellAt(frame, -0.5, 8.3)).toBe(0)
    expect(cellAt(frame, -0.7, 8.5)).toBeUndefined()
  })
  test('points at the corners of an area, and the area around its middle', () => {
    const corner = (name: string, x: number, y: number) => ({ name, x, y })
    const area = { name: 'area', x: 1, y: 1, outline: [0, 0, 2, 0, 2, 2, 0, 2] }
    const cells = [corner('a', 0, 0), corner('b', 2, 0), corner('c', 2, 2), corner('d', 0, 2), area]
    const frame = frameOf(makeBoard({ cells, dirs: [], step: () => undefined }))
    expect(cellAt(frame, 0.4, 0.4)).toBe(0)
    expect(cellAt(frame, 0.9, 0.8)).toBe(4)
    expect(cellAt(frame, -0.3, 0)).toBe(0)
    expect(cellAt(frame, -0.7, 1)).toBeUndefined()
  })
})

test('pieces fit narrow cells', () => {
  expect(unitInside(chess.cells[0]!)).toBe(1)
  expect(
    unitInside({ name: '', x: 0, y: 0, outline: [-0.2, -0.5, 0.2, -0.5, 0.2, 0.5, -0.2, 0.5] }),
  ).toBeCloseTo(0.4)
  const points = makeBoard({
    cells: [0, 0.5, 1, 1.5].map((x, i) => ({ name: String(i), x, y: 0 })),
    dirs: [],
    step: () => undefined,
  })
  expect(frameOf(points).places[0]!.unit).toBeCloseTo(0.5)
})

describe('arrow keys', () => {
  test('on squares to the neighbour, turned round too', () => {
    expect(ahead(frameOf(chess), at('e4'), 0, -1)).toBe(at('e5'))
    expect(ahead(frameOf(chess, { flipped: true }), at('e4'), 0, -1)).toBe(at('e3'))
    expect(ahead(frameOf(chess), at('h4'), 1, 0)).toBeUndefined()
  })
  test('on hexes to the next row, and not around the corner at its end', () => {
    const board = hexRhombus(5)
    const frame = frameOf(board)
    expect(board.names[ahead(frame, at('c3', board), 0, -1)!]).toMatch(/^[bc]4$/)
    expect(ahead(frame, at('a3', board), -1, 0)).toBeUndefined()
  })
  test('where every second row is shifted, up and down to the next row, left and right along it', () => {
    const shifted = square(5, 5, { without: (col, row) => (col + row) % 2 === 1, look: 'points' })
    const frame = frameOf(shifted)
    const names = (from: string, dx: number, dy: number) =>
      shifted.names[ahead(frame, at(from, shifted), dx, dy)!]
    expect(names('c3', 0, -1)).toMatch(/^[bd]4$/)
    expect(names('c3', 0, 1)).toMatch(/^[bd]2$/)
    expect(names('c3', 1, 0)).toBe('e3')
    expect(names('b2', -1, 0)).toMatch(/^a[13]$/)
  })
  test('over a hole', () => {
    const holed = square(3, 3, { without: (col, row) => col === 1 && row === 1 })
    expect(ahead(frameOf(holed), at('a2', holed), 1, 0)).toBe(at('c2', holed))
  })
})

test('coordinates along straight sides ask for a rectangular plate', () => {
  expect(frameOf(chess).boxed).toBe(true)
  expect(frameOf(hexRhombus(5)).boxed).toBe(false)
  expect(frameOf(dressed(chess, { labels: [] })).boxed).toBe(false)
})
