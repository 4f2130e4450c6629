#!/usr/bin/env node
// npm test: sets everything up, then format, lint, types, build, unit, contract and browser tests.
// Words after `npm test --` go to vitest (and then only vitest runs).
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from './postgres.js'
import { build, prepare, run, top } from './prepare.js'

const node = prepare()
const tool = path => join(top, 'node_modules', path)
const only = process.argv.slice(2)

const quiet = {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
}
const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const where = names => {
  const found = spawnSync('which', names, { encoding: 'utf8' })
  return found.stdout?.split('\n')[0] || undefined
}

/** Chromium without windows of its own comes first: it takes half the processor time of the whole one. */
function chromium() {
  const shell = () => where(['chromium-headless-shell'])
  const named = [process.env.CHROMIUM, shell()].find(path => path && existsSync(path))
  if (named) return named
  if (mayInstall) {
    console.log('Installing Chromium …')
    run('apt-get', ['update', '-q'], quiet)
    run('apt-get', ['install', '-yq', 'chromium-headless-shell', 'fonts-dejavu-core'], quiet)
    if (shell()) return shell()
  }
  const whole = () => where(['chromium', 'chromium-browser', 'google-chrome'])
  if (!whole() && mayInstall) run('apt-get', ['install', '-yq', 'chromium', 'fonts-dejavu-core'], quiet)
  return whole()
}

/** The printed pages are opened by other programs than the one that wrote them. */
function readers() {
  const missing = () => ['pdfinfo', 'qpdf'].some(name => !where([name]))
  if (!missing()) return true
  if (!mayInstall) return false
  console.log('Installing poppler-utils and qpdf …')
  run('apt-get', ['update', '-q'], quiet)
  run('apt-get', ['install', '-yq', 'poppler-utils', 'qpdf'], quiet)
  return !missing()
}

/** Some suites try another part of the library in every run: the commit says which, and the number repeats it. */
function rotation() {
  if (process.env.ROTATION) return process.env.ROTATION
  const head = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: top, encoding: 'utf8' })
  const number = parseInt(head.stdout ?? '', 16)
  return String(Number.isNaN(number) ? Math.floor(Date.now() / 86_400_000) : number)
}
const turn = rotation()
console.log(
  `ROTATION=${turn} (the same number repeats this run's choice of games; ROTATION=all takes all of them)`,
)

const browser = chromium()
if (!browser) {
  console.error('The browser tests need Chromium: install it, or name it in the variable CHROMIUM.')
  process.exit(1)
}

if (!readers()) {
  console.error('The print tests need poppler-utils and qpdf: install them.')
  process.exit(1)
}

// The storage tests run on SQLite and on PostgreSQL; where there is none, those on PostgreSQL are listed as skipped.
const postgres = startPostgres()
process.on('exit', () => postgres.stop?.())
if (!postgres.url) console.log(`Skipping the storage tests on PostgreSQL: ${postgres.why}.`)

let passed = 0
let failed = 0
const step = (name, work) => {
  const began = Date.now()
  count(name, work() === 0, began)
}
const count = (name, good, began) => {
  if (good) passed++
  else failed++
  console.log(`${good ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
}

/** Runs beside the next steps; its word comes when it is asked for. */
function beside(name, args) {
  const began = Date.now()
  const done = once(spawn(node, args, { cwd: top, stdio: 'inherit' }), 'exit')
  return async () => count(name, (await done)[0] === 0, began)
}

let lintDone
if (only.length === 0) {
  step('format', () => run(node, [tool('oxfmt/bin/oxfmt'), '--check']))
  lintDone = beside('lint', [tool('oxlint/bin/oxlint'), '--type-aware', '--quiet'])
  step('types', () => run(node, [tool('typescript/bin/tsc')]))
}
step('build', () => build(node))
await lintDone?.()
// The browser tests come by themselves: they measure what a person feels, and the others take all the cores.
const inBrowser = ['--config', 'tests/browser/vitest.config.ts', '--reporter=tests/browser/second-tries.ts']
const suites = only.length > 0 ? [only] : [[], inBrowser]
const scratch = name => join(tmpdir(), `jatekvilag-${name}-${process.pid}`)
const tries = scratch('tries.txt')

/** What a file says, which goes away with it; undefined without the file. */
function taken(path) {
  if (!existsSync(path)) return undefined
  const text = readFileSync(path, 'utf8').trim()
  rmSync(path)
  return text
}

/** Counts the tests of a run. Answers with the files under which a worker died, if nothing else went wrong. */
function suite(words) {
  const [report, lost] = [scratch('tests.json'), scratch('lost.txt')]
  const reporters = ['default', 'json', 'tests/lost-files.ts'].map(name => `--reporter=${name}`)
  const args = [tool('vitest/vitest.mjs'), 'run', ...reporters, `--outputFile.json=${report}`, ...words]
  const status = run(node, args, {
    env: {
      ...process.env,
      CHROMIUM: browser,
      ROTATION: turn,
      SECOND_TRIES: tries,
      LOST_FILES: lost,
      ...(postgres.url ? { TEST_DATABASE_URL: postgres.url } : {}),
    },
  })
  const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(taken(report) ?? '{}')
  passed += numPassedTests
  failed += numFailedTests
  const files = taken(lost)?.split('\n')
  // A file that could not even be loaded has no failed test to count.
  if (status !== 0 && numFailedTests === 0 && !files) failed++
  return files
}

for (const words of suites) {
  const lost = suite(words)
  if (!lost) continue
  console.log(`\n⚠ A worker died; its files are run once more:\n${lost.join('\n')}\n`)
  if (suite([...words, ...lost])) failed++
}

// What passed only when it was tried again is said loudly: it is a fault of the test or of the page.
const again = taken(tries)
if (again)
  console.log(
    `\n${again}\n\n⚠ ${again.split('\n').length} browser test(s) needed a second try: find out why.`,
  )

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
