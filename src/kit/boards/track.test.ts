import { expect, test } from 'vitest'
import { BLUE, GREEN, onField, RED, tokensOn, trackBoard, YELLOW } from '../index.ts'

const board = trackBoard(Array.from({ length: 40 }, (_, i) => ({ name: String(i), print: `field\n${i}` })))
const [x, y, wide, high] = board.centre!

test('a track goes round clockwise from the lower right corner, and its fields leave the middle free', () => {
  const at = (i: number) => board.cells[i]!
  expect([at(0).x > at(10).x, at(0).y === at(10).y]).toEqual([true, true])
  expect([at(20).y < at(10).y, at(20).x === at(10).x]).toEqual([true, true])
  expect([at(30).x > at(20).x, at(30).y === at(20).y]).toEqual([true, true])
  for (const { outline } of board.cells) {
    const [x0, y0, x1, , , y1] = outline as [number, number, number, number, number, number]
    expect(x1 <= x + 1e-9 || x0 >= x + wide - 1e-9 || y1 <= y + 1e-9 || y0 >= y + high - 1e-9).toBe(true)
  }
  // Neighbours share a side: no field overlaps the next.
  const area = board.cells.reduce((sum, { outline: o }) => sum + (o![2]! - o![0]!) * (o![5]! - o![1]!), 0)
  expect(area + wide * high).toBeCloseTo((wide + 2 * x) * (high + 2 * y))
  expect(board.next[39 * 2]).toBe(0)
})

test('depth leads to the middle from every side, and tokens of one field stand apart', () => {
  for (const field of [0, 5, 10, 15, 20, 25, 30, 35]) {
    const { x: cx, y: cy } = board.cells[field]!
    const [dx, dy] = onField(board, field, 0, 0.5)
    const off = (px: number, py: number) => Math.hypot(px - x - wide / 2, py - y - high / 2)
    expect(off(cx + dx, cy + dy), String(field)).toBeLessThan(off(cx, cy))
  }
  const [a, b] = tokensOn(
    board,
    [RED, BLUE],
    () => 7,
    i => ({ hu: String(i), en: String(i) }),
  )
  expect(Math.hypot(a!.shift![0] - b!.shift![0], a!.shift![1] - b!.shift![1])).toBeGreaterThan(0.4)
  expect(JSON.stringify(a!.look.drawing)).not.toBe(JSON.stringify(b!.look.drawing))
})

test('four tokens on a corner lie on their field whole, and none on another', () => {
  for (const corner of [0, 10, 20, 30]) {
    const label = (i: number) => ({ hu: String(i), en: String(i) })
    const placed = tokensOn(board, [RED, BLUE, GREEN, YELLOW], () => corner, label)
    const { x: cx, y: cy, outline } = board.cells[corner]!
    const [x0, y0, x1, , , y1] = outline as [number, number, number, number, number, number]
    const spots = placed.map(({ shift }) => [cx + shift![0], cy + shift![1]] as const)
    for (const { look } of placed) expect(look.size).toBe(0.62)
    for (const [px, py] of spots) {
      expect(Math.min(px - x0, x1 - px, py - y0, y1 - py), String(corner)).toBeGreaterThan(0.31)
      expect(spots.filter(([qx, qy]) => Math.hypot(px - qx, py - qy) < 0.62).length).toBe(1)
    }
  }
})
