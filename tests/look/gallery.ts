// node tests/look/gallery.ts FOLDER [middle|end] [game,game…]: pictures and contact sheets.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { calmContext, forEachGame, launch, sized, SIZES, wantedGames } from './pages.ts'
import { openPlace } from './place.ts'

const [folder = 'gallery', moment = 'middle', wanted] = process.argv.slice(2)
const out = resolve(folder)
const THEMES = ['light', 'dark'] as const
/** How many pictures lie on a sheet, by the width of the page. */
const COLUMNS: Readonly<Record<number, number>> = { 1280: 4, 1920: 4, 360: 8 }
const ROWS: Readonly<Record<number, number>> = { 1280: 3, 1920: 4, 360: 2 }

async function sheets(browser: Browser, ids: readonly string[]): Promise<void> {
  const page = await browser.newPage()
  for (const [width, height] of SIZES)
    for (const theme of THEMES) {
      const [columns, per] = [COLUMNS[width]!, COLUMNS[width]! * ROWS[width]!]
      const small = Math.floor(1960 / columns)
      for (let first = 0; first < ids.length; first += per) {
        const figures = ids.slice(first, first + per).map(id => {
          const picture = pathToFileURL(join(out, `${id}-${width}-${theme}.jpg`)).href
          return `<figure><img src="${picture}" width="${small}"><figcaption>${id}</figcaption></figure>`
        })
        const file = join(out, `sheet-${width}-${theme}-${String(first / per + 1).padStart(2, '0')}`)
        writeFileSync(
          `${file}.html`,
          `<style>body{margin:0;display:grid;grid-template-columns:repeat(${columns},${small}px);font:14px sans-serif}figure{margin:0}img{display:block}</style>${figures.join('')}`,
        )
        const high = Math.ceil(figures.length / columns) * (Math.round((small * height) / width) + 18)
        await page.setViewportSize({ width: 1960, height: high })
        await page.goto(pathToFileURL(`${file}.html`).href)
        await page.screenshot({ path: `${file}.png` })
      }
    }
}

mkdirSync(out, { recursive: true })
const place = await openPlace()
const browser = await launch()
const context = await calmContext(browser, place.address)
const ids = wantedGames(wanted)
await forEachGame(context, ids, moment === 'end' ? 'end' : 'middle', async (page, id) => {
  for (const size of SIZES) {
    await sized(page, id, size)
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme })
      const path = join(out, `${id}-${size[0]}-${theme}.jpg`)
      await page.screenshot({ path, quality: 85, type: 'jpeg' })
    }
  }
})
await sheets(browser, ids)
await browser.close()
await place.close()
