// The games of the library open on the free table with one click, another eighth of them in every run; and the switch to rules play on a game with columns.
import { expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { isInTurn } from '../rotation.ts'
import { soon, useHouse } from './browser.ts'
import { TableHands, useTable } from './table-hands.ts'

const house = useHouse()
const atTable = useTable(house)

test('an eighth of the library opens as starting positions with one click', async () => {
  const visit = await house().visit('/settings', { server: 'none' })
  const { page } = visit
  const hands = new TableHands(page)
  await hands.open('/table')
  const heading = page.locator('.table-head h1')
  for (const [i, { id, title }] of games.entries()) {
    if (!isInTurn(i)) continue
    await hands.menu('Játék', 'Alapállás megnyitása')
    await hands.dialog().locator('.table-tile').getByText(title.hu, { exact: true }).click()
    await soon(() => heading.innerText(), { message: id }).toBe(title.hu)
    // The board is a picture that could be drawn, and every piece has one too.
    await soon(
      () =>
        page.evaluate(() => {
          const board = document.querySelector<HTMLImageElement>('.world-board')
          const bare = [...document.querySelectorAll('.thing-piece')].filter(
            each => !getComputedStyle(each, '::before').backgroundImage.startsWith('url('),
          )
          return board !== null && board.complete && board.naturalWidth > 0 && bare.length === 0
        }),
      { message: id },
    ).toBe(true)
    await soon(() => page.locator('.notice.bad').count(), { message: id }).toBe(0)
  }
  await house().leave(visit)
}, 600_000)

test('the switch on columns: dragged, on by the rules, played, and back in mid-game', async () => {
  const visit = await house().visit('/settings', { server: 'none' })
  const { page } = visit
  const hands = new TableHands(page)
  await hands.open('/table?start=oszlopos-damajatek')
  const at = (cell: string) =>
    page
      .locator('.thing')
      .evaluateAll(
        (all, name) =>
          all.flatMap(each =>
            each.ariaLabel?.endsWith(`, ${name}`) ? [Number((each as HTMLElement).dataset['id'])] : [],
          ),
        cell,
      )
  const [below] = await at('f4')
  const [above] = await at('g5')
  // A white man laid on a black one is a column of white's.
  const target = await hands.spot(below!)
  await hands.drag(await hands.spot(above!), { x: target.x + 4, y: target.y - 3 })
  await soon(() => at('f4')).toHaveLength(2)
  await hands.menu('Játék', 'Tovább szabályok szerint')
  await hands.press('Tovább a szabályokkal')
  await page.waitForURL(/\/play\/oszlopos-damajatek\?match=/)
  await page.locator('.jv-live .jv-piece').first().waitFor()
  await soon(() => page.locator('.jv-live .jv-piece').count()).toBe(24)
  // And back: the same column lies there.
  const match = new URL(page.url()).searchParams.get('match')!
  await page.goto(`/table?match=${match}`)
  await page.locator('.world-board').waitFor()
  await soon(() => at('f4')).toHaveLength(2)
  await soon(() => at('g5')).toHaveLength(0)
  await soon(() => hands.things('piece').count()).toBe(24)
  await house().leave(visit)
})

test('on a board with cells of two sizes the pieces of the small cells are small', () =>
  atTable('/table?start=koan', async hands => {
    const width = async (name: string) => {
      const found = hands.page.locator(`.thing[aria-label*="${name}"]`).first()
      return (await found.boundingBox())!.width
    }
    expect(await width('négyzet')).toBeLessThan(0.85 * (await width('nyolcszög')))
  }))
