import type { Condition } from './deck.ts'

/** Comparing values along a way: ranks as in the bounds of a card, 1 for no number yet. */

/** Whether a value may follow `last` on a side of Start: both as in `bounds`, 0 or less is a card without value. */
export const makeFits =
  (numbers: readonly number[]) =>
  (condition: Condition, last: number, value: number): boolean => {
    if (value === 0) return true
    const number = numbers[value - 2]!
    switch (condition) {
      case 'none':
        return true
      case 'rising':
        return last === 1 || last <= value
      case 'falling':
        return last === 1 || last >= value
      case 'strictly-rising':
        return last === 1 || last < value
      case 'strictly-falling':
        return last === 1 || last > value
      case 'even':
        return number % 2 === 0
      case 'odd':
        return Math.abs(number % 2) === 1
      case 'whole':
        return Number.isInteger(number)
      case 'positive':
        return number > 0
      case 'negative':
        return number < 0
    }
  }

/** The kinder of two last values for what comes next; 0 is none at all. */
export const kinder = (condition: Condition, a: number, b: number): number => {
  if (a === 0 || b === 0) return a + b
  if (a === 1 || b === 1) return 1
  return condition === 'falling' || condition === 'strictly-falling' ? Math.max(a, b) : Math.min(a, b)
}
