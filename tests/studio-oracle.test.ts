// The value reader against compute-engine, an independent reader of LaTeX, on generated expressions.
import { ComputeEngine } from '@cortex-js/compute-engine'
import { expect, test } from 'vitest'
import { generateDeck, LEVELS, TOPICS } from '../src/studio/generate/index.ts'
import { readValue } from '../src/studio/value/index.ts'
import { finish } from '../src/studio/work.ts'

/** Forms that compute-engine is known not to read or not to compute rightly: nothing can be learnt from it there. */
const BEYOND: readonly (readonly [name: string, form: RegExp])[] = [
  ['binomial coefficients', /\\binom/],
  ['determinants', /vmatrix/],
  ['integrals', /\\int/],
  ['derivatives at a place', /\\right\|_/],
  ['odd roots of negative numbers', /\\sqrt\[\d\]\{-/],
  ['mixed numbers in products', /\d\\frac\{\d+\}\{\d+\}(\\cdot|:)|(\\cdot ?|:)\d+\\frac/],
  ['a function before a sign of multiplication or division', /\\(sin|cos|tg|ctg|log|lg|ln)[^+-]*(\\cdot|:)/],
  ['a sum or product before a plus or minus', /\\(sum|prod)/],
]

const engine = new ComputeEngine()
/** Only the notation is changed: the decimal comma and the colon. */
const translated = (latex: string): string => latex.replaceAll('{,}', '.').replaceAll(':', '\\div ')

test('agreement on 500 generated expressions', { timeout: 600_000 }, () => {
  const skipped = new Map<string, number>()
  const seen = new Set<string>()
  const apart: string[] = []
  let agreed = 0
  for (let seed = 1; agreed < 500 && seed < 60; seed++)
    for (const { id } of TOPICS) {
      const made = finish(generateDeck({ topic: id, level: LEVELS[seed % 3]!, seed: `oracle ${seed}` }))
      if (!made.ok) throw new Error(made.why.en)
      for (const { latex } of made.value.decks[0]!.paths) {
        const beyond = BEYOND.find(([, form]) => form.test(latex))
        if (beyond) {
          skipped.set(beyond[0], (skipped.get(beyond[0]) ?? 0) + 1)
          continue
        }
        if (seen.has(latex)) continue
        seen.add(latex)
        const ours = readValue(latex)
        const theirs = Number(engine.parse(translated(latex)).N().valueOf())
        if (ours.kind === 'exact' && Math.abs(ours.number - theirs) <= 1e-9 * Math.max(1, Math.abs(theirs)))
          agreed++
        else
          apart.push(`${latex}: ${ours.kind === 'exact' ? ours.text : ours.kind}, compute-engine ${theirs}`)
      }
    }
  console.info(
    `agreed on ${agreed}; not asked: ${[...skipped].map(([name, n]) => `${name} ${n}`).join(', ')}`,
  )
  expect(apart).toEqual([])
  expect(agreed).toBeGreaterThanOrEqual(500)
})
