import { parseListing } from '../../src/wire/index.ts'
import { expect, test } from 'vitest'
import { taskGameOf } from '../../src/games/facts/daily-task.ts'
import { puzzleGameOf } from '../../src/games/facts/index.ts'
import hex from '../../src/games/osszekotos/hex/game.ts'
import sakk from '../../src/games/sakk/sakk/game.ts'
import { soon, useHouse } from './browser.ts'
import { agree, Hands, keptMatch, movesShown, startGame } from './hands.ts'
import { keptMatches } from './storage.ts'

const house = useHouse()

test('what was used works offline, and everything does after the wish for it: deep links, rules, saves, opponents', async () => {
  const visit = await house().visit('/', { worker: 'allow' })
  const { page, context } = visit
  await page.locator('.game-card').first().waitFor()
  await page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready
    if (!active) throw new Error(`no worker: ${String(installing)} ${String(waiting)}`)
  })
  await soon(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  // A hand on the library brings what the coming days need.
  const [day, nextDay] = [0, 86_400_000].map(later => new Date(Date.now() + later).toLocaleDateString('sv'))
  const daily = (await (await page.request.get('/daily-files.json')).json()) as {
    readonly pages: readonly string[]
    readonly games: Readonly<Record<string, readonly string[]>>
  }
  const games = [taskGameOf(day!), puzzleGameOf(day!), puzzleGameOf(nextDay!)]
  const wanted = [...daily.pages, ...games.flatMap(id => daily.games[id]!)]
  expect(wanted.length).toBeGreaterThan(10)
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
  await soon(() =>
    page.evaluate(
      async urls => (await Promise.all(urls.map(url => caches.match(url)))).filter(Boolean).length,
      wanted,
    ),
  ).toBe(wanted.length)
  await startGame(page, hex, { options: { size: '6' } })
  await new Hands(page, hex, { size: '6' }).playNamed('a1')
  // After the first move comes what may be needed later.
  const keeps = (name: string) =>
    page.evaluate(
      async part => (await (await caches.open('kept-assets')).keys()).some(({ url }) => url.includes(part)),
      name,
    )
  for (const name of ['/Question-', '/match-file-']) await soon(() => keeps(name)).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await soon(() => movesShown(page)).toBe(1)
  // What is asked only now and then works too.
  await page.getByRole('button', { name: 'Vissza', exact: true }).click()
  await agree(page)
  await soon(() => movesShown(page)).toBe(0)
  // What the day brings opens, though nobody has opened it here.
  await page.goto('/')
  await page.getByRole('link', { name: 'A nap feladata' }).click()
  await page.locator('.task .jv-board').first().waitFor()
  await page.goto('/')
  await page.getByRole('link', { name: 'A nap türelemjátéka' }).click()
  await page.locator('.jv-live').waitFor()
  // A game nobody has opened here is refused in words.
  await page.goto('/play/sakk')
  await page.getByText('Ez a játék még nincs meg ezen az eszközön').waitFor()

  await context.setOffline(false)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Legyen meg minden hálózat nélkül' }).click()
  await page.getByText('Minden játék, szabály és a stúdió is megvan').waitFor({ timeout: 60_000 })
  await context.setOffline(true)

  await page.goto('/play/hex')
  await page.getByRole('dialog').waitFor()
  await startGame(page, hex, { options: { size: '6' } })
  await page.getByText('Nincs hálózat').waitFor()
  const hands = new Hands(page, hex, { size: '6' })
  await hands.playNamed('a1')
  await hands.playNamed('b2')
  await page.reload()
  await soon(() => movesShown(page)).toBe(2)
  await page.getByRole('button', { name: 'Szabályok' }).click()
  await page.getByRole('heading', { name: 'A játék vége' }).waitFor()

  // A game never opened before, with an opponent, in the other language.
  await startGame(page, sakk, { seats: ['1', 'person'] })
  await soon(() => movesShown(page), { timeout: 20_000 }).toBe(1)
  await soon(async () => (await keptMatch(page, sakk)).log).toHaveLength(1)
  await page.goto('/studio')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto('/')
  await page.getByRole('button', { name: 'EN: váltás angolra (English)' }).click()
  await page.getByRole('region', { name: 'Your matches' }).waitFor()
  // The day's patience is among them where luck has dealt it: that goes by the day.
  const listed = (id: string) => page.locator(`.match-words a[href^="/play/${id}?"]`).count()
  await soon(() => listed(hex.id)).toBe(2)
  await soon(() => listed(sakk.id)).toBe(1)
  await soon(() =>
    page
      .locator('.game-card img')
      .first()
      .evaluate(img => (img as HTMLImageElement).naturalWidth),
  ).toBeGreaterThan(0)

  // Back on the network the server hears of what was played meanwhile.
  await context.setOffline(false)
  await page.reload()
  const kept = await keptMatches(page)
  expect(kept.length).toBeGreaterThanOrEqual(3)
  await soon(async () => {
    const listing = parseListing(await (await page.request.get('/api/records?since=0')).json())
    const matches = listing.ok ? listing.value.records.filter(({ kind }) => kind === 'match') : []
    return matches.map(({ id }) => id).sort()
  }).toEqual([...kept].sort())
  await house().leave(visit)
}, 180_000)
