import fc from 'fast-check'
import { expect, test } from 'vitest'
import { graphOf, NOTHING_MORE, packGraph, unpackGraph, WordSets, type WordGraph } from './index.ts'

const spell = (word: string) => [...word].map(sign => sign.charCodeAt(0) - 97)

function wordsIn(graph: WordGraph): string[] {
  const found: string[] = []
  const walk = (node: number, word: string): void => {
    if (graph.ends[node] === 1) found.push(word)
    for (let child = graph.first[node]!; child !== 0; child = graph.next[child]!)
      walk(child, word + String.fromCharCode(97 + graph.letter[child]!))
  }
  walk(0, '')
  return found
}

const someWords = fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1 }))

test('a graph holds just the words it was made of, packed and unpacked too', () => {
  fc.assert(
    fc.property(someWords, words => {
      const graph = graphOf(words.map(spell))
      expect(wordsIn(graph)).toEqual([...words].sort())
      const back = unpackGraph(packGraph(graph))
      expect(back.ok && wordsIn(back.value)).toEqual([...words].sort())
    }),
  )
})

test('equal endings stand once', () => {
  expect(graphOf(['stopping', 'topping', 'mopping'].map(spell)).size).toBeLessThan('stopping'.length + 4)
})

test('damaged bytes are refused or read as some list, never thrown at', () => {
  const whole = packGraph(graphOf(['ab', 'abc', 'bbc', 'cab'].map(spell)))
  expect(unpackGraph(whole.subarray(0, 3)).ok).toBe(false)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), bytes => {
      expect(() => unpackGraph(bytes)).not.toThrow()
    }),
  )
})

test('sets joined and prefixed hold what a plain list would', () => {
  const split = fc.tuple(someWords, someWords, someWords)
  fc.assert(
    fc.property(split, ([left, right, before]) => {
      const sets = new WordSets()
      const setOf = (words: readonly string[]) =>
        sets.joinAll(words.map(word => sets.after(spell(word), NOTHING_MORE)))
      const both = sets.join(setOf(left), setOf(right))
      const prefixed = before.map(word => sets.after(spell(word), both))
      const all = sets.joinAll([both, ...prefixed])
      const plain = new Set([
        ...left,
        ...right,
        ...before.flatMap(b => [...left, ...right].map(word => b + word)),
      ])
      expect(wordsIn(sets.graph(all))).toEqual([...plain].sort())
      expect(sets.count(all)).toBe(plain.size)
      const a = sets.only(both, letter => letter === 0)
      expect(wordsIn(sets.graph(a))).toEqual(
        [...new Set([...left, ...right])].filter(word => word.startsWith('a')).sort(),
      )
    }),
  )
})
