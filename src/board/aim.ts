import type { Frame } from './geometry.ts'

/** When a finger aims first and confirms then: on small cells, on every board, or never. */
export type Aiming = 'small' | 'always' | 'never'

/** A cell that a finger aims at; it stays aimed at when the finger is lifted. */
export interface Aim {
  readonly cell: number
  readonly finger: 'down' | 'lifted'
}

/** A fingertip covers about so many pixels. */
const FINGER = 32

/** Whether a touch of a cell of so many pixels aims. */
export const aims = (how: Aiming, pixels: number): boolean =>
  how === 'always' || (how === 'small' && pixels < FINGER)

/** How much of the page two fingers have made larger. */
export const zoom = (): number => window.visualViewport?.scale ?? 1

export type Way = 'left' | 'right' | 'up' | 'down'
const WAYS: Readonly<Record<Way, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

/** The next cell in a direction as it is seen: the nearest one that lies more that way than aside. */
export function nextCell(frame: Frame, from: number, way: Way): number {
  const here = frame.places[from]!
  const [wx, wy] = WAYS[way]
  let [best, found] = [Infinity, from]
  for (const cell of frame.shown) {
    const [dx, dy] = [frame.places[cell]!.x - here.x, frame.places[cell]!.y - here.y]
    const ahead = dx * wx + dy * wy
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx)
    if (ahead < 0.05 || aside > ahead + 1e-6) continue
    // What lies straight ahead is meant rather than what is as near but aside.
    const far = ahead + 2 * aside
    if (far < best) [best, found] = [far, cell]
  }
  return found
}
