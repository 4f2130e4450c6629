import { Worker } from 'node:worker_threads'
import { fail, type Result } from '../engine/index.ts'
import { checkBytes } from './checking.ts'
import type { Rows } from './records.ts'

export interface CheckOptions {
  /** Processor time one check may take, in milliseconds. */
  readonly budget: number
  /** What is not larger is checked at once, in this thread. */
  readonly small: number
  readonly script?: URL
}
const USUAL: CheckOptions = { budget: 4000, small: 16 * 1024 }
const LOOK = 100
const THREADS = 2

interface Job {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly done: (result: Result<Rows>) => void
}

const tooHard = fail(
  'Ennek az ellenőrzése túl sokáig tartana, ezért a kiszolgáló nem fogadta el.',
  'Checking this would take too long, so the server did not take it.',
)

/** Checks what comes from outside: small things at once, large ones in threads of their own, each within a budget. */
export class Checker {
  private readonly options: CheckOptions
  private readonly idle: Worker[] = []
  private readonly waiting: Job[] = []
  private running = 0
  private closed = false

  constructor(options: Partial<CheckOptions> = {}) {
    this.options = { ...USUAL, ...options }
  }

  async check(bytes: Uint8Array<ArrayBuffer>): Promise<Result<Rows>> {
    if (bytes.length <= this.options.small) return checkBytes(bytes)
    return new Promise(resolve => {
      this.waiting.push({ bytes, done: resolve })
      this.next()
    })
  }

  async close(): Promise<void> {
    this.closed = true
    await Promise.all(this.idle.splice(0).map(worker => worker.terminate()))
  }

  private next(): void {
    if (this.closed || this.running >= THREADS) return
    const job = this.waiting.shift()
    if (!job) return
    this.running++
    const worker = this.idle.pop() ?? this.fresh()
    void this.run(worker, job).then(end => {
      this.running--
      if (end === 'alive' && !this.closed) this.idle.push(worker)
      else void worker.terminate()
      this.next()
    })
  }

  private fresh(): Worker {
    const worker = new Worker(this.options.script ?? new URL('./check-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    })
    // Errors are looked at where a check runs; one that comes between two checks must not end the server.
    return worker.on('error', () => undefined)
  }

  private async run(worker: Worker, job: Job): Promise<'alive' | 'dead'> {
    const before = await worker.cpuUsage().catch(() => undefined)
    return new Promise(resolve => {
      let over = false
      const end = (result: Result<Rows>, state: 'alive' | 'dead'): void => {
        // An answer about the time may come after the check itself has ended.
        if (over) return
        over = true
        clearInterval(watch)
        worker.off('message', told).off('error', broken).off('exit', broken)
        job.done(result)
        resolve(state)
      }
      // Time of the processor, not of the wall: a busy machine refuses nobody.
      const watch = setInterval(() => {
        worker
          .cpuUsage(before)
          .then(({ user, system }) => {
            if ((user + system) / 1000 > this.options.budget) end(tooHard, 'dead')
          })
          // The thread is still starting, or it has just ended.
          .catch(() => undefined)
      }, LOOK)
      const told = (result: Result<Rows>): void => end(result, 'alive')
      // It ran out of memory, or it broke: either way this is not kept.
      const broken = (): void => end(tooHard, 'dead')
      worker.on('message', told).on('error', broken).on('exit', broken)
      worker.postMessage(job.bytes, [job.bytes.buffer])
    })
  }
}
