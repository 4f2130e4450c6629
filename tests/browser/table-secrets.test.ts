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

/** Names of Hungarian cards, as they are told in the page. */
const HUNGARIAN = /(piros|tök|zöld|makk) (hetes|nyolcas|kilences|tízes|alsó|felső|király|ász)/g

test('four at one tablet: Hungarian cards dealt and a trick played by touch; the log, the film and the file tell what was played', () =>
  atTable(
    '/table',
    async hands => {
      const { page } = hands
      const tell = async () => new Set((await said(hands)).match(HUNGARIAN))
      await hands.menu('Kellékek', 'Kártyák és paklik')
      await hands.dialog().getByRole('radio', { name: 'Magyar kártya' }).tap()
      await hands.press('Add hozzá')
      await hands.dialog().getByText('32 lap az asztalon.').waitFor()
      await hands.press('Kész')
      await soon(() => hands.things('piece').count()).toBe(32)
      await hands.menu('Eszközök', 'Kezek és helyek')
      await hands.seat(['Anna', 'Béla', 'Cili', 'Dani'])
      await hands.things('piece').last().tap()
      await page.getByRole('toolbar').getByRole('button', { name: 'Osztás…' }).tap()
      await hands.dialog().getByLabel('Lap fejenként').fill('8')
      await hands.press('Osztás')
      await soon(() => hands.things('piece').count()).toBe(0)
      expect(await tell()).toEqual(new Set())
      const cards = page.locator('.hand-card')
      for (const [i, name] of ['Anna', 'Béla', 'Cili', 'Dani'].entries()) {
        await page.locator('.hand-seat').filter({ hasText: name }).tap()
        await page.locator('.curtain').waitFor()
        // Behind the curtain only what lies open is told.
        expect((await tell()).size).toBe(i)
        await page.locator('.curtain .main').tap()
        await soon(() => cards.count()).toBe(8)
        expect((await tell()).size).toBe(8 + i)
        await cards.first().tap()
        await soon(() => hands.things('piece').count()).toBe(i + 1)
        await page.getByRole('button', { name: 'Eltakarás' }).tap()
        await soon(async () => (await tell()).size).toBe(i + 1)
      }
      // Face up, side by side.
      const boxes = await hands.things('piece').evaluateAll(all =>
        all.map(each => {
          const { left, right, top, bottom } = each.getBoundingClientRect()
          return { left, right, top, bottom }
        }),
      )
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1))
          expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true)
      const open = await tell()
      await hands.menu('Eszközök', 'Napló és film')
      await page.locator('.log-line').nth(6).waitFor()
      await soon(tell).toEqual(open)
      // Every moment of the film: never a card that does not lie open now.
      const slider = page.locator('.film-bar input')
      for (let moment = 0; moment < 7; moment++) {
        await slider.fill(String(moment))
        await soon(() => page.locator('.log-line[aria-current]').count()).toBe(1)
        for (const card of await tell()) expect(open, `moment ${moment}`).toContain(card)
      }
      const [got] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Mentés fájlba' }).tap(),
      ])
      expect(readFileSync(await got.path(), 'utf8')).not.toMatch(HUNGARIAN)
    },
    { width: 768, height: 1024, hand: 'touch' },
  ))

test('so many are drawn by a drag, discards are shuffled back when the deck is used up, a peek is noted, a bag draws unseen', () =>
  atTable('/table', async hands => {
    const { page } = hands
    const acts = async () => (await hands.kept()).acts as { do: string; as?: string }[]
    const ids = async () =>
      (
        await hands.things('piece').evaluateAll(all => all.map(each => Number(each.getAttribute('data-id'))))
      ).sort((a, b) => a - b)
    await hands.menu('Kellékek', 'Kártyák és paklik')
    await hands.dialog().getByRole('radio', { name: 'Színkártyák' }).click()
    await hands.dialog().getByLabel('Színek száma').fill('4')
    await hands.press('Add hozzá')
    await hands.press('Kész')
    await soon(() => hands.things('piece').count()).toBe(4)
    const deck = await ids()
    // Two of the four go with one drag.
    await hands.click(deck[3]!)
    await page.getByRole('toolbar').getByRole('button', { name: 'Eggyel több' }).click()
    const start = await hands.spot(deck[3]!)
    await hands.drag(start, { x: start.x - 260, y: start.y })
    await soon(async () => (await hands.spot(deck[2]!)).x).toBeLessThan(start.x - 200)
    expect((await hands.spot(deck[3]!)).x).toBeLessThan(start.x - 200)
    expect(Math.abs((await hands.spot(deck[1]!)).x - start.x)).toBeLessThan(3)
    await page.keyboard.press('Escape')
    // The other two are discarded; then the deck is used up, and the person is asked.
    await contextMenu(hands, deck[1]!, 'Dobópakliba')
    await contextMenu(hands, deck[0]!, 'Dobópakliba')
    await hands.dialog().getByText('A dobópakliban 2 lap van.').waitFor()
    await hands.press('Visszakeverés')
    await soon(async () => (await acts()).at(-1)).toMatchObject({ do: 'many', as: 'recycle' })
    const back = (await ids()).filter(id => !deck.includes(id))
    expect(back).toHaveLength(2)
    expect(await said(hands)).not.toMatch(/(piros|kék|zöld|sárga) lap/)
    await contextMenu(hands, back[0]!, 'Megnézem egyedül')
    await page.getByRole('button', { name: 'Mutasd' }).click()
    await soon(() => said(hands)).toMatch(/(piros|kék|zöld|sárga) lap/)
    await page.getByRole('button', { name: 'Visszafordítom' }).click()
    await page.locator('.curtain').waitFor({ state: 'detached' })
    await soon(async () => (await acts()).at(-1)).toMatchObject({ do: 'peek' })
    expect(await said(hands)).not.toMatch(/(piros|kék|zöld|sárga) lap/)
    await hands.menu('Kellékek', 'Zsák')
    await hands.press('Add hozzá')
    await hands.press('Kész')
    const bag = Number(await hands.things('bag').getAttribute('data-id'))
    await hands.drag(await hands.spot(deck[3]!), await hands.spot(bag))
    await hands.drag(await hands.spot(deck[2]!), await hands.spot(bag))
    await soon(() => hands.things('piece').count()).toBe(2)
    expect(await said(hands)).not.toMatch(/(piros|kék|zöld|sárga) lap/)
    await contextMenu(hands, bag, 'Húzás a zsákból')
    await soon(() => hands.things('piece').count()).toBe(3)
    await soon(() => said(hands)).toMatch(/(piros|kék|zöld|sárga) lap/)
  }))
