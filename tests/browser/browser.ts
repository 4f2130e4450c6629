// The house of the browser tests: builds the page once if it is stale, serves it, and opens one Chromium.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { serve } from '../../src/server/index.ts'
import { browserPath } from '../chromium.ts'

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
  const lock = join(top, '.cache/build.lock')
  mkdirSync(join(top, '.cache'), { recursive: true })
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
        [
          join(top, 'node_modules/vite/bin/vite.js'),
          'build',
          '--configLoader',
          'native',
          '--logLevel',
          'error',
        ],
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

/**
 * Chromium draws the list below its address bar as two pages of its own in every window, which cost more than our page does.
 * A second list of features replaces the first, so what playwright turns off is repeated.
 */
const OFF =
  'WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup,' +
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,' +
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,' +
  'OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch'

/** Starts the system's Chromium. */
export const launch = (...args: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', `--disable-features=${OFF}`, ...args],
  })

/** All test files of a worker use one Chromium; it ends with the worker. */
let shared: Promise<Browser> | undefined
export const sharedBrowser = (): Promise<Browser> => (shared ??= launch())

export interface PageWishes {
  readonly width?: number
  readonly height?: number
  readonly hand?: 'mouse' | 'touch'
  readonly language?: 'hu' | 'en'
  readonly theme?: 'light' | 'dark'
  /** 'none': a plain file server, no saved matches on it. */
  readonly server?: 'ours' | 'none'
  readonly worker?: 'allow' | 'block'
  /** 'for the file': several tests use it, and who asked for it closes it. */
  readonly stays?: 'for the test' | 'for the file'
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

/**
 * Looks again until it is so; patient, since tests run beside each other on few cores. Whatever a page shows or keeps after an
 * act is looked at in this way: some of it comes a moment later, and nobody can tell from outside which.
 */
export const soon = <T>(look: () => T | Promise<T>, options: { timeout?: number; message?: string } = {}) =>
  expect.poll(look, { timeout: 20_000, ...options })

/** One house for each test file: `const house = useHouse()`, then `house().visit('/')`. */
export function useHouse(): () => House {
  let house: House | undefined
  const closing: (() => Promise<unknown>)[] = []
  const open = new Set<BrowserContext>()
  beforeAll(async () => {
    await build()
    const data = mkdtempSync(join(tmpdir(), 'jatekvilag-browser-'))
    const running = await serve({ port: 0, root: dist, data })
    const browser = await sharedBrowser()
    closing.push(
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
          // Nothing is chosen yet: the page speaks the language the browser asks for.
          locale: wishes.language === 'en' ? 'en-GB' : 'hu-HU',
          reducedMotion: 'reduce',
          acceptDownloads: true,
          serviceWorkers: wishes.worker ?? 'block',
        })
        if (wishes.stays !== 'for the file') open.add(context)
        context.setDefaultTimeout(30_000)
        if (wishes.server === 'none')
          await context.route('**/api/**', route => route.fulfill({ status: 404, body: 'not here' }))
        const page = await context.newPage()
        const complaints: string[] = []
        listen(page, complaints)
        await page.goto(path)
        return { page, context, complaints }
      },
      async leave({ context, complaints }) {
        open.delete(context)
        await context.close()
        expect(complaints).toEqual([])
      },
    }
  }, 240_000)
  // What a failed test left open would go on beside its second try.
  afterEach(async () => {
    for (const context of open) await context.close()
    open.clear()
  })
  afterAll(async () => {
    for (const close of closing) await close()
  })
  return () => {
    if (!house) throw new Error('the house opens in beforeAll')
    return house
  }
}
