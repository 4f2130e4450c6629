/** Two pages to print on both sides once: a ruler for the scale, a grid to read the offset of the back from. */
import { P } from '../art/palette.ts'
import { ellipse } from '../art/pen.ts'
import { line, type Drawn } from '../drawing.ts'
import { words } from './marks.ts'
import { Pdf } from './pdf.ts'
import { PAPERS, type Backs, type Paper } from './settings.ts'

const BLACK = '#000000'

export async function calibrationPages(
  paper: Paper,
  backs: Exclude<Backs, 'none' | 'fold-over'>,
  language: 'hu' | 'en',
): Promise<Uint8Array> {
  const { w, h } = PAPERS[paper]
  const pdf = await Pdf.begin(language === 'hu' ? 'Nyomtatópróba' : 'Printer test', 'rgb')
  const front = pdf.page({ w, h })
  const [cx, cy] = [w / 2, h / 2]
  const text = (hu: string, en: string) => (language === 'hu' ? hu : en)
  front.draw([
    ...ruler(30, 40, 150),
    ...words(
      text(
        'Ez a vonal pontosan 150 mm. Ha nem annyi, nyomtass 100 %-os méretben.',
        'This line is exactly 150 mm. If it is not, print at 100 % size.',
      ),
      30,
      30,
      11,
    ),
    ...frame(30, 60, 63, 88),
    ...words(text('Egy lap: 63 × 88 mm', 'One card: 63 × 88 mm'), 33, 66, 10),
    ...frame(110, 60, 63.5, 88.9),
    ...words('2,5 × 3,5 in', 113, 66, 10),
    ...target(cx, cy + 50),
    ...words(
      text(
        'Elöl. Tartsd a lapot a fény felé: hol áll a hátoldal piros keresztje?',
        'Front. Hold the sheet to the light: where is the red cross of the back?',
      ),
      30,
      cy + 88,
      11,
    ),
    ...words(
      text(
        'Jobbra és lefelé pozitív. A leolvasott számok ellentettjét írd az eltoláshoz,',
        'Right and down are positive. Enter the opposite of what you read as the offset,',
      ),
      30,
      cy + 96,
      10,
    ),
    ...words(
      text(
        'a vízszintesnél viszont magát a számot, mert a hátoldal tükrözve látszik.',
        'but the number itself for the horizontal one: the back is seen mirrored.',
      ),
      30,
      cy + 103,
      10,
    ),
  ])
  await pdf.add(front)
  const back = pdf.page({ w, h })
  // The middle of the target as seen from behind.
  const [bx, by] = backs === 'short-edge' ? [cx, h - (cy + 50)] : [w - cx, cy + 50]
  back.draw([
    line(`M${bx - 15} ${by}H${bx + 15}M${bx} ${by - 15}V${by + 15}`, P.ruby, 0.35),
    line(ellipse(bx, by, 5), P.ruby, 0.35),
  ])
  await pdf.add(back)
  return pdf.save()
}

function ruler(x: number, y: number, length: number): Drawn[] {
  const ticks: string[] = [`M${x} ${y}H${x + length}`]
  for (let i = 0; i <= length; i++) ticks.push(`M${x + i} ${y}v${i % 10 === 0 ? 4 : i % 5 === 0 ? 2.6 : 1.4}`)
  const numbers = Array.from({ length: Math.floor(length / 10) + 1 }, (_, i) =>
    words(String(i), x + i * 10 - 1, y + 7, 8),
  ).flat()
  return [line(ticks.join(''), BLACK, 0.2), ...numbers]
}

const frame = (x: number, y: number, w: number, h: number): Drawn[] => [
  line(`M${x} ${y}h${w}v${h}h${-w}Z`, BLACK, 0.2),
]

function target(x: number, y: number): Drawn[] {
  const lines: string[] = []
  for (let i = -10; i <= 10; i++) {
    const long = i % 5 === 0 ? 3 : 1.5
    lines.push(`M${x + i} ${y - long}v${2 * long}`, `M${x - long} ${y + i}h${2 * long}`)
  }
  return [
    line(lines.join(''), BLACK, 0.15),
    line(`M${x - 20} ${y}h40M${x} ${y - 20}v40`, BLACK, 0.2),
    ...[-10, -5, 5, 10].flatMap(i => [
      ...words(String(i), x + i - 1, y + 5, 7),
      ...words(String(i), x + 4, y + i, 7),
    ]),
  ]
}
