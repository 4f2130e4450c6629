// Random school expressions, each made with its own value by ordinary floating point: an evaluator that shares nothing with
// the studio's. What the studio calls exact must agree; what it calls irrational must not be near a simple fraction.
// Another run tries others; EXPRESSIONS=5000 tries more of them.
import { expect, test } from 'vitest'
import { Rng } from '../src/engine/index.ts'
import { readValue } from '../src/studio/value/index.ts'
import { rotation } from './rotation.ts'

interface Made {
  readonly latex: string
  /** NaN where it has no value. */
  readonly near: number
  /** How strongly it binds: 0 sums, 1 products, 2 whole by itself. */
  readonly binds: 0 | 1 | 2
}

const whole = (made: Made): string =>
  made.binds === 2 && !made.latex.startsWith('-') ? made.latex : `(${made.latex})`
const factor = (made: Made): string =>
  made.binds >= 1 && !made.latex.startsWith('-') ? made.latex : `(${made.latex})`

const ANGLES = [
  0, 15, 18, 20, 30, 36, 40, 45, 54, 60, 72, 75, 80, 90, 105, 120, 135, 150, 180, 210, 225, 240, 270, 300,
  315, 330, 360, 390, 720,
]

/** A value that floating point shows as zero or as a pole is told so. */
const EPSILON = 1e-9

function leaf(rng: Rng): Made {
  const n = 1 + rng.below(12)
  const d = 2 + rng.below(8)
  switch (rng.below(9)) {
    case 0:
      return { latex: String(n), near: n, binds: 2 }
    case 1:
      return { latex: `\\frac{${n}}{${d}}`, near: n / d, binds: 2 }
    case 2:
      return { latex: `0{,}${n}`, near: Number(`0.${n}`), binds: 2 }
    case 3:
      return { latex: `\\sqrt{${n}}`, near: Math.sqrt(n), binds: 2 }
    case 4: {
      const angle = ANGLES[rng.below(ANGLES.length)]!
      const name = ['sin', 'cos', 'tg', 'ctg'][rng.below(4)]!
      const x = (angle * Math.PI) / 180
      const [s, c] = [Math.sin(x), Math.cos(x)]
      const over = (a: number, b: number) => (Math.abs(b) < EPSILON ? NaN : a / b)
      const near = name === 'sin' ? s : name === 'cos' ? c : name === 'tg' ? over(s, c) : over(c, s)
      return { latex: `\\${name}(${angle}^\\circ)`, near, binds: 2 }
    }
    case 5: {
      const base = [2, 3, 4, 5, 9, 10][rng.below(6)]!
      const value = rng.below(2) === 0 ? base ** (rng.below(5) - 2) : n
      const shown = value < 1 ? `\\frac{1}{${Math.round(1 / value)}}` : String(value)
      return { latex: `\\log_{${base}}(${shown})`, near: Math.log(value) / Math.log(base), binds: 2 }
    }
    case 6:
      return { latex: `\\sqrt[3]{${n}}`, near: Math.cbrt(n), binds: 2 }
    case 7:
      return { latex: `(${n}\\%)`, near: n / 100, binds: 2 }
    default:
      return { latex: `\\binom{${d}}{2}`, near: (d * (d - 1)) / 2, binds: 2 }
  }
}

function made(rng: Rng, depth: number): Made {
  if (depth === 0) return leaf(rng)
  const a = made(rng, depth - 1)
  const b = made(rng, rng.below(depth))
  switch (rng.below(9)) {
    case 0:
      return { latex: `${a.latex}+${factor(b)}`, near: a.near + b.near, binds: 0 }
    case 1:
      return { latex: `${a.latex}-${factor(b)}`, near: a.near - b.near, binds: 0 }
    case 2:
      return { latex: `${factor(a)}\\cdot ${whole(b)}`, near: a.near * b.near, binds: 1 }
    case 3:
      return {
        latex: `\\frac{${a.latex}}{${b.latex}}`,
        near: Math.abs(b.near) < EPSILON ? NaN : a.near / b.near,
        binds: 2,
      }
    case 4:
      return { latex: `(${a.latex})^{2}`, near: a.near ** 2, binds: 2 }
    case 5:
      return {
        latex: `\\sqrt{${a.latex}}`,
        near: a.near < -EPSILON ? NaN : Math.sqrt(Math.abs(a.near) < EPSILON ? 0 : a.near),
        binds: 2,
      }
    case 6:
      return { latex: `\\left|${a.latex}\\right|`, near: Math.abs(a.near), binds: 2 }
    case 7:
      return { latex: `-${whole(a)}`, near: -a.near, binds: 0 }
    default:
      return { latex: `\\left(${a.latex}\\right)`, near: a.near, binds: 2 }
  }
}

const nearSimpleFraction = (x: number): boolean => {
  for (let d = 1; d <= 60; d++)
    if (Math.abs(x * d - Math.round(x * d)) < 1e-11 * Math.max(1, Math.abs(x))) return true
  return false
}

test('random expressions: none wrong, none falsely irrational', () => {
  const rng = new Rng(20_261_116 + rotation)
  const many = Number(process.env['EXPRESSIONS'] ?? 600)
  const tally: Record<string, number> = {}
  const faults: string[] = []
  for (let i = 0; i < many; i++) {
    const { latex, near } = made(rng, 1 + rng.below(4))
    const value = readValue(latex)
    const kind = value.kind === 'real' ? (value.why ? 'irrational' : 'open') : value.kind
    tally[kind] = (tally[kind] ?? 0) + 1
    const says = `${latex} (near ${near}): ${kind}`
    if (value.kind === 'exact' || value.kind === 'real') {
      const far = Math.abs(value.number - near) > 1e-6 * Math.max(1, Math.abs(near))
      if (Number.isNaN(near) || far) faults.push(`${says} ${value.number}`)
      if (kind === 'irrational' && nearSimpleFraction(value.number))
        faults.push(`${says} but near a fraction`)
    } else if (value.kind === 'undefined') {
      if (!Number.isNaN(near)) faults.push(says)
    } else if (value.kind !== 'unknown') faults.push(says)
  }
  console.info(many, 'expressions:', tally)
  expect(faults).toEqual([])
  expect(tally['exact']).toBeGreaterThan(many / 4)
  expect((tally['unknown'] ?? 0) + (tally['open'] ?? 0)).toBeLessThan(many / 12)
})
