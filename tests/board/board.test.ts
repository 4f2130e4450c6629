// What a person does with a board, in a real browser.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { build, preview } from 'vite'
import { afterAll, afterEach, expect, test } from 'vitest'
import { sharedBrowser } from '../browser/browser.ts'

// Built once: served in its hundred parts, the page would take longer to come than to be tried.
const outDir = mkdtempSync(join(tmpdir(), 'jatekvilag-board-'))
const harness = {
  configFile: `${import.meta.dirname}/vite.config.ts`,
  root: import.meta.dirname,
  logLevel: 'error',
  build: { outDir, minify: false, reportCompressedSize: false, emptyOutDir: true },
  preview: { port: 0 },
} as const
await build(harness)
const server = await preview(harness)
const url = server.resolvedUrls!.local[0]!
const browser = await sharedBrowser()

interface Setting {
  readonly width?: number
  readonly touch?: boolean
  readonly reducedMotion?: 'reduce'
}
async function open(query: string, setting: Setting = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: setting.width ?? 900, height: 900 },
    hasTouch: setting.touch ?? false,
    reducedMotion: setting.reducedMotion ?? 'no-preference',
  })
  const page = await context.newPage()
  page.on('pageerror', error => assert.fail(`page error: ${error.message}`))
  await page.goto(`${url}?${query}`)
  await page.waitForFunction(() => window.ready > 0)
  return page
}
const told = (page: Page) => page.evaluate(() => window.told)
const centre = async (page: Page, name: RegExp) => {
  const box = (await page.getByRole('button', { name }).boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
const pieceAt = (page: Page, name: RegExp) => page.getByRole('button', { name }).getAttribute('aria-label')

const checks: Record<string, () => Promise<void>> = {
  async 'click, click'() {
    const page = await open('show=sakk')
    const cursor = (name: RegExp) =>
      page.getByRole('button', { name }).evaluate(cell => getComputedStyle(cell).cursor)
    await page.getByRole('button', { name: /^e5,/ }).hover()
    assert.equal(await cursor(/^e5,/), 'auto')
    await page.getByRole('button', { name: /^e2,/ }).hover()
    assert.equal(await cursor(/^e2,/), 'pointer')
    assert.equal(await cursor(/^e1,/), 'auto')
    await page.getByRole('button', { name: /^e2,/ }).click()
    assert.match((await pieceAt(page, /^e4,/))!, /ide léphetsz/)
    assert.match((await pieceAt(page, /^e2,/))!, /kiválasztva/)
    await page.getByRole('button', { name: /^e4,/ }).click()
    assert.match((await pieceAt(page, /^e4,/))!, /világos gyalog/)
    assert.match((await pieceAt(page, /^e4,/))!, /utolsó lépés/)
  },
  async 'the same piece again puts it down, another is taken up instead'() {
    const page = await open('show=sakk')
    await page.getByRole('button', { name: /^e2,/ }).click()
    await page.getByRole('button', { name: /^e2,/ }).click()
    assert.doesNotMatch((await pieceAt(page, /^e2,/))!, /kiválasztva/)
    await page.getByRole('button', { name: /^e2,/ }).click()
    await page.getByRole('button', { name: /^g1,/ }).click()
    assert.match((await pieceAt(page, /^g1,/))!, /kiválasztva/)
  },
  async 'drag with the mouse; the piece follows and leaves its shadow'() {
    const page = await open('show=sakk')
    const [from, to] = [await centre(page, /^e2,/), await centre(page, /^e4,/)]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y - 30)
    await page.mouse.move(to.x, to.y)
    assert.equal(await page.locator('.jv-hand').count(), 1)
    assert.equal(await page.locator('.jv-carried').count(), 1)
    const hand = (await page.locator('.jv-hand').boundingBox())!
    assert.ok(Math.abs(hand.x + hand.width / 2 - to.x) < 3 && Math.abs(hand.y + hand.height / 2 - to.y) < 3)
    await page.mouse.up()
    assert.equal(await page.locator('.jv-hand').count(), 0)
    assert.match((await pieceAt(page, /^e4,/))!, /világos gyalog/)
  },
  async 'a drop beside the board, Escape and the right button call a drag off'() {
    const page = await open('show=sakk')
    const from = await centre(page, /^e2,/)
    const lift = async () => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x + 5, from.y - 60)
      assert.equal(await page.locator('.jv-hand').count(), 1)
    }
    const rests = async () => {
      assert.equal(await page.locator('.jv-hand').count(), 0)
      assert.match((await pieceAt(page, /^e2,/))!, /világos gyalog/)
      assert.doesNotMatch((await pieceAt(page, /^e2,/))!, /kiválasztva/)
    }
    await lift()
    await page.mouse.move(3, 3)
    await page.mouse.up()
    await rests()
    await lift()
    await page.keyboard.press('Escape')
    await rests()
    await page.mouse.up()
    await rests()
    await lift()
    await page.mouse.down({ button: 'right' })
    await rests()
  },
  async 'a drop on a forbidden cell tells it, so that the page can say why'() {
    const page = await open('show=sakk')
    const [from, to] = [await centre(page, /^e2,/), await centre(page, /^e6,/)]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.up()
    assert.equal((await told(page)).length, 2)
    assert.match((await pieceAt(page, /^e2,/))!, /világos gyalog, kiválasztva/)
  },
  async 'touch: tap, tap and drag with the piece above the finger'() {
    const page = await open('show=sakk', { touch: true, width: 360 })
    const at = (name: RegExp) => centre(page, name)
    const tap = async (name: RegExp) => {
      const { x, y } = await at(name)
      await page.touchscreen.tap(x, y)
    }
    await tap(/^e2,/)
    await tap(/^e4,/)
    assert.match((await pieceAt(page, /^e4,/))!, /világos gyalog/)
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    const [from, to] = [await at(/^d7,/), await at(/^d5,/)]
    await touch('touchStart', [from])
    for (let i = 1; i <= 6; i++)
      await touch('touchMove', [
        { x: from.x + ((to.x - from.x) * i) / 6, y: from.y + ((to.y - from.y) * i) / 6 },
      ])
    const hand = (await page.locator('.jv-hand').boundingBox())!
    assert.ok(hand.y + hand.height / 2 < to.y - 30, 'the piece is above the finger')
    await touch('touchEnd', [])
    assert.match((await pieceAt(page, /^d5,/))!, /sötét gyalog/)
    assert.equal(await page.evaluate(() => scrollY), 0)
  },
  async 'keyboard: one tab stop, arrows by geometry, Enter and Space'() {
    const page = await open('show=sakk&language=en')
    assert.equal(await page.locator('.jv-live [tabindex="0"]').count(), 1)
    await page.locator('.jv-live [tabindex="0"]').focus()
    await page.getByRole('button', { name: /^e2,/ }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    assert.match(
      (await page.evaluate(() => document.activeElement?.getAttribute('aria-label')))!,
      /^e4, empty, you can move here/,
    )
    await page.keyboard.press('Space')
    assert.match((await pieceAt(page, /^e4,/))!, /^e4, white pawn/)
    await page.keyboard.press('ArrowRight')
    assert.match((await page.evaluate(() => document.activeElement?.getAttribute('aria-label')))!, /^f4/)
    assert.equal(await page.locator('.jv-live [tabindex="0"]').count(), 1)
  },
  async 'a click without a pointer, as screen readers make it'() {
    const page = await open('show=sakk')
    const click = (name: RegExp) =>
      page.getByRole('button', { name }).evaluate(cell => (cell as HTMLElement).click())
    await click(/^e2,/)
    await click(/^e4,/)
    assert.match((await pieceAt(page, /^e4,/))!, /világos gyalog/)
    assert.equal((await told(page)).length, 2)
    await page.getByRole('button', { name: /^d7,/ }).click()
    assert.equal((await told(page)).length, 3)
  },
  async 'keyboard on hexes: every cell can be reached'() {
    const page = await open('show=hex')
    const cells = await page.locator('.jv-cell').count()
    await page.locator('.jv-live [tabindex="0"]').focus()
    const seen = new Set<string>()
    const here = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowLeft')
    for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowDown')
    for (let row = 0; row < 11; row++) {
      for (let i = 0; i < 11; i++) await page.keyboard.press('ArrowLeft')
      for (let i = 0; i < 11; i++) {
        seen.add(await here())
        await page.keyboard.press('ArrowRight')
      }
      await page.keyboard.press('ArrowUp')
    }
    assert.ok(seen.size >= cells * 0.95, `${seen.size} of ${cells} cells reached`)
  },
  async 'turned round: a1 comes to the top right'() {
    const page = await open('show=sakk&flipped=1')
    const [a1, h8] = [await centre(page, /^a1,/), await centre(page, /^h8,/)]
    assert.ok(a1.y < h8.y && a1.x > h8.x)
    await page.getByRole('button', { name: /^e2,/ }).click()
    await page.getByRole('button', { name: /^e4,/ }).click()
    assert.match((await pieceAt(page, /^e4,/))!, /világos gyalog/)
  },
  async 'the same element glides, nothing moves with reduced motion'() {
    for (const reducedMotion of [undefined, 'reduce'] as const) {
      const page = await open('show=sakk', reducedMotion ? { reducedMotion } : {})
      const count = await page.locator('.jv-piece').count()
      await page.evaluate(() => {
        const rows = [...document.querySelectorAll<HTMLElement>('.jv-piece')]
        for (const [i, row] of rows.entries()) row.dataset['was'] = String(i)
      })
      await page.getByRole('button', { name: /^g1,/ }).click()
      await page.getByRole('button', { name: /^f3,/ }).click()
      const running = await page.evaluate(
        () =>
          document.getAnimations().filter(
            ({ playState, effect }) =>
              playState === 'running' &&
              effect instanceof KeyframeEffect &&
              // Marks that appear after a while move nothing.
              effect.getKeyframes().some(frame => 'transform' in frame || 'translate' in frame),
          ).length,
      )
      assert.equal(running > 0, reducedMotion === undefined)
      assert.equal(await page.locator('.jv-piece[data-was]').count(), count)
    }
  },
  async 'a pile fans out under the mouse and for the keyboard'() {
    const page = await open('show=stacks')
    const pile = page.getByRole('button', { name: /5 magas oszlop/ })
    await pile.hover()
    await page.locator('.jv-fan').waitFor()
    assert.equal(await page.locator('.jv-fan-piece').count(), 5)
    await page.mouse.move(2, 2)
    await page.locator('.jv-fan').waitFor({ state: 'detached' })
    await page.locator('.jv-live [tabindex="0"]').focus()
    for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowRight')
    for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowUp')
    assert.equal(await page.locator('.jv-fan-piece').count(), 6)
  },
  async 'a finger held on a pile opens it and is no click'() {
    const page = await open('show=stacks', { touch: true, width: 360 })
    const cdp = await page.context().newCDPSession(page)
    const at = await centre(page, /5 magas oszlop/)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    await page.locator('.jv-fan').waitFor()
    const before = await told(page)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    assert.deepEqual(await told(page), before)
    assert.equal(await page.locator('.jv-fan-piece').count(), 5)
    const other = await centre(page, /^b5,/)
    await page.touchscreen.tap(other.x, other.y)
    assert.equal(await page.locator('.jv-fan').count(), 0)
  },
  async 'trays: click, and drag to the board'() {
    const page = await open('show=tray')
    await page.getByRole('button', { name: /white chess-pawn, 3/ }).click()
    assert.deepEqual(await told(page), ['hand:pawn'])
    assert.equal(
      await page.getByRole('button', { name: /white chess-pawn/ }).getAttribute('aria-pressed'),
      'true',
    )
    const [from, to] = [await centre(page, /white chess-knight/), await centre(page, /^a1,/)]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 5 })
    assert.equal(await page.locator('.jv-ghost').count(), 1)
    await page.mouse.up()
    assert.equal(await page.locator('.jv-ghost').count(), 0)
    assert.deepEqual(await told(page), ['hand:pawn', 'hand:knight', 0])
  },
  async 'blocks are dragged by any of their cells'() {
    const page = await open('show=voros-szamar')
    await page.getByRole('button', { name: /^a1,/ }).click()
    await page.getByRole('button', { name: /^b1,/ }).click()
    assert.match((await pieceAt(page, /^a1,/))!, /üres/)
    const [upper, lower] = [await centre(page, /^a3,/), await centre(page, /^a2,/)]
    await page.mouse.move(upper.x, upper.y)
    await page.mouse.down()
    await page.mouse.move(lower.x, lower.y, { steps: 5 })
    await page.mouse.up()
    assert.match((await pieceAt(page, /^a3,/))!, /üres/)
    assert.doesNotMatch((await pieceAt(page, /^a1,/))!, /üres/)
  },
  async 'layers wrap on a narrow screen'() {
    const [wide, narrow] = [
      await open('show=layers', { width: 1920 }),
      await open('show=layers', { width: 360 }),
    ]
    const ratio = (page: Page) =>
      page.locator('.jv-board').evaluate(board => board.clientWidth / board.clientHeight)
    await expect.poll(() => ratio(wide), { timeout: 10_000 }).toBeGreaterThan(2.5)
    await expect.poll(() => ratio(narrow), { timeout: 10_000 }).toBeLessThan(1.2)
  },
  async 'fits from 320 to 1920 without scrolling sideways'() {
    for (const show of ['stones', 'layers', 'tray', 'sakk', 'hex']) {
      const page = await open(`show=${show}`, { width: 1920 })
      for (const width of [1920, 1280, 360, 320]) {
        await page.setViewportSize({ width, height: 900 })
        // Two frames: boards of several layers look at their room and lie down anew.
        const over = await page.evaluate(
          () =>
            new Promise<number>(resolve =>
              requestAnimationFrame(() =>
                requestAnimationFrame(() => resolve(document.documentElement.scrollWidth - innerWidth)),
              ),
            ),
        )
        assert.ok(over <= 0, `${show} at ${width}: ${over} px too wide`)
        assert.ok((await page.locator('.jv-board').boundingBox())!.width > width * 0.3)
      }
    }
  },
  async 'a still board is one picture without tab stops'() {
    const page = await open('show=sakk&mode=still')
    assert.equal(await page.locator('.jv-still [tabindex], .jv-still [role=button]').count(), 0)
    assert.match((await page.getByRole('img').first().getAttribute('aria-label'))!, /e1 világos király/)
  },
  async 'axe finds nothing serious'() {
    for (const query of [
      'show=sakk',
      'show=stones',
      'show=tray&theme=dark',
      'show=stacks&language=en',
      'show=sakk&mode=still',
    ]) {
      const page = await open(query)
      // No frames here, so one run in the page sees everything; what passes need not be listed.
      const { violations } = await new AxeBuilder({ page })
        .include('#app section')
        .options({ resultTypes: ['violations'] })
        .setLegacyMode(true)
        .analyze()
      const grave = violations.filter(v => v.impact === 'serious' || v.impact === 'critical')
      assert.deepEqual(
        grave.map(v => `${query}: ${v.id} ${v.nodes[0]?.html}`),
        [],
      )
    }
  },
}

for (const [name, check] of Object.entries(checks)) test(name, check)

afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(async () => {
  await server.close()
  rmSync(outDir, { recursive: true })
})
