import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import go from '../../src/games/egyeb-logikai/go/game.ts'
import capablanca from '../../src/games/sakk/capablanca/game.ts'
import sakk from '../../src/games/sakk/sakk/game.ts'
import { soon, useHouse } from './browser.ts'
import { startGame } from './hands.ts'

const house = useHouse()
const PEOPLE = { seats: ['person', 'person'] } as const

const finish = (page: Page) => page.locator('.jv-live').getAttribute('data-material')
/** The picture of the first piece. */
const piece = (page: Page) =>
  page
    .locator('.jv-live .jv-piece > .jv-art')
    .first()
    .evaluate(art => getComputedStyle(art).backgroundImage)
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.ariaLabel)

test('the look drawer: by keys alone a set changes the men, and its family keeps it', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, sakk, PEOPLE)
  await page.getByRole('button', { name: 'Kinézet', exact: true }).focus()
  const wood = await piece(page)
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('region', { name: 'Kinézet' })
  await drawer.waitFor()
  await soon(() => focused(page)).toBe('Kinézet')

  // The way by keys: the close button, then the sets, of which arrows choose.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await soon(() => drawer.getByRole('radio', { name: 'juhar és dió' }).isChecked()).toBe(true)
  await page.keyboard.press('ArrowDown')
  await soon(() => drawer.getByRole('radio', { name: 'csont és ökörvér' }).isChecked()).toBe(true)
  await soon(() => finish(page)).toBe('chess-bone')
  await soon(() => piece(page)).not.toBe(wood)
  const bone = await piece(page)

  const wide = async () => (await page.locator('.jv-live').boundingBox())!.width
  const before = await wide()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await soon(wide).toBeLessThan(before)
  await page.keyboard.press('ArrowRight')
  await soon(wide).toBe(before)

  await page.keyboard.press('Escape')
  await soon(() => drawer.count()).toBe(0)
  expect(await focused(page)).toBe('Kinézet')

  await page.reload()
  await page.locator('.jv-live .jv-piece').first().waitFor()
  await soon(() => finish(page)).toBe('chess-bone')
  await soon(() => piece(page)).toBe(bone)
  await startGame(page, capablanca, PEOPLE)
  await soon(() => finish(page)).toBe('chess-bone')
  await startGame(page, go, PEOPLE)
  await soon(() => finish(page)).toBe('go')
  await house().leave(visit)
})
