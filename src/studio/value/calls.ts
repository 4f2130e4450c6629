// Functions of one number by name.
import type { Evaluator } from './evaluate.ts'
import { atomForm, number, type Form } from './form.ts'
import { fraction, whole } from './fraction.ts'
import { PI } from './atom.ts'
import type { Node } from './node.ts'
import { Undefined } from './scope.ts'

const HALF = fraction(1n, 2n)

export function callOf(evaluator: Evaluator, node: Node & { is: 'call' }, x: Form): Form {
  const { forms, functions, estimate } = evaluator
  const one = number(whole(1))
  const over = (top: Form, bottom: Form, hu: string, en: string): Form => {
    if (forms.isZero(bottom)) throw new Undefined(node, hu, en)
    return evaluator.quotient(top, bottom, node)
  }
  const between = (): void => {
    if (estimate.sign(forms.subtract(x, one)) > 0 || estimate.sign(forms.add(x, one)) < 0)
      throw new Undefined(
        node,
        'Csak −1 és 1 közötti számnak van ilyen szöge.',
        'Only numbers from −1 to 1 have such an angle.',
      )
  }
  const right = (): Form => forms.multiply(number(HALF), atomForm(PI))
  const hyperbolic = (sign: 1 | -1): Form => {
    const [up, down] = [functions.exp(x), functions.exp(forms.negate(x))]
    return forms.multiply(number(HALF), sign === 1 ? forms.add(up, down) : forms.subtract(up, down))
  }
  switch (node.name) {
    case 'sin':
    case 'cos':
      return functions.sinCos(x)[node.name]
    case 'tan': {
      const { sin, cos } = functions.sinCos(x)
      return over(sin, cos, 'Ennek a szögnek nincs tangense.', 'This angle has no tangent.')
    }
    case 'cot': {
      const { sin, cos } = functions.sinCos(x)
      return over(cos, sin, 'Ennek a szögnek nincs kotangense.', 'This angle has no cotangent.')
    }
    case 'sec':
      return over(
        one,
        functions.sinCos(x).cos,
        'Ennek a szögnek nincs szekánsa.',
        'This angle has no secant.',
      )
    case 'csc':
      return over(
        one,
        functions.sinCos(x).sin,
        'Ennek a szögnek nincs koszekánsa.',
        'This angle has no cosecant.',
      )
    case 'arcsin':
      between()
      return functions.arcsin(x)
    case 'arccos':
      between()
      return forms.subtract(right(), functions.arcsin(x))
    case 'arctan':
      return functions.arctan(x)
    case 'arccot':
      return forms.subtract(right(), functions.arctan(x))
    case 'sinh':
      return hyperbolic(-1)
    case 'cosh':
      return hyperbolic(1)
    case 'tanh':
      return evaluator.quotient(hyperbolic(-1), hyperbolic(1), node)
    case 'coth':
      return evaluator.quotient(hyperbolic(1), hyperbolic(-1), node)
    case 'exp':
      return functions.exp(x)
    case 'sgn':
      return number(whole(estimate.sign(x)))
    default:
      return node.name satisfies never
  }
}
