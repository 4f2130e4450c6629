// The tiles of a rack lie as their owner wants: shuffled and sorted by button and key, kept on the device, no part of the match.
import { expect, test } from 'vitest'
import jatekABetukkel from '../../src/games/szo/jatek-a-betukkel/game.ts'
import scramble from '../../src/games/szo/scramble/game.ts'
import { blameless } from './axe.ts'
import { soon, useHouse } from './browser.ts'
import { movesShown, startGame } from './hands.ts'

const house = useHouse()

test('a rack is shuffled and sorted, a reload keeps its order, and no move is made', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, scramble, { options: { language: 'hungarian' }, seats: ['person', '1'] })
  const rack = () =>
    page.locator('button.jv-thing').evaluateAll(tiles => tiles.map(tile => tile.getAttribute('data-point')!))
  await soon(async () => (await rack()).length).toBe(7)
  const first = await rack()
  // The machine may begin: nothing of its own moves once the person is asked.
  await soon(() => page.locator('main').innerText()).toContain('Piros következik')
  const moves = await movesShown(page)
  await page.getByRole('button', { name: 'Keverés' }).click()
  await soon(async () => (await rack()).join()).not.toBe(first.join())
  const shuffled = await rack()
  expect(shuffled.toSorted()).toEqual(first.toSorted())
  await page.reload()
  await soon(async () => (await rack()).join()).toBe(shuffled.join())
  await page.keyboard.press('a')
  const { compare } = new Intl.Collator('hu')
  const blankLast = (point: string) => point.replace('rack:', '').replace('?', '\uFFFF')
  const sorted = first.toSorted((a, b) => compare(blankLast(a), blankLast(b)))
  await soon(async () => (await rack()).join()).toBe(sorted.join())
  await page.keyboard.press('k')
  await soon(async () => (await rack()).join()).not.toBe(sorted.join())
  expect(await movesShown(page)).toBe(moves)
  await blameless(page, 'buttons beside the rack', { part: '.jv-tray-tools' })
  await house().leave(visit)
})

test('játék a betűkkel: the list arrives, a word is laid and the machine answers with another', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, jatekABetukkel, {
    options: { time: 'none', words: 'dictionary' },
    seats: ['person', '3'],
  })
  await soon(() => page.locator('button.jv-thing').count()).toBe(10)
  await page.getByRole('button', { name: 'Nincs szavam' }).click()
  // The machine lays a word, then both read what was laid in the first round.
  await soon(() => page.locator('main').innerText(), { timeout: 60_000 }).toMatch(
    /1\.: zöld – 0, kék \p{Lu}{2,} \d+\./u,
  )
  await house().leave(visit)
})
