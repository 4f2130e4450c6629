// A person joins a second device by a code, and the matches of both are on both.
import { expect, test } from 'vitest'
import hex from '../../src/games/osszekotos/hex/game.ts'
import { soon, useHouse } from './browser.ts'
import { Hands, startGame } from './hands.ts'

const house = useHouse()
const small = { size: '6' }

test(
  'a code from one device, opened as a link on the other, joins them; the person is asked first',
  { timeout: 120_000 },
  async () => {
    const one = await house().visit('/')
    await startGame(one.page, hex, { options: small })
    await new Hands(one.page, hex, small).playNamed('a1')
    await one.page.goto('/settings')
    await one.page.getByRole('button', { name: 'Kód egy másik eszköznek' }).click()
    const code = (await one.page.locator('.join-code').textContent()) ?? ''
    const two = await house().visit('/')
    await soon(() => two.page.locator('.match-card').count()).toBe(0)
    await two.page.goto(`/settings#join=${code}`)
    await two.page.getByRole('button', { name: 'Összekapcsolás' }).click()
    const dialog = two.page.getByRole('dialog')
    await soon(() => dialog.textContent()).toContain('Csak a saját eszközöd kódját írd be.')
    expect(two.page.url()).not.toContain('join')
    await dialog.getByRole('button', { name: 'Összekapcsolás' }).click()
    await two.page.getByText('A két eszköz össze van kapcsolva.').waitFor()
    await two.page.goto('/')
    await soon(() => two.page.locator('.match-card').count()).toBe(1)
    // The same code does not work again.
    const three = await house().visit(`/settings#join=${code}`)
    await three.page.getByRole('button', { name: 'Összekapcsolás' }).click()
    await three.page.getByRole('dialog').getByRole('button', { name: 'Összekapcsolás' }).click()
    await three.page.getByText('Ez a kód nem jó').waitFor()
    for (const visit of [one, two, three]) await house().leave(visit)
  },
)
