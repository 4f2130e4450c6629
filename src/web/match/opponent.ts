import type { Answer, Question } from './opponent-worker.ts'

const usualWorker = () => new Worker(new URL('./opponent-worker.ts', import.meta.url), { type: 'module' })

/** Asks the search for moves in a worker of its own, so the page never stutters. One question at a time. */
export function createOpponent(makeWorker: () => Worker = usualWorker): {
  ask(question: Omit<Question, 'id'>, onProgress: (share: number) => void): Promise<string>
  cancel(): void
} {
  let worker: Worker | undefined
  /** The question in the air. */
  let open:
    | { id: number; progress(share: number): void; resolve(move: string): void; reject(why: Error): void }
    | undefined
  let asked = 0

  const stop = (why: Error) => {
    worker?.terminate()
    worker = undefined
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
      open = { id, progress, resolve, reject }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
      worker.postMessage({ id, ...question })
      return promise
    },
  }
}

/** Nobody waits for the answer any more. */
export class Cancelled extends Error {}
