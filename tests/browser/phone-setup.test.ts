// Setting up an army on a phone: what is taken, where it goes and the ready formations are in sight together.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import stratego from '../../src/games/egyeb-logikai/stratego/game.ts'
import { soon, useHouse } from './browser.ts'
import { Hands, movesShown, startGame } from './hands.ts'

const house = useHouse()

/** How much lies below the upper edge of the prompt, which stays in sight. */
const coveredOn = (page: Page) => (): Promise<number> =>
  page.evaluate(() => {
    const edge = document.querySelector('.status')!.getBoundingClientRect().top
    const things = document.querySelectorAll('.jv-trays .jv-thing, .jv-live [data-cell]')
    return [...things].filter(thing => thing.getBoundingClientRect().bottom > edge + 1).length
  })

test('stratego: men and own rows are not covered by the formations, which are pulled aside', async () => {
  const visit = await house().visit('/', { server: 'none', width: 360, height: 740, hand: 'touch' })
  const { page } = visit
  await startGame(page, stratego, { seats: ['person', '1'] })
  const hands = new Hands(page, stratego)
  const buttons = page.locator('.point-buttons > button')
  await soon(() => buttons.count()).toBe(5)
  await soon(coveredOn(page)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  // The last formation is behind the edge; whoever wants it pulls the row, and the press takes it.
  await buttons.last().scrollIntoViewIfNeeded()
  await buttons.last().tap()
  await soon(() => movesShown(page)).toBeGreaterThan(0)
  expect(hands.match.at).toBe(0)
  await house().leave(visit)
})

test('stratego: men are still in sight once the first one stands', async () => {
  const visit = await house().visit('/', { server: 'none', width: 360, height: 740, hand: 'touch' })
  const { page } = visit
  await startGame(page, stratego, { seats: ['person', '1'] })
  const hands = new Hands(page, stratego)
  for (const name of ['marshal', 'g3']) await hands.playNamed(name, 'touch')
  await soon(() => page.locator('.point-buttons > button').count()).toBe(2)
  await soon(coveredOn(page)).toBe(0)
  await house().leave(visit)
})
