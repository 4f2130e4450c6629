/**
 * A word list as a tree of letters in flat arrays: node 0 is the root; `first` is a node's first child and `next` its
 * next sibling (0 when there is none).
 */
export class Lexicon {
  readonly letter: Uint8Array
  readonly first: Int32Array
  readonly next: Int32Array
  readonly ends: Uint8Array

  /** `words` in capitals A–Z. */
  constructor(words: readonly string[]) {
    const sorted = [...new Set(words)].sort()
    const most = sorted.reduce((sum, word) => sum + word.length, 1)
    this.letter = new Uint8Array(most)
    this.first = new Int32Array(most)
    this.next = new Int32Array(most)
    this.ends = new Uint8Array(most)
    let used = 1
    const path = [0]
    let before = ''
    for (const word of sorted) {
      let same = 0
      while (same < word.length && word[same] === before[same]) same++
      let sibling = path[same + 1] ?? 0
      path.length = same + 1
      for (let i = same; i < word.length; i++) {
        const node = used++
        this.letter[node] = word.charCodeAt(i) - 65
        if (sibling) this.next[sibling] = node
        else this.first[path[i]!] = node
        path.push(node)
        sibling = 0
      }
      this.ends[path[word.length]!] = 1
      before = word
    }
  }

  /** The child of a node by letter, 0 when there is none. */
  child(node: number, letter: number): number {
    let at = this.first[node]!
    while (at !== 0 && this.letter[at] !== letter) at = this.next[at]!
    return at
  }

  has(letters: readonly number[]): boolean {
    let node = 0
    for (const letter of letters) {
      node = this.child(node, letter)
      if (node === 0) return false
    }
    return this.ends[node] === 1
  }
}

const loaded = new Map<string, Lexicon>()

/** Only words that can be laid with letter tiles: accents fall, hyphens and apostrophes are left out. */
const layable = (words: readonly string[]): string[] =>
  words
    .map(word =>
      word.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/æ/g, 'ae').toUpperCase(),
    )
    .filter(word => /^[A-Z]{2,15}$/.test(word))

export async function loadLexicon(language: string): Promise<void> {
  if (loaded.has(language)) return
  const { default: words } =
    language === 'french'
      ? await import('an-array-of-french-words', { with: { type: 'json' } })
      : await import('an-array-of-english-words', { with: { type: 'json' } })
  loaded.set(language, new Lexicon(layable(words)))
}

/** The list loaded before, or none (free play). */
export const lexicon = (language: string): Lexicon | undefined => loaded.get(language)
