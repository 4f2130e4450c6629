// The rules of a game by themselves: sections of other games shown in place, and tasks tried with every kind of hand.
import { expect, test } from 'vitest'
import type { Locator } from 'playwright-core'
import { blameless } from './axe.ts'
import { soon, useHouse } from './browser.ts'

const house = useHouse()

const cell = (task: Locator, name: string) => task.locator(`[data-cell][aria-label^="${name},"]`)

test('a task is tried by mouse: refusals, wrong tries and praise are told', async () => {
  const visit = await house().visit('/rules/nemzetkozi-damajatek#capture', { server: 'none' })
  const { page } = visit
  const task = page.locator('.task').first()
  await task.getByRole('button', { name: 'Kipróbálom' }).click()
  const point = async (name: string) => {
    const box = await cell(task, name).boundingBox()
    await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2)
  }
  await point('c3 (14)')
  await point('b4 (20)')
  await task.getByText('Ütéskényszer van: most ütni kell.').waitFor()
  await page.keyboard.press('Escape')
  await soon(() => task.locator('.jv-live [aria-label*="kiválasztva"]').count()).toBe(0)
  await point('g3 (12)')
  await point('i5 (21)')
  await task.getByText('Ezzel csak egyet ütsz le.').waitFor()
  await point('c3 (14)')
  await point('e5 (23)')
  await task.getByText('Jó, folytasd!').waitFor()
  await point('e5 (23)')
  await point('g7 (32)')
  await task.getByText('Úgy van!').waitFor()
  await task.getByText('Elkezdett sorozatot be is kell fejezni.').waitFor()
  await task.getByRole('button', { name: 'Elölről' }).click()
  await soon(() => task.getByText('Úgy van!').count()).toBe(0)
  await task.getByRole('button', { name: 'Mutasd meg' }).click()
  await task.getByText('Elkezdett sorozatot be is kell fejezni.').waitFor()
  await house().leave(visit)
})

test('a task is done by keys, and by a finger on a phone in the other language', async () => {
  const visit = await house().visit('/rules/reversi', { server: 'none' })
  const task = visit.page.locator('.task').first()
  await task.getByRole('button', { name: 'Kipróbálom' }).press('Enter')
  await cell(task, 'd4').focus()
  await visit.page.keyboard.press('Enter')
  await task.getByText('Úgy van!').waitFor()
  await blameless(visit.page, 'a task done')
  await house().leave(visit)

  const phone = await house().visit('/rules/malom', {
    server: 'none',
    language: 'en',
    width: 360,
    height: 740,
    hand: 'touch',
  })
  const mill = phone.page.locator('.task').nth(1)
  await mill.getByRole('button', { name: 'Try it' }).tap()
  const tap = async (name: string) => {
    const place = cell(mill, name)
    await place.scrollIntoViewIfNeeded()
    const box = await place.boundingBox()
    await phone.page.touchscreen.tap(box!.x + box!.width / 2, box!.y + box!.height / 2)
  }
  await tap('3E')
  await tap('3NE')
  await mill.getByText('Good, go on!').waitFor()
  await tap('1S')
  await mill.locator('.task-wrong').waitFor()
  await tap('1NW')
  await mill.getByText('That is it!').waitFor()
  const wide = await phone.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wide).toBeLessThanOrEqual(0)
  await house().leave(phone)
})

test("a section of another game is shown in place, with this game's own board, and leads there", async () => {
  const visit = await house().visit('/rules/omegasakk#castling', { server: 'none', language: 'en' })
  const { page } = visit
  await page.locator('#rule-castling.sought').waitFor()
  const leaned = page.locator('.leaned').filter({ hasText: 'The king goes two cells towards a rook' })
  await soon(() => leaned.locator('figure').count()).toBe(0)
  await page.getByText('The two ways to castle on this board.').waitFor()
  await leaned.getByRole('link', { name: 'Chess: Castling' }).click()
  await page.waitForURL('**/rules/sakk#castling')
  await page.getByRole('heading', { level: 1, name: 'Chess' }).waitFor()
  await page.locator('#rule-castling.sought').waitFor()
  await house().leave(visit)
})
