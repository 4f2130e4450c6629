// The words of the Hungarian dictionary as one set: every stem with its suffixes (cases, plural, possessives, persons and
// tenses of verbs, usual derivations), verbs with their prefixes, superlatives, and what is made of names (budapesti).
// Ruling: no compounds are made beyond those that the dictionary lists; after a suffix only endings of nouns follow, short ones.
import { NO_WORD, NOTHING_MORE, WordSets, type WordSet } from '../kit/index.ts'
import { readAffixes, readStems, type Affix, type AffixGroup, type Stem } from './affix-rules.ts'
import { HUNGARIAN } from './alphabets.ts'

/** Flags of the dictionary, by what they say of a stem or of a suffixed form. */
const FORBIDDEN = 'w'
const ONLY_WITH_SUFFIX = 'u'
const ONLY_IN_COMPOUNDS = '|'
const TAKES_VERB_PREFIX = 'X'
const TAKES_SUPERLATIVE = 'D'
const IN_SMALL_LETTERS = '"'

/** Endings that may follow another suffix: cases, plural, possessives. */
const PLAIN = 'Ö×ŘmnôňUVWÓŇÔABCIFGHKLMSsTtQR'
const LONGEST = 6
/** The first half of a twin word (dirmeg-dörmög) that means nothing by itself. */
const HALF_WORDS = new Set(['dirmeg'])

const NUMBERS = new Map([...HUNGARIAN.toLowerCase()].map((sign, i) => [sign, i]))
/** What has no vowel is an abbreviation (cm, kft). */
const VOWEL = /[aáeéiíoóöőuúüű]/
const layable = (word: string): boolean => [...word].every(sign => NUMBERS.has(sign))
const spelt = (word: string): number[] => [...word].map(sign => NUMBERS.get(sign)!)

/** What stands before the suffixes, with all that may follow it. */
type Bases = Map<string, WordSet[]>

/** A suffixed form: how many letters the stem loses, and all that then may follow. */
interface Suffixed {
  readonly lost: number
  readonly set: WordSet
  readonly superlative: boolean
  readonly small: boolean
}

interface Kind {
  readonly free: WordSet
  readonly bound: readonly Affix[]
  readonly superlative: boolean
  readonly small: boolean
}

export class HungarianForms {
  readonly sets = new WordSets()
  readonly all: WordSet
  private readonly suffixes: ReadonlyMap<string, readonly AffixGroup[]>
  private readonly made = new Map<AffixGroup, Map<string, Suffixed[]>>()
  private readonly kindsOf = new Map<AffixGroup, readonly Kind[]>()
  private readonly looks = new Map<AffixGroup, number>()
  private readonly reaches = new Map<string, number>()
  private readonly endings = new Map<string, WordSet>()
  private readonly bares = new Map<AffixGroup, WordSet>()
  private readonly fitting = new Map<string, readonly AffixGroup[]>()

  constructor(affixFile: string, stemFile: string) {
    const { suffixes, prefixes } = readAffixes(affixFile)
    this.suffixes = suffixes
    const [words, verbs, superlatives] = [new Map(), new Map(), new Map()] as [Bases, Bases, Bases]
    for (const stem of readStems(stemFile)) this.addStem(stem, words, verbs, superlatives)
    const parts = [this.joined(words)]
    this.addPrefixed(parts, prefixes.get(TAKES_VERB_PREFIX), this.joined(verbs))
    this.addPrefixed(parts, prefixes.get(TAKES_SUPERLATIVE), this.joined(superlatives))
    this.all = parts.reduce((all, part) => this.sets.join(all, part), NO_WORD)
  }

  private addStem({ word, flags }: Stem, words: Bases, verbs: Bases, superlatives: Bases): void {
    const stem = word.charAt(0).toLowerCase() + word.slice(1)
    if (!layable(stem) || HALF_WORDS.has(stem) || !VOWEL.test(stem)) return
    if (flags.includes(FORBIDDEN) || flags.includes(ONLY_IN_COMPOUNDS)) return
    const isName = stem !== word
    const put = (base: string, set: WordSet, superlative: boolean) => {
      add(words, base, set)
      if (flags.includes(TAKES_VERB_PREFIX)) add(verbs, base, set)
      if (superlative || flags.includes(TAKES_SUPERLATIVE)) add(superlatives, base, set)
    }
    if (!isName && !flags.includes(ONLY_WITH_SUFFIX)) put(stem, NOTHING_MORE, false)
    for (const flag of flags)
      for (const group of this.fits(flag, stem))
        for (const { lost, set, superlative, small } of this.suffixed(group, stem))
          if (!isName || small) put(stem.slice(0, stem.length - lost), set, superlative)
  }

  /** The groups of a flag whose condition a stem meets. Asked once for each ending. */
  private fits(flag: string, stem: string): readonly AffixGroup[] {
    const groups = this.suffixes.get(flag)
    if (!groups) return []
    const key = flag + stem.slice(-Math.max(1, this.reach(flag)))
    let found = this.fitting.get(key)
    if (!found) {
      found = groups.filter(group => stem.endsWith(group.strip) && group.condition.test(stem))
      this.fitting.set(key, found)
    }
    return found
  }

  /** What a group makes of a stem. What follows its affixes seldom depends on the stem, so most of it is made once. */
  private suffixed(group: AffixGroup, stem: string): readonly Suffixed[] {
    const base = stem.slice(0, stem.length - group.strip.length)
    const context = base.slice(-this.look(group))
    const key = this.look(group) === 0 ? '' : context
    let byContext = this.made.get(group)
    if (!byContext) this.made.set(group, (byContext = new Map()))
    let found = byContext.get(key)
    if (!found) byContext.set(key, (found = this.kinds(group, context)))
    return found
  }

  /** How many letters before its affixes the endings after them look at. */
  private look(group: AffixGroup): number {
    let letters = this.looks.get(group)
    if (letters === undefined) {
      letters = 0
      for (const { add, flags } of group.affixes)
        for (const flag of flags)
          if (PLAIN.includes(flag)) letters = Math.max(letters, this.reach(flag) - add.length)
      this.looks.set(group, letters)
    }
    return letters
  }

  private kinds(group: AffixGroup, context: string): Suffixed[] {
    let kinds = this.kindsOf.get(group)
    if (!kinds) this.kindsOf.set(group, (kinds = this.sorted(group)))
    return kinds.map(({ free, bound, superlative, small }) => ({
      lost: group.strip.length,
      set: this.sets.joinAll([free, ...bound.map(affix => this.followed(affix, context))]),
      superlative,
      small,
    }))
  }

  /** The affixes of a group by what may become of them: those that do not look at the stem are joined once and for all. */
  private sorted(group: AffixGroup): Kind[] {
    const kinds = new Map<string, Affix[]>()
    for (const affix of group.affixes) {
      if (!layable(affix.add)) continue
      const kind = [TAKES_SUPERLATIVE, IN_SMALL_LETTERS].map(flag => affix.flags.includes(flag)).join()
      kinds.set(kind, [...(kinds.get(kind) ?? []), affix])
    }
    const looks = ({ add, flags }: Affix) =>
      [...flags].some(flag => PLAIN.includes(flag) && this.reach(flag) > add.length)
    return [...kinds.values()].map(list => ({
      free: this.sets.joinAll(list.filter(affix => !looks(affix)).map(affix => this.followed(affix, ''))),
      bound: list.filter(looks),
      superlative: list[0]!.flags.includes(TAKES_SUPERLATIVE),
      small: list[0]!.flags.includes(IN_SMALL_LETTERS),
    }))
  }

  /** An affix with the plain endings that may follow it. */
  private followed({ add, flags }: Affix, context: string): WordSet {
    const word = context + add
    const plain = [...flags].filter(flag => PLAIN.includes(flag))
    const reach = Math.max(add.length, ...plain.map(flag => this.reach(flag)))
    const key = `${plain.join('')} ${add} ${word.slice(-reach)}`
    let set = this.endings.get(key)
    if (set === undefined) {
      const parts = [this.sets.after(spelt(add), NOTHING_MORE)]
      for (const flag of plain)
        for (const group of this.fits(flag, word))
          if (group.strip.length <= add.length)
            parts.push(
              this.sets.after(spelt(add.slice(0, add.length - group.strip.length)), this.bare(group)),
            )
      this.endings.set(key, (set = this.sets.joinAll(parts)))
    }
    return set
  }

  private bare(group: AffixGroup): WordSet {
    let set = this.bares.get(group)
    if (set === undefined) {
      const adds = group.affixes.map(affix => affix.add).filter(add => add.length <= LONGEST && layable(add))
      this.bares.set(
        group,
        (set = this.sets.joinAll(adds.map(add => this.sets.after(spelt(add), NOTHING_MORE)))),
      )
    }
    return set
  }

  private reach(flag: string): number {
    let letters = this.reaches.get(flag)
    if (letters === undefined) {
      letters = Math.max(
        0,
        ...(this.suffixes.get(flag) ?? []).map(({ reach, strip }) => Math.max(reach, strip.length)),
      )
      this.reaches.set(flag, letters)
    }
    return letters
  }

  /** One set of all bases, walked letter by letter so that the sets grow from their ends. */
  private joined(bases: Bases): WordSet {
    const sorted = [...bases].map(([base, sets]) => ({ letters: spelt(base), sets })).toSorted(byLetters)
    const build = (from: number, to: number, depth: number): WordSet => {
      let i = from
      let own = NO_WORD
      if (sorted[i]!.letters.length === depth) own = this.sets.joinAll(sorted[i++]!.sets)
      const pairs: number[] = []
      while (i < to) {
        const letter = sorted[i]!.letters[depth]!
        let end = i
        while (end < to && sorted[end]!.letters[depth] === letter) end++
        pairs.push(letter, build(i, end, depth + 1))
        i = end
      }
      return this.sets.join(own, this.sets.beginning(pairs))
    }
    return sorted.length > 0 ? build(0, sorted.length, 0) : NO_WORD
  }

  private addPrefixed(parts: WordSet[], groups: readonly AffixGroup[] = [], set: WordSet): void {
    const signs = HUNGARIAN.toLowerCase()
    for (const { condition, reach, affixes } of groups)
      for (const { add } of affixes) {
        if (!layable(add) || reach > 1) continue
        const fitting = reach === 0 ? set : this.sets.only(set, letter => condition.test(signs[letter]!))
        parts.push(this.sets.after(spelt(add), fitting))
      }
  }
}

function add(bases: Bases, base: string, set: WordSet): void {
  const sets = bases.get(base)
  if (sets) sets.push(set)
  else bases.set(base, [set])
}

function byLetters(a: { letters: readonly number[] }, b: { letters: readonly number[] }): number {
  const end = Math.min(a.letters.length, b.letters.length)
  for (let i = 0; i < end; i++) if (a.letters[i] !== b.letters[i]) return a.letters[i]! - b.letters[i]!
  return a.letters.length - b.letters.length
}
