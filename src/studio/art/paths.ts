/** The pictures of path, Start and goal cards below their lettering. */
import type { Drawn } from '../drawing.ts'
import { shapeOf, type Shape } from '../shapes.ts'
import { blossoms, undergrowth, type Wild } from './jungle.ts'
import { obstacle } from './obstacles.ts'
import { camp, signs } from './start.ts'
import { distanceTo, drawTrail, TRAIL_WIDTH, trailOf, type Trail } from './trails.ts'

/** `ground` is drawn in place of the jungle. */
export function pathArt(shape: Shape, ground?: readonly Drawn[]): Drawn[] {
  const trail = trailOf(shape)
  const first = [...shape.id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0)
  return [...land(shape.id, trail, ground), ...trail.blocks.map((block, i) => obstacle(block, first + i))]
}

export function land(
  seed: string,
  { runs, blocks }: Pick<Trail, 'runs' | 'blocks'>,
  ground?: readonly Drawn[],
): Drawn[] {
  if (ground) return [...ground, ...drawTrail(runs, seed)]
  const near = (x: number, y: number) =>
    distanceTo(runs, x, y) < TRAIL_WIDTH / 2 + 5 || blocks.some(b => Math.hypot(b.x - x, b.y - y) < 8)
  const wild: Wild = { seed, clear: (x, y) => !near(x, y) }
  return [
    ...undergrowth(wild),
    ...drawTrail(runs, seed),
    ...blossoms({ seed, clear: (x, y) => !near(x, y) }, 5),
  ]
}

export function startArt(ground?: readonly Drawn[]): Drawn[] {
  const trail = trailOf(shapeOf('NESW'))
  return [...land('start', trail, ground), ...camp(), ...signs()]
}
