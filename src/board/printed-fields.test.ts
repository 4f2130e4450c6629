import { expect, test } from 'vitest'
import { trackBoard } from '../kit/index.ts'
import { cellTitle } from './board-words.ts'
import { plainColours } from './palette.ts'
import { frameOf } from './geometry.ts'
import { printed } from './printed-fields.ts'
import { surface } from './surface.ts'

const board = trackBoard(
  Array.from({ length: 8 }, (_, i) => ({
    name: `f${i}`,
    print: { hu: `Szeren-\ncse\n${i}00`, en: `Luck\n${i}00` },
    told: { hu: 'Húzz egy kártyát!', en: 'Draw a card.' },
    corner: String(i),
  })),
)
const drawn = (language: 'hu' | 'en') => surface(frameOf(board, { language }), plainColours('light'), 'p')

test('fields are printed line by line in the language of the page, sums lighter, numbers in the corner', () => {
  const hu = drawn('hu')
  expect(hu).toContain('>Szeren-<')
  expect(hu).toContain('>cse<')
  expect(hu).toMatch(/font-weight="400"[^>]*>300</)
  expect(hu).toMatch(/text-anchor="start"[^>]*>3</)
  const en = drawn('en')
  expect(en).toContain('>Luck<')
  expect(en).not.toContain('Szeren')
})

test('a field is called by its number and its words in one line, other cells by their name', () => {
  expect(cellTitle(board.cells[3]!, 'hu')).toBe('3. Szerencse 300')
  expect(cellTitle(board.cells[3]!, 'en')).toBe('3. Luck 300')
  expect(cellTitle({ name: 'e4', x: 0, y: 0, text: '2L' }, 'hu')).toBe('e4')
})

test('capitals are printed smaller, so that they fit their field in any letters', () => {
  const box = { left: 0, top: 0, right: 1.8, bottom: 1.6 }
  const sizeOf = (text: string) => Number(/font-size="([^"]+)"/.exec(printed(text, box))![1])
  expect(8 * 0.66 * sizeOf('INGYENES PARKOLÓ')).toBeLessThan(1.8)
  expect(sizeOf('INGYENES PARKOLÓ')).toBeLessThan(sizeOf('Ingyenes parkoló'))
})
