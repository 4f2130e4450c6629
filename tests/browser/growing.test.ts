// Boards that grow with the game: whatever they come to, they stay within their frame, on a phone and on a desk.
import { expect, test } from 'vitest'
import type { Match } from '../../src/engine/index.ts'
import plotto from '../../src/games/egyeb-logikai/plotto/game.ts'
import trax from '../../src/games/osszekotos/trax/game.ts'
import type { SavedMatch } from '../../src/wire/index.ts'
import { soon, useHouse } from './browser.ts'
import { Hands, movesShown, type Hand } from './hands.ts'

const house = useHouse()
/** Growing one way, so that the board becomes much wider or higher than it began. */
const GAMES = [
  [plotto, '0:1 e1:2 n1:3 e1n1:4 n2:1 e1n2:2 n3:3 e1n3:4 n4:2 e1n4:1 n5:4 e1n5:3'],
  [trax, 'A1:ew B1:ew C1:ew D1:ew E1:ew F1:ew G1:sw'],
] as const
const LIVE = 3

const saved = (match: Match): SavedMatch => ({
  id: match.definition.id,
  name: '',
  updated: '2026-11-15T10:00:00.000Z',
  seats: match.game.players.map(() => ({ kind: 'person' })),
  match: match.save(),
})

test.each([
  [1280, 800, 'mouse', 'light'],
  [360, 740, 'touch', 'dark'],
] as const)(
  'at %i × %i nothing sticks out of the board',
  async (width, height, hand, theme) => {
    const visit = await house().visit('/settings', { width, height, hand, theme, server: 'none' })
    const { page } = visit
    for (const [definition, names] of GAMES) {
      const hands = new Hands(page, definition)
      const all = names.split(' ')
      // All but the last moves come in a file; whether the board follows the hand is seen on those that are left.
      for (const name of all.slice(0, -LIVE)) hands.match.playNamed(name)
      await page.goto('/')
      await page
        .locator('main input[type=file]')
        .first()
        .setInputFiles({
          name: 'match.json',
          mimeType: 'application/json',
          buffer: Buffer.from(JSON.stringify(saved(hands.match))),
        })
      await soon(() => movesShown(page)).toBe(hands.match.at)
      for (const name of all.slice(-LIVE)) {
        const found = hands.match.find(name)
        if (!found.ok) throw new Error(`${name}: ${found.why.en}`)
        for (const point of hands.game.points(hands.match.position, found.value))
          await hands.point(point, hand satisfies Hand)
        hands.match.playNamed(name)
        await soon(() => movesShown(page), { message: name }).toBe(hands.match.log.length)
      }
      const outside = await page.evaluate(() => {
        const frame = document.querySelector('.jv-live')!.getBoundingClientRect()
        const edge = 1
        return [...document.querySelectorAll('.jv-live .jv-cell, .jv-live .jv-piece')].filter(node => {
          const box = node.getBoundingClientRect()
          return (
            box.left < frame.left - edge ||
            box.right > frame.right + edge ||
            box.top < frame.top - edge ||
            box.bottom > frame.bottom + edge
          )
        }).length
      })
      expect(outside, definition.id).toBe(0)
      const [board, area] = await page.evaluate(() => {
        const box = document.querySelector('.jv-live')!.getBoundingClientRect()
        return [
          { left: box.left, right: box.right, top: box.top },
          {
            wide: document.documentElement.clientWidth,
            header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
          },
        ] as const
      })
      expect(board.left, definition.id).toBeGreaterThanOrEqual(0)
      expect(board.right, definition.id).toBeLessThanOrEqual(area.wide + 1)
      expect(board.top, definition.id).toBeGreaterThanOrEqual(area.header - 1)
      if (process.env['SHOTS'])
        await page.screenshot({ path: `${process.env['SHOTS']}/${definition.id}-${width}.png` })
    }
    await house().leave(visit)
  },
  120_000,
)
