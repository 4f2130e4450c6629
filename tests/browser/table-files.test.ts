// Broken and hostile files at the free table: each gets a clear word, and the table stays as it was.
// With the parser's own list (tests/table.test.ts) these are more than forty kinds.
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { newTableFile } from '../../src/wire/index.ts'
import { soon, useHouse } from './browser.ts'
import { TableHands } from './table-hands.ts'

const house = useHouse()

const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}
/** A PNG that claims to be huge: a bomb for whoever unpacks it. */
function pngBomb(): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(60_000, 0)
  head.writeUInt32BE(60_000, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>window.hurt = true</script></svg>'
const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`

/** A table that is whole but for one number in its second act. */
const flat = JSON.stringify({
  ...newTableFile('flat', 'lapos', '2026-11-16T04:00:00.000Z'),
  acts: [
    { do: 'name', name: 'lapos' },
    {
      do: 'kind',
      kind: {
        id: 'a',
        name: 'a',
        inside: 1,
        front: { kind: 'art', art: 'disc', tint: 'red', width: 0, height: 1 },
      },
    },
  ],
})
const WHERE_FLAT = {
  hu: 'a 2. lépésnél: a figura előoldalának szélessége (0,05 és 200 közötti szám kell)',
  en: 'at act 2: the width of the front of the piece (a number from 0.05 to 200 is needed)',
}

const files: readonly (readonly [what: string, name: string, content: Buffer | string])[] = [
  ['an empty table', 'ures.jatek', ''],
  ['no JSON', 'rossz.jatek', 'ez nem az'],
  ['half a file', 'fel.jatek', '{"format":"jatekvilag-table","version":1,"kind":"ga'],
  ['another program’s JSON', 'masik.jatek', '{"format":"other"}'],
  ['deep JSON', 'mely.jatek', deep],
  ['binary noise', 'zaj.jatek', Buffer.from(Array.from({ length: 999 }, (_, i) => (i * 37) % 256))],
  ['a newer version', 'uj.jatek', '{"format":"jatekvilag-table","version":99}'],
  ['a piece without a width', 'lapos.jatek', flat],
  ['an empty picture', 'ures.png', ''],
  ['an SVG with a script', 'gonosz.svg', svg],
  ['an SVG that calls itself PNG', 'gonosz.png', svg],
  ['a page that calls itself a picture', 'lap.gif', '<html><script>window.hurt = true</script></html>'],
  ['a truncated PNG', 'csonka.png', pngBomb().subarray(0, 20)],
  ['a PNG of 3.6 thousand million points', 'bomba.png', pngBomb()],
  ['a BMP of negative size', 'negativ.bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60, 0xff)])],
  ['a JPEG of its head only', 'fej.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['a zip', 'csomag.webp', Buffer.from('PK\u0003\u0004')],
  ['a pack without a number', 'szam.szk', 'alma\nkörte\n'],
  ['a pack with a wrong number of lines', 'sorok.szk', '2\negy\nkettő\nhárom\n'],
  ['a pack of nothing', 'semmi.szk', '3\n'],
  ['a pack of no lines each', 'nulla.szk', '0\nalma\n'],
  ['a pack that is binary', 'bin.szk', Buffer.from([49, 10, 0, 1, 2, 3])],
  ['an empty pack', 'ures.szk', ''],
]

for (const language of ['hu', 'en'] as const)
  test(`${files.length} bad files give a clear word and leave the table untouched: ${language}`, async () => {
    const visit = await house().visit('/settings', { server: 'none', language })
    const { page } = visit
    const hands = new TableHands(page)
    await hands.open('/table?start=reversi')
    await hands.dragBy(1, 40, 20)
    const state = () =>
      page.evaluate(() =>
        JSON.stringify([
          document.title,
          document.querySelector('.world-board')?.getAttribute('src')?.length,
          [...document.querySelectorAll<HTMLElement>('.thing')].map(each => [
            each.ariaLabel,
            each.style.left,
            each.style.top,
            each.style.zIndex,
          ]),
        ]),
      )
    const before = await state()
    const acts = (await hands.kept()).acts
    for (const [what, name, content] of files) {
      await page
        .locator('.table-file')
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })
      const notice = page.locator('.notice.bad').filter({ hasText: name })
      await notice.waitFor()
      const text = await notice.innerText()
      expect(text.length, what).toBeGreaterThan(30)
      if (content === flat) expect(text, 'where it is wrong').toContain(WHERE_FLAT[language])
      expect(text, what).toContain(
        language === 'hu' ? 'Az asztal nem változott.' : 'The table has not changed.',
      )
      await notice.getByRole('button').click()
      await notice.waitFor({ state: 'detached' })
      await soon(() => state(), { message: what }).toBe(before)
    }
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
    await soon(async () => (await hands.kept()).acts).toEqual(acts)
    await house().leave(visit)
  })

test('a picture that is very large is scaled, one that is dropped or pasted becomes the board', async () => {
  const visit = await house().visit('/settings', { server: 'none' })
  const { page } = visit
  const hands = new TableHands(page)
  await hands.open('/table')
  const give = (how: 'drop' | 'paste', width: number, height: number) =>
    page.evaluate(
      async ([kind, w, h]) => {
        const canvas = new OffscreenCanvas(w as number, h as number)
        const context = canvas.getContext('2d')!
        context.fillStyle = '#884422'
        context.fillRect(0, 0, w as number, h as number)
        const file = new File([await canvas.convertToBlob()], 'nagy.png', { type: 'image/png' })
        const data = new DataTransfer()
        data.items.add(file)
        if (kind === 'drop')
          document
            .querySelector('.surface')!
            .dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
        else
          window.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
          )
      },
      [how, width, height] as const,
    )
  await give('drop', 5000, 2500)
  const size = () =>
    page
      .locator('.world-board')
      .evaluate(each => [(each as HTMLImageElement).naturalWidth, (each as HTMLImageElement).naturalHeight])
  await page.locator('.world-board').waitFor()
  await soon(size).toEqual([2048, 1024])
  await give('paste', 300, 200)
  await soon(size).toEqual([300, 200])
  await house().leave(visit)
})
