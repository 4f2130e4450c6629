/** The answer key: every path card's number, expression and value, in order of value, for the teacher's desk. */
import { shapeName, shapeOf } from '../shapes.ts'
import type { Deck } from '../deck.ts'
import { line, type Drawn } from '../drawing.ts'
import { letter } from '../latex/fit.ts'
import { words } from './marks.ts'
import { Pdf } from './pdf.ts'
import { PAPERS, type Paper } from './settings.ts'

const BLACK = '#000000'
const GREY = '#777777'
/** How wide a small letter is at most, on the average of a line, in mm. */
const LETTER = 1.6

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
      ...words(`${number}.`, x, y - 3, 9),
      ...narrow(shapeName(shapeOf(shape))[language], x, y + 0.4, 25),
    )
    const expression = letter(latex, { x: x + 48, y, length: 43, room: tall - 2, turn: 0 }, BLACK, 12)
    if (expression.ok) drawn.push(...expression.fitted.drawn)
    const worth = value === null ? '\\text{–}' : `=${latexOf(value)}`
    const shown = letter(worth, { x: x + 79, y, length: 18, room: tall - 2, turn: 0 }, BLACK, 12)
    if (shown.ok) drawn.push(...shown.fitted.drawn)
    drawn.push(line(`M${x} ${y + tall / 2}H${x + column - 5}`, '#cccccc', 0.15))
  }
  page.draw(drawn)
  await pdf.add(page)
  return pdf.save()
}

/** Small grey words broken into lines that are no wider than the column. */
function narrow(text: string, x: number, y: number, width: number): Drawn[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)!} ${word}`.trim()
    if (longer !== word && longer.length * LETTER > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines.flatMap((each, i) => words(each, x, y + i * 2.8, 7, GREY))
}

function latexOf(value: string): string {
  const [above = '', below] = value.split('/')
  if (below === undefined) return above.replace('.', ',')
  return above.startsWith('-') ? `-\\frac{${above.slice(1)}}{${below}}` : `\\frac{${above}}{${below}}`
}
