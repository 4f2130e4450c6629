import { expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { soon, useHouse } from './browser.ts'

const house = useHouse()
const cards = '.game-card h4'

test('all games are there, each with the drawing of its board', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await page.locator(cards).first().waitFor()
  expect(await page.locator(cards).count()).toBe(games.length)
  for (const { id } of games) {
    const picture = await page.request.get(`/pictures/${id}.svg`)
    expect(picture.status(), id).toBe(200)
    expect(await picture.text(), id).toMatch(/^<svg[^>]+viewBox="[\d. -]+"/)
  }
  const [width] = await page
    .locator('.game-picture')
    .first()
    .evaluateAll(all => all.map(img => (img as HTMLImageElement).naturalWidth))
  expect(width).toBeGreaterThan(0)
  await house().leave(visit)
})

test('search finds titles in both languages, accents ignored, and says when there is none', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  const search = page.getByRole('searchbox')
  for (const game of games.slice(0, 12))
    for (const words of [
      game.title.hu,
      game.title.en.toUpperCase(),
      game.title.hu.normalize('NFD').replace(/\p{M}/gu, ''),
    ]) {
      await search.fill(words)
      await page.waitForURL(url => url.searchParams.get('q') === words)
      expect(await page.locator(cards).allTextContents(), words).toContain(game.title.hu)
    }
  await search.fill('qqqq')
  await page.getByText('Erre a keresésre nincs játék.').waitFor()
  expect(await page.locator(cards).count()).toBe(0)
  await page.getByRole('button', { name: 'Az összes játék' }).click()
  await soon(() => page.locator(cards).count()).toBe(games.length)
  await house().leave(visit)
})

test('filters by chapter and by number of players; going back keeps them', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  const { chapter } = games.find(game => game.id === 'hex')!
  await page.getByLabel('Fejezet').selectOption(chapter)
  const inChapter = games.filter(game => game.chapter === chapter)
  await soon(() => page.locator(cards).count()).toBe(inChapter.length)
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true })
  const forTwo = inChapter.filter(game => game.players.includes(2))
  await soon(() => page.locator(cards).count()).toBe(forTwo.length)
  await page.getByRole('link', { name: 'Hex', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await page.goBack()
  await soon(() => page.locator(cards).count()).toBe(forTwo.length)
  await house().leave(visit)
})

test('language and theme switch at once and are remembered', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('hu')
  await page.getByRole('button', { name: 'EN: váltás angolra (English)' }).click()
  await page.getByRole('heading', { name: 'Board games on one table' }).waitFor()
  await page.getByRole('button', { name: 'Theme: as the system' }).click()
  await page.getByRole('button', { name: 'Theme: light' }).click()
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const dark = await paper()
  await page.reload()
  await page.getByRole('heading', { name: 'Board games on one table' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  expect(await paper()).toBe(dark)
  await page.getByRole('button', { name: 'Theme: dark' }).click()
  expect(await paper()).not.toBe(dark)
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
  expect(await hidden().isChecked()).toBe(true)
  await house().leave(visit)
})
