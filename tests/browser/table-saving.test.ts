// When saving fails: it is said, nothing that was shown as saved is lost, and it is saved as soon as it can be.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { soon, useHouse } from './browser.ts'
import { TableHands } from './table-hands.ts'

const house = useHouse()
const state = (page: Page) => page.locator('.save-state').innerText()
const place = (hands: TableHands, id: number) =>
  hands.thing(id).evaluate(each => (each as HTMLElement).style.translate)

/** From now on the disk of the browser is full, or has room again. */
const disk = (page: Page, now: 'full' | 'roomy') =>
  page.evaluate(word => {
    const store = IDBObjectStore.prototype as unknown as { put: unknown; kept?: unknown }
    store.kept ??= store.put
    store.put =
      word === 'roomy'
        ? store.kept
        : () => {
            throw new DOMException('no room', 'QuotaExceededError')
          }
  }, now)

test('a full disk: it is said, what was saved stays, and it is saved by itself when there is room', async () => {
  const visit = await house().visit('/settings', { server: 'none' })
  const { page } = visit
  page.on('dialog', dialog => void dialog.accept())
  const hands = new TableHands(page)
  await hands.open('/table?start=reversi')
  await hands.dragBy(1, 60, 20)
  await soon(() => state(page)).toBe('Mentve')
  const saved = await place(hands, 1)
  await disk(page, 'full')
  await hands.dragBy(1, 60, 20)
  await page.getByRole('alert').getByText('Megtelt a böngésző tárhelye').waitFor()
  expect(await state(page)).toBe('Nincs elmentve!')
  // Everything can still be done, and taken out as a file.
  await hands.dragBy(2, 30, 10)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('alert').getByRole('button', { name: 'Mentés fájlba' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('reversi.jatek')
  await page.reload()
  await page.locator('.thing').first().waitFor()
  expect(await place(hands, 1)).toBe(saved)
  expect((await hands.kept()).acts).toHaveLength(1)
  await disk(page, 'full')
  await hands.dragBy(1, 40, 10)
  await page.getByRole('alert').waitFor()
  const later = await place(hands, 1)
  await disk(page, 'roomy')
  await soon(() => state(page)).toBe('Mentve')
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.reload()
  await page.locator('.thing').first().waitFor()
  expect(await place(hands, 1)).toBe(later)
  await house().leave(visit)
})

test('a server without room: saved here is told apart, and it gets the table when it takes it again', async () => {
  const visit = await house().visit('/settings')
  const { page, context } = visit
  const refuse = '**/api/tables/*'
  await context.route(refuse, route => route.fulfill({ status: 507, body: 'no room' }))
  const hands = new TableHands(page)
  await hands.open('/table?start=reversi')
  await hands.dragBy(1, 60, 20)
  await soon(() => state(page)).toBe('Mentve itt')
  await context.unroute(refuse)
  await hands.dragBy(1, 20, 20)
  await soon(() => state(page)).toBe('Mentve')
  const id = new URL(page.url()).searchParams.get('game')!
  await soon(() => page.evaluate(async key => (await fetch(`/api/tables/${key}`)).status, id)).toBe(200)
  const acts = () =>
    page.evaluate(
      async key => ((await (await fetch(`/api/tables/${key}`)).json()) as { acts: unknown[] }).acts,
      id,
    )
  await soon(acts).toHaveLength(2)

  // Deleted while the server is away: it does not come back from there.
  await context.route('**/api/**', route => route.abort())
  await hands.menu('Játék', 'Játék megnyitása')
  await hands.dialog().getByRole('button', { name: 'Törlés: Reversi' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Törlés', exact: true }).click()
  await hands.dialog().getByText('Itt még nincs semmi.').waitFor()
  await context.unroute('**/api/**')
  expect(await page.evaluate(async key => (await fetch(`/api/tables/${key}`)).status, id)).toBe(200)
  await hands.open('/table')
  await soon(() => page.evaluate(async key => (await fetch(`/api/tables/${key}`)).status, id)).toBe(404)
  await hands.menu('Játék', 'Játék megnyitása')
  await hands.dialog().getByText('Itt még nincs semmi.').waitFor()
  await house().leave(visit)
})
