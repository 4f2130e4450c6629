// What people stumbled over at the free table: each of it tried as they tried it, by mouse, by finger, with own pictures.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { emptyTable, type Kind, type Table } from '../../src/table/index.ts'
import { newTableFile } from '../../src/wire/index.ts'
import { soon, useHouse } from './browser.ts'
import { Finger, useTable, type TableHands } from './table-hands.ts'

const house = useHouse()
const atTable = useTable(house)
const PHONE = { width: 360, height: 740, hand: 'touch' } as const

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
const apart = (a: Area, b: Area): boolean =>
  a.x + a.width <= b.x + 1 ||
  b.x + b.width <= a.x + 1 ||
  a.y + a.height <= b.y + 1 ||
  b.y + b.height <= a.y + 1
const within = (inner: Area, outer: Area): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1
const areaOf = async (found: Locator): Promise<Area> => (await found.boundingBox())!
const areas = (found: Locator): Promise<Area[]> =>
  found.evaluateAll(all =>
    all.map(each => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return { x, y, width, height }
    }),
  )
/** Nothing lies over its middle: it can be read and pressed. */
const isInSight = (found: Locator): Promise<boolean> =>
  found.evaluate(each => {
    const { x, y, width, height } = each.getBoundingClientRect()
    return each.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
const contextMenu = async (hands: TableHands, id: number, item: string) => {
  const { x, y } = await hands.spot(id)
  await hands.page.mouse.click(x, y, { button: 'right' })
  await hands.page.locator('.context-menu').getByRole('menuitem', { name: item, exact: true }).click()
}
const menuItems = (page: Page) => page.locator('.context-menu').getByRole('menuitem')

/** A picture of one colour as an address. */
const picture = (page: Page, width: number, height: number, colour: string): Promise<string> =>
  page.evaluate(
    ([w, h, fill]) => {
      const canvas = document.createElement('canvas')
      canvas.width = w
      canvas.height = h
      const context = canvas.getContext('2d')!
      context.fillStyle = fill
      context.fillRect(0, 0, w, h)
      return canvas.toDataURL('image/png')
    },
    [width, height, colour] as const,
  )

const CARDS = ['Kor-A', 'Kor-K', 'Pikk-A', 'Pikk-K']
/** Own cards, high and narrow: four face down on a heap, eight more in the box; a wide tile lies beside them. */
async function openOwn(hands: TableHands): Promise<void> {
  const { page } = hands
  const made = Object.fromEntries(
    await Promise.all(
      [...CARDS, 'hatlap', 'lapka'].map(
        async (name, i) =>
          [
            name,
            {
              name,
              data: await picture(
                page,
                name === 'lapka' ? 300 : 100,
                name === 'lapka' ? 100 : 180,
                `hsl(${i * 60} 60% 50%)`,
              ),
              width: 100,
              height: 180,
            },
          ] as const,
      ),
    ),
  )
  const face = (name: string) => ({ kind: 'picture', picture: name, width: 1, height: 1.8 }) as const
  const kinds = CARDS.map((name): Kind => ({
    id: name,
    name,
    front: face(name),
    back: face('hatlap'),
    inside: 2,
  }))
  const first: Table = {
    ...emptyTable(),
    seats: ['Anna', 'Béla', 'Cili'],
    nextId: 20,
    pictures: made,
    box: [
      ...kinds,
      {
        id: 'lapka',
        name: 'lapka',
        front: { kind: 'picture', picture: 'lapka', width: 3, height: 1 },
        inside: 3,
      },
    ],
    things: CARDS.map((kind, i) => ({
      what: 'piece',
      id: i + 1,
      kind,
      side: 'back',
      x: 2,
      y: 2,
      angle: 0,
      locked: false,
    })),
  }
  await page.locator('.table-file').setInputFiles({
    name: 'sajat.jatek',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...newTableFile('sajat', 'Saját', '2026-11-18T00:00:00Z'), first })),
  })
  await soon(() => hands.things('piece').count()).toBe(4)
  await hands.rest()
}

test('what is refused is said in the box itself, in sight', () =>
  atTable('/table', async hands => {
    const { page } = hands
    const refuse = async (name: string, content: string, word: string) => {
      await hands
        .dialog()
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })
      const said = hands.dialog().getByRole('alert')
      await soon(() => said.innerText()).toContain(word)
      expect(await isInSight(said)).toBe(true)
      expect(await page.locator('.notice.bad').count()).toBe(0)
    }
    for (const box of ['Tábla', 'Figurák']) {
      await hands.menu('Kellékek', box)
      await refuse('gonosz.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'SVG')
      await refuse('csonka.png', '\u0089PNG\r\n', 'PNG')
      // One that is taken afterwards leaves no word of those before.
      await hands
        .dialog()
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: 'jo.png',
          mimeType: 'image/png',
          buffer: Buffer.from((await picture(page, 40, 40, '#c88')).split(',')[1]!, 'base64'),
        })
      await soon(() => hands.dialog().getByRole('alert').count()).toBe(0)
      await page.keyboard.press('Escape')
      await hands.dialog().waitFor({ state: 'detached' })
    }
    await hands.menu('Kellékek', 'Sorsolók')
    await hands.dialog().getByRole('radio', { name: 'Szerencsekártya' }).click()
    await refuse('rossz.szk', '2\negy\nkettő\nhárom\n', 'rossz.szk')
    // What a pack holds is seen before it is added.
    await hands
      .dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'jo.szk', mimeType: 'text/plain', buffer: Buffer.from('1\nElső\nMásodik\n') })
    await soon(() => hands.dialog().locator('.pack-cards li').allInnerTexts()).toEqual(['Első', 'Második'])
    expect(await hands.dialog().getByRole('alert').count()).toBe(0)
  }))

test('everything new lies at a place of its own, inside the window, by its size', () =>
  atTable('/table', async hands => {
    const { page } = hands
    const added = () => page.locator('.thing:not([data-what=piece])')
    await hands.menu('Kellékek', 'Sorsolók')
    const add = async (device: string, then?: () => Promise<void>) => {
      await hands.dialog().getByRole('radio', { name: device }).click()
      await then?.()
      const before = await added().count()
      await hands.press('Add hozzá')
      await soon(() => added().count()).toBeGreaterThan(before)
    }
    await add('Hatoldalú dobókocka')
    await add('Hatoldalú dobókocka')
    await add('Számgenerátor')
    await add('Rulettkerék')
    await add('Rulettkerék')
    await add('Más kocka')
    await hands.press('Kész')
    for (const item of ['Jegyzet', 'Óra', 'Számláló']) {
      await hands.menu('Kellékek', item)
      await hands.press('Add hozzá')
      await soon(() => hands.dialog().count()).toBe(0)
    }
    await hands.menu('Kellékek', 'Zsetonok')
    await hands.dialog().getByLabel('Darab').fill('10')
    await hands.press('Add hozzá')
    await hands.press('Kész')
    await soon(() => hands.things('token').count()).toBe(10)
    const all = await areas(added())
    const table = await areaOf(page.locator('.surface'))
    for (const [i, a] of all.entries()) {
      expect(within(a, table), `thing ${i}`).toBe(true)
      for (const [j, b] of all.slice(i + 1).entries()) expect(apart(a, b), `${i} and ${i + 1 + j}`).toBe(true)
    }
  }))

for (const hand of ['mouse', 'touch'] as const)
  test(`a board that fills the window stays free: what is new lies beside it, in sight, ${hand}`, () =>
    atTable(
      '/table?start=sakk',
      async hands => {
        const { page } = hands
        const old = await page.locator('.thing').count()
        const added = () => page.locator('.thing').nth(old)
        // Somebody has come so near that nothing but the board is seen.
        for (let i = 0; i < 4; i++) await page.keyboard.press('+')
        await page.locator('.fit-now').waitFor()
        const isBeside = async (what: string) => {
          await hands.rest()
          const board = await areaOf(page.locator('.world-board'))
          const table = await areaOf(page.locator('.surface'))
          const all = (await areas(page.locator('.thing'))).slice(old)
          expect(all.length, what).toBeGreaterThan(0)
          for (const [i, area] of all.entries()) {
            expect(apart(area, board), `${what}: beside the board`).toBe(true)
            expect(within(area, table), `${what}: in the window`).toBe(true)
            for (const other of all.slice(i + 1)) expect(apart(area, other), `${what}: alone`).toBe(true)
          }
          // The board gives way no more than it must.
          expect(Math.max(board.width / table.width, board.height / table.height)).toBeGreaterThan(0.5)
        }
        await hands.menu('Kellékek', 'Zsetonok')
        await hands.press('Add hozzá')
        await added().waitFor()
        await isBeside('a token')
        await hands.press('Kész')
        await hands.menu('Kellékek', 'Sorsolók')
        await hands.press('Add hozzá')
        await hands.press('Kész')
        await soon(() => hands.things('die').count()).toBe(1)
        await isBeside('a die')
        await hands.menu('Kellékek', 'Kártyák és paklik')
        await hands.press('Add hozzá')
        await soon(() => page.locator('.thing').count()).toBeGreaterThan(old + 40)
        await hands.press('Kész')
        const deck = await areaOf(page.locator('.thing').last())
        expect(apart(deck, await areaOf(page.locator('.world-board')))).toBe(true)
        expect(within(deck, await areaOf(page.locator('.surface')))).toBe(true)
      },
      hand === 'touch' ? PHONE : undefined,
    ))

for (const hand of ['mouse', 'touch'] as const)
  test(`a pile out of the box lies in sight up to its top, ${hand}`, () =>
    atTable(
      '/table',
      async hands => {
        await hands.collect('piros korong', 12)
        await hands.put('piros korong', 'all')
        await soon(() => hands.thing(12).getAttribute('data-height')).toBe('12')
        // The topmost is drawn higher than it lies.
        const top = async () => {
          const { y, height } = await areaOf(hands.thing(12))
          const up = await hands
            .thing(12)
            .evaluate(each => -Number.parseFloat(each.style.getPropertyValue('--lift')) / each.clientHeight)
          expect(up).toBeGreaterThan(0.3)
          return y - up * height
        }
        const table = await areaOf(hands.page.locator('.surface'))
        const tools = await areaOf(hands.page.locator('.table-tools'))
        const edge = hand === 'touch' ? tools.y + tools.height : table.y
        expect(await top()).toBeGreaterThanOrEqual(edge)
      },
      hand === 'touch' ? PHONE : undefined,
    ))

test('own cards: readable in hand, box and column; played face up onto a free place', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await openOwn(hands)
    await contextMenu(hands, 1, 'Osztás…')
    await hands.dialog().getByLabel('Lap fejenként').fill('1')
    await hands.press('Osztás')
    await soon(() => hands.things('piece').count()).toBe(1)
    await hands.lookAtHand('Anna')
    const [card] = (await areas(page.locator('.hand-card .face-picture'))) as [Area]
    expect(card.width).toBeGreaterThan(70)
    const seats = await areaOf(page.locator('.hand-seats'))
    for (const shown of await areas(page.locator('.hand-card img'))) expect(apart(shown, seats)).toBe(true)
    await page.locator('.hand-card').first().click()
    await soon(() => hands.things('piece').count()).toBe(2)
    await soon(async () => {
      const [a, b] = await areas(hands.things('piece'))
      return apart(a!, b!)
    }).toBe(true)
    const labels = await hands
      .things('piece')
      .evaluateAll(all => all.map(each => each.getAttribute('aria-label') ?? ''))
    expect(labels.filter(label => CARDS.some(name => label.startsWith(name)))).toHaveLength(1)
    await page.getByRole('button', { name: 'Eltakarás' }).click()
    // Every picture stays in its box, and no words lie on it.
    const fits = async (rows: string) => {
      await page.locator(`${rows} img`).first().waitFor()
      for (const row of await page.locator(rows).all()) {
        const outer = await areaOf(row)
        for (const inner of await areas(row.locator('img'))) expect(within(inner, outer), rows).toBe(true)
        const [words] = await areas(row.locator('.box-name, .column-name'))
        if (words)
          for (const inner of await areas(row.locator('img'))) expect(apart(words, inner), rows).toBe(true)
      }
    }
    await hands.tool('Doboz')
    await fits('.box-row')
    // All of them out: cards of 1 × 1.8 and tiles of 3 × 1 lie beside each other, in sight.
    await hands.press('Minden figura le')
    await hands.press('Kész')
    await soon(() => hands.things('piece').count()).toBe(13)
    const table = await areaOf(page.locator('.surface'))
    for (const area of await areas(hands.things('piece'))) expect(within(area, table)).toBe(true)
    const tiles = await hands
      .things('piece')
      .evaluateAll(all =>
        all.flatMap(each =>
          each.getAttribute('aria-label')?.startsWith('lapka') ? [Number(each.getAttribute('data-id'))] : [],
        ),
      )
    expect(tiles).toHaveLength(3)
    const tile = await areaOf(hands.thing(tiles[0]!))
    for (const piece of await hands.things('piece').all()) {
      const id = Number(await piece.getAttribute('data-id'))
      if (!tiles.includes(id)) expect(apart(await areaOf(piece), tile), `piece ${id}`).toBe(true)
    }
    await hands.tool('Oszlop')
    const at = await hands.spot(tiles[0]!)
    await page.mouse.move(at.x, at.y)
    await fits('.column-list li')
  }))

test('lists have pictures; a kind is changed later and asks before it goes; names follow the language', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await hands.collect('piros korong', 3)
    await hands.put('piros korong')
    // A piece with one side only does not turn: it is said, and nothing is written down.
    await hands.tool('Megfordítás')
    await hands.click(1)
    await soon(() => hands.said()).toBe('Ennek a figurának nincs hátoldala.')
    const acts = (await hands.kept()).acts.map(act => act.do)
    expect(acts).not.toContain('flip')
    await hands.tool('Kéz')
    await contextMenu(hands, 1, 'A fajta szerkesztése…')
    await hands.dialog().getByLabel('Név').fill('Kavics')
    await hands.dialog().getByLabel('Név').press('Tab')
    await soon(() => hands.thing(1).getAttribute('aria-label')).toContain('Kavics')
    // Where no board is, places are numbers as the language writes them.
    await soon(() => hands.thing(1).getAttribute('aria-label')).toMatch(/ -?\d+(,\d)?; -?\d+(,\d)?$/)
    await hands.dialog().getByLabel('Méret (mező)').fill('2')
    await soon(() => hands.thing(1).evaluate(each => (each as HTMLElement).style.width)).toBe('128px')
    await hands.press('Fajta törlése')
    const question = page.locator('dialog[open]')
    await soon(() => question.innerText()).toContain('Egy darab az asztalon van')
    await page.keyboard.press('Escape')
    await soon(() => hands.things('piece').count()).toBe(1)
    await hands.press('Kész')
    await hands.menu('Játék', 'Játék megnyitása')
    // The running table has a picture on which the disc is seen.
    const thumb = hands.dialog().locator('img.tile-picture').first()
    await thumb.waitFor()
    await soon(() =>
      thumb.evaluate(async each => {
        const image = each as HTMLImageElement
        await image.decode()
        const canvas = new OffscreenCanvas(20, 15)
        const context = canvas.getContext('2d')!
        context.drawImage(image, 0, 0, 20, 15)
        const { data } = context.getImageData(0, 0, 20, 15)
        return Array.from({ length: 300 }, (_, i) => data[i * 4]! - data[i * 4 + 1]! > 60).some(Boolean)
      }),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await hands.open('/table?start=sakk')
    await soon(() => hands.thing(1).getAttribute('aria-label')).toMatch(/világos|sötét/)
    await page.locator('.head .language').click()
    await soon(() => hands.thing(1).getAttribute('aria-label')).toMatch(/white|black/)
    await soon(() => page.locator('h1').innerText()).toBe('Chess')
  }))

test('by thumb: several chosen by taps and by a frame, the column as a strip, the count beside "add", all acts in reach', () =>
  atTable(
    '/table',
    async hands => {
      const { page } = hands
      await openOwn(hands)
      const finger = await Finger.of(page)
      // The contents of a column are a strip at the edge: the column itself stays in sight.
      await page.locator('.table-tools').getByRole('button', { name: 'Oszlop', exact: true }).tap()
      const deck = await hands.spot(4)
      await page.touchscreen.tap(deck.x, deck.y)
      const panel = page.locator('.column-panel')
      await panel.waitFor()
      expect((await areaOf(panel)).width).toBeLessThan(100)
      expect(apart(await areaOf(panel), await areaOf(hands.thing(4)))).toBe(true)
      await soon(() => panel.locator('li').count()).toBe(4)
      await page.locator('.table-tools').getByRole('button', { name: 'Kéz', exact: true }).tap()
      await soon(() => panel.count()).toBe(0)
      // Two taps of the box bring two tiles.
      for (const n of [5, 6]) {
        await page.locator('.strip-kinds button[aria-label^="lapka"]').tap()
        await soon(() => hands.things('piece').count()).toBe(n)
      }
      const tiles = (
        await hands
          .things('piece')
          .evaluateAll(all =>
            all.flatMap(each =>
              each.getAttribute('aria-label')?.startsWith('lapka')
                ? [Number(each.getAttribute('data-id'))]
                : [],
            ),
          )
      ).sort((a, b) => a - b)
      const [one, two] = [await hands.spot(tiles[0]!), await hands.spot(tiles[1]!)]
      await page.touchscreen.tap(one.x, one.y)
      const bar = page.locator('.selection-bar')
      await bar.getByRole('button', { name: 'Több kijelölése' }).tap()
      await page.touchscreen.tap(two.x, two.y)
      await soon(() => page.locator('.thing.selected').count()).toBe(2)
      // A long press: every act in the lower part of the screen, none chosen in advance.
      await page.keyboard.press('Escape')
      // A piece in the upper part: the list opens in the lower one, not under the finger.
      const all = [one, two, await hands.spot(4)].sort((a, b) => a.y - b.y)
      await finger.press(all[0]!)
      await page.locator('.context-menu').waitFor()
      await finger.lift()
      const list = await areaOf(page.locator('.context-menu'))
      expect(list.y).toBeGreaterThan(740 * 0.3)
      expect(list.y + list.height).toBeLessThanOrEqual(740)
      for (const item of (await areas(menuItems(page))).slice(0, 4))
        expect(item.height).toBeGreaterThanOrEqual(44)
      expect(
        await menuItems(page).evaluateAll(all => all.some(each => each === document.activeElement)),
      ).toBe(false)
      await page.keyboard.press('Escape')
      await soon(() => page.locator('.context-menu').isVisible()).toBe(false)
      // How many is asked for beside the button that adds them, and both are in sight.
      await page.locator('.strip').getByRole('button', { name: 'Figurák' }).tap()
      for (const part of [
        hands.dialog().getByLabel('Darab'),
        hands.dialog().getByRole('button', { name: 'Add hozzá', exact: true }),
      ]) {
        await part.waitFor()
        expect(await isInSight(part)).toBe(true)
      }
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wide).toBeLessThanOrEqual(0)
    },
    PHONE,
  ))

test('by finger low on a phone: the list of a long press opens off the finger, and lifting it chooses nothing', () =>
  atTable(
    '/table?start=sakk',
    async hands => {
      const { page } = hands
      const finger = await Finger.of(page)
      const at = await hands.spot(1)
      expect(at.y).toBeGreaterThan(740 * 0.6)
      await finger.press(at)
      await page.locator('.context-menu').waitFor()
      const list = await areaOf(page.locator('.context-menu'))
      expect(apart(list, { x: at.x - 8, y: at.y - 8, width: 16, height: 16 })).toBe(true)
      expect(within(list, { x: 0, y: 0, width: 360, height: 740 })).toBe(true)
      await finger.lift()
      await hands.rest()
      expect(await page.locator('.context-menu').isVisible()).toBe(true)
      expect(
        await menuItems(page).evaluateAll(all => all.some(each => each === document.activeElement)),
      ).toBe(false)
    },
    PHONE,
  ))

test('on a tablet: a new deck has its height at once, nothing lies on it or on the words, less room enlarges nothing', () =>
  atTable(
    '/table',
    async hands => {
      const { page } = hands
      await hands.menu('Kellékek', 'Kártyák és paklik')
      await hands.dialog().getByRole('radio', { name: 'Magyar kártya' }).tap()
      await hands.press('Add hozzá')
      await hands.press('Kész')
      await soon(() => hands.things('piece').count()).toBe(32)
      // The top is drawn higher than the lowest; of the cards between only their edges are drawn, not all of them.
      const drawn = () =>
        hands.things('piece').evaluateAll(all =>
          all.map(each => {
            const { translate, visibility } = getComputedStyle(each, '::before')
            return { up: -Number.parseFloat(translate.split(' ')[1] ?? '0'), visibility }
          }),
        )
      await soon(async () => Math.max(...(await drawn()).map(each => each.up))).toBeGreaterThan(10)
      const seen = (await drawn()).filter(each => each.visibility === 'visible')
      expect(new Set(seen.map(each => each.up)).size).toBe(seen.length)
      expect(seen.length).toBeLessThan(12)
      // The bar stands off the drawing.
      const raised = Math.max(...seen.map(each => each.up))
      const deck = await hands.spot(32)
      await page.touchscreen.tap(deck.x, deck.y)
      const bar = page.locator('.selection-bar')
      await bar.waitFor()
      await hands.rest()
      const card = await areaOf(hands.thing(32))
      const scale = await page.evaluate(
        () => new DOMMatrix(getComputedStyle(document.querySelector('.world')!).transform).a,
      )
      const drawing = { ...card, y: card.y - raised * scale, height: card.height + raised * scale }
      expect(apart(await areaOf(bar), drawing)).toBe(true)
      // The size of a card that lies face down is its own.
      await bar.getByRole('button', { name: 'Műveletek' }).tap()
      await page.locator('.context-menu').getByRole('menuitem', { name: 'Szín és méret…' }).tap()
      await soon(() => hands.dialog().locator('output').innerText()).not.toBe('1 × 1')
      await hands.press('Kész')
      // While more is chosen the bar and the words stand apart.
      await bar.getByRole('button', { name: 'Több kijelölése' }).tap()
      await page.locator('.gathering').waitFor()
      await soon(async () => apart(await areaOf(bar), await areaOf(page.locator('.gathering')))).toBe(true)
      await page.locator('.gathering button').tap()
      // Hands open below: the deck stays in sight and is not larger than before.
      await hands.menu('Eszközök', 'Kezek és helyek')
      await hands.seat(['Anna', 'Béla'])
      const before = (await areaOf(hands.thing(32))).width
      await hands.lookAtHand('Anna')
      await hands.rest()
      const after = await areaOf(hands.thing(32))
      expect(after.width).toBeLessThanOrEqual(before + 1)
      // A hair of its edge may be cut.
      const { x, y, width, height } = await areaOf(page.locator('.surface'))
      expect(within(after, { x: x - 4, y: y - 4, width: width + 8, height: height + 8 })).toBe(true)
    },
    { width: 1024, height: 768, hand: 'touch' },
  ))

test('the boards and their sizes are in sight, whatever own pictures there are', () =>
  atTable('/table', async hands => {
    await openOwn(hands)
    await hands.menu('Kellékek', 'Tábla')
    const search = hands.dialog().getByLabel('Keresés')
    await search.waitFor()
    expect(await hands.dialog().getByRole('button', { name: 'Kor-A' }).count()).toBe(0)
    expect(await isInSight(search)).toBe(true)
    expect(await isInSight(hands.dialog().getByRole('button', { name: 'Egyszerű malom' }))).toBe(true)
    // Sizes and variants are in sight wherever in the list the board was chosen.
    await hands.dialog().getByRole('button', { name: 'Gó', exact: true }).click()
    const size = hands.dialog().locator('.board-variants select').first()
    await size.waitFor()
    expect(await isInSight(size)).toBe(true)
    await size.selectOption({ label: '9 × 9' })
    await hands.press('OK')
    await soon(async () => JSON.stringify((await hands.kept()).acts.at(-1))).toContain('"size":"9"')
  }))

test('a column that is clicked is chosen, framed and carried as a whole; so many of it as are lifted', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await hands.collect('piros korong', 12)
    await hands.put('piros korong', 'all')
    const chosen = () => page.locator('.thing.selected').count()
    const top = async () => {
      const drawn = await hands.thing(12).evaluate(each => {
        const { x, y, width, height } = each.getBoundingClientRect()
        const lift = Number.parseFloat((each as HTMLElement).style.getPropertyValue('--lift'))
        return { x: x + width / 2, y: y + height / 2 + (lift * width) / each.clientWidth }
      })
      return drawn
    }
    // By hand it is the uppermost alone: its ring ends above the foot of the pile.
    let at = await top()
    await page.mouse.click(at.x, at.y)
    await soon(chosen).toBe(1)
    const foot = async () => {
      const { y, height } = await areaOf(hands.thing(1))
      return y + height
    }
    const ring = () => areaOf(page.locator('.ring'))
    expect((await ring()).y + (await ring()).height).toBeLessThan((await foot()) - 5)
    await hands.tool('Oszlop')
    at = await top()
    await page.mouse.click(at.x, at.y)
    await soon(chosen).toBe(12)
    const around = await ring()
    expect(around.y + around.height).toBeCloseTo(await foot(), 0)
    expect(around.y).toBeLessThan(at.y - 10)
    await page.locator('.column-panel input[type=range]').fill('5')
    await soon(chosen).toBe(5)
    await page.locator('.column-panel input[type=range]').fill('12')
    await soon(chosen).toBe(12)
    await hands.drag(at, { x: at.x + 150, y: at.y + 200 })
    await soon(async () => new Set(await hands.places(hands.things('piece'))).size).toBe(1)
    expect((await top()).x).toBeGreaterThan(at.x + 100)
  }))

test('by thumb: all that is done with the box is in sight at once', () =>
  atTable(
    '/table?start=sakk',
    async hands => {
      await hands.tool('Doboz')
      const all = hands.dialog().locator('button, input')
      await soon(() => all.count()).toBeGreaterThan(10)
      for (const each of await all.all()) {
        const area = await areaOf(each)
        const name = `${await each.innerText()} ${await each.getAttribute('type')}`
        expect(within(area, { x: 0, y: 0, width: 360, height: 740 }), name).toBe(true)
        if (await each.isEnabled()) expect(await isInSight(each), name).toBe(true)
      }
    },
    PHONE,
  ))

test('in the film keys step, play and lead out; what would move something is told why it does not', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await hands.collect('piros korong', 3)
    await hands.put('piros korong')
    await hands.put('piros korong')
    await hands.menu('Eszközök', 'Napló és film')
    await page.locator('.log-line').nth(1).click()
    const moment = () => page.locator('.film-bar .small').innerText()
    for (const [key, shown] of [
      ['ArrowRight', '2 / 3'],
      ['ArrowLeft', '1 / 3'],
      ['End', '3 / 3'],
      ['Home', '0 / 3'],
    ] as const) {
      await page.keyboard.press(key)
      await soon(moment).toBe(shown)
    }
    await page.getByRole('button', { name: 'Lejátszás' }).waitFor()
    await page.keyboard.press(' ')
    await page.getByRole('button', { name: 'Szünet' }).waitFor()
    await page.keyboard.press('End')
    await page.getByRole('button', { name: 'Lejátszás' }).waitFor()
    // The last moment is the present: there everything can be moved again.
    await soon(() => page.locator('.film-notice').count()).toBe(0)
    for (const key of ['f', 'F3', 'Control+z', 'Delete']) {
      await page.keyboard.press('Home')
      await page.locator('.film-notice').waitFor()
      // The same words said again differ by a space that is not heard.
      const before = await hands.said()
      await page.keyboard.press(key)
      await soon(async () => {
        const said = await hands.said()
        return said !== before && said.includes('Mozdítani csak a jelenben lehet')
      }).toBe(true)
    }
    await page.keyboard.press('Escape')
    await soon(() => page.locator('.film-notice').count()).toBe(0)
    expect((await hands.kept()).acts.length).toBe(3)
  }))

test('a card that lies face down is turned over by the tool, by the key and by a double click', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await openOwn(hands)
    const name = () => hands.thing(4).getAttribute('aria-label')
    await soon(name).toMatch(/^hatlap/)
    await hands.tool('Megfordítás')
    await hands.click(4)
    await soon(name).toMatch(/^Pikk-K/)
    await hands.click(4)
    await soon(name).toMatch(/^hatlap/)
    await hands.tool('Kéz')
    const { x, y } = await hands.spot(4)
    await page.mouse.move(x, y)
    await page.keyboard.press('f')
    await soon(name).toMatch(/^Pikk-K/)
    await page.mouse.dblclick(x, y)
    await soon(name).toMatch(/^hatlap/)
    await page.keyboard.press('Escape')
    await page.mouse.dblclick(x, y)
    await soon(name).toMatch(/^Pikk-K/)
  }))

test('seats find their places round all that lies there, on nothing', () =>
  atTable('/table?start=sakk', async hands => {
    const { page } = hands
    await hands.menu('Kellékek', 'Sorsolók')
    await hands.dialog().getByLabel('Darab').fill('4')
    await hands.press('Add hozzá')
    await hands.press('Kész')
    await soon(() => hands.things('die').count()).toBe(4)
    // One of them lies where the far player would sit.
    const board = await areaOf(page.locator('.world-board'))
    const die = Number(await hands.things('die').first().getAttribute('data-id'))
    await hands.drag(await hands.spot(die), { x: board.x + board.width / 2, y: board.y - 25 })
    await hands.menu('Kellékek', 'Játékosok')
    await hands.press('Az asztalra')
    await soon(() => hands.things('seat').count()).toBe(2)
    await hands.rest()
    const all = await areas(page.locator('.thing:not([data-what=piece])'))
    for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) expect(apart(a, b)).toBe(true)
    await soon(async () =>
      within((await areas(hands.things('seat')))[1]!, await areaOf(page.locator('.surface'))),
    ).toBe(true)
  }))
