// Beyond the checklist: the teacher's whole path, decks kept and shared, bad input, long work, access.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { parseDeck, trigonometricDeck } from '../../src/studio/index.ts'
import { oneInTurn } from '../rotation.ts'
import { blameless } from './axe.ts'
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
  tile,
  write,
} from './studio-hands.ts'

const house = useHouse()
const enter = (wishes: PageWishes = {}, path = '/studio'): Promise<Visit> =>
  house().visit(path, { server: 'none', ...wishes })
const saved = (page: Page) => page.locator('.st-name').getByText('Mentve', { exact: true }).waitFor()
const more = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Továbbiak' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test("the teacher's whole path: new deck, forty formulas (two wrong), colours, A4, and all is there after a reload", async () => {
  const visit = await enter()
  const { page } = visit
  await newDeck(page)
  await page.locator('.st-name').getByRole('button').click()
  const naming = page.getByRole('dialog')
  await naming.getByRole('textbox').fill('Vasárnap esti törtek')
  await naming.getByRole('textbox').press('Enter')
  // From the first field with the arrow key, as a person fills a table.
  await fieldOf(page, 'p0').click()
  for (const [i, { latex }] of trigonometricDeck.paths.entries()) {
    const text = i === 11 ? '\\frac{1}{2' : i === 27 ? '\\sn 30^\\circ' : latex
    await page.keyboard.insertText(text)
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
  }
  await soon(() => page.getByRole('alert').count()).toBe(2)
  for (const wrong of [11, 27]) {
    await soon(() => tile(page, `p${wrong}`).getByRole('alert').textContent()).toContain('Rossz bemenet')
    await soon(() => letters(page, `p${wrong}`)).toBe('')
    await write(page, `p${wrong}`, trigonometricDeck.paths[wrong]!.latex)
  }
  await soon(() => page.getByRole('alert').count()).toBe(0)
  await soon(() => page.locator('.st-value').count()).toBe(40)
  await write(page, 's0', '\\text{monoton növekvő}')
  await page.getByLabel('Minden felirat színe').fill('#f6d264')
  await tile(page, 'p3').locator('.st-colour').fill('#ffffff')
  await page.getByRole('button', { name: 'Mind', exact: true }).click()
  const [sheet] = await saveTicked(page)
  expect(sheet!.name).toBe('vasarnap-esti-tortek-osvenylapok-a4.pdf')
  expect(pagesOf(sheet!)).toHaveLength(10)
  await closeReady(page)
  await saved(page)
  await page.reload()
  await page.locator('.st-tile .st-face > img').nth(40).waitFor()
  for (const [i, { latex, value }] of trigonometricDeck.paths.entries()) {
    await soon(() => fieldOf(page, `p${i}`).inputValue()).toBe(latex)
    await soon(() => tile(page, `p${i}`).locator('.st-value').textContent()).toBe(
      `= ${value!.replace('-', '−')}`,
    )
  }
  await soon(() => letters(page, 'p0')).toContain('fill="#f6d264"')
  await soon(() => letters(page, 'p3')).toContain('fill="#ffffff"')
  await soon(() => page.getByText('41 kijelölve').count()).toBe(1)
  const [again] = await saveTicked(page)
  expect(again!.bytes.equals(sheet!.bytes), 'what was seen is what is kept').toBe(true)
  await house().leave(visit)
})

test('decks: rename, copy, export, import, share by link, delete', async () => {
  const visit = await enter()
  const { page } = visit
  await openBuiltIn(page, 'Trigonometrikus pakli')
  await page.goto('/studio')
  const cards = page.locator('.st-decks').first().locator('.st-deck')
  const act = async (name: string, item: string) => {
    // A press while the menu is still closing would only close it.
    await soon(() => page.locator('.menu:popover-open').count()).toBe(0)
    await page.getByRole('button', { name: `${name}: műveletek` }).click()
    await page.locator('.menu:popover-open').getByRole('menuitem', { name: item }).click()
  }
  await act('Trigonometrikus pakli', 'Átnevezés')
  await page.getByRole('dialog').getByRole('textbox').fill('Szögek 10. b')
  await page.getByRole('dialog').getByRole('textbox').press('Enter')
  await page.getByRole('heading', { name: 'Szögek 10. b', exact: true }).waitFor()
  await act('Szögek 10. b', 'Másolat')
  await page.getByRole('heading', { name: 'Szögek 10. b másolata' }).waitFor()
  await soon(() => cards.count()).toBe(2)
  const [json] = await downloads(page, 1, () => act('Szögek 10. b', 'Mentés fájlba (JSON)'))
  const read = parseDeck(json!.bytes.toString('utf8'))
  expect(read.ok && read.value).toEqual({ ...trigonometricDeck, name: 'Szögek 10. b' })
  const [csv] = await downloads(page, 1, () => act('Szögek 10. b', 'Táblázat mentése (CSV)'))
  expect(csv!.bytes.toString('utf8')).toContain('card;latex;colour;value')
  await act('Szögek 10. b', 'Megosztás hivatkozással')
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Hivatkozás' }).inputValue())
    .toContain('/studio#deck=')
  const link = await page.getByRole('textbox', { name: 'Hivatkozás' }).inputValue()
  await page.keyboard.press('Escape')
  await act('Szögek 10. b másolata', 'Törlés')
  await page.getByRole('dialog').getByRole('button', { name: 'Törlés' }).click()
  await expect.poll(() => cards.count()).toBe(1)
  const file = page.getByLabel('Pakli beolvasása').last()
  await file.setInputFiles({ name: 'pakli.json', mimeType: 'application/json', buffer: json!.bytes })
  await expect.poll(() => cards.count()).toBe(2)
  await file.setInputFiles({
    name: 'rossz.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a":1}'),
  })
  await page.getByText('A fájl nem olvasható be.').waitFor()
  await soon(() => cards.count()).toBe(2)
  // Another person, another browser: the link alone brings the deck.
  const other = await enter({}, link.slice(link.indexOf('/studio')))
  await other.page.locator('.st-tile .st-face > img').nth(41).waitFor()
  await soon(() => fieldOf(other.page, 'p5').inputValue()).toBe(trigonometricDeck.paths[5]!.latex)
  await house().leave(other)
  await house().leave(visit)
})

test('undo and redo, paste from a spreadsheet, values, own back', async () => {
  const visit = await enter()
  const { page } = visit
  await newDeck(page)
  await write(page, 'p0', '\\frac{1}{2}')
  await page.getByRole('button', { name: 'Visszavonás' }).click()
  await soon(() => letters(page, 'p0')).toBe('')
  await soon(() => fieldOf(page, 'p0').inputValue()).toBe('')
  await page.getByRole('button', { name: 'Újra' }).click()
  await soon(() => fieldOf(page, 'p0').inputValue()).toBe('\\frac{1}{2}')
  await more(page, 'Beillesztés táblázatból')
  const paste = page.getByRole('dialog')
  await paste.getByLabel('Táblázat').fill('\\sqrt{4}\n\\frac{1}{0}\n\\frac{1\n\\sqrt{2}\n2')
  await paste.getByRole('button', { name: 'A lapokra' }).click()
  await soon(() => paste.getByRole('status').textContent()).toContain('3. sor')
  await page.keyboard.press('Escape')
  await soon(() => tile(page, 'p0').locator('.st-value').textContent()).toBe('= 2')
  await soon(() => tile(page, 'p1').textContent()).toContain('Nincs értéke:')
  await soon(() => tile(page, 'p3').textContent()).toContain('Nem racionális')
  await page.getByRole('button', { name: 'Értékek' }).click()
  const values = () => page.getByRole('dialog').textContent()
  await soon(values).toContain('3 lapnak van értéke, 2 különböző')
  await soon(values).toContain('2: 1, 5. lap')
  await soon(values).toContain('Érték nélküli felirat')
  await page.keyboard.press('Escape')
  const icon = readFileSync(new URL('../../public/icon.svg', import.meta.url))
  const file = page.getByLabel('Saját hátlapkép…')
  await file.setInputFiles({ name: 'nem-kep.png', mimeType: 'image/png', buffer: icon.subarray(0, 20) })
  await page.getByText('Ez a fájl nem kép').waitFor()
  const png = await page.locator('.brand').screenshot()
  await file.setInputFiles({ name: 'hatlap.png', mimeType: 'image/png', buffer: png })
  await page.getByRole('img', { name: 'Hátlap' }).waitFor()
  await page.getByRole('button', { name: 'Mind', exact: true }).click()
  const [sheet] = await saveTicked(page)
  expect(sheet!.bytes.toString('latin1')).toContain('/Subtype /Image')
  await closeReady(page)
  await house().leave(visit)
})

test('a given value that differs is told at once; an undecided number shows what is certain of it', async () => {
  const visit = await enter()
  const { page } = visit
  await newDeck(page)
  await more(page, 'Beillesztés táblázatból')
  const paste = page.getByRole('dialog')
  await paste
    .getByLabel('Táblázat')
    .fill('lap;képlet;érték\n3;1\\,000;999\n4;\\lg 100;2\n5;\\arctg\\pi+\\arctg\\frac1\\pi;')
  await paste.getByRole('button', { name: 'A lapokra' }).click()
  const told = '3. lap: A megadott érték 999, a kiszámolt 1000.'
  await soon(() => paste.getByRole('status').textContent()).toContain(told)
  await page.keyboard.press('Escape')
  // It stays until the person has decided.
  await page.getByRole('button', { name: 'Értékek' }).click()
  const values = page.getByRole('dialog')
  await soon(() => values.textContent()).toContain(told)
  await values.getByRole('button', { name: 'Legyen 1000' }).click()
  await soon(() => values.textContent()).not.toContain('megadott')
  await page.keyboard.press('Escape')
  await soon(() => tile(page, 'p2').textContent()).not.toContain('megadott')
  // Nobody has decided whether it is a fraction: all digits that are certain, and a place for a value of one's own.
  await soon(() => tile(page, 'p4').locator('.st-value').textContent()).toBe('≈ 1,5707963268')
  await soon(() => tile(page, 'p4').getByLabel('Saját érték:').inputValue()).toBe('')
  await house().leave(visit)
})

test('bad LaTeX is refused at the field and executes nothing', async () => {
  const visit = await enter()
  const { page } = visit
  await newDeck(page)
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  page.on('dialog', dialog => asked.push(dialog.message()))
  const bad = [
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '\\href{javascript:alert(1)}{x}',
    '\\input{/etc/passwd}',
    '\\include{x}',
    '\\def\\a{\\a\\a}\\a',
    '\\newcommand{\\x}{\\x}\\x',
    '\\require{html}',
    '\\style{color:red}{x}',
    '\\class{a}{x}',
    '\\cssId{a}{x}',
    '\\unicode{x41}',
    '\\color{red}x',
    '\\includegraphics{http://example.org/a.png}',
    '\\url{http://example.org}',
    '$x$',
    '}{',
    '\\',
    '{'.repeat(300),
    'x'.repeat(10_000),
    'a\u0000b',
    '\\left( x',
    '\\begin{matrix}1',
    '&',
    '^',
  ]
  for (const text of bad) {
    await write(page, 'p0', text)
    const fault = tile(page, 'p0').getByRole('alert')
    await soon(() => fault.count(), { message: text.slice(0, 40) }).toBe(1)
    await soon(() => fault.textContent()).toContain('Rossz bemenet')
    await soon(() => fault.locator('img, script, a').count()).toBe(0)
    await soon(() => letters(page, 'p0')).toBe('')
  }
  expect(asked).toEqual([])
  await house().leave(visit)
})

test('long work: the generator fills the cards and makes a second deck, can be stopped; playability; pictures', async () => {
  const visit = await enter()
  const { page } = visit
  await newDeck(page)
  await page.getByRole('button', { name: 'Képletek készítése' }).click()
  const dialog = page.getByRole('dialog', { name: 'Képletek készítése' })
  await dialog.getByLabel('Sorsolás száma').fill('7')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Elkészítés' }).click()
  await page.getByText('40 ellenőrzött képlet').waitFor({ timeout: 60_000 })
  await soon(() => page.locator('.st-value').count()).toBe(40)
  await soon(() => page.getByRole('alert').count()).toBe(0)
  await page.getByRole('button', { name: 'Visszavonás' }).click()
  await soon(() => page.locator('.st-value').count()).toBe(0)
  await page.getByRole('button', { name: 'Újra' }).click()
  await page.getByRole('button', { name: 'Játszhatóság' }).click()
  const progress = page.getByRole('dialog', { name: 'Folynak a próbajátszmák…' })
  await progress.getByRole('progressbar').waitFor()
  await progress.getByRole('button', { name: 'Megszakítás' }).click()
  await page.getByText('Megszakítva.').waitFor()
  await soon(() => progress.count()).toBe(0)
  await page.getByRole('button', { name: 'Játszhatóság' }).click()
  const report = page.getByRole('dialog', { name: 'Játszhatóság', exact: true })
  await report.waitFor({ timeout: 90_000 })
  await soon(() => report.textContent()).toMatch(/A körök \d+%-ában van letehető ösvénylap/)
  await soon(() => report.locator('.st-findings li').count()).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  for (const key of ['p0', 'p1']) await tile(page, key).locator('.st-tick input').check()
  const [zip] = await downloads(page, 1, () => more(page, 'PNG-képek (300 dpi)'))
  expect(zip!.name).toMatch(/-png\.zip$/)
  expect(zip!.bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  const at = zip!.bytes.indexOf(Buffer.from([0x89, 0x50, 0x4e, 0x47]))
  // 63 × 88 mm at 300 dots an inch.
  expect([zip!.bytes.readUInt32BE(at + 16), zip!.bytes.readUInt32BE(at + 20)]).toEqual([744, 1039])
  await closeReady(page)
  const [image] = await downloads(page, 1, () => more(page, 'Képtábla'))
  expect(image!.bytes.readUInt32BE(16)).toBe(4000)
  await closeReady(page)
  await page.goto('/studio')
  await page.getByRole('heading', { name: 'Új pakli (B)' }).waitFor()
  await house().leave(visit)
})

test('the typesetter is loaded with the editor only, once, and beside the page', async () => {
  const visit = await house().visit('/settings', { server: 'none' })
  const { page } = visit
  const travelled: number[] = []
  const counting: Promise<unknown>[] = []
  page.on('requestfinished', request => {
    if (request.url().endsWith('.js'))
      counting.push(request.sizes().then(({ responseBodySize }) => travelled.push(responseBodySize / 1024)))
  })
  const all = async () => {
    await page.waitForLoadState('networkidle')
    await Promise.all(counting)
    return travelled.reduce((sum, size) => sum + size, 0)
  }
  await page.goto('/studio')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await all()).toBeGreaterThan(20)
  expect(await all()).toBeLessThan(150)
  // What is compiled in the thread that answers a person; threads beside it have their own.
  const session = await page.context().newCDPSession(page)
  let compiled = 0
  session.on('Debugger.scriptParsed', ({ url, length = 0 }) => {
    if (url.endsWith('.js')) compiled += length
  })
  await session.send('Debugger.enable')
  await newDeck(page)
  await write(page, 'p0', '\\frac{1}{2}')
  await soon(() => letters(page, 'p0')).toContain('<path')
  await page.getByRole('button', { name: 'Képletek készítése' }).click()
  await page.getByRole('dialog', { name: 'Képletek készítése' }).waitFor()
  await all()
  expect(travelled.filter(size => size > 300)).toHaveLength(1)
  expect(compiled).toBeGreaterThan(100_000)
  expect(compiled).toBeLessThan(600_000)
  await house().leave(visit)
})

test('a deck goes to the game', async () => {
  const visit = await enter()
  const { page } = visit
  await openBuiltIn(page, 'Trigonometrikus pakli')
  await page.getByRole('button', { name: 'Játsszuk ezt a paklit' }).click()
  await page.waitForURL(/\/play\/ekkovadaszok\?deck=deck-[0-9a-f]{16}/)
  const kept = () => page.evaluate(() => localStorage.getItem('jatekvilag.gem-decks'))
  await soon(async () => JSON.parse((await kept()) ?? '[]') as unknown).toMatchObject([
    { name: 'Trigonometrikus pakli' },
  ])
  await visit.context.close()
})

for (const [language, wishes] of oneInTurn([
  ['hu', { theme: 'light', width: 1280, height: 800 }],
  ['en', { theme: 'dark', width: 360, height: 740, hand: 'touch' }],
] satisfies (readonly ['hu' | 'en', PageWishes])[]))
  test(`axe finds nothing serious in the studio: ${language}, ${wishes.theme}, ${wishes.width} px`, async () => {
    const visit = await enter({ language, ...wishes })
    const { page } = visit
    const fine = async (where: string) => {
      await blameless(page, where)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, where).toBe(0)
    }
    const words = {
      hu: {
        open: 'Trigonometrikus pakli: megnyitás',
        help: 'Segítség!',
        print: 'Nyomtatási beállítások',
        values: 'Értékek',
      },
      en: { open: 'Trigonometric deck: open', help: 'Help!', print: 'Print settings', values: 'Values' },
    }[language]
    await page.getByRole('heading', { level: 1 }).waitFor()
    await fine('menu')
    await page.getByRole('button', { name: words.open }).last().click()
    await page.locator('.st-tile .st-face > img').nth(41).waitFor()
    await write(page, 'p0', '\\frac{1}{2')
    await write(page, 'p1', '\\frac{1}{0}')
    await page.getByRole('button', { name: words.help }).click()
    await fine('editor')
    await page.getByRole('button', { name: words.help }).click()
    await page.getByRole('button', { name: words.print }).click()
    await fine('print')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: words.values }).click()
    await fine('values')
    await page.goto(page.url().replace('/cards', '/further'))
    await page.locator('.st-tile img').nth(19).waitFor()
    await fine('further')
    await house().leave(visit)
  }, 240_000)
