import type { Answer, Question } from './opponent-worker.ts'

/** Asks the search for moves in a worker of its own, so the page never stutters. One question at a time. */
export function createOpponent(): {
  ask(question: Omit<Question, 'id'>, onProgress: (share: number) => void): Promise<string>
  cancel(): void
} {
  let worker: Worker | undefined
  let refuse: ((reason: Error) => void) | undefined
  let asked = 0
  const cancel = () => {
    worker?.terminate()
    worker = undefined
    refuse?.(new Cancelled())
    refuse = undefined
  }
  return {
    cancel,
    ask(question, onProgress) {
      // A worker that has answered is kept: its game is loaded and its code is warm.
      if (refuse) cancel()
      worker ??= new Worker(new URL('./opponent-worker.ts', import.meta.url), { type: 'module' })
      const id = ++asked
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      refuse = reject
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.id !== id) return
        if ('progress' in data) return onProgress(data.progress)
        refuse = undefined
        if ('move' in data) resolve(data.move)
        else reject(new Error(data.error))
      }
      worker.onerror = event => {
        event.preventDefault()
        worker?.terminate()
        worker = undefined
        refuse = undefined
        reject(new Error(event.message || 'the opponent stopped'))
      }
      worker.postMessage({ id, ...question })
      return promise
    },
  }
}

/** Nobody waits for the answer any more. */
export class Cancelled extends Error {}
