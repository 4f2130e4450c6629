// One deck in two tabs and on two devices: what was shown as kept is never lost.
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { parseListing, type Kept } from '../../src/wire/index.ts'
import { soon, useHouse, type Visit } from './browser.ts'
import { recordBodies } from './storage.ts'
import { fieldOf, newDeck, write } from './studio-hands.ts'

const house = useHouse()

const deckId = (page: Page): string => new URL(page.url()).pathname.split('/')[2]!
const kept = async (page: Page): Promise<Kept[]> => {
  const answer = await page.request.get('/api/records?since=0')
  const listing = answer.ok() ? parseListing(await answer.json()) : undefined
  return listing?.ok ? listing.value.records.filter(record => record.is === 'kept') : []
}
/** The newest deck the server has, as text. */
async function onServer(page: Page, id: string): Promise<string> {
  const version = (await kept(page)).find(record => record.id === id)?.version ?? 0
  const answer = await page.request.get(`/api/records/${id}?from=${Math.max(0, version - 1)}`)
  return answer.text()
}
const latexOf = (page: Page, key: string) => fieldOf(page, key).inputValue()

async function another(one: Visit, path: string): Promise<Visit> {
  const two = await house().visit('/settings', { server: 'none' })
  await two.context.addCookies(await one.context.cookies())
  await two.context.unroute('**/api/**')
  await two.page.goto(path)
  return two
}

test('a deck goes to another device; what changed in both places is put to the person', async () => {
  const one = await house().visit('/studio')
  await newDeck(one.page)
  const id = deckId(one.page)
  await write(one.page, 'p0', '1+1')
  await soon(() => onServer(one.page, id)).toContain('1+1')
  const two = await another(one, `/studio/${id}/cards`)
  await soon(() => latexOf(two.page, 'p0')).toBe('1+1')
  await write(two.page, 'p1', '2+2')
  await soon(() => onServer(two.page, id)).toContain('2+2')
  // The first device follows without a reload.
  await soon(() => latexOf(one.page, 'p1'), { timeout: 30_000 }).toBe('2+2')

  // The first device is away, and both go on.
  await one.context.route('**/api/**', route => route.abort())
  await write(one.page, 'p2', '3+3')
  await write(two.page, 'p2', '4+4')
  await soon(() => onServer(two.page, id)).toContain('4+4')
  await one.context.unroute('**/api/**')
  await one.page.evaluate(() => window.dispatchEvent(new Event('online')))
  const question = one.page.getByRole('dialog', { name: 'Ez máshol is folytatódott' })
  await question.getByRole('button', { name: 'Az enyém legyen másolat' }).click()
  await one.page.waitForURL(url => !url.pathname.includes(id))
  await soon(() => latexOf(one.page, 'p2')).toBe('3+3')
  await one.page.goto(`/studio/${id}/cards`)
  await soon(() => latexOf(one.page, 'p2')).toBe('4+4')
  await soon(async () => (await kept(one.page)).length).toBe(2)
  await one.page.goto('/studio')
  await one.page.getByRole('heading', { name: /\(másolat\)$/ }).waitFor()
  await house().leave(one)
  await house().leave(two)
})

test('two tabs keep a deck in the same moment: both are there', async () => {
  const visit = await house().visit('/studio', { server: 'none' })
  const one = visit.page
  await newDeck(one)
  const id = deckId(one)
  await write(one, 'p0', '1+1')
  const two = await visit.context.newPage()
  await two.goto(`/studio/${id}/cards`)
  await soon(() => latexOf(two, 'p0')).toBe('1+1')
  // What the second tab does waits to be kept while the first one keeps.
  await two.evaluate(() => {
    const plain = window.setTimeout.bind(window)
    const held: (() => void)[] = []
    Object.assign(window, {
      waiting: () => held.length,
      letGo: () => held.splice(0).forEach(act => act()),
      setTimeout: (act: () => void, ms?: number) => (ms === 300 ? held.push(act) : plain(act, ms)),
    })
  })
  await write(two, 'p1', '2+2')
  await write(one, 'p1', '3+3')
  await soon(async () => JSON.stringify(await recordBodies(one, id))).toContain('3+3')
  // Its text was checked beside the page first.
  await soon(() => two.evaluate(() => (window as unknown as { waiting: () => number }).waiting())).toBe(1)
  await two.evaluate(() => (window as unknown as { letGo: () => void }).letGo())
  await soon(() => new URL(two.url()).pathname).not.toContain(id)
  await two.getByText('Ez a pakli közben máshol is változott.').waitFor()
  await soon(() => latexOf(two, 'p1')).toBe('2+2')
  await one.reload()
  await soon(() => latexOf(one, 'p1')).toBe('3+3')
  await soon(() => latexOf(one, 'p0')).toBe('1+1')
  await one.goto('/studio')
  await soon(() => one.locator('.st-decks').first().locator('.st-deck').count()).toBe(2)
  await house().leave(visit)
})

test('a text that is still being checked when another tab keeps the deck is put on top of nothing unseen', async () => {
  const visit = await house().visit('/studio', { server: 'none' })
  const one = visit.page
  await newDeck(one)
  const id = deckId(one)
  const two = await visit.context.newPage()
  await two.goto(`/studio/${id}/cards`)
  await two.locator('.st-tile .st-face > img').nth(40).waitFor()
  // Whatever the second tab asks its threads is held up.
  await two.evaluate(() => {
    const plain = Worker.prototype.postMessage
    const held: (() => void)[] = []
    Object.assign(window, { letGo: () => held.splice(0).forEach(act => act()), told: false })
    new BroadcastChannel('jatekvilag.records').addEventListener('message', () =>
      Object.assign(window, { told: true }),
    )
    Worker.prototype.postMessage = function (...message: unknown[]) {
      held.push(() => Reflect.apply(plain, this, message))
      Worker.prototype.postMessage = plain
    }
  })
  await write(two, 'p1', '2+2')
  await write(one, 'p1', '3+3')
  await soon(async () => JSON.stringify(await recordBodies(one, id))).toContain('3+3')
  // The news is there before the check is done, and so is what it tells of.
  await soon(() => two.evaluate(() => (window as unknown as { told: boolean }).told)).toBe(true)
  await soon(async () => JSON.stringify(await recordBodies(two, id))).toContain('3+3')
  await two.evaluate(() => (window as unknown as { letGo: () => void }).letGo())
  await soon(() => new URL(two.url()).pathname).not.toContain(id)
  await soon(() => latexOf(two, 'p1')).toBe('2+2')
  await one.reload()
  await soon(() => latexOf(one, 'p1')).toBe('3+3')
  await house().leave(visit)
})
