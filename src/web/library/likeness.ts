// How well what somebody typed names a game: by its titles in both languages, by what else it is called, and by nearly that.
import type { GameEntry } from '../../games/index.ts'

export type Names = Readonly<Record<string, readonly string[]>>

/** Lower case, accents and signs off: "Róka" is found by "roka", "Nine Men's" by "nine mens". */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()

/** Everything a game is called, the titles first. */
export interface Called {
  readonly titles: readonly string[]
  readonly others: readonly string[]
}

export const namesOf = ({ id, title }: GameEntry, names: Names): Called => ({
  titles: [title.hu, title.en].map(folded),
  others: [id, ...(names[id] ?? [])].map(folded),
})

/** How many letters must be added, taken away, changed or swapped with the next one; `most` and more count as `most`. */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) >= most) return most
  let [before, last, row]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, i) => i), []]
  for (let i = 1; i <= a.length; i++) {
    row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = last![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      let least = Math.min(changed, last![j]! + 1, row[j - 1]! + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, before![j - 2]! + 1)
      row.push(least)
    }
    ;[before, last] = [last!, row]
  }
  return Math.min(most, last![b.length]!)
}

/** How many slips of the hand a word of this length may have. */
const allowed = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

const nearly = (word: string, name: string): boolean => {
  const most = allowed(word)
  return (
    most > 0 &&
    name.split(' ').some(
      other =>
        slips(word, other, most + 1) <= most ||
        // The rest is yet to be typed.
        (other.length > word.length && slips(word, other.slice(0, word.length), most + 1) <= most),
    )
  )
}

/** From 100, exactly the name, down to 0, nothing of it. */
function likenessToName(words: string, name: string): number {
  if (name === words) return 100
  if (name.startsWith(`${words} `)) return 90
  if (name.startsWith(words)) return 85
  if (` ${name}`.includes(` ${words}`)) return 75
  const single = words.split(' ')
  if (single.every(word => ` ${name}`.includes(` ${word}`))) return 65
  // "chees" is chess with a slip, though it stands inside parcheesi.
  if (slips(words, name, allowed(words) + 1) <= allowed(words)) return 50
  if (single.every(word => name.includes(word))) return words.length > 2 ? 45 : 20
  return single.every(word => name.includes(word) || nearly(word, name)) ? 25 : 0
}

export function likeness(words: string, { titles, others }: Called): number {
  const best = (names: readonly string[]) =>
    Math.max(0, ...names.map(name => likenessToName(words, name.trim())))
  return Math.max(best(titles), best(others) * 0.95)
}
