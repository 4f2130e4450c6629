import { dressed, graph, onCircle, type Line } from '../../../kit/index.ts'

/** Spoke 0 leads to the upper left corner, the others follow clockwise: so the cities lie in the corners. */
const SPOKES = [0, 1, 2, 3, 4, 5, 6, 7]
/** The distance of each ring from the middle, and of the cities. */
const RADII = [1.2, 2.15, 3.05]
const FAR = 4.5
/** The spokes with a city at their end, in turn white's and black's. */
const CITIES = [0, 2, 4, 6]

const on = (radius: number, spoke: number) => onCircle(radius, (spoke - 1) / SPOKES.length)
/** The middle, three rings of eight nodes named by ring and spoke (`30` is the outer one on spoke 0), four cities. */
const points = Object.fromEntries([
  ['C', [0, 0] as const],
  ...RADII.flatMap((radius, i) => SPOKES.map(spoke => [`${i + 1}${spoke}`, on(radius, spoke)] as const)),
  ...CITIES.map(spoke => [`V${spoke}`, on(FAR, spoke)] as const),
])
const rings = RADII.map((_, i) => [...SPOKES, 0].map(spoke => `${i + 1}${spoke}`))
const spokes = SPOKES.map(s => ['C', `1${s}`, `2${s}`, `3${s}`, ...(CITIES.includes(s) ? [`V${s}`] : [])])
const plain = graph(points, [...rings, ...spokes], {}, name =>
  name.startsWith('V') ? (Number(name[1]) % 4 === 0 ? 'camp-white' : 'camp-black') : undefined,
)

/** Rings are drawn as circles, clockwise as they are listed. */
export const board = dressed(plain, {
  lines: plain.lines.map(([a, b]): Line => {
    const [ring, other] = [plain.names[a]![0]!, plain.names[b]![0]!]
    return ring === other ? [a, b, undefined, RADII[Number(ring) - 1]] : [a, b]
  }),
})
