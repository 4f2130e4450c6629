/**
 * A word list as a graph of letters in flat arrays, in which equal endings stand once. A node is a place in the arrays:
 * `first` is its first child and `next` its next sibling (0 when there is none). Node 0 is the root.
 */
export class WordGraph {
  /** Letters by number, in the order of the alphabet given to `graphOf`. */
  readonly letter: Uint8Array
  readonly first: Int32Array
  readonly next: Int32Array
  readonly ends: Uint8Array

  constructor(size: number) {
    this.letter = new Uint8Array(size)
    this.first = new Int32Array(size)
    this.next = new Int32Array(size)
    this.ends = new Uint8Array(size)
  }

  get size(): number {
    return this.letter.length
  }

  /** The child of a node by letter, 0 when there is none. */
  child(node: number, letter: number): number {
    let at = this.first[node]!
    while (at !== 0 && this.letter[at] !== letter) at = this.next[at]!
    return at
  }

  has(letters: readonly number[]): boolean {
    let node = 0
    for (const letter of letters) {
      node = this.child(node, letter)
      if (node === 0) return false
    }
    return this.ends[node] === 1
  }
}

interface Node {
  readonly letter: number
  ends: 0 | 1
  readonly children: Node[]
}

/** Words as lists of letter numbers, in any order. */
export function graphOf(words: readonly (readonly number[])[]): WordGraph {
  const root: Node = { ends: 0, letter: 0, children: [] }
  const sorted = [...words].sort(compare)
  const path = [root]
  let before: readonly number[] = []
  // Every list of siblings that was met, by what it says; equal lists are one.
  const lists = new Map<string, number>()
  const kept: Node[][] = []
  const listOf = new Map<Node, number>()
  const close = (node: Node): void => {
    const says = node.children
      .map(child => `${child.letter}${child.ends === 1 ? '!' : '.'}${listOf.get(child) ?? -1}`)
      .join(' ')
    let number = lists.get(says)
    if (number === undefined) {
      number = kept.length
      lists.set(says, number)
      kept.push(node.children)
    }
    listOf.set(node, number)
  }
  for (const word of sorted) {
    let same = 0
    while (same < word.length && word[same] === before[same]) same++
    for (let i = path.length - 1; i > same; i--) if (path[i]!.children.length > 0) close(path[i]!)
    path.length = same + 1
    for (let i = same; i < word.length; i++) {
      const node: Node = { ends: 0, letter: word[i]!, children: [] }
      path[i]!.children.push(node)
      path.push(node)
    }
    path[word.length]!.ends = 1
    before = word
  }
  for (let i = path.length - 1; i >= 0; i--) if (path[i]!.children.length > 0) close(path[i]!)
  return layOut(root, kept, listOf)
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!
  return a.length - b.length
}

/** Lists in the order a reader meets them first, so that most children follow close behind. */
function layOut(root: Node, kept: readonly Node[][], listOf: ReadonlyMap<Node, number>): WordGraph {
  const size = kept.reduce((sum, list) => sum + list.length, 1)
  const graph = new WordGraph(size)
  const start = new Int32Array(kept.length)
  let used = 1
  const lay = (list: number): number => {
    if (start[list]! > 0) return start[list]!
    const nodes = kept[list]!
    const at = used
    start[list] = at
    used += nodes.length
    for (const [i, node] of nodes.entries()) {
      graph.letter[at + i] = node.letter
      graph.ends[at + i] = node.ends
      graph.next[at + i] = i + 1 < nodes.length ? at + i + 1 : 0
    }
    for (const [i, node] of nodes.entries()) {
      const children = listOf.get(node)
      if (children !== undefined) graph.first[at + i] = lay(children)
    }
    return at
  }
  const all = listOf.get(root)
  if (all !== undefined) graph.first[0] = lay(all)
  return graph
}
