// Pictures and films of matches and tables, as files: what they show, that making one can be stopped, and that no network is needed.
import { readFileSync } from 'node:fs'
import type { Download, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import sakk from '../../src/games/sakk/sakk/game.ts'
import stratego from '../../src/games/egyeb-logikai/stratego/game.ts'
import { soon, useHouse } from './browser.ts'
import { Hands, movesShown, startGame } from './hands.ts'

const house = useHouse()
const MOVES = ['e2-e4', 'e7-e5', 'd1-h5', 'b8-c6', 'f1-c4', 'g8-f6', 'h5xf7']

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Továbbiak' }).click()
  await page.getByRole('menuitem', { name: 'Kép és film' }).click()
  await page.getByRole('dialog', { name: 'Kép és film' }).waitFor()
}
const act = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name })

async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [file]: [Download, void] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

/** Frames of a picture as the browser itself decodes them: size, and a sum of the pixels of each. */
const decoded = (page: Page, bytes: Buffer, type: string) =>
  page.evaluate(
    async ({ data, type }) => {
      const decoder = new ImageDecoder({
        type,
        data: Uint8Array.from(atob(data), letter => letter.charCodeAt(0)),
      })
      await decoder.tracks.ready
      await decoder.completed
      const frames: { width: number; height: number; seconds: number; sum: number }[] = []
      for (let i = 0; i < (decoder.tracks.selectedTrack?.frameCount ?? 0); i++) {
        const { image } = await decoder.decode({ frameIndex: i })
        const [width, height] = [image.displayWidth, image.displayHeight]
        const context = new OffscreenCanvas(width, height).getContext('2d')!
        context.drawImage(image, 0, 0)
        let sum = 0
        for (const value of context.getImageData(0, 0, width, height).data) sum = (sum * 31 + value) | 0
        frames.push({ width, height, seconds: (image.duration ?? 0) / 1e6, sum })
        image.close()
      }
      return frames
    },
    { data: bytes.toString('base64'), type },
  )

test('a match as a picture and as a film, without a network; a film can be stopped', async () => {
  const visit = await house().visit('/', { worker: 'allow' })
  const { page, context } = visit
  await page.evaluate(() => navigator.serviceWorker.ready)
  await soon(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await startGame(page, sakk)
  const hands = new Hands(page, sakk)
  await openDialog(page)
  expect(await act(page, 'Film mentése').isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  for (const name of MOVES) await hands.playNamed(name)
  await soon(() =>
    page.evaluate(async () =>
      (await (await caches.open('kept-assets')).keys()).some(({ url }) => url.includes('/gif-worker-')),
    ),
  ).toBe(true)
  await context.setOffline(true)

  await openDialog(page)
  const picture = await saved(page, () => act(page, 'Kép mentése').click())
  expect(picture.name).toBe('jatekvilag-sakk.png')
  const [still] = await decoded(page, picture.bytes, 'image/png')
  expect(Math.max(still!.width, still!.height)).toBe(1200)

  // By keys alone; stopped, it hands nothing over and can be begun again.
  await openDialog(page)
  let handed = 0
  page.on('download', () => handed++)
  await act(page, 'Film mentése').press('Enter')
  await act(page, 'Állj').press('Enter')
  await act(page, 'Film mentése').waitFor()
  expect(handed).toBe(0)
  const film = await saved(page, () => act(page, 'Film mentése').click())
  expect(film.name).toBe('jatekvilag-sakk.gif')
  const frames = await decoded(page, film.bytes, 'image/gif')
  expect(frames).toHaveLength(MOVES.length + 1)
  expect(new Set(frames.map(({ sum }) => sum)).size).toBe(MOVES.length + 1)
  expect(frames.map(({ seconds }) => seconds)).toEqual([...MOVES.map(() => 0.7), 2.1])
  expect(Math.max(frames[0]!.width, frames[0]!.height)).toBe(600)
  // What stays as it was is written once: seven moves cost less than the board.
  expect(film.bytes.length).toBeLessThan(300_000)
  await house().leave(visit)
})

test('by touch on a phone: a mate, its film, and the analysis with nothing over it', async () => {
  const visit = await house().visit('/', { server: 'none', width: 360, height: 740, hand: 'touch' })
  const { page } = visit
  await startGame(page, sakk)
  const hands = new Hands(page, sakk)
  for (const name of ['f2-f3', 'e7-e5', 'g2-g4', 'd8-h4']) await hands.playNamed(name, 'touch')
  await page.getByRole('region', { name: 'Vége' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('button', { name: 'Továbbiak' }).tap()
  await page.getByRole('menuitem', { name: 'Kép és film' }).tap()
  const film = act(page, 'Film mentése')
  await film.waitFor()
  expect((await film.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  const { bytes } = await saved(page, () => film.tap())
  expect(await decoded(page, bytes, 'image/gif')).toHaveLength(5)
  await soon(() => page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('button', { name: 'Elemzés', exact: true }).tap()
  const panel = page.getByRole('region', { name: 'Elemzés' })
  const moment = panel.locator('ol button').last()
  await moment.waitFor({ timeout: 60_000 })
  expect(await page.getByRole('dialog').count()).toBe(0)
  await moment.tap()
  await soon(() => movesShown(page)).toBe(2)
  await panel.getByRole('button', { name: 'Bezárás' }).tap()
  await soon(() => panel.count()).toBe(0)
  await house().leave(visit)
})

test('while something is hidden a match has pictures but no film, and under the curtain neither', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, stratego)
  await page.locator('.curtain').waitFor()
  await page.getByRole('button', { name: 'Továbbiak' }).click()
  expect(await page.getByRole('menuitem', { name: 'Kép és film' }).isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await page.locator('.curtain button').click()
  const hands = new Hands(page, stratego)
  const quick = hands.match.moves.find(m => hands.match.nameOf(m).includes('mix'))!
  for (const point of hands.game.points(hands.match.position, quick)) await hands.point(point, 'mouse')
  await openDialog(page)
  expect(await act(page, 'Film mentése').isDisabled()).toBe(true)
  const picture = await saved(page, () => act(page, 'Kép mentése').click())
  expect(await decoded(page, picture.bytes, 'image/png')).toHaveLength(1)
  await house().leave(visit)
})
