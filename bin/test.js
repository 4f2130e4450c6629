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

function chromium() {
  for (const name of [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ])
    if (name && existsSync(name)) return name
  const found = spawnSync('which', ['chromium', 'chromium-browser', 'google-chrome'], { encoding: 'utf8' })
  const path = found.stdout?.split('\n')[0]
  if (path) return path
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium …')
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  run('apt-get', ['update', '-q'], quiet)
  run('apt-get', ['install', '-yq', 'chromium', 'fonts-dejavu-core'], quiet)
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined
}

/** The printed pages are opened by other programs than the one that wrote them. */
function readers() {
  const missing = () => ['pdfinfo', 'qpdf'].some(name => spawnSync('which', [name]).status !== 0)
  if (!missing()) return true
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('Installing poppler-utils and qpdf …')
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
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

let formatDone
if (only.length === 0) {
  // What was right the last time and has not changed since is not looked at again.
  const cache = name => join(top, 'node_modules', '.cache', 'jatekvilag', name)
  const formatted = ['--cache', '--cache-strategy', 'content', '--cache-location', cache('prettier')]
  formatDone = beside('format', [
    tool('prettier/bin/prettier.cjs'),
    '--check',
    '--log-level',
    'warn',
    ...formatted,
    '.',
  ])
  step('lint', () => run(node, [tool('oxlint/bin/oxlint'), '--type-aware', '--quiet']))
  const typed = ['--incremental', '--tsBuildInfoFile', cache('types.json')]
  step('types', () => run(node, [tool('typescript/bin/tsc'), '--noEmit', ...typed]))
}
step('build', () => build(node))
await formatDone?.()

// The browser tests come by themselves: they measure what a person feels, and the others take all the cores.
const inBrowser = ['--config', 'tests/browser/vitest.config.ts', '--reporter=tests/browser/second-tries.ts']
const suites = only.length > 0 ? [only] : [[], inBrowser]
const tries = join(tmpdir(), `jatekvilag-tries-${process.pid}.txt`)
for (const [i, words] of suites.entries()) {
  const report = join(tmpdir(), `jatekvilag-tests-${process.pid}-${i}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const status = run(node, [tool('vitest/vitest.mjs'), 'run', ...reporters, ...words], {
    env: {
      ...process.env,
      CHROMIUM: browser,
      ROTATION: turn,
      SECOND_TRIES: tries,
      ...(postgres.url ? { TEST_DATABASE_URL: postgres.url } : {}),
    },
  })
  const before = failed
  if (existsSync(report)) {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    passed += numPassedTests
    failed += numFailedTests
    rmSync(report)
  }
  // A file that could not even be loaded has no failed test to count.
  if (status !== 0 && failed === before) failed++
}

// What passed only when it was tried again is said loudly: it is a fault of the test or of the page.
if (existsSync(tries)) {
  const lines = readFileSync(tries, 'utf8').trim()
  console.log(
    `\n${lines}\n\n⚠ ${lines.split('\n').length} browser test(s) needed a second try: find out why.`,
  )
  rmSync(tries)
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
