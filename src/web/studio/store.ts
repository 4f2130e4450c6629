import type { Deck } from '../../studio/deck.ts'
import { DECK_FORMAT, DECK_VERSION, readDeck } from '../../studio/deck-json.ts'
import { fail, ok, type Result } from '../../studio/result.ts'
import { wholeOf } from '../../wire/index.ts'
import { deckBody } from '../store/deck-record.ts'
import { changed, freshKey, nameOfCopy, readRecord, records, removeRecord } from '../store/records.ts'
import type { RecordPage } from '../store/record-store.ts'
import { onNews } from '../store/tabs.ts'

/** A deck as the browser keeps it. */
export interface KeptDeck {
  readonly id: string
  readonly updated: string
  readonly deck: Deck
  /** The cards ticked for saving, by key. */
  readonly ticked: readonly string[]
}

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

/** The last event of a record holds the whole deck. */
const lastOf = (page: RecordPage): unknown => {
  const body = page.events.at(-1)?.body
  return body === undefined ? undefined : wholeOf(body)
}

/** The latest first. A record that cannot be read is left alone and not listed. */
export async function listDecks(): Promise<KeptDeck[]> {
  const kept: KeptDeck[] = []
  try {
    const store = await records()
    for (const { id, version } of await store.list('deck')) {
      const page = await store.read(id, version - 1)
      const found = page && read(lastOf(page))
      if (found?.ok) kept.push(found.value)
    }
  } catch {
    // Only what this page has made can be listed.
  }
  return [...kept, ...memory.values()].sort(latestFirst)
}

/** How many events each open deck had when it was last read or written here: what the next one builds on. */
const known = new Map<string, number>()

export async function openDeck(id: string): Promise<Result<KeptDeck> | undefined> {
  const remembered = memory.get(id)
  if (remembered) return ok(remembered)
  try {
    const page = await readRecord(id)
    if (page?.head.kind !== 'deck') return undefined
    known.set(id, page.head.version)
    return read(lastOf(page))
  } catch {
    return undefined
  }
}

/**
 * 'kept': it will be there after the page is closed. 'copied': so it will, but under another id, since another tab or device
 * has kept the deck otherwise meanwhile, or has deleted it. 'remembered': only this page has it.
 */
export type Keeping =
  | { readonly is: 'kept' | 'remembered' }
  | { readonly is: 'copied'; readonly id: string; readonly name: string }

const newsOf = (kept: KeptDeck) =>
  ({
    kind: 'deck',
    head: { name: kept.deck.name.slice(0, 200), state: 'running', about: {} },
    updated: kept.updated,
    events: [{ cid: crypto.randomUUID(), body: deckBody(kept) }],
  }) as const

export async function keepDeck(kept: KeptDeck): Promise<Keeping> {
  try {
    const store = await records()
    const there = (await store.head(kept.id))?.version ?? 0
    const base = known.get(kept.id) ?? there
    const written = await store.append(kept.id, { ...newsOf(kept), base })
    if (written.is !== 'written') return await keepCopy(kept)
    known.set(kept.id, written.version)
    changed(kept.id, written.version)
    memory.delete(kept.id)
    return { is: 'kept' }
  } catch {
    memory.set(kept.id, kept)
    return { is: 'remembered' }
  }
}

/** Both stay: what another tab has kept under this id, and what is here under another. */
async function keepCopy(kept: KeptDeck): Promise<Keeping> {
  const name = nameOfCopy(kept.deck.name).slice(0, 80)
  const copy: KeptDeck = { ...kept, id: freshKey(), deck: { ...kept.deck, name } }
  const written = await (await records()).append(copy.id, { ...newsOf(copy), base: 0 })
  if (written.is !== 'written') throw new Error('the deck was not written')
  known.set(copy.id, written.version)
  known.delete(kept.id)
  changed(copy.id, written.version)
  return { is: 'copied', id: copy.id, name }
}

/**
 * Another tab has kept a deck. The listener says whether it is shown from now on; if not, what is kept here next still builds
 * on what was here before, and so becomes a copy.
 */
export const onDeckNews = (
  id: string,
  listener: (kept: KeptDeck) => Promise<'taken' | 'left'>,
): (() => void) =>
  onNews(news => {
    if (news.id !== id || (news.how !== 'replaced' && news.version <= (known.get(id) ?? 0))) return
    void records()
      .then(store => store.read(id, Math.max(0, news.version - 1)))
      .then(async page => {
        const found = page?.head.kind === 'deck' ? read(lastOf(page)) : undefined
        if (page && found?.ok && (await listener(found.value)) === 'taken') known.set(id, page.head.version)
      })
  })

export async function removeDeck(id: string): Promise<void> {
  memory.delete(id)
  known.delete(id)
  await removeRecord(id)
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
