import { expect, test } from 'vitest'
import { taskGameOf } from '../../src/games/facts/daily-task.ts'
import { puzzleGameOf } from '../../src/games/facts/index.ts'
import { games } from '../../src/games/index.ts'
import hex from '../../src/games/osszekotos/hex/game.ts'
import { packPath, packs } from '../../src/web/shell/picture-packs.ts'
import { soon, useHouse } from './browser.ts'
import { Hands, startGame } from './hands.ts'

const house = useHouse()
const cards = '.game-card h2'

test('all games are there, each with a picture of the game under way', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await page.locator(cards).first().waitFor()
  await soon(() => page.locator(cards).count()).toBe(games.length)
  const drawn: string[] = []
  for (const [i] of packs.entries()) {
    const pack = (await (await page.request.get(packPath(i))).json()) as Record<string, string>
    for (const [id, svg] of Object.entries(pack)) {
      expect(svg, id).toMatch(/^<svg[^>]+viewBox="[\d. -]+"/)
      drawn.push(id)
    }
  }
  expect(drawn.sort()).toEqual(games.map(({ id }) => id).sort())
  await soon(() =>
    page
      .locator('.game-picture')
      .first()
      .evaluate(img => (img as HTMLImageElement).naturalWidth),
  ).toBeGreaterThan(0)
  // What lies on the picture is white and large enough for a finger, the star and the way to the game's page alike.
  for (const name of ['.star', '.about']) {
    const { colour, side } = await page
      .locator(name)
      .first()
      .evaluate(each => ({ colour: getComputedStyle(each).color, side: each.getBoundingClientRect().width }))
    expect({ name, colour }).toEqual({ name, colour: 'rgb(255, 255, 255)' })
    expect(side).toBeGreaterThanOrEqual(44)
  }
  await house().leave(visit)
})

test('search finds titles in both languages and other names, accents ignored, best first', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  // A key leads to the field.
  await page.locator(cards).first().waitFor()
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox')
  await soon(() => search.evaluate(field => field === document.activeElement)).toBe(true)
  for (const game of games.slice(0, 8))
    for (const words of [
      game.title.hu,
      game.title.en.toUpperCase(),
      game.title.hu.normalize('NFD').replace(/\p{M}/gu, ''),
    ]) {
      await search.fill(words)
      await page.waitForURL(url => url.searchParams.get('q') === words)
      await soon(() => page.locator(cards).first().textContent()).toBe(game.title.hu)
    }
  await search.fill('othelo')
  await soon(() => page.locator(cards).first().textContent()).toBe('Reversi')
  await search.fill('qqqq')
  await page.getByText('Erre a keresésre nincs játék.').waitFor()
  await soon(() => page.locator(cards).count()).toBe(0)
  await page.getByRole('button', { name: 'Az összes játék' }).click()
  await soon(() => page.locator(cards).count()).toBe(games.length)
  await house().leave(visit)
})

test('chapters, filters and favourites; going back keeps them', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  const { chapter } = games.find(game => game.id === 'hex')!
  await page.getByRole('button', { name: /^Összekötős/ }).click()
  const inChapter = games.filter(game => game.chapter === chapter)
  await soon(() => page.locator(cards).count()).toBe(inChapter.length)
  await page.getByRole('button', { name: 'Szűrők' }).click()
  const players = page.getByRole('group', { name: 'Hányan játszanátok?' })
  await players.getByRole('radio', { name: '2', exact: true }).check({ force: true })
  const forTwo = inChapter.filter(game => game.players.includes(2))
  await soon(() => page.locator(cards).count()).toBe(forTwo.length)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Hex: legyen a kedvencek közt' }).click()
  await page.getByRole('link', { name: 'Hex', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await page.goBack()
  await soon(() => page.locator(cards).count()).toBe(forTwo.length)
  await page.getByRole('button', { name: /^Kedvencek/ }).click()
  await soon(() => page.locator(cards).allTextContents()).toEqual(['Hex'])
  await page.reload()
  await soon(() => page.locator(cards).allTextContents()).toEqual(['Hex'])
  // One line has the day's task and patience, then the favourites.
  const slips = page.getByRole('navigation', { name: 'Ma, kedvencek és legutóbbiak' }).locator('.slip')
  const day = await page.evaluate(() => new Date().toLocaleDateString('sv'))
  expect(await slips.evaluateAll(links => links.map(link => link.getAttribute('href')))).toEqual([
    `/game/${taskGameOf(day)}?day=${day}`,
    `/play/${puzzleGameOf(day)}?begin=daily`,
    '/play/hex',
  ])
  await house().leave(visit)
})

test('nothing shifts while the library comes, with a match running too', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, hex, { options: { size: '6' }, seats: ['person', 'person'] })
  await new Hands(page, hex, { size: '6' }).playNamed('a1')
  await page.goto('/')
  await page.locator('.match-card').first().waitFor()
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number }
    seen.shifted = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await page.locator('.match-card').first().waitFor()
  await soon(() =>
    page
      .locator('.game-picture[src]')
      .first()
      .evaluate(img => (img as HTMLImageElement).naturalWidth),
  ).toBeGreaterThan(0)
  const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted)
  expect(shifted).toBeLessThan(0.05)
  await house().leave(visit)
})

test('the first visit speaks as the browser asks; language and theme switch at once and are remembered', async () => {
  const visit = await house().visit('/', { server: 'none', language: 'en' })
  const { page } = visit
  const spoken = () => page.evaluate(() => document.documentElement.lang)
  await page.getByRole('button', { name: 'Surprise me!' }).waitFor()
  await soon(spoken).toBe('en')
  await page.getByRole('button', { name: 'HU: switch to Hungarian (Magyar)' }).click()
  await soon(spoken).toBe('hu')
  // What was chosen holds, whatever the browser asks for.
  await page.reload()
  await page.getByRole('button', { name: 'EN: váltás angolra (English)' }).click()
  await page.getByRole('button', { name: 'Surprise me!' }).waitFor()
  await page.getByRole('button', { name: 'Theme: as the system' }).click()
  await page.getByRole('button', { name: 'Theme: light' }).click()
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const dark = await paper()
  await page.reload()
  await page.getByRole('button', { name: 'Surprise me!' }).waitFor()
  await soon(spoken).toBe('en')
  await soon(() => paper()).toBe(dark)
  await page.getByRole('button', { name: 'Theme: dark' }).click()
  await soon(() => paper()).not.toBe(dark)
  await house().leave(visit)
})

test('unknown addresses, games and matches get clear words', async () => {
  const visit = await house().visit('/no/such/page', { server: 'none' })
  const { page } = visit
  await page.getByRole('heading', { name: 'Nincs ilyen oldal' }).waitFor()
  await page.goto('/play/no-such-game')
  await page.getByRole('heading', { name: 'Nincs ilyen játék' }).waitFor()
  await page.goto('/play/hex?match=nowhere')
  await page.getByRole('heading', { name: 'Ez a játszma nincs meg' }).waitFor()
  await page.getByRole('button', { name: 'Új játszma' }).click()
  await page.getByRole('dialog').waitFor()
  await page.goto('/')
  await page.getByRole('link', { name: 'Játékvilág' }).waitFor()
  await house().leave(visit)
})

test('settings hold after a reload', async () => {
  const visit = await house().visit('/settings', { server: 'none' })
  const { page } = visit
  const hidden = () =>
    page.getByRole('group', { name: 'Koordináták a tábla szélén' }).getByRole('radio').nth(1)
  await hidden().check({ force: true })
  await page.reload()
  await soon(() => hidden().isChecked()).toBe(true)
  await house().leave(visit)
})
