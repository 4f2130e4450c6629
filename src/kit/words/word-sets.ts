import { WordGraph } from './word-graph.ts'

/** A set of words that share endings with others; `WordSets` makes it and knows what is in it. */
export type WordSet = number

/** No word at all, and the word without letters. */
export const NO_WORD: WordSet = 0
export const NOTHING_MORE: WordSet = 1

/** Two lists joined are kept under one number; there are never so many lists. */
const LISTS = 2 ** 24

/**
 * Sets of words that are built from the end: equal sets are one number, so sets of millions of words are joined as fast as small
 * ones. A set is the number of its list of first letters (each with the set of what may follow), doubled, plus 1 when a word ends here.
 */
export class WordSets {
  /** Of each list: letter, set, letter, set … by letter. */
  private readonly lists: (readonly number[])[] = [[]]
  /** Where a list stands by what it says: a table with open places, for there are hundreds of thousands. */
  private places = new Int32Array(1 << 16)
  private readonly joined = new Map<number, number>()

  /** Words that begin with these letters; each with what may follow it. By letter, none twice. */
  beginning(pairs: readonly number[]): WordSet {
    if (pairs.length === 0) return NO_WORD
    if (this.lists.length * 2 > this.places.length) this.widen()
    const place = this.placeOf(pairs)
    if (this.places[place] === 0) {
      this.places[place] = this.lists.length
      this.lists.push(pairs)
    }
    return this.places[place]! * 2
  }

  /** The place of a list, or the open one where it belongs. */
  private placeOf(pairs: readonly number[]): number {
    let hash = pairs.length
    for (let i = 0; i < pairs.length; i++) hash = Math.imul(hash ^ pairs[i]!, 0x9e3779b1) ^ (hash >>> 15)
    const last = this.places.length - 1
    let place = (hash ^ (hash >>> 16)) & last
    while (this.places[place] !== 0 && !same(this.lists[this.places[place]!]!, pairs))
      place = (place + 1) & last
    return place
  }

  private widen(): void {
    this.places = new Int32Array(this.places.length * 2)
    for (let i = 1; i < this.lists.length; i++) this.places[this.placeOf(this.lists[i]!)] = i
  }

  /** The words of a set with these letters before each. */
  after(letters: readonly number[], set: WordSet): WordSet {
    if (set === NO_WORD) return NO_WORD
    let all = set
    for (let i = letters.length - 1; i >= 0; i--) all = this.beginning([letters[i]!, all])
    return all
  }

  /** The words of a set that begin with a letter that passes. */
  only(set: WordSet, passes: (letter: number) => boolean): WordSet {
    const list = this.lists[set >> 1]!
    return this.beginning(list.filter((_, i) => passes(list[i - (i % 2)]!)))
  }

  join(a: WordSet, b: WordSet): WordSet {
    if (a === b || b === NO_WORD) return a
    if (a === NO_WORD) return b
    const ends = (a | b) & 1
    const [low, high] = a < b ? [a >> 1, b >> 1] : [b >> 1, a >> 1]
    if (low === high || low === 0) return high * 2 + ends
    const pair = low * LISTS + high
    let set = this.joined.get(pair)
    if (set === undefined) {
      set = this.beginning(this.merged(this.lists[low]!, this.lists[high]!))
      this.joined.set(pair, set)
    }
    return set + ends
  }

  private merged(a: readonly number[], b: readonly number[]): number[] {
    const all: number[] = []
    let [i, j] = [0, 0]
    while (i < a.length || j < b.length) {
      const [left, right] = [a[i] ?? Infinity, b[j] ?? Infinity]
      if (left === right) all.push(left, this.join(a[i + 1]!, b[j + 1]!))
      else if (left < right) all.push(left, a[i + 1]!)
      else all.push(right, b[j + 1]!)
      if (left <= right) i += 2
      if (right <= left) j += 2
    }
    return all
  }

  /** Many sets joined, two by two: small ones meet small ones. */
  joinAll(sets: readonly WordSet[]): WordSet {
    let left = sets
    while (left.length > 1) {
      const pairs: WordSet[] = []
      for (let i = 0; i < left.length; i += 2) pairs.push(this.join(left[i]!, left[i + 1] ?? NO_WORD))
      left = pairs
    }
    return left[0] ?? NO_WORD
  }

  /** How many words are in a set. */
  count(set: WordSet): number {
    const counts = new Map<number, number>()
    const within = (list: number): number => {
      let sum = counts.get(list)
      if (sum === undefined) {
        sum = 0
        const pairs = this.lists[list]!
        for (let i = 1; i < pairs.length; i += 2) sum += within(pairs[i]! >> 1) + (pairs[i]! & 1)
        counts.set(list, sum)
      }
      return sum
    }
    return within(set >> 1) + (set & 1)
  }

  /** The graph of a set; the word without letters is left out. */
  graph(set: WordSet): WordGraph {
    const order: number[] = []
    const start = new Map<number, number>([[0, 0]])
    let size = 1
    const meet = (list: number): void => {
      if (start.has(list)) return
      start.set(list, size)
      order.push(list)
      const pairs = this.lists[list]!
      size += pairs.length / 2
      for (let i = 1; i < pairs.length; i += 2) meet(pairs[i]! >> 1)
    }
    meet(set >> 1)
    const graph = new WordGraph(size)
    graph.first[0] = start.get(set >> 1)!
    for (const list of order) {
      const pairs = this.lists[list]!
      for (let i = 0; i < pairs.length; i += 2) {
        const at = start.get(list)! + i / 2
        graph.letter[at] = pairs[i]!
        graph.ends[at] = pairs[i + 1]! & 1
        graph.first[at] = start.get(pairs[i + 1]! >> 1)!
        graph.next[at] = i + 2 < pairs.length ? at + 1 : 0
      }
    }
    return graph
  }
}

function same(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
