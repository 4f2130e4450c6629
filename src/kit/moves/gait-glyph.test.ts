import { expect, test } from 'vitest'
import { gaitGlyph } from './gait-glyph.ts'

test('a step is a short line, a ride goes to the edge, forward is up', () => {
  expect(gaitGlyph('fW')).toBe('M20 20L20 9')
  expect(gaitGlyph('fR')).toBe('M20 20L20 0')
  expect(gaitGlyph('bR2')).toBe('M20 20L20 36')
  expect(gaitGlyph('frF')).toBe('M20 20L31 9')
})
test('a leap is a dot in its direction', () => {
  expect(gaitGlyph('ffN').split('M').slice(1)).toEqual(['12 4L12.1 4', '28 4L28.1 4'])
})
test('what two atoms say is drawn once, and nothing leaves the box', () => {
  expect(gaitGlyph('KW')).toBe(gaitGlyph('K'))
  for (const moves of ['K', 'Q', 'KDAN', 'vRbB', 'fWsWfBbRbB2'])
    for (const number of gaitGlyph(moves).match(/[\d.]+/g)!) expect(Number(number)).toBeLessThanOrEqual(40)
})
