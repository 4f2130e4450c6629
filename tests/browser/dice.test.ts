import { expect, test } from 'vitest'
import backgammon from '../../src/games/szerencse/backgammon/game.ts'
import { soon, useHouse } from './browser.ts'
import { keptMatch, movesShown, startGame } from './hands.ts'

const house = useHouse()

test('dice lie on the board, fall unasked by wish, and a die with a man is a move', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, backgammon, { seats: ['person', 'person'], options: { length: '3' } })
  const roll = page.getByRole('button', { name: 'Dobás', exact: true })
  await roll.waitFor()
  const dice = page.locator('.jv-live .jv-on-board [data-point^="die:"]')
  expect(await dice.count()).toBe(0)
  // The score of the match stands in the cards.
  await soon(() => page.locator('.seat-tally').first().textContent()).toContain('0 / 3 pont')

  await page.keyboard.press('l')
  await page
    .getByRole('group', { name: 'Dobás a kockákkal' })
    .getByRole('radio', { name: 'magától' })
    .check({ force: true })
  await page.keyboard.press('Escape')
  await soon(() => dice.count()).toBeGreaterThan(1)
  await soon(() => roll.count()).toBe(0)

  const before = await movesShown(page)
  let match = await keptMatch(page, backgammon)
  await soon(async () => {
    match = await keptMatch(page, backgammon)
    return match.at
  }).toBe(before)
  const [die, man] = match.game.shortcut!(match.position, match.moves[0]!)!
  await page.locator(`.jv-live [data-point="${die}"]`).first().click()
  await page.locator(`.jv-live [data-cell="${man}"]`).click({ force: true })
  await soon(() => movesShown(page)).toBe(before + 1)
  await house().leave(visit)
})
