/** Small drawings that stand among letters, in the colour of the text. Our own outlines in a box of 1000, y downwards. */
const circle = (x: number, y: number, r: number, way: 'filled' | 'hollow' = 'filled'): string => {
  const k = 0.5523 * r
  const turn = way === 'filled' ? 1 : -1
  const [a, b] = [turn * k, turn * r]
  return `M${x - r} ${y}C${x - r} ${y - a} ${x - k} ${y - b} ${x} ${y - b}C${x + k} ${y - b} ${x + r} ${y - a} ${x + r} ${y}C${x + r} ${y + a} ${x + k} ${y + b} ${x} ${y + b}C${x - k} ${y + b} ${x - r} ${y + a} ${x - r} ${y}Z`
}
const star = (): string =>
  `${Array.from({ length: 10 }, (_, i) => {
    const [angle, r] = [(i * Math.PI) / 5, i % 2 === 0 ? 480 : 200]
    const point = [500 + r * Math.sin(angle), 520 - r * Math.cos(angle)].map(Math.round)
    return `${i === 0 ? 'M' : 'L'}${point.join(' ')}`
  }).join('')}Z`

/** By the name of the command. */
export const ICONS: ReadonlyMap<string, string> = new Map([
  ['rubin', 'M200 150L800 150L960 380L500 940L40 380ZM330 420L500 800L670 420Z'],
  ['szen', 'M120 860L60 620L240 420L320 240L560 140L760 280L800 460L940 640L880 860Z'],
  ['macseta', 'M80 760L640 120C760 60 900 120 940 200C820 300 620 480 360 700L260 820L180 860Z'],
  ['iranytu', `${circle(500, 500, 460)}${circle(500, 500, 380, 'hollow')}M500 180L600 500L500 820L400 500Z`],
  [
    'kulacs',
    'M400 80L600 80L600 220C780 300 840 420 840 600C840 800 700 920 500 920C300 920 160 800 160 600C160 420 220 300 400 220Z',
  ],
  ['sator', 'M500 100L940 880L620 880L500 560L380 880L60 880Z'],
  ['terkep', 'M60 200L350 100L650 200L940 100L940 800L650 900L350 800L60 900Z'],
  [
    'sziv',
    'M500 930C120 640 40 440 40 310C40 160 160 80 280 80C380 80 460 140 500 230C540 140 620 80 720 80C840 80 960 160 960 310C960 440 880 640 500 930Z',
  ],
  ['karo', 'M500 40L880 500L500 960L120 500Z'],
  [
    'treff',
    `${circle(500, 270, 210)}${circle(270, 580, 210)}${circle(730, 580, 210)}M470 480L530 480C530 720 580 880 680 940L320 940C420 880 470 720 470 480Z`,
  ],
  [
    'pikk',
    'M500 60C560 220 940 400 940 620C940 760 830 830 720 830C640 830 570 790 530 720C540 820 580 900 660 940L340 940C420 900 460 820 470 720C430 790 360 830 280 830C170 830 60 760 60 620C60 400 440 220 500 60Z',
  ],
  ['csillag', star()],
  ['pipa', 'M80 520L220 380L420 580L800 140L940 280L420 880Z'],
])

/** What holds their place while the formula is set. */
export const PLACEHOLDER = '{\\,\\blacksquare\\,}'
export const PLACEHOLDER_SIGN = '25FC'
const NAMES = /\\(blacksquare|[a-z]+)(?![A-Za-z])/g

/** The drawings in a text in their order; undefined for a square that is meant as one. */
export const iconsIn = (latex: string): readonly (string | undefined)[] =>
  [...latex.matchAll(NAMES)].flatMap(([, name]) =>
    name === 'blacksquare' ? [undefined] : ICONS.has(name!) ? [ICONS.get(name!)] : [],
  )
