import { test } from 'vitest'
import { oneInTurn } from '../rotation.ts'
import { blameless } from './axe.ts'
import { soon, useHouse, type PageWishes } from './browser.ts'

const house = useHouse()

const start = { hu: 'Kezdjük', en: 'Start' }
const rules = { hu: 'Szabályok', en: 'Rules' }
const more = { hu: 'Továbbiak', en: 'More' }

for (const [language, wishes] of oneInTurn([
  ['hu', { theme: 'light', width: 1280, height: 800 }],
  ['en', { theme: 'dark', width: 360, height: 740, hand: 'touch' }],
] satisfies (readonly ['hu' | 'en', PageWishes])[]))
  test(`axe finds nothing serious: ${language}, ${wishes.theme}, ${wishes.width} px`, async () => {
    const visit = await house().visit('/', { server: 'none', language, ...wishes })
    const { page } = visit
    await page.locator('.game-card').first().waitFor()
    // Cards are all made alike: some of each chapter stand for the others.
    await blameless(page, 'library', {
      without: '.game-card:nth-child(n + 4)',
    })
    for (const game of ['hex', 'malom', 'sogi']) {
      await page.goto(`/play/${game}`)
      await page.getByRole('dialog').waitFor()
      if (game === 'hex') await blameless(page, 'set-up', { part: 'dialog[open]' })
      await page.getByRole('button', { name: start[language], exact: true }).click()
      await page.locator('.jv-live').waitFor()
      await page.locator('.jv-live [tabindex="0"]').press('Enter')
      await blameless(page, game)
    }
    await page.getByRole('button', { name: more[language] }).click()
    await blameless(page, 'menu', { part: '.menu:popover-open' })
    await page.keyboard.press('Escape')
    if ((await page.getByRole('heading', { name: rules[language] }).count()) === 0)
      await page.getByRole('button', { name: rules[language] }).click()
    await page.locator('.rules-text figure').first().waitFor()
    await blameless(page, 'rules', { part: '.rules-text' })
    await page.goto('/')
    await page.locator('.match-card').first().waitFor()
    await blameless(page, 'library with matches', { part: '.match-card' })
    await page.goto('/settings')
    await page.getByRole('radio').first().waitFor()
    await blameless(page, 'settings')
    await page.goto('/nowhere')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await blameless(page, '404')
    await house().leave(visit)
  })

test('nothing is wider than a narrow phone, and what is touched is large enough', async () => {
  const visit = await house().visit('/', { server: 'none', width: 320, height: 640, hand: 'touch' })
  const { page } = visit
  const wide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const small = () =>
    page.locator('button:visible, a.button:visible, select:visible, .nav-link:visible').evaluateAll(all =>
      all
        .filter(each => !each.closest('.jv-board, .jv-trays'))
        .map(each => ({ text: each.outerHTML.slice(0, 120), box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
        .map(({ text }) => text),
    )
  for (const path of ['/', '/settings', '/play/hex', '/nowhere']) {
    await page.goto(path)
    await page.getByRole('heading').first().waitFor()
    if (path.startsWith('/play')) {
      await page.getByRole('button', { name: 'Kezdjük' }).click()
      await page.locator('.jv-live').waitFor()
    }
    await soon(() => wide(), { message: path }).toBeLessThanOrEqual(0)
    await soon(() => small(), { message: path }).toEqual([])
  }
  await house().leave(visit)
})
