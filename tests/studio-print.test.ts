import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import {
  allCards,
  answerKey,
  applyAct,
  backDrawing,
  BACKS,
  calibrationPages,
  CARD_SIZES,
  cardPicture,
  cardSvg,
  editableCards,
  faceDrawing,
  faceOf,
  fitsPaper,
  fullDeck,
  furtherCards,
  imageSheets,
  NO_COUNTS,
  preflight,
  PRESETS,
  printSheets,
  printShop,
  sheetOf,
  trigonometricDeck,
  USUAL_SHEET,
  USUAL_SHOP,
  withValues,
  type CardId,
  type Drawn,
  type SheetSettings,
} from '../src/studio/index.ts'
import { coloursAt } from '../src/studio/contrast.ts'
import type { DrawnPicture } from '../src/studio/drawing.ts'
import { inksOf, inkSum } from '../src/studio/art/palette.ts'
import { scriptDepth } from '../src/studio/print/preflight.ts'
import { backPicture } from '../src/studio/print/images.ts'
import { resvgPng } from '../src/studio/print/resvg.ts'
import { lettersOf } from '../src/studio/print/sized.ts'

const folder = mkdtempSync(join(tmpdir(), 'studio-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
function kept(bytes: Uint8Array): string {
  const file = join(folder, `${files++}.pdf`)
  writeFileSync(file, bytes)
  return file
}

function tell(program: string, ...words: string[]): string {
  const { stdout, stderr, status } = spawnSync(program, words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program}: ${stderr}`)
  return stdout
}

const mm = (pt: number) => (pt * 25.4) / 72

function boxesOf(file: string, page: number) {
  const text = tell('pdfinfo', '-box', '-f', String(page), '-l', String(page), file)
  const box = (name: string) => {
    const [x, y, x2, y2] = new RegExp(`${name}Box:\\s+([\\d. -]+)`)
      .exec(text)![1]!
      .trim()
      .split(/\s+/)
      .map(Number) as [number, number, number, number]
    return { x: mm(x), y: mm(y), w: mm(x2 - x), h: mm(y2 - y) }
  }
  return {
    pages: Number(/Pages:\s+(\d+)/.exec(text)![1]),
    media: box('Media'),
    trim: box('Trim'),
    bleed: box('Bleed'),
    text,
  }
}

/** Vector only, without fonts, and in order for qpdf. */
function clean(file: string): void {
  expect(tell('qpdf', '--check', file)).toMatch(/No syntax or stream encoding errors/)
  expect(tell('pdfimages', '-list', file).trim().split('\n')).toHaveLength(2)
  expect(tell('pdffonts', file).trim().split('\n')).toHaveLength(2)
  expect(tell('pdftotext', file, '-').trim()).toBe('')
}

interface Bitmap {
  readonly w: number
  readonly h: number
  readonly at: (x: number, y: number) => readonly [number, number, number]
}

function rendered(file: string, page: number, dpi: number): Bitmap {
  const stem = join(folder, `page-${files++}`)
  tell('pdftoppm', '-r', String(dpi), '-f', String(page), '-l', String(page), file, stem)
  const name = readdirSync(folder).find(each => join(folder, each).startsWith(`${stem}-`))!
  const bytes = readFileSync(join(folder, name))
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 40).toString('latin1'))!
  const [w, h, from] = [Number(head[1]), Number(head[2]), head[0].length]
  const at = (x: number, y: number) => {
    const i = from + 3 * (y * w + x)
    return [bytes[i]!, bytes[i + 1]!, bytes[i + 2]!] as const
  }
  return { w, h, at }
}

const inked = (bitmap: Bitmap, x: number, y: number) => bitmap.at(x, y).some(v => v < 250)

const some = (n: number): CardId[] => editableCards(trigonometricDeck).slice(0, n)
const bare: SheetSettings = { ...USUAL_SHEET, marks: 'none', gap: 4 }

describe('A4 and Letter sheets', () => {
  it('the whole trigonometric deck: 13 sheets, both sides, in mm', async () => {
    const file = kept(await printSheets(trigonometricDeck, allCards(trigonometricDeck), USUAL_SHEET))
    clean(file)
    const { pages, media } = boxesOf(file, 1)
    expect(pages).toBe(26)
    expect(media.w).toBeCloseTo(210, 1)
    expect(media.h).toBeCloseTo(297, 1)
  })

  it('the 111 cards and the 41 editable ones', async () => {
    expect(boxesOf(kept(await printSheets(fullDeck, allCards(fullDeck), USUAL_SHEET)), 1).pages).toBe(26)
    expect(boxesOf(kept(await printSheets(fullDeck, editableCards(fullDeck), USUAL_SHEET)), 1).pages).toBe(10)
  })

  it('comes out byte for byte the same twice', async () => {
    const once = await printSheets(trigonometricDeck, some(12), USUAL_SHEET)
    const again = await printSheets(trigonometricDeck, some(12), USUAL_SHEET)
    expect(Buffer.compare(once, again)).toBe(0)
    const other = await printSheets(trigonometricDeck, some(11), USUAL_SHEET)
    expect(Buffer.compare(once, other)).not.toBe(0)
  })

  /** Where ink lies on the back, seen through the paper, must be where it lies on the front. */
  const registered: readonly (readonly [string, SheetSettings])[] = [
    ['long edge', bare],
    ['short edge', { ...bare, backs: 'short-edge' }],
    ['long edge, Letter, inches', { ...bare, gap: 1, paper: 'Letter', card: 'inch' }],
  ]
  it.each(registered)('fronts and backs lie behind each other: %s', async (_, settings) => {
    // Five cards: not symmetrical, so a back on the wrong side shows.
    const file = kept(await printSheets(trigonometricDeck, some(5), settings))
    expect(boxesOf(file, 1).pages).toBe(2)
    const [front, back] = [rendered(file, 1, 40), rendered(file, 2, 40)]
    let ink = 0
    let apart = 0
    for (let y = 0; y < front.h; y++)
      for (let x = 0; x < front.w; x++) {
        const [bx, by] = settings.backs === 'short-edge' ? [x, front.h - 1 - y] : [front.w - 1 - x, y]
        const [f, b] = [inked(front, x, y), inked(back, bx, by)]
        if (f) ink++
        if (f !== b) apart++
      }
    expect(ink).toBeGreaterThan(5 * 90 * 130)
    // Single points along the edges may round either way.
    expect(apart / ink).toBeLessThan(0.03)
  })

  it('shifts the back by the offset', async () => {
    const left = async (x: number) => {
      const file = kept(await printSheets(trigonometricDeck, some(1), { ...bare, offset: { x, y: 0 } }))
      const page = rendered(file, 2, 100)
      for (let at = 0; at < page.w; at++)
        if (inked(page, at, Math.round(page.h * 0.2))) return (at * 25.4) / 100
      return 0
    }
    expect((await left(2.5)) - (await left(0))).toBeCloseTo(2.5, 0)
  })

  it('gives every card its own kind of back, at its mirrored place', async () => {
    const cards: CardId[] = [
      { type: 'kind', kind: 'ruby1', look: 0 },
      { type: 'path', index: 0 },
      { type: 'kind', kind: 'hunter', look: 0 },
    ]
    const page = rendered(kept(await printSheets(fullDeck, cards, bare)), 2, 25.4)
    // One millimetre a point. The rims of the backs: wine red at the right, dusk at the left, greenery between.
    const rim = (column: number) => page.at(Math.round(6.5 + column * 67), 60)
    expect(rim(2)).toEqual([109, 13, 39])
    const [red, green, blue] = rim(1)
    expect(green).toBeGreaterThan(Math.max(red, blue))
    expect(rim(0)).toEqual([43, 42, 74])
  })

  it('folds over: fronts left, backs mirrored right, on one page', async () => {
    const file = kept(
      await printSheets(trigonometricDeck, some(5), { ...bare, backs: 'fold-over', marks: 'ticks' }),
    )
    clean(file)
    const { pages, media } = boxesOf(file, 1)
    expect(pages).toBe(2)
    expect(media.w).toBeCloseTo(297, 1)
    const page = rendered(file, 2, 25.4)
    expect(inked(page, 40, 60)).toBe(true)
    expect(inked(page, 297 - 40, 60)).toBe(true)
    expect(inked(page, 110, 60)).toBe(false)
    expect(inked(page, 297 - 110, 60)).toBe(false)
  })

  it('draws three styles of marks, and none', async () => {
    const bytes = await Promise.all(
      (['none', 'ticks', 'crosses', 'lines'] as const).map(marks =>
        printSheets(trigonometricDeck, some(1), { ...bare, marks }),
      ),
    )
    const ink = bytes.map(each => {
      const page = rendered(kept(each), 1, 72)
      let margin = 0
      for (let y = 0; y < page.h; y++) for (let x = 0; x < 12; x++) if (inked(page, x, y)) margin++
      return margin
    })
    expect(ink[0]).toBe(0)
    expect(ink[2]).toBe(0)
    expect(ink[1]).toBeGreaterThan(0)
    expect(ink[3]).toBeGreaterThan(ink[1]!)
    expect(new Set(bytes.map(each => Buffer.from(each).toString('latin1'))).size).toBe(4)
  })

  it('warns of cards too near the edge of the paper', () => {
    expect(fitsPaper(USUAL_SHEET)).toBe(true)
    expect(fitsPaper({ ...USUAL_SHEET, gap: 10 })).toBe(false)
  })

  it('sets the formula where the preview shows it', async () => {
    const deck = applyAct(fullDeck, { type: 'write', card: 4, latex: '\\sin 30^\\circ', value: '1/2' })
    const { fitted, slot } = faceOf(deck, { type: 'path', index: 4 }).texts[0]!
    const page = rendered(
      kept(await printShop(deck, [{ type: 'path', index: 4 }], { ...USUAL_SHOP, order: 'fronts' })),
      1,
      254,
    )
    let [left, right] = [page.w, 0]
    for (let x = 0; x < page.w; x++)
      for (let y = 420; y < 520; y++)
        if (page.at(x, y).every(v => v > 235)) {
          left = Math.min(left, x)
          right = Math.max(right, x)
        }
    expect(left / 10).toBeCloseTo(3 + slot.x - fitted!.width / 2, 0)
    expect(right / 10).toBeCloseTo(3 + slot.x + fitted!.width / 2, 0)
  })

  it('reports progress and stops when told', async () => {
    const seen: number[] = []
    await printSheets(trigonometricDeck, some(20), USUAL_SHEET, { progress: done => seen.push(done) })
    expect(seen[0]).toBe(0)
    expect(seen.at(-1)).toBe(20)
    const stop = new AbortController()
    stop.abort()
    await expect(
      printSheets(trigonometricDeck, some(20), USUAL_SHEET, { signal: stop.signal }),
    ).rejects.toThrow(/abort/i)
  })
})

describe('for the print shop', () => {
  it('one card a page with 3 mm bleed; trim and bleed boxes; front and back in turn', async () => {
    const file = kept(await printShop(trigonometricDeck, some(3), USUAL_SHOP))
    clean(file)
    const { pages, media, trim, bleed } = boxesOf(file, 2)
    expect(pages).toBe(6)
    expect(media.w).toBeCloseTo(69, 1)
    expect(media.h).toBeCloseTo(94, 1)
    expect(bleed).toEqual(media)
    expect(trim.x).toBeCloseTo(3, 1)
    expect(trim.y).toBeCloseTo(3, 1)
    expect(trim.w).toBeCloseTo(63, 1)
    expect(trim.h).toBeCloseTo(88, 1)
    // Ink to the very edge.
    const page = rendered(file, 1, 50)
    expect([inked(page, 0, 0), inked(page, page.w - 2, page.h - 2)]).toEqual([true, true])
  })

  it('2.5 × 3.5 inches with an eighth of an inch', async () => {
    const { media, trim } = boxesOf(
      kept(await printShop(trigonometricDeck, some(1), { ...USUAL_SHOP, card: 'inch', bleed: 3.175 })),
      1,
    )
    expect(media.w).toBeCloseTo(69.85, 1)
    expect(trim.w).toBeCloseTo(63.5, 1)
    expect(trim.h).toBeCloseTo(88.9, 1)
  })

  it.each(PRESETS)('preset $id: pages of its size and bleed', async ({ shop }) => {
    const { w, h } = CARD_SIZES[shop.card]
    const file = kept(await printShop(trigonometricDeck, some(1), { ...shop, titles: 'hu' }))
    clean(file)
    const { media, trim } = boxesOf(file, 1)
    expect([trim.w, trim.h]).toEqual([expect.closeTo(w, 1), expect.closeTo(h, 1)])
    expect([media.w, media.h]).toEqual([
      expect.closeTo(w + 2 * shop.bleed, 1),
      expect.closeTo(h + 2 * shop.bleed, 1),
    ])
  })

  it('all orders', async () => {
    const pages = async (order: typeof USUAL_SHOP.order) =>
      boxesOf(kept(await printShop(trigonometricDeck, some(2), { ...USUAL_SHOP, order })), 1).pages
    expect(
      await Promise.all(
        (['front-back', 'back-front', 'fronts-then-backs', 'fronts', 'backs'] as const).map(pages),
      ),
    ).toEqual([4, 4, 4, 2, 2])
  })

  it('CMYK with an output intent, and nothing in RGB', async () => {
    const bytes = await printShop(trigonometricDeck, some(2), { ...USUAL_SHOP, colours: 'cmyk' })
    const file = kept(bytes)
    clean(file)
    // Nothing here can check a file against PDF/X, so none claims it.
    expect(boxesOf(file, 1).text).not.toMatch(/PDF\/X/)
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/OutputConditionIdentifier \(FOGRA39\)/)
    const open = join(folder, 'open.pdf')
    tell('qpdf', '--qdf', '--object-streams=disable', file, open)
    const content = readFileSync(open, 'latin1')
    expect(content).toMatch(/ k\n/)
    expect(content).not.toMatch(/ (rg|RG|g|G)\n/)
    expect(content).not.toContain('DestOutputProfile')
  })

  it('the whole deck in CMYK: what print shops check first', async () => {
    const load = async (file: URL) => new Uint8Array(readFileSync(file)).buffer
    const settings = { ...USUAL_SHOP, colours: 'cmyk' } as const
    const bytes = await printShop(trigonometricDeck, allCards(trigonometricDeck), settings, { load })
    const file = kept(bytes)
    clean(file)
    expect(Buffer.from(bytes).toString('latin1', 0, 8)).toBe('%PDF-1.4')
    const open = join(folder, 'whole.pdf')
    tell('qpdf', '--qdf', '--object-streams=disable', file, open)
    const content = readFileSync(open, 'latin1')
    // Nothing see-through, no lettering as fonts, no locks, nothing that acts or lies on top, no file inside.
    expect(content).not.toMatch(
      /\/(SMask|ExtGState|Group|BM|CA|ca|Font|Encrypt|Annots|JavaScript|JS|AA|OpenAction|AcroForm|EmbeddedFiles|OCProperties|LZWDecode|Alternates|OPI|PS|Ref)\b/,
    )
    // No colours but inks: neither of the page nor of pictures.
    expect(content).not.toMatch(/\/(DeviceRGB|CalRGB|CalGray|Lab|ICCBased|Indexed|Pattern)\b/)
    expect(content).not.toMatch(/ (rg|RG|g|G|sh|scn|SCN)\n/)
    expect(content.match(/\/DestOutputProfile/g)).toHaveLength(1)
    expect(content).toMatch(/\/S \/GTS_PDFX\b/)
    expect(content).toMatch(/\/Trapped \/False/)
    expect(content).toMatch(/\/ID \[\s*<[0-9a-f]{32}>\s*<[0-9a-f]{32}>/)
    for (const key of ['Title', 'Creator', 'Producer', 'CreationDate', 'ModDate'])
      expect(content, key).toMatch(new RegExp(`/${key} `))
    const boxes = (name: string) =>
      [...content.matchAll(new RegExp(`/${name} \\[([^\\]]*)\\]`, 'g'))].map(([, numbers]) =>
        numbers!.trim().split(/\s+/).map(Number),
      )
    const [media, bleed, trim] = [boxes('MediaBox'), boxes('BleedBox'), boxes('TrimBox')]
    expect([media.length, bleed.length, trim.length]).toEqual([224, 224, 224])
    for (const [i, [left = 0, bottom = 0, right = 0, top = 0]] of trim.entries()) {
      const within = (box: readonly number[]) =>
        box[0]! <= left && box[1]! <= bottom && box[2]! >= right && box[3]! >= top
      expect(within(bleed[i]!) && within(media[i]!)).toBe(true)
      expect(right > left && top > bottom).toBe(true)
    }
  })

  it('the profile of the inks travels in the file, whole and once', async () => {
    const load = async (file: URL) => new Uint8Array(readFileSync(file)).buffer
    const cmyk = { ...USUAL_SHOP, colours: 'cmyk' } as const
    const bytes = await printShop(trigonometricDeck, some(2), cmyk, { load })
    const file = kept(bytes)
    clean(file)
    expect(Buffer.from(bytes).toString('latin1').split('/DestOutputProfile').length).toBe(2)
    const [, object] = /\/DestOutputProfile (\d+) 0 R/.exec(Buffer.from(bytes).toString('latin1'))!
    const profile = execFileSync('qpdf', [`--show-object=${object}`, '--filtered-stream-data', file], {
      maxBuffer: 4e6,
    })
    // An ICC profile says its length, its class (a printer), its colours and its sign in its first bytes.
    expect(profile.readUInt32BE(0)).toBe(profile.length)
    expect(profile.toString('latin1', 12, 20)).toBe('prtrCMYK')
    expect(profile.toString('latin1', 36, 40)).toBe('acsp')
    expect(profile.toString('latin1')).toContain('ISO Coated v2 300% (basICColor)')
    const again = await printShop(trigonometricDeck, some(2), cmyk, { load })
    expect(Buffer.from(again).equals(Buffer.from(bytes))).toBe(true)
    // Without it (a page that has lost its network) the condition still has its name.
    const lost = await printShop(trigonometricDeck, some(2), cmyk, {
      load: () => Promise.reject(new Error('no network')),
    })
    expect(Buffer.from(lost).toString('latin1')).toMatch(/OutputConditionIdentifier \(FOGRA39\)/)
  })
})

describe('other sizes', () => {
  it.each([
    ['tarot', 4],
    ['square', 8],
  ] as const)('%s: %i cards on an A4 sheet, within the paper', (card, many) => {
    const sheet = sheetOf({ ...USUAL_SHEET, card })
    expect(sheet.fronts).toHaveLength(many)
    expect(fitsPaper({ ...USUAL_SHEET, card })).toBe(true)
  })
  it('lettering keeps its proportions where the art is stretched', () => {
    const face = faceOf(trigonometricDeck, { type: 'path', index: 0 })
    const [text] = lettersOf(face, CARD_SIZES.square)
    if (text?.type !== 'group' || !text.matrix) throw new Error('no lettering')
    expect(text.matrix[0]).toBeCloseTo(text.matrix[3], 6)
    expect(text.matrix[0]).toBeCloseTo(70 / 88, 6)
  })
})

describe('own pictures on cards of every size', () => {
  const picture = { data: 'data:image/png;base64,', width: 300, height: 200 }
  const tall = { ...picture, width: 200, height: 700 }
  const deck = { ...trigonometricDeck, back: picture, pictures: { jungle: tall, 'back-ruby': tall } }
  /** Where pictures lie on the card, in its own millimetres. */
  const shown = (drawn: readonly Drawn[], x = 1, y = 1, dx = 0, dy = 0): readonly DrawnPicture[] =>
    drawn.flatMap(node => {
      if (node.type === 'picture')
        return [{ ...node, x: node.x * x + dx, y: node.y * y + dy, w: node.w * x, h: node.h * y }]
      if (node.type !== 'group') return []
      const [a, , , d, e, f] = node.matrix ?? [1, 0, 0, 1, 0, 0]
      return shown(node.children, x * a, y * d, dx + e * x, dy + f * y)
    })
  const bleed = 'with'
  it.each(['metric', 'inch', 'tarot', 'square'] as const)(
    '%s: not stretched, to the end of the bleed',
    size => {
      const { w, h, bleed: past } = CARD_SIZES[size]
      const path = cardPicture(deck, { type: 'path', index: 0 }, { size, bleed })
      const ruby = allCards(deck).find(card => card.type === 'kind' && card.kind === 'ruby3')!
      const sides = [
        path,
        backPicture(deck, { type: 'path', index: 0 }, 300, bleed, size),
        backPicture(deck, ruby, 300, bleed, size),
      ]
      for (const { drawn } of sides) {
        const [found, ...more] = shown(drawn)
        if (!found || more.length > 0) throw new Error('one picture')
        // Cards of nearly the usual proportions are stretched by less than a hundredth.
        const apart = found.w / found.h / (found.picture.width / found.picture.height)
        expect(Math.abs(apart - 1)).toBeLessThan(0.01)
        expect(found.x).toBeLessThanOrEqual(-past + 1e-6)
        expect(found.y).toBeLessThanOrEqual(-past + 1e-6)
        expect(found.x + found.w).toBeGreaterThanOrEqual(w + past - 1e-6)
        expect(found.y + found.h).toBeGreaterThanOrEqual(h + past - 1e-6)
      }
    },
  )
  it('the report measures the lettering as it is printed', () => {
    const card = { type: 'path', index: 0 } as const
    const usual = preflight(trigonometricDeck, [card], 'metric').smallestType!
    const small = preflight(trigonometricDeck, [card], 'square').smallestType!
    expect(small.letter / usual.letter).toBeCloseTo(70 / 88, 1)
    expect(small.letter).toBeLessThan(usual.letter - 2)
  })
})

describe('how deep scripts go', () => {
  it.each([
    ['2+3', 0],
    ['2^3', 1],
    [String.raw`\frac{1}{2}`, 1],
    [String.raw`27^{\frac13}`, 2],
    [String.raw`2^{3^2}`, 2],
    [String.raw`\frac{a^2}{b}`, 2],
    ['3²', 1],
  ])('%s: %i', (latex, depth) => expect(scriptDepth(latex)).toBe(depth))
})

describe('inks', () => {
  const coloursOf = (drawn: readonly Drawn[]): string[] =>
    drawn.flatMap(node =>
      node.type === 'group'
        ? coloursOf(node.children)
        : node.type === 'path'
          ? [node.fill, node.stroke].filter(each => each !== undefined)
          : [],
    )

  it('no colour of any card lays down more than 240 %', () => {
    const faces = allCards(trigonometricDeck).flatMap(card => faceDrawing(faceOf(trigonometricDeck, card)))
    const backs = BACKS.flatMap(back => backDrawing(trigonometricDeck, back))
    for (const colour of new Set(coloursOf([...faces, ...backs])))
      expect(inkSum(colour), colour).toBeLessThanOrEqual(240)
  })

  it('own colours become inks too', () => {
    expect(inksOf('#000000')).toEqual([0, 0, 0, 100])
    expect(inksOf('#ffffff')).toEqual([0, 0, 0, 0])
    for (const colour of ['#0000ff', '#010101', '#123456', '#7f007f'])
      expect(inkSum(colour)).toBeLessThanOrEqual(240)
  })
})

describe('the report', () => {
  it('finds nothing in the built-in deck', () => {
    const report = preflight(trigonometricDeck, allCards(trigonometricDeck), 'metric')
    expect(report.findings).toEqual([])
    expect(report.cards).toBe(112)
    expect(report.safeZone).toBeGreaterThanOrEqual(3)
  })

  it('finds what is too long, too pale or wrong', () => {
    let deck = applyAct(fullDeck, {
      type: 'write',
      card: 4,
      latex: '\\sin 30^\\circ+'.repeat(12) + '1',
      value: null,
    })
    deck = applyAct(deck, { type: 'write', card: 5, latex: '1', value: '1' })
    deck = applyAct(deck, { type: 'colour', card: 5, colour: '#724a2d' })
    deck = applyAct(deck, { type: 'write', card: 6, latex: '\\foo', value: null })
    const levels = preflight(deck, editableCards(deck), 'metric').findings.map(({ card, level }) => [
      card?.type === 'path' ? card.index : null,
      level,
    ])
    expect(levels).toContainEqual([4, 'error'])
    expect(levels).toContainEqual([5, 'warning'])
    expect(levels).toContainEqual([6, 'error'])
  })
})

describe('other pages and pictures', () => {
  it('the test page is true to scale', async () => {
    const file = kept(await calibrationPages('A4', 'long-edge', 'hu'))
    clean(file)
    expect(boxesOf(file, 1).pages).toBe(2)
    const page = rendered(file, 1, 254)
    const row = 400
    const dark = Array.from({ length: page.w }, (_, x) => x).filter(x => inked(page, x, row))
    expect((dark.at(-1)! - dark[0]!) / 10).toBeCloseTo(150, 0)
  })

  it('the answer key is one clean page', async () => {
    const file = kept(await answerKey(trigonometricDeck, 'A4', 'hu'))
    clean(file)
    expect(boxesOf(file, 1).pages).toBe(1)
  })

  it.each([String.raw`2^{200}`, String.raw`\binom{100}{50}`, String.raw`\frac{1}{\sqrt2-1{,}41421356237}`])(
    'the answer key keeps the long value of %s within its column',
    async latex => {
      const deck = withValues(applyAct(fullDeck, { type: 'write', card: 0, latex, value: null }))
      expect(deck.paths[0]!.value).not.toBeNull()
      const page = rendered(kept(await answerKey(deck, 'A4', 'hu')), 1, 60)
      const millimetre = page.w / 210
      let strayed = 0
      // One row: the heading stands above it, the other column is empty.
      for (let y = Math.round(24 * millimetre); y < 60 * millimetre; y++)
        for (let x = Math.round(101 * millimetre); x < page.w; x++) if (inked(page, x, y)) strayed++
      expect(strayed).toBe(0)
    },
  )

  it('an own back picture is printed, once', async () => {
    const data = `data:image/png;base64,${Buffer.from(resvgPng(cardPicture(fullDeck, { type: 'path', index: 0 }, { dpi: 40 }))).toString('base64')}`
    const deck = applyAct(fullDeck, { type: 'back', picture: { data, width: 99, height: 139 } })
    const file = kept(await printSheets(deck, some(9), USUAL_SHEET))
    expect(tell('qpdf', '--check', file)).toMatch(/No syntax/)
    const objects = new Set(
      tell('pdfimages', '-list', file)
        .trim()
        .split('\n')
        .slice(2)
        .filter(row => row.includes(' image '))
        .map(row => row.trim().split(/\s+/)[10]),
    )
    expect(objects.size).toBe(1)
    expect(preflight(deck, some(9), 'metric').findings.some(({ words }) => /dpi/.test(words.en))).toBe(true)
  })

  it('PNGs at 300 dpi, with and without bleed, and sheets of 10 × 7', () => {
    const size = (bytes: Uint8Array) => [
      Buffer.from(bytes).readUInt32BE(16),
      Buffer.from(bytes).readUInt32BE(20),
    ]
    const card: CardId = { type: 'start', index: 0 }
    expect(size(resvgPng(cardPicture(trigonometricDeck, card)))).toEqual([744, 1039])
    expect(size(resvgPng(cardPicture(trigonometricDeck, card, { bleed: 'with' })))).toEqual([815, 1110])
    const sheets = imageSheets(fullDeck, allCards(fullDeck))
    expect(sheets).toHaveLength(2)
    expect(sheets[0]!.drawn).toHaveLength(70)
  })

  it('every one of the cards makes a picture of its own kind', () => {
    const kinds = furtherCards({
      ...NO_COUNTS,
      hunter: 7,
      rogue: 4,
      goalCoalNE: 1,
      goalCoalNW: 1,
      goalRuby: 1,
      map: 1,
    })
    const pictures = kinds.map(card => cardSvg(fullDeck, card))
    expect(new Set(pictures).size).toBe(kinds.length)
    for (const svg of pictures) expect(svg).not.toMatch(/NaN|undefined|<text|<image/)
  })

  it('backs look the same upside down, so that no card is known from behind', () => {
    const points: [number, number][] = []
    for (let i = 0; i < 1500; i++) points.push([((i * 37.31) % 62) + 0.5, ((i * 53.77) % 87) + 0.5])
    const turned = points.map(([x, y]): [number, number] => [63 - x, 88 - y])
    for (const back of BACKS) {
      const drawn = backDrawing(fullDeck, back)
      const [seen, upsideDown] = [coloursAt(drawn, points), coloursAt(drawn, turned)]
      const apart = points.filter((_, i) => seen[i] !== upsideDown[i]).length
      expect(apart / points.length, back).toBeLessThan(0.01)
    }
  })
})
