import { createSignal } from 'solid-js'
import type { Json, Words } from '../../engine/index.ts'
import type { Happening, Head, Kind } from '../../wire/index.ts'
import { renamedDeck } from './deck-record.ts'
import { indexedStore, NewerDatabase } from './indexed-store.ts'
import { memoryStore } from './memory-store.ts'
import type { RecordHead, RecordPage, RecordStore } from './record-store.ts'
import { httpServer, joinByCode, type Server } from './server.ts'
import { forgetChanges, settleConflict, synchronise, type Choice } from './synchronisation.ts'
import { onNews, tellTabs } from './tabs.ts'

/**
 * All records of this person. The browser keeps every event at once; when a server of ours answers, it gets the same, and what
 * went on elsewhere comes from it.
 */
export type Keeping =
  | 'browser'
  | 'server'
  /** The browser allows no storage: all is gone when the page is closed. */
  | 'page'
  /** A newer version of the program has written here; this one leaves it alone. */
  | 'newer'

const [heads, setHeads] = createSignal<readonly RecordHead[]>([])
const [keeping, setKeeping] = createSignal<Keeping>('browser')
/** What the server does not take, with its reason. */
const [refusals, setRefusals] = createSignal<ReadonlyMap<string, Words>>(new Map<string, Words>())
export { heads as recordHeads, keeping, refusals }

/** A key for a new record that nobody guesses. */
export const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), byte => byte.toString(36).padStart(2, '0')).join('')

const DEVICE = 'jatekvilag.device'
const OLD_DATABASES = ['jatekvilag', 'jatekvilag-tables', 'jatekvilag-studio']
let device: string | undefined
/** What this browser signs its acts with. */
export function deviceKey(): string {
  try {
    device ??= localStorage.getItem(DEVICE) ?? undefined
    if (!device) localStorage.setItem(DEVICE, (device = freshKey()))
  } catch {
    // Storage is forbidden: the key lasts as long as the page.
  }
  return (device ??= freshKey())
}

/** Whether the program was here before it had records; browsers that cannot tell are taken to say yes. */
async function hasOldDatabases(): Promise<boolean> {
  if (!('databases' in indexedDB)) return true
  const names = (await indexedDB.databases()).map(({ name }) => name)
  return OLD_DATABASES.some(name => names.includes(name))
}

async function open(): Promise<RecordStore> {
  const browser = indexedStore()
  try {
    await browser.list()
  } catch (error) {
    setKeeping(error instanceof NewerDatabase ? 'newer' : 'page')
    return memoryStore()
  }
  try {
    if (await hasOldDatabases()) await (await import('./migration.ts')).migrate(browser)
  } catch {
    // What could not be taken over stays where it is, and is tried again the next time.
  }
  return browser
}

let opened: Promise<RecordStore> | undefined
/** The one store of this page. */
export const records = (): Promise<RecordStore> => (opened ??= open())

const newestFirst = (a: RecordHead, b: RecordHead) => (a.updated < b.updated ? 1 : -1)
/** A match or table on which nothing was done and that has no name is not worth a line in a list. */
const worthListing = ({ version, head, kind }: RecordHead) =>
  kind === 'deck' || version > 1 || head.name !== '' || Number(head.about['moves'] ?? 0) > 0

/** A newer program has come to this browser while the page was open; anything else is tried again the next time. */
const trouble = (error: unknown): void => {
  if (error instanceof NewerDatabase) setKeeping('newer')
}

export async function refresh(): Promise<void> {
  try {
    const all = await (await records()).list()
    setHeads(all.filter(worthListing).sort(newestFirst))
  } catch (error) {
    trouble(error)
  }
}

export const changed = (id: string, version: number, how?: 'replaced'): void => {
  tellTabs({ id, version, ...(how ? { how } : {}) })
  soon()
}

/** Makes a record. */
export async function makeRecord(
  id: string,
  kind: Kind,
  head: Head,
  bodies: readonly Json[],
): Promise<Happening[]> {
  const events = bodies.map((body): Happening => ({ cid: crypto.randomUUID(), body }))
  const written = await (
    await records()
  ).append(id, { kind, base: 0, head, updated: new Date().toISOString(), events })
  if (written.is !== 'written') throw new Error('a record of this id is there already')
  changed(id, events.length)
  return events
}

/** A record of this browser; undefined when there is none. Asks the server too when the browser does not know it. */
export async function readRecord(id: string): Promise<RecordPage | undefined> {
  const store = await records()
  const here = await store.read(id)
  if (here || keeping() === 'page' || keeping() === 'newer') return here
  await round()
  return store.read(id)
}

export async function removeRecord(id: string): Promise<void> {
  const store = await records()
  await store.remove(id, 'tell the server')
  changed(id, 0)
  await refresh()
}

/** The same events under a new id; the new record is a thing of its own from then on. */
export async function copyRecord(id: string, rename: (name: string) => string): Promise<string> {
  const store = await records()
  const page = await store.read(id)
  if (!page) throw new Error('there is no such record to copy')
  const copy = freshKey()
  const { kind, head, updated } = page.head
  const name = rename(head.name)
  const events =
    kind === 'deck'
      ? page.events.slice(-1).map(({ cid, body }) => ({ cid, body: renamedDeck(body, copy, name) }))
      : page.events
  await store.append(copy, { kind, base: 0, head: { ...head, name }, updated, events })
  changed(copy, events.length)
  return copy
}

let copyName: (name: string) => string = name => name
/** How a copy is called that is made because a record went on in two places. */
export const nameCopies = (how: (name: string) => string): void => void (copyName = how)
export const nameOfCopy = (name: string): string => copyName(name)

const server: Server = httpServer()
const copyOf = (id: string): Promise<string> => copyRecord(id, copyName)

/** Carries out what the person has decided about a record that went on in two places. */
export async function decide(id: string, choice: Choice): Promise<string> {
  const store = await records()
  const mine = await settleConflict(store, server, id, choice, copyOf)
  changed(id, (await store.head(id))?.version ?? 0, 'replaced')
  await round()
  return mine
}

let going: Promise<void> | undefined
let wanted = false

/** A round with the server, one at a time. */
export function round(): Promise<void> {
  wanted = true
  going ??= (async () => {
    try {
      while (wanted) {
        wanted = false
        await goRound()
      }
    } catch (error) {
      trouble(error)
    } finally {
      going = undefined
    }
  })()
  return going
}

async function goRound(): Promise<void> {
  if (keeping() === 'page' || keeping() === 'newer') return
  const store = await records()
  if (keeping() === 'browser') {
    if (!(await server.greet())) return
    setKeeping('server')
  }
  const result = await synchronise(store, server, copyOf)
  if (result.server === 'silent') setKeeping('browser')
  setRefusals(result.refused)
  for (const id of result.changed) tellTabs({ id, version: (await store.head(id))?.version ?? 0 })
  if (result.changed.length > 0) await refresh()
}

/** Another device's code was typed here, and the person has agreed: both devices have the same records from now on. */
export async function joinDevice(code: string): Promise<'joined' | 'silent' | Words> {
  const answer = await joinByCode(code)
  if (answer.is === 'silence') return 'silent'
  if (answer.is === 'refusal') return answer.why.error
  await forgetChanges(await records())
  await round()
  return 'joined'
}

const SOON = 700
/** A server that went away is looked for again, but not at every move. */
const LOOK_AGAIN = 20_000
let lookAgain = 0
let timer: ReturnType<typeof setTimeout> | undefined
function soon(): void {
  if (keeping() === 'browser') {
    if (Date.now() < lookAgain) return
    lookAgain = Date.now() + LOOK_AGAIN
  }
  clearTimeout(timer)
  timer = setTimeout(() => void round(), SOON)
}

const FOLLOW = 10_000
const LIST_AGAIN = 800

/** Lists what there is and keeps company with the other tabs and the server from then on. */
export async function startRecords(): Promise<void> {
  // Every move is news; the lists need not be read again for each of them.
  let listing: ReturnType<typeof setTimeout> | undefined
  onNews(() => {
    listing ??= setTimeout(() => {
      listing = undefined
      void refresh()
    }, LIST_AGAIN)
  })
  window.addEventListener('online', () => void round())
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void round()
  })
  setInterval(() => {
    if (!document.hidden && keeping() === 'server') void round()
  }, FOLLOW)
  await refresh()
  await round()
}
