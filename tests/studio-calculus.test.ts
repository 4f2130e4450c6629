// Random integrals, limits and derivatives, each function made with its own values by ordinary floating point: sums over many
// thin strips, places very near, small differences. What the studio gives must agree. Another run tries others.
import { expect, test } from 'vitest'
import { Rng } from '../src/engine/index.ts'
import { readValue } from '../src/studio/value/index.ts'
import { rotation } from './rotation.ts'

interface Made {
  readonly latex: string
  readonly at: (x: number) => number
}

function linear(rng: Rng): Made {
  const [a, b] = [1 + rng.below(4), rng.below(7) - 3]
  return { latex: `${a === 1 ? '' : a}x${b > 0 ? `+${b}` : b < 0 ? b : ''}`, at: x => a * x + b }
}

function part(rng: Rng): Made {
  const { latex: u, at } = linear(rng)
  const n = 1 + rng.below(4)
  switch (rng.below(10)) {
    case 0:
      return { latex: `(${u})^{${n}}`, at: x => at(x) ** n }
    case 1:
      return { latex: `\\sin(${u})`, at: x => Math.sin(at(x)) }
    case 2:
      return { latex: `\\cos(${u})`, at: x => Math.cos(at(x)) }
    case 3:
      return { latex: `e^{${u}}`, at: x => Math.exp(at(x)) }
    case 4:
      return { latex: `\\frac{1}{${u}}`, at: x => 1 / at(x) }
    case 5:
      return { latex: `\\sqrt{${u}}`, at: x => Math.sqrt(at(x)) }
    case 6:
      return { latex: `|${u}|`, at: x => Math.abs(at(x)) }
    case 7:
      return { latex: `\\frac{1}{x^2+${n}}`, at: x => 1 / (x * x + n) }
    case 8:
      return { latex: 'x^2', at: x => x * x }
    default:
      return { latex: String(n), at: () => n }
  }
}

function made(rng: Rng): Made {
  const [a, b] = [part(rng), part(rng)]
  switch (rng.below(4)) {
    case 0:
      return a
    case 1:
      return { latex: `${a.latex}+${b.latex}`, at: x => a.at(x) + b.at(x) }
    case 2:
      return { latex: `${a.latex}\\cdot ${b.latex}`, at: x => a.at(x) * b.at(x) }
    default:
      return { latex: `\\frac{${a.latex}}{${b.latex}}`, at: x => a.at(x) / b.at(x) }
  }
}

const STRIPS = 4000
const area = (at: (x: number) => number, from: number, to: number): number => {
  const h = (to - from) / STRIPS
  let sum = 0
  for (let i = 0; i < STRIPS; i++) sum += at(from + (i + 0.5) * h)
  return sum * h
}

test('integrals, limits and derivatives of random functions: none wrong', () => {
  const rng = new Rng(4711 + rotation)
  const faults: string[] = []
  let decided = 0
  const compare = (latex: string, near: number) => {
    const value = readValue(latex)
    if (value.kind === 'ambiguous' || value.kind === 'unreadable') faults.push(`${latex}: ${value.kind}`)
    if (value.kind !== 'exact' && value.kind !== 'real') return
    if (Number.isNaN(near)) return
    decided++
    if (!(Math.abs(value.number - near) <= 0.02 * Math.max(1, Math.abs(near))))
      faults.push(`${latex}: ${value.number}, near ${near}`)
  }
  for (let i = 0; i < 120; i++) {
    const { latex, at } = made(rng)
    const from = rng.below(4) - 1
    const to = from + 1 + rng.below(3)
    compare(`\\int_{${from}}^{${to}}\\left(${latex}\\right)dx`, area(at, from, to))
    compare(`\\lim_{x\\to ${from}^+}\\left(${latex}\\right)`, at(from + 1e-9))
    compare(`\\lim_{x\\to\\infty}\\left(${latex}\\right)`, at(1e6))
    const slope = (at(from + 1e-5) - at(from - 1e-5)) / 2e-5
    compare(`\\left.\\left(${latex}\\right)'\\right|_{x=${from}}`, slope)
  }
  expect(faults).toEqual([])
  expect(decided).toBeGreaterThan(200)
})

/** A function that goes by several rules: bars, whole parts, the larger of two, odd roots. */
function bent(rng: Rng): Made {
  const [a, b, c] = [[-3, -2, -1, 1, 2, 3][rng.below(6)]!, rng.below(9) - 4, rng.below(3) - 1]
  const signed = (n: number, letter: string) =>
    n === 0 ? '' : `${n > 0 ? '+' : '-'}${letter && Math.abs(n) === 1 ? '' : Math.abs(n)}${letter}`
  const u = `${signed(a, 'x')}${signed(b, '')}`.replace(/^\+/, '')
  const square = `${signed(c, 'x^2')}${signed(a, 'x')}${signed(b, '')}`.replace(/^\+/, '')
  const line = (x: number) => a * x + b
  const curve = (x: number) => c * x * x + a * x + b
  const cases: readonly Made[] = [
    { latex: `|${square}|`, at: x => Math.abs(curve(x)) },
    { latex: `\\sqrt[3]{${u}}`, at: x => Math.cbrt(line(x)) },
    { latex: `\\sqrt[3]{(${u})^2}`, at: x => Math.cbrt(line(x)) ** 2 },
    { latex: `\\lfloor ${u}\\rfloor`, at: x => Math.floor(line(x)) },
    { latex: `\\lceil ${u}\\rceil`, at: x => Math.ceil(line(x)) },
    { latex: `\\operatorname{sgn}(${square})`, at: x => Math.sign(curve(x)) },
    { latex: `\\max(${u};x)`, at: x => Math.max(line(x), x) },
    { latex: `\\min(${square};x+1)`, at: x => Math.min(curve(x), x + 1) },
    { latex: `\\sqrt{(${u})^2}`, at: x => Math.abs(line(x)) },
    { latex: `|\\sin(${u})|`, at: x => Math.abs(Math.sin(line(x))) },
  ]
  return cases[rng.below(cases.length)]!
}

test('integrals of functions that go by several rules: none wrong', () => {
  const rng = new Rng(1789 + rotation)
  const faults: string[] = []
  let decided = 0
  for (let i = 0; i < 60; i++) {
    const [one, other] = [bent(rng), bent(rng)]
    const [latex, at] = [
      [one.latex, one.at] as const,
      [`x\\cdot ${one.latex}`, (x: number) => x * one.at(x)] as const,
      [`${one.latex}+${other.latex}`, (x: number) => one.at(x) + other.at(x)] as const,
    ][rng.below(3)]!
    const from = rng.below(6) - 4
    const to = from + 1 + rng.below(4)
    const value = readValue(`\\int_{${from}}^{${to}}\\left(${latex}\\right)dx`)
    const near = area(at, from, to)
    if (value.kind !== 'exact' && value.kind !== 'real') continue
    decided++
    if (Math.abs(value.number - near) > 0.01 * Math.max(1, Math.abs(near)))
      faults.push(`${latex} from ${from} to ${to}: ${value.number}, near ${near}`)
  }
  expect(faults).toEqual([])
  expect(decided).toBeGreaterThan(45)
})
