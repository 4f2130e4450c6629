// CONTRIBUTING.md shows code and names words: both must be there, or the ten minutes are gone.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as engine from '../src/engine/index.ts'
import * as kit from '../src/kit/index.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const text = read('CONTRIBUTING.md')
const section = (title: string) => text.split(/^## /m).find(each => each.startsWith(title)) ?? ''

test('the game that is walked through is the game in its folder', () => {
  const game = read('src/games/egyeb-logikai/neutron/game.ts')
  const blocks = [...section('A standing game').matchAll(/^```ts\n([\s\S]*?)^```$/gm)]
  expect(blocks.length).toBeGreaterThan(5)
  for (const [, block] of blocks) expect(game).toContain(block)
})

test('every word of the kit by feature exists', () => {
  const own = new Set(Object.keys({ ...engine, ...kit }))
  const sources = ['spec', 'rules', 'ground', 'ways', 'turns', 'hands', 'wording']
    .map(file => read(`src/kit/standing/${file}.ts`))
    .join('\n')
  const rows = section('The kit by feature')
    .split('\n')
    .filter(row => row.startsWith('| '))
  for (const [, word] of rows.join('\n').matchAll(/`([A-Za-z]+)`/g))
    expect(own.has(word!) || new RegExp(`\\b${word}\\??:|'${word}'`).test(sources), word).toBe(true)
  for (const [, word] of rows.join('\n').matchAll(/`g\.([A-Za-z]+)/g))
    expect(new RegExp(`^  (readonly )?${word}[(:]`, 'm').test(sources), `g.${word}`).toBe(true)
})
