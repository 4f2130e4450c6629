/** Levels on a ladder of which the steps were measured: `apart[i]` is how far the step `first + i` is from the next. */

/** How far apart neighbours among these steps are. */
export const stepsOf = (apart: readonly number[], rungs: readonly number[]): number[] => {
  const first = rungs[0]!
  return rungs
    .slice(1)
    .map((rung, i) => apart.slice(rungs[i]! - first, rung - first).reduce((sum, each) => sum + each, 0))
}

/** The six steps from the lowest to the highest that stand most evenly. */
export function evenRungs(apart: readonly number[], first: number): number[] {
  const last = first + apart.length
  let best: number[] = []
  let least = Infinity
  const choose = (rungs: readonly number[]): void => {
    if (rungs.length === 5) {
      const all = [...rungs, last]
      const uneven = stepsOf(apart, all).reduce((sum, step) => sum + step * step, 0)
      if (uneven < least) [best, least] = [all, uneven]
      return
    }
    for (let rung = rungs.at(-1)! + 1; rung <= last - (5 - rungs.length); rung++) choose([...rungs, rung])
  }
  choose([first])
  return best
}
