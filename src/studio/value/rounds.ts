// Sines and cosines of parts of π for whole numbers: they come again and again.
import { PI } from './atom.ts'
import type { Evaluator } from './evaluate.ts'
import { atomForm, number } from './form.ts'
import { fraction, whole } from './fraction.ts'
import { contains, partsOf, type Node } from './node.ts'
import { numeral, plus, substituted, times } from './nodes.ts'
import { polynomial } from './polynomial.ts'
import { bound, type Scope } from './scope.ts'

const LONGEST = 24n

/** The function at from + r, from + r + N, from + r + 2N … for every r of a round, of the count n = 0, 1, 2 … Undefined when nothing comes again. */
export function roundsOf(
  evaluator: Evaluator,
  node: Node,
  letter: string,
  scope: Scope,
  from: bigint,
): readonly { readonly of: Node; readonly scope: Scope }[] | undefined {
  const waves = wavesIn(node, letter)
  const rounds = waves.map(wave => roundOf(evaluator, wave, letter, scope))
  if (waves.length === 0 || rounds.includes(undefined)) return undefined
  const round = rounds.reduce<bigint>((a, b) => lcm(a, b!), 1n)
  if (round > LONGEST) return undefined
  const n: Node = { is: 'letter', name: letter, at: 0, end: 0 }
  return Array.from({ length: Number(round) }, (_, r) => {
    const k = fraction(from + BigInt(r))
    let inside = scope
    let of = node
    for (const wave of waves) {
      const name = `#${inside.size}`
      inside = bound(inside, name, evaluator.value(wave, bound(scope, letter, number(k))))
      of = substituted(of, wave, { is: 'letter', name, at: 0, end: 0 })
    }
    return {
      of: substituted(of, letter, plus(times(numeral(fraction(round)), n), numeral(k))),
      scope: inside,
    }
  })
}

const wavesIn = (node: Node, letter: string): readonly Node[] => {
  if (!contains(node, letter)) return []
  if (node.is === 'call' && (node.name === 'sin' || node.name === 'cos')) return [node]
  return partsOf(node).flatMap(part => wavesIn(part, letter))
}
/** After how many steps a sine or cosine comes again. */
function roundOf(evaluator: Evaluator, wave: Node, letter: string, scope: Scope): bigint | undefined {
  const { forms } = evaluator
  const [, slope, ...more] = wave.is === 'call' ? (polynomial(wave.of, letter) ?? []) : []
  if (!slope || more.length > 0) return undefined
  const turn = forms.multiply(evaluator.value(slope, scope), atomForm(PI, whole(-1)))
  return forms.asFraction(forms.multiply(turn, number(fraction(1n, 2n))))?.d
}
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b
