import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Rounds, Sums } from './hunter-rounds.ts'

/** Threads that share a row of jobs: whoever is free takes the next one. The order of the answers is that of the asking. */
export function openThreads(count = availableParallelism()) {
  const free: Worker[] = []
  const waiting: ((worker: Worker) => void)[] = []
  const all = Array.from({ length: count }, () => new Worker(new URL('hunter-worker.ts', import.meta.url)))
  free.push(...all)
  const take = (): Promise<Worker> => {
    const worker = free.pop()
    return worker ? Promise.resolve(worker) : new Promise(resolve => waiting.push(resolve))
  }
  const give = (worker: Worker): void => {
    const next = waiting.shift()
    if (next) next(worker)
    else free.push(worker)
  }
  return {
    /** Undefined when it was too late to begin. */
    async ask(job: Rounds, isLate = (): boolean => false): Promise<Sums | undefined> {
      const worker = await take()
      if (isLate()) {
        give(worker)
        return undefined
      }
      const answer = once(worker, 'message')
      worker.postMessage(job, [])
      const [sums] = (await answer) as [Sums]
      give(worker)
      return sums
    },
    close: (): Promise<unknown> => Promise.all(all.map(worker => worker.terminate())),
  }
}
