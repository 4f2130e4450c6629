// A word graph as bytes to travel and to be kept: a byte for each node (letter, whether a word ends, whether it is the last
// of its siblings), then for each node where its children are: 0 none, 1 the next list not met yet, else so many lists back.
import { fail, ok, type Result } from '../../engine/index.ts'
import { WordGraph } from './word-graph.ts'

const ENDS = 64
const LAST = 128

export function packGraph(graph: WordGraph): Uint8Array {
  const nodes: number[] = []
  const links: number[] = []
  const met = new Map<number, number>()
  const walk = (start: number): void => {
    const mine = met.size
    met.set(start, mine)
    const list: number[] = []
    for (let at = start; at !== 0; at = graph.next[at]!) list.push(at)
    for (const at of list)
      nodes.push(graph.letter[at]! | (graph.ends[at] === 1 ? ENDS : 0) | (graph.next[at] === 0 ? LAST : 0))
    for (const at of list) {
      const children = graph.first[at]!
      const before = met.get(children)
      if (children === 0) varint(links, 0)
      else if (before === undefined) {
        varint(links, 1)
        walk(children)
      } else varint(links, 2 + met.size - 1 - before)
    }
  }
  if (graph.first[0] !== 0) walk(graph.first[0]!)
  return Uint8Array.from([...varint([], nodes.length), ...nodes, ...links])
}

function varint(bytes: number[], value: number): number[] {
  let left = value
  while (left > 127) {
    bytes.push((left & 127) | 128)
    left >>>= 7
  }
  bytes.push(left)
  return bytes
}

const BROKEN = fail('A szólista sérült.', 'The word list is damaged.')

export function unpackGraph(bytes: Uint8Array): Result<WordGraph> {
  let at = 0
  const number = (): number => {
    let value = 0
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = bytes[at++] ?? 0
      value |= (byte & 127) << shift
      if (byte < 128) break
    }
    return value
  }
  const size = number()
  if (size + at > bytes.length) return BROKEN
  const graph = new WordGraph(size + 1)
  for (let i = 1; i <= size; i++) {
    const byte = bytes[at++]!
    graph.letter[i] = byte & 63
    graph.ends[i] = byte & ENDS ? 1 : 0
    graph.next[i] = byte & LAST ? 0 : i + 1
  }
  // Lists were written in the order they were first met, nodes of a list together; links in the order of the walk.
  const lists: number[] = []
  let used = 1
  let broken = false
  const read = (): number => {
    const start = used
    lists.push(start)
    let end = start
    while (end <= size && graph.next[end] !== 0) end++
    used = end + 1
    for (let i = start; i <= end && !broken; i++) {
      const link = number()
      if (link === 0) continue
      const children = link === 1 ? (used <= size ? read() : undefined) : lists[lists.length + 1 - link]
      if (children === undefined) broken = true
      else graph.first[i] = children
    }
    return start
  }
  if (size > 0) graph.first[0] = read()
  return broken || at > bytes.length ? BROKEN : ok(graph)
}
