import { expect, test } from 'vitest'
import hex from '../../src/games/osszekotos/hex/game.ts'
import malom from '../../src/games/amoba/malom/game.ts'
import { useHouse } from './browser.ts'
import { Hands, movesShown, shortMatch, startGame, type Hand } from './hands.ts'

const house = useHouse()
const small = { size: '6' }

async function wholeGame(definition: typeof hex, hand: Hand | 'both', options = {}): Promise<void> {
  const visit = await house().visit('/', {
    server: 'none',
    hand: hand === 'touch' ? 'touch' : 'mouse',
    ...(hand === 'touch' ? { width: 390, height: 780 } : {}),
  })
  const { page } = visit
  await startGame(page, definition, { options })
  const hands = new Hands(page, definition, options)
  for (const [i, name] of shortMatch(definition, options).entries())
    await hands.playNamed(name, hand === 'both' ? (i % 2 === 0 ? 'mouse' : 'drag') : hand)
  const { outcome } = hands.match
  const winner = outcome!.result.indexOf(1)
  const verdict = page.getByRole('region', { name: 'Vége' })
  await verdict.waitFor()
  if (winner >= 0) {
    const name = hands.game.players[winner]!.name.hu
    expect((await verdict.getByRole('heading').textContent())!.toLowerCase()).toBe(`${name} nyert`)
    expect(await page.locator('[data-announcer]').textContent()).toMatch(new RegExp(`${name} nyert`, 'i'))
  }
  expect((await verdict.textContent())!.toLowerCase()).toContain(outcome!.reason.hu.toLowerCase())
  await house().leave(visit)
}

test('a whole game of hex by mouse', () => wholeGame(hex, 'mouse', small))
test('a whole game of hex by keyboard', () => wholeGame(hex, 'keyboard', small))
test('a whole game of hex by touch', () => wholeGame(hex, 'touch', small))
test('a whole game of malom by mouse, clicking and dragging in turn', () => wholeGame(malom, 'both'))
test('a whole game of malom by keyboard', () => wholeGame(malom, 'keyboard'))
test('a whole game of malom by touch', () => wholeGame(malom, 'touch'))

test('undo, redo, film, move list', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, hex, { options: small })
  const hands = new Hands(page, hex, small)
  for (const name of ['a1', 'b2', 'c3', 'd4']) await hands.playNamed(name)
  const stones = () => page.locator('.jv-live .jv-piece:not(.jv-leaving)').count()
  await page.getByRole('button', { name: 'Vissza', exact: true }).click()
  await expect.poll(() => movesShown(page)).toBe(3)
  await page.keyboard.press('Control+z')
  await expect.poll(stones).toBe(2)
  await page.getByRole('button', { name: 'Újra', exact: true }).click()
  await page.keyboard.press('Control+y')
  await expect.poll(stones).toBe(4)
  // Looking back changes the picture, not the match.
  await page.locator('.film input').fill('1')
  await page.getByText('Egy korábbi állást nézel.').waitFor()
  await expect.poll(stones).toBe(1)
  await page.keyboard.press(']')
  await expect.poll(stones).toBe(2)
  await page.getByRole('button', { name: 'Elejére' }).click()
  await expect.poll(stones).toBe(0)
  await page.getByRole('button', { name: 'Lejátszás' }).click()
  await expect.poll(() => movesShown(page), { timeout: 10_000 }).toBe(4)
  await page.locator('.move').nth(1).click()
  await expect.poll(stones).toBe(2)
  await page.getByRole('button', { name: 'Vissza a mostanihoz' }).click()
  await expect.poll(stones).toBe(4)
  // A match may go on from an earlier moment.
  await page.locator('.move').nth(0).click()
  await page.getByRole('button', { name: 'Innen folytatom' }).click()
  await page.getByText('Kék következik').first().waitFor()
  const again = new Hands(page, hex, small)
  again.match.playNamed('a1')
  await again.playNamed('f6')
  expect(await page.locator('.move').allTextContents()).toHaveLength(2)
  await house().leave(visit)
})

test('resigning, a draw by agreement, and taking them back', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, hex, { options: small })
  const hands = new Hands(page, hex, small)
  await hands.playNamed('a1')
  const menu = (item: string) =>
    page
      .getByRole('button', { name: 'Továbbiak' })
      .click()
      .then(() => page.getByRole('menuitem', { name: item }).click())
  await menu('Feladás')
  await page.getByRole('dialog').getByRole('button', { name: 'Feladás' }).click()
  await page.getByRole('heading', { name: 'Piros nyert' }).waitFor()
  await page.getByRole('button', { name: 'Vissza', exact: true }).click()
  await page.getByText('Kék következik').first().waitFor()
  await menu('Döntetlen')
  await page.getByRole('dialog').getByRole('button', { name: 'Elfogadjuk' }).click()
  await page.getByRole('heading', { name: 'Döntetlen' }).waitFor()
  await page.getByRole('button', { name: 'Még egyszer' }).click()
  await expect.poll(() => movesShown(page)).toBe(0)
  await page.getByText('Piros következik').first().waitFor()
  await house().leave(visit)
})

test('a refused move says why and opens the paragraph of the rules', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, malom)
  const hands = new Hands(page, malom)
  const [first] = hands.match.moves
  await hands.play(first!, 'mouse')
  const taken = hands.game.scene(hands.match.position).placed[0]!.cell
  await hands.point(taken, 'mouse')
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect((await alert.textContent())!.length).toBeGreaterThan(10)
  await house().leave(visit)
})

test('flip, coordinates, swap sides, keyboard sheet, rules panel', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, hex, { options: small, seats: ['person', 'person'] })
  const place = () => page.locator('.jv-live [data-cell="0"]').boundingBox()
  const before = await place()
  await page.getByRole('button', { name: 'Tábla megfordítása' }).click()
  await expect.poll(async () => (await place())!.y).toBeLessThan(before!.y)
  const labels = () => page.locator('.jv-live text').count()
  const shown = await labels()
  await page.keyboard.press('c')
  await expect.poll(labels).toBeLessThan(shown)
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByText('tábla megfordítása').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await page.keyboard.press('s')
  const rules = page.getByRole('complementary', { name: 'Szabályok' })
  await rules.getByRole('heading', { name: 'A játék vége' }).waitFor()
  expect(await rules.locator('figure svg').count()).toBeGreaterThan(0)
  await rules.getByRole('button', { name: 'Szabályok bezárása' }).click()
  await expect.poll(() => rules.count()).toBe(0)
  await house().leave(visit)
})
