import { expect, test } from 'vitest'
import { createOpponent } from './opponent.ts'
import type { Question } from './opponent-worker.ts'

/** A worker that notes what it is asked and answers with any move. */
function listener(): { asked: Question[]; make: () => Worker } {
  const asked: Question[] = []
  const make = () => {
    const target = new EventTarget()
    return Object.assign(target, {
      postMessage(question: Question) {
        asked.push(question)
        const told = question.want === 'solution' ? { solution: { kind: 'none' } } : { move: 'x' }
        const event = Object.assign(new Event('message'), { data: { id: question.id, ...told } })
        queueMicrotask(() => target.dispatchEvent(event))
      },
      terminate() {},
    }) as unknown as Worker
  }
  return { asked, make }
}

test('a solution is asked of the same worker, in the same way', async () => {
  const { asked, make } = listener()
  const opponent = createOpponent(make)
  const question = { game: 'szoliter', options: {}, moves: [], level: 1, seat: 0 } as const
  expect(await opponent.ask(question, () => {})).toBe('x')
  expect(await opponent.solve(question, () => {})).toEqual({ kind: 'none' })
  expect(asked.map(({ want }) => want)).toEqual(['move', 'solution'])
})

test('what a search needs is fetched beside the questions: it neither waits for them nor stops them', async () => {
  const { asked, make } = listener()
  let hired = 0
  const opponent = createOpponent(() => (hired++, make()))
  const question = { game: 'szoliter', options: {}, moves: ['a', 'b'], level: 1, seat: 0 } as const
  opponent.prepare(question)
  expect(await opponent.solve(question, () => {})).toEqual({ kind: 'none' })
  // The match it was prepared with is not the one that questions go on from.
  expect(asked).toMatchObject([
    { want: 'readiness', base: 0, moves: ['a', 'b'] },
    { want: 'solution', base: 0, moves: ['a', 'b'] },
  ])
  opponent.prepare(question)
  expect(hired).toBe(1)
})

test('looking ahead goes on from the same match, and never while an answer is awaited', async () => {
  const { asked, make } = listener()
  const opponent = createOpponent(make)
  const options = {}
  const question = (moves: readonly string[]) => ({ game: 'hex', options, moves, level: 6, seat: 0 }) as const
  opponent.foresee(question(['a', 'b']))
  const answer = opponent.ask(question(['a', 'b', 'c']), () => {})
  opponent.foresee(question(['a']))
  expect(await answer).toBe('x')
  opponent.foresee(question(['a', 'b', 'c', 'd']))
  expect(asked).toMatchObject([
    { want: 'foresight', base: 0, moves: ['a', 'b'] },
    { want: 'move', base: 2, moves: ['c'] },
    { want: 'foresight', base: 3, moves: ['d'] },
  ])
})

test('the worker gets only the moves it does not know, however long the match is', async () => {
  const { asked, make } = listener()
  const opponent = createOpponent(make)
  const options = {}
  const ask = (moves: readonly string[]) =>
    opponent.ask({ game: 'hex', options, moves, level: 1, seat: 0 }, () => {})
  const moves: string[] = []
  for (let i = 0; i < 3000; i++) {
    moves.push(`m${i}`)
    if (i % 2 === 1) await ask([...moves])
  }
  expect(asked[0]).toMatchObject({ base: 0, moves: ['m0', 'm1'] })
  expect(Math.max(...asked.map(question => question.moves.length))).toBe(2)
  // Moves taken back are forgotten by the worker too.
  await ask([...moves.slice(0, 100), 'other'])
  expect(asked.at(-1)).toMatchObject({ base: 100, moves: ['other'] })
  // A worker that was sent away knows nothing.
  opponent.cancel()
  await ask(moves.slice(0, 7))
  expect(asked.at(-1)).toMatchObject({ base: 0, moves: moves.slice(0, 7) })
})
