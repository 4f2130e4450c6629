import { fail, ok, type Codec, type Words } from '../engine/index.ts'

/**
 * A counter that goes into JSON but does not make positions different: two ways to one position stay one position
 * for the solver. Left out when it is 0.
 */
export const noted = (): Codec => ({
  write: (p, start) => (p.at(start) === 0 ? undefined : p.at(start)),
  read(json, p, start) {
    if (json === undefined) return ok(undefined)
    if (typeof json !== 'number' || !Number.isInteger(json) || json < 0)
      return fail(
        `Nem megfelelő szám: ${JSON.stringify(json)}.`,
        `Not a fitting number: ${JSON.stringify(json)}.`,
      )
    p.note(start, json)
    return ok(undefined)
  },
})

/** How far a one-person game has come, above the board. */
export const countingNote = (moves: number): Words => ({ hu: `Lépések: ${moves}`, en: `Moves: ${moves}` })
