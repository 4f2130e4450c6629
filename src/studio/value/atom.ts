// Numbers that are no roots of equations, or of which nobody knows: they stand for themselves in a calculation.
import type { Algebraic } from './algebraic.ts'
import type { Form } from './form.ts'

export type Atom = {
  /** Two atoms with the same key are the same number. */
  readonly key: string
} & (
  | { readonly is: 'pi' | 'e' }
  /** The natural logarithm of a prime, or of a number that could not be split further. */
  | { readonly is: 'log'; readonly of: bigint; readonly prime: boolean }
  /** An angle by its sine or tangent, an algebraic number. */
  | { readonly is: 'arcsin' | 'arctan'; readonly of: Algebraic }
  /** A function of something that cannot be taken apart. */
  | { readonly is: 'exp' | 'ln' | 'sin' | 'cos' | 'arcsin-of' | 'arctan-of'; readonly of: Form }
  | { readonly is: 'power'; readonly of: Form; readonly exponent: Form }
)

export const PI: Atom = { is: 'pi', key: 'π' }
export const E: Atom = { is: 'e', key: 'e' }
