import { fraction, toNumber } from '../value/fraction.ts'
import { compare, readValue, written, type Fraction } from '../value/index.ts'
import type { Words } from '../result.ts'

/** What a card's text is worth. */
export type Worth =
  | {
      readonly kind: 'exact'
      readonly value: Fraction
      readonly number: number
      readonly text: string
      readonly reading: string
    }
  | { readonly kind: 'real'; readonly number: number; readonly digits: string; readonly reading: string }
  /** A card without value fits everywhere. `why` is null for a card without text. */
  | { readonly kind: 'none'; readonly why: Words | null }

export function worthOf(latex: string): Worth {
  if (latex.trim() === '') return { kind: 'none', why: null }
  const value = readValue(latex)
  if (value.kind === 'exact' || value.kind === 'real') return value
  return { kind: 'none', why: { hu: value.fault.hu, en: value.fault.en } }
}

/** A card as the game takes it: the value that it keeps, and only where there is none yet what is read from its text. */
export function worthOfCard({
  latex,
  value,
}: {
  readonly latex: string
  readonly value?: string | null
}): Worth {
  const [, whole = '', places, below] = /^(-?\d+)(?:\.(\d+)|\/(\d+))?$/.exec(value ?? '') ?? []
  if (latex.trim() === '' || whole === '') return worthOf(latex)
  if (places !== undefined && places.length >= ROUNDED) {
    const number = Number(value)
    return { kind: 'real', number, digits: number.toFixed(4), reading: latex }
  }
  const exact = fraction(
    BigInt(whole + (places ?? '')),
    below === undefined ? 10n ** BigInt(places?.length ?? 0) : BigInt(below),
  )
  return { kind: 'exact', value: exact, number: toNumber(exact), text: written(exact), reading: latex }
}
/** So many places show a decimal as a rounded one. */
const ROUNDED = 7
const SAME = 1e-9

/** Exactly where both are exact; irrational ones count as equal within a billionth. */
export function compareWorth(
  a: Exclude<Worth, { kind: 'none' }>,
  b: Exclude<Worth, { kind: 'none' }>,
): number {
  if (a.kind === 'exact' && b.kind === 'exact') return compare(a.value, b.value)
  const difference = a.number - b.number
  return Math.abs(difference) < SAME ? 0 : difference
}

/** The places of the cards on the value line, from 0; equal values share one, cards without value have none. */
export function ranksOf(worths: readonly Worth[]): readonly (number | null)[] {
  const valued = worths.flatMap((worth, card) => (worth.kind === 'none' ? [] : [{ worth, card }]))
  valued.sort((a, b) => compareWorth(a.worth, b.worth))
  const ranks: (number | null)[] = worths.map(() => null)
  let rank = -1
  for (const [i, { worth, card }] of valued.entries()) {
    if (i === 0 || compareWorth(valued[i - 1]!.worth, worth) !== 0) rank++
    ranks[card] = rank
  }
  return ranks
}
