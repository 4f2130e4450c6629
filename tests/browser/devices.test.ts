// One person on two devices: the server carries events, and nobody's moves vanish.
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import hex from '../../src/games/osszekotos/hex/game.ts'
import { parseListing, type Kept } from '../../src/wire/index.ts'
import { soon, useHouse, type Visit } from './browser.ts'
import { Hands, movesShown, startGame } from './hands.ts'
import { TableHands } from './table-hands.ts'

const house = useHouse()
const small = { size: '6' }

async function playedMatch(page: Page, moves: readonly string[]): Promise<string> {
  await startGame(page, hex, { options: small })
  const hands = new Hands(page, hex, small)
  for (const name of moves) await hands.playNamed(name)
  return new URL(page.url()).searchParams.get('match')!
}

const kept = async (page: Page): Promise<Kept[]> => {
  const answer = await page.request.get('/api/records?since=0')
  const listing = answer.ok() ? parseListing(await answer.json()) : undefined
  return listing?.ok ? listing.value.records.filter(record => record.is === 'kept') : []
}
const versionOf = async (page: Page, id: string): Promise<number> =>
  (await kept(page)).find(record => record.id === id)?.version ?? 0

/** The same person on another device. */
async function another(one: Visit, path: string): Promise<Visit> {
  const two = await house().visit('/settings', { server: 'none' })
  await two.context.addCookies(await one.context.cookies())
  await two.context.unroute('**/api/**')
  await two.page.goto(path)
  return two
}

test('a match goes on on another device, and is deleted there too', { timeout: 120_000 }, async () => {
  const one = await house().visit('/')
  const id = await playedMatch(one.page, ['a1', 'b2'])
  await soon(() => versionOf(one.page, id)).toBe(3)
  const two = await another(one, `/play/hex?match=${id}`)
  await soon(() => movesShown(two.page)).toBe(2)
  const hands = new Hands(two.page, hex, small)
  for (const name of ['a1', 'b2']) hands.match.playNamed(name)
  await hands.playNamed('c3')
  // The first device follows without a reload.
  await soon(() => movesShown(one.page), { timeout: 30_000 }).toBe(3)
  // Somebody else sees nothing of it.
  const stranger = await house().visit('/')
  await stranger.page.locator('.game-card').first().waitFor()
  await soon(() => stranger.page.locator('.match-card').count()).toBe(0)
  await soon(() => kept(stranger.page)).toEqual([])
  await house().leave(stranger)

  await one.page.goto('/')
  await one.page.getByRole('button', { name: /^Műveletek/ }).click()
  await one.page.getByRole('menuitem', { name: 'Törlés' }).click()
  await one.page.getByRole('dialog').getByRole('button', { name: 'Törlés' }).click()
  await soon(() => kept(one.page)).toEqual([])
  await two.page.goto('/')
  await two.page.locator('.game-card').first().waitFor()
  await soon(() => two.page.locator('.match-card').count()).toBe(0)
  await house().leave(one)
  await house().leave(two)
})

test(
  'what went on in two places is put to the person, and both lines live',
  { timeout: 120_000 },
  async () => {
    const one = await house().visit('/')
    const id = await playedMatch(one.page, ['a1', 'b2'])
    await soon(() => versionOf(one.page, id)).toBe(3)
    const two = await another(one, `/play/hex?match=${id}`)
    await soon(() => movesShown(two.page)).toBe(2)
    // The first device is away, and both play on.
    await one.context.route('**/api/**', route => route.abort())
    const here = new Hands(one.page, hex, small)
    const there = new Hands(two.page, hex, small)
    for (const hands of [here, there]) for (const name of ['a1', 'b2']) hands.match.playNamed(name)
    await here.playNamed('c3')
    await here.playNamed('d4')
    await there.playNamed('f6')
    await soon(() => versionOf(two.page, id)).toBe(4)
    await one.context.unroute('**/api/**')
    await one.page.evaluate(() => window.dispatchEvent(new Event('online')))
    const question = one.page.getByRole('dialog', { name: 'Ez máshol is folytatódott' })
    await question.waitFor()
    // Until it is answered nothing there is touched.
    await soon(() => versionOf(two.page, id)).toBe(4)
    await question.getByRole('button', { name: 'Az enyém legyen másolat' }).click()
    await one.page.waitForURL(url => !url.href.includes(id))
    await soon(() => movesShown(one.page)).toBe(4)
    await one.page.goto(`/play/hex?match=${id}`)
    await soon(() => movesShown(one.page)).toBe(3)
    await soon(async () =>
      (await kept(one.page)).map(record => record.version).sort((a, b) => a - b),
    ).toEqual([4, 5])

    // The other answer: what went on there is here.
    await one.context.route('**/api/**', route => route.abort())
    here.match.goto(2)
    here.match.playNamed('f6')
    await here.playNamed('e5')
    there.match.goto(3)
    await there.playNamed('d4')
    await soon(() => versionOf(two.page, id)).toBe(5)
    await one.context.unroute('**/api/**')
    await one.page.evaluate(() => window.dispatchEvent(new Event('online')))
    await question.getByRole('button', { name: 'Az ottani maradjon' }).click()
    await soon(() => one.page.locator('.move-list, .moves').first().innerText()).toContain('d4')
    await house().leave(one)
    await house().leave(two)
  },
)

test('a save the server does not take holds up no other', { timeout: 120_000 }, async () => {
  const visit = await house().visit('/')
  const { page, context } = visit
  const first = await playedMatch(page, ['a1', 'b2'])
  await soon(() => versionOf(page, first)).toBe(3)
  await context.route(`**/api/records/${first}`, route =>
    route.fulfill({
      status: 413,
      contentType: 'application/json',
      body: JSON.stringify({ what: 'room', error: { hu: 'Túl nagy.', en: 'Too large.' } }),
    }),
  )
  const hands = new Hands(page, hex, small)
  for (const name of ['a1', 'b2']) hands.match.playNamed(name)
  await hands.playNamed('c3')
  const second = await playedMatch(page, ['a1'])
  await soon(() => versionOf(page, second)).toBe(2)
  await soon(() => versionOf(page, first)).toBe(3)
  await context.unroute(`**/api/records/${first}`)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await soon(() => versionOf(page, first)).toBe(4)
  await house().leave(visit)
})

test(
  'a free table opens on another device of the same person, and only there',
  { timeout: 120_000 },
  async () => {
    const one = await house().visit('/settings')
    const hands = new TableHands(one.page)
    await hands.open('/table?start=reversi')
    await hands.dragBy(1, 50, 20)
    await hands.kept()
    const id = new URL(one.page.url()).searchParams.get('game')!
    await soon(() => versionOf(one.page, id)).toBe(2)
    const two = await another(one, one.page.url())
    await two.page.locator('.thing').first().waitFor()
    await soon(() => two.page.locator('.thing').count()).toBe(4)
    const stranger = await house().visit('/settings')
    await stranger.page.goto(one.page.url())
    await stranger.page.getByText('Nem nyílt meg').waitFor()
    await house().leave(stranger)
    await house().leave(two)
    await house().leave(one)
  },
)
