// Writes THIRD-PARTY.txt: the licence of every package that travels with the page, word for word.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Licences that may travel with a program under the MIT licence. */
const WELCOME = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'OFL-1.1',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Zlib',
  'MPL-1.1',
])

/** Parts of the service worker, which is made after the bundle. */
const SERVICE_WORKER = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies']

/** What stays on the server and in the command line. All other dependencies travel: fonts and word lists are no modules. */
const STAYS = new Set(['@resvg/resvg-js', 'better-sqlite3', 'kysely', 'pg'])

/** The packages that the program itself names and that travel with the page. */
export function named(modules: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(modules, '../package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return Object.keys(dependencies).filter(name => !STAYS.has(name))
}

/** A package that carries no text of its own is under the text of its sibling. */
const TEXT_OF: Readonly<Record<string, string>> = { '@mathjax/mathjax-newcm-font': '@mathjax/src' }

/** What is offered under several licences travels under this one, with the words that it asks for. */
const CHOSEN: Readonly<Record<string, { readonly licence: string; readonly words: string }>> = {
  'dictionary-hu': {
    licence: 'MPL-1.1',
    words:
      'The contents of this file are subject to the Mozilla Public License Version 1.1 (the "License"); you may not use this ' +
      'file except in compliance with the License. You may obtain a copy of the License at http://www.mozilla.org/MPL/\n\n' +
      'Software distributed under the License is distributed on an "AS IS" basis, WITHOUT WARRANTY OF ANY KIND, either express ' +
      'or implied. See the License for the specific language governing rights and limitations under the License.\n\n' +
      'The file words-hungarian-*.bin is made from the stems and affix rules of this package by src/words/hungarian-forms.ts. ' +
      'The source is the package itself, dictionary-hu on npm, unchanged.',
  },
}

/** The package a module belongs to. */
export const packageOf = (id: string): string | undefined =>
  /node_modules\/(?!.*node_modules\/)((?:@[^/]+\/)?[^/?\0]+)/.exec(id)?.[1]

/** The notice of one package. A licence that is unknown or has no text stops the build: it must be looked at. */
export function noticeOf(name: string, modules: string): string {
  const folder = join(modules, name)
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string
    license?: string
  }
  const chosen = CHOSEN[name]
  const offered = (about.license ?? 'none').replace(/[()]/g, '').split(' OR ')
  const licence = chosen && offered.includes(chosen.licence) ? chosen.licence : (about.license ?? 'none')
  if (!WELCOME.has(licence)) throw new Error(`${name}: the licence "${licence}" may not travel with the page`)
  const text = readdirSync(folder).find(file => /^(licen[cs]e|copying|ofl)/i.test(file))
  const sibling = TEXT_OF[name]
  if (text === undefined && sibling === undefined) throw new Error(`${name}: its licence has no text`)
  const path = text === undefined ? textIn(join(modules, sibling ?? '')) : join(folder, text)
  const words = chosen ? `${chosen.words}\n\n` : ''
  return `${name} ${about.version} (${licence})\n\n${words}${readFileSync(path, 'utf8').trim()}\n`
}

const textIn = (folder: string): string =>
  join(folder, readdirSync(folder).find(file => /^(licen[cs]e|copying|ofl)/i.test(file)) ?? 'LICENSE')

const RULE = `\n${'-'.repeat(80)}\n\n`

/** Files of others that lie among our own, each with its licence beside it. */
const BESIDE = ['src/studio/print/iso-coated-v2-300.txt']

export function thirdParty(names: Iterable<string>, modules: string): string {
  const all = [...new Set(names)].toSorted()
  return [
    'Játékvilág travels with the work of others, under these licences.\n',
    ...all.map(name => noticeOf(name, modules)),
    ...BESIDE.map(path => readFileSync(join(modules, '..', path), 'utf8')),
  ].join(RULE)
}

export function notices(): Plugin {
  let modules = ''
  return {
    name: 'jatekvilag-notices',
    apply: 'build',
    configResolved(config) {
      modules = join(config.root, 'node_modules')
    },
    generateBundle: {
      order: 'post',
      handler() {
        const found = [...this.getModuleIds()].flatMap(id => packageOf(id) ?? [])
        // Tools leave small helpers in the bundle under names of their own.
        const shipped = found.filter(name => existsSync(join(modules, name, 'package.json')))
        const source = thirdParty([...named(modules), ...shipped, ...SERVICE_WORKER], modules)
        this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY.txt', source })
      },
    },
  }
}
