import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Options } from '../../src/engine/index.ts'

export interface Playouts {
  readonly id: string
  readonly options: Options
  /** Processor time to measure for. */
  readonly seconds: number
  /** Whether the peer's yardstick runs too, right after the game, so that both meet the same noise. */
  readonly yardstick: boolean
}

/** Each of a second of processor time. */
export interface Speed {
  readonly plies: number
  readonly yardstick: number
}

export async function speedOf(playouts: Playouts): Promise<Speed> {
  const worker = new Worker(new URL('playout-worker.ts', import.meta.url), { workerData: playouts })
  const [speed] = (await once(worker, 'message')) as [Speed]
  await worker.terminate()
  return speed
}
