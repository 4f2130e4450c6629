// Small things at the free table that people see at once: names of further sides, edges of own pictures, sums of mixed dice.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { emptyTable, TableHistory, type Table } from '../../src/table/index.ts'
import { newTableFile } from '../../src/wire/index.ts'
import { soon, useHouse } from './browser.ts'
import { useTable, type TableHands } from './table-hands.ts'

const house = useHouse()
const atTable = useTable(house)

const present = async (hands: TableHands): Promise<Table> => {
  const kept = await hands.kept()
  return new TableHistory(kept.first, kept.acts as never).present
}
/** A picture as PNG: all of one colour, or a disc with nothing around it. */
const picture = (page: Page, shape: 'card' | 'disc', colour: string): Promise<string> =>
  page.evaluate(
    ([what, fill]) => {
      const canvas = document.createElement('canvas')
      canvas.width = 60
      canvas.height = 80
      const context = canvas.getContext('2d')!
      context.fillStyle = fill
      if (what === 'card') context.fillRect(0, 0, 60, 80)
      else context.arc(30, 40, 25, 0, 7)
      if (what === 'disc') context.fill()
      return canvas.toDataURL('image/png')
    },
    [shape, colour] as const,
  )
const choose = async (hands: TableHands, name: string, data: string) =>
  hands
    .dialog()
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(data.split(',')[1]!, 'base64') })

test('a kind of three sides: each has its number and one colour, and each goes by its own name', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await hands.collect('piros korong', 1)
    await hands.put('piros korong')
    const id = Number(await hands.things('piece').getAttribute('data-id'))
    const at = await hands.spot(id)
    await page.mouse.click(at.x, at.y, { button: 'right' })
    await page.locator('.context-menu').getByText('A fajta szerkesztése…').click()
    const sides = hands.dialog().getByRole('radio')
    for (const tint of ['kék', 'zöld']) {
      await hands.press('Új oldal')
      await hands.dialog().getByRole('button', { name: tint, exact: true }).click()
    }
    await soon(() => sides.allInnerTexts()).toEqual(['1', '2', '3'])
    // One side has one colour.
    expect(await hands.dialog().getByText('Több szín').count()).toBe(0)
    await hands.press('Kész')
    const label = () => hands.thing(id).getAttribute('aria-label')
    await hands.tool('Megfordítás')
    for (const side of ['kék', 'zöld', 'piros']) {
      await hands.click(id)
      await soon(label).toMatch(new RegExp(`^${side} korong,`))
    }
    // A piece of another colour than its kind goes by its own.
    await hands.tool('Kéz')
    const now = await hands.spot(id)
    await page.mouse.click(now.x, now.y, { button: 'right' })
    await page.locator('.context-menu').getByText('Szín és méret…').click()
    await hands.dialog().getByRole('button', { name: 'sárga', exact: true }).click()
    await soon(label).toMatch(/^sárga korong,/)
  }))

test('own pictures that fill their rectangle have an edge, so that a pile of them shows its height; cut-out ones have none', () =>
  atTable('/table', async hands => {
    const { page } = hands
    const lying = { what: 'piece', side: 'front', angle: 0, locked: false, y: 2 } as const
    const kind = (name: string) => ({
      id: name,
      name,
      front: { kind: 'picture', picture: name, width: 1.2, height: 1.6 } as const,
      inside: 0,
    })
    const first: Table = {
      ...emptyTable(),
      nextId: 20,
      pictures: Object.fromEntries(
        await Promise.all(
          (['card', 'disc'] as const).map(
            async name =>
              [name, { name, data: await picture(page, name, '#222'), width: 60, height: 80 }] as const,
          ),
        ),
      ),
      box: [kind('card'), kind('disc')],
      things: [1, 2, 3, 4, 5, 6].map(i => ({
        ...lying,
        id: i,
        kind: i < 5 ? 'card' : 'disc',
        x: i < 5 ? 2 : 5,
      })),
    }
    await page.locator('.table-file').setInputFiles({
      name: 'kepek.jatek',
      mimeType: 'application/json',
      buffer: Buffer.from(
        JSON.stringify({ ...newTableFile('kepek', 'Képek', '2026-11-18T00:00:00Z'), first }),
      ),
    })
    await soon(() => hands.things('piece').count()).toBe(6)
    const edge = (id: number) =>
      hands.thing(id).evaluate(each => getComputedStyle(each, '::before').boxShadow)
    await soon(() => edge(1)).toContain('inset')
    await soon(() => edge(4)).toContain('inset')
    expect(await edge(5)).toBe('none')
  }))

test('a die with pictures: one taken by mistake goes again; thrown with others its picture is told beside their sum', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await hands.menu('Kellékek', 'Sorsolók')
    await hands.dialog().getByRole('radio', { name: 'Más kocka' }).click()
    await hands.dialog().getByRole('combobox').selectOption('custom')
    const faces = hands.dialog().locator('.die-face')
    for (const [i, name] of ['nap', 'hold', 'hiba'].entries()) {
      await choose(hands, `${name}.png`, await picture(page, 'card', ['#c33', '#3c3', '#33c'][i]!))
      await soon(() => faces.count()).toBe(i + 1)
    }
    const face = (await faces.first().boundingBox())!
    expect(face.width).toBeLessThan(80)
    await hands.press('Kivétel: hiba')
    await soon(() => faces.count()).toBe(2)
    await hands.press('Add hozzá')
    await hands.dialog().getByRole('radio', { name: 'Hatoldalú dobókocka' }).click()
    await hands.dialog().getByLabel('Darab').fill('2')
    await hands.press('Add hozzá')
    await soon(() => hands.things('die').count()).toBe(3)
    await hands.press('Kész')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('r')
    await soon(() => page.locator('.notice').first().innerText()).toMatch(/^(nap|hold), [1-6] \+ [1-6] = \d+/)
  }))

test('each cell of a made board has its own line of words, however many there are', () =>
  atTable('/table', async hands => {
    await hands.menu('Kellékek', 'Tábla')
    await hands.press('Saját tábla készítése…')
    await hands.dialog().getByLabel('Minta').selectOption('ring')
    const texts = Array.from({ length: 28 }, (_, i) => (i === 1 ? '' : `mező ${i}`))
    await hands.dialog().locator('textarea').fill(texts.join('\n'))
    // Seen at once, before the field is left.
    await soon(() =>
      hands
        .dialog()
        .locator('.board-sample')
        .evaluate(image => decodeURIComponent((image as HTMLImageElement).src).includes('>27<')),
    ).toBe(true)
    await hands.press('Az asztalra')
    await soon(async () => {
      const { board } = await present(hands)
      return board.kind === 'made' ? board.texts : undefined
    }).toEqual(texts)
  }))

test('a small box on a phone leaves the table more than half; a hand is lit while a card is carried over it', () =>
  atTable(
    '/table',
    async hands => {
      const { page } = hands
      await hands.menu('Kellékek', 'Kártyák és paklik')
      const half = (await hands.dialog().boundingBox())!
      expect(half.height).toBeCloseTo(370, -1)
      await hands.press('Add hozzá')
      await hands.press('Kész')
      await soon(() => hands.things('piece').count()).toBe(52)
      await hands.menu('Eszközök', 'Kezek és helyek')
      await hands.seat(['Anna', 'Béla'])
      await hands.things('piece').last().tap()
      await page.getByRole('toolbar').getByRole('button', { name: 'Osztás…' }).tap()
      await soon(async () => (await hands.dialog().boundingBox())!.height).toBeLessThan(220)
      await hands.dialog().getByLabel('Lap fejenként').fill('1')
      await hands.press('Osztás')
      await soon(() => hands.things('piece').count()).toBe(50)
      const top = Number(await hands.things('piece').last().getAttribute('data-id'))
      const chip = page.locator('.hand-seat').nth(1)
      const { x, y, width, height } = (await chip.boundingBox())!
      await hands.drag(await hands.spot(top), { x: x + width / 2, y: y + height / 2 }, 'hold')
      await soon(() => chip.getAttribute('class')).toContain('takes')
      await page.mouse.up()
      await soon(() => chip.innerText()).toMatch(/Béla\s*2/)
      expect(await chip.getAttribute('class')).not.toContain('takes')
    },
    { width: 360, height: 740, hand: 'touch' },
  ))

test('on a tablet four seats leave the middle to the cards, with nothing for those who wish for nothing', () =>
  atTable(
    '/table',
    async hands => {
      const { page } = hands
      await hands.menu('Kellékek', 'Játékosok')
      await hands.dialog().getByLabel('Hány játékos').fill('4')
      await hands.dialog().getByLabel('Bábu fejenként').fill('0')
      await hands.dialog().getByLabel('Kocka').selectOption('0')
      await hands.press('Az asztalra')
      await soon(() => hands.things('seat').count()).toBe(4)
      expect(await page.locator('.thing').count()).toBe(4)
      const table = (await page.locator('.surface').boundingBox())!
      const boxes = () =>
        hands.things('seat').evaluateAll(all =>
          all.map(each => {
            const { left, right, top, bottom } = each.getBoundingClientRect()
            return { left, right, top, bottom }
          }),
        )
      await soon(async () =>
        (await boxes()).every(
          ({ left, right, top, bottom }) =>
            left >= table.x &&
            right <= table.x + table.width &&
            top >= table.y &&
            bottom <= table.y + table.height,
        ),
      ).toBe(true)
      const [near, left, far, right] = await boxes()
      expect(right!.left - left!.right).toBeGreaterThan(table.width / 3)
      expect(near!.top - far!.bottom).toBeGreaterThan(table.height / 4)
    },
    { width: 768, height: 1024, hand: 'touch' },
  ))

for (const theme of ['light', 'dark'] as const)
  test(`the buttons of the curtain can be read while they are pointed at, ${theme}`, () =>
    atTable(
      '/table',
      async hands => {
        const { page } = hands
        await hands.menu('Eszközök', 'Kezek és helyek')
        await hands.seat(['Anna', 'Béla'])
        await page.locator('.hand-seat').first().click()
        for (const button of await page.locator('.curtain button').all()) {
          await button.hover()
          await soon(() =>
            button.evaluate(each => {
              // What is seen: the button's colour over the curtain's, and its letters.
              const context = new OffscreenCanvas(1, 1).getContext('2d')!
              const seen = (...colours: string[]) => {
                context.clearRect(0, 0, 1, 1)
                for (const colour of colours) {
                  context.fillStyle = colour
                  context.fillRect(0, 0, 1, 1)
                }
                const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map(v => (v / 255) ** 2.2)
                return 0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05
              }
              const behind = getComputedStyle(each.closest('.curtain')!).backgroundColor
              const { backgroundColor, color } = getComputedStyle(each)
              const [a, b] = [seen(behind, backgroundColor), seen(behind, backgroundColor, color)]
              return Math.max(a, b) / Math.min(a, b)
            }),
          ).toBeGreaterThan(4.5)
        }
      },
      { theme },
    ))

test('a few moves at once leave a line each, many only mark where things have come to lie', () =>
  atTable('/table', async hands => {
    const { page } = hands
    const lines = () =>
      page
        .locator('.sign-move line')
        .evaluateAll(all => all.map(each => (each as SVGLineElement).getTotalLength() > 0.5))
    const add = async (count: number) => {
      await hands.menu('Kellékek', 'Zsetonok')
      await hands.dialog().getByLabel('Darab').fill(String(count))
      await hands.press('Add hozzá')
      await hands.press('Kész')
    }
    await add(3)
    await soon(() => hands.things('token').count()).toBe(3)
    const [first] = await hands
      .things('token')
      .evaluateAll(all => all.map(each => Number(each.getAttribute('data-id'))))
    await page.keyboard.press('Control+a')
    await hands.dragBy(first!, 40, 120)
    await soon(lines).toEqual([true, true, true])
    await add(7)
    await soon(() => hands.things('token').count()).toBe(10)
    await page.keyboard.press('Control+a')
    await hands.dragBy(first!, -20, 60)
    await soon(lines).toEqual(Array.from({ length: 10 }, () => false))
  }))

test('what is printed on a board is in the language spoken, and changes with it', () =>
  atTable('/table?start=monopoly', async hands => {
    const { page } = hands
    const printed = () =>
      page
        .locator('.world-board')
        .evaluate(board =>
          decodeURIComponent((board as HTMLImageElement).src || getComputedStyle(board).backgroundImage),
        )
    await soon(printed).toContain('INGYENES')
    await page.locator('button.language').click()
    await soon(printed).toContain('PARKING')
    expect(await printed()).not.toContain('INGYENES')
  }))
