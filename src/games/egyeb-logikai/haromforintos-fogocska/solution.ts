// The chase solved from its end: few enough positions to know them all.

export interface ChaseTable {
  /** With how many steps of the chaser the runner is caught when both play their best; Infinity when never in time. */
  catches(turn: number, left: number, chaser: number, runner: number): number
}

/** `near` lists the neighbours of every point; `most` is the number of steps the chaser has. */
export function chaseTable(near: readonly (readonly number[])[], most: number): ChaseTable {
  const n = near.length
  const at = (turn: number, left: number, chaser: number, runner: number): number =>
    ((left * 2 + turn) * n + chaser) * n + runner
  const found = new Float64Array((most + 1) * 2 * n * n).fill(Infinity)
  for (let left = 0; left <= most; left++)
    for (const turn of [0, 1])
      for (let chaser = 0; chaser < n; chaser++)
        for (let runner = 0; runner < n; runner++) {
          if (chaser === runner || left === 0) continue
          // The runner's step leaves the chaser as many steps as before it.
          found[at(turn, left, chaser, runner)] =
            turn === 1
              ? Math.max(...near[runner]!.filter(c => c !== chaser).map(c => found[at(0, left, chaser, c)]!))
              : 1 +
                Math.min(...near[chaser]!.map(c => (c === runner ? 0 : found[at(1, left - 1, c, runner)]!)))
        }
  return { catches: (turn, left, chaser, runner) => found[at(turn, left, chaser, runner)]! }
}
