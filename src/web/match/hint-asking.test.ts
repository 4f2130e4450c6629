// A hint that is thought about: told once, stopped without a trace, and never an old answer for a new question.
import { createRoot } from 'solid-js'
import { expect, test } from 'vitest'
import { createHintAsking, LEVEL } from './hint-asking.ts'
import { Cancelled, type Asked, type Opponent } from './opponent.ts'

const QUESTION: Asked = { game: 'any', options: {}, moves: [], level: LEVEL, seat: 0 }

function setUp() {
  const open: { resolve(name: string): void; reject(why: Error): void }[] = []
  let cancelled = 0
  const opponent: Opponent = {
    ask() {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      open.push({ resolve, reject })
      return promise
    },
    standing: () => undefined,
    solve: () => Promise.reject(new Error('not asked')),
    prepare: () => {},
    foresee: () => {},
    cancel() {
      cancelled++
      open.at(-1)?.reject(new Cancelled())
    },
  }
  const shown: string[] = []
  const show = (name: string) => {
    if (name === 'no such move') return 'unknown'
    shown.push(name)
    return 'shown'
  }
  return createRoot(leave => {
    const asking = createHintAsking(opponent)
    const ask = (needs?: Promise<unknown>) =>
      asking.ask({ question: QUESTION, show, ...(needs ? { needs } : {}) })
    return { asking, ask, open, shown, leave, cancelled: () => cancelled }
  })
}

test('what is found is shown, once everything it needs is there', async () => {
  const { asking, ask, open, shown } = setUp()
  const needs = Promise.withResolvers<void>()
  const asked = ask(needs.promise)
  expect(asking.thinking()).toBe(0)
  open[0]!.resolve('e2-e4')
  await Promise.resolve()
  expect(shown).toEqual([])
  needs.resolve()
  await asked
  expect([shown, asking.thinking(), asking.failed()]).toEqual([['e2-e4'], undefined, false])
})

test('a stopped question shows nothing and is no failure, even when its answer was already there', async () => {
  const { asking, ask, open, shown, cancelled } = setUp()
  const needs = Promise.withResolvers<void>()
  const asked = ask(needs.promise)
  open[0]!.resolve('e2-e4')
  asking.stop()
  needs.resolve()
  await asked
  expect([shown, asking.thinking(), asking.failed(), cancelled()]).toEqual([[], undefined, false, 1])
})

test('asked again, only the second answer counts', async () => {
  const { asking, ask, open, shown } = setUp()
  const first = ask()
  const second = ask()
  open[0]!.resolve('old')
  open[1]!.resolve('new')
  await Promise.all([first, second])
  expect([shown, asking.thinking()]).toEqual([['new'], undefined])
})

test('an unknown move and a lost worker are failures, and stopping clears them', async () => {
  const { asking, ask, open } = setUp()
  const unknown = ask()
  open[0]!.resolve('no such move')
  await unknown
  expect(asking.failed()).toBe(true)
  asking.stop()
  expect(asking.failed()).toBe(false)
  const lost = ask()
  open[1]!.reject(new Error('the opponent stopped'))
  await lost
  expect([asking.failed(), asking.thinking()]).toEqual([true, undefined])
})

test('who leaves the page hears nothing more', async () => {
  const { ask, open, shown, leave, cancelled } = setUp()
  const asked = ask()
  open[0]!.resolve('late')
  leave()
  await asked
  expect([shown, cancelled()]).toEqual([[], 1])
})
