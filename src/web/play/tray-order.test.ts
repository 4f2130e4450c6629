import { beforeEach, expect, test, vi } from 'vitest'
import type { Tray, TrayItem } from '../../kit/index.ts'
import { createTrayOrder, inOrder, isArrangeable } from './tray-order.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

const item = (letter: string): TrayItem => ({
  look: { art: 'letter', tint: 'wood', text: letter },
  label: { hu: letter, en: letter },
  point: `rack:${letter}`,
})
const tray = (letters: string): Tray => ({
  id: 'rack-0',
  title: { hu: '', en: '' },
  order: 'own',
  items: [...letters].map(item),
})
const letters = (items: readonly TrayItem[]) => items.map(({ look }) => look.text).join('')

test('a shuffle changes the order, keeps all the tiles, and holds on this device', () => {
  const order = createTrayOrder('m1')
  order.shuffle(tray('AABCDEF'))
  const shown = letters(order.arranged([tray('AABCDEF')])[0]!.items)
  expect(shown).not.toBe('AABCDEF')
  expect([...shown].sort().join('')).toBe('AABCDEF')
  expect(letters(createTrayOrder('m1').arranged([tray('AABCDEF')])[0]!.items)).toBe(shown)
  expect(letters(createTrayOrder('m2').arranged([tray('AABCDEF')])[0]!.items)).toBe('AABCDEF')
})

test('sorting is by the Hungarian alphabet, what has no letter comes last', () => {
  const order = createTrayOrder('m1')
  order.sort(tray('ZÁ?CÉBA'), 'hu')
  expect(letters(order.arranged([tray('ZÁ?CÉBA')])[0]!.items)).toBe('AÁBCÉZ?')
})

test('tiles that come later lie at the end, those that are laid leave the others in their order', () => {
  expect(letters(inOrder(tray('ABCDA').items, ['rack:C 0', 'rack:A 0', 'rack:B 0']))).toBe('CABDA')
  expect(letters(inOrder(tray('AB').items, ['rack:C 0', 'rack:B 0', 'rack:A 0']))).toBe('BA')
})

test('only a tray that says so, with things to point at, is arranged', () => {
  expect(isArrangeable(tray('AB'))).toBe(true)
  expect(isArrangeable(tray('A'))).toBe(false)
  const { order: _, ...plain } = tray('AB')
  expect(isArrangeable(plain)).toBe(false)
  expect(
    isArrangeable({ ...tray('AB'), items: tray('AB').items.map(({ point: __, ...rest }) => rest) }),
  ).toBe(false)
})

test('the orders of old matches are forgotten, and storage that was spoilt is no harm', () => {
  for (let i = 0; i < 40; i++) createTrayOrder(`m${i}`).shuffle(tray('ABC'))
  expect(Object.keys(JSON.parse(kept.get('jatekvilag.tray-orders')!) as object)).toHaveLength(30)
  kept.set('jatekvilag.tray-orders', '{"m1 rack-0": 5, "m2 rack-0"')
  expect(letters(createTrayOrder('m1').arranged([tray('ABC')])[0]!.items)).toBe('ABC')
})
