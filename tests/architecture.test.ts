// The map in ARCHITECTURE.md is the law: every import goes along its arrows, and only games know games by name.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { games } from '../src/games/index.ts'

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

test('only luck, clocks and opponents read the whole match; pages read what a seat may know', () => {
  const runners = files.filter(
    file =>
      file.startsWith('web/') &&
      /\bHostSession\b|\.host\b/.test(readFileSync(join(top, 'src', file), 'utf8')),
  )
  expect(
    runners.filter(file => !/\/bots\.ts$|\/automatic-moves\.ts$|match\/session\.ts$/.test(file)),
  ).toEqual([])
  expect(runners).toContain('web/own/ekkovadaszok/bots.ts')
})

test('every folder of the program stands on the map', () => {
  const folders = new Set(files.map(folderOf))
  expect([...folders].filter(folder => !arrows.has(folder))).toEqual([])
  expect([...arrows.keys()].filter(folder => !folders.has(folder) && folder !== 'web/styles')).toEqual([])
})

test('every folder opens with an index or a README', () => {
  const bare = [...arrows.keys()].filter(
    folder => !readdirSync(join(top, 'src', folder)).some(name => /^(README\.md|index\.tsx?)$/.test(name)),
  )
  expect(bare).toEqual([])
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

test('only games know games by name, and the page of a game knows its own', () => {
  const chapters = new Set(games.map(({ chapter }) => chapter))
  // Short ids are words of the program too ('hex', 'go'); as names of games they would stand in an address or an import.
  const telling = games.map(({ id }) => id).filter(id => id.length > 7 && !chapters.has(id))
  const faults: string[] = []
  for (const file of files.filter(name => !name.startsWith('games/'))) {
    const own = /^web\/own\/([^/]+)\//.exec(file)?.[1]
    const text = readFileSync(join(top, 'src', file), 'utf8')
    const named = [
      ...importsOf(file).flatMap(asked => /^games\/[^/*]+\/([^/*]+)\//.exec(asked)?.[1] ?? []),
      ...[...text.matchAll(/\/(?:play|rules)\/([a-z0-9-]+)\b(?![a-z0-9-]*\.tsx?')/g)].map(([, id]) => id!),
      ...telling.filter(id => text.includes(`'${id}'`) || text.includes(`"${id}"`)),
    ]
    for (const id of named) if (id !== own) faults.push(`${file} knows ${id}`)
  }
  expect(faults).toEqual([])
})

test('a game says that it has a page of its own exactly when there is one', () => {
  const declared = games.filter(({ page }) => page === 'own').map(({ id }) => id)
  const folders = readdirSync(join(top, 'src/web/own'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
  expect(folders.sort()).toEqual([...declared].sort())
  for (const id of declared) expect(files).toContain(`web/own/${id}/Page.tsx`)
})
