// Hands that work in the deck studio: decks, cards by key (p0 … p39, s0 …), downloads, pages of a PDF.
import { readFileSync } from 'node:fs'
import type { Download, Locator, Page } from 'playwright-core'

export const tile = (page: Page, key: string): Locator => page.locator(`.st-tile[data-card="${key}"]`)
export const fieldOf = (page: Page, key: string): Locator => tile(page, key).locator('.st-field')

/** How many tiles have their picture. */
export const drawn = (page: Page): Promise<number> => page.locator('.st-tile .st-face > img').count()

export async function newDeck(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Új pakli', exact: true }).click()
  await page.locator('.st-tile .st-face > img').nth(40).waitFor()
}

export async function openBuiltIn(
  page: Page,
  name: 'Trigonometrikus pakli' | 'Teljes pakli (üres)',
): Promise<void> {
  await page
    .getByRole('button', { name: `${name}: megnyitás` })
    .last()
    .click()
  await page.locator('.st-tile .st-face > img').nth(40).waitFor()
}

export async function write(page: Page, key: string, latex: string): Promise<void> {
  const field = fieldOf(page, key)
  await field.fill(latex)
  await field.press('Enter')
}

/** The lettering on a card as it is drawn; empty for a blank card. */
export const letters = (page: Page, key: string): Promise<string> =>
  tile(page, key)
    .locator('.st-face > svg')
    .evaluate(svg => svg.innerHTML)

/** Size in points and direction of the first text on a card, read from its drawing. */
export async function setting(page: Page, key: string): Promise<{ points: number; turn: number }> {
  const [, matrix = ''] = /matrix\(([^)]*)\)/.exec(await letters(page, key)) ?? []
  const [a = 0, b = 0] = matrix.split(' ').map(Number)
  // A thousand units of the font are one em.
  return {
    points: (Math.hypot(a, b) * 1000 * 72) / 25.4,
    turn: Math.round((Math.atan2(b, a) * 180) / Math.PI),
  }
}

export interface Got {
  readonly name: string
  readonly bytes: Buffer
}

/** Does something that downloads so many files. */
export async function downloads(page: Page, count: number, act: () => Promise<void>): Promise<Got[]> {
  const got: Download[] = []
  const all = new Promise<void>(resolve => {
    const hear = (download: Download) => {
      got.push(download)
      if (got.length < count) return
      page.off('download', hear)
      resolve()
    }
    page.on('download', hear)
  })
  await act()
  await all
  return Promise.all(
    got.map(async download => ({
      name: download.suggestedFilename(),
      bytes: readFileSync(await download.path()),
    })),
  )
}

/** Closes the box that tells the file is ready. */
export const closeReady = (page: Page): Promise<void> =>
  page.getByRole('dialog', { name: 'Elkészült' }).getByRole('button', { name: 'Bezárás' }).last().click()

export const saveTicked = (page: Page, count = 1): Promise<Got[]> =>
  downloads(page, count, () => page.getByRole('button', { name: 'Jelöltek mentése' }).click())

const MM = 25.4 / 72
type Box = readonly [number, number, number, number]

/** The pages of a PDF with their boxes in mm. Our files keep page objects in the open. */
export function pagesOf({ bytes }: Got): { readonly size: readonly [number, number]; readonly trim: Box }[] {
  const text = bytes.toString('latin1')
  if (!text.startsWith('%PDF-1.4')) throw new Error('no PDF 1.4')
  const objects = text.split('endobj').filter(object => /\/Type \/Page\b(?!s)/.test(object))
  const box = (object: string, name: string): Box => {
    const [, numbers = ''] = new RegExp(`/${name} \\[ ?([-\\d. ]+?) ?\\]`).exec(object) ?? []
    const mm = numbers.split(' ').map(v => Math.round(Number(v) * MM * 100) / 100)
    return [mm[0]!, mm[1]!, mm[2]!, mm[3]!]
  }
  return objects.map(object => {
    const [left, bottom, right, top] = box(object, 'MediaBox')
    return { size: [right - left, top - bottom] as const, trim: box(object, 'TrimBox') }
  })
}
