// Opponents by net and by learnt values in the page: the weights come when they are wanted, stay, and the search plays where they cannot be had.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import draughts from '../../src/games/dama/kozonseges-damajatek/game.ts'
import hex from '../../src/games/osszekotos/hex/game.ts'
import { soon, useHouse } from './browser.ts'
import { Hands, movesShown, startGame } from './hands.ts'

const house = useHouse()

/** The weights that this browser has kept. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return lists
      .flat()
      .map(({ url }) => url)
      .filter(url => url.endsWith('.bin'))
  })

test('weights are loaded when an opponent wants them, and stay for offline play', async () => {
  const visit = await house().visit('/', { worker: 'allow' })
  const { page, context } = visit
  await page.evaluate(() => navigator.serviceWorker.ready)
  await soon(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await soon(() => kept(page)).toEqual([])
  await startGame(page, hex, { seats: ['3', 'person'] })
  await soon(() => movesShown(page), { timeout: 20_000 }).toBe(1)
  await soon(() => kept(page)).toEqual([expect.stringMatching(/\/assets\/hex-[^/]+\.bin$/)])

  await context.setOffline(true)
  await page.reload()
  await soon(() => movesShown(page)).toBe(1)
  await page.locator('.jv-live [data-cell="0"]').click()
  await soon(() => movesShown(page), { timeout: 20_000 }).toBe(3)
  await house().leave(visit)
})

test('where the weights cannot be had, the search plays', async () => {
  const visit = await house().visit('/', { worker: 'block' })
  const { page, context } = visit
  const refused: string[] = []
  await context.route('**/*.bin', route => {
    refused.push(route.request().url())
    return route.abort()
  })
  await startGame(page, hex, { seats: ['1', 'person'] })
  await soon(() => movesShown(page), { timeout: 20_000 }).toBe(1)
  expect(refused.length).toBeGreaterThan(0)
  await house().leave(visit)
})

test('what was learnt of a game comes when somebody thinks, for the rules it was learnt by', async () => {
  const visit = await house().visit('/', { worker: 'block' })
  const { page } = visit
  const asked: string[] = []
  page.context().on('request', request => {
    if (request.url().endsWith('.bin')) asked.push(request.url())
  })
  await startGame(page, draughts, { seats: ['3', 'person'] })
  await soon(() => movesShown(page), { timeout: 20_000 }).toBe(1)
  expect(asked).toEqual([expect.stringMatching(/\/assets\/learnt-[^/]+\.bin$/)])
  asked.length = 0
  await startGame(page, draughts, { seats: ['3', 'person'], options: { rules: 'american' } })
  await soon(() => movesShown(page), { timeout: 20_000 }).toBe(1)
  expect(asked).toEqual([])
  await house().leave(visit)
})

test('the strongest opponent looks ahead in the time of a person, where that was chosen', async () => {
  const visit = await house().visit('/', { worker: 'block' })
  const { page } = visit
  await page.addInitScript(() => {
    const asked: string[] = []
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (this: Worker, question: { want?: string }) {
      if (question.want === 'move' || question.want === 'foresight') asked.push(question.want)
      return Reflect.apply(post, this, [question])
    }
    Object.assign(window, { asked })
  })
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked)
  await startGame(page, draughts, { seats: ['6', 'person'] })
  await soon(() => movesShown(page), { timeout: 20_000 }).toBe(1)
  expect(await asked()).toEqual(['move'])
  await page.evaluate(() => localStorage.setItem('jatekvilag.settings', JSON.stringify({ foresight: 'on' })))
  await page.reload()
  await soon(asked).toEqual(['foresight'])
  const hands = new Hands(page, draughts)
  await hands.catchUp(draughts)
  await hands.play(hands.match.moves[0]!, 'mouse')
  await soon(() => movesShown(page), { timeout: 20_000 }).toBeGreaterThan(2)
  await soon(asked).toEqual(['foresight', 'move', 'foresight'])
  await house().leave(visit)
})
