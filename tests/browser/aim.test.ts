import { expect, test } from 'vitest'
import { Moves } from '../../src/engine/index.ts'
import go from '../../src/games/egyeb-logikai/go/game.ts'
import halma from '../../src/games/helycserelo/halma/game.ts'
import sakk from '../../src/games/sakk/sakk/game.ts'
import { soon, useHouse } from './browser.ts'
import { movesShown, startGame } from './hands.ts'

const house = useHouse()
const phone = { server: 'none', width: 360, height: 740, hand: 'touch' } as const

test('small cells: a finger aims, a lens helps, keys correct, a button or a second tap confirms', async () => {
  const visit = await house().visit('/', phone)
  const { page, context } = visit
  await startGame(page, go, { seats: ['person', 'person'], options: { size: '19' } })
  const middleOf = async (name: string) => {
    const cell = go.make({ size: '19' }).board.names.indexOf(name)
    const box = (await page.locator(`.jv-live [data-cell="${cell}"]`).boundingBox())!
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const session = await context.newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  const act = page.locator('.jv-aim-do')

  await finger('touchStart', await middleOf('k10'))
  await page.locator('.jv-lens .jv-world').first().waitFor()
  await finger('touchMove', await middleOf('m11'))
  await soon(() => act.textContent()).toBe('Ide: m11')
  await finger('touchEnd')
  await soon(() => page.locator('.jv-lens').count()).toBe(0)
  // Nothing is played by aiming.
  await soon(() => movesShown(page)).toBe(0)
  await page.getByRole('button', { name: 'balra' }).tap()
  await soon(() => act.textContent()).toBe('Ide: l11')
  await act.tap()
  await soon(() => movesShown(page)).toBe(1)
  await soon(() => page.locator('.jv-aim-bar').count()).toBe(0)

  // The second tap on the same place confirms as well; a tap elsewhere aims anew.
  for (const name of ['c3', 'd4']) {
    const { x, y } = await middleOf(name)
    await page.touchscreen.tap(x, y)
    await soon(() => act.textContent()).toBe(`Ide: ${name}`)
  }
  const { x, y } = await middleOf('d4')
  await page.touchscreen.tap(x, y)
  await soon(() => movesShown(page)).toBe(2)
  // A taken point is refused with a word at once.
  await page.touchscreen.tap(x, y)
  await soon(() => movesShown(page)).toBe(2)
  expect(await page.locator('.jv-aim-bar').count()).toBe(0)
  await house().leave(visit)
})

test('a man is taken up by a tap, and only its goal is confirmed; by wish nothing is', async () => {
  const visit = await house().visit('/', phone)
  const { page } = visit
  await startGame(page, halma, { seats: ['person', 'person'] })
  const game = halma.make({})
  const p = game.layout.empty()
  game.start(p)
  const tap = async (cell: number) => {
    const box = (await page.locator(`.jv-live [data-cell="${cell}"]`).boundingBox())!
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  }
  const list = new Moves()
  game.moves(p, list)
  const [from, to] = game.points(p, list.toArray()[0]!) as [number, number]
  await tap(from)
  await soon(() => page.locator('.jv-aim-bar').count()).toBe(0)
  await tap(to)
  await soon(() => page.locator('.jv-aim-do').textContent()).toMatch(/^Ide lépek: /)
  await page.locator('.jv-aim-do').tap()
  await soon(() => movesShown(page)).toBe(1)

  await page.goto('/settings')
  await page
    .getByRole('group', { name: 'Célzás és megerősítés ujjal' })
    .getByRole('radio', { name: 'soha' })
    .press(' ')
  await startGame(page, go, { seats: ['person', 'person'], options: { size: '19' } })
  await tap(180)
  await soon(() => movesShown(page)).toBe(1)
  await house().leave(visit)
})

test('two fingers zoom natively; then one finger pans, and nothing is played by it; unzoomed it scrolls the page', async () => {
  const visit = await house().visit('/', phone)
  const { page, context } = visit
  const session = await context.newCDPSession(page)
  type Spot = { x: number; y: number }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...spots: Spot[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: spots.map((spot, id) => ({ ...spot, id })),
    })
  const swipe = async ({ x, y }: Spot, dx: number, dy: number) => {
    await touch('touchStart', { x, y })
    for (let i = 1; i <= 10; i++) await touch('touchMove', { x: x + (dx * i) / 10, y: y + (dy * i) / 10 })
    await touch('touchEnd')
  }
  const spread = async (from: number, to: number) => {
    const fingers = (half: number) => [
      { x: 180 - half, y: 240 },
      { x: 180 + half, y: 240 },
    ]
    await touch('touchStart', fingers(from)[0]!)
    await touch('touchStart', ...fingers(from))
    for (let i = 1; i <= 10; i++) await touch('touchMove', ...fingers(from + ((to - from) * i) / 10))
    await touch('touchEnd')
  }
  const seen = () =>
    page.evaluate(() => ({
      scale: visualViewport!.scale,
      left: visualViewport!.pageLeft,
      top: visualViewport!.pageTop,
    }))
  const finger = () => page.locator('.jv-live').getAttribute('data-touch')
  // Chess has large cells: a swipe beginning on an empty one scrolls, where the window is lower than the page.
  await page.setViewportSize({ width: 360, height: 380 })
  await startGame(page, sakk, { seats: ['person', 'person'] })
  await soon(finger).toBe('scrolls')
  await swipe({ x: 180, y: 220 }, 0, -120)
  await soon(async () => (await seen()).top).toBeGreaterThan(30)
  await soon(() => movesShown(page)).toBe(0)
  await page.setViewportSize({ width: 360, height: 740 })
  // Go has small ones: a finger aims until the page is zoomed.
  await startGame(page, go, { seats: ['person', 'person'], options: { size: '19' } })
  await soon(finger).toBe('aims')
  await spread(40, 120)
  await soon(async () => (await seen()).scale).toBeGreaterThan(1.8)
  await soon(finger).toBe('pans')
  expect(await page.locator('.jv-aim-bar').count()).toBe(0)
  const before = await seen()
  await swipe({ x: 220, y: 240 }, -100, -60)
  await soon(async () => (await seen()).left).toBeGreaterThan(before.left + 10)
  await soon(() => movesShown(page)).toBe(0)
  await house().leave(visit)
})
