// The free table beyond the book: view, selection, decks, hands, history, the switch, files, paper.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { oneInTurn } from '../rotation.ts'
import { blameless } from './axe.ts'
import { soon, useHouse, type PageWishes } from './browser.ts'
import { Finger, TableHands, useTable } from './table-hands.ts'

const house = useHouse()

const atTable = useTable(house)
const contextMenu = async (hands: TableHands, id: number, item: string) => {
  const { x, y } = await hands.spot(id)
  await hands.page.mouse.click(x, y, { button: 'right' })
  await hands.page.locator('.context-menu').getByRole('menuitem', { name: item, exact: true }).click()
}

test('the wheel zooms at the pointer, dragging the empty table pans, 0 shows all', () =>
  atTable('/table?start=sakk', async hands => {
    const { page } = hands
    const at = await hands.spot(7)
    const before = (await hands.thing(7).boundingBox())!
    await page.mouse.move(at.x, at.y)
    await page.mouse.wheel(0, -400)
    await soon(async () => (await hands.thing(7).boundingBox())!.width).toBeGreaterThan(before.width * 1.5)
    const away = async () => {
      const after = await hands.spot(7)
      return Math.hypot(after.x - at.x, after.y - at.y)
    }
    await soon(away).toBeLessThan(2)
    await page.keyboard.press('0')
    await soon(async () => Math.round((await hands.thing(7).boundingBox())!.width)).toBe(
      Math.round(before.width),
    )
    const table = (await page.locator('.surface').boundingBox())!
    const start = await hands.spot(7)
    await hands.drag({ x: table.x + 30, y: table.y + 200 }, { x: table.x + 110, y: table.y + 230 })
    await soon(async () => (await hands.spot(7)).x - start.x).toBeCloseTo(80, 0)
    await soon(async () => (await hands.spot(7)).y - start.y).toBeCloseTo(30, 0)
  }))

test('several are selected by a frame or Ctrl-click, moved, aligned, distributed and turned together', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await hands.collect('piros korong', 3)
    await hands.put('piros korong', 'all')
    await hands.dragBy(3, 250, 140)
    await hands.dragBy(2, 130, 90)
    const table = (await page.locator('.surface').boundingBox())!
    await page.keyboard.down('Shift')
    await hands.drag({ x: table.x + 5, y: table.y + 5 }, { x: table.x + 600, y: table.y + 400 })
    await page.keyboard.up('Shift')
    await soon(() => page.locator('.thing.selected').count()).toBe(3)
    const before = await Promise.all([1, 2, 3].map(id => hands.spot(id)))
    await hands.dragBy(1, 100, 60)
    const spots = () => Promise.all([1, 2, 3].map(id => hands.spot(id)))
    await soon(async () =>
      Math.max(...(await spots()).map((spot, i) => Math.abs(spot.x - before[i]!.x - 100))),
    ).toBeLessThan(1.5)
    await contextMenu(hands, 2, 'Sorba igazítás')
    await soon(async () => new Set((await spots()).map(spot => Math.round(spot.y))).size).toBe(1)
    await contextMenu(hands, 2, 'Elosztás vízszintesen')
    await soon(async () => {
      const [a = 0, b = 0, c = 0] = (await spots()).map(spot => spot.x).sort((x, y) => x - y)
      return c - b - (b - a)
    }).toBeCloseTo(0, 0)
    await page.keyboard.press('Escape')
    await hands.click(1)
    await hands.click(3, { modifiers: ['Control'] })
    await soon(() => page.locator('.thing.selected').count()).toBe(2)
    await page.keyboard.press('e')
    await soon(() => hands.thing(3).evaluate(each => (each as HTMLElement).style.rotate)).toBe('45deg')
    await soon(() => hands.thing(2).evaluate(each => (each as HTMLElement).style.rotate)).toBe('')
  }))

test('lock, to the bottom, copy and paste, double click flips', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await hands.collect('piros korong', 2, 'kék korong')
    await hands.put('piros korong', 'all')
    await contextMenu(hands, 2, 'Rögzítés')
    await hands.dragBy(2, 120, 0)
    const to = await hands.spot(2)
    // A locked piece under the pointer lets the table be dragged instead: both moved alike.
    const other = await hands.spot(1)
    expect(Math.hypot(to.x - other.x, to.y - other.y)).toBeLessThan(1)
    await contextMenu(hands, 2, 'Feloldás')
    await contextMenu(hands, 2, 'Legalulra')
    const { x, y } = await hands.spot(1)
    await soon(() =>
      page.evaluate(
        spot => document.elementFromPoint(spot.x, spot.y)?.closest<HTMLElement>('[data-id]')?.dataset['id'],
        { x, y },
      ),
    ).toBe('1')
    await page.mouse.dblclick(x, y)
    await soon(() => hands.thing(1).getAttribute('aria-label')).toContain('kék korong')
    await page.keyboard.press('Control+c')
    await page.keyboard.press('Control+v')
    await soon(() => hands.things('piece').count()).toBe(3)
    await page.keyboard.press('Control+z')
    await soon(() => hands.things('piece').count()).toBe(2)
    await page.keyboard.press('Control+y')
    await soon(() => hands.things('piece').count()).toBe(3)
  }))

test('a deck is shuffled, cut, dealt into private hands behind a curtain, and discarded', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await hands.menu('Kellékek', 'Figurák')
    for (const text of ['A', 'B', 'C', 'D', 'E', 'F']) {
      await hands.dialog().getByLabel('Felirat').fill(text)
      await hands.choosePiece(`fehér kártya ${text}`, 1)
    }
    await hands.press('Kész')
    await hands.tool('Doboz')
    await hands.press('Minden figura le')
    await hands.press('Kész')
    await soon(() => hands.things('piece').count()).toBe(6)
    await page.keyboard.press('Control+a')
    await contextMenu(hands, 1, 'Egy oszlopba')
    await page.keyboard.press('Escape')
    await contextMenu(hands, 1, 'Keverés')
    const acts = async () =>
      (await hands.kept()).acts as { do: string; by?: string; as?: string; ids?: number[] }[]
    await soon(async () => (await acts()).at(-1)).toMatchObject({ do: 'column', by: 'shuffle' })
    await soon(async () => (await acts()).at(-1)!.ids!.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
    await contextMenu(hands, 1, 'Emelés')
    await soon(async () => (await acts()).at(-1)).toMatchObject({ do: 'column', by: 'cut' })
    await hands.menu('Eszközök', 'Kezek és helyek')
    const panel = page.locator('.hands-panel')
    await hands.seat(['Anna', 'Bence'])
    await contextMenu(hands, 1, 'Osztás…')
    await hands.dialog().getByLabel('Lap fejenként').fill('2')
    await hands.press('Osztás')
    await soon(() => hands.things('piece').count()).toBe(2)
    const anna = panel.locator('.hand-seat').filter({ hasText: 'Anna' })
    await soon(() => anna.innerText()).toMatch(/Anna\s*2/)
    // Behind the curtain nothing of a hand is in the page.
    expect(await panel.locator('.hand-cards').count()).toBe(0)
    await anna.click()
    await page.getByRole('button', { name: 'Anna vagyok' }).waitFor()
    expect(await panel.locator('.hand-cards').count()).toBe(0)
    await page.getByRole('button', { name: 'Anna vagyok' }).click()
    await soon(() => panel.locator('.hand-cards button').count()).toBe(2)
    await panel.locator('.hand-cards button').first().click()
    await soon(() => hands.things('piece').count()).toBe(3)
    await panel.getByRole('button', { name: 'Eltakarás' }).click()
    await soon(() => panel.locator('.hand-cards').count()).toBe(0)
    // Two are left in the deck; its top one goes onto a pile beside it.
    await page.keyboard.press('Control+z')
    const deck = (
      await hands.things('piece').evaluateAll(all => all.map(each => each.getAttribute('data-id')))
    ).map(Number)
    expect(deck.length).toBe(2)
    await contextMenu(hands, deck[0]!, 'Dobópakliba')
    await soon(async () => (await acts()).at(-1)).toMatchObject({ do: 'many', as: 'discard' })
    const [a, b] = [await hands.spot(deck[0]!), await hands.spot(deck[1]!)]
    expect(Math.abs(a.x - b.x)).toBeGreaterThan(30)
    expect(Math.abs(a.y - b.y)).toBeLessThan(2)
  }))

test('counter, note, clock, scoreboard, arrow and circle', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await hands.menu('Kellékek', 'Számláló')
    await hands.dialog().getByLabel('Felirat').fill('Körök')
    await hands.press('Add hozzá')
    await hands.thing(1).getByRole('button', { name: 'Eggyel több' }).click()
    await hands.thing(1).getByRole('button', { name: 'Eggyel több' }).click()
    await hands.thing(1).getByRole('button', { name: 'Eggyel kevesebb' }).click()
    await soon(() => hands.thing(1).locator('text').first().innerHTML()).toBe('1')
    await hands.dragBy(1, -350, -120)
    await hands.menu('Kellékek', 'Jegyzet')
    await hands.dialog().getByLabel('Szöveg').fill('<b>nem</b> jelölés')
    await hands.press('Add hozzá')
    await soon(() => hands.thing(2).locator('b').count()).toBe(0)
    await soon(() => hands.thing(2).textContent()).toContain('<b>nem</b>')
    await hands.dragBy(2, 350, -120)
    await hands.menu('Kellékek', 'Óra')
    await hands.press('Add hozzá')
    const sides = hands.thing(3).locator('.clock-side')
    await soon(() => sides.allInnerTexts()).toEqual(['10:00', '10:00'])
    await sides.nth(0).click()
    await soon(async () => (await sides.allInnerTexts())[1], { timeout: 5000 }).toBe('9:59')
    await sides.nth(1).click()
    await soon(() => sides.nth(0).getAttribute('class')).toContain('runs')
    await hands.drag(
      { x: (await hands.spot(3)).x, y: (await hands.thing(3).boundingBox())!.y + 3 },
      { x: (await hands.spot(3)).x - 350, y: (await hands.spot(3)).y + 100 },
    )
    await hands.menu('Kellékek', 'Ponttábla')
    await hands
      .dialog()
      .getByLabel(/^Nevek/)
      .fill('Anna\nBence')
    await hands.press('Add hozzá')
    await hands.tool('Megfordítás')
    await hands.click(4)
    await hands.dialog().getByLabel('Pont: Anna').fill('12')
    await hands.press('OK')
    await hands.click(4)
    await hands.dialog().getByLabel('Pont: Anna').fill('-2')
    await hands.press('OK')
    await soon(() => hands.thing(4).textContent()).toContain('10')
    const table = (await page.locator('.surface').boundingBox())!
    for (const item of ['Nyíl rajzolása', 'Kör rajzolása']) {
      await hands.menu('Kellékek', item)
      await hands.drag({ x: table.x + 900, y: table.y + 500 }, { x: table.x + 1020, y: table.y + 560 })
    }
    await soon(() => hands.things('mark').count()).toBe(2)
    await hands.menu('Kellékek', 'Rajzok törlése')
    await soon(() => hands.things('mark').count()).toBe(0)
  }))

test('undo without limit, a readable log, "undo to here", a film that plays, a file and a moving picture', () =>
  atTable('/table?start=sakk', async hands => {
    const { page } = hands
    const start = await hands.spot(9)
    for (let i = 0; i < 5; i++) await hands.dragBy(9, 20, 12)
    await hands.menu('Eszközök', 'Napló és film')
    const panel = page.locator('.log-panel')
    await soon(() => panel.locator('.log-line').count()).toBe(6)
    await soon(() => panel.locator('.log-line').nth(1).innerText()).toMatch(/^1\.\s.+ → /)
    await panel.locator('input[type=range]').fill('2')
    await page.getByText('Egy korábbi állást látsz.').waitFor()
    await soon(async () => Math.round((await hands.spot(9)).x - start.x)).toBeLessThan(45)
    // Drawing leads back to the present, where alone it can be done: one word about it, not two on each other.
    await hands.menu('Kellékek', 'Nyíl rajzolása')
    const words = page.locator('.film-notice')
    await soon(() => words.allInnerTexts()).toEqual(['Húzz egy vonalat az asztalon. Esc: mégsem.'])
    await page.keyboard.press('Escape')
    await soon(() => words.count()).toBe(0)
    await panel.locator('input[type=range]').fill('2')
    await panel.getByRole('button', { name: 'Lejátszás' }).click()
    await soon(() => panel.locator('.log-line[aria-current]').innerText(), { timeout: 8000 }).toMatch(/^5\./)
    await panel.locator('.log-line').nth(3).click()
    expect(await panel.getByRole('button', { name: 'Lejátszás' }).count()).toBe(1)
    await panel.getByRole('button', { name: 'Visszavonás idáig' }).click()
    await soon(async () => (await hands.kept()).at).toBe(3)
    for (let i = 0; i < 3; i++) await page.keyboard.press('Control+z')
    await soon(async () => (await hands.kept()).at).toBe(0)
    const [gif] = await Promise.all([
      page.waitForEvent('download'),
      (async () => {
        for (let i = 0; i < 4; i++) await page.keyboard.press('Control+y')
        await panel.getByRole('button', { name: 'Mozgókép mentése' }).click()
      })(),
    ])
    const bytes = readFileSync(await gif.path())
    expect(bytes.subarray(0, 6).toString()).toBe('GIF89a')
    expect(gif.suggestedFilename()).toBe('sakk.gif')
    // Five moments: a picture block of GIF begins with a graphic control of this form.
    let frames = 0
    for (let i = 0; i + 3 < bytes.length; i++)
      if (bytes[i] === 0x21 && bytes[i + 1] === 0xf9 && bytes[i + 2] === 0x04) frames++
    expect(frames).toBe(5)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Mentés fájlba' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('sakk.jatek')
    const saved = readFileSync(await file.path(), 'utf8')
    await hands.open('/table')
    await page
      .locator('.table-file')
      .setInputFiles({ name: 'sakk.jatek', mimeType: 'application/json', buffer: Buffer.from(saved) })
    await soon(() => hands.things().count()).toBe(32)
    await soon(async () => (await hands.kept()).acts).toEqual((JSON.parse(saved) as { acts: unknown }).acts)
  }))

test('everything is saved at every act: a reload finds the table, its name and its history', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await hands.collect('piros korong', 2)
    await hands.put('piros korong')
    await hands.dragBy(1, 240, 90)
    await hands.kept()
    const place = await hands.place(1)
    await page.reload()
    await page.locator('.thing').first().waitFor()
    await soon(() => hands.place(1)).toBe(place)
    await page.keyboard.press('Control+z')
    await soon(() => hands.place(1)).not.toBe(place)
    await page.reload()
    await page.locator('.thing').first().waitFor()
    await page.keyboard.press('Control+y')
    await soon(() => hands.place(1)).toBe(place)
  }))

test('the switch: on by the rules in the same position, what hinders it, and back in mid-game', () =>
  atTable('/table?start=sakk', async hands => {
    const { page } = hands
    const id = async (label: string) =>
      Number(
        await hands
          .things('piece')
          .evaluateAll(
            (all, words) =>
              all.find(each => each.getAttribute('aria-label')?.startsWith(words))?.getAttribute('data-id'),
            label,
          ),
      )
    const pawn = await id('világos gyalog, e2')
    const cell = (await hands.spot(await id('világos gyalog, d2'))).x - (await hands.spot(pawn)).x
    await hands.dragBy(pawn, 0, 2 * cell)
    await soon(() => hands.thing(pawn).getAttribute('aria-label')).toContain('e4')
    // Without a king it is no position of chess, and the page says so in the game's own words.
    const king = await id('sötét király')
    await hands.page.keyboard.press('4')
    await hands.click(king)
    await hands.menu('Játék', 'Tovább szabályok szerint')
    const why = await hands.dialog().locator('.hindrance strong').innerText()
    expect(why.length).toBeGreaterThan(8)
    await soon(() => hands.dialog().getByRole('button', { name: 'Tovább a szabályokkal' }).isDisabled()).toBe(
      true,
    )
    await page.keyboard.press('Escape')
    await hands.dialog().waitFor({ state: 'detached' })
    await page.keyboard.press('Control+z')
    await hands.menu('Játék', 'Tovább szabályok szerint')
    await hands.dialog().getByRole('radio', { name: 'Sötét' }).check()
    await hands.press('Tovább a szabályokkal')
    await page.waitForURL(/\/play\/sakk\?match=/)
    await page.locator('.jv-live').waitFor()
    await soon(() => page.locator('.jv-live .jv-piece').count()).toBe(32)
    // Black answers by the rules, then back to the free table.
    const cellOf = (name: string) => page.locator(`.jv-live [aria-label^="${name}"]`).first()
    await cellOf('e7').click({ force: true })
    await cellOf('e5').click({ force: true })
    await page.getByRole('button', { name: 'Továbbiak' }).click()
    await page.getByRole('menuitem', { name: 'Tovább szabad asztalon' }).click()
    await page.waitForURL(/\/table/)
    await page.locator('.thing').first().waitFor()
    await soon(() => hands.things('piece').count()).toBe(32)
    const labels = await hands
      .things('piece')
      .evaluateAll(all => all.map(each => each.getAttribute('aria-label')))
    expect(labels.filter(label => label?.includes('e4') || label?.includes('e5')).length).toBe(2)
    await hands.menu('Játék', 'Szabályok')
    await page.locator('.table-rules').getByRole('heading', { level: 2 }).first().waitFor()
  }))

test('paper: board in sheets, pieces at true size with their backs mirrored, a ruler of 50 mm', () =>
  atTable('/table?start=reversi', async hands => {
    const { page } = hands
    await hands.menu('Játék', 'Nyomtatás')
    await hands.dialog().getByText(/lap$/).waitFor()
    await page.emulateMedia({ media: 'print' })
    const mm = (px: number) => (px * 25.4) / 96
    const sheets = page.locator('.print-sheet')
    const board = (await page.locator('.sheet-board').first().boundingBox())!
    await soon(async () => mm((await page.locator('.ruler').first().boundingBox())!.width)).toBeCloseTo(50, 0)
    // Eight cells of 20 mm and a rim.
    expect(mm(board.width)).toBeGreaterThan(160)
    expect(mm(board.width)).toBeLessThan(200)
    const fronts = sheets.filter({ hasText: 'Előoldal' }).first()
    const backs = sheets.filter({ hasText: 'Hátoldal' }).first()
    const [front, back] = await Promise.all([
      fronts.locator('.cut').first().boundingBox(),
      backs.locator('.cut').first().boundingBox(),
    ])
    expect(mm(front!.width)).toBeCloseTo(20, 0)
    const sheet = (await fronts.boundingBox())!
    expect(front!.x - sheet.x).toBeCloseTo(sheet.x + sheet.width - back!.x - back!.width, 0)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)!.length
    expect(pages).toBeGreaterThanOrEqual(await sheets.count())
  }))

test('keyboard alone: from piece to piece, picked up, carried, put down, flipped, returned; heard', () =>
  atTable('/table?start=reversi', async hands => {
    const { page } = hands
    await page.locator('.thing[tabindex="0"]').focus()
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['id'])
    const first = await focused()
    await page.keyboard.press('ArrowRight')
    if ((await focused()) === first) await page.keyboard.press('ArrowLeft')
    await soon(() => focused()).not.toBe(first)
    const id = Number(await focused())
    const from = await hands.thing(id).getAttribute('aria-label')
    await page.keyboard.press('Enter')
    await soon(() => hands.said()).toContain('Felvéve')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await soon(() => hands.said()).toContain('Letéve')
    await soon(() => hands.thing(id).getAttribute('aria-label')).not.toBe(from)
    await soon(async () => (await hands.kept()).acts).toHaveLength(1)
    await soon(async () => Number(await focused())).toBe(id)
    await page.keyboard.press('f')
    await soon(() => hands.said()).toContain('Megfordítva')
    await page.keyboard.press('Delete')
    await soon(() => hands.said()).toContain('Visszadobva')
    await soon(() => hands.things().count()).toBe(3)
    await page.keyboard.press('?')
    await hands.dialog().getByRole('heading', { name: 'Billentyűk' }).waitFor()
  }))

test('the first touch counts, though what understands it is still on its way: by mouse, by finger, by key', async () => {
  for (const hand of ['mouse', 'touch'] as const) {
    const visit = await house().visit('/settings', { server: 'none', hand })
    const { page } = visit
    // The modules come one after the other: what is held back here are those that come with the first stir.
    let come = () => {}
    const held = new Promise<void>(resolve => (come = resolve))
    await page.goto('/table?start=sakk')
    await page.locator('.world-board').waitFor()
    const hands = new TableHands(page)
    await hands.rest()
    await page.route(/\.(js|tsx?)(\?|$)/, async route => {
      await held
      await route.continue()
    })
    const from = await hands.spot(9)
    // Let go of outside of the window.
    if (hand === 'mouse') await hands.drag(from, { x: from.x + 30, y: 830 })
    else {
      const finger = await Finger.of(page)
      await finger.drag(from, { x: from.x + 30, y: from.y - 100 })
    }
    // The browser would select all text with this one, and then drag it.
    await page.keyboard.press('Control+a')
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
    // The browser would look for text with this key.
    await page.keyboard.press('F3')
    expect(await hands.pressed()).toBe('Kéz')
    come()
    await soon(() => hands.pressed()).toBe('Megfordítás')
    await soon(async () => (await hands.kept()).acts.map(act => act.do)).toEqual(['move'])
    expect(Math.round((await hands.spot(9)).x - from.x)).toBe(30)
    await house().leave(visit)
  }
})

test('a menu asked for early is that of the piece pointed at', async () => {
  const visit = await house().visit('/settings', { server: 'none' })
  const { page } = visit
  let come = () => {}
  const held = new Promise<void>(resolve => (come = resolve))
  await page.goto('/table?start=sakk')
  await page.locator('.world-board').waitFor()
  const hands = new TableHands(page)
  await hands.rest()
  await page.route(/\.(js|tsx?)(\?|$)/, async route => {
    await held
    await route.continue()
  })
  const { x, y } = await hands.spot(9)
  await page.mouse.click(x, y, { button: 'right' })
  come()
  await page.locator('.context-menu').getByRole('menuitem', { name: 'Visszadobás', exact: true }).click()
  await soon(() => hands.thing(9).count()).toBe(0)
  await house().leave(visit)
})

test('touch: a finger moves a piece, taps work with every tool, a long press opens the menu, two fingers zoom', () =>
  atTable(
    '/table?start=reversi',
    async hands => {
      const { page } = hands
      const finger = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: points.map((point, id) => ({ ...point, id })),
        })
      const from = await hands.spot(1)
      await touch('touchStart', from)
      for (let i = 1; i <= 5; i++) await touch('touchMove', { x: from.x - i * 10, y: from.y - i * 12 })
      await touch('touchEnd')
      const to = await hands.spot(1)
      expect(Math.abs(to.x - from.x + 50)).toBeLessThan(2)
      // A tap right after a drag may be taken for its second half by the browser: a person taps again.
      const turning = page.getByRole('toolbar').getByRole('button', { name: 'Megfordítás', exact: true })
      await soon(async () => {
        if ((await turning.getAttribute('aria-pressed')) !== 'true') await turning.tap()
        return turning.getAttribute('aria-pressed')
      }).toBe('true')
      const label = await hands.thing(2).getAttribute('aria-label')
      const two = await hands.spot(2)
      await page.touchscreen.tap(two.x, two.y)
      await soon(() => hands.thing(2).getAttribute('aria-label')).not.toBe(label)
      await page.getByRole('toolbar').getByRole('button', { name: 'Visszadobás', exact: true }).tap()
      await page.touchscreen.tap(two.x, two.y)
      await soon(() => hands.thing(2).count()).toBe(0)
      await page.getByRole('toolbar').getByRole('button', { name: 'Kéz', exact: true }).tap()
      const three = await hands.spot(3)
      await touch('touchStart', three)
      await page.locator('.context-menu').waitFor()
      await touch('touchEnd')
      await soon(() => page.locator('.context-menu').isVisible()).toBe(true)
      await page.keyboard.press('Escape')
      const before = (await hands.thing(3).boundingBox())!.width
      await touch('touchStart', { x: 120, y: 300 }, { x: 220, y: 300 })
      for (let i = 1; i <= 5; i++)
        await touch('touchMove', { x: 120 - i * 10, y: 300 }, { x: 220 + i * 10, y: 300 })
      await touch('touchEnd')
      await soon(async () => (await hands.thing(3).boundingBox())!.width).toBeGreaterThan(before * 1.6)
      // The tools are one row above the table and large enough; what is taken out of the box lies at the thumb.
      const rows = new Set<number>()
      for (const tool of await page.locator('.table-tools button:visible').all()) {
        const box = (await tool.boundingBox())!
        rows.add(Math.round(box.y))
        expect(box.y).toBeLessThan(120)
        expect(box.height).toBeGreaterThanOrEqual(44)
        expect(box.width).toBeGreaterThanOrEqual(40)
      }
      expect(rows.size).toBe(1)
      expect((await page.locator('.strip').boundingBox())!.y).toBeGreaterThan(600)
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wide).toBeLessThanOrEqual(0)
    },
    { width: 360, height: 740, hand: 'touch' },
  ))

for (const wishes of oneInTurn([
  { theme: 'light', width: 1280, height: 800, language: 'hu' },
  { theme: 'dark', width: 360, height: 740, hand: 'touch', language: 'en' },
] satisfies PageWishes[]))
  test(`axe finds nothing serious: ${wishes.language}, ${wishes.theme}, ${wishes.width} px`, () =>
    atTable(
      '/table?start=backgammon',
      async hands => {
        const { page } = hands
        await blameless(page, 'table')
        const english = wishes.language === 'en'
        const menus = english
          ? {
              supplies: 'Supplies',
              game: 'Game',
              items: ['Board', 'Pieces', 'Chance devices', 'Tokens'],
              tools: 'Tools',
              log: 'Log and film',
              hands: 'Hands and seats',
              open: 'Open starting position',
              save: 'Save game',
            }
          : {
              supplies: 'Kellékek',
              game: 'Játék',
              items: ['Tábla', 'Figurák', 'Sorsolók', 'Zsetonok'],
              tools: 'Eszközök',
              log: 'Napló és film',
              hands: 'Kezek és helyek',
              open: 'Alapállás megnyitása',
              save: 'Játék mentése',
            }
        for (const [menu, item] of [
          ...menus.items.map(item => [menus.supplies, item] as const),
          [menus.game, menus.open] as const,
          [menus.game, menus.save] as const,
        ]) {
          await hands.menu(menu, item)
          await hands.dialog().waitFor()
          await blameless(page, item, { part: '[role=dialog]' })
          await page.keyboard.press('Escape')
          await hands.dialog().waitFor({ state: 'detached' })
        }
        await page.keyboard.press('F2')
        await hands.dialog().waitFor()
        await blameless(page, 'box', { part: '[role=dialog]' })
        await page.keyboard.press('Escape')
        await hands.dialog().waitFor({ state: 'detached' })
        await hands.menu(menus.tools, menus.hands)
        await page.locator('.hands-panel').waitFor()
        await blameless(page, 'hands', { part: '.hands-panel' })
        await page.locator('.hand-seats > button').last().click()
        await hands.menu(menus.tools, menus.log)
        await page.locator('.log-panel').waitFor()
        await blameless(page, 'log', { part: '.table-panels' })
      },
      wishes,
    ))
