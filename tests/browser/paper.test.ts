// "Print this game" measured on the sheets themselves: boards of many kinds as the printer gets them, in millimetres.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { halfInTurn } from '../rotation.ts'
import { useHouse } from './browser.ts'

const house = useHouse()
const DOTS = 200 / 25.4
const MM = 96 / 25.4

/** The first sheet of a PDF as grey dots, two hundred to the inch. */
function dotsOf(pdf: string): { width: number; at(x: number, y: number): number } {
  const image = pdf.replace(/\.pdf$/, '')
  execFileSync('pdftoppm', ['-r', '200', '-f', '1', '-l', '1', '-gray', '-singlefile', pdf, image])
  const bytes = readFileSync(`${image}.pgm`)
  const [head = '', width = '0'] = /^P5\s+(\d+)\s+\d+\s+\d+\s/.exec(bytes.toString('latin1', 0, 60)) ?? []
  return { width: Number(width), at: (x, y) => bytes[head.length + y * Number(width) + x] ?? 255 }
}

/** From the first inked dot to the last one among so many rows, in millimetres. */
function inkAcross({ width, at }: ReturnType<typeof dotsOf>, from: number, to: number): number {
  let [left, right] = [width, 0]
  for (let y = from; y < to; y++)
    for (let x = 0; x < width; x++)
      if (at(x, y) < 246) [left, right] = [Math.min(left, x), Math.max(right, x)]
  return (right + 1 - left) / DOTS
}

test('squares, hexagons, stars, lines, printed tracks and tables that grow come out as large as they say', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jatekvilag-paper-'))
  const visit = await house().visit('/settings', { server: 'none' })
  const { page } = visit
  for (const id of halfInTurn(['sakk', 'hexasakk', 'kinai-damajatek', 'malom', 'monopoly', 'trax'])) {
    await page.goto(`/print/${id}`)
    await page.locator('.paper-tile').first().waitFor()
    await page.locator('.paper-rules h3').first().waitFor()
    const tile = await page
      .locator('.paper-tile')
      .first()
      .evaluate(each => [each.getBoundingClientRect().width, each.getBoundingClientRect().height])
    const [wide, high] = tile.map(pixels => pixels / MM) as [number, number]
    const pdf = join(folder, `${id}.pdf`)
    await page.pdf({ path: pdf, preferCSSPageSize: true, printBackground: true })
    // The rim is ten millimetres; what lies in the board's rows is the board and the dashes around it, a fifth of a millimetre each.
    const measured = inkAcross(dotsOf(pdf), Math.round(12 * DOTS), Math.round((8 + high) * DOTS))
    expect(measured, `${id}: ${wide.toFixed(1)} mm`).toBeGreaterThan(wide + 0.2)
    expect(measured, `${id}: ${wide.toFixed(1)} mm`).toBeLessThan(wide + 1)
  }
  rmSync(folder, { recursive: true, force: true })
  await house().leave(visit)
})
