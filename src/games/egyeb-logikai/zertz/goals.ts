import type { Words } from '../../../engine/index.ts'
import type { Tint } from '../../../kit/index.ts'

/** The pool, and what wins: so many of each colour, or so many of one alone (white, grey, black). */
export interface Goal {
  readonly pool: readonly [number, number, number]
  readonly each: number
  readonly alone: readonly [number, number, number]
}

/** How many of each colour there are, and how many of it alone win. */
export type Tallied = (words: Int32Array, at: number) => readonly Words[]

export const COLOURS: readonly Tint[] = ['white', 'grey', 'black']
const HUNGARIAN: Partial<Record<Tint, string>> = { white: 'fehér', grey: 'szürke', black: 'fekete' }
export const marbleWords = (colour: Tint): Words => ({
  hu: `${HUNGARIAN[colour]} golyó`,
  en: `${colour} marble`,
})

/** Both look at three counts that begin at `at`. */
export function goals({ each, alone }: Goal) {
  return {
    reached: (words: Int32Array, at: number): boolean =>
      words[at]! >= alone[0] ||
      words[at + 1]! >= alone[1] ||
      words[at + 2]! >= alone[2] ||
      (words[at]! >= each && words[at + 1]! >= each && words[at + 2]! >= each),
    tallyOf: ((words, at) =>
      COLOURS.map((colour, i) => ({
        hu: `${HUNGARIAN[colour]} ${words[at + i]!} / ${alone[i]!}`,
        en: `${colour} ${words[at + i]!} / ${alone[i]!}`,
      }))) satisfies Tallied,
    /** 0 for nothing, 1 for a whole set; the nearest set counts most. */
    progress(words: Int32Array, at: number): number {
      let best = 0
      let all = 0
      let sum = 0
      for (let i = 0; i < 3; i++) {
        const part = words[at + i]! / alone[i]!
        sum += part
        if (part > best) best = part
        all += Math.min(words[at + i]!, each) / (3 * each)
      }
      return 0.7 * Math.max(best, all) + 0.1 * sum
    },
  }
}
