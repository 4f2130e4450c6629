import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MATERIALS } from '../kit/index.ts'
import { materialSheet, plainColours, properties, TINT_NAMES } from './palette.ts'
import { PALETTES } from './materials/palettes.ts'

const read = (name: string) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8')

test('board-colours.css holds the same colours', () => {
  const written = read('board-colours.css').split('/* palette */')[1]!.split('}')[0]!
  expect(
    written
      .split('\n')
      .map(line => line.trim())
      .filter(Boolean),
  ).toEqual(properties())
})

test('materials.css holds the same colours', () => {
  expect(read('materials/materials.css').replace(/^.*\n/, '')).toBe(materialSheet())
})

const luminance = (hex: string) => {
  const [r, g, b] = [1, 3, 5].map(i => {
    const v = parseInt(hex.slice(i, i + 2), 16) / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string) => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

test.each(MATERIALS)('what is printed on a piece can be read: %s', material => {
  const { tint } = plainColours('light', material)
  for (const name of TINT_NAMES)
    expect(contrast(tint(name, 'base'), tint(name, 'ink')), name).toBeGreaterThan(4.5)
})

test.each(MATERIALS)('coordinates and words on the board can be read: %s', material => {
  const { board } = plainColours('light', material)
  // Coordinates stand on the slab itself or in the corner of a cell of two colours.
  expect(contrast(board('board-frame'), board('board-frame-ink'))).toBeGreaterThan(4.5)
  // The points of a case of backgammon bear no letters.
  if ('board-light' in PALETTES[material].board && material !== 'luck') {
    expect(contrast(board('board-dark'), board('board-frame-ink'))).toBeGreaterThan(4.5)
    expect(contrast(board('board-light'), board('board-ink'))).toBeGreaterThan(4.5)
  }
})

test.each(MATERIALS)('what stands beside a board can be read: %s', material => {
  const { board } = plainColours('light', material)
  // The ink of a board of words is for its bright fields.
  const ink = board(material === 'words' ? 'board-frame-ink' : 'board-ink')
  expect(contrast(board('board-plate'), ink)).toBeGreaterThan(4.5)
})

test.each(MATERIALS)('a line is seen on its board: %s', material => {
  const { board } = plainColours('light', material)
  expect(contrast(board('board-plate'), board('board-line'))).toBeGreaterThan(1.9)
})

test('hands and captured men can be read, light and dark', () => {
  for (const theme of ['light', 'dark'] as const) {
    const { board } = plainColours(theme)
    expect(contrast(board('tray'), board('tray-ink'))).toBeGreaterThan(4.5)
  }
})
