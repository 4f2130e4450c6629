import { fraction, type Fraction } from './fraction.ts'

/** "12", "0.5", "0.1(6)": the digits in brackets repeat. */
export const decimal = (text: string): Fraction => {
  const [, before = '0', after = '', again = ''] = /^(\d+)(?:\.(\d*)(?:\((\d+)\))?)?$/.exec(text)!
  const scale = 10n ** BigInt(after.length)
  const start = BigInt(before + after)
  if (again === '') return fraction(start, scale)
  const nines = 10n ** BigInt(again.length) - 1n
  return fraction(start * nines + BigInt(again), scale * nines)
}
