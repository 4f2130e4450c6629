// Forms that people read in two ways: both readings, with the bracket that decides.
import { Ambiguous } from './node.ts'

/** A function written without brackets: what it takes could end sooner or later. */
export interface Loose {
  readonly from: number
  readonly to: number
}

const bracket = (text: string): string => `\\left(${text.trim()}\\right)`

/** cos 60° (1 + 3): the bracket belongs to the angle, or is a factor. */
export function endlessFunction(source: string, from: number, middle: number, to: number): never {
  const [before, after] = [source.slice(0, from), source.slice(to)]
  throw new Ambiguous(
    {
      at: from,
      end: to,
      hu: 'Kétféleképpen olvasható: nem látszik, hogy a függvény meddig tart.',
      en: 'It can be read in two ways: it does not show how far the function goes.',
    },
    [
      before + bracket(source.slice(from, to)) + after,
      `${before}${bracket(source.slice(from, middle))}\\cdot ${source.slice(middle, to).trim()}${after}`,
    ],
  )
}

/** a : bc is (a : b)c for some and a : (bc) for others. `first` is where b ends. */
export function endlessDivision(
  source: string,
  at: number,
  divisor: number,
  first: number,
  to: number,
): never {
  const after = source.slice(to)
  throw new Ambiguous(
    {
      at: divisor,
      end: to,
      hu: 'Kétféleképpen olvasható: nem látszik, hogy az osztás meddig tart.',
      en: 'It can be read in two ways: it does not show how far the division goes.',
    },
    [
      source.slice(0, divisor) + bracket(source.slice(divisor, to)) + after,
      `${source.slice(0, at)}${bracket(source.slice(at, first))}\\cdot ${source.slice(first, to).trim()}${after}`,
    ],
  )
}

/** sin π / 6: a sixth of the sine, or the sine of a sixth. */
export function slashAfterFunction(source: string, { from, to }: Loose, end: number): never {
  throw new Ambiguous(
    {
      at: from,
      end,
      hu: 'Kétféleképpen olvasható: a törtvonal a függvényen belül vagy utána áll?',
      en: 'It can be read in two ways: does the slash belong to what the function takes?',
    },
    [
      source.slice(0, from) + bracket(source.slice(from, end)) + source.slice(end),
      source.slice(0, from) + bracket(source.slice(from, to)) + source.slice(to),
    ],
  )
}
