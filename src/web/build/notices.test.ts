import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { named, noticeOf, packageOf, thirdParty } from './notices.ts'

const modules = join(import.meta.dirname, '../../../node_modules')

test('a module tells its package', () => {
  expect(packageOf('/x/node_modules/solid-js/dist/solid.js')).toBe('solid-js')
  expect(packageOf('/x/node_modules/@cantoo/pdf-lib/es/index.js?v=1')).toBe('@cantoo/pdf-lib')
  expect(packageOf('/x/node_modules/a/node_modules/@b/c/index.js')).toBe('@b/c')
  expect(packageOf('/x/src/web/main.tsx')).toBe(undefined)
})

test('everything the page depends on has a licence with a text; each stands once', () => {
  const names = named(modules)
  const text = thirdParty([...names, ...names], modules)
  for (const name of names) expect(text.split(`\n${name} `).length, name).toBe(2)
  expect(text).toContain('SIL OPEN FONT LICENSE')
  expect(text).toContain('Apache License')
  expect(text).toContain('basICColor GmbH')
})

test('the Hungarian dictionary travels under the licence that was chosen, with its words and its authors', () => {
  const notice = noticeOf('dictionary-hu', modules)
  expect(notice).toMatch(/^dictionary-hu \d+\.\d+\.\d+ \(MPL-1\.1\)\n/)
  expect(notice).toContain('Mozilla Public License Version 1.1')
  expect(notice).toContain('László Németh')
  expect(notice).toContain('words-hungarian')
})

test('a licence that may not travel, or has no text, stops the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'notices-'))
  const make = (name: string, license: string, text?: string) => {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'package.json'), JSON.stringify({ version: '1.0.0', license }))
    if (text !== undefined) writeFileSync(join(folder, name, 'LICENSE'), text)
  }
  make('free', 'MIT', 'do as you like')
  make('copyleft', 'GPL-3.0', 'share alike')
  make('silent', 'MIT')
  expect(noticeOf('free', folder)).toBe('free 1.0.0 (MIT)\n\ndo as you like\n')
  expect(() => noticeOf('copyleft', folder)).toThrow('GPL-3.0')
  expect(() => noticeOf('silent', folder)).toThrow('no text')
  rmSync(folder, { recursive: true })
})
