import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CHANCE, NOBODY, Rng, SeatView, type MatchView } from '../../src/engine/index.ts'
import potyogos from '../../src/games/amoba/potyogos-amoba/game.ts'
import abalon from '../../src/games/egyeb-logikai/abalon/game.ts'
import stratego from '../../src/games/egyeb-logikai/stratego/game.ts'
import tamsk from '../../src/games/egyeb-logikai/tamsk/game.ts'
import hex from '../../src/games/osszekotos/hex/game.ts'
import bogarhaz from '../../src/games/sakk/bogarhaz/game.ts'
import backgammon from '../../src/games/szerencse/backgammon/game.ts'
import scramble from '../../src/games/szo/scramble/game.ts'
import { heard, loadMoveWriter } from '../../src/web/play/move-words.ts'
import { soon, useHouse } from './browser.ts'
import { agree, Hands, keptMatch, movesShown, shortMatch, startGame } from './hands.ts'

const house = useHouse()

/** A page whose clock can be put forward: pauses made for the eye need not be waited for. */
async function visitWithClock() {
  const visit = await house().visit('/settings', { server: 'none' })
  await visit.page.clock.install()
  return visit
}
/** Puts the clock forward again and again until it is so. */
const hurry = (page: Page, look: () => Promise<boolean>) =>
  soon(async () => (await page.clock.fastForward(500), look()), { timeout: 60_000 }).toBe(true)

test('potyogos-amoba to the end against the opponent', async () => {
  const visit = await visitWithClock()
  const { page } = visit
  await startGame(page, potyogos, { seats: ['person', '1'] })
  const hands = new Hands(page, potyogos)
  const rng = new Rng(5)
  for (let turns = 0; turns < 200; turns++) {
    // The opponent answers by itself; a person waits until the board is theirs again.
    await hurry(page, async () => {
      await hands.catchUp(potyogos)
      return hands.match.outcome !== undefined || hands.match.position.turn === 0
    })
    if (hands.match.outcome) break
    const { moves } = hands.match
    const before = hands.match.at
    const points = hands.game.points(hands.match.position, moves[rng.below(moves.length)]!)
    for (const point of points) await hands.point(point, 'mouse')
    await soon(() => movesShown(page), { timeout: 10_000 }).toBeGreaterThan(before)
  }
  expect(hands.match.outcome).toBeDefined()
  await page.getByRole('region', { name: 'Vége' }).waitFor()
  await house().leave(visit)
})

test('the opponent can be stopped in its thoughts and told to go on; undo takes back both moves', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, hex, { seats: ['3', 'person'] })
  await page.getByText('Piros gondolkodik…').waitFor()
  await page.getByRole('button', { name: 'Megállítás' }).click()
  await page.getByText('A gép megállt.').waitFor()
  await soon(() => movesShown(page)).toBe(0)
  await page.getByRole('button', { name: 'Folytatás' }).click()
  await soon(() => movesShown(page), { timeout: 20_000 }).toBe(1)
  const hands = new Hands(page, hex)
  await hands.catchUp(hex)
  await hands.point(
    hands.match.moves.find(m => hands.match.nameOf(m) !== hands.match.log[0])!,
    'mouse',
  )
  await soon(() => movesShown(page), { timeout: 20_000 }).toBe(3)
  await page.getByRole('button', { name: 'Vissza', exact: true }).click()
  await soon(() => movesShown(page)).toBe(1)
  await page.getByText('Kék következik').first().waitFor()
  await house().leave(visit)
})

test('two machines play each other; stepping back stops them', async () => {
  const visit = await visitWithClock()
  const { page } = visit
  await startGame(page, hex, { options: { size: '6' }, seats: ['1', '1'] })
  await hurry(page, async () => (await movesShown(page)) > 2)
  await page.getByRole('button', { name: 'Vissza', exact: true }).click()
  await page.getByText('A gép megállt.').waitFor()
  const then = await movesShown(page)
  // Time enough for several moves, had they not stopped.
  for (let i = 0; i < 8; i++) {
    await page.clock.fastForward(1000)
    await soon(() => movesShown(page)).toBe(then)
  }
  await page.getByRole('button', { name: 'Folytatás' }).click()
  await hurry(page, () => page.getByRole('region', { name: 'Vége' }).isVisible())
  await house().leave(visit)
})

test('a whole game of bogarhaz by four hands', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, bogarhaz, { seats: ['person', 'person', 'person', 'person'] })
  const hands = new Hands(page, bogarhaz)
  const names = shortMatch(bogarhaz, {}, [229])
  const seats = new Set<number>()
  for (const [i, name] of names.entries()) {
    seats.add(hands.match.position.turn)
    await hands.playNamed(name, i % 2 === 0 ? 'mouse' : 'drag')
  }
  expect(hands.match.outcome).toBeDefined()
  expect([...seats].sort((a, b) => a - b)).toEqual([0, 1, 2, 3])
  await page.getByRole('region', { name: 'Vége' }).waitFor()
  await house().leave(visit)
})

test('stratego hands over with a curtain and leaks nothing', async () => {
  const visit = await visitWithClock()
  const { page } = visit
  await startGame(page, stratego)
  const hands = new Hands(page, stratego)
  const rng = new Rng(3)
  const curtain = page.locator('.curtain')
  let raised = 0
  for (let steps = 0; steps < 9; steps++) {
    await hands.catchUp(stratego)
    const { match, game } = hands
    const { turn } = match.position
    if (await curtain.or(page.getByText('Mindjárt')).first().isVisible()) {
      await hurry(page, () => curtain.isVisible())
      // Behind the curtain there is nothing: no piece, no name, no list.
      expect(await page.locator('.jv-piece, .jv-thing, .jv-cell').count()).toBe(0)
      await page.getByText('Az állás szavakban').click()
      expect(await page.locator('.position-text li').count()).toBe(0)
      await page.getByText('Az állás szavakban').click()
      // Nor is any move told otherwise than to everybody: whoever looked last looks no more.
      const open = new SeatView(match, NOBODY)
      const writer = await loadMoveWriter(game)
      const heardBy = (view: MatchView) => view.log.map((_, i) => heard(writer, view, i).hu)
      await soon(() =>
        page.locator('.move-list .move').evaluateAll(all => all.map(each => each.lastChild?.textContent)),
      ).toEqual(heardBy(open))
      if (raised > 1) expect(heardBy(open)).not.toEqual(heardBy(new SeatView(match, 0)))
      await curtain.getByRole('button').click()
      raised++
    }
    await page.locator('.jv-live').waitFor()
    // The other camp stands there without its ranks.
    const truth = game.scene(match.position).placed
    const seen = await page
      .locator('.jv-live [data-cell]')
      .evaluateAll(cells =>
        cells.map(
          cell => [Number((cell as HTMLElement).dataset['cell']), cell.getAttribute('aria-label')!] as const,
        ),
      )
    const labels = new Map(seen)
    const hidden = game.scene(game.layout.view(match.position, turn), turn).placed
    for (const [i, placed] of truth.entries())
      if (hidden[i]!.label.hu !== placed.label.hu)
        expect(labels.get(placed.cell)).not.toContain(placed.label.hu)
    // The camp is filled by luck, then the men march.
    const mix = match.moves.find(m =>
      game
        .points(match.position, m)
        .some(point => typeof point === 'string' && /mix|luck|rest|random/.test(point)),
    )
    const move = mix ?? match.moves[rng.below(match.moves.length)]!
    const before = match.at
    for (const point of game.points(match.position, move)) await hands.point(point, 'mouse')
    await soon(() => movesShown(page)).toBeGreaterThan(before)
    // What is kept follows what is shown: the next look is at the same moment.
    await soon(async () => (await keptMatch(page, stratego)).at).toBeGreaterThan(before)
  }
  expect(raised).toBeGreaterThan(4)
  // A reload must not show the position to whoever sits there.
  await hurry(page, () => curtain.isVisible())
  await page.reload()
  await curtain.waitFor()
  expect(await page.locator('.jv-piece').count()).toBe(0)
  await house().leave(visit)
})

test('luck rolls by itself and is not rolled again by taking back', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, backgammon)
  const hands = new Hands(page, backgammon)
  const until = async () => {
    for (let i = 0; i < 12; i++) {
      await hands.catchUp(backgammon)
      const { match, game } = hands
      const before = match.at
      if (match.position.turn === CHANCE) continue
      if (match.log.filter((_, k) => match.positionAt(k).turn === CHANCE).length > 1) return
      for (const point of game.points(match.position, match.moves[0]!)) await hands.point(point, 'mouse')
      await soon(() => movesShown(page)).toBeGreaterThan(before)
    }
  }
  await until()
  const { log } = hands.match
  await page.getByRole('button', { name: 'Vissza', exact: true }).click()
  await agree(page)
  await soon(() => movesShown(page)).toBeLessThan(log.length)
  await until()
  const rolls = (names: readonly string[]) =>
    names.filter((_, k) => hands.match.positionAt(k).turn === CHANCE)
  expect(rolls(hands.match.log).slice(0, 2)).toEqual(rolls(log).slice(0, 2))
  await house().leave(visit)
})

test('in tamsk time passes on the page', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, tamsk, { options: { level: '2' } })
  const hands = new Hands(page, tamsk)
  await hands.catchUp(tamsk)
  // Time is written down with the decision that follows it.
  for (let i = 0; i < 3; i++) {
    await hands.catchUp(tamsk)
    const before = hands.match.at
    for (const point of hands.game.points(hands.match.position, hands.match.moves[0]!))
      await hands.point(point, 'mouse')
    await soon(() => movesShown(page)).toBeGreaterThan(before)
  }
  const kept = async () => (await keptMatch(page, tamsk)).events
  await soon(async () => (await kept()).filter(event => event.do === 'move').length).toBe(3)
  const times = (await kept()).filter(event => event.do === 'time').length
  expect(times).toBeGreaterThan(0)
  expect(times).toBeLessThanOrEqual(3)
  await house().leave(visit)
})

test('scramble: nobody’s tiles are told before the curtain, and the second player reads the board upright', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, scramble, { options: { words: 'free' } })
  await page.locator('.curtain').waitFor()
  await soon(() => movesShown(page)).toBe(15)
  const list = async () => (await page.locator('.move-list, .moves').first().textContent()) ?? ''
  await soon(list).toContain('húzás')
  expect(await list()).not.toMatch(/húzás:? [A-Z?]/i)
  await startGame(page, scramble, { options: { words: 'free' }, seats: ['1', 'person'] })
  await page.locator('.jv-live').waitFor()
  const left = async (cell: string) =>
    (await page.locator(`.jv-live [aria-label^="${cell}"]`).first().boundingBox())!.x
  await soon(() => left('a15')).toBeLessThan(await left('o15'))
  await house().leave(visit)
})

test('whoever begins has the own men near, also where the board is drawn from the other side', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await startGame(page, abalon, { seats: ['person', 'person'] })
  const height = (colour: string) =>
    page.locator(`.jv-live [data-cell][aria-label*="${colour}"]`).evaluateAll(cells => {
      const tops = cells.map(cell => cell.getBoundingClientRect().top)
      return tops.reduce((sum, top) => sum + top, 0) / tops.length
    })
  const gap = async () => (await height('világos')) - (await height('sötét'))
  const near = page.locator('.match > .near')
  await soon(() => near.textContent()).toContain('Világos')
  await soon(gap).toBeGreaterThan(100)
  await page.getByRole('button', { name: 'Megfordítás' }).click()
  await soon(() => near.textContent()).toContain('Sötét')
  await soon(gap).toBeLessThan(-100)
  await house().leave(visit)
})
