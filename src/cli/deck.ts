/** The deck studio without a browser: check a deck, print it, make pictures of it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  allCards,
  answerKey,
  BUILT_IN,
  calibrationPages,
  cardPicture,
  cardTotal,
  fitsPaper,
  imageSheets,
  kindOf,
  lintLatex,
  parseDeck,
  preflight,
  printSheets,
  printShop,
  readTable,
  typeset,
  CARD_SIZES,
  MOST_BLEED,
  ORDERS,
  PRESETS,
  SIZES,
  USUAL_SHEET,
  USUAL_SHOP,
  backPicture,
  withValues,
  differingValues,
  type CardId,
  type Deck,
  type SheetSettings,
  type ShopSettings,
} from '../studio/index.ts'
import { resvgPng } from '../studio/print/resvg.ts'
import { Mistake } from './arguments.ts'
import { generate, GENERATE_USAGE, judge, judgementLines } from './deck-generate.ts'

/** Files that lie beside the program. */
const BESIDE = { load: async (file: URL) => new Uint8Array(await readFile(file)).buffer }

const USAGE = `Usage: jatekvilag deck <command> <deck>
  <deck>: a deck as JSON, a table of formulas (.csv, .tsv), "-", or one of: ${BUILT_IN.map(({ id }) => id).join(', ')}
  check <deck> [--json]                  what is wrong, values, report before printing
  pdf   <deck> [--format A4|Letter|nyomda|calibration|key] [--out file.pdf] [--cards list] [--card metric|inch|tarot|square]
        sheets: [--gap mm] [--marks none|ticks|crosses|lines] [--backs long-edge|short-edge|fold-over|none] [--offset x,y]
        nyomda: [--colours rgb|cmyk] [--order front-back|back-front|fronts-then-backs|fronts|backs] [--bleed mm]
        [--preset name]: the files that print shops ask for: ${PRESETS.map(({ id }) => id).join(', ')}
  png   <deck> [--out folder] [--cards list] [--dpi 300] [--bleed with|without] [--card size] [--backs long-edge] [--sheet]
${GENERATE_USAGE}
  --cards: words and numbers parted by commas: path, start, action, ruby, goal, role, 1-40; --titles hu|en|none`

const OPTIONS = {
  json: { type: 'boolean' },
  format: { type: 'string' },
  out: { type: 'string' },
  cards: { type: 'string' },
  card: { type: 'string' },
  gap: { type: 'string' },
  marks: { type: 'string' },
  backs: { type: 'string' },
  offset: { type: 'string' },
  colours: { type: 'string' },
  order: { type: 'string' },
  titles: { type: 'string' },
  dpi: { type: 'string' },
  bleed: { type: 'string' },
  sheet: { type: 'boolean' },
  preset: { type: 'string' },
} as const

function read(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS })
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error))
  }
}
type Given = ReturnType<typeof read>

export async function deck(words: readonly string[]): Promise<void> {
  if (words[0] === 'generate') return generate(words.slice(1))
  const given = read(words)
  const [command, source, extra] = given.positionals
  const commands = { check, pdf, png } as const
  if (!command || !Object.hasOwn(commands, command) || source === undefined) throw new Mistake(USAGE)
  if (extra !== undefined) throw new Mistake(`deck ${command} does not know the word "${extra}".`)
  await commands[command as keyof typeof commands](given, readDeckFrom(source))
}

function readDeckFrom(source: string): Deck {
  const known = BUILT_IN.find(({ id }) => id === source)
  if (known) return known.deck
  let text: string
  try {
    text = readFileSync(source === '-' ? 0 : source, 'utf8')
  } catch {
    throw new Mistake(`The file "${source}" cannot be read.`)
  }
  if (/\.(csv|tsv|txt)$/i.test(source)) {
    const { deck, faults } = readTable(BUILT_IN[0]!.deck, text)
    const [fault] = faults
    if (fault) throw new Mistake(`Row ${fault.row}: ${fault.why.en}.`)
    return withValues(deck)
  }
  const read = parseDeck(text)
  if (!read.ok) throw new Mistake(read.why.en)
  return withValues(read.value)
}

function word<const W extends string>(
  name: string,
  text: string | undefined,
  usual: W,
  words: readonly W[],
): W {
  if (text === undefined) return usual
  const found = words.find(each => each === text)
  if (found === undefined) throw new Mistake(`--${name} must be one of ${words.join(', ')}, not "${text}".`)
  return found
}

function number(name: string, text: string | undefined, usual: number, least: number, most: number): number {
  if (text === undefined) return usual
  const n = Number(text)
  if (text.trim() === '' || !Number.isFinite(n) || n < least || n > most)
    throw new Mistake(`--${name} must be a number from ${least} to ${most}, not "${text}".`)
  return n
}

const titlesOf = ({ values }: Given) => word('titles', values.titles, 'hu', ['hu', 'en', 'none'])
const sizeOf = ({ values }: Given) => word('card', values.card, 'metric', SIZES)

function chosen({ values }: Given, deck: Deck): CardId[] {
  const all = allCards(deck)
  if (values.cards === undefined) return all
  const tests = values.cards.split(',').map(part => {
    const range = /^(\d+)(?:-(\d+))?$/.exec(part)
    if (range) {
      const [from, to] = [Number(range[1]), Number(range[2] ?? range[1])]
      return (card: CardId) => card.type === 'path' && card.index + 1 >= from && card.index + 1 <= to
    }
    if (part === 'path' || part === 'start') return (card: CardId) => card.type === part
    if (['action', 'ruby', 'goal', 'role'].includes(part))
      return (card: CardId) => card.type === 'kind' && kindOf(card.kind).group === part
    throw new Mistake(`--cards knows no "${part}".`)
  })
  const cards = all.filter(card => tests.some(test => test(card)))
  if (cards.length === 0) throw new Mistake('No card is chosen.')
  return cards
}

const nameOf = (card: CardId): string =>
  card.type === 'kind'
    ? `${card.kind}-${card.look + 1}`
    : `${card.type}-${String(card.index + 1).padStart(2, '0')}`

/** A value that is kept with many places is none that is known to the last of them. */
const nearly = (value: string): string => {
  if (!/\.\d{7}/.test(value)) return value
  const number = Number(value)
  return `≈ ${Math.abs(number) < 1e-3 && number !== 0 ? number.toPrecision(5) : number.toFixed(4)}`
}

async function check(given: Given, deck: Deck): Promise<void> {
  const report = preflight(deck, allCards(deck), sizeOf(given), titlesOf(given))
  const values = deck.paths.map(({ latex, value }, i) => {
    const set = latex === '' ? undefined : typeset(latex)
    const [fault] = lintLatex(latex)
    return { card: i + 1, latex, value, fault: fault ?? (set && !set.ok ? set.fault : null) }
  })
  const wrong = report.findings.some(({ level }) => level === 'error')
  if (given.values.json)
    console.log(
      JSON.stringify({ name: deck.name, cards: cardTotal(deck), values, report, play: judge(deck) }),
    )
  else {
    console.log(`${deck.name}: ${cardTotal(deck)} cards`)
    for (const { card, latex, value } of values)
      if (latex !== '')
        console.log(`${String(card).padStart(3)}  ${nearly(value ?? 'no value').padStart(8)}  ${latex}`)
    for (const { card, given: said, read } of differingValues(deck))
      console.log(`warning: card ${card + 1}: the value given is ${said}, the text is worth ${read}`)
    for (const { level, card, words } of report.findings)
      console.log(`${level}: ${card ? `${nameOf(card)}: ` : ''}${words.en}`)
    const type = report.smallestType
    console.log(
      `smallest letter ${type ? `${type.letter} pt (exponents ${type.script} pt)` : '-'}, lettering ${report.safeZone ?? '-'} mm from the cut, ink ${report.inkSum} %, thinnest line ${report.thinnestLine} mm`,
    )
    for (const line of judgementLines(judge(deck))) console.log(line)
  }
  if (wrong) process.exitCode = 1
}

async function pdf(given: Given, deck: Deck): Promise<void> {
  const { values } = given
  const format = word('format', values.format, 'A4', ['A4', 'Letter', 'nyomda', 'calibration', 'key'])
  if (values.preset !== undefined) return byPreset(given, deck)
  const [titles, card] = [titlesOf(given), sizeOf(given)]
  const backs = word('backs', values.backs, USUAL_SHEET.backs, [
    'long-edge',
    'short-edge',
    'fold-over',
    'none',
  ])
  const bytes = await (async () => {
    if (format === 'calibration')
      return calibrationPages(
        'A4',
        backs === 'short-edge' ? 'short-edge' : 'long-edge',
        titles === 'en' ? 'en' : 'hu',
      )
    if (format === 'key') return answerKey(deck, 'A4', titles === 'en' ? 'en' : 'hu')
    if (format === 'nyomda') {
      const colours = word('colours', values.colours, USUAL_SHOP.colours, ['rgb', 'cmyk'])
      const settings: ShopSettings = {
        card,
        colours,
        order: word('order', values.order, USUAL_SHOP.order, ORDERS),
        bleed: number('bleed', values.bleed, CARD_SIZES[card].bleed, 0, MOST_BLEED),
        titles,
      }
      return printShop(deck, chosen(given, deck), settings, BESIDE)
    }
    const [x = '0', y = '0'] = (values.offset ?? '0,0').split(',')
    const settings: SheetSettings = {
      paper: format,
      card,
      gap: number('gap', values.gap, USUAL_SHEET.gap, 0, 10),
      marks: word('marks', values.marks, USUAL_SHEET.marks, ['none', 'ticks', 'crosses', 'lines']),
      backs,
      offset: { x: number('offset', x, 0, -20, 20), y: number('offset', y, 0, -20, 20) },
      titles,
    }
    if (!fitsPaper(settings)) console.error('The cards come nearer than 4 mm to the edge of the paper.')
    return printSheets(deck, chosen(given, deck), settings)
  })()
  save(values.out ?? `${format.toLowerCase()}.pdf`, bytes)
}

/** What the print shop takes: one PDF, fronts and backs in two, or a picture of every side. */
async function byPreset(given: Given, deck: Deck): Promise<void> {
  const { values } = given
  const preset = PRESETS.find(({ id }) => id === values.preset)
  if (!preset)
    throw new Mistake(
      `--preset must be one of ${PRESETS.map(({ id }) => id).join(', ')}, not "${values.preset}".`,
    )
  const { shop, files } = preset
  if (files === 'pictures') {
    const folder = values.out ?? preset.id
    return png(
      { ...given, values: { ...values, out: folder, card: shop.card, bleed: 'with', backs: 'long-edge' } },
      deck,
    )
  }
  const out = values.out ?? `${preset.id}.pdf`
  const made = async (order: ShopSettings['order'], file: string) =>
    save(
      file,
      await printShop(deck, chosen(given, deck), { ...shop, order, titles: titlesOf(given) }, BESIDE),
    )
  if (files === 'one' || values.order !== undefined)
    return made(word('order', values.order, shop.order, ORDERS), out)
  for (const order of ['fronts', 'backs'] as const)
    await made(order, out.replace(/(\.pdf)?$/i, `-${order}.pdf`))
}

async function png(given: Given, deck: Deck): Promise<void> {
  const { values } = given
  const folder = values.out ?? '.'
  const cards = chosen(given, deck)
  const titles = titlesOf(given)
  if (values.sheet) {
    for (const [i, sheet] of imageSheets(deck, cards, titles).entries())
      save(join(folder, `sheet-${i + 1}.png`), resvgPng(sheet))
    return
  }
  const dpi = number('dpi', values.dpi, 300, 30, 1200)
  const bleed = word('bleed', values.bleed, 'without', ['with', 'without'])
  const size = sizeOf(given)
  for (const card of cards) {
    const name = nameOf(card)
    save(join(folder, `${name}.png`), resvgPng(cardPicture(deck, card, { dpi, bleed, titles, size })))
    if (values.backs !== undefined)
      save(join(folder, `${name}-back.png`), resvgPng(backPicture(deck, card, dpi, bleed, size)))
  }
}

function save(file: string, bytes: Uint8Array): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  } catch {
    throw new Mistake(`The file "${file}" cannot be written.`)
  }
  console.log(`${file}  ${bytes.length} bytes`)
}
