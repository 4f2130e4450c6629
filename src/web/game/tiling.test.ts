import { expect, test } from 'vitest'
import { A4, cellSize, RIM, tile } from './tiling.ts'

test('a board that fits stays on one sheet, turned the way it fits', () => {
  expect(tile(180, 180).sheets).toEqual([{ row: 0, col: 0, x: 0, y: 0, width: 180, height: 180 }])
  expect(tile(180, 260).paper).toBe('upright')
  expect(tile(260, 170)).toMatchObject({ paper: 'sideways', sheets: [{ width: 260, height: 170 }] })
})

test('a larger one is cut into equal parts that cover it without a gap, each within the rim', () => {
  for (const [width, height] of [
    [400, 400],
    [300, 900],
    [191, 100],
    [1000, 60],
  ] as const) {
    const { paper, sheets } = tile(width, height)
    const [wide, high] = paper === 'upright' ? [A4.short, A4.long] : [A4.long, A4.short]
    expect(sheets.reduce((sum, sheet) => sum + sheet.width * sheet.height, 0)).toBeCloseTo(width * height)
    for (const sheet of sheets) {
      expect(sheet.width).toBeLessThanOrEqual(wide - 2 * RIM + 1e-9)
      expect(sheet.height).toBeLessThanOrEqual(high - 2 * RIM + 1e-9)
    }
    const last = sheets.at(-1)!
    expect([last.x + last.width, last.y + last.height]).toEqual([
      expect.closeTo(width),
      expect.closeTo(height),
    ])
  }
  // Sideways five sheets are enough, upright six would be needed.
  expect(tile(1000, 60).sheets).toHaveLength(4)
})

test('cells as large as one sheet allows, never too small for fingers nor larger than a board needs', () => {
  expect(cellSize(8.4, 8.4)).toBe(22.5)
  expect(cellSize(19, 19)).toBe(16)
  expect(cellSize(3, 3)).toBe(30)
})
