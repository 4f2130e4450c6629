import { dressed, graph, type Board, type Line } from '../../../kit/index.ts'

/** Spoke 0 leads to the upper left corner, the others follow clockwise: so the cities lie in the corners. */
export const SPOKES = [0, 1, 2, 3, 4, 5, 6, 7]
/** The distance of each ring from the middle, and of the cities. */
const RADII = [1.2, 2.15, 3.05]
const FAR = 4.5
/** The spokes with a city at their end, in turn white's and black's. */
const CITIES = [0, 2, 4, 6]
const CENTRE = 'C'

const on = (radius: number, spoke: number): readonly [number, number] => {
  const angle = ((spoke - 1) * Math.PI) / 4
  return [radius * Math.sin(angle), -radius * Math.cos(angle)]
}
const nodeOf = (ring: number, spoke: number): string => `${ring}${spoke % SPOKES.length}`

/** The middle, three rings of eight nodes named by ring and spoke (`30` is the outer one on spoke 0), four cities. */
function make(): Board {
  const rings = RADII.map((_, i) => SPOKES.map(spoke => nodeOf(i + 1, spoke)))
  const points: Record<string, readonly [number, number]> = { [CENTRE]: [0, 0] }
  for (const [i, radius] of RADII.entries())
    for (const spoke of SPOKES) points[nodeOf(i + 1, spoke)] = on(radius, spoke)
  for (const spoke of CITIES) points[`V${spoke}`] = on(FAR, spoke)
  const spokes = SPOKES.map(s => [
    CENTRE,
    ...rings.map(ring => ring[s]!),
    ...(CITIES.includes(s) ? [`V${s}`] : []),
  ])
  const plain = graph(points, [...rings.map(ring => [...ring, ring[0]!]), ...spokes], {}, name =>
    name.startsWith('V') ? (Number(name[1]) % 4 === 0 ? 'camp-white' : 'camp-black') : undefined,
  )
  // Rings are drawn as circles, clockwise.
  const lines = plain.lines.map(([a, b]): Line => {
    const ring = Number(plain.names[a]![0])
    const isRing = plain.names[b]!.startsWith(String(ring))
    if (!isRing) return [a, b]
    const [first, second] =
      (Number(plain.names[b]![1]) - Number(plain.names[a]![1]) + 8) % 8 === 1 ? [a, b] : [b, a]
    return [first, second, undefined, RADII[ring - 1]]
  })
  return dressed(plain, { lines })
}

export const board = make()
