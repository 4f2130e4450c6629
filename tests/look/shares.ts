// node tests/look/shares.ts [game,game…]: how much of the screen every board takes; without names it writes docs/board-shares.md.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { calmContext, forEachGame, launch, sized, SIZES, wantedGames, type Share } from './pages.ts'
import { openPlace } from './place.ts'

const HEAD = `# How much of the screen each board takes

Measured in mid-game by \`node tests/look/shares.ts\`, which writes this file. For each size of the screen: width and height of the cells in pixels, their share of
the screen, the smallest side of a cell. *Below* is how many pixels of the page a phone of 360 × 740 shows only after scrolling.
`

const percent = ({ width, cells }: Share) => {
  const [, height] = SIZES.find(([w]) => w === width)!
  return Math.round((100 * cells[0] * cells[1]) / (width * height))
}

const figures = (share: Share) =>
  `${Math.round(share.cells[0])} × ${Math.round(share.cells[1])} | ${percent(share)} % | ${Math.round(share.cell)}`

function table(shares: readonly Share[]): string {
  const ids = [...new Set(shares.map(({ id }) => id))].toSorted()
  const head = SIZES.map(([w, h]) => `${w} × ${h} | share | cell`).join(' | ')
  const rows = ids.map(id => {
    const own = SIZES.map(([w]) => shares.find(share => share.id === id && share.width === w)!)
    return `| ${id} | ${own.map(figures).join(' | ')} | ${Math.max(0, own.at(-1)!.over)} |`
  })
  return `| game | ${head} | below |\n|${'---|'.repeat(2 + 3 * SIZES.length)}\n${rows.join('\n')}\n`
}

const wanted = process.argv[2]
const place = await openPlace()
const browser = await launch()
const context = await calmContext(browser, place.address)
const shares: Share[] = []
await forEachGame(context, wantedGames(wanted), 'middle', async (page, id) => {
  const own = []
  for (const size of SIZES) own.push(await sized(page, id, size))
  // A page of a game's own has no board.
  shares.push(...own.filter(share => share !== undefined))
})
const written = table(shares)
if (wanted) console.log(written)
else writeFileSync(resolve(import.meta.dirname, '../../docs/board-shares.md'), `${HEAD}\n${written}`)
await browser.close()
await place.close()
