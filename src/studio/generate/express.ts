import { lintLatex } from '../latex/lint.ts'
import type { Luck } from '../luck.ts'
import { canonical, equal, readValue, type Fraction } from '../value/index.ts'
import { BANDS, distance, roughWidth, scoreOf, type Difficulty, type Level } from './difficulty.ts'
import type { Piece } from './piece.ts'
import { RECIPES, type RecipeName } from './recipes.ts'
import { stockOf, type Stock } from './stock.ts'
import type { Topic } from './topic.ts'

export interface Expression {
  readonly latex: string
  readonly value: Fraction
  readonly difficulty: Difficulty
  readonly score: number
}

const TRIES = 400
const ENOUGH = [16, 48] as const
const WIDEST = 14.5
const SHORTEST = 1.4

interface Candidate {
  readonly piece: Piece
  readonly difficulty: Difficulty
  readonly score: number
  readonly cost: number
}
const shown = ({ piece: { latex }, difficulty, score }: Candidate, value: Fraction): Expression => ({
  latex,
  value,
  difficulty,
  score,
})

/** Makes expressions for one deck or one pair of decks: remembers what was used, so that nothing looks alike. */
export class Author {
  readonly #level: Level
  readonly #stock: Stock
  readonly #recipes: readonly RecipeName[]
  readonly #luck: Luck
  readonly #forms = new Set<string>()
  readonly #uses = new Map<string, number>()
  /** Expressions whose value, read back, was not what was built: a fault in a topic. */
  readonly mistaken: string[] = []
  verified = 0

  constructor(topic: Topic, level: Level, luck: Luck) {
    this.#level = level
    this.#stock = stockOf(topic, level)
    this.#luck = luck
    this.#recipes = Object.entries(topic.recipes[level]).flatMap(([name, often]) =>
      Array.from({ length: often }, () => name as RecipeName),
    )
  }

  /**
   * Verified expressions of exactly this value within the band, as near to the wanted score as can be; two of them are
   * as hard as one another, part by part. Nothing when there are not enough.
   */
  write(value: Fraction, score: number, count: 1 | 2): readonly Expression[] | undefined {
    const candidates = this.#candidates(value, score, ENOUGH[count - 1]!)
    if (count === 1) {
      for (const candidate of candidates) if (this.#take([candidate], value)) return [shown(candidate, value)]
      return undefined
    }
    const pairs = candidates.flatMap((a, i) =>
      candidates.slice(i + 1).map(b => ({
        pair: [a, b] as const,
        cost: a.cost + b.cost + 3 * distance(a.difficulty, b.difficulty),
      })),
    )
    for (const { pair } of pairs.toSorted((a, b) => a.cost - b.cost).slice(0, 30))
      if (this.#take(pair, value)) return pair.map(candidate => shown(candidate, value))
    return undefined
  }

  #candidates(value: Fraction, wanted: number, enough: number): Candidate[] {
    const candidates: Candidate[] = []
    const [least, most] = BANDS[this.#level]
    const seen = new Set<string>()
    for (let i = 0; i < TRIES && candidates.length < enough; i++) {
      const piece = RECIPES[this.#luck.pick(this.#recipes)](value, this.#stock, this.#luck)
      if (!piece || seen.has(piece.latex) || isSilly(piece)) continue
      seen.add(piece.latex)
      const difficulty = { ...piece.load, width: roughWidth(piece.latex) }
      const score = scoreOf(difficulty)
      if (score < least || score > most || difficulty.depth > 3) continue
      if (difficulty.width > WIDEST || difficulty.width < SHORTEST) continue
      const used = piece.keys.reduce((sum, key) => sum + (this.#uses.get(key) ?? 0), 0)
      candidates.push({ piece, difficulty, score, cost: Math.abs(score - wanted) + 0.3 * used })
    }
    return candidates.toSorted((a, b) => a.cost - b.cost)
  }

  /** Takes them when every one is sound and like no other; else takes none. */
  #take(candidates: readonly Candidate[], value: Fraction): boolean {
    const forms = candidates.map(({ piece }) => this.#verify(piece, value))
    if (forms.includes(undefined) || new Set(forms).size < forms.length) return false
    for (const form of forms) this.#forms.add(form!)
    for (const key of candidates.flatMap(({ piece }) => piece.keys))
      this.#uses.set(key, (this.#uses.get(key) ?? 0) + 1)
    return true
  }

  /** Its canonical form when the text is sound, worth the wanted value, and like no other; else nothing. */
  #verify({ latex }: Piece, value: Fraction): string | undefined {
    const read = readValue(latex)
    if (read.kind !== 'exact' || !equal(read.value, value) || lintLatex(latex).length > 0) {
      this.mistaken.push(latex)
      return undefined
    }
    this.verified++
    const form = canonical(latex)
    return this.#forms.has(form) ? undefined : form
  }
}

/**
 * What no teacher would write: the same thing over itself or taken from itself, adding nought, multiplying by one, a
 * plain number, large signs squeezed into a fraction.
 */
const isSilly = ({ latex, keys }: Piece): boolean =>
  new Set(keys).size < keys.length ||
  /(^|[^\d},])0([+-]|\\cdot)|[+-]0($|[^\d{!])|^1\\cdot|\\cdot 1($|[^\d{!])|:1($|[^\d{])/.test(latex) ||
  /^\d+(\{,\}\d+)?$/.test(latex) ||
  // Is the factor after a logarithm under it or beside it? Another function says that it is beside.
  /\\(log_(\{[^{}]*\}|.)|lg|ln)(\s|\\frac\{[^{}]*\}\{[^{}]*\}|[^\\+\-()|])*(\\cdot|:) ?(?!\\(sin|cos|tg|ctg|log|lg|ln))/.test(
    latex,
  ) ||
  // Percent of what?
  /(^|\()\d+(\{,\}\d+)?[+-]\d+(\{,\}\d+)?\\%/.test(latex) ||
  /(\\frac\{|\}\{)(-?\d*(\\cdot)? ?)\\(left\.|int|sum|prod|begin)/.test(latex)
