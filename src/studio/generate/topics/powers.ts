/** Powers and roots, and logarithms. */
import { fraction, power, written } from '../../value/fraction.ts'
import { fact, ratio, type Piece } from '../piece.ts'
import type { Topic } from '../topic.ts'

const part = (n: number, d: number): string => `\\frac{${n}}{${d}}`

function powerFacts(): Piece[] {
  const list: Piece[] = []
  for (const base of [2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (let exponent = -3; exponent <= 6; exponent++) {
      const size = base ** Math.abs(exponent)
      if (exponent === 1 || size > 128) continue
      const form = exponent > 0 ? 0 : exponent === 0 ? 1 : exponent === -1 ? 1 : 2
      const shown = exponent < 0 || exponent > 9 ? `{${exponent}}` : String(exponent)
      list.push(fact(`${base}^${shown}`, exponent >= 0 ? ratio(size) : ratio(1, size), 'power', { form }))
      if (exponent > 1 && base < 6) {
        const odd = exponent % 2 === 1
        list.push(fact(`(-${base})^${shown}`, ratio(odd ? -size : size), 'power', { form: 1, traps: 1 }))
        list.push(fact(`-${base}^${shown}`, ratio(-size), 'product', { form: 1, traps: 1 }))
      }
    }
  for (const [n, d] of [
    [1, 2],
    [1, 3],
    [2, 3],
    [3, 2],
    [1, 4],
    [3, 4],
    [4, 3],
    [1, 5],
    [2, 5],
    [5, 2],
  ] as const)
    for (const exponent of [2, 3, -1, -2, -3]) {
      const value = power(ratio(n, d), exponent)
      if (value.n > 64n || value.d > 64n) continue
      const shown = exponent < 0 ? `{${exponent}}` : String(exponent)
      list.push(
        fact(`\\left(${part(n, d)}\\right)^${shown}`, value, 'power', {
          form: exponent > 0 ? 1 : 2,
          depth: 1,
          steps: 0.5,
        }),
      )
    }
  for (let k = 1; k <= 15; k++) {
    list.push(fact(`\\sqrt{${k * k}}`, ratio(k), 'atom', { form: k > 10 ? 1 : 0 }))
    if (!Number.isInteger(Math.sqrt(k)))
      list.push(fact(`(\\sqrt{${k}})^2`, ratio(k), 'power', { form: 1, steps: 1 }))
    if (k <= 6) list.push(fact(`\\sqrt[3]{${k ** 3}}`, ratio(k), 'atom', { form: 1 }))
    if (k <= 5) list.push(fact(`\\sqrt[3]{-${k ** 3}}`, ratio(-k), 'atom', { form: 2, traps: 1 }))
    if (k <= 4 && k > 1) list.push(fact(`\\sqrt[4]{${k ** 4}}`, ratio(k), 'atom', { form: 2 }))
    for (let d = 2; d <= 6; d++)
      if (k <= 9 && written(ratio(k, d)).includes(`/${d}`))
        list.push(fact(`\\sqrt{${part(k * k, d * d)}}`, ratio(k, d), 'atom', { form: 1, depth: 1 }))
  }
  for (const [latex, n, d] of [
    ['0{,}25', 1, 2],
    ['0{,}04', 1, 5],
    ['0{,}01', 1, 10],
    ['1{,}44', 6, 5],
    ['2{,}25', 3, 2],
    ['6{,}25', 5, 2],
    ['0{,}16', 2, 5],
  ] as const)
    list.push(fact(`\\sqrt{${latex}}`, ratio(n, d), 'atom', { form: 2 }))
  for (const base of [2, 3, 4, 5])
    for (const root of [2, 3, 4])
      for (let top = -3; top <= 4; top++) {
        const whole = base ** root
        const size = base ** Math.abs(top)
        if (
          whole > 125 ||
          size > 64 ||
          top === 0 ||
          (root === 4 && top % 2 === 0) ||
          (root === 2 && top % 2 === 0) ||
          top === root
        )
          continue
        const exponent = top < 0 ? `-${part(-top, root)}` : part(top, root)
        const value = top < 0 ? ratio(1, size) : ratio(size)
        list.push(
          fact(`${whole}^{${exponent}}`, value, 'power', {
            form: top < 0 ? 4 : top === 1 ? 2 : 3,
            depth: 1,
            steps: 0.5,
          }),
        )
      }
  return [...list, ...surdFacts()]
}

/** Roots that are irrational alone and rational together. */
function surdFacts(): Piece[] {
  const list: Piece[] = []
  for (let a = 2; a <= 20; a++)
    for (let b = a + 1; b <= 72; b++) {
      if (Number.isInteger(Math.sqrt(a)) || Number.isInteger(Math.sqrt(b))) continue
      const together = Math.sqrt(a * b)
      if (!Number.isInteger(together) || together > 40) continue
      list.push(
        fact(
          `\\sqrt{${a}}\\cdot\\sqrt{${b}}`,
          ratio(together),
          'product',
          { facts: 1.5, steps: 1, form: 2 },
          `surd ${a}`,
        ),
      )
      list.push(
        fact(
          `\\frac{\\sqrt{${b}}}{\\sqrt{${a}}}`,
          ratio(together, a),
          'fraction',
          { facts: 1.5, steps: 1, form: 2, depth: 1 },
          `surd ${a}`,
        ),
      )
    }
  for (let a = 2; a <= 13; a++) {
    if (Number.isInteger(Math.sqrt(a))) continue
    for (let b = 1; b <= 4; b++)
      list.push(
        fact(
          `(\\sqrt{${a}}-${b})(\\sqrt{${a}}+${b})`,
          ratio(a - b * b),
          'product',
          { facts: 1, steps: 2, identity: 1, form: 2, traps: a < b * b ? 1 : 0 },
          'conjugates',
        ),
      )
    for (let b = 2; b < a; b++)
      if (!Number.isInteger(Math.sqrt(b)))
        list.push(
          fact(
            `(\\sqrt{${a}}+\\sqrt{${b}})(\\sqrt{${a}}-\\sqrt{${b}})`,
            ratio(a - b),
            'product',
            { facts: 1, steps: 2, identity: 1, form: 3 },
            'conjugates',
          ),
        )
    for (const k of [2, 3])
      for (const m of [1, 2, 3, 4])
        if (m !== k)
          list.push(
            fact(
              `\\frac{\\sqrt{${a * k * k}}-${m === 1 ? '' : m}\\sqrt{${a}}}{\\sqrt{${a}}}`,
              ratio(k - m),
              'fraction',
              { facts: 1.5, steps: 2, form: 3, depth: 1, traps: k < m ? 1 : 0 },
              `simplify ${a}`,
            ),
          )
  }
  return list
}

export const powers: Topic = {
  id: 'powers',
  name: { hu: 'Hatványok és gyökök', en: 'Powers and roots' },
  range: [-10, 10],
  denominators: [1, 2, 4, 3],
  numbers: 'fractions',
  facts: powerFacts,
  recipes: {
    easy: { direct: 3, sum: 5, shifted: 4, scaled: 3, quotient: 2, product: 2 },
    medium: { direct: 2, sum: 5, shifted: 3, scaled: 3, quotient: 3, product: 4, scaledSum: 3 },
    hard: { sum: 4, product: 4, fraction: 3, scaledSum: 4, productSum: 4, sumOver: 3, threeProduct: 1 },
  },
}

const power10 = (k: number): string => (k >= 0 ? String(10 ** k) : `0{,}${'0'.repeat(-k - 1)}1`)

function logarithmFacts(): Piece[] {
  const list: Piece[] = []
  for (let k = -3; k <= 5; k++) {
    list.push(
      fact(
        `\\lg ${power10(k)}`,
        ratio(k),
        'call',
        { form: k < 0 ? 2 : k === 0 ? 1 : 0, traps: k < 0 ? 0.5 : 0 },
        `lg ${k}`,
      ),
    )
    if (k > 1 || k < 0) list.push(fact(`\\ln e^{${k}}`, ratio(k), 'call', { form: 2 }, `ln ${k}`))
  }
  for (const base of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    for (let k = 0; k <= 7; k++) {
      const size = base ** k
      if (size > 729) break
      const log = base === 10 ? '\\lg' : `\\log_${base > 9 ? `{${base}}` : base}`
      if (base !== 10)
        list.push(fact(`${log} ${size}`, ratio(k), 'call', { form: k === 0 ? 1 : size > 130 ? 1 : 0 }))
      if (k > 0 && size <= 243 && base !== 10)
        list.push(fact(`${log}\\frac{1}{${size}}`, ratio(-k), 'call', { form: 2, depth: 1, traps: 0.5 }))
      if (k > 0 && base < 6 && size <= 81)
        list.push(
          fact(`\\log_{\\frac{1}{${base}}} ${size}`, ratio(-k), 'call', { form: 3, depth: 1, traps: 1 }),
        )
      if (k % 2 === 1 && base < 8)
        list.push(fact(`${log}\\sqrt{${size}}`, ratio(k, 2), 'call', { form: 3, steps: 1 }))
    }
  // The base and the number are powers of the same number.
  for (const root of [2, 3, 5])
    for (let b = 2; b <= 4; b++)
      for (let n = -3; n <= 7; n++) {
        const value = fraction(BigInt(n), BigInt(b))
        const [base, size] = [root ** b, root ** Math.abs(n)]
        if (base > 81 || size > 256 || value.d === 1n) continue
        const latex = n > 0 ? ` ${size}` : `\\frac{1}{${size}}`
        list.push(
          fact(`\\log_{${base}}${latex}`, value, 'call', {
            form: n > 0 ? (n === 1 ? 2 : 3) : 4,
            depth: n > 0 ? 0 : 1,
            steps: n === 1 ? 0 : 1,
          }),
        )
      }
  return [...list, ...logarithmRules()]
}

/** Logarithms that only the rules of products and quotients make rational. */
function logarithmRules(): Piece[] {
  const list: Piece[] = []
  const log = (base: number) => (base === 10 ? '\\lg' : `\\log_${base > 9 ? `{${base}}` : base}`)
  for (const base of [2, 3, 4, 5, 6, 10, 12])
    for (let k = 1; k <= 5; k++) {
      const whole = base ** k
      if (whole > 1000) break
      for (let a = 2; a * a <= whole && a <= 50; a++) {
        if (whole % a !== 0 || isPower(a, base)) continue
        list.push(
          fact(
            `${log(base)} ${a}+${log(base)} ${whole / a}`,
            ratio(k),
            'sum',
            { facts: 2, steps: 1, identity: 1, form: 1 },
            `product rule ${base}`,
          ),
        )
      }
      for (let a = 3; a <= 15; a++)
        if (!isPower(a, base) && a * whole <= 400)
          list.push(
            fact(
              `${log(base)} ${a * whole}-${log(base)} ${a}`,
              ratio(k),
              'sum',
              { facts: 2, steps: 1, identity: 1, form: 1 },
              `quotient rule ${base}`,
            ),
          )
    }
  for (const base of [2, 3, 5, 7, 10])
    for (let a = 2; a <= 12; a++) {
      if (isPower(a, base)) continue
      const name = base === 10 ? '\\lg' : `\\log_${base}`
      list.push(
        fact(`${base}^{${name} ${a}}`, ratio(a), 'power', { steps: 1, identity: 1, form: 2 }, 'inverse'),
      )
      if (a < 5)
        list.push(
          fact(
            `\\frac{${log(base)} ${a * a}}{${log(base)} ${a}}`,
            ratio(2),
            'fraction',
            { facts: 2, steps: 1, identity: 1, form: 2, depth: 1 },
            'change of base',
          ),
        )
      if (a < 4)
        list.push(
          fact(
            `\\frac{${log(base)} ${a ** 3}}{${log(base)} ${a}}`,
            ratio(3),
            'fraction',
            { facts: 2, steps: 1, identity: 1, form: 2, depth: 1 },
            'change of base',
          ),
        )
    }
  return list
}

function isPower(a: number, base: number): boolean {
  let size = 1
  while (size < a) size *= base
  return size === a
}

export const logarithms: Topic = {
  id: 'logarithms',
  name: { hu: 'Logaritmus', en: 'Logarithms' },
  range: [-5, 5],
  denominators: [1, 2, 3, 4],
  numbers: 'fractions',
  facts: logarithmFacts,
  recipes: {
    easy: { direct: 4, sum: 4, shifted: 4, scaled: 3, product: 2, fraction: 3 },
    medium: { direct: 2, sum: 5, product: 3, fraction: 4, shifted: 3, scaled: 3, scaledSum: 3 },
    hard: { sum: 5, product: 4, fraction: 3, scaledSum: 4, productSum: 4, sumOver: 3, scaled: 2 },
  },
}
