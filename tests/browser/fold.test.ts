// A phone shows the whole page of a match at once: nothing that is to be done lies below the fold.
import { expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { matchFile } from '../look/place.ts'
import { soon, useHouse } from './browser.ts'

const house = useHouse()

test.each(['bogarhaz', 'sax', 'hexomino', 'gondolathullam', 'paplanjatek', 'torpedo'])(
  'in the middle of %s the board, what is held and the actions fit on a phone',
  async id => {
    const { default: definition } = await games.find(game => game.id === id)!.load()
    const phone = { server: 'none', width: 360, height: 740, hand: 'touch' } as const
    const visit = await house().visit('/settings', phone)
    const { page } = visit
    await page.locator('main input[type=file]').first().setInputFiles(matchFile(definition, 'middle'))
    await page.locator('.jv-live, .curtain').first().waitFor()
    const curtain = page.locator('.curtain button')
    if (await curtain.count()) await curtain.tap()
    await page.locator('.controls button').first().waitFor()
    await soon(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThan(1)
    // Things to take up are not covered by the actions either.
    const covered = await page.evaluate(() => {
      const bottom = document.querySelector('.controls')!.getBoundingClientRect().top
      return [...document.querySelectorAll('.jv-trays .jv-thing')].filter(
        thing => thing.getBoundingClientRect().bottom > bottom + 1,
      ).length
    })
    expect(covered).toBe(0)
    await house().leave(visit)
  },
)
