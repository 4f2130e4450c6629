import type { Happening, Kind } from '../../wire/index.ts'
import { DECK_EVENTS, type RecordHead, type RecordStore, type Tombstone } from './record-store.ts'

export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser storage failed')))
  })

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('the browser storage failed')),
    )
    // Asked for at once: a page closed in this moment still keeps what was written.
    transaction.commit()
  })

export const DATABASE = 'jatekvilag-records'

/**
 * The steps that bring an older database to the present one, in order. A step is never changed once it was published: a
 * change of the shape is another step at the end, and the length of the list is the version.
 */
const STEPS: readonly ((database: IDBDatabase) => void)[] = [
  database => {
    database.createObjectStore('heads', { keyPath: 'id' })
    // An event is a record of its own, so that saving one costs the same in a long game as in a short one.
    database.createObjectStore('events', { keyPath: ['id', 'n'] })
    database.createObjectStore('tombstones', { keyPath: 'id' })
    database.createObjectStore('notes', { keyPath: 'key' })
  },
]

/** The database was written by a newer version of the program, and this one cannot read it. */
export class NewerDatabase extends Error {}

async function open(name: string, onClosed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, STEPS.length)
  request.addEventListener('upgradeneeded', event => {
    for (const step of STEPS.slice(event.oldVersion)) step(request.result)
  })
  try {
    const database = await settled(request)
    // A newer program in another tab wants to bring the database up to date: this tab lets go of it.
    database.addEventListener('versionchange', () => {
      database.close()
      onClosed()
    })
    return database
  } catch (error) {
    if (error instanceof DOMException && error.name === 'VersionError') throw new NewerDatabase()
    throw error
  }
}

const STORES = ['heads', 'events', 'tombstones', 'notes'] as const
type StoreName = (typeof STORES)[number]
type Stores = { readonly [S in StoreName]: IDBObjectStore }

const from = (id: string, n: number) => IDBKeyRange.bound([id, n], [id, Infinity])

interface EventRow extends Happening {
  readonly id: string
  readonly n: number
}

const isHead = (row: unknown): row is RecordHead =>
  typeof row === 'object' &&
  row !== null &&
  'id' in row &&
  'kind' in row &&
  'version' in row &&
  'head' in row &&
  typeof row.head === 'object'

const isEvent = (row: unknown): row is EventRow =>
  typeof row === 'object' && row !== null && 'n' in row && 'cid' in row && 'body' in row

/** Records in this browser's IndexedDB. */
export function indexedStore(name = DATABASE): RecordStore {
  let database: Promise<IDBDatabase> | undefined
  const use = async (mode: IDBTransactionMode): Promise<IDBTransaction> => {
    database ??= open(name, () => (database = undefined))
    try {
      return (await database).transaction(STORES, mode)
    } catch (error) {
      // What failed once is tried afresh the next time.
      database = undefined
      throw error
    }
  }
  const storesOf = (transaction: IDBTransaction): Stores => ({
    heads: transaction.objectStore('heads'),
    events: transaction.objectStore('events'),
    tombstones: transaction.objectStore('tombstones'),
    notes: transaction.objectStore('notes'),
  })
  const look = async <T>(act: (stores: Stores) => Promise<T>): Promise<T> =>
    act(storesOf(await use('readonly')))
  /** All of it or nothing: what fails in the middle leaves everything as it was before. */
  const change = async <T>(act: (stores: Stores) => Promise<T>): Promise<T> => {
    const transaction = await use('readwrite')
    let result: T
    try {
      result = await act(storesOf(transaction))
    } catch (error) {
      try {
        transaction.abort()
      } catch {
        // The browser has given it up already.
      }
      throw error
    }
    await done(transaction)
    return result
  }
  const headIn = async (stores: Stores, id: string): Promise<RecordHead | undefined> => {
    const row: unknown = await settled(stores.heads.get(id))
    return isHead(row) ? row : undefined
  }
  const putEvents = (stores: Stores, id: string, first: number, events: readonly Happening[]): void => {
    for (const [i, { cid, body }] of events.entries()) stores.events.put({ id, n: first + i, cid, body })
  }
  return {
    list: (kind?: Kind) =>
      look(async stores => {
        const rows: unknown[] = await settled(stores.heads.getAll())
        return rows.filter(isHead).filter(head => kind === undefined || head.kind === kind)
      }),
    head: id => look(stores => headIn(stores, id)),
    read: (id, first = 0) =>
      look(async stores => {
        const head = await headIn(stores, id)
        if (!head) return undefined
        const rows: unknown[] = await settled(stores.events.getAll(from(id, first)))
        return { head, events: rows.filter(isEvent).map(({ cid, body }) => ({ cid, body })) }
      }),
    append: (id, { kind, base, head, updated, events }) =>
      change(async stores => {
        const known = await headIn(stores, id)
        if (!known && (base > 0 || (await settled(stores.tombstones.getKey(id))) !== undefined))
          return { is: 'gone' }
        const version = known?.version ?? 0
        if (version !== base) return { is: 'behind', version }
        putEvents(stores, id, version, events)
        const now = version + events.length
        if (kind === 'deck' && now > DECK_EVENTS)
          stores.events.delete(IDBKeyRange.bound([id, 0], [id, now - DECK_EVENTS], false, true))
        stores.heads.put({ sent: 0, ...known, id, kind, version: now, updated, head })
        return { is: 'written', version: now }
      }),
    change: (id, { elsewhere, ...more }) =>
      change(async stores => {
        const known = await headIn(stores, id)
        if (!known) return
        const { elsewhere: before, ...rest } = known
        const now = elsewhere === undefined ? before : elsewhere === 'settled' ? undefined : elsewhere
        stores.heads.put({ ...rest, ...more, ...(now ? { elsewhere: now } : {}) })
      }),
    replace: (id, page) =>
      change(async stores => {
        stores.events.delete(from(id, 0))
        stores.tombstones.delete(id)
        putEvents(stores, id, 0, page.events)
        stores.heads.put(page.head)
      }),
    remove: (id, how) =>
      change(async stores => {
        const known = await headIn(stores, id)
        stores.heads.delete(id)
        stores.events.delete(from(id, 0))
        if (known && known.sent > 0 && how === 'tell the server')
          stores.tombstones.put({ id, sent: known.theirs ?? known.sent })
      }),
    tombstones: () => look(stores => settled<Tombstone[]>(stores.tombstones.getAll())),
    buried: id => change(async stores => void stores.tombstones.delete(id)),
    note: key =>
      look(async stores => {
        const row: unknown = await settled(stores.notes.get(key))
        return typeof row === 'object' && row !== null && 'value' in row ? String(row.value) : undefined
      }),
    setNote: (key, value) => change(async stores => void stores.notes.put({ key, value })),
  }
}
