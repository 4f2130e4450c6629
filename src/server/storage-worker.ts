/** The thread of the database: a commit that waits for the disk keeps nobody else waiting. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Place } from './database.ts'
import { StartFault, StorageFault, troubleOf } from './faults.ts'
import type { Room } from './records.ts'
import { Storage, type Given, type Name } from './storage.ts'

export interface Opening {
  readonly place: Place
  readonly room: Room
}
export type Asked =
  | { readonly n: number; readonly ask: 'call'; readonly name: Name; readonly given: readonly unknown[] }
  | { readonly n: number; readonly ask: 'health' | 'backup' | 'close' }
export type Told =
  | { readonly tell: 'open'; readonly server: string }
  | { readonly tell: 'cannot open'; readonly hu: string; readonly en: string }
  | { readonly tell: 'done'; readonly n: number; readonly value: unknown }
  | {
      readonly tell: 'failed'
      readonly n: number
      readonly trouble: StorageFault['trouble']
      readonly message: string
    }

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
const tell = (told: Told): void => parentPort?.postMessage(told)

async function answer(storage: Storage, asked: Asked): Promise<unknown> {
  switch (asked.ask) {
    case 'call':
      return storage.call(asked.name, ...(asked.given as Given<Name>))
    case 'health':
      return storage.health()
    case 'backup':
      return storage.backup()
    case 'close':
      return storage.close()
  }
}

try {
  const { place, room } = workerData as Opening
  const storage = await Storage.open(place, room)
  parentPort?.on('message', (asked: Asked) => {
    answer(storage, asked)
      .then(value => tell({ tell: 'done', n: asked.n, value }))
      .catch((error: unknown) =>
        tell({
          tell: 'failed',
          n: asked.n,
          trouble: troubleOf(error),
          message: error instanceof Error ? error.message : String(error),
        }),
      )
      .finally(() => asked.ask === 'close' && parentPort?.close())
  })
  tell({ tell: 'open', server: storage.server })
} catch (error) {
  if (!(error instanceof StartFault)) throw error
  tell({ tell: 'cannot open', ...error.words })
  parentPort?.close()
}
