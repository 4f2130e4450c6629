// What is dragged out of the boxes beside the table, grids that things are drawn to, and looks changed later: by mouse and by finger.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { TableHistory, type Piece, type Table } from '../../src/table/index.ts'
import { soon, useHouse } from './browser.ts'
import { Finger, useTable, type Spot, type TableHands } from './table-hands.ts'

const house = useHouse()
const atTable = useTable(house)
const PHONE = { width: 360, height: 740, hand: 'touch' } as const

const present = async (hands: TableHands): Promise<Table> => {
  const kept = await hands.kept()
  return new TableHistory(kept.first, kept.acts as never).present
}
const pieces = async (hands: TableHands): Promise<Piece[]> =>
  (await present(hands)).things.filter(thing => thing.what === 'piece')
const middle = async (page: Page, selector: string): Promise<Spot> => {
  const box = (await page.locator(selector).first().boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
/** The picture of a piece in a list of pictures; it is drawn when it comes in sight. */
async function tile(hands: TableHands, name: string): Promise<Spot> {
  const found = hands.dialog().getByRole('button', { name, exact: true })
  await found.locator('img').waitFor()
  const box = (await found.boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
const dose = (hands: TableHands, wanted: string) =>
  hands.dialog().getByRole('group', { name: 'Egy húzásra' }).getByText(wanted, { exact: true }).click()

test('out of the list of pieces by mouse: the cell is shown, one, five as a pile, ∞ along a stroke; one step back each', () =>
  atTable('/table?start=sakk', async hands => {
    const { page } = hands
    const start = await hands.things('piece').count()
    await hands.menu('Kellékek', 'Figurák')
    const out = async (to: readonly Spot[], name = 'piros korong') => {
      const from = await tile(hands, name)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      for (const { x, y } of to) await page.mouse.move(x, y)
    }
    await hands.dialog().getByRole('button', { name: 'piros', exact: true }).click()
    const [e4, a6, h6] = await hands.onScreen([4, 4], [0, 2], [7, 2])
    // The ghost follows, and the cell under it is marked, though the hand is off its middle.
    await out([{ x: e4!.x + 9, y: e4!.y - 8 }])
    await soon(() => page.locator('.drag-ghost').count()).toBe(1)
    const mark = await middle(page, '.aim')
    expect([mark.x - e4!.x, mark.y - e4!.y].every(off => Math.abs(off) < 1)).toBe(true)
    await page.mouse.up()
    await soon(() => hands.things('piece').count()).toBe(start + 1)
    await soon(() => page.locator('.drag-ghost, .aim').count()).toBe(0)
    await soon(async () => (await pieces(hands)).at(-1)).toMatchObject({ x: 4, y: 4 })

    await dose(hands, '5')
    await out([a6!])
    await page.mouse.up()
    await soon(() => hands.things('piece').count()).toBe(start + 6)
    await soon(() => page.locator('.thing[data-height="5"]').count()).toBe(1)

    // Dropped beside the table it goes back, and Esc lets go of it.
    await out([e4!, await tile(hands, 'piros korong')])
    await page.mouse.up()
    await out([e4!])
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await soon(() => page.locator('.drag-ghost, .aim').count()).toBe(0)
    expect(await pieces(hands)).toHaveLength(start + 6)

    await dose(hands, '∞')
    // The hand stays full: a stroke over the cells lays one on each, until Esc.
    await out([h6!], 'piros golyó')
    await page.mouse.up()
    await soon(() => hands.things('piece').count()).toBe(start + 7)
    await page.locator('.stamp-layer').waitFor()
    const [g6] = await hands.onScreen([6, 2])
    await hands.drag(g6!, a6!, 'hold')
    await soon(() => page.locator('.aim').count()).toBe(7)
    await page.mouse.up()
    await soon(() => hands.things('piece').count()).toBe(start + 14)
    const table = await present(hands)
    const marbles = table.box.find(kind => kind.front.kind === 'art' && kind.front.art === 'marble')
    expect(marbles?.inside).toBe(0)
    const laid = table.things.filter(thing => thing.what === 'piece' && thing.kind === marbles?.id)
    expect(laid.map(({ x, y }) => `${x},${y}`).sort()).toEqual(Array.from({ length: 8 }, (_, x) => `${x},2`))
    await page.keyboard.press('Escape')
    await soon(() => page.locator('.stamp-layer').count()).toBe(0)
    await page.keyboard.press('Control+z')
    await soon(() => hands.things('piece').count()).toBe(start + 7)
    await page.keyboard.press('Control+z')
    await soon(() => hands.things('piece').count()).toBe(start + 6)

    // Out of the box no more come than are in it.
    await hands.tool('Doboz')
    await dose(hands, '10')
    const row = await middle(page, '.box-row:has-text("világos bástya")')
    await page.mouse.move(row.x, row.y)
    await page.mouse.down()
    await page.mouse.move(e4!.x, e4!.y)
    await page.mouse.up()
    await soon(() => page.locator('.thing[data-height="9"]').count()).toBe(1)
  }))

test('by finger: out of the strip at the thumb, and out of the list after a short rest; moving along the list scrolls it', () =>
  atTable(
    '/table?start=sakk',
    async hands => {
      const { page } = hands
      const finger = await Finger.of(page)
      const start = await hands.things('piece').count()
      const strip = page.locator('.strip')
      await strip.locator('img').first().waitFor()
      const box = (await strip.boundingBox())!
      expect(Math.round(box.height)).toBe(132)
      expect(box.y + box.height).toBeCloseTo(740, 0)
      const [e4] = await hands.onScreen([4, 4])
      await finger.drag(await middle(page, '.strip-kinds button'), e4!)
      await soon(() => hands.things('piece').count()).toBe(start + 1)
      expect((await pieces(hands)).at(-1)).toMatchObject({ x: 4, y: 4 })
      // What was used lies first; a tap finds a free place beside the board or on it.
      await strip.locator('button[aria-label^="világos bástya"]').tap()
      await soon(() => hands.things('piece').count()).toBe(start + 2)
      // Folded away and back.
      await page.getByRole('button', { name: 'Kellékek a kéz ügyében' }).tap()
      await soon(async () => (await strip.boundingBox())!.height).toBeLessThan(40)
      await page.getByRole('button', { name: 'Kellékek a kéz ügyében' }).tap()

      await strip.getByRole('button', { name: 'Figurák' }).tap()
      await hands.dialog().waitFor()
      // Half of the screen is still table.
      await soon(async () => (await page.locator('.surface').boundingBox())!.height).toBeGreaterThan(180)
      await hands.rest()
      const list = page.locator('.art-list')
      const from = await tile(hands, 'fehér korong')
      await finger.drag(from, { x: from.x, y: from.y - 60 })
      await soon(() => list.evaluate(each => each.scrollTop)).toBeGreaterThan(20)
      expect(await hands.things('piece').count()).toBe(start + 2)
      await list.evaluate(each => (each.scrollTop = 0))
      await hands.rest()
      const [d5] = await hands.onScreen([3, 3])
      const taken = await tile(hands, 'fehér korong')
      await finger.press(taken)
      await page.locator('.drag-ghost').waitFor()
      await finger.move(taken, d5!)
      await soon(() => page.locator('.aim').count()).toBe(1)
      await finger.lift()
      await soon(() => hands.things('piece').count()).toBe(start + 3)
      expect((await pieces(hands)).at(-1)).toMatchObject({ x: 3, y: 3 })
    },
    PHONE,
  ))

/** A picture of one colour, as large as it is said. */
const picture = (page: Page, width: number, height: number, colour: string): Promise<string> =>
  page.evaluate(
    ([w, h, fill]) => {
      const canvas = document.createElement('canvas')
      canvas.width = w
      canvas.height = h
      const context = canvas.getContext('2d')!
      context.fillStyle = fill
      context.fillRect(0, 0, w, h)
      return canvas.toDataURL('image/png').split(',')[1]!
    },
    [width, height, colour] as const,
  )

async function choosePictures(
  hands: TableHands,
  ...files: readonly (readonly [string, string])[]
): Promise<void> {
  for (const [name, colour] of files) {
    await hands
      .dialog()
      .locator('input[type=file]')
      .setInputFiles({
        name: `${name}.png`,
        mimeType: 'image/png',
        buffer: Buffer.from(await picture(hands.page, 400, 300, colour), 'base64'),
      })
    await soon(() => hands.dialog().locator('img').count()).toBeGreaterThan(0)
  }
}

for (const hand of ['mouse', 'touch'] as const)
  test(`a grid over an own picture by two corners, ${hand}: squares, shifted rows, hexagons, shown meanwhile; pieces are drawn to it`, () =>
    atTable(
      '/table',
      async hands => {
        const { page } = hands
        const finger = hand === 'touch' ? await Finger.of(page) : undefined
        const drag = (from: Spot, to: Spot, end: 'lift' | 'hold' = 'lift') =>
          finger ? finger.drag(from, to, end) : hands.drag(from, to, end)
        const lift = () => (finger ? finger.lift() : page.mouse.up())
        await hands.menu('Kellékek', 'Tábla')
        await choosePictures(hands, ['mező', '#c8b070'])
        await hands.dialog().getByRole('button', { name: 'mező' }).waitFor()
        await hands.press('Rács a képre…')
        await page.locator('.grid-cells').waitFor()
        await page.locator('.world-board').waitFor()
        await hands.rest()
        const bar = page.getByRole('group', { name: 'Rács a képre' })
        await bar.getByLabel('Oszlop').fill('4')
        await bar.getByLabel('Sor', { exact: true }).fill('3')
        // From near the upper left corner of the picture to near its lower right one.
        const [from, to] = await hands.onScreen([0.5, 0.5], [6.5, 4.5])
        await drag(from!, to!, 'hold')
        await soon(() => page.locator('.grid-cells polygon').count()).toBe(12)
        const drawn = (await page.locator('.grid-cells').boundingBox())!
        expect(Math.abs(drawn.x - from!.x)).toBeLessThan(6)
        expect(Math.abs(drawn.x + drawn.width - to!.x)).toBeLessThan(6)
        await lift()
        // A corner is mended by its handle.
        const handle = await middle(page, '.grid-handle >> nth=1')
        const [mended] = await hands.onScreen([7, 5])
        await drag(handle, mended!)
        const cell = async (i: number) => {
          const box = (await page.locator('.grid-cells polygon').nth(i).boundingBox())!
          return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        }
        for (const shape of ['offset', 'hex', 'square']) {
          const [above, below] = [await cell(0), await cell(4)]
          if (shape !== 'offset') expect(below.x - above.x).toBeGreaterThan(8)
          await bar.getByLabel('Mezők').selectOption(shape)
        }
        await bar.getByRole('button', { name: 'Kész' }).click()
        await page.locator('.grid-cells').waitFor({ state: 'detached' })
        await soon(async () => {
          const now = (await present(hands)).board
          return now.kind === 'picture' && now.grid !== undefined
        }).toBe(true)
        const { board } = await present(hands)
        expect(board).toMatchObject({ kind: 'picture', grid: { shape: 'square', columns: 4, rows: 3 } })
        const grid = board.kind === 'picture' ? board.grid! : undefined
        expect(grid!.x).toBeCloseTo(0.5, 1)
        expect(grid!.width).toBeCloseTo(6.5, 1)
        // With the magnet on a piece goes to the middle of its cell, which is shown while it is carried.
        await hands.collect('piros korong', 1)
        await hands.menu('Beállítások', 'Mágnes')
        await hands.put('piros korong')
        const [disc] = await pieces(hands)
        const lies = await hands.spot(disc!.id)
        const [third] = await hands.onScreen([grid!.x + (grid!.width / 4) * 2.5, grid!.y + grid!.height / 6])
        await drag(lies, { x: third!.x + 6, y: third!.y - 5 }, 'hold')
        await soon(() => page.locator('.aim').count()).toBe(1)
        await lift()
        await soon(() => page.locator('.aim').count()).toBe(0)
        await soon(async () => {
          const [laid] = await pieces(hands)
          return [laid!.x, laid!.y]
        }).toEqual([
          expect.closeTo(grid!.x + (grid!.width / 4) * 2.5, 5) as number,
          expect.closeTo(grid!.y + grid!.height / 6, 5) as number,
        ])
        await soon(() => hands.thing(disc!.id).getAttribute('aria-label')).toContain('c3')
      },
      hand === 'touch' ? PHONE : undefined,
    ))

test('the grid of the bare table: half cells, shifted, hexagons; its lines are shown while something is carried', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await hands.collect('piros korong', 1)
    await hands.put('piros korong')
    const [{ id }] = (await pieces(hands)) as [Piece]
    /** Carries the piece to a place; it comes to lie where the grid says. */
    const lay = async (to: readonly [number, number], lies: readonly [number, number], lines = 1) => {
      const from = await hands.spot(id)
      const [spot] = await hands.onScreen(to)
      await hands.drag(from, spot!, 'hold')
      await soon(() => page.locator('.lattice').count()).toBe(lines)
      await page.mouse.up()
      await soon(async () => {
        const [piece] = await pieces(hands)
        return [piece!.x, piece!.y]
      }).toEqual(lies.map(v => expect.closeTo(v, lines > 0 ? 9 : 1) as number))
    }
    await hands.menu('Beállítások', 'Rács beállítása…')
    const set = (label: string, value: string) => hands.dialog().getByLabel(label).fill(value)
    await soon(() => page.locator('.lattice').count()).toBe(1)
    await lay([2.3, 3.4], [2, 3])
    await set('Lépés (mező)', '0.5')
    await lay([2.3, 3.4], [2.5, 3.5])
    await set('Lépés (mező)', '1')
    await set('Eltolás jobbra', '0.5')
    await lay([2.3, 3.4], [2.5, 3])
    await set('Eltolás jobbra', '0')
    await hands.dialog().getByLabel('Mezők').selectOption('hex')
    await lay([2.4, 0.8], [2.5, Math.sqrt(3) / 2])
    await hands.press('Kész')
    await hands.menu('Beállítások', 'Igazítás rácshoz')
    await lay([2.3, 3.4], [2.3, 3.4], 0)
  }))

for (const hand of ['mouse', 'touch'] as const)
  test(`looks changed later, ${hand}: another colour and size and back, a die with pictures that is thrown, a heap grouped`, () =>
    atTable(
      '/table',
      async hands => {
        const { page } = hands
        const finger = hand === 'touch' ? await Finger.of(page) : undefined
        const openMenu = async (id: number, item: string) => {
          const at = await hands.spot(id)
          if (finger) {
            await finger.press(at)
            await page.locator('.context-menu').waitFor()
            await finger.lift()
            await page.locator('.context-menu').getByText(item, { exact: true }).tap()
          } else {
            await page.mouse.click(at.x, at.y, { button: 'right' })
            await page.locator('.context-menu').getByText(item, { exact: true }).click()
          }
        }
        await hands.collect('piros korong', 2)
        await hands.put('piros korong')
        const [{ id }] = (await pieces(hands)) as [Piece]
        await openMenu(id, 'Szín és méret…')
        await hands.dialog().getByRole('button', { name: 'kék', exact: true }).click()
        await soon(async () => (await pieces(hands))[0]).toMatchObject({ tint: 'blue' })
        const face = () =>
          hands.thing(id).evaluate(each => getComputedStyle(each, '::before').backgroundImage)
        const blue = await face()
        await hands.press('Nagyobbra')
        await soon(async () => (await pieces(hands))[0]).toMatchObject({ scale: 1.25 })
        await hands.press('Eredeti szín')
        await soon(face).not.toBe(blue)
        await hands.press('Kisebbre')
        await hands.press('Kész')
        const [plain] = await pieces(hands)
        expect(plain).not.toHaveProperty('tint')
        expect(plain).not.toHaveProperty('scale')

        await hands.menu('Kellékek', 'Sorsolók')
        await hands.dialog().getByRole('radio', { name: 'Más kocka' }).click()
        await hands.dialog().getByRole('combobox').selectOption('custom')
        await choosePictures(hands, ['nap', '#f2b705'], ['hold', '#3b4cc0'], ['föld', '#2f8f4e'])
        await soon(() => hands.dialog().locator('.die-picture').count()).toBe(3)
        await hands.press('Add hozzá')
        await soon(() => hands.things('die').count()).toBe(1)
        await hands.press('Kész')
        const die = Number(await hands.things('die').getAttribute('data-id'))
        await soon(() => hands.thing(die).locator('image').count()).toBe(1)
        await hands.tool('Megfordítás')
        const shown = new Set<string>()
        for (let i = 0; i < 40 && shown.size < 3; i++) {
          const at = await hands.spot(die)
          if (finger) await page.touchscreen.tap(at.x, at.y)
          else await page.mouse.click(at.x, at.y)
          shown.add(
            /mutatja: ([^,]+)/.exec((await hands.thing(die).getAttribute('aria-label')) ?? '')?.[1] ?? '',
          )
        }
        expect([...shown].sort()).toEqual(['föld', 'hold', 'nap'])
        const address = (await hands.thing(die).locator('image').getAttribute('href'))!
        expect(address).toMatch(/^data:image\/png/)
      },
      hand === 'touch' ? PHONE : undefined,
    ))

test('what can be done with a selection stands next to it, never on it, and inside the window', () =>
  atTable('/table?start=sakk', async hands => {
    const { page } = hands
    const bar = page.locator('.selection-bar')
    for (const cell of [
      [0, 7],
      [4, 0],
      [7, 3],
    ] as const) {
      const [spot] = await hands.onScreen(cell)
      const id = await page.evaluate(
        ([x, y]) =>
          document.elementFromPoint(Number(x), Number(y))?.closest('.thing')?.getAttribute('data-id'),
        [spot!.x, spot!.y],
      )
      if (id === null || id === undefined) continue
      await hands.click(Number(id))
      await bar.waitFor()
      await hands.rest()
      const [tools, thing, table] = [
        (await bar.boundingBox())!,
        (await hands.thing(Number(id)).boundingBox())!,
        (await page.locator('.surface').boundingBox())!,
      ]
      const gap = Math.max(thing.y - tools.y - tools.height, tools.y - thing.y - thing.height)
      expect(gap).toBeGreaterThan(0)
      expect(gap).toBeLessThan(40)
      expect(tools.x).toBeGreaterThanOrEqual(table.x)
      expect(tools.x + tools.width).toBeLessThanOrEqual(table.x + table.width)
    }
  }))

test('by finger a grid begins at the very corner of the picture; the bar stands in place of the tools, whole and off the board', () =>
  atTable(
    '/table',
    async hands => {
      const { page } = hands
      const finger = await Finger.of(page)
      await hands.menu('Kellékek', 'Tábla')
      await choosePictures(hands, ['mező', '#c8b070'])
      await hands.dialog().getByRole('button', { name: 'mező' }).waitFor()
      await hands.press('Rács a képre…')
      await page.locator('.grid-cells').waitFor()
      await page.locator('.world-board').waitFor()
      await hands.rest()
      const bar = page.getByRole('group', { name: 'Rács a képre' })
      const [told, board] = [(await bar.boundingBox())!, (await page.locator('.world-board').boundingBox())!]
      expect(told.y + told.height).toBeLessThanOrEqual(board.y)
      const tools = (await page.locator('.table-tools').boundingBox())!
      expect(Math.abs(told.y - tools.y)).toBeLessThan(4)
      // No part of it lies on another.
      const parts = await bar
        .locator('select, input, button, span:visible')
        .evaluateAll(all =>
          all
            .map(each => each.getBoundingClientRect())
            .map(({ x, y, right, bottom }) => [x, y, right, bottom]),
        )
      for (const [i, a] of parts.entries())
        for (const b of parts.slice(i + 1))
          expect(a[2]! <= b[0]! + 1 || b[2]! <= a[0]! + 1 || a[3]! <= b[1]! + 1 || b[3]! <= a[1]! + 1).toBe(
            true,
          )
      expect((await bar.locator('select').boundingBox())!.width).toBeGreaterThan(60)
      // Two fingers' breadth inside the corner, where the handle of the whole picture would lie.
      await finger.drag(
        { x: board.x + 12, y: board.y + 12 },
        { x: board.x + board.width - 12, y: board.y + board.height - 12 },
      )
      await hands.rest()
      const drawn = (await page.locator('.grid-cells').boundingBox())!
      expect(Math.abs(drawn.x - board.x - 12)).toBeLessThan(6)
      expect(drawn.width).toBeGreaterThan(board.width - 40)
    },
    PHONE,
  ))

test('in a low window the bar of the grid lies under the tools, not on them', () =>
  atTable(
    '/table',
    async hands => {
      const { page } = hands
      await hands.menu('Kellékek', 'Tábla')
      await choosePictures(hands, ['mező', '#c8b070'])
      await hands.dialog().getByRole('button', { name: 'mező' }).waitFor()
      await hands.press('Rács a képre…')
      await page.locator('.grid-cells').waitFor()
      await hands.rest()
      const bar = (await page.getByRole('group', { name: 'Rács a képre' }).boundingBox())!
      const tools = (await page.locator('.table-tools').boundingBox())!
      expect(bar.y).toBeGreaterThanOrEqual(tools.y + tools.height)
    },
    { width: 1366, height: 650 },
  ))
