// When saving fails: it is said, nothing that was shown as saved is lost, and it is saved as soon as it can be.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { emptyTable } from '../../src/table/index.ts'
import { parseListing } from '../../src/wire/index.ts'
import { soon, useHouse } from './browser.ts'
import { putOld } from './storage.ts'
import { TableHands } from './table-hands.ts'

const house = useHouse()
const state = (page: Page) => page.locator('.save-state').innerText()
const place = (hands: TableHands, id: number) => hands.place(id)

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
  await soon(() => state(page)).toBe('Nincs elmentve!')
  // Everything can still be done, and taken out as a file.
  await hands.dragBy(2, 30, 10)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('alert').getByRole('button', { name: 'Mentés fájlba' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('reversi.jatek')
  await page.reload()
  await page.locator('.thing').first().waitFor()
  await soon(() => place(hands, 1)).toBe(saved)
  await soon(async () => (await hands.kept()).acts).toHaveLength(1)
  await disk(page, 'full')
  await hands.dragBy(1, 40, 10)
  await page.getByRole('alert').waitFor()
  const later = await place(hands, 1)
  await disk(page, 'roomy')
  await soon(() => state(page)).toBe('Mentve')
  await soon(() => page.getByRole('alert').count()).toBe(0)
  await page.reload()
  await page.locator('.thing').first().waitFor()
  await soon(() => place(hands, 1)).toBe(later)
  await house().leave(visit)
})

/** How many events of a table the server has. */
const onServer = async (page: Page, id: string): Promise<number> => {
  const answer = await page.request.get('/api/records?since=0')
  const listing = answer.ok() ? parseListing(await answer.json()) : undefined
  if (!listing?.ok) return 0
  return listing.value.records.find(record => record.is === 'kept' && record.id === id)?.version ?? 0
}

test('a server without room: saved here is told apart, and it gets the table when it takes it again', async () => {
  const visit = await house().visit('/settings')
  const { page, context } = visit
  const refuse = '**/api/records/*'
  await context.route(refuse, route =>
    route.fulfill({
      status: 507,
      contentType: 'application/json',
      body: JSON.stringify({ what: 'room', error: { hu: 'Megtelt.', en: 'It is full.' } }),
    }),
  )
  const hands = new TableHands(page)
  await hands.open('/table?start=reversi')
  await hands.dragBy(1, 60, 20)
  await soon(() => state(page)).toBe('Mentve itt')
  await context.unroute(refuse)
  await hands.dragBy(1, 20, 20)
  await soon(() => state(page)).toBe('Mentve')
  const id = new URL(page.url()).searchParams.get('game')!
  await soon(() => onServer(page, id)).toBe(3)

  // Deleted while the server is away: it does not come back from there.
  await context.route('**/api/**', route => route.abort())
  await hands.menu('Játék', 'Játék megnyitása')
  await hands.dialog().getByRole('button', { name: 'Törlés: Reversi' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Törlés', exact: true }).click()
  await soon(() => hands.dialog().getByRole('button', { name: 'Törlés: Reversi' }).count()).toBe(0)
  await context.unroute('**/api/**')
  await soon(() => onServer(page, id)).toBe(3)
  await hands.open('/table')
  await soon(() => onServer(page, id)).toBe(0)
  await hands.menu('Játék', 'Játék megnyitása')
  await hands.dialog().getByText('Itt még nincs semmi.').waitFor()
  await house().leave(visit)
})

test('two tabs on one table: both follow, and nothing is lost', async () => {
  const visit = await house().visit('/settings', { server: 'none' })
  const { page, context } = visit
  const one = new TableHands(page)
  await one.open('/table?start=reversi')
  await one.dragBy(1, 60, 20)
  await soon(() => state(page)).toBe('Mentve')
  const other = await context.newPage()
  const two = new TableHands(other)
  await two.open(page.url())
  await soon(() => place(two, 1)).toBe(await place(one, 1))
  // The steps that once destroyed a table: copies here, a drag there, a removal here.
  await one.thing(1).click()
  await page.keyboard.press('Control+c')
  for (let i = 0; i < 3; i++) await page.keyboard.press('Control+v')
  await soon(() => other.locator('.thing').count()).toBe(7)
  await two.dragBy(2, 40, 10)
  await soon(() => place(one, 2)).toBe(await place(two, 2))
  await page.keyboard.press('Delete')
  await soon(() => other.locator('.thing').count()).toBe(6)
  await soon(() => state(page)).toBe('Mentve')
  await soon(() => state(other)).toBe('Mentve')
  const fresh = new TableHands(await context.newPage())
  await fresh.open(page.url())
  await soon(() => fresh.page.locator('.thing').count()).toBe(6)
  await soon(() => place(fresh, 2)).toBe(await place(two, 2))
  await house().leave(visit)
})

test('a saved game stays as it was, and a second name makes a second save', async () => {
  const visit = await house().visit('/settings', { server: 'none' })
  const { page } = visit
  const hands = new TableHands(page)
  await hands.open('/table?start=reversi')
  const save = async (name: string) => {
    await hands.menu('Játék', 'Játék mentése')
    await hands.dialog().getByLabel('Név').fill(name)
    await hands.press('Mentés')
    await page.getByText(name, { exact: false }).first().waitFor()
  }
  await hands.dragBy(1, 60, 20)
  const first = await place(hands, 1)
  await save('Állás egy')
  await hands.dragBy(1, 60, 20)
  await save('Állás kettő')
  await hands.dragBy(1, 60, 20)
  await soon(() => state(page)).toBe('Mentve')
  await hands.menu('Játék', 'Játék megnyitása')
  await hands
    .dialog()
    .getByRole('button', { name: /^Állás kettő/ })
    .waitFor()
  await hands
    .dialog()
    .getByRole('button', { name: /^Állás egy/ })
    .click()
  await soon(() => place(hands, 1)).toBe(first)
  await hands.dragBy(1, -60, 20)
  await soon(() => state(page)).toBe('Mentve')
  await hands.menu('Játék', 'Játék megnyitása')
  await hands
    .dialog()
    .getByRole('button', { name: /^Állás egy/ })
    .first()
    .click()
  await soon(() => place(hands, 1)).toBe(first)
  await house().leave(visit)
})

test('tables of the first version are taken over, a damaged one as far as it goes', async () => {
  const visit = await house().visit('/settings', { server: 'none' })
  const { page } = visit
  const disc = { kind: 'art', art: 'disc', tint: 'red', width: 1, height: 1 }
  const piece = { what: 'piece', kind: 'man', side: 'front', x: 0, y: 0, angle: 0, locked: false }
  const first = {
    ...emptyTable('Régi'),
    box: [{ id: 'man', name: 'Man', front: disc, inside: 5 }],
    things: [{ ...piece, id: 1 }],
    nextId: 2,
  }
  const head = (id: string) => ({ id, kind: 'game', name: `Régi ${id}`, updated: '2026-11-01T10:00:00.000Z' })
  const move = (x: number) => ({ do: 'move', places: [{ id: 1, x, y: 1 }] })
  await putOld(page, 'jatekvilag-tables', [
    ['heads', { ...head('whole'), at: 2 }],
    ['firsts', { id: 'whole', first }],
    ['acts', { id: 'whole', i: 0, act: move(1) }],
    ['acts', { id: 'whole', i: 1, act: move(2) }],
    // The hole that two tabs once left: an act on a piece that is not there.
    ['heads', { ...head('broken'), at: 3 }],
    ['firsts', { id: 'broken', first }],
    ['acts', { id: 'broken', i: 0, act: move(1) }],
    ['acts', { id: 'broken', i: 4, act: { do: 'move', places: [{ id: 9, x: 0, y: 0 }] } }],
    ['acts', { id: 'broken', i: 5, act: { do: 'return', ids: [9] } }],
  ])
  const hands = new TableHands(page)
  await hands.open('/table?game=whole')
  await soon(async () => (await hands.kept()).acts).toHaveLength(2)
  await hands.open('/table?game=broken')
  await page.getByText('Az asztal mentése megsérült').waitFor()
  await soon(() => page.locator('.thing').count()).toBe(1)
  await soon(async () => (await hands.kept()).acts).toHaveLength(1)
  await house().leave(visit)
})
