// Hints in games with an opponent: what the strongest level would play, on the board and in words, for the person to move only.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { loadMoveWriter } from '../../src/board/move-writing.ts'
import type { Match, Move } from '../../src/engine/index.ts'
import type { BoardGame } from '../../src/kit/index.ts'
import stratego from '../../src/games/egyeb-logikai/stratego/game.ts'
import malom from '../../src/games/amoba/malom/game.ts'
import backgammon from '../../src/games/szerencse/backgammon/game.ts'
import sakk from '../../src/games/sakk/sakk/game.ts'
import torpedo from '../../src/games/szerencse/torpedo/game.ts'
import { soon, useHouse } from './browser.ts'
import { Hands, keptMatch, movesShown, startGame } from './hands.ts'

const house = useHouse()
const button = (page: Page, name = 'Tipp') => page.getByRole('button', { name, exact: true })
/** What the hint says; nothing while there is none. */
const word = async (page: Page): Promise<string> => (await page.locator('.hint-word').textContent())!.trim()
const said = async (page: Page, pattern: RegExp = /^A legerősebb gép ezt lépné: (.+)$/): Promise<string> => {
  await soon(() => word(page), { timeout: 30_000 }).toMatch(pattern)
  return pattern.exec(await word(page))![1]!
}
/** The legal move that is written so in the list of moves. */
const told = async (match: Match, text: string, language: 'hu' | 'en' = 'hu'): Promise<Move | undefined> => {
  const writer = await loadMoveWriter(match.game as BoardGame)
  const { position, moves } = match
  return moves.find(m => writer.write(position, m, match.nameOf(m))[language] === text)
}
/** Hints are blue; nothing else on the board is. */
const drawn = (page: Page) => page.locator('.jv-over [stroke*="mark-arrow"], .jv-over [fill*="mark-arrow"]')

test('a board game: shown, said, put away, and gone after the move', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, sakk)
  const hands = new Hands(page, sakk)
  // The scholar's mate is one move away.
  for (const name of ['e2-e4', 'e7-e5', 'd1-h5', 'b8-c6', 'f1-c4', 'g8-f6']) await hands.playNamed(name)
  await button(page).click()
  // As the list of moves writes it.
  expect(await said(page)).toBe('Vxf7#')
  await soon(() => drawn(page).count()).toBeGreaterThan(0)
  await soon(() => movesShown(page)).toBe(6)
  // The same key puts it away and brings it back.
  await page.keyboard.press('h')
  await soon(() => word(page)).toBe('')
  await soon(() => drawn(page).count()).toBe(0)
  await page.keyboard.press('h')
  await said(page)
  // In the past there is nothing to help with.
  await page.keyboard.press('[')
  await soon(() => button(page).isDisabled()).toBe(true)
  await soon(() => word(page)).toBe('')
  await page.keyboard.press(']')
  await button(page).click()
  await said(page)
  await hands.playNamed('h5xf7')
  await page.getByRole('region', { name: 'Vége' }).waitFor()
  await soon(() => word(page)).toBe('')
  await soon(() => drawn(page).count()).toBe(0)
  await soon(() => button(page).isDisabled()).toBe(true)
  await house().leave(visit)
})

test('it can be stopped while it thinks, and is not there at the turn of the computer', async () => {
  const visit = await house().visit('/', { server: 'none', width: 360, height: 740 })
  const { page } = visit
  await startGame(page, sakk, { seats: ['person', '3'] })
  await button(page).click()
  await page.getByRole('button', { name: 'Állj', exact: true }).click()
  await soon(() => word(page)).toBe('')
  await soon(() => button(page).isEnabled()).toBe(true)
  await soon(() => drawn(page).count()).toBe(0)
  // Escape stops it too, and a stopped question does not spoil the next one.
  await button(page).click()
  await page.getByRole('button', { name: 'Állj', exact: true }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.keyboard.press('Escape')
  await soon(() => word(page)).toBe('')
  await button(page).click()
  const move = await said(page)
  const hands = new Hands(page, sakk)
  const found = await told(hands.match, move)
  expect(found, move).toBeDefined()
  for (const point of hands.game.points(hands.match.position, found!)) await hands.point(point, 'mouse')
  await page.getByText('gondolkodik').first().waitFor()
  expect(await button(page).isDisabled()).toBe(true)
  await page.keyboard.press('h')
  await soon(() => movesShown(page)).toBe(2)
  await soon(() => word(page)).toBe('')
  await soon(() => button(page).isEnabled()).toBe(true)
  await house().leave(visit)
})

test('hidden men: the worker is told only what the seat sees', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  // All that goes to a worker is written down.
  await page.addInitScript(() => {
    const sent: unknown[] = []
    Object.assign(window, { sent })
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      sent.push(message)
      postMessage.call(this, message)
    }
  })
  await startGame(page, stratego, { seats: ['person', '1'] })
  // First the strongest lets luck set up the army; a formation is a move of buttons only.
  await button(page).click()
  expect(await said(page)).not.toContain(':')
  const hands = new Hands(page, stratego)
  const quick = hands.match.moves.find(m => hands.match.nameOf(m).includes('mix'))
  expect(quick).toBeDefined()
  for (const point of hands.game.points(hands.match.position, quick!)) await hands.point(point, 'mouse')
  await page
    .getByText(/következik/)
    .first()
    .waitFor()
  await soon(() => button(page).isEnabled(), { timeout: 60_000 }).toBe(true)
  await hands.catchUp(stratego)
  await button(page).click()
  const move = await said(page)
  expect(await told(hands.match, move), move).toBeDefined()
  const { match, game } = hands
  const asked = await page.evaluate(() =>
    (window as unknown as { sent: Record<string, unknown>[] }).sent.filter(q => q['level'] === 6).at(-1)!,
  )
  expect(asked['moves']).toEqual([])
  expect(asked['from']).toEqual(game.layout.write(game.layout.view(match.position, 0)))
  expect(asked['from']).not.toEqual(game.layout.write(match.position))
  await house().leave(visit)
})

test('two people at torpedo: nothing while the curtain is down', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, torpedo)
  await page.locator('.curtain').waitFor()
  await button(page).waitFor()
  expect(await button(page).isDisabled()).toBe(true)
  await page.keyboard.press('h')
  await soon(() => word(page)).toBe('')
  await page.locator('.curtain button').click()
  await button(page).click()
  await said(page)
  await house().leave(visit)
})

test('luck: a roll is no question, a man on the board is', async () => {
  const visit = await house().visit('/', { server: 'none', language: 'en', width: 360, height: 740 })
  const { page } = visit
  await page.goto('/play/backgammon')
  await page.getByRole('radio', { name: 'people here' }).check({ force: true })
  await page.getByRole('dialog').locator('button.main').click()
  await page.locator('.jv-live').waitFor()
  await soon(() => button(page, 'Hint').isEnabled()).toBe(true)
  await button(page, 'Hint').click()
  const english = /^The strongest computer would play: (.+)$/
  expect(await said(page, english)).toBe('Roll')
  await page.locator('.point-buttons').getByRole('button', { name: 'Roll', exact: true }).click()
  // The dice fall by themselves; then a man is moved.
  await soon(() => word(page)).toBe('')
  await soon(async () => (await keptMatch(page, backgammon)).log.length).toBeGreaterThan(1)
  await button(page, 'Hint').click()
  const move = await said(page, english)
  const match = await keptMatch(page, backgammon)
  expect(await told(match, move, 'en'), move).toBeDefined()
  await soon(() => drawn(page).count()).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'Hide the hint' }).click()
  await soon(() => word(page)).toBe('')
  await house().leave(visit)
})

test('a game of one-cell moves has a ring', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, malom)
  await button(page).click()
  const move = await said(page)
  expect(await told(new Hands(page, malom).match, move), move).toBeDefined()
  await soon(() => drawn(page).count()).toBeGreaterThan(0)
  await house().leave(visit)
})
