import { circlePath, type Kind, type Paint, type Shape } from '../../../kit/index.ts'

type Sign = 'sun' | 'moon' | 'star'
export const SIGNS: readonly Sign[] = ['sun', 'moon', 'star']
const NAMES = { sun: ['nap', 'sun'], moon: ['hold', 'moon'], star: ['csillag', 'star'] } as const
const PAINTS: Readonly<Record<Sign, Paint>> = { sun: 'yellow', moon: 'white', star: 'ink' }

const round = (v: number) => Math.round(v * 10) / 10
const DISC: readonly Shape[] = [
  { path: circlePath(42, 0, 4), fill: 'deep', stroke: 'line', width: 2.4 },
  { path: circlePath(42, 0, -2), fill: 'base', stroke: 'line', width: 2.4 },
  { path: circlePath(37, 0, -2), stroke: 'deep', width: 1.6 },
]

/** A star of so many points around x, y; `inner` is how deep it is cut. */
function starPath(points: number, inner: number, x: number, y: number, r: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const angle = (Math.PI * i) / points
    const reach = i % 2 === 0 ? r : r * inner
    return `${round(x + reach * Math.sin(angle))} ${round(y - reach * Math.cos(angle))}`
  })
  return `M${corners.join('L')}Z`
}
const signPath: Readonly<Record<Sign, (x: number, y: number, r: number) => string>> = {
  sun: (x, y, r) => starPath(8, 0.62, x, y, r),
  star: (x, y, r) => starPath(5, 0.42, x, y, r * 1.1),
  moon: (x, y, r) =>
    `M${round(x + r * 0.35)} ${round(y - r)}A${r} ${r} 0 1 0 ${round(x + r * 0.35)} ${round(y + r)}A${round(r * 1.5)} ${round(r * 1.5)} 0 0 1 ${round(x + r * 0.35)} ${round(y - r)}Z`,
}

// As many signs as the number of the piece: where they lie on the disc, from left to right and down, and how large they are.
const PLACES = [
  '0 0',
  '-16 0, 16 0',
  '0 -16, -16 11, 16 11',
  '-14 -14, 14 -14, -14 14, 14 14',
  '-18 -16, 18 -16, 0 0, -18 16, 18 16',
].map(list => list.split(', ').map(place => place.split(' ').map(Number)))
const SIZES = [25, 15, 14, 12.5, 11]

const disc = (sign: Sign, number: number): Kind => ({
  id: `${sign}${number}`,
  name: { hu: `${number}-es ${NAMES[sign][0]}`, en: `${NAMES[sign][1]} ${number}` },
  art: 'bare',
  drawing: [
    ...DISC,
    ...PLACES[number - 1]!.map(([x, y]): Shape => ({
      path: signPath[sign](x!, y! - 2, SIZES[number - 1]!),
      fill: PAINTS[sign],
      stroke: 'line',
      width: 1.6,
    })),
  ],
})

/** Suns, moons and stars, each from one to five. */
export const DISCS: readonly Kind[] = SIGNS.flatMap(sign => [1, 2, 3, 4, 5].map(number => disc(sign, number)))
