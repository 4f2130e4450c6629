// The editor checklist of the rulings (§12), item by item.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { soon, useHouse, type PageWishes, type Visit } from './browser.ts'
import {
  closeReady,
  downloads,
  fieldOf,
  letters,
  newDeck,
  openBuiltIn,
  pagesOf,
  saveTicked,
  setting,
  tile,
  write,
} from './studio-hands.ts'

const house = useHouse()
const enter = (wishes: PageWishes = {}): Promise<Visit> =>
  house().visit('/studio', { server: 'none', ...wishes })

/** Where the faces of the cards stand: how many columns and rows. */
const grid = (page: Page) =>
  page.locator('.st-cards .st-face').evaluateAll(faces => {
    const places = faces.map(face => face.getBoundingClientRect())
    const different = (list: number[]) => new Set(list.map(Math.round)).size
    return {
      columns: different(places.map(({ left }) => left)),
      rows: different(places.map(({ top }) => top)),
    }
  })
const sidewards = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('main menu: two doors, choosing one replaces the menu', async () => {
  const visit = await enter()
  const { page } = visit
  const menu = page.getByRole('navigation', { name: 'Főmenü' })
  await menu.getByRole('button', { name: 'Lapszerkesztés' }).click()
  await page.getByRole('heading', { name: 'Lapszerkesztő' }).waitFor()
  await soon(() => menu.count()).toBe(0)
  await page.getByRole('link', { name: 'Vissza a paklikhoz' }).click()
  await menu.getByRole('button', { name: 'További lapok' }).click()
  await page.getByRole('heading', { name: 'További lapok' }).waitFor()
  await soon(() => menu.count()).toBe(0)
  await house().leave(visit)
})

test('forty path cards and Start: 11 × 4, fewer columns in a narrower window', async () => {
  const visit = await enter({ width: 1920, height: 1080 })
  const { page } = visit
  await newDeck(page)
  await soon(() => page.locator('.st-tile').count()).toBe(41)
  await soon(() => page.getByRole('listitem', { name: /zsákutca/ }).count()).toBe(9)
  await soon(() => grid(page)).toEqual({ columns: 11, rows: 4 })
  await page.getByLabel('Elrendezés').selectOption('four')
  await soon(() => grid(page)).toEqual({ columns: 4, rows: 11 })
  await page.getByLabel('Elrendezés').selectOption('auto')
  let before = 11
  for (const width of [1280, 700, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const columns = async () => (await grid(page)).columns
    await soon(columns, { message: `${width} px` }).toBeLessThan(before)
    expect(await columns()).toBeGreaterThanOrEqual(2)
    await soon(() => sidewards(page), { message: `${width} px` }).toBe(0)
    before = await columns()
  }
  await house().leave(visit)
})

test('a field below each card with the hint; Enter sets the formula: maths, bold, 17 pt, along the path', async () => {
  const visit = await enter()
  const { page } = visit
  await newDeck(page)
  const hints = page.getByPlaceholder('Írj… majd Enter')
  await soon(() => hints.count()).toBe(41)
  const face = (await tile(page, 'p0').locator('.st-face').boundingBox())!
  const field = (await fieldOf(page, 'p0').boundingBox())!
  expect(field.y).toBeGreaterThanOrEqual(face.y + face.height)
  await fieldOf(page, 'p0').click()
  await soon(() => fieldOf(page, 'p0').evaluate(element => element === document.activeElement)).toBe(true)
  await soon(() => letters(page, 'p0')).toBe('')
  await fieldOf(page, 'p0').fill('\\sin 30^\\circ')
  await soon(() => letters(page, 'p0'), { message: 'nothing before Enter' }).toBe('')
  await fieldOf(page, 'p0').press('Enter')
  await soon(() => letters(page, 'p0')).toContain('<path')
  // The first cards run from north to south, so the text stands upright; EW cards lie.
  const upright = await setting(page, 'p0')
  expect(upright.points).toBeCloseTo(17, 1)
  expect(upright.turn).toBe(-90)
  await write(page, 'p4', '2^{-1}')
  await soon(() => letters(page, 'p4')).toContain('<path')
  const lying = await setting(page, 'p4')
  expect(lying.points).toBeCloseTo(17, 1)
  expect(lying.turn).toBe(0)
  await soon(() => tile(page, 'p0').locator('.st-value').textContent()).toBe('= 1/2')
  // How it was read is set as mathematics, with every bracket that is meant.
  await soon(() => tile(page, 'p0').locator('.st-reading').textContent()).toContain('Így olvasom:')
  const read = tile(page, 'p0').locator('.st-reading .st-formula')
  await soon(() => read.getAttribute('aria-label')).toBe(String.raw`\sin\left(30^{\circ}\right)`)
  // People would read this in two ways: one click decides.
  await write(page, 'p1', String.raw`6:2(1+2)`)
  await tile(page, 'p1').locator('button.st-better').nth(1).click()
  await soon(() => tile(page, 'p1').locator('.st-value').textContent()).toBe('= 9')
  // The button is gone: whoever goes by keys goes on from the notes of this card.
  await soon(() =>
    page.evaluate(() => document.activeElement?.closest('.st-tile')?.getAttribute('data-card')),
  ).toBe('p1')
  await house().leave(visit)
})

test('a mistyped command or bracket: Rossz bemenet with its place; the card keeps its text; any number of corrections', async () => {
  const visit = await enter()
  const { page } = visit
  await newDeck(page)
  await write(page, 'p2', '\\frac{1}{2}')
  await soon(() => letters(page, 'p2')).toContain('<path')
  const good = await letters(page, 'p2')
  for (const [wrong, marked] of [
    ['\\frac{1}{2', '{'],
    ['\\sni 30^\\circ', '\\sni'],
    ['\\sin(30^\\circ', '('],
  ] as const) {
    await write(page, 'p2', wrong)
    const fault = tile(page, 'p2').getByRole('alert')
    await soon(() => fault.textContent()).toContain('Rossz bemenet')
    await soon(() => fault.locator('mark').textContent()).toBe(marked)
    await soon(() => fieldOf(page, 'p2').inputValue(), { message: 'stays to be corrected' }).toBe(wrong)
    await soon(() => fieldOf(page, 'p2').getAttribute('aria-invalid')).toBe('true')
    await soon(() => letters(page, 'p2')).toBe(good)
  }
  await write(page, 'p2', '\\sin 30^\\circ')
  await soon(() => tile(page, 'p2').getByRole('alert').count()).toBe(0)
  await soon(() => letters(page, 'p2')).not.toBe(good)
  // Long input: smaller, and then told that even the smallest sticks out.
  await write(page, 'p2', '1+2+3+4+5+6+7+8+9+10')
  await soon(() => tile(page, 'p2').textContent()).toMatch(/Kisebb betűvel fér el: [\d,]+ pt \([\d,]+ mm\)/)
  await soon(async () => (await setting(page, 'p2')).points).toBeLessThan(17)
  await write(page, 'p2', Array.from({ length: 120 }, (_, i) => i % 10).join('+'))
  await soon(() => tile(page, 'p2').textContent()).toMatch(/Túl hosszú: .*8 pt/)
  await house().leave(visit)
})

test('colour of each card and of all; low contrast offers a better one', async () => {
  const visit = await enter()
  const { page } = visit
  await newDeck(page)
  await write(page, 'p0', '\\frac{1}{2}')
  await write(page, 'p1', '3')
  await soon(() => letters(page, 'p0')).toContain('fill="#ffffff"')
  const paint = (key: string, colour: string) =>
    tile(page, key)
      .locator('.st-colour')
      .evaluate((input, to) => {
        if (input instanceof HTMLInputElement) input.value = to
        input.dispatchEvent(new Event('change', { bubbles: true }))
      }, colour)
  await paint('p0', '#000000')
  await soon(() => letters(page, 'p0')).toContain('fill="#000000"')
  await soon(() => letters(page, 'p1')).toContain('fill="#ffffff"')
  await expect.poll(() => tile(page, 'p0').textContent()).toMatch(/Nehezen olvasható: a kontraszt [\d,]+ : 1/)
  await tile(page, 'p0')
    .getByRole('button', { name: /Jobb szín/ })
    .click()
  await soon(() => letters(page, 'p0')).toContain('fill="#ffffff"')
  await soon(() => tile(page, 'p0').textContent()).not.toContain('Nehezen olvasható')
  await page.getByLabel('Minden felirat színe').fill('#f6d264')
  await soon(() => letters(page, 'p0')).toContain('fill="#f6d264"')
  await soon(() => letters(page, 'p1')).toContain('fill="#f6d264"')
  await house().leave(visit)
})

test('Start: four texts by a drop-down; Enter writes to the chosen side only; each with its condition', async () => {
  const visit = await enter()
  const { page } = visit
  await newDeck(page)
  const side = tile(page, 's0').getByLabel(/^Irány/)
  await soon(async () => (await side.locator('option').allTextContents()).map(text => text.trim())).toEqual([
    'É',
    'K',
    'D',
    'Ny',
  ])
  const groups = async () => (await letters(page, 's0')).match(/<g /g)?.length ?? 0
  await write(page, 's0', '\\text{monoton növekvő}')
  await soon(() => groups()).toBe(1)
  // Typed first, then the side chosen: it goes to the side chosen when Enter comes.
  await fieldOf(page, 's0').fill('\\text{monoton csökkenő}')
  await side.selectOption('E')
  await soon(() => groups()).toBe(1)
  await fieldOf(page, 's0').press('Enter')
  await soon(() => groups()).toBe(2)
  await soon(() =>
    tile(page, 's0')
      .getByLabel(/^Feltétel/)
      .inputValue(),
  ).toBe('falling')
  await side.selectOption('N')
  await soon(() => fieldOf(page, 's0').inputValue()).toBe('\\text{monoton növekvő}')
  await soon(() =>
    tile(page, 's0')
      .getByLabel(/^Feltétel/)
      .inputValue(),
  ).toBe('rising')
  await tile(page, 's0')
    .getByLabel(/^Feltétel/)
    .selectOption('strictly-rising')
  await side.selectOption('W')
  await soon(() => fieldOf(page, 's0').inputValue()).toBe('')
  await side.selectOption('N')
  await soon(() =>
    tile(page, 's0')
      .getByLabel(/^Feltétel/)
      .inputValue(),
  ).toBe('strictly-rising')
  // Any number of Start cards.
  await page.getByRole('button', { name: 'Új Startlap' }).click()
  await tile(page, 's1').waitFor()
  await tile(page, 's1').getByRole('button', { name: '2. Startlap törlése' }).click()
  await soon(() => page.locator('.st-tile').count()).toBe(41)
  await house().leave(visit)
})

test('a tick on each card, only for saving; nothing ticked: Nincs kijelölt lap; blank cards are saved too; one file', async () => {
  const visit = await enter()
  const { page } = visit
  await newDeck(page)
  await soon(() => page.locator('.st-tick input').count()).toBe(41)
  await write(page, 'p0', '\\sqrt{16}')
  await page.getByRole('button', { name: 'Jelöltek mentése' }).click()
  await page.getByRole('status').getByText('Nincs kijelölt lap').waitFor()
  // One written card, one blank card, Start: one sheet and its backs.
  for (const key of ['p0', 'p7', 's0']) await tile(page, key).locator('.st-tick input').check()
  await soon(() => page.getByText('3 kijelölve').count()).toBe(1)
  const [sheet] = await saveTicked(page)
  expect(sheet!.name).toMatch(/osvenylapok-a4\.pdf$/)
  expect(pagesOf(sheet!).map(({ size }) => size.map(Math.round))).toEqual([
    [210, 297],
    [210, 297],
  ])
  await closeReady(page)
  await page.getByRole('radio', { name: 'Nyomda' }).check({ force: true })
  const [shop] = await saveTicked(page)
  const pages = pagesOf(shop!)
  expect(pages).toHaveLength(6)
  for (const { size, trim } of pages) {
    expect(size[0]).toBeCloseTo(69, 1)
    expect(size[1]).toBeCloseTo(94, 1)
    expect(trim.map(v => Math.round(v * 10) / 10)).toEqual([3, 3, 66, 91])
  }
  await closeReady(page)
  // Select all, none, only the filled ones.
  await page.getByRole('button', { name: 'Mind', exact: true }).click()
  await page.getByText('41 kijelölve').waitFor()
  await page.getByRole('button', { name: 'Csak a kitöltöttek' }).click()
  await page.getByText('1 kijelölve').waitFor()
  await page.getByRole('button', { name: 'Egyik sem' }).click()
  await page.getByText('0 kijelölve').waitFor()
  await house().leave(visit)
})

test('print options: paper, gap, fold-over, inch size, CMYK, order, test page, answer key', async () => {
  const visit = await enter()
  const { page } = visit
  await openBuiltIn(page, 'Trigonometrikus pakli')
  await page.getByRole('button', { name: 'Mind', exact: true }).click()
  const settings = () => page.getByRole('button', { name: 'Nyomtatási beállítások' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nyomtatási beállítások' })
  await settings()
  await dialog.getByRole('combobox', { name: 'Papír', exact: true }).selectOption('Letter')
  await dialog.getByRole('combobox', { name: 'Hátlapok', exact: true }).selectOption('fold-over')
  await dialog.getByRole('combobox', { name: 'Vágójelek', exact: true }).selectOption('crosses')
  await dialog.getByLabel('Hézag').fill('2')
  await dialog.getByRole('combobox', { name: 'Lapméret', exact: true }).selectOption('inch')
  await dialog.getByRole('combobox', { name: 'Színek', exact: true }).selectOption('cmyk')
  await dialog.getByRole('combobox', { name: 'Sorrend', exact: true }).selectOption('fronts-then-backs')
  await dialog.getByRole('button', { name: 'Bezárás' }).last().click()
  const [folded] = await saveTicked(page)
  // Four to a sheet: 42 cards.
  expect(pagesOf(folded!)).toHaveLength(11)
  expect(pagesOf(folded!)[0]!.size.map(Math.round)).toEqual([279, 216])
  await closeReady(page)
  await page.getByRole('radio', { name: 'Nyomda' }).check({ force: true })
  const [shop] = await saveTicked(page)
  expect(pagesOf(shop!)).toHaveLength(84)
  expect(pagesOf(shop!)[0]!.size[0]).toBeCloseTo(63.5 + 2 * 3.175, 1)
  expect(shop!.bytes.toString('latin1')).toContain('FOGRA39')
  await closeReady(page)
  const [again] = await saveTicked(page)
  expect(again!.bytes.equals(shop!.bytes), 'the same deck, the same bytes').toBe(true)
  await closeReady(page)
  await settings()
  const [test] = await downloads(page, 1, () => dialog.getByRole('button', { name: /Próbalap/ }).click())
  expect(pagesOf(test!)).toHaveLength(2)
  await closeReady(page)
  await page.getByRole('button', { name: 'Értékek' }).click()
  const values = page.getByRole('dialog', { name: 'A pakli értékei' })
  await soon(() => values.textContent()).toContain('40 lapnak van értéke')
  const [key] = await downloads(page, 1, () =>
    values.getByRole('button', { name: 'Megoldókulcs nyomtatása' }).click(),
  )
  expect(key!.name).toContain('megoldokulcs')
  expect(pagesOf(key!)).toHaveLength(1)
  await closeReady(page)
  // The choices are there after a reload.
  await page.reload()
  await settings()
  await soon(() => dialog.getByRole('combobox', { name: 'Papír', exact: true }).inputValue()).toBe('Letter')
  await house().leave(visit)
})

test('Segítség!: stays above the cards, leaves the caret, inserts on a click, can be moved', async () => {
  const visit = await enter()
  const { page } = visit
  await newDeck(page)
  await page.getByRole('button', { name: 'Segítség!' }).click()
  const help = page.getByRole('complementary', { name: 'Segítség!' })
  await fieldOf(page, 'p1').click()
  await page.keyboard.type('2\\cdot ')
  await help.getByRole('button', { name: '\\frac{1}{2}', exact: true }).click()
  await soon(() => fieldOf(page, 'p1').inputValue()).toBe('2\\cdot \\frac{1}{2}')
  await page.keyboard.type('+1')
  await page.keyboard.press('Enter')
  await soon(() => tile(page, 'p1').locator('.st-value').textContent()).toBe('= 2')
  await soon(() => help.isVisible()).toBe(true)
  // Every example is right.
  const examples = await help.locator('li code').allTextContents()
  expect(examples.length).toBeGreaterThan(25)
  for (const [i, example] of examples.entries()) {
    const card = `p${i % 40}`
    await write(page, card, example)
    await soon(() => tile(page, card).getByRole('alert').count(), { message: example }).toBe(0)
  }
  const before = (await help.boundingBox())!
  await page.mouse.move(before.x + 60, before.y + 20)
  await page.mouse.down()
  await page.mouse.move(before.x - 140, before.y - 30, { steps: 4 })
  await page.mouse.up()
  const after = (await help.boundingBox())!
  expect(Math.round(after.x - before.x)).toBe(-200)
  await soon(() => help.evaluate(panel => getComputedStyle(panel).resize)).toBe('both')
  await page.mouse.wheel(0, 3000)
  await soon(() => help.isVisible()).toBe(true)
  await house().leave(visit)
})

test('További lapok: four groups, at most four in a row, ticks, db from 0 to the most, Teljes mennyiség', async () => {
  const visit = await enter({ width: 1920, height: 1080 })
  const { page } = visit
  await page
    .getByRole('navigation', { name: 'Főmenü' })
    .getByRole('button', { name: 'További lapok' })
    .click()
  await page.locator('.st-tile img').nth(19).waitFor()
  await soon(() => page.getByText('19 féle lap, 20 rajzzal').count()).toBe(1)
  for (const [group, kinds] of [
    ['Akciólapok', 12],
    ['Rubinlapok', 3],
    ['Céllapok', 3],
    ['Szereplapok', 2],
  ] as const)
    await soon(() => page.getByRole('region', { name: group }).locator('.st-tile').count()).toBe(kinds)
  const columns = () =>
    page
      .getByRole('region', { name: 'Akciólapok' })
      .locator('.st-tile')
      .evaluateAll(tiles => new Set(tiles.map(each => Math.round(each.getBoundingClientRect().left))).size)
  await soon(() => columns()).toBe(4)
  const most = {
    fixMachete: 2, breakMachete: 3, fixCompass: 2, breakCompass: 3, fixFlask: 2, breakFlask: 3,
    fixMacheteOrCompass: 1, fixMacheteOrFlask: 1, fixFlaskOrCompass: 1, map: 6, monsoon: 3, mosquito: 1,
    ruby1: 16, ruby2: 8, ruby3: 4, goalRuby: 1, goalCoalNE: 1, goalCoalNW: 1, hunter: 7, rogue: 4,
  } // prettier-ignore
  for (const [kind, count] of Object.entries(most)) {
    const select = tile(page, kind).locator('select')
    await soon(() => select.isDisabled(), { message: kind }).toBe(true)
    await soon(() => select.inputValue(), { message: kind }).toBe('0')
    await soon(() => select.locator('option').last().textContent(), { message: kind }).toBe(String(count))
    const face = (await tile(page, kind).locator('.st-face').boundingBox())!
    const tick = (await tile(page, kind).locator('.st-tick').boundingBox())!
    expect(tick.x - face.x, 'upper left corner').toBeLessThan(12)
    expect(tick.y - face.y, 'upper left corner').toBeLessThan(12)
  }
  await page.getByRole('button', { name: 'Jelöltek mentése' }).click()
  await page.getByText('Nincs kijelölt lap').waitFor()
  const map = tile(page, 'map')
  await map.getByRole('checkbox').check()
  await soon(() => map.locator('select').inputValue()).toBe('0')
  await map.locator('select').selectOption('5')
  await page.getByText('5 lap', { exact: true }).waitFor()
  await map.getByRole('checkbox').uncheck()
  await soon(() => map.locator('select').inputValue()).toBe('0')
  await soon(() => map.locator('select').isDisabled()).toBe(true)
  const full = page.getByRole('button', { name: 'Teljes mennyiség' })
  await full.click()
  await page.getByText('70 lap', { exact: true }).waitFor()
  await soon(() => page.getByRole('checkbox', { checked: true }).count()).toBe(20)
  await full.click()
  await page.getByText('0 lap', { exact: true }).waitFor()
  await soon(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  await full.click()
  // One file for each back; nine to a sheet, each with its backs.
  const files = await saveTicked(page, 4)
  expect(
    Object.fromEntries(
      files.map(file => [file.name.replace(/^.*?-(\w+)-a4\.pdf$/, '$1'), pagesOf(file).length]),
    ),
  ).toEqual({
    akciolapok: 8,
    rubinlapok: 8,
    cellapok: 2,
    szereplapok: 4,
  })
  await closeReady(page)
  await page.getByRole('radio', { name: 'Nyomda' }).check({ force: true })
  const shop = await saveTicked(page, 4)
  expect(shop.reduce((sum, file) => sum + pagesOf(file).length, 0)).toBe(140)
  await closeReady(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await soon(() => sidewards(page)).toBe(0)
  await house().leave(visit)
})
