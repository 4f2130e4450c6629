// A game's own page and its printed copy.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import hex from '../../src/games/osszekotos/hex/game.ts'
import { blameless } from './axe.ts'
import { soon, useHouse } from './browser.ts'
import { Hands, keptMatch, startGame } from './hands.ts'

const house = useHouse()

test('what the game is, a course of its tasks that is remembered, and the ways on', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await page.getByRole('link', { name: 'Reversi: a játékról' }).click()
  await page.getByRole('heading', { name: 'Reversi', level: 1 }).waitFor()
  await page.getByText('Tanuld meg kipróbálva').waitFor()
  await blameless(page, 'a game’s page')
  await page.locator('.task').getByRole('button', { name: 'Kipróbálom' }).press('Enter')
  await page.locator('.task [data-cell][aria-label^="d4,"]').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '1. feladat, kész' }).waitFor()
  await page.getByRole('button', { name: 'Következő feladat' }).click()
  await soon(() => page.getByRole('button', { name: '2. feladat' }).getAttribute('aria-pressed')).toBe('true')
  await page.reload()
  await page.getByRole('button', { name: '1. feladat, kész' }).waitFor()
  for (const [name, path] of [
    ['Játék', '/play/reversi'],
    ['Szabályok', '/rules/reversi'],
    ['Szabad asztal', '/table?start=reversi'],
    ['Nyomtatás', '/print/reversi'],
  ] as const)
    expect(await page.locator('.game-acts').getByRole('link', { name }).getAttribute('href')).toBe(path)
  await page.goto('/game/nincs-ilyen')
  await page.getByText('„nincs-ilyen” nevű játék nincs a gyűjteményben.').waitFor()
  await house().leave(visit)
})

test('a finished match against the computer stands among the results', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, hex, { options: { size: '6' }, seats: ['person', '1'] })
  await new Hands(page, hex, { size: '6' }).playNamed('a1')
  await soon(async () => (await keptMatch(page, hex)).log.length).toBe(2)
  await page.getByRole('button', { name: 'Továbbiak' }).click()
  await page.getByRole('menuitem', { name: 'Feladás' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Feladás' }).click()
  await soon(async () => (await keptMatch(page, hex)).outcome?.result).toEqual([0, 1])
  // On paper stand the game, the players, the position and the moves, and nothing to press.
  await page.emulateMedia({ media: 'print' })
  for (const shown of ['.play h1', '.seats', '.board-place', '.moves'])
    expect(await page.locator(shown).first().isVisible(), shown).toBe(true)
  for (const gone of ['.head', '.controls', '.film', '.verdict button'])
    expect(await page.locator(gone).first().isVisible(), gone).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/game/hex')
  const row = page.locator('.game-results tbody tr')
  await soon(() => row.allInnerTexts()).toEqual([expect.stringMatching(/^Kezdő\s+0\s+1\s+0$/)])
  await page.goto('/')
  await page.getByText('Eredményeid a gép ellen').click()
  await soon(() => page.locator('.results-table tbody tr').allInnerTexts()).toEqual([
    expect.stringMatching(/^Hex\s+kezdő\s+0\s+1\s+0$/),
  ])
  await house().leave(visit)
})

const MM = 96 / 25.4

test('on paper the board is true to size over as many sheets as it needs, with all its pieces', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jatekvilag-print-'))
  const visit = await house().visit('/print/halma', { server: 'none' })
  const { page } = visit
  await page.locator('.paper-tile').first().waitFor()
  await blameless(page, 'a game on paper')
  await page.getByLabel('Egy mező').selectOption('20')
  await page.emulateMedia({ media: 'print' })
  const sizes = await page
    .locator('.paper-tile')
    .evaluateAll(tiles =>
      tiles.map(tile => [tile.clientWidth, tile.clientHeight, tile.querySelector('img')!.width]),
    )
  const board = sizes[0]![2]! / MM
  // Sixteen cells of 20 mm and the frame around them.
  expect(board).toBeGreaterThan(320)
  expect(board).toBeLessThan(350)
  expect(sizes.length).toBeGreaterThan(2)
  const area = sizes.reduce((sum, [width, height]) => sum + (width! * height!) / MM / MM, 0)
  expect(area / board / board).toBeCloseTo(1, 1)
  expect(await page.locator('.paper-piece').count()).toBe(38)
  expect(
    await page
      .locator('.paper-ruler i')
      .first()
      .evaluate(line => line.getBoundingClientRect().width),
  ).toBeCloseTo(50 * MM, 0)
  const path = join(folder, 'halma.pdf')
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true })
  const told = execFileSync('pdfinfo', ['-l', '99', path], { encoding: 'utf8' })
  const pages = Number(/Pages:\s+(\d+)/.exec(told)?.[1])
  // The sheets of the board, one of pieces, and the rules; no empty page after them.
  expect(pages).toBeGreaterThan(sizes.length + 1)
  for (let n = 1; n <= pages; n++)
    expect(told).toMatch(new RegExp(`Page\\s+${n} size:\\s+(595|594\\.9\\d*|841\\.\\d+|842) x `))
  const last = execFileSync('pdftotext', ['-f', String(pages), path, '-'], { encoding: 'utf8' })
  expect(last.trim()).not.toBe('')
  // The rules keep clear of the paper's edge, where printers cannot print.
  const words = execFileSync('pdftotext', ['-f', String(sizes.length + 2), '-bbox', path, '-'], {
    encoding: 'utf8',
  })
  const edges = [...words.matchAll(/xMin="([\d.-]+)" yMin="([\d.-]+)"/g)].flatMap(([, x, y]) =>
    [x, y].map(Number),
  )
  expect(Math.min(...edges) / 72).toBeGreaterThan(10 / 25.4)
  rmSync(folder, { recursive: true, force: true })
  // A variant has its own board, and says which it is.
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/print/hex')
  const cells = async () => {
    const size = Number(await page.getByLabel('Egy mező').inputValue())
    const wide = await page
      .locator('.paper-tile img')
      .first()
      .evaluate(img => (img as HTMLImageElement).width)
    return wide / MM / size
  }
  await page.locator('.paper-tile').first().waitFor()
  const large = await cells()
  await page.locator('.print-row select').first().selectOption('6')
  await page.getByText('Hex (Tábla: 6 × 6) – tábla, 1. sor, 1. lap').waitFor()
  expect(await cells()).toBeLessThan(large * 0.65)
  await house().leave(visit)
})

test('a first game with help: what is new is told once, the hint comes with its reason, and it is remembered', async () => {
  const visit = await house().visit('/game/hex', { server: 'none' })
  const { page } = visit
  await page.getByRole('link', { name: 'Első játszma segítséggel' }).click()
  const guide = page.locator('.guide')
  await guide.getByText('Mielőtt elkezded').waitFor()
  await soon(() => guide.locator('h3').textContent()).toBe('A játék vége')
  await blameless(page, 'a first game with help')
  await guide.getByRole('button', { name: 'Értem' }).click()
  await soon(() => guide.locator('h3').textContent()).toBe('Lépés')
  await guide.getByRole('button', { name: 'Értem' }).click()
  await soon(() => guide.locator('.guide-lesson').count()).toBe(0)
  await soon(() => guide.locator('.guide-why').textContent(), { timeout: 30_000 }).toContain(
    'a gép előre számolva',
  )
  // What follows is nothing new.
  await new Hands(page, hex).playNamed('f6')
  await soon(async () => (await keptMatch(page, hex)).log.length).toBe(2)
  await soon(() => guide.locator('.guide-lesson').count()).toBe(0)
  await page.reload()
  await guide.getByText('2 szabály').waitFor()
  // It goes on from the game's page, and ends when it is put away.
  await page.goto('/game/hex')
  await page.getByRole('link', { name: 'A segített játszma folytatása (2 szabály eddig)' }).click()
  await guide.getByRole('button', { name: 'Innen segítség nélkül' }).click()
  await soon(() => guide.count()).toBe(0)
  await house().leave(visit)
})
