import type { Face, Kind } from '../../table/index.ts'
import type { Ground } from './ground.ts'

/** What was laid on one side of the board, laid on the other side with the other player's pieces. */

interface Spot {
  readonly x: number
  readonly y: number
}

/** Across: over the middle line of the board. Around: half a turn about its middle. */
export type Opposite = 'across' | 'around'

/** How far from the middle of a cell the mirror picture of another one may fall. */
const NEAR = 0.2

/** The cells on the other side; those that have none there, or were laid on already, are left out. */
export function oppositePlaces(
  ground: Ground,
  places: readonly Spot[],
  how: Opposite,
): { x: number; y: number; width: number }[] {
  const xs = ground.places.map(({ x }) => x)
  const ys = ground.places.map(({ y }) => y)
  const [sumX, sumY] = [Math.min(...xs) + Math.max(...xs), Math.min(...ys) + Math.max(...ys)]
  return places.flatMap(({ x, y }) => {
    const [wx, wy] = [how === 'around' ? sumX - x : x, sumY - y]
    const cell = ground.at(wx, wy)
    const place = cell === undefined ? undefined : ground.places[cell]
    if (!place || Math.hypot(place.x - wx, place.y - wy) > NEAR) return []
    if (places.some(each => Math.hypot(each.x - place.x, each.y - place.y) < NEAR)) return []
    return [{ x: place.x, y: place.y, width: place.unit }]
  })
}

const shape = (face: Face): string =>
  face.kind === 'art' ? JSON.stringify([face.art, face.drawing, face.width, face.height, face.cells]) : ''

/** The same drawing in another colour: the other player's piece. */
export const opponentOf = (box: readonly Kind[], kind: Kind): Kind | undefined => {
  const { front } = kind
  if (front.kind !== 'art') return undefined
  return box.find(
    each => each.front.kind === 'art' && shape(each.front) === shape(front) && each.front.tint !== front.tint,
  )
}
