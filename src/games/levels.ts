// Which steps of the opponents' ladder (src/ai/ladder.ts) the levels of a game are, the weakest first, where `npm run bench ladder` has
// shown that the usual ones lie too near or too far.
const MEASURED: Readonly<Record<string, readonly number[]>> = {
  abalon: [1, 3, 4, 5, 7, 11],
  hex: [1, 3, 4, 5, 7, 11],
  sakk: [1, 3, 4, 5, 8, 11],
}

/** Undefined where the levels stand on the usual steps. */
export const rungsOf = (id: string): readonly number[] | undefined =>
  Object.hasOwn(MEASURED, id) ? MEASURED[id] : undefined
