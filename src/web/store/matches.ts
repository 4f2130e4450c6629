import { createSignal } from 'solid-js'
import { eventsOf, type Result } from '../../engine/index.ts'
import type { SavedMatch } from '../../wire/index.ts'
import { browserStore, memoryStore } from './browser-store.ts'
import { serverAnswers, serverStore } from './server-store.ts'
import type { MatchEntry, MatchStore } from './store.ts'

/**
 * All matches of this person. The browser has the word: every change is kept there at once. When a server answers,
 * it gets the same, and matches it has newer (played elsewhere) are taken from it.
 */
export type Keeping = 'browser' | 'server' | 'page'

const [list, setList] = createSignal<readonly MatchEntry[]>([])
const [keeping, setKeeping] = createSignal<Keeping>('browser')
export { list as matchList, keeping }

const news = new BroadcastChannel('jatekvilag.matches')
/** Another tab has changed a match. */
export function onNews(listener: (id: string) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => typeof data === 'string' && listener(data)
  news.addEventListener('message', hear)
  return () => news.removeEventListener('message', hear)
}

let near: MatchStore = browserStore()
const far: MatchStore = serverStore()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
const tellTabs = (id: string): void => news.postMessage(id)

async function nearly<T>(act: (store: MatchStore) => Promise<T>): Promise<T> {
  try {
    return await act(near)
  } catch (error) {
    if (keeping() === 'page') throw error
    near = memoryStore()
    setKeeping('page')
    return act(near)
  }
}

/** Asks the server and forgets about it when it fails; the browser's copy is enough. */
async function farly<T>(act: (store: MatchStore) => Promise<T>): Promise<T | undefined> {
  if (keeping() !== 'server') return undefined
  try {
    return await act(far)
  } catch {
    setKeeping('browser')
    return undefined
  }
}

const REMOVED = 'jatekvilag.removed'
const removed = {
  list(): string[] {
    try {
      const json: unknown = JSON.parse(localStorage.getItem(REMOVED) ?? '[]')
      return Array.isArray(json) ? json.filter(id => typeof id === 'string') : []
    } catch {
      return []
    }
  },
  keep(ids: readonly string[]) {
    try {
      localStorage.setItem(REMOVED, JSON.stringify(ids.slice(-500)))
    } catch {
      // Then a match deleted while the server was away may come back; nothing is lost.
    }
  },
}

const newestFirst = (a: MatchEntry, b: MatchEntry) => (a.updated < b.updated ? 1 : -1)

function merged(here: readonly MatchEntry[], there: readonly MatchEntry[]): MatchEntry[] {
  const all = new Map(here.map(entry => [entry.id, entry]))
  for (const entry of there) {
    const known = all.get(entry.id)
    if (!known || known.updated < entry.updated) all.set(entry.id, entry)
  }
  return [...all.values()].sort(newestFirst)
}

export async function refresh(): Promise<void> {
  const here = await nearly(store => store.list())
  const gone = removed.list()
  const there = (await farly(store => store.list())) ?? []
  setList(
    merged(
      here,
      there.filter(entry => !gone.includes(entry.id)),
    ),
  )
}

let greeted: Promise<unknown> | undefined
const SOON = 1200

/** Knocks at the server once. */
async function greet(): Promise<void> {
  if (keeping() === 'browser' && (await serverAnswers())) setKeeping('server')
}
/** Whether there is a server is known by now, or it is too slow to be waited for. */
const known = () => Promise.race([(greeted ??= greet()), new Promise(resolve => setTimeout(resolve, SOON))])

/** Looks for the server, tells it what it has not heard of, and lists what there is. */
export async function startMatches(): Promise<void> {
  onNews(() => void refresh())
  window.addEventListener('online', () => void meetServer())
  greeted ??= greet()
  await refresh()
  await greeted
  await tellServer()
}

async function meetServer(): Promise<void> {
  await (greeted = greet())
  await tellServer()
}

/** Deletes there what was deleted here, and sends what is newer here. */
async function tellServer(): Promise<void> {
  if (keeping() !== 'server') return
  for (const id of removed.list()) await farly(store => store.remove(id))
  if (keeping() === 'server') removed.keep([])
  const there = new Map((await farly(store => store.list()))?.map(entry => [entry.id, entry.updated]))
  for (const entry of await nearly(store => store.list())) {
    if ((there.get(entry.id) ?? '') >= entry.updated) continue
    const saved = await nearly(store => store.read(entry.id))
    if (saved?.ok) await farly(store => store.write(saved.value))
  }
  await refresh()
}

export async function openMatch(id: string): Promise<Result<SavedMatch> | undefined> {
  await known()
  const [here, there] = await Promise.all([nearly(store => store.read(id)), farly(store => store.read(id))])
  if (here?.ok && there?.ok) return there.value.updated > here.value.updated ? there : here
  return here?.ok ? here : there?.ok ? there : (here ?? there)
}

const waiting = new Map<string, SavedMatch>()
let sending = false
/** A server that went away is looked for again, but not at every move. */
const LOOK_AGAIN = 30_000
let lookAgain = Date.now() + LOOK_AGAIN

async function send(): Promise<void> {
  if (sending) return
  sending = true
  for (const [id, saved] of waiting) {
    waiting.delete(id)
    await farly(store => store.write(saved))
  }
  sending = false
  if (waiting.size > 0 && keeping() === 'server') void send()
}

/** Keeps a match: in the browser before this resolves, on the server soon after. */
export async function keepMatch(saved: SavedMatch): Promise<void> {
  await nearly(store => store.write(saved))
  if (eventsOf(saved.match).length > 0 || saved.name !== '') {
    if (keeping() === 'server') {
      waiting.set(saved.id, saved)
      void send()
    } else if (Date.now() > lookAgain) {
      lookAgain = Date.now() + LOOK_AGAIN
      void meetServer()
    }
  }
  tellTabs(saved.id)
}

export async function renameMatch(id: string, name: string): Promise<void> {
  const saved = await openMatch(id)
  if (saved?.ok) await keepMatch({ ...saved.value, name, updated: new Date().toISOString() })
  await refresh()
}

export async function removeMatch(id: string): Promise<void> {
  waiting.delete(id)
  await nearly(store => store.remove(id))
  removed.keep([...removed.list(), id])
  if (keeping() === 'server' && (await farly(store => store.remove(id).then(() => true))))
    removed.keep(removed.list().filter(each => each !== id))
  tellTabs(id)
  await refresh()
}

/** A key for a new match that nobody guesses. */
export const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), byte => byte.toString(36).padStart(2, '0')).join('')
