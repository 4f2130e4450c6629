// Help at the table: how a match begins, stepping through it by hand, drawings, and the analysis after it.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import sakk from '../../src/games/sakk/sakk/game.ts'
import potyogos from '../../src/games/amoba/potyogos-amoba/game.ts'
import { soon, useHouse } from './browser.ts'
import { Hands, movesShown, startGame } from './hands.ts'

const house = useHouse()
const checked = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('radio', { name, exact: true }).isChecked()
/** The level that is chosen, in words. */
const strength = (page: Page) =>
  page.getByRole('combobox', { name: 'A gép' }).locator('option:checked').innerText()

test('a match begins against the computer; Esc goes back without one; a running one is offered first', async () => {
  const visit = await house().visit('/', { server: 'none', width: 360, height: 740 })
  const { page } = visit
  await page.goto('/play/sakk')
  await page.getByRole('dialog').waitFor()
  expect(await checked(page, 'géppel')).toBe(true)
  expect(await strength(page)).toMatch(/^közepes/)
  expect(await page.locator('.running-match').count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.waitForURL(url => url.pathname === '/')
  await page.goto('/play/sakk')
  await page.getByRole('radio', { name: 'sorsolás', exact: true }).check({ force: true })
  await page.getByRole('combobox', { name: 'A gép' }).selectOption('6')
  await page.getByRole('button', { name: 'Kezdjük' }).click()
  await page.waitForURL(/match=/)
  // Wherever luck seated the person, the computer sits opposite and sooner or later a move is made.
  await soon(() => page.locator('.seat-kind[title*="mester"]').count()).toBe(1)
  const begins = (await page.locator('.seat[data-seat="0"]').locator('[title*="mester"]').count()) === 0
  const hands = new Hands(page, sakk)
  if (begins) await hands.playNamed('e2-e4')
  await soon(() => movesShown(page), { timeout: 30_000 }).toBeGreaterThan(0)
  const { search } = new URL(page.url())
  // The last choice is kept, and the match goes on.
  await page.goto('/play/sakk')
  await page.getByRole('dialog').getByRole('link', { name: 'Folytatás' }).waitFor()
  expect(await checked(page, 'sorsolás')).toBe(true)
  expect(await strength(page)).toMatch(/^mester/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('dialog').getByRole('link', { name: 'Folytatás' }).click()
  await page.locator('.jv-live').waitFor()
  expect(new URL(page.url()).search).toBe(search)
  await house().leave(visit)
})

test('after a click the arrows and the wheel step through the match; the right button draws', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, sakk)
  const hands = new Hands(page, sakk)
  for (const name of ['e2-e4', 'd7-d5', 'e4xd5']) await hands.playNamed(name)
  await page.keyboard.press('ArrowLeft')
  await soon(() => movesShown(page)).toBe(2)
  await page.mouse.wheel(0, -120)
  await soon(() => movesShown(page)).toBe(1)
  await page.keyboard.press('ArrowRight')
  await page.mouse.wheel(0, 120)
  await soon(() => movesShown(page)).toBe(3)
  // The board takes the arrows only when it is asked to.
  await page.keyboard.press('b')
  await page.keyboard.press('ArrowLeft')
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-cell'))).toBe(true)
  expect(await movesShown(page)).toBe(3)
  // The pawn that was taken lies on the card of whoever took it.
  expect(await page.locator('.seat[data-seat="0"]').locator('.seat-tally [role="img"]').count()).toBe(1)
  expect(await page.locator('.seat[data-seat="0"]').locator('.seat-tally').textContent()).toContain('+1')
  const middle = async (name: string) => {
    const cell = page.locator(`.jv-live [data-cell="${hands.game.board.names.indexOf(name)}"]`)
    const box = (await cell.boundingBox())!
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  const drawn = page.locator('.jv-over [fill*="tint-purple"], .jv-over [stroke*="tint-purple"]')
  await page.mouse.move(...(await middle('g1')))
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(...(await middle('f3')))
  await page.mouse.up({ button: 'right' })
  await page.mouse.click(...(await middle('e8')), { button: 'right' })
  await soon(() => drawn.count()).toBe(2)
  await hands.playNamed('d8xd5')
  await soon(() => drawn.count()).toBe(0)
  await house().leave(visit)
})

test('after the end, by keys alone: where it turned, what was better, step by step, and back to the match', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, sakk)
  const hands = new Hands(page, sakk)
  for (const name of ['f2-f3', 'e7-e5', 'g2-g4', 'd8-h4']) await hands.playNamed(name, 'keyboard')
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
  const tabTo = async (text: string) => {
    for (let i = 0; i < 40 && !(await focused()).startsWith(text); i++) await page.keyboard.press('Tab')
    expect(await focused()).toContain(text)
  }
  await tabTo('Elemzés')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: 'Elemzés' })
  const moment = panel.locator('ol button').last()
  await moment.waitFor({ timeout: 60_000 })
  expect(await moment.textContent()).toMatch(/2\. lépés, Világos: g4.*Jobb lett volna: /)
  // It is read from its heading on.
  expect(await focused()).toBe('Elemzés')
  await tabTo('2. lépés')
  await page.keyboard.press('Enter')
  await soon(() => movesShown(page)).toBe(2)
  await soon(() => page.locator('.jv-over [fill*="mark-arrow"]').count()).toBeGreaterThan(0)
  await page.keyboard.press('ArrowRight')
  await soon(() => movesShown(page)).toBe(3)
  await panel.getByText('A gép is ezt lépte volna.').waitFor()
  await page.keyboard.press('Escape')
  await soon(() => panel.count()).toBe(0)
  // The keys still belong to the match.
  await page.keyboard.press('ArrowRight')
  await soon(() => movesShown(page)).toBe(4)
  await house().leave(visit)
})

test('a column is pointed at anywhere; a position that no program reads is copied in words', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, potyogos)
  const hands = new Hands(page, potyogos)
  await hands.point(hands.game.board.names.indexOf('c2'), 'mouse')
  await soon(() => movesShown(page)).toBe(1)
  await page.getByRole('button', { name: 'Továbbiak' }).click()
  await page.getByRole('menuitem', { name: /Másik programnak/ }).click()
  const copied = page.getByRole('button', { name: 'Állás másolása szavakban' })
  await copied.waitFor()
  expect(await copied.getAttribute('title')).toMatch(/következik\n.*korong: c1/)
  await house().leave(visit)
})
