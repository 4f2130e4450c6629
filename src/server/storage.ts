import { openDatabase, type Database, type Place } from './database.ts'
import { StorageFault, troubleOf } from './faults.ts'
import { guestOf, join, makeCode, newGuest, unclaimed } from './guests.ts'
import { listRecords, read } from './reading.ts'
import { append, copy, remove, type Inside, type Room } from './records.ts'
import { readMeta, writeMeta, type Db } from './schema.ts'

const READS = { guestOf, unclaimed, listRecords, read }
const WRITES = { newGuest, makeCode, join, append, copy, remove }
const ALL = { ...READS, ...WRITES }

type Operations = typeof ALL
export type Name = keyof Operations
type Rest<F> = F extends (inside: Inside, ...args: infer A) => unknown ? A : never
export type Given<K extends Name> = Rest<Operations[K]>
export type Gives<K extends Name> = Awaited<ReturnType<Operations[K]>>

/** What the server asks of its database, in this thread or in another one. */
export interface Store {
  /** The name of this database: part of the cookie's name. */
  readonly server: string
  call<K extends Name>(name: K, ...given: Given<K>): Promise<Gives<K>>
  /** Reads and writes a little; fails when the database cannot. */
  health(): Promise<void>
  close(): Promise<void>
}

interface Job {
  readonly name: Name
  readonly run: (inside: Inside) => Promise<unknown>
  readonly done: (value: unknown) => void
  readonly failed: (error: unknown) => void
}

/** Writes that wait at the same time share one commit: the disk is asked once for all of them. */
const TOGETHER = 64
const DAY = 24 * 60 * 60 * 1000
const HEALTHY = 5000

/** Records, guests and their keys in one database. What was answered is on the disk. */
export class Storage implements Store {
  readonly server: string
  private readonly database: Database
  private readonly room: Room
  private readonly waiting: Job[] = []
  private draining = false
  private readonly daily: NodeJS.Timeout
  private wrote = 0

  private constructor(database: Database, server: string, room: Room) {
    this.database = database
    this.server = server
    this.room = room
    this.daily = setInterval(() => void this.backup(), DAY).unref()
  }

  static async open(place: Place, room: Room): Promise<Storage> {
    const database = await openDatabase(place)
    const server = (await readMeta(database.db, 'server')) ?? ''
    return new Storage(database, server, room)
  }

  call<K extends Name>(name: K, ...given: Given<K>): Promise<Gives<K>> {
    // The name and its arguments belong together; the table of operations cannot say so to the compiler.
    const operation = ALL[name] as (inside: Inside, ...args: readonly unknown[]) => Promise<Gives<K>>
    return this.queue(name, inside => operation(inside, ...given))
  }

  async health(): Promise<void> {
    this.database.present()
    const now = Date.now()
    if (now - this.wrote < HEALTHY) await this.call('unclaimed')
    else await this.queue('append', ({ db }) => writeMeta(db, 'alive', new Date(now).toISOString()))
    this.wrote = now
  }

  backup(): Promise<'copied' | 'damaged' | 'not ours'> {
    return this.database.backup()
  }

  async close(): Promise<void> {
    clearInterval(this.daily)
    await this.database.close()
  }

  private queue<T>(name: Name, run: (inside: Inside) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ name, run, done: value => resolve(value as T), failed: reject })
      if (!this.draining) void this.drain()
    })
  }

  private async drain(): Promise<void> {
    this.draining = true
    // What arrives in the same moment is taken together.
    await Promise.resolve()
    while (this.waiting.length > 0) {
      let n = 0
      while (n < TOGETHER && n < this.waiting.length && this.waiting[n]!.name in WRITES) n++
      await (n === 0 ? this.look(this.waiting.shift()!) : this.commit(this.waiting.splice(0, n)))
    }
    this.draining = false
  }

  private inside(db: Db): Inside {
    return { db, kind: this.database.kind, room: this.room }
  }

  private async look(job: Job): Promise<void> {
    try {
      job.done(await job.run(this.inside(this.database.db)))
    } catch (error) {
      job.failed(wrapped(error))
    }
  }

  private async commit(jobs: readonly Job[], tries = 0): Promise<void> {
    try {
      this.database.present()
      const values = await this.database.db.transaction().execute(async db => {
        const found: unknown[] = []
        for (const job of jobs) found.push(await job.run(this.inside(db)))
        return found
      })
      for (const [i, job] of jobs.entries()) job.done(values[i])
    } catch (error) {
      // One bad write must not take its neighbours along. A number that another process took is looked at again.
      const trouble = troubleOf(error)
      if (jobs.length > 1 && trouble !== 'busy' && trouble !== 'gone')
        for (const job of jobs) await this.commit([job])
      else if (isTaken(error) && tries === 0) await this.commit(jobs, 1)
      else for (const job of jobs) job.failed(wrapped(error))
    }
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(23505|SQLITE_CONSTRAINT)/.test(String(error.code))

const wrapped = (error: unknown): StorageFault =>
  error instanceof StorageFault
    ? error
    : new StorageFault(troubleOf(error), error instanceof Error ? error.message : String(error))
