import { divide, multiply, type Fraction } from '../../value/fraction.ts'
import { fact, ratio, type Piece } from '../piece.ts'
import type { Topic } from '../topic.ts'

/** A fraction times a square root: what sines and tangents of the usual angles are worth. */
interface Surd {
  readonly q: Fraction
  readonly root: 1 | 2 | 3
}
interface Angle {
  readonly degrees: number
  readonly latex: string
  /** Acute 0, quadrant 1, others and radians 2, negative 3, beyond a turn 4. */
  readonly form: number
}
type Name = 'sin' | 'cos' | 'tg' | 'ctg'
const NAMES: readonly Name[] = ['sin', 'cos', 'tg', 'ctg']

const surd = (n: number, d: number, root: Surd['root']): Surd => ({ q: ratio(n, d), root })
const SINES: Readonly<Record<number, Surd>> = {
  0: surd(0, 1, 1),
  30: surd(1, 2, 1),
  45: surd(1, 2, 2),
  60: surd(1, 2, 3),
  90: surd(1, 1, 1),
}

function sine(degrees: number): Surd {
  const turn = ((degrees % 360) + 360) % 360
  const reference = turn % 180 <= 90 ? turn % 180 : 180 - (turn % 180)
  const { q, root } = SINES[reference]!
  return { q: turn > 180 ? { n: -q.n, d: q.d } : q, root }
}
const product = (a: Surd, b: Surd): Surd | undefined => {
  if (a.root === b.root) return { q: multiply(multiply(a.q, b.q), ratio(a.root)), root: 1 }
  if (a.root === 1 || b.root === 1) return { q: multiply(a.q, b.q), root: a.root === 1 ? b.root : a.root }
  return undefined
}
const inverse = ({ q, root }: Surd): Surd => ({ q: divide(ratio(1), multiply(q, ratio(root))), root })

function worth(name: Name, degrees: number): Surd | undefined {
  const [s, c] = [sine(degrees), sine(degrees + 90)]
  if (name === 'sin') return s
  if (name === 'cos') return c
  const [top, bottom] = name === 'tg' ? [s, c] : [c, s]
  return bottom.q.n === 0n ? undefined : product(top, inverse(bottom))
}

const inDegrees = (degrees: number): string => (degrees < 0 ? `(${degrees}^\\circ)` : ` ${degrees}^\\circ`)
function inRadians(degrees: number): string {
  const { n, d } = ratio(degrees, 180)
  const top = n === 1n ? '\\pi' : `${n}\\pi`
  return d === 1n ? ` ${top}` : `\\frac{${top}}{${d}}`
}
const isUsual = (degrees: number): boolean => degrees % 30 === 0 || degrees % 45 === 0

function angles(): Angle[] {
  const list: Angle[] = []
  for (let degrees = -360; degrees <= 780; degrees += 15) {
    if (!isUsual(degrees)) continue
    const form = degrees < 0 ? 3 : degrees > 360 ? 4 : degrees % 90 === 0 ? 1 : degrees < 90 ? 0 : 2
    list.push({ degrees, latex: inDegrees(degrees), form })
    if (degrees > 0 && degrees <= 360)
      list.push({ degrees, latex: inRadians(degrees), form: degrees < 90 ? 2 : 3 })
  }
  return list
}

function facts(): Piece[] {
  const list: Piece[] = []
  const irrational: { latex: string; surd: Surd; form: number; key: string; plain: boolean }[] = []
  for (const name of NAMES)
    for (const { degrees, latex, form } of angles()) {
      const value = worth(name, degrees)
      if (!value) continue
      const key = `${name}${latex}`
      const depth = latex.includes('frac') ? 1 : 0
      const traps = value.q.n < 0n ? 1 : 0
      if (value.root === 1) list.push(fact(`\\${name}${latex}`, value.q, 'call', { form, depth, traps }, key))
      else {
        irrational.push({ latex: `\\${name}${latex}`, surd: value, form, key, plain: depth === 0 })
        const root = product(value, { q: ratio(1), root: value.root })!
        list.push(
          fact(
            `\\sqrt{${value.root}}\\cdot\\${name}${latex}`,
            root.q,
            'product',
            { form, depth, traps, steps: 1 },
            key,
          ),
        )
      }
      const square = product(value, value)!
      if (degrees % 90 !== 0)
        list.push(fact(`\\${name}^2${latex}`, square.q, 'call', { form, depth, steps: 1 }, key))
    }
  const usual = irrational.filter(({ plain, form }) => plain && form < 4)
  for (const a of usual)
    for (const b of usual) {
      if (a.key >= b.key || a.surd.root !== b.surd.root || a.form + b.form > 4) continue
      const form = Math.max(a.form, b.form)
      const traps = (a.surd.q.n < 0n ? 1 : 0) + (b.surd.q.n < 0n ? 1 : 0)
      const load = { facts: 2, steps: 1, form, traps }
      const both = product(a.surd, b.surd)!
      list.push({ ...fact(`${a.latex}\\cdot${b.latex}`, both.q, 'product', load), keys: [a.key, b.key] })
      const part = product(a.surd, inverse(b.surd))!
      list.push({
        ...fact(`\\frac{${a.latex}}{${b.latex}}`, part.q, 'fraction', { ...load, depth: 1 }),
        keys: [a.key, b.key],
      })
    }
  return [...list, ...identities()]
}

/** Angles nobody knows the sine of: only an identity helps. */
function identities(): Piece[] {
  const list: Piece[] = []
  const known = (latex: string, value: Fraction, sits: Piece['sits'], key: string, form = 2) =>
    list.push(
      fact(latex, value, sits, { identity: 1, steps: 1, form, depth: latex.includes('frac') ? 1 : 0 }, key),
    )
  const d = (degrees: number) => ` ${degrees}^\\circ`
  for (const x of [10, 12, 15, 18, 20, 25, 35, 37, 40, 50, 55, 65, 70, 73, 80]) {
    known(`\\sin^2${d(x)}+\\cos^2${d(x)}`, ratio(1), 'sum', 'pythagoras')
    known(`\\tg${d(x)}\\cdot\\ctg${d(x)}`, ratio(1), 'product', 'tg·ctg')
    known(`\\cos${d(x)}-\\sin${d(90 - x)}`, ratio(0), 'sum', 'cofunction 0')
    known(`\\frac{\\sin${d(x)}}{\\cos${d(90 - x)}}`, ratio(1), 'fraction', 'cofunction 1')
    if (x < 45) {
      known(`\\tg${d(x)}\\cdot\\tg${d(90 - x)}`, ratio(1), 'product', 'tg·tg')
      known(`\\frac{\\sin${d(2 * x)}}{\\sin${d(x)}\\cdot\\cos${d(x)}}`, ratio(2), 'fraction', 'double')
    }
    known(`\\frac{\\sin${d(x)}}{\\sin${d(180 - x)}}`, ratio(1), 'fraction', 'supplement 1')
    known(`\\frac{\\cos${d(x)}}{\\cos${d(180 - x)}}`, ratio(-1), 'fraction', 'supplement −1')
    for (const [total, sin, cos] of [
      [30, ratio(1, 2), undefined],
      [60, undefined, ratio(1, 2)],
      [90, ratio(1), ratio(0)],
      [120, undefined, ratio(-1, 2)],
      [150, ratio(1, 2), undefined],
      [180, ratio(0), ratio(-1)],
    ] as const) {
      const y = total - x
      if (y <= 0 || y === x || y === 30 || y === 60 || y === 90) continue
      if (sin) known(`\\sin${d(x)}\\cos${d(y)}+\\cos${d(x)}\\sin${d(y)}`, sin, 'sum', 'sum of angles', 3)
      if (cos) known(`\\cos${d(x)}\\cos${d(y)}-\\sin${d(x)}\\sin${d(y)}`, cos, 'sum', 'sum of angles', 3)
    }
  }
  known(`\\sin${d(15)}\\cdot\\cos${d(15)}`, ratio(1, 4), 'product', 'sin 15 cos 15')
  known(`\\sin${d(75)}\\cdot\\cos${d(75)}`, ratio(1, 4), 'product', 'sin 15 cos 15')
  known(`\\sin${d(75)}\\cdot\\sin${d(15)}`, ratio(1, 4), 'product', 'sin 15 cos 15')
  known(`\\cos${d(36)}-\\cos${d(72)}`, ratio(1, 2), 'sum', 'pentagon', 4)
  known(`\\cos${d(36)}\\cdot\\cos${d(72)}`, ratio(1, 4), 'product', 'pentagon', 4)
  known(`\\sin${d(18)}\\cdot\\sin${d(54)}`, ratio(1, 4), 'product', 'pentagon', 4)
  known(`\\cos${d(20)}\\cos${d(40)}\\cos${d(80)}`, ratio(1, 8), 'product', 'nine', 4)
  known(`\\sin${d(10)}\\sin${d(50)}\\sin${d(70)}`, ratio(1, 8), 'product', 'nine', 4)
  known(`\\tg${d(15)}+\\ctg${d(15)}`, ratio(4), 'sum', 'tg + ctg', 3)
  return list
}

export const trigonometry: Topic = {
  id: 'trigonometry',
  name: { hu: 'Trigonometria', en: 'Trigonometry' },
  range: [-5, 5],
  denominators: [1, 2, 4, 3],
  numbers: 'fractions',
  facts,
  recipes: {
    easy: { direct: 4, scaled: 6, shifted: 4, sum: 3, product: 2 },
    medium: { direct: 3, scaled: 4, shifted: 4, sum: 5, product: 3, scaledSum: 3, quotient: 2 },
    hard: {
      direct: 2,
      scaled: 3,
      shifted: 3,
      sum: 5,
      product: 3,
      scaledSum: 4,
      productSum: 2,
      fraction: 3,
      threeProduct: 1,
    },
  },
}
