// The analysis of a long match: the page draws and answers all the while, and whoever has seen enough stops it.
import { Chess } from 'chess.js'
import { expect, test } from 'vitest'
import { Rng } from '../../src/engine/index.ts'
import { sharedBrowser, soon, useHouse } from './browser.ts'
import { movesShown } from './hands.ts'
import { longestTask } from './longest-task.ts'
import { slowness } from './yardstick.ts'

const house = useHouse()
const PLIES = 160

/** A long game of chess as another program writes it, given up in the end. */
function longGame(): string {
  const chess = new Chess()
  for (let seed = 1; chess.history().length < PLIES; seed++) {
    chess.reset()
    const rng = new Rng(seed)
    while (!chess.isGameOver() && chess.history().length < PLIES)
      chess.move(chess.moves()[rng.below(chess.moves().length)]!)
  }
  return `[White "A"]\n[Black "B"]\n[Result "0-1"]\n\n${chess.pgn().split('\n\n').at(-1)!.replace(/\*$/, '')} 0-1\n`
}

test('a match of 160 moves is analysed without a long task on the page; it can be walked through and stopped meanwhile', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name: 'x.pgn', mimeType: 'text/plain', buffer: Buffer.from(longGame()) })
  await page.waitForURL(/match=/)
  await page.locator('.jv-live .jv-piece').first().waitFor()
  await soon(() => movesShown(page)).toBe(PLIES)
  const browser = await sharedBrowser()
  await browser.startTracing(page, { categories: ['cc', 'toplevel'] })
  await page.getByRole('button', { name: 'Elemzés' }).first().click()
  const panel = page.getByRole('region', { name: 'Elemzés' })
  const done = () => panel.getByRole('progressbar').evaluate(bar => (bar as HTMLProgressElement).value)
  await soon(done).toBeGreaterThan(20)
  for (let i = 1; i <= 10; i++) {
    await page.keyboard.press('ArrowLeft')
    await soon(() => movesShown(page)).toBe(PLIES - i)
  }
  await soon(done).toBeGreaterThan(40)
  const longest = longestTask(await browser.stopTracing())
  const slow = slowness()
  console.log(
    `while it is analysed: longest task ${longest.toFixed(1)} ms of processor time, ${slow.toFixed(1)} × slow`,
  )
  expect(longest / slow).toBeLessThanOrEqual(50)
  await panel.getByRole('button', { name: 'Állj' }).click()
  await panel.getByText('Az elemzés félbemaradt.').waitFor()
  await soon(() => panel.getByRole('progressbar').count()).toBe(0)
  await house().leave(visit)
})
