// What is hidden at the free table is nowhere in the page: no name, no kind, no order of face-down cards and of hands.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emptyTable, type Kind } from '../../src/table/index.ts'
import { newTableFile } from '../../src/wire/index.ts'
import { soon, useHouse } from './browser.ts'
import { useTable, type TableHands } from './table-hands.ts'

const house = useHouse()
const atTable = useTable(house)

// A white point as PNG: cards of one's own are pictures, and only the name of the file tells them apart.
const POINT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const CARDS = ['Kor-A', 'Kor-K', 'Pikk-A', 'Pikk-K']
const face = (picture: string) => ({ kind: 'picture', picture, width: 1, height: 1.4 }) as const
const file = {
  ...newTableFile('titkos', 'Titkos', '2026-11-16T04:00:00.000Z'),
  first: {
    ...emptyTable(),
    seats: ['Anna', 'Béla'],
    nextId: 5,
    pictures: Object.fromEntries(
      [...CARDS, 'hatlap'].map(name => [name, { name, data: POINT, width: 1, height: 1 }]),
    ),
    box: CARDS.map((name): Kind => ({ id: name, name, front: face(name), back: face('hatlap'), inside: 0 })),
    // A deck face up.
    things: CARDS.map((kind, i) => ({
      what: 'piece',
      id: i + 1,
      kind,
      side: 'front',
      x: 4,
      y: 4,
      angle: 0,
      locked: false,
    })),
  },
}

const open = async ({ page }: TableHands, content: string) => {
  await page
    .locator('.table-file')
    .setInputFiles({ name: 'titkos.jatek', mimeType: 'application/json', buffer: Buffer.from(content) })
}
const contextMenu = async (hands: TableHands, id: number, item: string) => {
  const { x, y } = await hands.spot(id)
  await hands.page.mouse.click(x, y, { button: 'right' })
  await hands.page.locator('.context-menu').getByRole('menuitem', { name: item, exact: true }).click()
}
/** Everything that can be read in the page, attributes too. */
const said = (hands: TableHands) =>
  hands.page.evaluate(() =>
    [document.title, document.body.innerText]
      .concat(
        [...document.querySelectorAll('*')].flatMap(each =>
          [...each.attributes].filter(({ name }) => name !== 'style').map(({ value }) => value),
        ),
      )
      .join('\n'),
  )
const expectNothingTold = async (hands: TableHands, where: string) => {
  const words = await said(hands)
  for (const card of CARDS) expect(words, `${where} tells ${card}`).not.toContain(card)
}

test('a deck turned over and shuffled, its column, the dialog of dealing, the box and the log tell nothing', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await open(hands, JSON.stringify(file))
    await soon(() => hands.things('piece').count()).toBe(4)
    await soon(() => said(hands)).toContain('Kor-A')
    await contextMenu(hands, 1, 'Az oszlop megfordítása')
    await contextMenu(hands, 1, 'Keverés')
    await soon(async () => (await hands.kept()).acts.length).toBe(2)
    await expectNothingTold(hands, 'the table')
    const top = Number(await hands.things('piece').first().getAttribute('data-id'))
    const spot = await hands.spot(top)
    await hands.tool('Oszlop')
    await page.mouse.move(spot.x, spot.y)
    await page.locator('.column-list li').nth(3).waitFor()
    await soon(() => page.locator('.column-list li').first().innerText()).toContain('hatlap')
    await expectNothingTold(hands, 'the column')
    await hands.tool('Kéz')
    await contextMenu(hands, top, 'Osztás…')
    await hands.dialog().getByText('Osztás: hatlap').waitFor()
    await expectNothingTold(hands, 'the dialog')
    await hands.dialog().getByLabel('Lap fejenként').fill('1')
    await hands.press('Osztás')
    await soon(() => hands.things('piece').count()).toBe(2)
    const panel = page.locator('.hands-panel')
    const anna = panel.locator('.hand-seat').filter({ hasText: 'Anna' })
    await soon(() => anna.innerText()).toMatch(/Anna\s*1/)
    await expectNothingTold(hands, 'the hands')
    // One card only once Anna has taken the device through the curtain; nobody else's.
    await anna.click()
    await page.getByRole('button', { name: 'Anna vagyok' }).waitFor()
    await expectNothingTold(hands, 'the curtain')
    await page.getByRole('button', { name: 'Anna vagyok' }).click()
    await panel.locator('.hand-cards button').waitFor()
    const shown = await said(hands)
    expect(CARDS.filter(card => shown.includes(card))).toHaveLength(1)
    await panel.getByRole('button', { name: 'Eltakarás' }).click()
    await expectNothingTold(hands, 'the covered hands')
    await hands.menu('Eszközök', 'Napló és film')
    await page.locator('.log-line').nth(3).waitFor()
    // What was done while the deck lay open was seen by all; from the shuffle on nothing is named.
    for (const line of (await page.locator('.log-line').allInnerTexts()).slice(2))
      for (const card of CARDS) expect(line).not.toContain(card)
  }))

test('while somebody holds cards the file is sealed, and opens again', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await open(hands, JSON.stringify(file))
    await soon(() => hands.things('piece').count()).toBe(4)
    const exported = async () => {
      const [got] = await Promise.all([
        page.waitForEvent('download'),
        hands.menu('Játék', 'Kivitel fájlba (.jatek)'),
      ])
      return readFileSync(await got.path(), 'utf8')
    }
    expect(await exported()).toContain('Kor-A')
    await contextMenu(hands, 1, 'Osztás…')
    await hands.dialog().getByLabel('Lap fejenként').fill('1')
    await hands.press('Osztás')
    await soon(() => hands.things('piece').count()).toBe(2)
    const sealed = await exported()
    for (const card of [...CARDS, 'things', 'hand']) expect(sealed).not.toContain(card)
    await hands.open('/table')
    await open(hands, sealed)
    await soon(() => hands.things('piece').count()).toBe(2)
    await soon(() => page.locator('.hand-seat').first().innerText()).toMatch(/Anna\s*1/)
  }))
