import fc from 'fast-check'
import { expect, test } from 'vitest'
import { graphOf, packGraph, unpackGraph, type WordGraph } from './index.ts'

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
