// What the browser keeps for playing without a network, beyond the first visit's share (src/web/build/first-visit.ts).
import { createSignal } from 'solid-js'

/** The names that the service worker uses (vite.config.ts). */
const CACHES = { assets: 'kept-assets', pictures: 'kept-pictures' } as const
const WISH = 'jatekvilag.offline'

type File = readonly [url: string, bytes: number]

export type Keeping =
  | { readonly state: 'some' | 'all' | 'failed' }
  | { readonly state: 'fetching'; readonly done: number; readonly of: number }

const [keeping, setKeeping] = createSignal<Keeping>({ state: 'some' })
export { keeping }

export const canKeep = (): boolean => 'caches' in window && navigator.serviceWorker?.controller !== null

const cacheFor = (url: string): string => (url.startsWith('/pictures/') ? CACHES.pictures : CACHES.assets)

/** Undefined when the list does not come: offline, or in development. */
async function everything(): Promise<readonly File[] | undefined> {
  try {
    const answer = await fetch('/everything.json', { cache: 'no-cache' })
    return answer.ok ? ((await answer.json()) as readonly File[]) : undefined
  } catch {
    return undefined
  }
}

const kept = async (url: string): Promise<boolean> => (await caches.match(url)) !== undefined

let stopped: AbortController | undefined

/** Fetches all that is not kept yet; each file stays, so a run that was cut off goes on where it was. */
export async function keepEverything(): Promise<void> {
  stopped = new AbortController()
  const { signal } = stopped
  const files = await everything()
  if (!files) return void setKeeping({ state: 'failed' })
  localStorage.setItem(WISH, 'all')
  const of = files.reduce((sum, [, bytes]) => sum + bytes, 0)
  let done = 0
  try {
    for (const [url, bytes] of files) {
      if (!(await kept(url))) {
        const answer = await fetch(url, { signal })
        if (!answer.ok) throw new Error(url)
        await (await caches.open(cacheFor(url))).put(url, answer)
      }
      signal.throwIfAborted()
      setKeeping({ state: 'fetching', done: (done += bytes), of })
    }
    setKeeping({ state: 'all' })
  } catch {
    if (!signal.aborted) setKeeping({ state: 'failed' })
  }
}

/** Stops fetching; what has come so far stays. */
export function stopKeeping(): void {
  stopped?.abort()
  localStorage.removeItem(WISH)
  setKeeping({ state: 'some' })
}

/** Fetches these one after another, unless they are kept already. */
export async function keepFiles(urls: Iterable<string>): Promise<void> {
  for (const url of new Set(urls)) {
    if (await kept(url)) continue
    const answer = await fetch(url, { cache: 'force-cache', priority: 'low' })
    if (answer.ok) await (await caches.open(cacheFor(url))).put(url, answer)
  }
}

/** What the page loaded before the service worker took over would otherwise be missing at the next visit. */
const keepUsed = (): Promise<void> =>
  keepFiles(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|pictures)\//.test(pathname))
      .map(({ pathname }) => pathname),
  )

/** Files of versions gone by leave, and whoever wanted everything gets the new ones. */
async function refresh(): Promise<void> {
  const files = await everything()
  if (!files) return
  const wanted = new Set(files.map(([url]) => url))
  for (const name of Object.values(CACHES)) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request)
  }
  if (localStorage.getItem(WISH) === 'all') await keepEverything()
  else setKeeping({ state: (await Promise.all([...wanted].map(kept))).every(Boolean) ? 'all' : 'some' })
}

/** Called when a service worker is in charge. `fresh` when it was not when the page was opened. */
export async function startKeeping(fresh: boolean): Promise<void> {
  try {
    if (fresh) await keepUsed()
    else await refresh()
  } catch {
    // A full disk or a closed cache: the next visit tries again.
  }
}
