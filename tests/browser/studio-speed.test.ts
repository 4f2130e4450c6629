// Nothing that can be written on a card holds up the page: typesetting, drawing and values are worked out beside it.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { blankDeck, deckToJson, lintLatex } from '../../src/studio/index.ts'
import { soon, useHouse } from './browser.ts'
import { longestTask } from './longest-task.ts'
import { letters, newDeck, tile, write } from './studio-hands.ts'
import { slowness } from './yardstick.ts'

const house = useHouse()
const nested = (open: string, inside: string, close: string, depth: number) =>
  open.repeat(depth) + inside + close.repeat(depth)

const HOSTILE = [
  String.raw`\sum_{a=1}^{9}\sum_{b=1}^{9}\sum_{c=1}^{9}\sum_{d=1}^{9}1`,
  String.raw`\sum_{a=1}^{2000}\sum_{b=1}^{2000}ab`,
  nested('\\tg(', 'x', ')', 15),
  nested('\\tg(', '1', ')', 50),
  nested('\\sqrt{', '2', '}', 50),
  nested('\\sqrt{1+', '2', '}', 13),
  nested('\\frac{1}{1+', '2', '}', 13),
  `\\left.(${nested('\\sin(', 'x', ')', 30)})'\\right|_{x=0}`,
  nested('2^{', '2', '}', 13),
  nested('(', '1', ')!', 20),
  'x'.repeat(10_000),
  '1+'.repeat(199) + '1',
  '\\sin'.repeat(90) + ' 1',
  String.raw`\begin{vmatrix}1&2&3&4&5&6\\6&5&4&3&2&1\\1&3&5&2&4&6\\2&4&6&1&3&5\\6&4&2&5&3&1\\1&1&2&3&5&8\end{vmatrix}`,
  String.raw`\int_0^1\frac{x^9\sin x\cos x\ln(1+x)}{1+x^7}\,dx`,
  String.raw`\lim_{x\to0}\frac{\sin(\sin(\sin(\sin x)))-x}{x^3\cos(\cos(\cos x))}`,
  String.raw`\binom{100000}{50000}\cdot99999!`,
]

/** A value, a reason for none, or a fault: something is said of the card, and nothing is computed any more. */
const said = (page: Page, key: string) =>
  soon(
    async () => {
      const notes = await tile(page, key).locator('.st-notes').textContent()
      return notes !== '' && !notes?.includes('számolom')
    },
    { timeout: 60_000, message: key },
  ).toBe(true)

test('hostile formulas typed and read from a file: no task of the page takes 50 ms', async () => {
  const visit = await house().visit('/studio', { server: 'none' })
  const { page } = visit
  const browser = visit.context.browser()!
  await newDeck(page)
  await page.waitForLoadState('networkidle')
  /** The longest task of the page while something is done. */
  const longest = async (act: () => Promise<void>) => {
    await browser.startTracing(page, { categories: ['cc', 'toplevel'] })
    let done = false
    try {
      await act()
      done = true
    } finally {
      if (!done) await browser.stopTracing()
    }
    return longestTask(await browser.stopTracing())
  }
  const typed = await longest(async () => {
    for (const [i, latex] of HOSTILE.entries()) {
      await write(page, `p${i}`, latex)
      await said(page, `p${i}`)
    }
  })
  const slow = slowness()
  const blank = blankDeck('Rossz szándékú')
  // A file is read only when everything in it can be set.
  const settable = HOSTILE.filter(latex => lintLatex(latex).length === 0)
  expect(settable.length).toBeGreaterThan(10)
  const paths = blank.paths.map((card, i) => ({ ...card, latex: settable[i % settable.length]! }))
  await page.goto('/studio')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const opened = await longest(async () => {
    await page
      .getByLabel('Pakli beolvasása')
      .last()
      .setInputFiles({
        name: 'pakli.json',
        mimeType: 'application/json',
        buffer: Buffer.from(deckToJson({ ...blank, paths })),
      })
    await page.getByRole('button', { name: 'Rossz szándékú: megnyitás' }).click()
    await page.locator('.st-tile .st-face > img').nth(40).waitFor()
    await soon(() => letters(page, 'p0')).toContain('<path')
  })
  console.log(`typed ${typed.toFixed(1)} ms, opened ${opened.toFixed(1)} ms, ${slow.toFixed(1)} × slow`)
  expect(typed).toBeGreaterThan(0.5)
  expect(typed / slow).toBeLessThan(50)
  expect(opened / slow).toBeLessThan(50)
  await house().leave(visit)
})
