/**
 * The fewest cells of a chain that join all the given sides: each side's shortest way to the best meeting place. `near` gives the
 * cells of the chain that a cell of it is joined with. Nothing where no chain touches them all.
 */
export function linkage(
  size: number,
  near: (c: number) => readonly number[],
  sides: readonly (readonly number[])[],
): number[] {
  const ways = sides.map(side => spread(size, near, side))
  const far = (c: number) => ways.reduce((sum, { steps }) => sum + steps[c]!, 0)
  let [meeting, least] = [-1, Infinity]
  for (let c = 0; c < size; c++) if (far(c) < least) [meeting, least] = [c, far(c)]
  const found = new Set<number>()
  if (meeting >= 0) for (const { from } of ways) for (let c = meeting; c >= 0; c = from[c]!) found.add(c)
  return [...found]
}

/** How many steps each cell is from a side, and from which cell a shortest way comes; -1 on the side itself. */
function spread(size: number, near: (c: number) => readonly number[], side: readonly number[]) {
  const steps = Array.from({ length: size }, () => Infinity)
  const from = Array.from({ length: size }, () => -1)
  const queue = [...side]
  for (const c of side) steps[c] = 0
  for (const c of queue)
    for (const n of near(c)) {
      if (steps[n] !== Infinity) continue
      steps[n] = steps[c]! + 1
      from[n] = c
      queue.push(n)
    }
  return { steps, from }
}
