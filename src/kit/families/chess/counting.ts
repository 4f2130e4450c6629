import { fail, ok, type Codec, type Json } from '../../../engine/index.ts'

/**
 * Counters that do not make two positions different: noted, not put, yet written for saving. One number for one word,
 * else a list; left out while all are 0.
 */
export const countCodec: Codec = {
  write(p, start, size) {
    const counts = Array.from({ length: size }, (_, i) => p.at(start + i))
    if (counts.every(n => n === 0)) return undefined
    return size === 1 ? counts[0]! : counts
  },
  read(json, p, start, size) {
    const given: readonly Json[] = json === undefined ? [] : Array.isArray(json) ? json : [json]
    if (given.length > size)
      return fail(`Legfeljebb ${size} szám kell.`, `At most ${size} numbers are needed.`)
    for (const [i, n] of given.entries()) {
      if (typeof n !== 'number' || !Number.isInteger(n) || n < 0 || n > 0x3fffffff)
        return fail(
          `Nem megfelelő szám: ${JSON.stringify(n)}.`,
          `Not a fitting number: ${JSON.stringify(n)}.`,
        )
      p.note(start + i, n)
    }
    return ok(undefined)
  },
}
