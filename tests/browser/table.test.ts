// Every sentence of the book's description of its program, tried on the page. The names quote it.
import { expect, test } from 'vitest'
import { soon, useHouse } from './browser.ts'
import { useTable } from './table-hands.ts'

const house = useHouse()

/** One visit for a test, with hands at the table. */
const atTable = useTable(house)

test('„A program képernyője a játékasztalod … a figurákat tetszés szerint tologathatod; a figurákat nem érdekli, hogy alattuk sakktábla vagy egy üres lap van”', () =>
  atTable('/table', async hands => {
    await hands.collect('piros korong', 1)
    await hands.put('piros korong')
    const a = await hands.dragBy(1, 317, 141)
    const b = await hands.dragBy(1, -33, 57)
    expect(Math.abs(b.x - a.x + 33)).toBeLessThan(1.5)
    await hands.menu('Kellékek', 'Tábla')
    await hands.dialog().getByRole('button', { name: 'Sakk', exact: true }).click()
    await hands.press('OK')
    await hands.page.locator('.world-board').waitFor()
    await hands.rest()
    const c = await hands.spot(1)
    const d = await hands.dragBy(1, 23, 11)
    expect(Math.abs(d.x - c.x - 23)).toBeLessThan(1.5)
    expect(Math.abs(d.y - c.y - 11)).toBeLessThan(1.5)
  }))

test('„A táblát a Kellékek menü Tábla parancsával választhatod ki … használhatsz sakktáblát kártyalapokkal vagy sakkfigurákat egyszínű zöld asztalon”; „válassz ki egy táblát, kattints az OK-ra, és megjelenik a táblád”', () =>
  atTable('/table', async hands => {
    await hands.menu('Kellékek', 'Tábla')
    await hands.dialog().getByRole('button', { name: 'Sakk', exact: true }).click()
    await hands.press('OK')
    await hands.page.locator('.world-board').waitFor()
    await hands.collect('fehér kártya', 2)
    await hands.put('fehér kártya')
    await soon(() => hands.things('piece').count()).toBe(1)
    await hands.menu('Kellékek', 'Tábla')
    await hands.dialog().getByRole('button', { name: 'zöld posztó' }).click()
    await hands.press('OK')
    await soon(() => hands.page.locator('.world-board').count()).toBe(0)
    await hands.collect('fekete király', 1)
    await hands.put('fekete király')
    await soon(() => hands.things('piece').count()).toBe(2)
    await soon(() => hands.page.locator('.surface').evaluate(e => getComputedStyle(e).backgroundColor)).toBe(
      'rgb(47, 93, 70)',
    )
  }))

test('„kicserélheted játék közben egy másik táblára anélkül, hogy a figurák elmozdulnának”', () =>
  atTable('/table?start=sakk', async hands => {
    await hands.dragBy(5, 40, -200)
    const places = () => hands.places(hands.things('piece'))
    const before = await places()
    const seen = await hands.spot(5)
    const board = () => hands.page.locator('.world-board').getAttribute('src')
    const sakk = await board()
    await hands.menu('Kellékek', 'Tábla')
    await hands.dialog().getByRole('button', { name: 'Malom', exact: true }).click()
    await hands.press('OK')
    await soon(board).not.toBe(sakk)
    await hands.rest()
    await soon(() => places()).toEqual(before)
    // Nor on the screen, once the box beside the table is closed again.
    await soon(async () => {
      const { x, y } = await hands.spot(5)
      return Math.hypot(x - seen.x, y - seen.y) < 1
    }).toBe(true)
    await soon(async () => (await hands.kept()).acts.map(act => act.do)).toEqual(['move', 'board'])
  }))

test('„a program nem tudja, hol vannak a tábla mezői … nem pontosan a mező közepére állítva teszed le, itt is”; a mágnes alapból ki van kapcsolva, az Alt félreteszi', () =>
  atTable('/table?start=sakk', async hands => {
    const from = await hands.spot(5)
    const to = await hands.dragBy(5, 13, -7)
    expect(Math.abs(to.x - from.x - 13)).toBeLessThan(1.5)
    await hands.menu('Beállítások', 'Mágnes')
    const snapped = await hands.dragBy(5, 9, 9)
    expect(Math.abs(snapped.x - from.x)).toBeLessThan(1.5)
    expect(Math.abs(snapped.y - from.y)).toBeLessThan(1.5)
    await hands.page.keyboard.down('Alt')
    const free = await hands.dragBy(5, 9, 9)
    await hands.page.keyboard.up('Alt')
    expect(Math.abs(free.x - from.x - 9)).toBeLessThan(1.5)
  }))

test('„Az eszközöket úgy kapcsolhatod be, hogy rájuk kattintasz, az Eszközök menü megfelelő parancsát kiválasztod vagy az eszközhöz tartozó billentyűt megnyomod” (F1–F5, 1–5)', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await soon(() => hands.pressed()).toBe('Kéz')
    for (const name of ['Megfordítás', 'Visszadobás', 'Oszlop', 'Kéz']) {
      await hands.tool(name)
      await soon(() => hands.pressed()).toBe(name)
    }
    for (const name of ['Oszlop', 'Megfordítás', 'Visszadobás', 'Kéz']) {
      await hands.menu('Eszközök', name)
      await soon(() => hands.pressed()).toBe(name)
    }
    for (const [key, name] of [
      ['F3', 'Megfordítás'],
      ['F4', 'Visszadobás'],
      ['F5', 'Oszlop'],
      ['F1', 'Kéz'],
      ['3', 'Megfordítás'],
      ['4', 'Visszadobás'],
      ['5', 'Oszlop'],
      ['1', 'Kéz'],
    ] as const) {
      await page.keyboard.press(key)
      await soon(() => hands.pressed(), { message: key }).toBe(name)
    }
    for (const key of ['F2', '2']) {
      await page.keyboard.press(key)
      await hands.dialog().getByRole('heading', { name: 'Doboz' }).waitFor()
      await page.keyboard.press('Escape')
      await hands.dialog().waitFor({ state: 'detached' })
    }
    await soon(() => hands.pressed()).toBe('Kéz')
  }))

test('„Kéz … bárhol leteheted, akár ott van a tábla rajzának valamely része, akár nincs. Egymásra is fektetheted őket”', () =>
  atTable('/table?start=sakk', async hands => {
    const box = (await hands.page.locator('.world-board').boundingBox())!
    const from = await hands.spot(1)
    await hands.drag(from, { x: box.x - 80, y: box.y + 100 })
    await soon(async () => (await hands.spot(1)).x).toBeLessThan(box.x)
    const on = await hands.spot(20)
    await hands.drag(await hands.spot(1), on)
    const after = await hands.spot(1)
    expect(Math.hypot(after.x - on.x, after.y - on.y)).toBeLessThan(3)
    await soon(() =>
      hands.page.evaluate(
        ({ x, y }) => document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-id]')?.dataset['id'],
        on,
      ),
    ).toBe('1')
  }))

test('„A dobozban a figurák két képe és darabszáma jelenik meg … Lerakás a táblára … a darabszám eggyel csökkenni fog és … megjelenik a figura még egy példánya, darabszám helyett Tábla felirattal”; „a Levétel a tábláról gombbal teheted vissza”', () =>
  atTable('/table', async hands => {
    await hands.collect('fehér korong', 3, 'fekete korong')
    await soon(() => hands.things().count()).toBe(0)
    await hands.tool('Doboz')
    const dialog = hands.dialog()
    const rows = dialog.getByRole('option')
    await soon(() => rows.allInnerTexts()).toEqual([expect.stringContaining('3 darab')])
    await soon(() => rows.first().locator('img').count()).toBe(2)
    await rows.first().click()
    await hands.press('Lerakás a táblára')
    await soon(async () =>
      (await rows.allInnerTexts()).map(text => /\d darab|Tábla/.exec(text)?.[0]),
    ).toEqual(['2 darab', 'Tábla'])
    await hands.press('Mindet le')
    await soon(() => rows.count()).toBe(4)
    await rows.nth(1).click()
    await hands.press('Levétel a tábláról')
    await soon(async () =>
      (await rows.allInnerTexts()).map(text => /\d darab|Tábla/.exec(text)?.[0]),
    ).toEqual(['1 darab', 'Tábla', 'Tábla'])
    // Where many alike lie on the table, a whole kind goes back at once.
    await hands.press('Mindet vissza')
    await soon(async () =>
      (await rows.allInnerTexts()).map(text => /\d darab|Tábla/.exec(text)?.[0]),
    ).toEqual(['3 darab'])
    await hands.press('Kész')
    await soon(() => hands.things().count()).toBe(0)
  }))

test('„Megfordítás … előoldalról hátoldalra és vissza. Fordítani a figurára kattintva lehet”; „ha a két kép mérete eltér, a figura minden megfordításnál automatikusan méretet változtat”', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await hands.menu('Kellékek', 'Figurák')
    await hands.choosePiece('fehér korong', 1, 'fekete korong')
    await hands.press('Kész')
    await hands.put('fehér korong')
    await hands.tool('Megfordítás')
    await soon(() => hands.thing(1).getAttribute('aria-label')).toContain('fehér korong')
    await hands.click(1)
    await soon(() => hands.thing(1).getAttribute('aria-label')).toContain('fekete korong')
    await hands.click(1)
    await soon(() => hands.thing(1).getAttribute('aria-label')).toContain('fehér korong')
    // Two own pictures of different shape: 40 × 40 in front, 40 × 80 behind.
    const picture = (width: number, height: number) =>
      page.evaluate(
        async ([w, h]) => {
          const canvas = new OffscreenCanvas(w!, h!)
          canvas.getContext('2d')!.fillRect(0, 0, w!, h!)
          const bytes = await (await canvas.convertToBlob()).arrayBuffer()
          return [...new Uint8Array(bytes)]
        },
        [width, height],
      )
    await hands.menu('Kellékek', 'Figurák')
    const field = hands.dialog().locator('input[type=file]')
    await hands.dialog().getByRole('radio', { name: 'Előoldal' }).click()
    await field.setInputFiles({
      name: 'elol.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await picture(40, 40)),
    })
    await hands.dialog().getByRole('button', { name: 'elol', exact: true }).waitFor()
    await hands.dialog().getByRole('radio', { name: 'Hátoldal' }).click()
    await field.setInputFiles({
      name: 'hatul.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await picture(40, 80)),
    })
    await hands.dialog().getByRole('button', { name: 'hatul', exact: true }).waitFor()
    await hands.dialog().getByLabel('Név').fill('saját')
    await hands.press('Add hozzá')
    await hands.press('Kész')
    await hands.put('saját')
    const before = (await hands.thing(2).boundingBox())!
    await hands.click(2)
    const after = (await hands.thing(2).boundingBox())!
    expect(after.height / before.height).toBeCloseTo(2, 1)
    expect(after.width / before.width).toBeCloseTo(1, 1)
  }))

test('„Visszadobás … Kattints rá a figurára és az eltűnik a tábláról”', () =>
  atTable('/table?start=sakk', async hands => {
    await hands.tool('Visszadobás')
    await hands.click(3)
    await soon(() => hands.thing(3).count()).toBe(0)
    await soon(() => hands.things().count()).toBe(31)
    await hands.tool('Doboz')
    // Beside the eight that wait for pawns there is a ninth now.
    const rows = hands.dialog().getByRole('option')
    await soon(async () => (await rows.allInnerTexts()).filter(text => text.includes('9 darab')).length).toBe(
      1,
    )
  }))

test('„Oszlop … az alatta elhelyezkedő figurákat mind, egyetlen oszlopban. A figuráknak nem kell pontosan fedni egymást … Amikor az eszköz leteszi az oszlopot, … pontosan fedjék egymást … az ablak bal vagy jobb szélén megjelenik az oszlop tartalma”', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await hands.collect('piros korong', 4)
    await hands.put('piros korong', 'all')
    await hands.dragBy(4, 8, 5)
    await hands.dragBy(3, -6, 4)
    await hands.tool('Oszlop')
    const at = await hands.spot(1)
    await page.mouse.move(at.x, at.y)
    const panel = page.locator('.column-panel')
    await panel.waitFor()
    await soon(() => panel.locator('li').count()).toBe(4)
    const edge = (await panel.boundingBox())!
    expect(edge.x + edge.width > 1275 || edge.x < 5).toBe(true)
    await hands.drag(at, { x: at.x + 400, y: at.y + 200 })
    const spots = await Promise.all([1, 2, 3, 4].map(id => hands.spot(id)))
    for (const spot of spots) expect(Math.hypot(spot.x - spots[0]!.x, spot.y - spots[0]!.y)).toBeLessThan(0.6)
    expect(spots[0]!.x).toBeGreaterThan(at.x + 380)
    await soon(async () => (await hands.kept()).acts.at(-1)!.do).toBe('column')
  }))

test('az oszlopeszköz: a felső k darab görgővel vagy számmal, átfordítás, kettéosztás, átrendezés', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await hands.collect('piros korong', 5, 'kék korong')
    await hands.put('piros korong', 'all')
    await hands.tool('Oszlop')
    const at = await hands.spot(1)
    await page.mouse.move(at.x, at.y)
    await page.keyboard.press('2')
    await soon(() => page.locator('.column-panel li.lifted').count()).toBe(2)
    await page.mouse.wheel(0, -100)
    await soon(() => page.locator('.column-panel li.lifted').count()).toBe(3)
    await hands.drag(at, { x: at.x + 300, y: at.y + 100 })
    const spots = (...ids: number[]) => Promise.all(ids.map(id => hands.spot(id)))
    await soon(async () => (await spots(1, 2, 3, 4, 5)).map(spot => spot.x > at.x + 200)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
    const moved = await spots(1, 2, 3, 4, 5)
    await page.mouse.move(moved[4]!.x, moved[4]!.y)
    await page.locator('.column-panel').getByRole('button', { name: 'Az egész megfordítása' }).click()
    await soon(() => hands.thing(3).getAttribute('aria-label')).toContain('kék korong')
    const last = async () => (await hands.kept()).acts.at(-1) as { do: string; ids?: number[] }
    await soon(() => last()).toMatchObject({ do: 'turnover' })
    await page.locator('.column-panel li').nth(0).dragTo(page.locator('.column-panel li').nth(2))
    // The top one came to the bottom of the three.
    await soon(() => last()).toMatchObject({ do: 'column', ids: [3, 5, 4] })
    await page.locator('.column-panel').getByRole('button', { name: 'Kettéosztás' }).click()
    await soon(async () => new Set((await spots(3, 4, 5)).map(spot => Math.round(spot.x))).size).toBe(2)
  }))

test('„egy üres képernyő jelenik meg az eszközökkel, s felül … Üres játék olvasható”; „az Új játék … visszaállítsa a programot az indítást követő állapotba”', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await soon(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Üres játék')
    await soon(() => page.title()).toContain('Üres játék')
    await soon(() => hands.things().count()).toBe(0)
    await hands.collect('piros korong', 2)
    await hands.put('piros korong', 'all')
    await hands.menu('Kellékek', 'Tábla')
    await hands.dialog().getByRole('button', { name: 'bordó' }).click()
    await hands.press('OK')
    await hands.menu('Játék', 'Új játék')
    await hands.press('Új játék')
    await soon(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Üres játék')
    await soon(() => hands.things().count()).toBe(0)
    await hands.tool('Doboz')
    await hands.dialog().getByText('A doboz üres.').waitFor()
  }))

test('„A kettő sorrendje tetszőleges”; „bármikor a játék során táblát cserélhetsz, új figurákat iktathatsz be, bármit megváltoztathatsz”', () =>
  atTable('/table?start=malom', async hands => {
    const before = await hands.things().count()
    await hands.collect('zöld kocka', 2)
    await hands.put('zöld kocka')
    await soon(() => hands.things().count()).toBe(before + 1)
    const added = (await hands.things().last().getAttribute('data-id'))!
    await hands.dragBy(Number(added), 200, 80)
    await hands.collect('lila gyűrű', 1)
    await hands.put('lila gyűrű')
    await hands.menu('Kellékek', 'Tábla')
    await hands.dialog().getByRole('button', { name: 'papír' }).click()
    await hands.press('OK')
    await soon(() => hands.things().count()).toBe(before + 2)
  }))

test('„kétféle állást ismer: alapállást és játék közben kimentett állást … egy gyors mozdulattal ne írhasd fölül az alapállást”; „Érdemes … elmenteni a játékot (a Játék menü Játék mentése parancsával), hogy később újra elővehesd”', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await hands.collect('piros korong', 2)
    await hands.put('piros korong', 'all')
    const save = async (name: string, kind: string) => {
      await hands.menu('Játék', 'Játék mentése')
      await hands.dialog().getByLabel('Név').fill(name)
      await hands.dialog().getByRole('radio', { name: kind }).check()
      await hands.press('Mentés')
      await page
        .getByText(new RegExp(`Elmentve.*${name}`))
        .first()
        .waitFor()
    }
    await save('Kezdet', 'Alapállás')
    await hands.menu('Játék', 'Alapállás megnyitása')
    await hands
      .dialog()
      .locator('.open-item')
      .getByRole('button', { name: /Kezdet/ })
      .first()
      .click()
    await hands.dialog().waitFor({ state: 'detached' })
    await hands.dragBy(1, 200, 120)
    await save('Harmadik lépés', 'Játék közben kimentett állás')
    // The lists are apart.
    await hands.menu('Játék', 'Alapállás megnyitása')
    const starts = hands.dialog().locator('.open-item')
    await soon(async () => (await starts.allInnerTexts()).map(text => text.split('\n')[0])).toEqual([
      'Kezdet',
    ])
    await soon(() => starts.locator('img').count()).toBe(1)
    await page.keyboard.press('Escape')
    await hands.menu('Játék', 'Játék megnyitása')
    await hands
      .dialog()
      .locator('.open-item')
      .getByRole('button', { name: /^Harmadik lépés/ })
      .click()
    await soon(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Harmadik lépés')
    // The starting position is as it was.
    await hands.menu('Játék', 'Alapállás megnyitása')
    await hands
      .dialog()
      .locator('.open-item')
      .getByRole('button', { name: /^Kezdet/ })
      .click()
    await soon(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Kezdet')
    await hands.rest()
    const [a, b] = [await hands.spot(1), await hands.spot(2)]
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(1)
  }))

test('„tábla gyanánt bármilyen kép használható” (fájl), saját kép figuraként is', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await hands.menu('Kellékek', 'Tábla')
    await hands
      .dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'tajkep.bmp', mimeType: 'image/bmp', buffer: bmp(12, 8) })
    await hands.dialog().getByRole('button', { name: 'tajkep' }).waitFor()
    await hands.press('OK')
    const board = page.locator('.world-board')
    await board.waitFor()
    await soon(() => board.evaluate(e => (e as HTMLImageElement).naturalWidth)).toBe(12)
    await soon(() => board.getAttribute('src')).toMatch(/^data:image\/png/)
    await hands.menu('Kellékek', 'Figurák')
    await hands.dialog().getByRole('button', { name: 'tajkep', exact: true }).click()
    await hands.press('Add hozzá')
    await hands.press('Kész')
    await hands.put('tajkep')
    await soon(() => hands.things('piece').count()).toBe(1)
  }))

/** A bitmap as the book's program took them: 24 bits, no packing. */
function bmp(width: number, height: number): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4
  const buffer = Buffer.alloc(54 + row * height, 0x66)
  buffer.write('BM', 0)
  buffer.writeUInt32LE(buffer.length, 2)
  buffer.writeUInt32LE(0, 6)
  buffer.writeUInt32LE(54, 10)
  buffer.writeUInt32LE(40, 14)
  buffer.writeInt32LE(width, 18)
  buffer.writeInt32LE(height, 22)
  buffer.writeUInt16LE(1, 26)
  buffer.writeUInt16LE(24, 28)
  buffer.fill(0, 30, 54)
  return buffer
}

test('„Figurák a dobozban … Előoldal és Hátoldal … nyomd meg az Üres gombot … a Darab szövegdobozba írd be, hány darabra van szükséged … Add hozzá … Kész, s az ablak becsukódik. A kiválasztott figurákat persze nem fogod látni a táblán: a dobozban vannak”', () =>
  atTable('/table', async hands => {
    await hands.menu('Kellékek', 'Figurák')
    const dialog = hands.dialog()
    await dialog.getByRole('heading', { name: 'Figurák a dobozban' }).waitFor()
    await dialog.getByRole('heading', { name: 'Figurák hozzáadása' }).waitFor()
    const none = dialog.getByRole('button', { name: 'Üres', exact: true })
    await soon(() => none.isDisabled()).toBe(true)
    await dialog.getByRole('radio', { name: 'Hátoldal' }).click()
    await dialog.getByRole('button', { name: 'fehér csillag', exact: true }).click()
    await none.click()
    await soon(() => none.isDisabled()).toBe(true)
    await hands.choosePiece('kék huszár', 7)
    await soon(() => dialog.locator('.box-strip').innerText()).toContain('7')
    await hands.press('Kész')
    await dialog.waitFor({ state: 'detached' })
    await soon(() => hands.things().count()).toBe(0)
    await hands.tool('Doboz')
    await soon(() => hands.dialog().getByRole('option').first().innerText()).toContain('7 darab')
  }))

test('„Sorsolók … Hatoldalú dobókocka. Szabályos, pöttyökkel ellátott”; „Ha a sorsolókra a megfordító eszközzel kattintasz, azok működésbe lépnek”; „a visszadobó eszközzel törölheted … nem kerülnek vissza a dobozba, hanem valóban eltűnnek”', () =>
  atTable('/table', async hands => {
    await hands.menu('Kellékek', 'Sorsolók')
    await hands.press('Add hozzá')
    await hands.press('Add hozzá')
    await hands.press('Kész')
    // Several of one kind, side by side.
    await soon(() => hands.things('die').count()).toBe(2)
    await soon(() => hands.thing(1).locator('circle').count()).toBe(1)
    await hands.dragBy(2, 150, 0)
    await hands.tool('Megfordítás')
    const seen = new Set<string>()
    for (let i = 0; i < 30; i++) {
      await hands.click(1)
      const shown = /mutatja: (\d)/.exec((await hands.thing(1).getAttribute('aria-label'))!)![1]!
      await soon(() => hands.thing(1).locator('circle').count()).toBe(Number(shown))
      await soon(async () => (await hands.said()).trim()).toBe(`6 oldalú kocka: ${shown}`)
      seen.add(shown)
    }
    expect(seen.size).toBeGreaterThan(3)
    expect([...seen].every(n => Number(n) >= 1 && Number(n) <= 6)).toBe(true)
    await hands.tool('Visszadobás')
    await hands.click(1)
    await soon(() => hands.things('die').count()).toBe(1)
    await hands.tool('Doboz')
    await hands.dialog().getByText('A doboz üres.').waitFor()
  }))

test('„Számgenerátor. Egy számot ad, ami két megadott szám közé esik (a határokat is beleértve) … az alapértékek 1 és 100”', () =>
  atTable('/table', async hands => {
    await hands.menu('Kellékek', 'Sorsolók')
    await hands.dialog().getByRole('radio', { name: 'Számgenerátor' }).check()
    await soon(() => hands.dialog().getByLabel('Legkisebb').inputValue()).toBe('1')
    await soon(() => hands.dialog().getByLabel('Legnagyobb').inputValue()).toBe('100')
    await hands.dialog().getByLabel('Legkisebb').fill('7')
    await hands.dialog().getByLabel('Legnagyobb').fill('8')
    await hands.press('Add hozzá')
    await hands.press('Kész')
    await hands.tool('Megfordítás')
    const seen = new Set<string>()
    for (let i = 0; i < 25; i++) {
      await hands.click(1)
      seen.add(await hands.thing(1).locator('text').innerHTML())
    }
    expect([...seen].sort()).toEqual(['7', '8'])
  }))

test('„Rulettkerék … meg kell viszont adni, hogy szerepeljen-e a készletben a 00 szám is … (piros, fekete, a 0 és a 00 esetén pedig zöld) háttéren írja ki”', () =>
  atTable('/table', async hands => {
    await hands.menu('Kellékek', 'Sorsolók')
    await hands.dialog().getByRole('radio', { name: 'Rulettkerék' }).check()
    await hands.dialog().getByLabel('Legyen 00 is').check()
    await hands.press('Add hozzá')
    await hands.press('Kész')
    await soon(() => hands.thing(1).locator('path').count()).toBe(38)
    await hands.tool('Megfordítás')
    const reds = new Set([
      '1',
      '3',
      '5',
      '7',
      '9',
      '12',
      '14',
      '16',
      '18',
      '19',
      '21',
      '23',
      '25',
      '27',
      '30',
      '32',
      '34',
      '36',
    ])
    for (let i = 0; i < 20; i++) {
      await hands.click(1)
      const pocket = await hands.thing(1).locator('text').innerHTML()
      const fill = await hands.thing(1).locator('circle').last().getAttribute('fill')
      const wanted = pocket === '0' || pocket === '00' ? '#1c7a44' : reds.has(pocket) ? '#b3261e' : '#221d1a'
      expect(fill, pocket).toBe(wanted)
    }
  }))

const SZK = '2\nLépj előre\nhárom mezőt.\nMaradj ki\negy körből.\nDobj újra!\n \n'

test('„Szerencsekártya … a Tallóz gombbal lehet kiválasztani. Ha az Elfogy négyzetet bejelölöd … a program megkérdezi, keverje-e újra”; „A szerencsekártya egy kis ablakban jelenik meg a képernyő közepén”', () =>
  atTable('/table', async hands => {
    const { page } = hands
    await hands.menu('Kellékek', 'Sorsolók')
    await hands.dialog().getByRole('radio', { name: 'Szerencsekártya' }).check()
    await hands
      .dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'szerencse.szk', mimeType: 'text/plain', buffer: Buffer.from(SZK) })
    await hands.dialog().getByText('szerencse: 3 kártya').waitFor()
    await soon(() => hands.dialog().getByLabel('Elfogy').isChecked()).toBe(true)
    await hands.press('Add hozzá')
    await hands.press('Kész')
    await hands.tool('Megfordítás')
    const cards: string[] = []
    for (let i = 0; i < 3; i++) {
      await hands.click(1)
      cards.push(await hands.dialog().locator('.chance-card').innerText())
      const box = (await hands.dialog().boundingBox())!
      expect(Math.abs(box.x + box.width / 2 - 640)).toBeLessThan(5)
      await hands.press('OK')
    }
    expect(cards.sort()).toEqual(['Dobj újra!', 'Lépj előre\nhárom mezőt.', 'Maradj ki\negy körből.'])
    await hands.click(1)
    await hands.dialog().getByText('Keverjem újra?').waitFor()
    await hands.press('Mégse')
    await hands.dialog().waitFor({ state: 'detached' })
    await hands.click(1)
    await hands.press('Újrakeverés')
    await page.locator('.chance-card').waitFor()
    await hands.press('OK')
  }))

test('„Ha a négyzetet nem jelölöd be, a program akár kétszer egymás után is kihúzhatja ugyanazt a kártyát”', () =>
  atTable('/table', async hands => {
    await hands.menu('Kellékek', 'Sorsolók')
    await hands.dialog().getByRole('radio', { name: 'Szerencsekártya' }).check()
    await hands
      .dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'egy.szk', mimeType: 'text/plain', buffer: Buffer.from('1\nEgyetlen\n') })
    await hands.dialog().getByText('egy: 1 kártya').waitFor()
    await hands.dialog().getByLabel('Elfogy').uncheck()
    await hands.press('Add hozzá')
    await hands.press('Kész')
    await hands.tool('Megfordítás')
    for (let i = 0; i < 3; i++) {
      await hands.click(1)
      await soon(() => hands.dialog().locator('.chance-card').innerText()).toBe('Egyetlen')
      await hands.press('OK')
    }
  }))

test('más kockák: 4, 8, 10, 12, 20, 100 és egyéni oldalak', () =>
  atTable('/table', async hands => {
    for (const sides of ['4', '8', '10', '12', '20', '100']) {
      await hands.menu('Kellékek', 'Sorsolók')
      await hands.dialog().getByRole('radio', { name: 'Más kocka' }).check()
      await hands.dialog().getByLabel('Oldalak').selectOption(sides)
      await hands.press('Add hozzá')
      await hands.press('Kész')
      await hands.page.keyboard.press('r')
    }
    await soon(() => hands.things('die').count()).toBe(6)
    await hands.menu('Kellékek', 'Sorsolók')
    await hands.dialog().getByRole('radio', { name: 'Más kocka' }).check()
    await hands.dialog().getByLabel('Oldalak').selectOption('custom')
    await hands
      .dialog()
      .getByLabel(/^Egyéni oldalak/)
      .fill('bal\njobb')
    await hands.press('Add hozzá')
    await hands.press('Kész')
    await hands.dragBy(7, -300, -150)
    await hands.tool('Megfordítás')
    await hands.click(7)
    expect(['bal', 'jobb']).toContain(await hands.thing(7).locator('text').innerHTML())
  }))

test('„Zsetonok … Számjegyek … Betűtípus … dőlt és/vagy félkövér … Betűszín … Háttérszín … Darab … Érték … Add hozzá”; „Ide beírhatsz hosszabb számot is, … de nem fog végig látszani”', () =>
  atTable('/table', async hands => {
    await hands.menu('Kellékek', 'Zsetonok')
    const dialog = hands.dialog()
    await dialog.getByLabel('Számjegyek').fill('3')
    await dialog.getByLabel('Betűtípus').fill('Georgia')
    await dialog.getByLabel('Félkövér').check()
    await dialog.getByLabel('Dőlt').check()
    await dialog.getByLabel('Méret').fill('1.5')
    await dialog.getByLabel('Betűszín').fill('#ffee00')
    await dialog.getByLabel('Háttérszín').fill('#003366')
    await dialog.getByLabel('Darab').fill('2')
    await dialog.getByLabel('Érték').fill('12345')
    await hands.press('Add hozzá')
    await hands.press('Kész')
    await soon(() => hands.things('token').count()).toBe(2)
    const text = hands.thing(1).locator('text')
    await soon(() => text.innerHTML()).toBe('123')
    await soon(() => text.getAttribute('font-family')).toBe('Georgia')
    await soon(() => text.getAttribute('font-weight')).toBe('700')
    await soon(() => text.getAttribute('font-style')).toBe('italic')
    await soon(() => text.getAttribute('fill')).toBe('#ffee00')
    await soon(() => hands.thing(1).locator('rect').last().getAttribute('fill')).toBe('#003366')
  }))

test('„A zsetont … a kézzel mozgathatod és a visszadobó eszközzel törölheted … végleg eltűnik. Ha a zsetonra a megfordító eszközzel kattintasz, átírhatod a számot. (Semmi sem tiltja …, hogy betűket … szerepeltess.)”', () =>
  atTable('/table', async hands => {
    await hands.menu('Kellékek', 'Zsetonok')
    await hands.press('Add hozzá')
    await hands.press('Kész')
    const from = await hands.spot(1)
    const to = await hands.dragBy(1, 90, -60)
    expect(Math.abs(to.x - from.x - 90)).toBeLessThan(1.5)
    await hands.tool('Megfordítás')
    await hands.click(1)
    await hands.dialog().getByLabel('Érték').fill('ABC')
    await hands.press('OK')
    await soon(() => hands.thing(1).locator('text').innerHTML()).toBe('ABC')
    await hands.tool('Visszadobás')
    await hands.click(1)
    await soon(() => hands.things().count()).toBe(0)
    await hands.tool('Doboz')
    await hands.dialog().getByText('A doboz üres.').waitFor()
  }))

test('„Alapállás felállítása. Nyisd ki a dobozt és rakd le azokat a figurákat … (Lehet egyszerre többet, akár az összeset is: egymásra halmozza őket az asztal bal felső sarkában.)”', () =>
  atTable('/table', async hands => {
    await hands.collect('piros korong', 6)
    await hands.put('piros korong', 'all')
    const spots = await Promise.all([1, 2, 3, 4, 5, 6].map(id => hands.spot(id)))
    for (const spot of spots) expect(Math.hypot(spot.x - spots[0]!.x, spot.y - spots[0]!.y)).toBeLessThan(0.6)
    const table = (await hands.page.locator('.surface').boundingBox())!
    expect(spots[0]!.x - table.x).toBeLessThan(150)
    expect(spots[0]!.y - table.y).toBeLessThan(150)
    await hands.dragBy(6, 300, 100)
    await hands.dragBy(5, 300, 200)
    await soon(async () => (await hands.spot(6)).x).toBeGreaterThan(spots[0]!.x + 290)
  }))

test('„Lépés, ugrás. Kapcsolj kézre. Fogd meg a lépő figurát és tedd át az új helyére.” „Ütés … kapcsolj a visszadobó eszközre és kattints a leütendő figurára.” „üsd le a régi figurát és tégy a helyébe egy másikat”', () =>
  atTable('/table?start=sakk', async hands => {
    const id = async (label: RegExp) =>
      Number(
        await hands.page
          .locator('.thing')
          .filter({ has: hands.page.locator(':scope') })
          .evaluateAll(
            (all, source) =>
              all
                .find(each => new RegExp(source).test(each.getAttribute('aria-label') ?? ''))
                ?.getAttribute('data-id'),
            label.source,
          ),
      )
    const pawn = await id(/világos gyalog, e2/)
    const victim = await id(/sötét gyalog, d7/)
    const target = await hands.spot(victim)
    await hands.page.keyboard.press('F1')
    await hands.drag(await hands.spot(pawn), { x: target.x + 3, y: target.y })
    await soon(() => hands.thing(pawn).getAttribute('aria-label')).toContain('d7')
    await hands.page.keyboard.press('F4')
    // The one below is hit at its rim, beside the one that came.
    await hands.page.evaluate(n => document.querySelector<HTMLElement>(`[data-id="${n}"]`)!.focus(), victim)
    await hands.page.keyboard.press('Enter')
    await soon(() => hands.thing(victim).count()).toBe(0)
    await hands.click(pawn)
    await soon(() => hands.things().count()).toBe(30)
    await hands.put('világos gyalog')
    await soon(() => hands.things().count()).toBe(31)
  }))

test('„Figura átváltoztatása … (erre legjobb példa a reversi) … a megfordító eszközre kapcsolsz és rákattintasz az átváltoztatandó figurára”', () =>
  atTable('/table?start=reversi', async hands => {
    await hands.tool('Megfordítás')
    const first = (await hands.things('piece').first().getAttribute('data-id'))!
    const before = (await hands.thing(Number(first)).getAttribute('aria-label'))!
    await hands.click(Number(first))
    await soon(() => hands.thing(Number(first)).getAttribute('aria-label')).not.toBe(before)
    const after = (await hands.thing(Number(first)).getAttribute('aria-label'))!
    const tint = (label: string) => (/fehér|világos/.test(label) ? 'white' : 'black')
    expect(tint(after)).not.toBe(tint(before))
  }))

test('„Ha a játékot több kockával játsszák, készíts több sorsolót, hogy egyszerre láthasd az összes kisorsolt számot”', () =>
  atTable('/table?start=backgammon', async hands => {
    await soon(() => hands.things('die').count()).toBeGreaterThanOrEqual(2)
    await hands.page.keyboard.press('3')
    for (const die of await hands.things('die').all()) {
      const id = Number(await die.getAttribute('data-id'))
      await hands.click(id)
      await soon(async () => (await hands.kept()).acts.at(-1)!.do).toBe('chance')
    }
  }))

test('„Előző lépés mutatása … a lépés jele zöld vonal a kiindulási pont és az úticél között; a megfordítás jele zöld kör a figura körül; a visszadobás jele piros kör”; kikapcsolható', () =>
  atTable('/table?start=reversi', async hands => {
    const { page } = hands
    const stroke = (selector: string) =>
      page.locator(selector).evaluate(each => getComputedStyle(each).stroke)
    const from = await hands.spot(1)
    const to = await hands.dragBy(1, 120, 40)
    const line = (await page.locator('.sign-move line').boundingBox())!
    expect(Math.abs(line.x - from.x)).toBeLessThan(6)
    expect(Math.abs(line.x + line.width - to.x)).toBeLessThan(6)
    await soon(() => stroke('.sign-move line')).toBe('rgb(31, 163, 74)')
    await hands.tool('Megfordítás')
    await hands.click(2)
    await soon(() => page.locator('.sign-move').count()).toBe(0)
    await soon(() => stroke('.sign-flip')).toBe('rgb(31, 163, 74)')
    const ring = (await page.locator('.sign-flip').boundingBox())!
    const piece = await hands.spot(2)
    expect(Math.abs(ring.x + ring.width / 2 - piece.x)).toBeLessThan(3)
    await hands.tool('Visszadobás')
    await hands.click(2)
    await soon(() => stroke('.sign-return')).toBe('rgb(210, 43, 31)')
    await hands.menu('Beállítások', 'Előző lépés mutatása')
    await soon(() => page.locator('.sign-return').count()).toBe(0)
    await page.reload()
    await page.locator('.thing').first().waitFor()
    await soon(() => page.locator('.signs *').count()).toBe(0)
    await hands.menu('Beállítások', 'Előző lépés mutatása')
    await soon(() => page.locator('.sign-return').count()).toBe(1)
  }))

test('a menük nevei a könyvéi, angolul is megvannak', async () => {
  await atTable('/table', async hands => {
    const { page } = hands
    const heads = ['Játék', 'Kellékek', 'Eszközök', 'Beállítások']
    await soon(async () =>
      (await page.locator('.bar-head').allInnerTexts()).map(text => text.trim()),
    ).toEqual(heads)
    const items = async (name: string) =>
      (
        await page
          .locator(`.bar-list[aria-label="${name}"] button > span:nth-child(2)`)
          .evaluateAll(all => all.map(each => each.textContent))
      ).filter(Boolean)
    await soon(async () => (await items('Játék')).slice(0, 4)).toEqual([
      'Új játék',
      'Alapállás megnyitása',
      'Játék megnyitása',
      'Játék mentése',
    ])
    await soon(async () => (await items('Kellékek')).slice(0, 4)).toEqual([
      'Tábla',
      'Figurák',
      'Sorsolók',
      'Zsetonok',
    ])
    await soon(async () => (await items('Eszközök')).slice(0, 5)).toEqual([
      'Kéz',
      'Doboz',
      'Megfordítás',
      'Visszadobás',
      'Oszlop',
    ])
    await soon(async () => (await items('Beállítások'))[0]).toBe('Előző lépés mutatása')
  })
  await atTable(
    '/table',
    async ({ page }) => {
      await soon(async () =>
        (await page.locator('.bar-head').allInnerTexts()).map(text => text.trim()),
      ).toEqual(['Game', 'Supplies', 'Tools', 'Settings'])
    },
    { language: 'en' },
  )
})

test('an open menu stays open when what it offers changes', () =>
  atTable('/table', async ({ page }) => {
    await page.getByRole('menuitem', { name: 'Beállítások', exact: true }).first().click()
    const open = page.locator('.bar-list:popover-open')
    await open.getByText('Előző lépés mutatása', { exact: true }).waitFor()
    // As if another tab had chosen the other language.
    await page.evaluate(() => {
      localStorage.setItem('jatekvilag.settings', JSON.stringify({ language: 'en' }))
      window.dispatchEvent(new StorageEvent('storage', { key: 'jatekvilag.settings' }))
    })
    await soon(() => page.locator('html').getAttribute('lang')).toBe('en')
    await soon(() => open.count()).toBe(1)
    await soon(() => open.innerText()).not.toContain('Előző lépés mutatása')
  }))
