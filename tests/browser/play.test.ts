import { test } from 'vitest'
import { refusals } from '../../src/engine/index.ts'
import trax from '../../src/games/osszekotos/trax/game.ts'
import hex from '../../src/games/osszekotos/hex/game.ts'
import malom from '../../src/games/amoba/malom/game.ts'
import sakk from '../../src/games/sakk/sakk/game.ts'
import tetroid from '../../src/games/sajat/tetroid/game.ts'
import { oneInTurn } from '../rotation.ts'
import { soon, useHouse } from './browser.ts'
import { agree, Hands, keptMatch, movesShown, shortMatch, startGame, type Hand } from './hands.ts'

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
    await soon(async () => (await verdict.getByRole('heading').textContent())!.toLowerCase()).toBe(
      `${name} nyert`,
    )
    await soon(() => page.locator('[data-announcer]').textContent()).toMatch(new RegExp(`${name} nyert`, 'i'))
  }
  await soon(async () => (await verdict.textContent())!.toLowerCase()).toContain(
    outcome!.reason.hu.toLowerCase(),
  )
  await house().leave(visit)
}

// One game in another way in every run: malom by the way that comes after that of hex.
for (const [hexHand, malomHand] of oneInTurn([
  ['mouse', 'keyboard'],
  ['keyboard', 'touch'],
  ['touch', 'both'],
] as const)) {
  test(`a whole game of hex by ${hexHand}`, () => wholeGame(hex, hexHand, small))
  test(`a whole game of malom by ${malomHand}`, () => wholeGame(malom, malomHand))
}

test('undo, redo, film, move list', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, hex, { options: small })
  const hands = new Hands(page, hex, small)
  for (const name of ['a1', 'b2', 'c3', 'd4']) await hands.playNamed(name)
  const stones = () => page.locator('.jv-live .jv-piece:not(.jv-leaving)').count()
  await page.getByRole('button', { name: 'Vissza', exact: true }).click()
  await page.getByText('Kék visszavenné a lépését.').waitFor()
  await page.getByRole('button', { name: 'Piros: nem' }).click()
  await soon(() => page.getByText('Kék visszavenné').count()).toBe(0)
  await soon(() => movesShown(page)).toBe(4)
  await page.getByRole('button', { name: 'Vissza', exact: true }).click()
  await agree(page)
  await soon(() => movesShown(page)).toBe(3)
  await page.keyboard.press('Control+z')
  await agree(page)
  await soon(stones).toBe(2)
  await page.getByRole('button', { name: 'Újra', exact: true }).click()
  await page.keyboard.press('Control+y')
  await soon(stones).toBe(4)
  // Looking back changes the picture, not the match.
  await page.locator('.film input').fill('1')
  await page.getByText('Egy korábbi állást nézel.').waitFor()
  await soon(stones).toBe(1)
  await page.keyboard.press(']')
  await soon(stones).toBe(2)
  await page.getByRole('button', { name: 'Elejére' }).click()
  await soon(stones).toBe(0)
  await page.getByRole('button', { name: 'Lejátszás' }).click()
  await soon(() => movesShown(page), { timeout: 10_000 }).toBe(4)
  await page.locator('.move').nth(1).click()
  await soon(stones).toBe(2)
  await page.getByRole('button', { name: 'Vissza a mostanihoz' }).click()
  await soon(stones).toBe(4)
  // A match may go on from an earlier moment.
  await page.locator('.move').nth(0).click()
  await page.getByRole('button', { name: 'Innen folytatom' }).click()
  await page.getByText('Kék 3 lépést vonna vissza.').waitFor()
  await agree(page)
  await page.getByText('Kék következik').first().waitFor()
  const again = new Hands(page, hex, small)
  again.match.playNamed('a1')
  await again.playNamed('f6')
  await soon(() => page.locator('.move').allTextContents()).toHaveLength(2)
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
  await page.getByText('Piros folytatná a játszmát.').waitFor()
  await agree(page)
  await page.getByText('Kék következik').first().waitFor()
  await menu('Döntetlen')
  await page.getByText('Kék döntetlent ajánl.').waitFor()
  await page.getByRole('button', { name: 'Piros: nem' }).click()
  await soon(() => page.getByText('Kék döntetlent ajánl.').count()).toBe(0)
  await soon(async () => (await keptMatch(page, hex)).outcome).toBeUndefined()
  await menu('Döntetlen')
  await agree(page)
  await page.getByRole('heading', { name: 'Döntetlen' }).waitFor()
  await page.getByRole('button', { name: 'Még egyszer' }).click()
  await soon(() => movesShown(page)).toBe(0)
  await page.getByText('Piros következik').first().waitFor()
  await house().leave(visit)
})

test('against the computer going back is free, and it agrees to no draw before the middle of the game', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, sakk, { seats: ['person', '1'] })
  const hands = new Hands(page, sakk)
  const first = hands.match.moves.find(m => hands.match.nameOf(m) === 'e2-e4')!
  for (const point of hands.game.points(hands.match.position, first)) await hands.point(point, 'mouse')
  await soon(() => movesShown(page), { timeout: 20_000 }).toBe(2)
  await page.getByRole('button', { name: 'Továbbiak' }).click()
  await page.getByRole('menuitem', { name: 'Döntetlen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Döntetlen' }).click()
  await page.getByText('A gép nem fogadja el a döntetlent.').waitFor()
  await soon(() => page.getByText('döntetlent ajánl').count()).toBe(0)
  await soon(async () => (await keptMatch(page, sakk)).events.map(event => event.do).slice(-2)).toEqual([
    'offer draw',
    'decline draw',
  ])
  await page.getByRole('button', { name: 'Vissza', exact: true }).click()
  await soon(() => movesShown(page)).toBe(0)
  await house().leave(visit)
})

test('a refused move says why and opens the paragraph of the rules', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, sakk)
  const hands = new Hands(page, sakk)
  for (const name of ['e2-e4', 'f7-f5', 'd1-h5']) await hands.playNamed(name)
  // Black is in check and tries to play as if nothing had happened.
  const refused = refusals(hands.game, hands.match.position).find(
    ({ move }) => hands.game.name(hands.match.position, move) === 'a7-a6',
  )!
  for (const point of hands.game.points(hands.match.position, refused.move)) await hands.point(point, 'mouse')
  const alert = page.getByRole('alert')
  await soon(() => alert.textContent()).toContain(refused.reason.hu)
  await soon(() => movesShown(page)).toBe(3)
  await alert.getByRole('button', { name: 'A szabály' }).click()
  const paragraph = page.locator(`#rule-${refused.reason.rule!}`)
  await soon(() => paragraph.evaluate(heading => heading.classList.contains('sought'))).toBe(true)
  await soon(() => paragraph.evaluate(heading => document.activeElement === heading)).toBe(true)
  // The match goes on as if nothing had happened.
  await hands.playNamed('g7-g6')
  await soon(() => alert.count()).toBe(0)
  await house().leave(visit)
})

test('the men of a tetroid are clicked in any order', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, tetroid)
  const hands = new Hands(page, tetroid)
  const { match, game } = hands
  const four = match.moves.find(m => game.loosePoints!(match.position, m) === 4)!
  const points = game.points(match.position, four)
  const backwards = points.slice(0, 4).toReversed()
  for (const man of backwards) await hands.point(man, 'mouse')
  // One is put down again alone, the others stay.
  await hands.point(backwards[1]!, 'mouse')
  await soon(() => page.getByRole('button', { name: /kiválasztva/ }).count()).toBe(3)
  await hands.point(backwards[1]!, 'mouse')
  await hands.point(points[4]!, 'mouse')
  await soon(() => movesShown(page)).toBe(1)
  await soon(async () => (await keptMatch(page, tetroid)).log).toEqual([match.nameOf(four)])
  await house().leave(visit)
})

test('a tile laid before the first column brings its mark along', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, trax)
  const hands = new Hands(page, trax)
  for (const name of ['A1:ew', '@1:ew']) await hands.playNamed(name)
  await soon(() => page.getByRole('button', { name: /^A1, .*utolsó lépés/ }).count()).toBe(1)
  await soon(() => page.getByRole('button', { name: /^(@1|B1), .*utolsó lépés/ }).count()).toBe(0)
  await house().leave(visit)
})

test('two tabs show the same match', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page, context } = visit
  await startGame(page, hex, { options: small })
  const hands = new Hands(page, hex, small)
  await hands.playNamed('a1')
  const other = await context.newPage()
  await other.goto(page.url())
  await soon(() => movesShown(other)).toBe(1)
  await hands.playNamed('b2')
  await soon(() => movesShown(other)).toBe(2)
  const there = new Hands(other, hex, small)
  there.match.playNamed('a1')
  there.match.playNamed('b2')
  await there.playNamed('c3')
  await soon(() => movesShown(page)).toBe(3)
  await house().leave(visit)
})

test('whoever plays the second side has it near', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, sakk, { seats: ['1', 'person'] })
  await soon(() => movesShown(page), { timeout: 20_000 }).toBe(1)
  const high = async (cell: string) =>
    (await page.locator(`.jv-live [aria-label^="${cell},"]`).boundingBox())!.y
  await soon(() => high('a8')).toBeGreaterThan(await high('a1'))
  await page.getByRole('button', { name: 'Továbbiak' }).click()
  await page.getByRole('menuitem', { name: 'Helycsere' }).click()
  await soon(async () => (await high('a8')) < (await high('a1'))).toBe(true)
  await house().leave(visit)
})

test('a program that does not arrive gives words, never a blank page', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page, context } = visit
  await page.locator('.game-card').first().waitFor()
  await context.route('**/assets/PlayPage-*.js', route => route.abort())
  await page.getByRole('link', { name: 'Hex', exact: true }).click()
  await page.getByRole('heading', { name: 'Valami elromlott' }).waitFor()
  await page.getByRole('link', { name: 'Vissza a játékokhoz' }).click()
  await page.locator('.game-card').first().waitFor()
  await context.unroute('**/assets/PlayPage-*.js')
  await context.route('**/assets/game-*.js', route => route.abort())
  await page.goto('/play/hex')
  await page.getByText('Ez a játék még nincs meg ezen az eszközön').waitFor()
  visit.complaints.length = 0
  await house().leave(visit)
})

test('flip, coordinates, swap sides, keyboard sheet, rules panel', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, hex, { options: small, seats: ['person', 'person'] })
  const place = () => page.locator('.jv-live [data-cell="0"]').boundingBox()
  const before = await place()
  await page.getByRole('button', { name: 'Megfordítás' }).click()
  await soon(async () => (await place())!.y).toBeLessThan(before!.y)
  const labels = () => page.locator('.jv-live text').count()
  const shown = await labels()
  await page.keyboard.press('c')
  await soon(labels).toBeLessThan(shown)
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByText('tábla megfordítása').waitFor()
  await page.keyboard.press('Escape')
  await soon(() => page.getByRole('dialog').count()).toBe(0)
  await page.keyboard.press('s')
  const rules = page.getByRole('complementary', { name: 'Szabályok' })
  await rules.getByRole('heading', { name: 'A játék vége' }).waitFor()
  await soon(() => rules.locator('figure svg').count()).toBeGreaterThan(0)
  await rules.getByRole('button', { name: 'Szabályok bezárása' }).click()
  await soon(() => rules.count()).toBe(0)
  await house().leave(visit)
})
