// The games of the library can be played on the page: whatever a legal move asks a person to point at is there to be pointed at.
// The contract asks this of every game without a page; here another eighth of them is tried in every run.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CHANCE, Rng } from '../../src/engine/index.ts'
import { games } from '../../src/games/index.ts'
import { offeredOptions } from '../../src/web/match/setup.ts'
import { isInTurn } from '../rotation.ts'
import { soon, useHouse } from './browser.ts'
import { Hands, movesShown, setUpGame } from './hands.ts'

const house = useHouse()
const MOVES = Number(process.env['MOVES'] ?? 2)
const wanted = process.env['GAMES']?.split(',')

type Entry = (typeof games)[number]

/** Begins a match and makes a few moves of it; answers with what went wrong. */
async function fault(page: Page, entry: Entry): Promise<string | undefined> {
  const { default: definition } = await entry.load()
  const options = offeredOptions(definition)
  await definition.load?.(options)
  const rng = new Rng(7)
  let doing = 'start'
  try {
    // From page to page as a link goes, without loading the program anew.
    await page.evaluate(path => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/play/${entry.id}`)
    await page.getByRole('heading', { name: definition.title.hu, exact: true }).waitFor()
    await setUpGame(page, definition)
    const hands = new Hands(page, definition, options)
    for (let i = 0; i < MOVES; i++) {
      const curtain = page.locator('.curtain button')
      await page.locator('.curtain, .jv-live').first().waitFor()
      // Whoever hands over has a moment to look; here nobody does.
      if (await page.getByText('Mindjárt').count())
        await soon(async () => (await page.clock.fastForward(1000), curtain.isVisible())).toBe(true)
      if (await curtain.count()) await curtain.click()
      await soon(
        async () => (
          await hands.catchUp(definition),
          hands.match.position.turn !== CHANCE || !!hands.match.outcome
        ),
      ).toBe(true)
      const { match, game } = hands
      if (match.outcome) break
      const move = match.moves[rng.below(match.moves.length)]!
      const points = game.points(match.position, move)
      const alike = match.moves.filter(
        other => JSON.stringify(game.points(match.position, other)) === JSON.stringify(points),
      )
      doing = `${match.nameOf(move)} by ${JSON.stringify(points)}`
      for (const point of points) await hands.point(point, 'mouse')
      if (alike.length > 1)
        await page.getByRole('dialog').locator('.alike button').nth(alike.indexOf(move)).click()
      await soon(() => movesShown(page)).toBeGreaterThan(match.at - (game.elapse ? 1 : 0))
    }
    return undefined
  } catch (error) {
    const why = String(error).split('\n').slice(0, 4).join(' ').slice(0, 300)
    const shown = (await page.locator('body').innerText()).replace(/\s+/g, ' ').slice(0, 200)
    return `${entry.id}: ${doing}: ${why}; ${new URL(page.url()).pathname} shows: ${shown}`
  }
}

test('an eighth of the games is played by pointing', { retry: 0, timeout: 600_000 }, async () => {
  const visit = await house().visit('/settings', { server: 'none' })
  const { page } = visit
  await page.clock.install()
  await page.goto('/settings')
  const faults: string[] = []
  page.setDefaultTimeout(15_000)
  for (const [i, entry] of games.entries()) {
    // Games with a page of their own are tried by the tests of that page.
    if (entry.page === 'own' || (wanted ? !wanted.includes(entry.id) : !isInTurn(i))) continue
    const first = await fault(page, entry)
    if (first === undefined) continue
    // A second try for the one game, not for all of them: what was wrong at first is told all the same.
    console.log(`second try: ${first}`)
    await page.goto('/settings')
    const again = await fault(page, entry)
    if (again !== undefined) faults.push(again)
  }
  expect(faults).toEqual([])
  await house().leave(visit)
})
