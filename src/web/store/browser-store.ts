import { eventsOf } from '../../engine/index.ts'
import { parseSavedMatch, type SavedMatch } from '../../wire/index.ts'
import { entryOf, type MatchEntry, type MatchStore } from './store.ts'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser storage failed')))
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('jatekvilag', 1)
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore('matches', { keyPath: 'id' }),
  )
  return settled(request)
}

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('the browser storage failed')),
    )
    // Asked for at once: a page closed in this moment still keeps its match.
    transaction.commit()
  })

/** A match without a move or a name is not worth a line in the list. */
const worthListing = (saved: SavedMatch) => eventsOf(saved.match).length > 0 || saved.name !== ''

/** Matches in this browser's IndexedDB. */
export function browserStore(): MatchStore {
  let database: Promise<IDBDatabase> | undefined
  const use = async (mode: IDBTransactionMode) => {
    const opened = await (database ??= open())
    return opened.transaction('matches', mode)
  }
  return {
    async list() {
      const all: unknown[] = await settled((await use('readonly')).objectStore('matches').getAll())
      return all.flatMap((json): MatchEntry[] => {
        const read = parseSavedMatch(json)
        return read.ok && worthListing(read.value) ? [entryOf(read.value)] : []
      })
    },
    async read(id) {
      const json: unknown = await settled((await use('readonly')).objectStore('matches').get(id))
      return json === undefined ? undefined : parseSavedMatch(json)
    },
    async write(saved) {
      const transaction = await use('readwrite')
      transaction.objectStore('matches').put(saved)
      await done(transaction)
    },
    async remove(id) {
      const transaction = await use('readwrite')
      transaction.objectStore('matches').delete(id)
      await done(transaction)
    },
  }
}

/** Where storage is forbidden (some private windows), matches live as long as the page. */
export function memoryStore(): MatchStore {
  const kept = new Map<string, SavedMatch>()
  return {
    list: async () => [...kept.values()].filter(worthListing).map(entryOf),
    read: async id => {
      const saved = kept.get(id)
      return saved && { ok: true, value: saved }
    },
    write: async saved => void kept.set(saved.id, saved),
    remove: async id => void kept.delete(id),
  }
}
