import type { Judged, Moment } from '../../ai/analysis.ts'
import { hireWorker, type Asked } from './opponent.ts'
import type { Answer } from './opponent-worker.ts'

/** What is being analysed. */
export interface Analysing {
  /** The moments where the match turned, once all of it was judged. */
  readonly moments: Promise<readonly Moment[]>
  /** Ends it; `moments` is then never told. */
  stop(): void
}

/** Has a whole match judged in a worker of its own; `hear` gets its decisions as they are judged. */
export function analyseMatch(
  asked: Pick<Asked, 'game' | 'options' | 'from' | 'moves'>,
  hear: (judged: readonly Judged[]) => void,
): Analysing {
  const worker = hireWorker()
  const { promise, resolve, reject } = Promise.withResolvers<readonly Moment[]>()
  const stop = () => worker.terminate()
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if ('judged' in data) hear(data.judged)
    else if ('moments' in data) {
      stop()
      resolve(data.moments)
    } else if ('error' in data) {
      stop()
      reject(new Error(data.error))
    }
  })
  worker.addEventListener('error', event => {
    event.preventDefault()
    stop()
    reject(new Error(event.message || 'the analysis stopped'))
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
  worker.postMessage({ id: 1, ...asked, base: 0, level: 6, seat: 0, want: 'analysis' })
  return { moments: promise, stop }
}
