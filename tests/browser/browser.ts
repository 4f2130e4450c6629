// The house of the browser tests: builds the page once if it is stale, serves it, and opens one Chromium.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { serve } from '../../src/server/index.ts'

const top = resolve(import.meta.dirname, '../..')
/** A page built elsewhere can be tried as it is. */
const given = process.env['DIST']
const dist = given ?? join(top, 'dist')

function newest(path: string): number {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map(name => newest(join(path, name))))
}
const stale = () => {
  const built = join(dist, 'index.html')
  if (!existsSync(built)) return true
  const sources = ['src', 'public', 'index.html', 'vite.config.ts'].map(name => newest(join(top, name)))
  return statSync(built).mtimeMs < Math.max(...sources)
}

/** Two test files may start at once: the first builds, the other waits until the build is whole. */
async function build(): Promise<void> {
  if (given) return
  const lock = join(tmpdir(), 'jatekvilag-build.lock')
  for (;;)
    try {
      mkdirSync(lock)
      break
    } catch {
      await wait(500)
      // The lock may have gone meanwhile.
      const held = statSync(lock, { throwIfNoEntry: false })
      if (held && Date.now() - held.mtimeMs > 180_000) rmdirSync(lock)
    }
  try {
    if (stale())
      execFileSync(
        process.execPath,
        [join(top, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
        {
          cwd: top,
          stdio: 'inherit',
          // The test runner's own word would be taken over, and the page built without its service worker.
          env: { ...process.env, NODE_ENV: 'production' },
        },
      )
  } finally {
    rmdirSync(lock)
  }
}

export const browserPath = (): string => {
  const known = [
    process.env['CHROMIUM'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  const found = known.find(path => path && existsSync(path))
  if (!found) throw new Error('name a Chromium in the variable CHROMIUM')
  return found
}

export interface PageWishes {
  readonly width?: number
  readonly height?: number
  readonly hand?: 'mouse' | 'touch'
  readonly language?: 'hu' | 'en'
  readonly theme?: 'light' | 'dark'
  /** 'none': a plain file server, no saved matches on it. */
  readonly server?: 'ours' | 'none'
  readonly worker?: 'allow' | 'block'
}

/** A page that remembers everything that was complained about in it. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: string[]
}

export interface House {
  readonly address: string
  visit(path: string, wishes?: PageWishes): Promise<Visit>
  /** Closes what was visited and fails when the console heard a complaint. */
  leave(visit: Visit): Promise<void>
}

// Without a server the browser itself reports the missing answer; that is no fault of the page.
const expected = (text: string) =>
  /Failed to load resource|net::ERR_|Service Worker registration blocked/.test(text)

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', error => complaints.push(`thrown: ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error' && !expected(message.text())) complaints.push(message.text())
  })
}

/** Looks again until it is so; patient, since tests run beside each other on few cores. */
export const soon = <T>(look: () => T | Promise<T>, options: { timeout?: number; message?: string } = {}) =>
  expect.poll(look, { timeout: 10_000, ...options })

/** One house for each test file: `const house = useHouse()`, then `house().visit('/')`. */
export function useHouse(): () => House {
  let house: House | undefined
  const closing: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    await build()
    const data = mkdtempSync(join(tmpdir(), 'jatekvilag-browser-'))
    const running = await serve({ port: 0, root: dist, data })
    const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
    closing.push(
      () => browser.close(),
      () => running.close(),
      async () => rmSync(data, { recursive: true, force: true }),
    )
    const address = `http://localhost:${running.port}`
    house = {
      address,
      async visit(path, wishes = {}) {
        const touch = wishes.hand === 'touch'
        const context = await browser.newContext({
          baseURL: address,
          viewport: { width: wishes.width ?? 1280, height: wishes.height ?? 800 },
          hasTouch: touch,
          isMobile: touch,
          colorScheme: wishes.theme ?? 'light',
          reducedMotion: 'reduce',
          acceptDownloads: true,
          serviceWorkers: wishes.worker ?? 'block',
        })
        context.setDefaultTimeout(15_000)
        if (wishes.language === 'en')
          await context.addInitScript(() => {
            if (!localStorage.getItem('jatekvilag.settings'))
              localStorage.setItem('jatekvilag.settings', JSON.stringify({ language: 'en' }))
          })
        if (wishes.server === 'none')
          await context.route('**/api/**', route => route.fulfill({ status: 404, body: 'not here' }))
        const page = await context.newPage()
        const complaints: string[] = []
        listen(page, complaints)
        await page.goto(path)
        return { page, context, complaints }
      },
      async leave({ context, complaints }) {
        await context.close()
        expect(complaints).toEqual([])
      },
    }
  }, 240_000)
  afterAll(async () => {
    for (const close of closing) await close()
  })
  return () => {
    if (!house) throw new Error('the house opens in beforeAll')
    return house
  }
}
