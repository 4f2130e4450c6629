// What the browser keeps, read and written from outside as an old program or a damaged disk would.
import type { Page } from 'playwright-core'
import type { Json } from '../../src/engine/index.ts'

/** The bodies of a record's events. */
export const recordBodies = (page: Page, id: string): Promise<Json[]> =>
  page.evaluate(
    key =>
      new Promise<Json[]>((resolve, reject) => {
        const request = indexedDB.open('jatekvilag-records')
        request.addEventListener('error', () => reject(new Error('no storage')))
        request.addEventListener('success', () => {
          const got = request.result
            .transaction('events')
            .objectStore('events')
            .getAll(IDBKeyRange.bound([key, 0], [key, Infinity]))
          got.addEventListener('success', () => {
            request.result.close()
            resolve((got.result as { body: Json }[]).map(({ body }) => body))
          })
        })
      }),
    id,
  )

/** The ids of the matches that the browser keeps, those nobody has moved in as well. */
export const keptMatches = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const request = indexedDB.open('jatekvilag-records')
        request.addEventListener('error', () => reject(new Error('no storage')))
        request.addEventListener('success', () => {
          const got = request.result.transaction('heads').objectStore('heads').getAll()
          got.addEventListener('success', () => {
            request.result.close()
            const heads = got.result as { id: string; kind: string }[]
            resolve(heads.filter(({ kind }) => kind === 'match').map(({ id }) => id))
          })
        })
      }),
  )

/** Writes a row into a store of the records' database. */
export const putRow = (page: Page, store: string, row: Json): Promise<void> =>
  page.evaluate(
    ([name, text]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('jatekvilag-records')
        request.addEventListener('success', () => {
          const writing = request.result.transaction(name!, 'readwrite')
          writing.objectStore(name!).put(JSON.parse(text!))
          writing.addEventListener('complete', () => resolve(request.result.close()))
          writing.addEventListener('abort', () => reject(new Error('not kept')))
        })
      }),
    [store, JSON.stringify(row)],
  )

/** The databases of the first version of the program, with what it had kept in them. */
const OLD = {
  jatekvilag: [['matches', 'id']],
  'jatekvilag-tables': [
    ['heads', 'id'],
    ['firsts', 'id'],
    ['acts', ['id', 'i']],
  ],
  'jatekvilag-studio': [['decks', 'id']],
} as const

export const putOld = (
  page: Page,
  database: keyof typeof OLD,
  rows: readonly (readonly [store: string, row: unknown])[],
): Promise<void> =>
  page.evaluate(
    ([name, stores, text]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, 1)
        request.addEventListener('upgradeneeded', () => {
          for (const [store, keyPath] of JSON.parse(stores) as [string, string | string[]][])
            request.result.createObjectStore(store, { keyPath })
        })
        request.addEventListener('success', () => {
          const all = JSON.parse(text) as [string, unknown][]
          const writing = request.result.transaction([...new Set(all.map(([store]) => store))], 'readwrite')
          for (const [store, row] of all) writing.objectStore(store).put(row)
          writing.addEventListener('complete', () => resolve(request.result.close()))
          writing.addEventListener('abort', () => reject(new Error('not kept')))
        })
      }),
    [database, JSON.stringify(OLD[database]), JSON.stringify(rows)] as const,
  )
