// Where a browser's tabs cannot tell each other anything, only one of them may do something, and the other says so.
import type { BrowserContext, Page } from 'playwright-core'
import { test } from 'vitest'
import hex from '../../src/games/osszekotos/hex/game.ts'
import { soon, useHouse } from './browser.ts'
import { Hands, keptMatch, movesShown, startGame } from './hands.ts'
import { TableHands } from './table-hands.ts'

const house = useHouse()
const small = { size: '6' }

/** An old browser: no channel between tabs, no locks. */
const deaf = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined })
    Object.defineProperty(navigator, 'locks', { value: undefined })
  })

async function deafVisit() {
  const visit = await house().visit('/settings', { server: 'none' })
  await deaf(visit.context)
  await visit.page.reload()
  return visit
}
const notice = (page: Page, text: string) => page.getByRole('alert').getByText(text)

test('a match: the second tab looks on until it takes over, and then the first one does', async () => {
  const visit = await deafVisit()
  const one = visit.page
  await startGame(one, hex, { options: small })
  const hands = new Hands(one, hex, small)
  await hands.playNamed('a1')
  await soon(async () => (await keptMatch(one, hex)).at).toBe(1)
  const two = await visit.context.newPage()
  await two.goto(one.url())
  await notice(two, 'Ez a játszma egy másik lapon van nyitva.').waitFor()
  await soon(() => movesShown(two)).toBe(1)
  // Nothing can be done there: no cell is a target, and nothing is taken back.
  const other = new Hands(two, hex, small)
  other.match.playNamed('a1')
  await soon(() => two.locator('.jv-live .jv-target').count()).toBe(0)
  await other.point(other.game.board.names.indexOf('b2'), 'mouse')
  await soon(() => two.getByRole('button', { name: 'Vissza', exact: true }).isDisabled()).toBe(true)
  await hands.playNamed('c3')
  await soon(async () => (await keptMatch(one, hex)).log).toEqual(['a1', 'c3'])
  await two.getByRole('button', { name: 'Itt folytatom' }).click()
  await soon(() => movesShown(two)).toBe(2)
  await notice(one, 'Ez a játszma egy másik lapon van nyitva.').waitFor()
  await soon(() => two.getByRole('alert').count()).toBe(0)
  other.match.playNamed('c3')
  await other.playNamed('d4')
  await soon(async () => (await keptMatch(two, hex)).log).toEqual(['a1', 'c3', 'd4'])
  // When the tab that has it is closed, the other one goes on by itself.
  await two.close()
  await soon(() => one.getByRole('alert').count(), { timeout: 20_000 }).toBe(0)
  await house().leave(visit)
})

test('a free table: the second tab looks on and changes nothing', async () => {
  const visit = await deafVisit()
  const one = new TableHands(visit.page)
  await one.open('/table?start=reversi')
  await one.dragBy(1, 60, 20)
  await soon(() => visit.page.locator('.save-state').innerText()).toBe('Mentve')
  const two = await visit.context.newPage()
  const other = new TableHands(two)
  await two.goto(visit.page.url())
  await notice(two, 'Ez az asztal egy másik lapon van nyitva').waitFor()
  await other.dragBy(2, 60, 20)
  await soon(async () => (await one.kept()).acts).toHaveLength(1)
  await soon(() => two.locator('.save-state').innerText()).toBe('Másik lapon nyitva')
  await two.getByRole('button', { name: 'Itt folytatom' }).click()
  await notice(visit.page, 'Ez az asztal egy másik lapon van nyitva').waitFor()
  await other.dragBy(2, 60, 20)
  await soon(async () => (await other.kept()).acts.length).toBe(2)
  await house().leave(visit)
})

test('two tabs at one table: what the other tab did is taken back only when the person says so, and it is told there', async () => {
  const visit = await house().visit('/settings', { server: 'none' })
  const one = new TableHands(visit.page)
  await one.open('/table?start=reversi')
  await one.dragBy(1, 60, 20)
  await soon(() => visit.page.locator('.save-state').innerText()).toBe('Mentve')
  const page = await visit.context.newPage()
  const two = new TableHands(page)
  await two.open(new URL(visit.page.url()).pathname + new URL(visit.page.url()).search)
  const place = (hands: TableHands, id: number) => hands.place(id)
  const before = await place(one, 2)
  await two.dragBy(2, 80, 40)
  const after = await place(two, 2)
  await soon(() => place(one, 2)).toBe(after)
  await visit.page.keyboard.press('Control+z')
  const question = visit.page.getByRole('dialog', { name: 'Ezt nem itt tették. Visszavonod?' })
  await question.waitFor()
  await visit.page.keyboard.press('Escape')
  await soon(() => question.count()).toBe(0)
  await soon(() => place(one, 2)).toBe(after)
  await visit.page.keyboard.press('Control+z')
  await question.getByRole('button', { name: 'Visszavonás' }).click()
  await soon(() => place(one, 2)).toBe(before)
  await soon(() => place(two, 2)).toBe(before)
  await page.getByText(/^Máshol visszavonták: /).waitFor()
  // One's own act goes without a question.
  await visit.page.keyboard.press('Control+z')
  await soon(async () => (await one.kept()).at).toBe(0)
  await soon(() => question.count()).toBe(0)
  await house().leave(visit)
})
