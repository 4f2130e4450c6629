// Where a curious person could read a secret in the browser: the page as it stands, its title and address, and all that it keeps.
import type { Page } from 'playwright-core'

/** Every place that holds one of the secrets, as "place: secret". */
export const leaks = (page: Page, secrets: readonly string[]): Promise<string[]> =>
  page.evaluate(async wanted => {
    const rowsOf = (database: IDBDatabase, store: string): Promise<unknown[]> =>
      new Promise((resolve, reject) => {
        const got = database.transaction(store).objectStore(store).getAll()
        got.addEventListener('success', () => resolve(got.result))
        got.addEventListener('error', () => reject(new Error(`${store} cannot be read`)))
      })
    const opened = (name: string): Promise<IDBDatabase> =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open(name)
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error(`${name} cannot be opened`)))
      })
    const places: [place: string, text: string][] = [
      ['page', document.documentElement.outerHTML],
      ['title', document.title],
      ['address', location.href],
      ['history', JSON.stringify(history.state) ?? ''],
      ['local storage', JSON.stringify(Object.entries(localStorage))],
      ['session storage', JSON.stringify(Object.entries(sessionStorage))],
    ]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await opened(name)
      for (const store of database.objectStoreNames)
        places.push([`${name}/${store}`, JSON.stringify(await rowsOf(database, store))])
      database.close()
    }
    return places.flatMap(([place, text]) =>
      wanted.filter(secret => text.includes(secret)).map(secret => `${place}: ${secret}`),
    )
  }, secrets)
