import type { Result } from '../../engine/index.ts'
import type { Act } from '../../table/index.ts'
import type { TableFile } from '../../wire/index.ts'

/** What a list of tables shows of each. */
export interface TableHead {
  readonly id: string
  readonly kind: 'start' | 'game'
  readonly name: string
  readonly updated: string
  readonly at: number
  /** A small picture as a data address. */
  readonly thumb?: string
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
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
    transaction.commit()
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('jatekvilag-tables', 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('heads', { keyPath: 'id' })
    request.result.createObjectStore('firsts', { keyPath: 'id' })
    // An act is a record of its own, so that saving one costs the same in a long game as in a short one.
    request.result.createObjectStore('acts', { keyPath: ['id', 'i'] })
  }
  return settled(request)
}

let database: Promise<IDBDatabase> | undefined
const NAMES = ['heads', 'firsts', 'acts']
const use = async (mode: IDBTransactionMode): Promise<IDBTransaction> =>
  (await (database ??= open())).transaction(NAMES, mode)

const after = (id: string, from: number) => IDBKeyRange.bound([id, from], [id, Infinity])

export const headOf = (file: TableFile): TableHead => ({
  id: file.id,
  kind: file.kind,
  name: file.name,
  updated: file.updated,
  at: file.at,
})

/** All of it or nothing: what fails in the middle leaves everything as it was before. */
async function change(act: (transaction: IDBTransaction) => void | Promise<void>): Promise<void> {
  const transaction = await use('readwrite')
  try {
    await act(transaction)
  } catch (error) {
    try {
      transaction.abort()
    } catch {
      // The browser has given it up already.
    }
    throw error
  }
  await done(transaction)
}

/** Writes a whole table. */
export const writeTable = (file: TableFile, thumb?: string): Promise<void> =>
  change(transaction => {
    transaction.objectStore('firsts').put({ id: file.id, first: file.first })
    const acts = transaction.objectStore('acts')
    acts.delete(after(file.id, 0))
    for (const [i, act] of file.acts.entries()) acts.put({ id: file.id, i, act })
    transaction.objectStore('heads').put({ ...headOf(file), ...(thumb ? { thumb } : {}) })
  })

/** The table that acts were to be added to is no longer there. */
export class Gone extends Error {}

/** Writes what has changed: the acts from a number on, and the head. */
export const appendActs = (head: TableHead, from: number, acts: readonly Act[]): Promise<void> =>
  change(async transaction => {
    if ((await settled(transaction.objectStore('firsts').getKey(head.id))) === undefined)
      throw new Gone('the table was deleted meanwhile')
    const store = transaction.objectStore('acts')
    store.delete(after(head.id, from))
    for (const [i, act] of acts.entries()) store.put({ id: head.id, i: from + i, act })
    transaction.objectStore('heads').put(head)
  })

const isHead = (json: unknown): json is TableHead =>
  typeof json === 'object' &&
  json !== null &&
  'id' in json &&
  'kind' in json &&
  'name' in json &&
  'updated' in json

export async function listTables(): Promise<TableHead[]> {
  const all: unknown[] = await settled((await use('readonly')).objectStore('heads').getAll())
  return all.filter(isHead)
}

/** Undefined when there is none; a failed Result when what was kept cannot be read. */
export async function readTable(id: string): Promise<Result<TableFile> | undefined> {
  const transaction = await use('readonly')
  const [head, first, acts] = await Promise.all([
    settled<unknown>(transaction.objectStore('heads').get(id)),
    settled<unknown>(transaction.objectStore('firsts').get(id)),
    settled<unknown[]>(transaction.objectStore('acts').getAll(after(id, 0))),
  ])
  if (!isHead(head)) return undefined
  const { parseTableFile } = await import('../../wire/table-file.ts')
  return parseTableFile({
    format: 'jatekvilag-table',
    version: 1,
    ...head,
    first: (first as { first?: unknown } | undefined)?.first,
    acts: acts.map(each => (each as { act?: unknown }).act),
  })
}

export const removeTable = (id: string): Promise<void> =>
  change(transaction => {
    transaction.objectStore('heads').delete(id)
    transaction.objectStore('firsts').delete(id)
    transaction.objectStore('acts').delete(after(id, 0))
  })
