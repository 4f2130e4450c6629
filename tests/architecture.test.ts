// The map in ARCHITECTURE.md is the law: every import goes along its arrows, and only games know games by name.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const top = join(import.meta.dirname, '..')
const map = readFileSync(join(top, 'ARCHITECTURE.md'), 'utf8')

/** Folders below src (`web` stands for its own two files where `web/…` are folders) and what each line of the map lets it use. */
function arrowsOf(text: string): ReadonlyMap<string, readonly string[]> {
  const arrows = new Map<string, string[]>()
  for (const [, folder = '', , named = ''] of text.matchAll(/^src\/([a-z/-]+)\/ +([^→\n]*)(?:→ (.*))?$/gm)) {
    const list = named
      .split(',')
      .map(name => name.trim())
      .filter(name => name !== '')
    arrows.set(folder, [...(arrows.get(folder) ?? []), ...list])
  }
  return arrows
}

const arrows = arrowsOf(map)
const floors = [...arrows.keys()].filter(folder => folder.startsWith('web/'))

/** All that a folder may use: its arrows, and on along theirs. The floors of the web may use what the web may. */
function reachOf(folder: string, path: readonly string[] = []): ReadonlySet<string> {
  if (path.includes(folder)) throw new Error(`the arrows run in a circle: ${[...path, folder].join(' → ')}`)
  const named = arrows.get(folder) ?? []
  const direct = named.flatMap(name => (name === 'web/*' ? floors : [name]))
  const shared = folder.startsWith('web/')
    ? (arrows.get('web') ?? []).filter(name => !name.startsWith('web/'))
    : []
  const all = [...direct, ...shared]
  return new Set([folder, ...all, ...all.flatMap(name => [...reachOf(name, [...path, folder])])])
}

const files = readdirSync(join(top, 'src'), { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map(name => name.replaceAll('\\', '/'))

/** `web/table/dialogs/X.tsx` lies in `web/table`, `web/App.tsx` in `web`. */
const folderOf = (file: string): string => {
  const [first = '', second = '', third] = file.split('/')
  return first === 'web' && third !== undefined ? `web/${second}` : first
}

/** Everything a file asks for by a relative path: imports, re-exports, imports on demand, workers, globs. */
const ASKED =
  /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'|\bnew URL\(\s*'(\.[^']+)'|import\.meta\.glob[^(]*\(\s*'(\.[^']+)'/g

const importsOf = (file: string): string[] =>
  [...readFileSync(join(top, 'src', file), 'utf8').matchAll(ASKED)].map(([, plain, address, glob]) =>
    normalize(join(dirname(file), plain ?? address ?? glob ?? '')),
  )

test('every folder of the program stands on the map', () => {
  const folders = new Set(files.map(folderOf))
  expect([...folders].filter(folder => !arrows.has(folder))).toEqual([])
  expect([...arrows.keys()].filter(folder => !folders.has(folder) && folder !== 'web/styles')).toEqual([])
})

test('imports go only along the arrows', () => {
  const faults: string[] = []
  for (const file of files) {
    const reach = reachOf(folderOf(file))
    for (const asked of importsOf(file))
      if (!reach.has(folderOf(asked)) || asked.startsWith('..')) faults.push(`${file} asks for ${asked}`)
  }
  expect(faults).toEqual([])
})

test('an import is seen in every form', () => {
  const forms = `
    import { a } from './plain.ts'
    import type { B } from './type.ts'
    import './bare.css'
    export * from './again.ts'
    const later = () => import('./later.ts')
    new Worker(new URL('./worker.ts', import.meta.url))
    import.meta.glob<string>('../games/*/*/*.md', { query: '?raw' })`
  const seen = [...forms.matchAll(ASKED)].map(([, plain, address, glob]) => plain ?? address ?? glob)
  expect(seen).toEqual([
    './plain.ts',
    './type.ts',
    './bare.css',
    './again.ts',
    './later.ts',
    './worker.ts',
    '../games/*/*/*.md',
  ])
})
