/** The answer key: every path card's number, expression and value, in order of value, for the teacher's desk. */
import { shapeOf, SIDES } from '../shapes.ts'
import type { Deck } from '../deck.ts'
import { line, type Drawn } from '../drawing.ts'
import { letter } from '../latex/fit.ts'
import { words } from './marks.ts'
import { Pdf } from './pdf.ts'
import { PAPERS, type Paper } from './settings.ts'

const BLACK = '#000000'
const GREY = '#444444'

export function numberOf(value: string): number {
  const [above, below] = value.split('/')
  return Number(above) / Number(below ?? 1)
}

export async function answerKey(deck: Deck, paper: Paper, language: 'hu' | 'en'): Promise<Uint8Array> {
  const { w, h } = PAPERS[paper]
  const pdf = await Pdf.begin(deck.name, 'rgb')
  const page = pdf.page({ w, h })
  const rows = deck.paths
    .map((card, i) => ({ ...card, number: i + 1 }))
    .filter(({ latex }) => latex !== '')
    .sort(
      (a, b) =>
        (a.value === null ? Infinity : numberOf(a.value)) -
          (b.value === null ? Infinity : numberOf(b.value)) || a.number - b.number,
    )
  const drawn: Drawn[] = [
    ...words(`${deck.name.slice(0, 60)}: ${language === 'hu' ? 'megoldókulcs' : 'answer key'}`, 15, 15, 15),
  ]
  const [top, tall, column] = [26, (h - 40) / 20, (w - 30) / 2]
  for (const [i, { number, latex, value, shape }] of rows.entries()) {
    const [x, y] = [15 + Math.floor(i / 20) * column, top + (i % 20) * tall + tall / 2]
    drawn.push(
      ...words(`${number}.`, x, y - 3.4, 13),
      ...words(deadEnd(shape, language), x + 9, y - 2.4, 9, GREY),
      ...words(openings(shape, language), x, y + 2.2, 9, GREY),
    )
    drawn.push(...besideEachOther(latex, value, x, y, tall - 2))
    drawn.push(line(`M${x} ${y + tall / 2}H${x + column - 5}`, '#cccccc', 0.15))
  }
  page.draw(drawn)
  await pdf.add(page)
  return pdf.save()
}

/** The expression and its value; a long value takes room from the expression, and one that is longer still is rounded. */
function besideEachOther(
  latex: string,
  value: string | null,
  x: number,
  y: number,
  room: number,
): readonly Drawn[] {
  const set = (text: string, [middle, length]: readonly [number, number]) => {
    const lettering = letter(text, { x: x + middle, y, length, room, turn: 0 }, BLACK, 12)
    if (!lettering.ok) return { drawn: [], fits: true }
    return { drawn: lettering.fitted.drawn, fits: lettering.fitted.note?.kind !== 'too-long' }
  }
  const exact = value === null ? '\\text{–}' : worthOf(value)
  const near = value === null ? exact : roundedOf(value)
  const tries = [exact, near].flatMap(worth =>
    PARTINGS.map(at => [set(latex, at.expression), set(worth, at.value)] as const),
  )
  const found =
    tries.find(parts => parts.every(({ fits }) => fits)) ?? tries.findLast(([, worth]) => worth.fits)
  return (found ?? tries[0]!).flatMap(({ drawn }) => drawn)
}
/** Where the middles are and how much room there is, mm. */
const PARTINGS = [
  { expression: [45.5, 46], value: [77, 16] },
  { expression: [37, 29], value: [70, 30] },
] as const

const LETTERS = {
  hu: { N: 'É', E: 'K', S: 'D', W: 'Ny' },
  en: { N: 'N', E: 'E', S: 'S', W: 'W' },
} as const
/** The openings by their first letters, large enough to be read at arm's length. */
function openings(id: string, language: 'hu' | 'en'): string {
  const { open } = shapeOf(id)
  return SIDES.filter(side => open.includes(side))
    .map(side => LETTERS[language][side])
    .join('–')
}
function deadEnd(id: string, language: 'hu' | 'en'): string {
  if (shapeOf(id).way === 'tunnel') return ''
  return language === 'hu' ? 'zsákutca' : 'dead end'
}

/** 1,6069 · 10⁶⁰ */
function roundedOf(value: string): string {
  const [digits = '', exponent = '0'] = numberOf(value).toExponential(4).split('e')
  return `\\approx ${digits.replace('.', '{,}')}\\cdot 10^{${Number(exponent)}}`
}
/** Long decimals are no exact values. */
function worthOf(value: string): string {
  const [above = '', below] = value.split('/')
  const size = Math.abs(Number(above))
  if (below === undefined && /\.\d{7}/.test(above) && (size < 1e-3 || size >= 1e12)) return roundedOf(value)
  if (below === undefined && /\.\d{7}/.test(above))
    return `\\approx ${Number(above).toFixed(4).replace('.', '{,}')}`
  if (below === undefined) return `=${above.replace('.', '{,}')}`
  return above.startsWith('-') ? `=-\\frac{${above.slice(1)}}{${below}}` : `=\\frac{${above}}{${below}}`
}
