import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { properties, plainColours, TINT_NAMES } from './palette.ts'

test('board.css holds the same colours', () => {
  const css = readFileSync(`${import.meta.dirname}/board.css`, 'utf8')
  const written = css.split('/* palette */')[1]!.split('}')[0]!
  expect(
    written
      .split('\n')
      .map(line => line.trim())
      .filter(Boolean),
  ).toEqual(properties())
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

test('what is printed on a piece can be read', () => {
  const { tint } = plainColours('light')
  for (const name of TINT_NAMES)
    expect(contrast(tint(name, 'base'), tint(name, 'ink')), name).toBeGreaterThan(4.5)
})

test('coordinates and words on the board can be read, light and dark', () => {
  for (const theme of ['light', 'dark'] as const) {
    const { board } = plainColours(theme)
    expect(contrast(board('board-frame'), board('board-frame-ink'))).toBeGreaterThan(4.5)
    expect(contrast(board('board-plate'), board('board-ink'))).toBeGreaterThan(4.5)
    expect(contrast(board('board-plain'), board('board-ink'))).toBeGreaterThan(4.5)
    expect(contrast(board('tray'), board('tray-ink'))).toBeGreaterThan(4.5)
  }
})
