/**
 * The value of a school expression: read with its own grammar, computed exactly where it is rational, and told back in
 * words. Knows no card and no deck.
 */
import { toNumber, TooLarge, written, type Fraction } from './fraction.ts'
import { exactly, radiansIn } from './evaluate.ts'
import { Undefined } from './scope.ts'
import { Unreadable, type Fault } from './node.ts'
import { parse } from './parse.ts'
import { readBack } from './reading.ts'

export type Value =
  | {
      readonly kind: 'exact'
      readonly value: Fraction
      readonly text: string
      readonly number: number
      readonly reading: string
    }
  /** A real number that is no fraction, or of which that could not be decided (`sure`). */
  | {
      readonly kind: 'real'
      readonly number: number
      readonly text: string
      readonly sure: boolean
      readonly reading: string
      /** What was probably meant otherwise. */
      readonly hint?: Fault
    }
  /** It can be read but has no value. */
  | { readonly kind: 'undefined'; readonly fault: Fault; readonly reading: string }
  | { readonly kind: 'unreadable'; readonly fault: Fault }

const LONGEST = 2000

export function readValue(source: string): Value {
  if (source.length > LONGEST)
    return {
      kind: 'unreadable',
      fault: {
        at: LONGEST,
        end: source.length,
        hu: 'Túl hosszú kifejezés.',
        en: 'The expression is too long.',
      },
    }
  try {
    const node = parse(source)
    const reading = readBack(node)
    try {
      const found = exactly(node)
      if (found.kind === 'exact') {
        const { value } = found
        return { kind: 'exact', value, text: written(value), number: toNumber(value), reading }
      }
      if (!Number.isFinite(found.near))
        return {
          kind: 'undefined',
          reading,
          fault: {
            at: 0,
            end: source.length,
            hu: 'Az értékét nem tudom kiszámolni.',
            en: 'I cannot compute its value.',
          },
        }
      const radians = radiansIn(node)
      const hint = radians && {
        at: radians.at,
        end: radians.end,
        hu: 'Fokjel nélkül a szög radiánban értendő. Fokot akartál írni (^\\circ)?',
        en: 'Without a degree sign the angle is in radians. Did you mean degrees (^\\circ)?',
      }
      return {
        ...(hint ? { hint } : {}),
        kind: 'real',
        number: found.near,
        text: `≈ ${found.near.toFixed(4)}`,
        sure: found.kind === 'irrational',
        reading,
      }
    } catch (error) {
      if (error instanceof Undefined) return { kind: 'undefined', fault: error.fault, reading }
      throw error
    }
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'unreadable', fault: error.fault }
    if (error instanceof TooLarge)
      return {
        kind: 'unreadable',
        fault: {
          at: 0,
          end: source.length,
          hu: 'Túl nagy szám lenne.',
          en: 'The number would be too large.',
        },
      }
    throw error
  }
}

export { compare, equal, written, type Fraction } from './fraction.ts'
export type { Fault } from './node.ts'
export { canonical } from './canonical.ts'
