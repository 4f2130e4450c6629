import { createSignal, createUniqueId, Show, type JSX } from 'solid-js'
import { Dialog } from '../shell/Dialog.tsx'
import { dt } from './text/text.ts'
import type { Reply, TaskName, Tasks } from './worker.ts'

/** Nobody waits for the answer any more. */
export class Stopped extends Error {}

interface Job {
  readonly title: string
  readonly progress: () => number
  stop(): void
}
const [job, setJob] = createSignal<Job>()

/** Does long work in a worker of its own, with a bar that can be stopped. */
export function ask<N extends TaskName>(
  name: N,
  question: Tasks[N]['ask'],
  title: string,
): Promise<Tasks[N]['answer']> {
  job()?.stop()
  const { promise, resolve, reject } = Promise.withResolvers<Tasks[N]['answer']>()
  const [progress, setProgress] = createSignal(0)
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const end = () => {
    worker.terminate()
    if (job() === mine) setJob(undefined)
  }
  const mine: Job = {
    title,
    progress,
    stop: () => {
      end()
      reject(new Stopped())
    },
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if ('progress' in data) setProgress(data.progress)
    else {
      end()
      if ('error' in data) reject(new Error(data.error))
      else resolve(data.answer)
    }
  })
  worker.addEventListener('error', event => {
    event.preventDefault()
    end()
    reject(new Error(event.message || 'the worker stopped'))
  })
  setJob(mine)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
  worker.postMessage({ name, ask: question })
  return promise
}

/** Shown while something is made. */
export function JobBar(): JSX.Element {
  const id = createUniqueId()
  return (
    <Show when={job()}>
      {now => (
        <Dialog title={now().title} onClose={() => now().stop()}>
          <div class="st-job">
            <progress id={id} max={1} value={now().progress()} aria-label={now().title} />
            <span>{dt().progress(Math.round(now().progress() * 100))}</span>
          </div>
          <div class="dialog-acts">
            <button type="button" class="quiet" onClick={() => now().stop()}>
              {dt().stop}
            </button>
          </div>
        </Dialog>
      )}
    </Show>
  )
}
