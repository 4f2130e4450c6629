import { Worker } from 'node:worker_threads'
import type { Place } from './database.ts'
import { StartFault, StorageFault } from './faults.ts'
import type { Room } from './records.ts'
import type { Asked, Told } from './storage-worker.ts'
import type { Given, Gives, Name, Store } from './storage.ts'

type Question = Asked extends infer A ? (A extends Asked ? Omit<A, 'n'> : never) : never

interface Waiting {
  readonly done: (value: unknown) => void
  readonly failed: (error: Error) => void
}

/** The database in a thread of its own. When that thread dies, it is started again with the next question. */
export class StorageThread implements Store {
  readonly server: string
  private readonly place: Place
  private readonly room: Room
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private last = 0
  private closed = false

  private constructor(place: Place, room: Room, worker: Worker, server: string) {
    this.place = place
    this.room = room
    this.server = server
    this.listen(worker)
  }

  static async open(place: Place, room: Room): Promise<StorageThread> {
    const { worker, server } = await start(place, room)
    return new StorageThread(place, room, worker, server)
  }

  call<K extends Name>(name: K, ...given: Given<K>): Promise<Gives<K>> {
    return this.ask({ ask: 'call', name, given }) as Promise<Gives<K>>
  }
  async health(): Promise<void> {
    await this.ask({ ask: 'health' })
  }
  async backup(): Promise<unknown> {
    return this.ask({ ask: 'backup' })
  }
  async close(): Promise<void> {
    if (this.closed) return
    this.closed = true
    const { worker } = this
    if (!worker) return
    const over = new Promise(resolve => worker.once('exit', resolve))
    await this.ask({ ask: 'close' }).catch(() => worker.terminate())
    await over
  }

  private async ask(question: Question): Promise<unknown> {
    if (!this.worker) this.listen((await start(this.place, this.room)).worker)
    const n = ++this.last
    return new Promise((done, failed) => {
      this.waiting.set(n, { done, failed })
      this.worker?.postMessage({ ...question, n })
    })
  }

  private listen(worker: Worker): void {
    this.worker = worker
    worker.on('message', (told: Told) => {
      if (told.tell !== 'done' && told.tell !== 'failed') return
      const waiting = this.waiting.get(told.n)
      this.waiting.delete(told.n)
      if (told.tell === 'done') waiting?.done(told.value)
      else waiting?.failed(new StorageFault(told.trouble, told.message))
    })
    worker.on('error', error => console.error(`database: ${error.message}`))
    worker.once('exit', () => {
      this.worker = undefined
      for (const { failed } of this.waiting.values())
        failed(new StorageFault('broken', 'the thread of the database ended'))
      this.waiting.clear()
    })
  }
}

function start(place: Place, room: Room): Promise<{ readonly worker: Worker; readonly server: string }> {
  const worker = new Worker(new URL('./storage-worker.ts', import.meta.url), { workerData: { place, room } })
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (told: Told) => {
      if (told.tell === 'open') resolve({ worker, server: told.server })
      else if (told.tell === 'cannot open') reject(new StartFault(told.hu, told.en))
    })
  })
}
