import type { Words } from '../../engine/index.ts'

/** What is known of the cells under the pieces: where they are and what they are called. */
export interface Ground {
  readonly places: readonly { readonly x: number; readonly y: number; readonly unit: number }[]
  /** As people call them; where that depends on the language, in both. */
  readonly names: readonly (string | Words)[]
  /** The cell that holds a point of the table. */
  at(x: number, y: number): number | undefined
}

/** The cell whose middle is nearest, if the point is near enough to lie in it. */
export const nearestIn =
  (places: Ground['places'], within = 0.62) =>
  (x: number, y: number): number | undefined => {
    let best: number | undefined
    let least = Infinity
    for (const [i, place] of places.entries()) {
      const far = Math.hypot(place.x - x, place.y - y) / place.unit
      if (far < least && far <= within) [least, best] = [far, i]
    }
    return best
  }
