// The play page of any game in mid-game or at its end, and how much of the screen its board takes.
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { games } from '../../src/games/index.ts'
import { matchFile } from './place.ts'
import { browserPath } from '../chromium.ts'

export const SIZES = [
  [1280, 800],
  [1920, 1080],
  [360, 740],
] as const

export interface Share {
  readonly id: string
  readonly width: number
  /** The board with its rim, and the cells alone, in pixels. */
  readonly board: readonly [number, number]
  readonly cells: readonly [number, number]
  /** The smallest side of a cell. */
  readonly cell: number
  /** How many pixels of the page lie below the screen. */
  readonly over: number
}

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox'],
  })

export const calmContext = (browser: Browser, address: string): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: address,
    serviceWorkers: 'block',
    locale: 'hu-HU',
    reducedMotion: 'reduce',
  })

const measure = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('.jv-live')
    if (!board) return undefined
    const all = [...board.querySelectorAll('.jv-cell')].map(cell => cell.getBoundingClientRect())
    const [left, top] = [Math.min(...all.map(r => r.left)), Math.min(...all.map(r => r.top))]
    const [right, bottom] = [Math.max(...all.map(r => r.right)), Math.max(...all.map(r => r.bottom))]
    const box = board.getBoundingClientRect()
    return {
      board: [box.width, box.height] as const,
      cells: [right - left, bottom - top] as const,
      cell: Math.min(...all.map(r => Math.min(r.width, r.height))),
      over: document.documentElement.scrollHeight - innerHeight,
    }
  })

/** Gives the page a size, waits until the board has taken it, and measures. */
export async function sized(
  page: Page,
  id: string,
  [width, height]: readonly [number, number],
): Promise<Share | undefined> {
  await page.setViewportSize({ width, height })
  // The board draws itself anew after the observer has told it its size.
  await page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
  )
  const measured = await measure(page)
  return measured && { id, width, ...measured }
}

export async function openGame(page: Page, id: string, moment: 'middle' | 'end'): Promise<void> {
  const entry = games.find(each => each.id === id)
  if (!entry) throw new Error(`There is no game ${id}`)
  const { default: definition } = await entry.load()
  await definition.load?.({})
  if (entry.page === 'own') {
    await page.goto(`/play/${id}`)
    await page.waitForLoadState('networkidle')
    return
  }
  await page.goto('/settings')
  await page.locator('main input[type=file]').first().setInputFiles(matchFile(definition, moment))
  await page.locator('.jv-live, .curtain').first().waitFor()
  const curtain = page.locator('.curtain button')
  if (await curtain.count()) await curtain.click()
  if (moment === 'end') await page.locator('.verdict').waitFor()
  await page.evaluate(() => document.fonts.ready)
  // Half-way between two themes nothing has its colour.
  await page.addStyleTag({ content: '*,*::before,*::after{transition:none!important}' })
}

/** What every game of the list comes to; what fails is told and left out. */
export async function forEachGame(
  context: BrowserContext,
  ids: readonly string[],
  moment: 'middle' | 'end',
  act: (page: Page, id: string) => Promise<void>,
): Promise<void> {
  for (const [i, id] of ids.entries()) {
    if (i % 20 === 19) console.error(`${i + 1} of ${ids.length} games`)
    const page = await context.newPage()
    try {
      await openGame(page, id, moment)
      await act(page, id)
    } catch (error) {
      console.error(id, String(error).split('\n')[0])
    }
    await page.close()
  }
}

export const wantedGames = (list: string | undefined): readonly string[] =>
  list ? list.split(',') : games.map(({ id }) => id)
