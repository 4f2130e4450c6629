/** Outlines of cells around x, y; `half` is how far the sides lie from the middle (of a diamond: the corners). */
type Outline = number[]

const cornersAt = (x: number, y: number, across: readonly number[], down: readonly number[]): Outline =>
  across.flatMap((dx, i) => [x + dx, y + down[i]!])

export const squareOutline = (x: number, y: number, half = 0.5): Outline =>
  cornersAt(x, y, [-half, half, half, -half], [-half, -half, half, half])

/** A square that stands on its corner. */
export const diamondOutline = (x: number, y: number, half: number): Outline =>
  cornersAt(x, y, [0, half, 0, -half], [-half, 0, half, 0])

/** A square without its corners: `cut` of its half side is taken away at each end; a regular octagon when absent. */
export function octagonOutline(x: number, y: number, half: number, cut = half * (2 - Math.SQRT2)): Outline {
  const short = half - cut
  const across = [-short, short, half, half, short, -short, -half, -half]
  const down = [-half, -half, -short, short, half, half, short, -short]
  return cornersAt(x, y, across, down)
}
