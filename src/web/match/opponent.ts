import type { Answer, Question } from './opponent-worker.ts'

const usualWorker = () => new Worker(new URL('./opponent-worker.ts', import.meta.url), { type: 'module' })

/** A question about a match, with all its moves; only those the worker does not know yet are sent. */
export type Asked = Omit<Question, 'id' | 'base'>

/** How many moves two matches have in common. */
const common = (a: readonly string[], b: readonly string[]): number => {
  let n = 0
  while (n < a.length && n < b.length && a[n] === b[n]) n++
  return n
}

/** Asks the search for moves in a worker of its own, so the page never stutters. One question at a time. */
export function createOpponent(makeWorker: () => Worker = usualWorker): {
  ask(question: Asked, onProgress: (share: number) => void): Promise<string>
  cancel(): void
} {
  let worker: Worker | undefined
  /** The question in the air. */
  let open:
    | { id: number; progress(share: number): void; resolve(move: string): void; reject(why: Error): void }
    | undefined
  let asked = 0
  /** What the worker was asked last: its match stands there. */
  let last: Asked | undefined

  const stop = (why: Error) => {
    worker?.terminate()
    worker = undefined
    last = undefined
    open?.reject(why)
    open = undefined
  }
  const hire = (): Worker => {
    const hired = makeWorker()
    hired.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.id !== open?.id) return
      if ('progress' in data) return open.progress(data.progress)
      const { resolve, reject } = open
      open = undefined
      if ('move' in data) resolve(data.move)
      else reject(new Error(data.error))
    })
    hired.addEventListener('error', event => {
      event.preventDefault()
      stop(new Error(event.message || 'the opponent stopped'))
    })
    return hired
  }
  return {
    cancel: () => stop(new Cancelled()),
    ask(question, progress) {
      // A worker that has answered is kept: its game is loaded and its code is warm.
      if (open) stop(new Cancelled())
      worker ??= hire()
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      const id = ++asked
      const { game, options, from } = question
      const same = last?.game === game && last.options === options && last.from === from
      const base = same ? common(last?.moves ?? [], question.moves) : 0
      last = question
      open = { id, progress, resolve, reject }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
      worker.postMessage({ id, ...question, base, moves: question.moves.slice(base) })
      return promise
    },
  }
}

/** Nobody waits for the answer any more. */
export class Cancelled extends Error {}
