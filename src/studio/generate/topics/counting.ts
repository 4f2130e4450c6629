/** Combinatorics; sums, products and determinants. */
import { ratio, fact, type Piece } from '../piece.ts'
import type { Topic } from '../topic.ts'

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
const choose = (n: number, k: number): number => Math.round(factorial(n) / factorial(k) / factorial(n - k))

function combinatoricFacts(): Piece[] {
  const list: Piece[] = []
  for (let n = 0; n <= 6; n++)
    list.push(fact(`${n}!`, ratio(factorial(n)), 'power', { form: n === 0 ? 2 : n > 4 ? 1 : 0 }))
  for (let n = 2; n <= 12; n++) {
    for (let k = 0; k <= n; k++) {
      const value = choose(n, k)
      if (value > 250) continue
      const form = k === 0 || k === n ? 1 : n > 8 ? 2 : k > n / 2 + 1 ? 1 : 0
      list.push(fact(`\\binom{${n}}{${k}}`, ratio(value), 'atom', { form }))
    }
    for (let m = Math.max(1, n - 3); m < n; m++) {
      const value = factorial(n) / factorial(m)
      if (value <= 400)
        list.push(
          fact(`\\frac{${n}!}{${m}!}`, ratio(value), 'fraction', {
            facts: 1.5,
            steps: 1,
            depth: 1,
            form: n > 8 ? 2 : 1,
          }),
        )
      for (let k = 2; k <= 4; k++)
        if (m + k <= n + 2 && n <= 8 && value / factorial(k) >= 0.25)
          list.push(
            fact(`\\frac{${n}!}{${m}!\\cdot ${k}!}`, ratio(value, factorial(k)), 'fraction', {
              facts: 2,
              steps: 2,
              depth: 1,
              form: 2,
            }),
          )
    }
    for (let k = 1; k <= n - 2 && n <= 9; k++)
      list.push(
        fact(`\\binom{${n}}{${k}}+\\binom{${n}}{${k + 1}}`, ratio(choose(n + 1, k + 1)), 'sum', {
          facts: 2,
          steps: 1,
          form: 2,
        }),
        fact(
          `\\binom{${n}}{${k}}-\\binom{${n}}{${n - k}}`,
          ratio(0),
          'sum',
          { facts: 1, steps: 1, identity: 1, form: 1 },
          'symmetry',
        ),
      )
    if (n <= 7)
      list.push(
        fact(
          `\\sum_{k=0}^{${n}}\\binom{${n}}{k}`,
          ratio(2 ** n),
          'large',
          { facts: 1, steps: 1, identity: 1, form: 3 },
          'row sum',
        ),
      )
  }
  return list
}

export const combinatorics: Topic = {
  id: 'combinatorics',
  name: { hu: 'Kombinatorika', en: 'Combinatorics' },
  range: [0, 60],
  denominators: [1, 2, 3],
  numbers: 'fractions',
  facts: combinatoricFacts,
  recipes: {
    easy: { direct: 3, sum: 5, shifted: 4, scaled: 3 },
    medium: { sum: 5, quotient: 4, scaled: 3, shifted: 3, scaledSum: 4, product: 3 },
    hard: { productSum: 4, sumOver: 4, scaledSum: 4, fraction: 3, threeSum: 3, bracket: 3 },
  },
}

function sumFacts(): Piece[] {
  const list: Piece[] = []
  const bodies: readonly (readonly [string, (k: number) => number, number, number])[] = [
    ['k', k => k, 0, 0],
    ['2k', k => 2 * k, 0, 0.5],
    ['3k', k => 3 * k, 1, 0.5],
    ['k^2', k => k * k, 1, 0.5],
    ['k^3', k => k ** 3, 2, 0.5],
    ['2^k', k => 2 ** k, 1, 0.5],
    ['3^k', k => 3 ** k, 2, 0.5],
    ['(-1)^k', k => (-1) ** k, 2, 1],
    ['(-2)^k', k => (-2) ** k, 3, 1],
    ['(2k-1)', k => 2 * k - 1, 1, 1],
    ['(3-k)', k => 3 - k, 1, 1],
    ['(5-2k)', k => 5 - 2 * k, 2, 1.5],
    ['(k-4)', k => k - 4, 2, 1],
    ['(1-3k)', k => 1 - 3 * k, 2, 1.5],
    ['(k^2-5)', k => k * k - 5, 3, 1.5],
    ['(k^2-2k)', k => k * k - 2 * k, 3, 2],
    ['k(k-3)', k => k * (k - 3), 3, 2],
    ['(-1)^k k', k => (-1) ** k * k, 3, 1.5],
  ]
  for (const [body, worth, form, steps] of bodies)
    for (const from of [0, 1, 2])
      for (let to = from + 1; to <= from + 5; to++) {
        let [sum, product] = [0, 1]
        for (let k = from; k <= to; k++) [sum, product] = [sum + worth(k), product * worth(k)]
        const traps = sum < 0 || body.includes('-') ? 1 : 0
        if (Math.abs(sum) <= 100)
          list.push(
            fact(
              `\\sum_{k=${from}}^{${to}} ${body}`,
              ratio(sum),
              'large',
              { form, steps: 1 + steps, traps },
              `sum ${body} ${from}`,
            ),
          )
        if (to <= from + 2 && Math.abs(product) <= 60 && product !== 0)
          list.push(
            fact(
              `\\prod_{k=${from}}^{${to}} ${body}`,
              ratio(product),
              'large',
              { form: form + 1, steps: 1 + steps, traps },
              `product ${body} ${from}`,
            ),
          )
      }
  for (let a = -4; a <= 5; a++)
    for (let b = -4; b <= 4; b++)
      for (let c = -3; c <= 4; c++)
        for (let d = -4; d <= 5; d++) {
          // A scattering of all matrices is enough.
          if ((a * 31 + b * 17 + c * 7 + d * 3 + 1000) % 37 !== 0 || (b === 0 && c === 0)) continue
          const negative = [a, b, c, d].filter(each => each < 0).length
          const form = negative === 0 ? 0 : negative < 3 ? 1 : 2
          list.push(
            fact(
              `\\begin{vmatrix}${a}&${b}\\\\${c}&${d}\\end{vmatrix}`,
              ratio(a * d - b * c),
              'atom',
              { facts: 1, steps: 1.2, form, traps: Math.min(2, negative) * 0.3 },
              `determinant ${negative} ${(a + b + c + d + 20) % 3}`,
            ),
          )
        }
  return list
}

export const sums: Topic = {
  id: 'sums',
  name: { hu: 'Összegek, determinánsok', en: 'Sums, determinants' },
  range: [-20, 20],
  denominators: [1],
  numbers: 'fractions',
  facts: sumFacts,
  recipes: {
    easy: { direct: 8, shifted: 1 },
    medium: { direct: 3, shifted: 3, scaled: 4, sum: 2 },
    hard: { sum: 5, scaledSum: 3, productSum: 2, shifted: 1, direct: 1 },
  },
}
