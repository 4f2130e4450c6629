import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CHAPTERS } from '../library/search.ts'
import { games } from '../../games/index.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { sentence } from './text.ts'

/** Every text by its path; functions are called with stand-ins. */
function texts(node: unknown, path: string): Map<string, string> {
  if (typeof node === 'string') return new Map([[path, node]])
  if (typeof node === 'function') {
    const speak = node as (...given: unknown[]) => string
    return new Map([
      [
        path,
        path === '.players' || path === '.listed'
          ? speak(path === '.players' ? [2, 4] : ['a', 'b'])
          : speak(3, 4),
      ],
    ])
  }
  const found = new Map<string, string>()
  for (const [key, value] of Object.entries(node as object))
    for (const [where, text] of texts(value, `${path}.${key}`)) found.set(where, text)
  return found
}

test('every text is there in both languages, and they differ', () => {
  const [one, two] = [texts(hu, ''), texts(en, '')]
  expect([...one.keys()].sort()).toEqual([...two.keys()].sort())
  for (const [path, text] of [...one, ...two]) expect(text.trim(), path).not.toBe('')
  const same = [...one].filter(([path, text]) => two.get(path) === text).map(([path]) => path)
  expect(same).toEqual([
    '.name',
    '.title',
    '.play.announceMove',
    '.play.tabTurn',
    '.settings.languages.hu',
    '.settings.languages.en',
  ])
})

test('one stop at the end of a sentence', () => {
  const told = ['Luck: 5-3:', 'A refund of 20 dollars.', 'Not this time', 'Won!'].map(sentence)
  expect(told).toEqual(['Luck: 5-3.', 'A refund of 20 dollars.', 'Not this time.', 'Won!'])
})

test('numbers and plurals', () => {
  expect([en.library.found(1), en.library.found(2)]).toEqual(['1 game', '2 games'])
  expect(hu.library.found(2)).toBe('2 játék')
  expect([en.players([1]), en.players([2, 4]), en.players([3, 2, 4])]).toEqual([
    '1 player',
    '2 or 4 players',
    '2–4 players',
  ])
  expect(hu.players([4, 2])).toBe('2 vagy 4 játékos')
})

test('every chapter of the library has a name', () => {
  for (const { chapter } of games) expect(CHAPTERS).toContain(chapter)
})

test('no words for people stand in the pages themselves', () => {
  const pages = join(import.meta.dirname, '..')
  const faults: string[] = []
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.tsx'),
  )) {
    const source = readFileSync(join(pages, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    for (const [whole] of source.matchAll(/>\s*[^<>{}=;()\n]*\p{L}{3}[^<>{}=;()\n]*\s*<\//gu))
      faults.push(`${file}: ${whole}`)
    for (const [whole] of source.matchAll(/\b(?:title|aria-label|placeholder|alt)="[^"]*\p{L}{2}[^"]*"/gu))
      faults.push(`${file}: ${whole}`)
  }
  expect(faults).toEqual([])
})
