// Advanced cards on a phone: six to ten of them, up to 33 bets, all in sight at once.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import game from '../../src/games/uj/smaragd-koponyak/game.ts'
import { sample } from '../../src/games/uj/smaragd-koponyak/sample-states.ts'
import { watchSight } from './in-sight.ts'
import { soon, useHouse } from './browser.ts'
import { keptMatch } from './hands.ts'
import { putOld } from './storage.ts'

const house = useHouse()

/** The cards with the most bets and the longest words. */
const TABLES = [
  [3, ['6b', '8b', '18a', '20b', '22b', '24b']],
  [6, ['6b', '8b', '18a', '20b', '22b', '24b', '26b', '28b']],
  [8, ['6b', '8b', '12b', '16a', '18a', '20b', '22b', '24b', '26b', '28b']],
] as const

/** Puts a betting window into the browser's storage and opens it: blue, a person, is to bet on what red will throw. */
async function openBetting(
  page: Page,
  players: number,
  cards: readonly string[],
  more: Parameters<typeof sample>[0] = {},
): Promise<void> {
  await watchSight(page)
  await page.locator('.game-card').first().waitFor()
  await putOld(page, 'jatekvilag', [
    [
      'matches',
      {
        id: 'prepared',
        name: '',
        updated: new Date().toISOString(),
        seats: Array.from({ length: players }, (_, i) =>
          i < 2 ? { kind: 'person' } : { kind: 'ai', level: 1 },
        ),
        match: {
          format: 'jatekvilag-match',
          version: 1,
          game: game.id,
          rules: game.rules,
          options: { players: String(players), cards: cards.length > 4 ? 'advanced' : 'standard' },
          from: sample({ players, phase: 'bet', hand: 5, cards, tumbler: 0, turn: 'blue', ...more }),
          moves: [],
        },
      },
    ],
  ])
  await page.goto(`/play/${game.id}?match=prepared`)
}

const missing = (page: Page, ...needs: string[]) =>
  page.evaluate(
    things => window.sightOf([{ name: 'bet', asks: 'button.bet-zone', needs: things }])?.missing,
    needs,
  )

test.each(TABLES)(
  '%i players: every bet and its button are in sight, and aiming moves nothing',
  async (players, cards) => {
    const visit = await house().visit('/', { server: 'none', width: 360, height: 740, hand: 'touch' })
    const { page } = visit
    await openBetting(page, players, cards)
    const bets = page.locator('button.bet-zone')
    await bets.first().waitFor()
    await soon(() => missing(page, 'button.bet-zone', '.skull-acts .done-as')).toEqual([])
    const heights = await bets.evaluateAll(all => all.map(each => each.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(32)
    // A press aims: its words and the button are there, and everything stays where it was.
    const last = page.locator('button.bet-zone.open').last()
    const place = await last.boundingBox()
    await last.tap()
    await soon(() => last.getAttribute('aria-pressed')).toBe('true')
    expect(await last.boundingBox()).toEqual(place)
    expect((await keptMatch(page, game)).at).toBe(0)
    await soon(() =>
      missing(page, 'button.bet-zone', '.aimed-words', '.skull-acts .bet-now', '.skull-acts .done-as'),
    ).toEqual([])
    const slot = Number(await last.getAttribute('data-slot'))
    await page.locator('.bet-now').tap()
    await soon(async () => (await keptMatch(page, game)).at).toBe(1)
    await soon(() => page.locator(`[data-slot="${slot}"] .chip.taken`).count()).toBe(1)
    await house().leave(visit)
  },
  60_000,
)

test('ten cards and a skull with dice of two kinds on many levels: the strip stays low, the last bet in sight', async () => {
  const visit = await house().visit('/', { server: 'none', width: 360, height: 740, hand: 'touch' })
  const { page } = visit
  // The cards with the longest words in Hungarian.
  await openBetting(page, 8, ['6b', '8a', '10b', '14b', '18b', '20b', '22b', '24b', '26a', '28b'], {
    hand: 2,
    placed: [0, 0, 2, 0, 0],
    skulls: [0, 0, 3, 0, 0],
  })
  await page.locator('button.bet-zone').first().waitFor()
  await soon(() => missing(page, 'button.bet-zone', '.skull-acts .done-as')).toEqual([])
  await house().leave(visit)
})

test.each([
  [4, ['1', '2', '3', '4']],
  [4, ['6b', '8b', '18a', '20b', '22b', '24b']],
] as const)(
  '%i players on a phone on its side: skull, bets, dice and buttons are in sight',
  async (players, cards) => {
    const visit = await house().visit('/', { server: 'none', width: 740, height: 360, hand: 'touch' })
    const { page } = visit
    await openBetting(page, players, cards)
    await page.locator('button.bet-zone').first().waitFor()
    await soon(() =>
      missing(page, 'button.bet-zone', '.skull-board', '.purse', '.skull-acts .done-as', '.skulls .home-way'),
    ).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(740)
    await house().leave(visit)
  },
)

test('eight players on a phone: the title and all names can be read', async () => {
  const visit = await house().visit('/', { server: 'none', width: 360, height: 740, hand: 'touch' })
  const { page } = visit
  await openBetting(page, 8, ['6b', '8b', '12b', '16a', '18a', '20b', '22b', '24b', '26b', '28b'], {
    phase: 'buy',
    hand: 0,
    turn: 'red',
    gears: [20, 20, 20, 20, 20, 20, 20, 20],
  })
  await page.locator('.skull-acts .buy').first().waitFor()
  const cut = await page.locator('.play-head h1, .purse-name strong').evaluateAll(all =>
    all
      // Letters hang a little below the last line; a line more would be higher.
      .filter(each => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 5)
      .map(each => each.textContent),
  )
  expect(cut).toEqual([])
  expect(await page.locator('.purse-name strong').count()).toBe(8)
  await house().leave(visit)
})
