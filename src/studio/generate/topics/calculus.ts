/** Derivatives at a place, and integrals of polynomials. */
import {
  add,
  divide,
  fraction,
  multiply,
  power,
  subtract,
  whole,
  type Fraction,
} from '../../value/fraction.ts'
import { fact, ratio, type Piece } from '../piece.ts'
import type { Load } from '../difficulty.ts'
import type { Topic } from '../topic.ts'

/** Whole coefficients, the constant first. */
type Polynomial = readonly number[]

function written(coefficients: Polynomial): string {
  let text = ''
  for (let k = coefficients.length - 1; k >= 0; k--) {
    const c = coefficients[k]!
    if (c === 0) continue
    const letter = k === 0 ? '' : k === 1 ? 'x' : `x^${k}`
    const size = Math.abs(c) === 1 && k > 0 ? '' : String(Math.abs(c))
    text += `${c < 0 ? '-' : text === '' ? '' : '+'}${size}${letter}`
  }
  return text
}
const valueAt = (coefficients: readonly Fraction[], x: Fraction): Fraction =>
  coefficients.reduceRight((sum, c) => add(multiply(sum, x), c), whole(0))
const derived = (coefficients: Polynomial): Fraction[] =>
  coefficients.slice(1).map((c, i) => whole(c * (i + 1)))

const POLYNOMIALS: readonly (readonly [Polynomial, form: number])[] = [
  ...[1, 2, 3, 4, 5].map(a => [[0, 0, a], 0] as const),
  ...[-1, -2, -3].map(a => [[0, 0, a], 1] as const),
  ...[1, 2].map(a => [[0, 0, 0, a], 0] as const),
  ...[-1, -2].map(a => [[0, 0, 0, a], 1] as const),
  ...[-24, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, 10, 11, 12, 13, 14, 15, 16].map(
    b => [[0, b, 1], 0] as const,
  ),
  ...[-9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap(
    b =>
      [
        [[0, b, 1], 0],
        [[3, b, 1], 0],
        [[-1, b, 2], 1],
        [[0, b, -1], 1],
        [[0, b, 0, 1], 1],
        [[0, 0, b, 1], 2],
        [[5, b, 3], 1],
        [[0, b, -2], 2],
        [[1, 0, b, 1], 2],
        [[0, 1, b, 1], 2],
        [[0, b, 1, -1], 3],
        [[0, b, 0, 0, 1], 3],
      ] as const,
  ),
]

const at = (body: string, x: Fraction): string => {
  const place = x.d === 1n ? String(x.n) : `${x.n < 0n ? '-' : ''}\\frac{${x.n < 0n ? -x.n : x.n}}{${x.d}}`
  return `\\left.(${body})'\\right|_{x=${place}}`
}

function derivativeFacts(): Piece[] {
  const list: Piece[] = []
  const put = (body: string, x: Fraction, value: Fraction, load: Partial<Load>, key = body) => {
    const negative = x.n < 0n ? 1 : 0
    const odd = x.d === 1n ? 0 : 1
    list.push(
      fact(
        at(body, x),
        value,
        'atom',
        { ...load, form: (load.form ?? 0) + odd, traps: (load.traps ?? 0) + negative, depth: odd },
        key,
      ),
    )
  }
  for (const [polynomial, form] of POLYNOMIALS) {
    const terms = polynomial.filter((c, k) => c !== 0 && k > 0).length
    for (const x of [-3, -2, -1, 0, 1, 2, 3, 4]
      .map(whole)
      .concat(ratio(1, 2), ratio(-1, 2), ratio(1, 4), ratio(1, 3)))
      put(written(polynomial), x, valueAt(derived(polynomial), x), {
        facts: 0.8 + 0.2 * terms,
        steps: 0.4 + 0.6 * terms,
        form,
        traps: polynomial.some(c => c < 0) ? 0.3 : 0,
      })
  }
  for (const k of [1, 2, 3, 4, 6])
    for (const n of [1, 2, 3, 4, 5]) {
      const x = whole(n)
      const c = k === 1 ? '' : String(k)
      const nx = n === 1 ? 'x' : `${n}x`
      put(`${c}\\sqrt{x}`, whole(n * n), ratio(k, 2 * n), { facts: 1.5, steps: 1, form: 2 }, 'root')
      put(`\\frac{${k}}{x}`, x, ratio(-k, n * n), { facts: 1.5, steps: 1, form: 2, traps: 1 }, 'reciprocal')
      put(`${c}\\ln x`, x, ratio(k, n), { facts: 1.5, steps: 1, form: 2 }, 'ln')
      put(`${c}\\sin x+${nx}`, whole(0), ratio(k + n), { facts: 2, steps: 2, form: 2 }, 'sin')
      put(`${nx}-${c}\\sin x`, whole(0), ratio(n - k), { facts: 2, steps: 2, form: 2, traps: 0.5 }, 'sin')
      put(`${c}\\sin ${n + 1}x`, whole(0), ratio(k * (n + 1)), { facts: 2, steps: 2, form: 3 }, 'sin kx')
      put(`${c}\\cos x-${nx}`, whole(0), ratio(-n), { facts: 2, steps: 2, form: 2, traps: 1 }, 'cos')
      put(`${c}e^x-${nx}`, whole(0), ratio(k - n), { facts: 2, steps: 2, form: 2, traps: 0.5 }, 'e^x')
      put(`e^{${n + 1}x}`, whole(0), ratio(n + 1), { facts: 1.5, steps: 2, form: 3 }, 'e^kx')
      put(`e^{-${nx}}`, whole(0), ratio(-n), { facts: 1.5, steps: 2, form: 3, traps: 1 }, 'e^kx')
      put(`x\\cdot e^{${nx}}`, whole(0), ratio(1), { facts: 2, steps: 3, form: 4 }, 'product')
      put(
        `\\ln(${n + 1}x+${k})`,
        whole(0),
        ratio(n + 1, k),
        { facts: 2, steps: 2, form: 3, depth: 0 },
        'ln of a line',
      )
      put(
        `\\frac{x}{x+${k}}`,
        whole(n - k + 1),
        ratio(k, (n + 1) ** 2),
        { facts: 2, steps: 3, form: 4 },
        'quotient',
      )
      put(
        `(x-${n})(x+${k})`,
        whole(1),
        ratio(2 + k - n),
        { facts: 2, steps: 3, form: 3, traps: 0.5 },
        'product',
      )
      put(
        `(x^2-${n})(x+${k})`,
        whole(1),
        ratio(3 + 2 * k - n),
        { facts: 2, steps: 3, form: 3, traps: 0.5 },
        'product',
      )
      put(
        `x^2(x-${n})`,
        whole(k > 3 ? -1 : k),
        ratio(k > 3 ? 3 + 2 * n : 3 * k * k - 2 * n * k),
        { facts: 2, steps: 3, form: 3, traps: 0.5 },
        'product',
      )
      for (const y of [-1, 0, 1, 2])
        put(
          `(${k === 1 ? '' : k}x-${n})^3`,
          whole(y),
          multiply(whole(3 * k), power(whole(k * y - n), 2)),
          { facts: 2, steps: 2, form: 3, traps: 0.5 },
          'chain',
        )
      for (const y of [-1, 1, 2])
        put(
          `(${c}x-${n})^2`,
          whole(y),
          ratio(2 * k * (k * y - n)),
          { facts: 1.5, steps: 2, form: 2, traps: 0.5 },
          'chain',
        )
      const root = whole(n * n - k)
      put(`\\sqrt{x+${k}}`, root, ratio(1, 2 * n), { facts: 2, steps: 2, form: 3 }, 'root of a sum')
    }
  return list
}

export const derivatives: Topic = {
  id: 'derivatives',
  name: { hu: 'Deriváltak', en: 'Derivatives' },
  range: [-20, 20],
  denominators: [1, 2],
  numbers: 'fractions',
  facts: derivativeFacts,
  recipes: {
    easy: { direct: 8, scaled: 1 },
    medium: { direct: 8, shifted: 1, scaled: 1 },
    hard: { direct: 5, scaled: 2, shifted: 2, sum: 3 },
  },
}

function integralFacts(): Piece[] {
  const list: Piece[] = []
  const integral = (polynomial: Polynomial): Fraction[] => [
    whole(0),
    ...polynomial.map((c, k) => divide(whole(c), whole(k + 1))),
  ]
  const bodies: readonly (readonly [Polynomial, number])[] = [
    ...[1, 2, 3, 4, 5].flatMap(a => [[[0, a], 0] as const, [[a], 0] as const]),
    ...[1, 3, 6].map(a => [[0, 0, a], 0] as const),
    ...[-3, -2, -1, 1, 2, 3, 4, 5].flatMap(
      b =>
        [
          [[b, 1], 0],
          [[b, 2], 0],
          [[b, -1], 0],
          [[0, b, 1], 2],
          [[0, 2 * b, 3], 2],
          [[b, 0, 3], 2],
          [[0, b, 0, 4], 3],
          [[b, 2, 3], 3],
          [[b, 0, -3], 3],
          [[0, 0, b, 4], 4],
        ] as const,
    ),
  ]
  for (const [body, form] of bodies)
    for (let from = -2; from <= 2; from++)
      for (let to = from + 1; to <= 4; to++) {
        const whole_ = integral(body)
        const value = subtract(valueAt(whole_, whole(to)), valueAt(whole_, whole(from)))
        if (value.d > 6n || value.n > 100n * value.d || value.n < -100n * value.d) continue
        const terms = body.filter(c => c !== 0).length
        const text = written(body)
        const shown = terms > 1 || text.startsWith('-') ? `(${text})` : text
        list.push(
          fact(
            `\\int_{${from}}^{${to}}${shown}\\,dx`,
            value,
            'atom',
            {
              facts: 0.8 + 0.2 * terms,
              steps: 0.4 + 0.6 * terms + (from === 0 ? 0 : 0.5),
              form: Math.min(4, form + (from < 0 ? 1 : 0)),
              traps: (from < 0 ? 1 : 0) + (body.some(c => c < 0) ? 0.3 : 0),
            },
            `${text} ${from}`,
          ),
        )
      }
  // Odd functions over a symmetric range.
  for (const [body, k] of [
    ['x^3', 3],
    ['x^5', 5],
    ['(x^3-x)', 3],
    ['(2x^3+x)', 3],
  ] as const)
    for (const a of [1, 2, 3])
      list.push(
        fact(
          `\\int_{-${a}}^{${a}}${body}\\,dx`,
          fraction(0n),
          'atom',
          { facts: 1, steps: 1, identity: 1, form: k > 3 ? 3 : 2 },
          'odd',
        ),
      )
  return list
}

export const integrals: Topic = {
  id: 'integrals',
  name: { hu: 'Határozott integrálok', en: 'Definite integrals' },
  range: [-10, 20],
  denominators: [1, 2, 3],
  numbers: 'fractions',
  facts: integralFacts,
  recipes: {
    easy: { direct: 8, scaled: 1, shifted: 1 },
    medium: { direct: 6, scaled: 2, shifted: 2 },
    hard: { direct: 4, sum: 4, scaled: 2, shifted: 2, scaledSum: 2 },
  },
}
