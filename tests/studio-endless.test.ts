// Sums and products without end. A table by hand and by sympy, and random ones against partial sums in floating point whose rest is
// taken away by Richardson's rule: an evaluator that knows none of the laws.
import { expect, test } from 'vitest'
import { Rng } from '../src/engine/index.ts'
import { readValue } from '../src/studio/value/index.ts'
import { rotation } from './rotation.ts'

const TABLE = String.raw`
\sum_{k=1}^{\infty}\frac{1}{k^2} => ~1.6449 | \sum_{n=1}^{\infty}\frac{1}{n^4} => ~1.0823 | \sum_{n=1}^{\infty}\frac{6}{n^2\pi^2} => 1
\sum_{n=1}^{\infty}\frac{1}{n^3} => unknown | \sum_{n=1}^{\infty}\frac{(-1)^{n+1}}{n^2} => ~0.8225 | \sum_{n=1}^{\infty}\frac{(-1)^{n+1}}{n} => ~0.6931
\sum_{n=0}^{\infty}\frac{(-1)^{n}}{2n+1}:\pi => 1/4 | \sum_{n=0}^{\infty}\frac{(-1)^n}{(2n+1)^3}:\pi^3 => 1/32 | \sum_{n=0}^{\infty}\frac{8}{(2n+1)^2\pi^2} => 1
\sum_{n=1}^{\infty}\frac{1}{n(2n-1)} => ~1.3863 | \sum_{n=0}^{\infty}\frac{1}{(3n+1)(3n+2)} => ~0.6046 | \sum_{n=0}^{\infty}\frac{1}{(4n+1)(4n+3)} => ~0.3927
\sum_{n=1}^{\infty}\frac{2n+1}{n^2(n+1)^2} => 1 | \sum_{n=1}^{\infty}\frac{1}{n^2(n+1)} => ~0.6449 | \sum_{n=0}^{\infty}\frac{1}{n!} => ~2.7183
\sum_{n=1}^{\infty}\frac{n}{(n+1)!} => 1 | \sum_{n=1}^{\infty}\frac{n}{n!} => ~2.7183 | \sum_{n=0}^{\infty}\frac{(\ln 2)^n}{n!} => 2 | \sum_{n=0}^{\infty}\frac{1}{(n+2)n!} => 1
\sum_{n=1}^{\infty}\frac{n-1}{n!} => 1 | \sum_{n=0}^{\infty}\frac{(-1)^n\pi^{2n}}{(2n)!} => -1 | \sum_{n=0}^{\infty}\frac{(-1)^n\pi^{2n+1}}{(2n+1)!} => 0
\sum_{n=0}^{\infty}\frac{(\ln 2)^{2n}}{(2n)!} => 5/4 | \sum_{n=0}^{\infty}\frac{(-1)^n}{n!}\cdot\sum_{n=0}^{\infty}\frac{1}{n!} => 1 | \sum_{n=-1}^{\infty}\frac{1}{n!} => undefined
\sum_{n=1}^{\infty}\frac{1}{n\cdot n!} => unknown | \sum_{n=1}^{\infty}\frac{1}{n\cdot 2^n}:\ln 2 => 1 | \sum_{n=0}^{\infty}\frac{(-1)^n}{(2n+1)3^n} => ~0.9069
\sum_{n=1}^{\infty}\left(\frac{1}{\sqrt n}-\frac{1}{\sqrt{n+1}}\right) => 1 | \sum_{n=1}^{\infty}\left(\frac{1}{\sqrt{n+2}}-\frac{1}{\sqrt n}\right) => ~-1.7071
\sum_{n=1}^{\infty}\left(\sqrt{n+1}-\sqrt n\right) => undefined | \sum_{n=1}^{\infty}\left(\arctg(n+1)-\arctg n\right):\pi => 1/4
\sum_{n=1}^{\infty}\left(\sin n-\sin(n+1)\right) => unknown | \sum_{n=2}^{\infty}\ln\left(1-\frac{1}{n^2}\right):\ln 2 => -1 | \sum_{n=2}^{\infty}\log_2\left(1-\frac{1}{n^2}\right) => -1
\sum_{n=1}^{\infty}\ln\left(1+\frac1n\right) => undefined | \sum_{n=1}^{\infty}\ln\left(1-\frac{1}{n^2}\right) => undefined | \sum_{n=1}^{\infty}\frac{\cos(n\pi)}{2^n} => -1/3
\sum_{n=0}^{\infty}\frac{\sin\frac{n\pi}{2}}{2^n} => 2/5 | \sum_{n=0}^{\infty}\frac{\cos(60^\circ n)}{2^n} => 1 | \sum_{n=1}^{\infty}\sin n => unknown
\sum_{n=2}^{\infty}\frac{1}{\binom n2} => 2 | \sum_{n=1}^{\infty}\frac{1}{n^2-4} => undefined | \sum_{n=1}^{\infty}\frac1{2n-1} => undefined | \sum_{n=0}^{\infty}(-1)^n n => undefined
\sum_{n=1}^{\infty}\frac{2^n}{n} => undefined | \sum_{n=0}^{\infty}2^{-\frac n2}\cdot(2-\sqrt2) => 2 | \sum_{n=0}^{\infty}\sqrt{4^{-n}} => 2 | \sum_{k=1}^{\infty}\frac{k^2}{2^k} => 6
\prod_{k=2}^{\infty}\left(1-\frac{1}{k^2}\right) => 1/2 | \prod_{k=1}^{\infty}\left(1-\frac{1}{k^2}\right) => 0 | \prod_{k=2}^{\infty}\left(1-\frac1k\right) => unknown
\prod_{k=1}^{\infty}\left(1+\frac1k\right) => undefined | \frac{1}{\pi}\left(\prod_{k=1}^{\infty}\frac{4k^2}{4k^2-1}\right) => 1/2 | \frac{\pi}{\sqrt3}\cdot\prod_{k=1}^{\infty}\left(1-\frac{1}{9k^2}\right) => 3/2
\prod_{k=2}^{\infty}\frac{k^3-1}{k^3+1} => 2/3 | \prod_{k=1}^{\infty}\left(1+\frac{1}{k(k+2)}\right) => 2 | \prod_{k=1}^{\infty}2^{\frac{1}{2^k}} => 2 | \prod_{k=1}^{\infty}\sqrt[2^k]{2} => 2
\pi\cdot\prod_{k=1}^{\infty}\cos\frac{\pi}{2^{k+1}} => 2 | \prod_{k=0}^{\infty}\left(1+\frac{1}{2^{2^k}}\right) => 2 | \prod_{k=1}^{\infty}e^{\frac{1}{k(k+1)}} => ~2.7183
\prod_{k=1}^{\infty}1 => 1 | \prod_{k=1}^{\infty}2 => undefined | \prod_{k=1}^{\infty}\frac12 => unknown | \prod_{k=1}^{\infty}\frac{k}{k-3} => undefined
\prod_{k=3}^{\infty}\left(1-\frac{4}{k^2}\right) => 1/6 | \prod_{k=1}^{\infty}\frac{(k+1)^2}{k(k+2)} => 2 | \prod_{k=1}^{\infty}\left(1+\frac{1}{k^2}\right) => unknown
\lim_{n\to\infty}\prod_{k=2}^{n}\left(1-\frac{1}{k^2}\right) => 1/2 | \sqrt[2+1]{8} => unreadable | \sqrt[1]{8} => unreadable | \sqrt[x]{8} => undefined`

const verdict = (source: string): string => {
  const value = readValue(source)
  if (value.kind === 'exact') return value.text
  if (value.kind === 'real') return `${value.why ? '~' : '?'}${value.digits}`
  return value.kind
}
const rows = TABLE.split('\n')
  .flatMap(line => line.split(' | '))
  .filter(row => row.includes(' => '))
  .map(row => row.split(' => ').map(part => part.trim()) as [string, string])

test.each(rows)('%s => %s', (source, expected) => expect(verdict(source)).toBe(expected))

interface Made {
  readonly latex: string
  readonly near: number
}
const line = (slope: number, start: number): string => `${slope === 1 ? '' : slope}n+${start}`

/** The rest of a sum to N goes like 1/N, 1/N², …: sums to N, 2N, 4N … tell it. */
function settled(partial: (count: number) => number): number {
  let row = Array.from({ length: 11 }, (_, i) => partial(8 * 2 ** i))
  for (let power = 2; row.length > 1; power *= 2)
    row = row.slice(1).map((x, i) => x + (x - row[i]!) / (power - 1))
  return row[0]!
}
const added = (from: number, count: number, term: (n: number) => number): number => {
  let sum = 0
  for (let n = from + count - 1; n >= from; n--) sum += term(n)
  return sum
}

function quotient(rng: Rng): { readonly latex: string; readonly at: (n: number) => number } {
  const lines = Array.from({ length: 2 + rng.below(2) }, () => [1 + rng.below(3), rng.below(5)] as const)
  const top = rng.below(5) - 2
  return {
    latex: `\\frac{${lines.length === 3 ? `n+${top + 3}` : '1'}}{${lines.map(([s, b]) => `(${line(s, b)})`).join('')}}`,
    at: n => (lines.length === 3 ? n + top + 3 : 1) / lines.reduce((x, [s, b]) => x * (s * n + b), 1),
  }
}

function made(rng: Rng): Made {
  const from = 1 + rng.below(3)
  const of = (body: string) => `\\sum_{n=${from}}^{\\infty}${body}`
  switch (rng.below(5)) {
    case 0: {
      const { latex, at } = quotient(rng)
      return { latex: of(latex), near: settled(count => added(from, count, at)) }
    }
    case 1: {
      const { latex, at } = quotient(rng)
      const sign = from % 2 === 0 ? 1 : -1
      const pair = (m: number) => sign * (at(from + 2 * m) - at(from + 2 * m + 1))
      return { latex: of(`(-1)^n\\cdot${latex}`), near: settled(count => added(0, count, pair)) }
    }
    case 2: {
      const [step, start, x] = [1 + rng.below(2), rng.below(4), rng.below(7) - 3 || 5]
      const c = [rng.below(9) - 4, rng.below(9) - 4, rng.below(4)] as const
      let near = 0
      for (let n = from; n < 60; n++) {
        let below = 1
        for (let i = 2; i <= step * n + start; i++) below *= i
        near += ((c[2] * n * n + c[1] * n + c[0]) * x ** n) / below
      }
      const top = `(${c[2]}n^2${c[1] < 0 ? '' : '+'}${c[1]}n${c[0] < 0 ? '' : '+'}${c[0]})`
      return { latex: of(`\\frac{${top}\\cdot(${x})^n}{(${line(step, start)})!}`), near }
    }
    case 3: {
      const { latex, at } = quotient(rng)
      const q = [2, -2, 3, -3, 4, -5][rng.below(6)]!
      return { latex: of(`${latex}\\cdot\\frac{1}{(${q})^n}`), near: added(from, 80, n => at(n) / q ** n) }
    }
    default: {
      const [a, b, c] = [rng.below(5), rng.below(5), rng.below(5)] as const
      const other = a + b - c
      const body = `\\frac{(n+${a})(n+${b})}{(n+${c})(n${other < 0 ? '' : '+'}${other})}`
      const shown = `\\prod_{n=${from + 5}}^{\\infty}${body}`
      const near = settled(count =>
        added(from + 5, count, n => Math.log(((n + a) * (n + b)) / ((n + c) * (n + other)))),
      )
      return { latex: shown, near: Math.exp(near) }
    }
  }
}

test('random endless sums and products: none wrong', () => {
  const rng = new Rng(20_261_119 + rotation)
  const many = Number(process.env['EXPRESSIONS'] ?? 200)
  const faults: string[] = []
  let found = 0
  for (let i = 0; i < many; i++) {
    const { latex, near } = made(rng)
    const value = readValue(latex)
    if (value.kind === 'unknown') continue
    found++
    const far = (value.kind !== 'exact' && value.kind !== 'real') || Math.abs(value.number - near) > 1e-7
    if (far) faults.push(`${latex} near ${near}: ${verdict(latex)}`)
  }
  expect(faults).toEqual([])
  expect(found).toBeGreaterThan(many * 0.7)
})
