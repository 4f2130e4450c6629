import { chromium } from 'playwright-core'
import { serve } from '../../src/server/index.ts'
const running = await serve({ port: 0, root: '/tmp/skulls-dist', data: '/tmp/skulls-data' })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const shot = async (name: string, width: number, height: number, how: { players?: string; options?: Record<string,string>; people?: number; steps?: number; theme?: 'light'|'dark'; language?: string }) => {
  const context = await browser.newContext({ baseURL: `http://localhost:${running.port}`, viewport: { width, height }, colorScheme: how.theme ?? 'light', reducedMotion: 'reduce', hasTouch: width < 500, isMobile: width < 500, serviceWorkers: 'block' })
  await context.addInitScript(([language]) => { localStorage.setItem('jatekvilag.skulls.pace', 'fast'); if (language) localStorage.setItem('jatekvilag.settings', JSON.stringify({ language })) }, [how.language ?? ''])
  await context.route('**/api/**', r => r.fulfill({ status: 404, body: '' }))
  const page = await context.newPage()
  page.on('pageerror', e => console.log(name, 'ERR', e.message))
  page.on('console', m => m.type() === 'error' && !/Failed to load/.test(m.text()) && console.log(name, 'CONSOLE', m.text()))
  await page.goto('/play/smaragd-koponyak')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  if (how.players) await dialog.getByRole('radio', { name: how.players, exact: true }).check({ force: true })
  const seats = dialog.locator('.seat-choice select')
  for (let i = 0; i < (how.people ?? 1); i++) if (await seats.nth(i).count()) await seats.nth(i).selectOption('person')
  for (const [i, v] of Object.entries(how.options ?? {})) await dialog.locator('select').filter({ has: page.locator(`option[value="${v}"]`) }).last().selectOption(v)
  if (name.includes('setup')) { await page.screenshot({ path: `/tmp/shots/${name}.png` }); await context.close(); return }
  await dialog.locator('button[type=submit]').click()
  await page.waitForURL(/match=/)
  for (let i = 0; i < (how.steps ?? 0); i++) {
    await page.waitForTimeout(250)
    if (await page.locator('.skull-end').count()) break
    const acts = page.locator('.skull-acts')
    if (await acts.locator('.buy:not(.shut)').count()) { await acts.locator('.buy:not(.shut)').last().click({ timeout: 2000 }).catch(() => {}); continue }
    if (await page.locator('.bet-zone.open').count() && i % 3 === 0) { await page.locator('.bet-zone.open').nth(i % 5).click({ timeout: 2000 }).catch(() => {}); continue }
    if (await acts.locator('button.main').count()) { if (i + 1 < (how.steps ?? 0)) await acts.locator('button.main').last().click({ timeout: 2000 }).catch(() => {}); continue }
    if (await page.locator('.tier.possible').count()) { await page.locator('.tier.possible').last().click({ timeout: 2000 }).catch(() => {}); continue }
    if (await acts.locator('.done-as').count()) { await acts.locator('.done-as').first().click({ timeout: 2000 }).catch(() => {}); continue }
  }
  await page.waitForTimeout(600)
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: width < 500 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  console.log(name, 'wide', wide, (await page.locator('.skull-acts .turn').allTextContents()).join())
  await context.close()
}
const which = process.argv[2]
const all: [string, number, number, Parameters<typeof shot>[3]][] = [
  ['setup-1280', 1280, 800, {}],
  ['std-1280', 1280, 800, { steps: 14 }],
  ['std-360', 360, 740, { steps: 14 }],
  ['std-1920', 1920, 1080, { steps: 30, theme: 'dark', language: 'en' }],
  ['solo-1280', 1280, 800, { players: '1', steps: 5 }],
  ['solo-360', 360, 740, { players: '1', steps: 5, language: 'en', theme: 'dark' }],
  ['adv8-1920', 1920, 1080, { players: '8', options: { a: 'advanced' }, steps: 12 }],
  ['race-360', 360, 740, { players: '4', people: 4, options: { a: 'race' }, steps: 2 }],
  ['race-1280', 1280, 800, { players: '4', people: 4, options: { a: 'race' }, steps: 2 }],
  ['chosen-1280', 1280, 800, { players: '5', people: 5, options: { a: 'chosen' }, steps: 0 }],
]
for (const [name, w, h, how] of all) if (!which || name.includes(which)) await shot(name, w, h, how).catch(e => console.log(name, 'FAIL', String(e).slice(0, 300)))
await browser.close(); await running.close(); process.exit(0)
