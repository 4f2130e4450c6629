import type { Deck } from '../../studio/deck.ts'
import { DECK_FORMAT, DECK_VERSION, readDeck } from '../../studio/deck-json.ts'
import { fail, ok, type Result } from '../../studio/result.ts'

/** A deck as the browser keeps it. */
export interface KeptDeck {
  readonly id: string
  readonly updated: string
  readonly deck: Deck
  /** The cards ticked for saving, by key. */
  readonly ticked: readonly string[]
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
    // Asked for at once: a page closed in this moment still keeps its deck.
    transaction.commit()
  })

const STORE = 'decks'

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('jatekvilag-studio', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }))
  return settled(request)
}

let database: Promise<IDBDatabase> | undefined
const use = async (mode: IDBTransactionMode): Promise<IDBTransaction> =>
  (await (database ??= open())).transaction(STORE, mode)

/** Where storage is forbidden (some private windows), decks live as long as the page. */
const memory = new Map<string, KeptDeck>()

function read(json: unknown): Result<KeptDeck> {
  if (typeof json !== 'object' || json === null) return fail('Nem pakli.', 'Not a deck.')
  const { id, updated, deck, ticked } = json as Readonly<Record<string, unknown>>
  if (typeof id !== 'string' || typeof updated !== 'string' || typeof deck !== 'object')
    return fail('Nem pakli.', 'Not a deck.')
  const found = readDeck({ format: DECK_FORMAT, version: DECK_VERSION, ...deck })
  if (!found.ok) return found
  const keys = Array.isArray(ticked) ? ticked.filter(key => typeof key === 'string') : []
  return ok({ id, updated, deck: found.value, ticked: keys })
}

const latestFirst = (a: KeptDeck, b: KeptDeck) => (a.updated < b.updated ? 1 : -1)

/** The latest first. A record that cannot be read is left alone and not listed. */
export async function listDecks(): Promise<KeptDeck[]> {
  let all: unknown[] = []
  try {
    all = await settled((await use('readonly')).objectStore(STORE).getAll())
  } catch {
    // Only what this page has made can be listed.
  }
  const kept = all.flatMap(json => {
    const found = read(json)
    return found.ok ? [found.value] : []
  })
  return [...kept, ...memory.values()].sort(latestFirst)
}

export async function openDeck(id: string): Promise<Result<KeptDeck> | undefined> {
  const remembered = memory.get(id)
  if (remembered) return ok(remembered)
  try {
    const json: unknown = await settled((await use('readonly')).objectStore(STORE).get(id))
    return json === undefined ? undefined : read(json)
  } catch {
    return undefined
  }
}

/** Tells whether it will be there after the page is closed. */
export async function keepDeck(kept: KeptDeck): Promise<'kept' | 'remembered'> {
  try {
    const transaction = await use('readwrite')
    transaction.objectStore(STORE).put(kept)
    await done(transaction)
    memory.delete(kept.id)
    return 'kept'
  } catch {
    memory.set(kept.id, kept)
    return 'remembered'
  }
}

export async function removeDeck(id: string): Promise<void> {
  memory.delete(id)
  const transaction = await use('readwrite')
  transaction.objectStore(STORE).delete(id)
  await done(transaction)
}

const LAST = 'jatekvilag.studio.deck'
/** The deck opened last: the main menu leads to it. */
export const lastDeck = (): string | null => {
  try {
    return localStorage.getItem(LAST)
  } catch {
    return null
  }
}
export function rememberLast(id: string): void {
  try {
    localStorage.setItem(LAST, id)
  } catch {
    // The menu then leads to the latest deck.
  }
}
