// Which functions of a counting letter go on by the same factor.
import { contains, type Node } from './node.ts'

/** Products and quotients of constants and of powers whose exponent is a whole multiple of the letter plus a number. */
export function geometric(node: Node, letter: string): boolean {
  if (!contains(node, letter)) return true
  switch (node.is) {
    case 'negative':
      return geometric(node.of, letter)
    case 'product':
    case 'quotient':
      return geometric(node.left, letter) && geometric(node.right, letter)
    case 'root':
      return geometric(node.of, letter)
    case 'power':
      if (contains(node.left, letter)) return !contains(node.right, letter) && geometric(node.left, letter)
      return linear(node.right, letter)
    default:
      return false
  }
}
function linear(node: Node, letter: string): boolean {
  if (!contains(node, letter)) return true
  switch (node.is) {
    case 'letter':
      return true
    case 'negative':
      return linear(node.of, letter)
    case 'sum':
    case 'difference':
      return linear(node.left, letter) && linear(node.right, letter)
    case 'quotient':
      return !contains(node.right, letter) && linear(node.left, letter)
    case 'product':
      return (
        contains(node.left, letter) !== contains(node.right, letter) &&
        linear(node.left, letter) &&
        linear(node.right, letter)
      )
    default:
      return false
  }
}
