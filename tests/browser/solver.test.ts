// The solver beside one-person games: how many moves are left, the next one on the board, all of them played.
import { expect, test } from 'vitest'
import szamar from '../../src/games/turelem/voros-szamar/game.ts'
import szoliter from '../../src/games/turelem/szoliter/game.ts'
import tigris from '../../src/games/turelem/tigrisjatek/game.ts'
import tizenotos from '../../src/games/turelem/tizenotos-jatek/game.ts'
import { soon, useHouse } from './browser.ts'
import { Hands, movesShown, startGame } from './hands.ts'

const house = useHouse()

test('the fewest moves, a hint on the board, and the solution played out', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  const word = () => page.locator('.solver-word').textContent()
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  // Fifteen: dealt by luck, which is the first two moves of the list; solved by the tables that come with it.
  await startGame(page, tizenotos, { options: { deal: 'easy' } })
  await button('Hány lépés innen?').click()
  await soon(word, { timeout: 20_000 }).toMatch(/legrövidebb megoldás 1\d lépés/)
  const before = Number(/(\d+) lépés/.exec((await word())!)![1])
  await button('Következő lépés').click()
  await soon(word).toContain('A következő lépés:')
  await soon(() => page.locator('.jv-over path').count()).toBeGreaterThan(0)
  const tile = /A következő lépés: (\d+)/.exec((await word())!)![1]!
  // The person makes the move that was shown: the solution goes on from there.
  const hands = new Hands(page, tizenotos, { deal: 'easy' })
  await hands.catchUp(tizenotos)
  await hands.playNamed(tile)
  await soon(word).toContain(`${before - 1} lépés`)
  await button('Végigjátszás').click()
  await page.getByRole('region', { name: 'Vége' }).waitFor({ timeout: 30_000 })
  await soon(() => movesShown(page)).toBe(before + 2)

  // The red donkey: the solution is played for a while, then stopped.
  await startGame(page, szamar)
  await button('Hány lépés innen?').click()
  await soon(word, { timeout: 30_000 }).toContain('81 lépés')
  await button('Végigjátszás').click()
  await soon(() => movesShown(page)).toBeGreaterThan(1)
  await button('Állj').click()
  await soon(() => button('Végigjátszás').count()).toBe(1)
  const made = await movesShown(page)
  // A move taken back is still on the way of the solution.
  await button('Vissza').click()
  await soon(() => movesShown(page)).toBe(made - 1)
  await soon(word).toContain(`${82 - made} lépés`)

  await startGame(page, szoliter)
  await button('Következő lépés').click()
  await soon(word, { timeout: 30_000 }).toContain('A következő lépés:')
  await soon(word).toContain('31 lépés')
  await house().leave(visit)
})

test('a long search can be stopped, and the page answers meanwhile', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  const word = () => page.locator('.solver-word').textContent()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await startGame(page, tigris)
  // On the known way there is nothing to search for.
  await button('Hány lépés innen?').click()
  await soon(word, { timeout: 20_000 }).toContain('31 lépés')
  // A detour: from here tens of millions of positions would have to be looked at.
  const hands = new Hands(page, tigris)
  await hands.playNamed('d3-d2')
  await soon(word).toBe('')
  await button('Hány lépés innen?').click()
  await soon(word, { timeout: 20_000 }).toMatch(/eddig [\d\s]+ állás/)
  // While it searches, a move can be made on the board.
  await hands.playNamed('d2-d3')
  await button('Állj').click()
  await soon(() => button('Állj').count()).toBe(0)
  await soon(() => button('Következő lépés').isEnabled()).toBe(true)
  await button('Következő lépés').click()
  await soon(word, { timeout: 20_000 }).toContain('A következő lépés: fekvő hosszú téglalap d3-d1')
  await house().leave(visit)
})

test('in English and on a phone', async () => {
  const visit = await house().visit('/', { server: 'none', language: 'en', width: 360, height: 740 })
  const { page } = visit
  await page.goto('/play/papa-turelemjateka')
  await page.getByRole('combobox', { name: 'Puzzle', exact: true }).selectOption('easy')
  await page.getByRole('dialog').locator('button.main').click()
  await page.getByRole('button', { name: 'How many moves?' }).click()
  await soon(() => page.locator('.solver-word').textContent(), { timeout: 20_000 }).toMatch(
    /shortest solution from here takes [1-8] moves?\./,
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await house().leave(visit)
})

test('the puzzle of the day is the same in two browsers', async () => {
  const seen: string[] = []
  for (let i = 0; i < 2; i++) {
    const visit = await house().visit('/', { server: 'none' })
    await startGame(visit.page, tizenotos, { options: { deal: 'daily' } })
    await soon(() => movesShown(visit.page)).toBe(2)
    seen.push((await visit.page.locator('.move-list').textContent())!)
    await house().leave(visit)
  }
  expect(seen[0]).toBe(seen[1])
})
