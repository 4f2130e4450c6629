import type { Rng } from '../engine/index.ts'

/** How much better or worse a thing looks to somebody who sees badly. Drawing the best-looking one draws each as likely as e^(worth / blur). */
export const misjudged = (worth: number, blur: number, rng: Rng): number =>
  blur === 0 ? worth : worth - blur * Math.log(-Math.log(rng.unit() || 0.5))

/** The one that looks best; undefined when there is none. */
export function bestLooking<T>(
  all: readonly T[],
  worth: (each: T) => number,
  blur: number,
  rng: Rng,
): T | undefined {
  let best: T | undefined
  let most = -Infinity
  for (const each of all) {
    const seen = misjudged(worth(each), blur, rng)
    if (best === undefined || seen > most) [best, most] = [each, seen]
  }
  return best
}
