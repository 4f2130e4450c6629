import { describe, expect, test } from 'vitest'
import { lintLatex } from '../src/studio/latex/lint.ts'
import {
  BANDS,
  generateDeck,
  LEVELS,
  PARTS,
  TOPICS,
  type Generated,
  type Request,
} from '../src/studio/generate/index.ts'
import { shapeOf } from '../src/studio/shapes.ts'
import { canonical, compare, readValue, written } from '../src/studio/value/index.ts'
import { Cancelled, finish, inSlices } from '../src/studio/work.ts'
import { oneInTurn, rotation } from './rotation.ts'

const DECKS = 6
const PATIENCE = 600_000

function made(request: Request): Generated {
  const result = finish(generateDeck(request))
  if (!result.ok) throw new Error(result.why.en)
  return result.value
}
const valueOf = (latex: string) => {
  const value = readValue(latex)
  if (value.kind !== 'exact') throw new Error(`${latex} is ${value.kind}`)
  return value.value
}

/** What every generated deck must keep, whatever was asked. Setting its type is slow: one deck of each kind is enough. */
function inspect(
  { decks, report }: Generated,
  [least, most]: readonly [number, number],
  type: 'set' | 'not set' = 'set',
): void {
  expect(report.mistaken).toEqual([])
  const forms = new Set<string>()
  for (const [which, deck] of decks.entries()) {
    expect(deck.paths.length).toBe(40)
    for (const { latex, value } of deck.paths) {
      const read = valueOf(latex)
      const number = Number(read.n) / Number(read.d)
      // One assertion a card: thousands of them cost more than what they look at.
      if (written(read) !== value || !(number >= least && number <= most) || lintLatex(latex).length > 0)
        expect.fail(`${latex} = ${written(read)}, said to be ${value}; ${lintLatex(latex).join(' ')}`)
      forms.add(canonical(latex))
    }
    expect(new Set(deck.paths.map(({ value }) => value)).size).toBeGreaterThanOrEqual(33)
    const made = report.decks[which]!
    expect(Math.min(...made.scores)).toBeGreaterThanOrEqual(BANDS[report.level][0])
    expect(Math.max(...made.scores)).toBeLessThanOrEqual(BANDS[report.level][1])
    if (type === 'set') expect(made.points).toBeGreaterThanOrEqual(9)
  }
  expect(forms.size).toBe(40 * decks.length)
}

describe.each(TOPICS)('$id', topic => {
  test('every fact is worth what it says', () => {
    const facts = topic.facts()
    expect(facts.length).toBeGreaterThan(150)
    for (let i = 0; i < facts.length; i += 3)
      expect(`${facts[i]!.latex} = ${written(valueOf(facts[i]!.latex))}`).toBe(
        `${facts[i]!.latex} = ${written(facts[i]!.value)}`,
      )
  })

  test(
    `${DECKS} decks: every value verified, within the band`,
    () => {
      const means = LEVELS.map((): number[] => [])
      // Other decks in every run.
      const first = 1 + (rotation % 1000) * DECKS
      for (let seed = first; seed < first + DECKS; seed++) {
        const which = seed % LEVELS.length
        const deck = made({ topic: topic.id, level: LEVELS[which]!, seed })
        inspect(deck, topic.range, seed < first + LEVELS.length ? 'set' : 'not set')
        means[which]!.push(deck.report.decks[0]!.mean)
      }
      const shown = means.map(list => list.reduce((sum, n) => sum + n, 0) / list.length)
      console.info(
        `${topic.id}: mean difficulty ${LEVELS.map((level, i) => `${level} ${shown[i]!.toFixed(2)}`).join(', ')}`,
      )
      expect(shown[0]! < shown[1]! && shown[1]! < shown[2]!).toBe(true)
      for (const list of means) expect(Math.max(...list) - Math.min(...list)).toBeLessThan(1)
    },
    PATIENCE,
  )

  test(
    'a pair has the same values on the same cards and is equally hard',
    () => {
      const pair = made({ topic: topic.id, level: 'medium', seed: 'pair', pair: true })
      inspect(pair, topic.range)
      const [a, b] = pair.decks
      expect(b!.paths.map(({ value }) => value)).toEqual(a!.paths.map(({ value }) => value))
      expect(pair.report.pair!.mean).toBeLessThan(0.7)
      const [first, second] = pair.report.decks
      expect(Math.abs(first!.mean - second!.mean)).toBeLessThan(0.3)
      for (const part of PARTS)
        expect(Math.abs(first!.parts[part] - second!.parts[part]), part).toBeLessThan(0.5)
    },
    PATIENCE,
  )
})

describe('requests', () => {
  test('the same request makes the same deck, another seed another', () => {
    const request: Request = { topic: 'logarithms', level: 'easy', seed: 5 }
    const deck = made(request)
    expect(made(request)).toEqual(deck)
    expect(made({ ...request, seed: 6 }).decks).not.toEqual(deck.decks)
  })
  test('an own range is kept', () => {
    inspect(made({ topic: 'trigonometry', level: 'medium', seed: 1, range: [-3, 6] }), [-3, 6])
    inspect(made({ topic: 'combinatorics', level: 'easy', seed: 1, range: [-10, 10] }), [-10, 10])
  })
  test.each([
    [5, 5],
    [3, -3],
    [NaN, 2],
    [0, 1e9],
    [0.1, 0.2],
    [900, 1000],
  ] as const)('the range %d to %d is refused in words', (least, most) => {
    const result = finish(generateDeck({ topic: 'operations', level: 'easy', seed: 1, range: [least, most] }))
    expect(result.ok).toBe(false)
    if (!result.ok) expect(result.why.hu.length > 20 && result.why.en.length > 20).toBe(true)
  })
  test('values are spread: no fifth of the range is empty or crowded', () => {
    const numbers = made({ topic: 'fractions', level: 'medium', seed: 2 }).decks[0]!.paths.map(
      ({ latex }) => {
        const { n, d } = valueOf(latex)
        return Number(n) / Number(d)
      },
    )
    for (let from = -5; from < 5; from += 2) {
      const inside = numbers.filter(n => n >= from && n < from + 2).length
      expect(inside).toBeGreaterThanOrEqual(5)
      expect(inside).toBeLessThanOrEqual(11)
    }
  })
  test('the smallest and largest values lie on through paths, long texts on long trails', () => {
    const { paths } = made({ topic: 'powers', level: 'hard', seed: 4 }).decks[0]!
    const sorted = paths.toSorted((a, b) => compare(valueOf(a.latex), valueOf(b.latex)))
    for (const { shape } of [...sorted.slice(0, 3), ...sorted.slice(-3)])
      expect(shapeOf(shape).way).toBe('tunnel')
    const mean = (list: readonly { latex: string }[]) =>
      list.reduce((sum, { latex }) => sum + latex.length, 0) / list.length
    const long = paths.filter(({ shape }) => /^(NS|NES|NESW)$/.test(shape))
    expect(mean(long)).toBeGreaterThan(mean(paths.filter(card => !long.includes(card))))
  })
  test('Hungarian habits: tg, decimal comma, colon', () => {
    const [trigonometry, percentages, operations] = (
      ['trigonometry', 'percentages', 'operations'] as const
    ).map(topic =>
      made({ topic, level: 'medium', seed: 3 })
        .decks[0]!.paths.map(({ latex }) => latex)
        .join(' '),
    )
    expect(trigonometry).toMatch(/\\(tg|ctg)\b/)
    expect(trigonometry).not.toMatch(/\\(tan|cot)\b/)
    expect(percentages).toMatch(/\d\{,\}\d/)
    expect(percentages).not.toMatch(/\d[.]\d/)
    expect(operations).toMatch(/\d:\d/)
  })
})

describe('long work', () => {
  test('tells how far it is, never backwards', () => {
    const told: number[] = []
    finish(generateDeck({ topic: 'sums', level: 'easy', seed: 1 }), part => told.push(part))
    expect(told.length).toBeGreaterThan(40)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(told.at(-1)).toBeLessThanOrEqual(1)
  })
  test('stops when told to', async () => {
    const stopping = new AbortController()
    const work = inSlices(generateDeck({ topic: 'derivatives', level: 'hard', seed: 1 }), {
      signal: stopping.signal,
      progress: () => stopping.abort(),
    })
    await expect(work).rejects.toBeInstanceOf(Cancelled)
  })
  test('in slices it makes the same deck', async () => {
    const request: Request = { topic: 'operations', level: 'easy', seed: 9 }
    expect(await inSlices(generateDeck(request))).toEqual(finish(generateDeck(request)))
  })
})

test('no value of a dozen takes the places of the next one', () => {
  for (const topic of ['fractions', 'logarithms'] as const) {
    const [deck] = made({ topic, level: 'easy', seed: topic === 'fractions' ? 1 : 2, values: 'dozen' }).decks
    const often = Map.groupBy(deck!.paths, ({ value }) => value)
    expect(often.size).toBe(12)
    expect(Math.max(...[...often.values()].map(({ length }) => length))).toBe(4)
  }
})

test.each(oneInTurn(TOPICS))('$id: a dozen values, each by several expressions, strict or not', ({ id }) => {
  const { decks } = made({ topic: id, level: 'medium', seed: 1, values: 'dozen', order: 'strict' })
  const [deck] = decks
  const often = Map.groupBy(deck!.paths, ({ value }) => value)
  expect(often.size).toBeGreaterThanOrEqual(10)
  expect(often.size).toBeLessThanOrEqual(16)
  expect(Math.max(...[...often.values()].map(({ length }) => length))).toBeLessThanOrEqual(5)
  expect(new Set(deck!.paths.map(({ latex }) => latex)).size).toBe(40)
  for (const { latex, value } of deck!.paths) expect(written(valueOf(latex))).toBe(value)
  expect(deck!.starts.map(({ sides }) => sides.N.condition)).toEqual(['strictly-rising', 'strictly-falling'])
})
