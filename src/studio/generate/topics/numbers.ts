/** Fractions, percentages, and the order of operations with absolute values. */
import { decimal, fact, ratio, type Piece } from '../piece.ts'
import type { Topic } from '../topic.ts'

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

function fractionFacts(): Piece[] {
  const list: Piece[] = []
  for (let d = 2; d <= 12; d++)
    for (let n = 1; n <= 3 * d; n++) {
      if (gcd(n, d) !== 1 || (d > 6 && n > d)) continue
      const value = ratio(n, d)
      // Small denominators are everyday ones.
      const form = d <= 4 ? 0 : d <= 6 ? 1 : d <= 10 ? 2 : 3
      list.push(fact(`\\frac{${n}}{${d}}`, value, 'fraction', { facts: 0.5, form, depth: 1 }))
      list.push(
        fact(`-\\frac{${n}}{${d}}`, ratio(-n, d), 'fraction', {
          facts: 0.5,
          form: form + 1,
          depth: 1,
          traps: 1,
        }),
      )
      if (n > d) {
        const mixed = `${Math.floor(n / d)}\\frac{${n % d}}{${d}}`
        list.push(fact(mixed, value, 'fraction', { facts: 1, form: form + 1, depth: 1, steps: 0.5 }))
      }
      const point = decimal(value)
      if (point && d <= 10) list.push(fact(point, value, 'number', { facts: 1, form: form + 1 }))
      for (const k of [2, 3, 4])
        if (n < d && d * k <= 24)
          list.push(
            fact(`\\frac{${n * k}}{${d * k}}`, value, 'fraction', { facts: 1, form: form + 1, depth: 1 }),
          )
    }
  return list
}

export const fractions: Topic = {
  id: 'fractions',
  name: { hu: 'Törtek', en: 'Fractions' },
  range: [-5, 5],
  denominators: [2, 3, 4, 6, 1, 5, 8, 12],
  numbers: 'fractions',
  facts: fractionFacts,
  recipes: {
    easy: { sum: 6, shifted: 4, scaled: 3, product: 3 },
    medium: { sum: 5, product: 4, quotient: 4, scaledSum: 4, shifted: 2, productSum: 3, takenAway: 2 },
    hard: { productSum: 5, bracket: 5, sumOver: 5, tower: 5, takenAway: 3, threeSum: 3, squareSum: 4 },
  },
}

function percentageFacts(): Piece[] {
  const list: Piece[] = []
  for (const p of [
    1, 2, 5, 10, 20, 25, 50, 75, 100, 4, 8, 15, 30, 40, 60, 80, 90, 110, 120, 125, 150, 200, 250, 300, 12.5,
    37.5, 2.5, 0.5,
  ]) {
    const form = [10, 50, 100, 25, 20, 200].includes(p)
      ? 0
      : p > 100 || p < 5
        ? 2
        : Number.isInteger(p)
          ? 1
          : 3
    const latex = `${String(p).replace('.', '{,}')}\\%`
    const share = ratio(Math.round(p * 10), 1000)
    list.push(fact(latex, share, 'atom', { form }))
    for (const base of [
      1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 18, 20, 24, 25, 30, 32, 36, 40, 45, 48, 50, 60, 64, 70, 72, 75, 80,
      90, 96, 100, 120, 150, 160, 180, 200, 240, 250, 300, 400, 500, 22, 26, 28, 34, 38, 44, 52, 56, 62, 66,
      68, 76, 84, 110, 130, 140, 170, 190, 0.5, 1.5, 2.5, 3.5, 4.5, 6.4, 7.2, 0.8,
    ]) {
      const value = ratio(Math.round(p * base * 100), 10000)
      if (value.d > 20n) continue
      const odd = Number.isInteger(base) ? 0 : 1
      list.push(
        fact(`${latex}\\cdot ${String(base).replace('.', '{,}')}`, value, 'product', {
          steps: 1,
          form: form + odd,
        }),
      )
      if (p < 100 && Number.isInteger(p) && form < 3 && Number.isInteger(base)) {
        const up = ratio((100 + p) * base, 100)
        const down = ratio((100 - p) * base, 100)
        if (up.d <= 20n)
          list.push(fact(`(100\\%+${latex})\\cdot ${base}`, up, 'product', { facts: 1.5, steps: 2, form }))
        if (down.d <= 20n)
          list.push(
            fact(`(100\\%-${latex})\\cdot ${base}`, down, 'product', {
              facts: 1.5,
              steps: 2,
              form: form + 1,
            }),
          )
      }
    }
  }
  return list
}

export const percentages: Topic = {
  id: 'percentages',
  name: { hu: 'Százalékok', en: 'Percentages' },
  range: [0, 20],
  denominators: [1, 2, 5, 4, 10],
  numbers: 'decimals',
  facts: percentageFacts,
  recipes: {
    easy: { direct: 8, scaled: 1, shifted: 1 },
    medium: { direct: 4, shifted: 4, sum: 5, scaled: 1, product: 2 },
    hard: { sum: 4, product: 3, scaledSum: 3, productSum: 3, fraction: 3, bracket: 1 },
  },
}

function operationFacts(): Piece[] {
  const list: Piece[] = []
  const put = (latex: string, value: number, sits: Piece['sits'], load: Parameters<typeof fact>[3]) =>
    list.push(fact(latex, ratio(value), sits, load))
  for (let a = 1; a <= 12; a++) {
    put(String(a), a, 'number', { facts: 0.3 })
    if (a <= 9) put(`(-${a})`, -a, 'atom', { facts: 0.5, form: 1, traps: 0.5 })
    if (a <= 9) put(`|{-${a}}|`, a, 'atom', { facts: 0.7, form: 1 })
    if (a > 1 && a <= 5) {
      put(`${a}^2`, a * a, 'power', { facts: 0.7, form: 1 })
      put(`(-${a})^2`, a * a, 'power', { facts: 1, form: 2, traps: 1 })
      put(`-${a}^2`, -a * a, 'product', { facts: 1, form: 2, traps: 1 })
    }
    if (a === 2 || a === 3) put(`(-${a})^3`, -(a ** 3), 'power', { facts: 1, form: 2, traps: 1 })
    for (let b = 1; b <= 12; b++) {
      if (b > 1 && a > 1 && a * b <= 60) put(`${a}\\cdot ${b}`, a * b, 'product', { facts: 0.5, steps: 1 })
      if (a < b) put(`|${a}-${b}|`, b - a, 'atom', { facts: 1, form: 1, steps: 1, traps: 0.5 })
      if (b > 1 && b <= 9 && a > 1 && a <= 9) put(`${a * b}:${b}`, a, 'product', { facts: 0.5, steps: 1 })
      if (a < b && b <= 8) put(`-|${a}-${b}|`, a - b, 'product', { facts: 1, form: 2, steps: 1, traps: 1 })
    }
  }
  return list
}

export const operations: Topic = {
  id: 'operations',
  name: { hu: 'Műveleti sorrend, abszolút érték', en: 'Order of operations, absolute values' },
  range: [-20, 20],
  denominators: [1],
  numbers: 'fractions',
  facts: operationFacts,
  recipes: {
    easy: { sum: 6, product: 2, takenAway: 1 },
    medium: { sum: 2, productSum: 5, bracket: 4, takenAway: 4, threeSum: 3, scaledSum: 3 },
    hard: { productSum: 4, bracket: 5, takenAway: 3, squareSum: 4, sumOver: 4, threeProduct: 1 },
  },
}
