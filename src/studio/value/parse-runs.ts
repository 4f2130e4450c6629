// 1 + 2 + 3 + … + 100: numbers of which the first ones show how they go on.
import {
  add,
  divide,
  equal,
  fraction,
  isWhole,
  multiply,
  negate,
  power,
  subtract,
  whole,
  type Fraction,
} from './fraction.ts'
import type { Node } from './node.ts'
import { minus, numeral, opposite, over, plus, times, toThe } from './nodes.ts'

const LETTER = 'k'
const MOST_POWER = 60n
const MOST_STEPS = 2000n
/** So many numbers show how they go on. */
const SHOWING = 3

const isWrittenOut = (node: Node): boolean =>
  node.is === 'number' || (node.is === 'negative' && isWrittenOut(node.of))

/**
 * What the numbers come to as a sum or a product, when they go on in one way only: by equal steps, or by equal factors. Three numbers show
 * it, two only where the step is 1: 1 + 4 + … + 100 may be squares. So may everything by equal steps that is not written out as a number.
 */
export function runOf(
  kind: 'sum' | 'product',
  parts: readonly Node[],
  rest: Node | 'endless',
  { at, end }: { readonly at: number; readonly end: number },
): { readonly node: Node; readonly next: Fraction } | undefined {
  const first = parts.map(plainValue).filter(value => value !== undefined)
  const last = rest === 'endless' ? rest : plainValue(rest)
  const [one, two] = first
  if (!one || !two || !last || equal(one, two) || first.length < parts.length) return undefined
  const step = subtract(two, one)
  const ratio = one.n === 0n ? undefined : divide(two, one)
  const shows = first.length >= SHOWING || step.n * step.n === step.d * step.d
  const plain = shows && [...parts, ...(rest === 'endless' ? [] : [rest])].every(isWrittenOut)
  const isEven = plain && first.every((x, i) => equal(x, add(one, multiply(whole(i), step))))
  const isScaled = ratio !== undefined && first.every((x, i) => equal(x, multiply(one, power(ratio, i))))
  const k: Node = { is: 'letter', name: LETTER, at, end }
  const series = (from: number, to: Node, of: Node, next: Fraction) => ({
    node: { is: 'series', kind, letter: LETTER, from: numeral(from), to, of, at, end } as const,
    next,
  })
  const scaled = (to: Node) => {
    const powers = toThe(shown(ratio!), k)
    const of = equal(one, whole(1)) ? powers : times(shown(one), powers)
    return series(0, to, of, multiply(first.at(-1)!, ratio!))
  }
  if (last === 'endless')
    return kind === 'sum' && isScaled && !isEven && first.length >= SHOWING
      ? scaled({ is: 'infinity', at, end })
      : undefined
  const steps = divide(subtract(last, one), step)
  const evenTo = isEven && isWhole(steps) && steps.n >= BigInt(first.length) ? steps.n : undefined
  const scaledTo = isScaled ? stepsTo(one, ratio, last, first.length) : undefined
  if ((evenTo === undefined) === (scaledTo === undefined)) return undefined
  if (scaledTo !== undefined && first.length < SHOWING) return undefined
  if (scaledTo !== undefined) return scaled(numeral(fraction(scaledTo)))
  const before = subtract(one, step)
  const stepped = equal(step, whole(1)) ? k : equal(step, whole(-1)) ? opposite(k) : times(shown(step), k)
  const of =
    before.n === 0n
      ? stepped
      : before.n > 0n
        ? plus(stepped, shown(before))
        : minus(stepped, shown(negate(before)))
  return series(1, numeral(fraction(evenTo! + 1n)), of, add(first.at(-1)!, step))
}
/** As it is to be read back: with its sign and its line. */
function shown(value: Fraction): Node {
  if (value.n < 0n) return opposite(shown(negate(value)))
  if (isWhole(value)) return numeral(value)
  return over(numeral(fraction(value.n)), numeral(fraction(value.d)))
}

function stepsTo(one: Fraction, ratio: Fraction, last: Fraction, first: number): bigint | undefined {
  // Whether it is reached at all shows by its size.
  const grows = ratio.n * ratio.n > ratio.d * ratio.d
  let x = one
  for (let i = 0n; i <= MOST_STEPS; i++) {
    if (equal(x, last)) return i >= BigInt(first) ? i : undefined
    const [a, b] = [x.n * x.n * last.d * last.d, last.n * last.n * x.d * x.d]
    if (grows ? a > b : a < b) return undefined
    x = multiply(x, ratio)
  }
  return undefined
}

/** The value of a number that is written out; undefined for everything else. */
function plainValue(node: Node): Fraction | undefined {
  const both = (
    go: (a: Fraction, b: Fraction) => Fraction | undefined,
    parts: { left: Node; right: Node },
  ) => {
    const [a, b] = [plainValue(parts.left), plainValue(parts.right)]
    return a && b && go(a, b)
  }
  switch (node.is) {
    case 'number':
      return node.value
    case 'negative': {
      const of = plainValue(node.of)
      return of && fraction(-of.n, of.d)
    }
    case 'sum':
      return both(add, node)
    case 'product':
      return both(multiply, node)
    case 'quotient':
      return both((a, b) => (b.n === 0n ? undefined : divide(a, b)), node)
    case 'power':
      return both(
        (a, b) =>
          isWhole(b) && b.n >= -MOST_POWER && b.n <= MOST_POWER && (a.n !== 0n || b.n > 0n)
            ? power(a, Number(b.n))
            : undefined,
        node,
      )
    default:
      return undefined
  }
}
