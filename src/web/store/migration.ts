import type { Json } from '../../engine/index.ts'
import { eventsOf } from '../../engine/index.ts'
import { parseSavedMatch, type Happening, type Head, type Kind } from '../../wire/index.ts'
import { settled } from './indexed-store.ts'
import type { RecordStore } from './record-store.ts'

/**
 * The three databases of the first version, taken over into records. They are only read, never changed or deleted: a tab
 * with the old program may still be open and write into them. What it writes later is taken over at the next start.
 */
interface Old {
  readonly id: string
  readonly kind: Kind
  readonly updated: string
  readonly head: Head
  readonly bodies: readonly Json[]
}

/** A database that exists, or undefined; nothing is made by looking. */
async function oldDatabase(name: string): Promise<IDBDatabase | undefined> {
  if ('databases' in indexedDB && !(await indexedDB.databases()).some(each => each.name === name))
    return undefined
  const request = indexedDB.open(name)
  request.addEventListener('upgradeneeded', () => request.transaction?.abort())
  try {
    return await settled(request)
  } catch {
    return undefined
  }
}

async function rows(database: IDBDatabase, store: string): Promise<unknown[]> {
  if (!database.objectStoreNames.contains(store)) return []
  return settled(database.transaction(store).objectStore(store).getAll())
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json

/** Matches: what cannot be read stays where it is. */
async function oldMatches(): Promise<Old[]> {
  const database = await oldDatabase('jatekvilag')
  if (!database) return []
  const found = (await rows(database, 'matches')).flatMap((row): Old[] => {
    const read = parseSavedMatch(row)
    if (!read.ok) return []
    const { id, name, updated, match } = read.value
    const moves = eventsOf(match).filter(event => event.do === 'move').length
    return [
      {
        id,
        kind: 'match',
        updated,
        head: { name, state: 'running', about: { game: match.game, moves, kept: 'running' } },
        bodies: [{ whole: plain(read.value) }],
      },
    ]
  })
  database.close()
  return found
}

/** Tables: every act becomes an event, so that one that cannot be repeated spoils nothing before it. */
async function oldTables(store: RecordStore): Promise<Old[]> {
  const database = await oldDatabase('jatekvilag-tables')
  if (!database) return []
  // Acts are many: they are read only when a table is still to be taken over.
  const waiting = await Promise.all(
    (await rows(database, 'heads')).filter(isObject).map(async ({ id, updated }) => {
      const taken = await store.note(noteOf({ kind: 'table', id: String(id) }))
      return taken === undefined || taken < String(updated)
    }),
  )
  if (!waiting.includes(true)) {
    database.close()
    return []
  }
  const [heads, firsts, acts] = await Promise.all(
    ['heads', 'firsts', 'acts'].map(name => rows(database, name)),
  )
  database.close()
  const firstOf = new Map(firsts!.filter(isObject).map(row => [row['id'], row['first']]))
  return heads!.filter(isObject).flatMap((head): Old[] => {
    const { id, kind, name, updated, at, thumb } = head
    const first = firstOf.get(id)
    if (typeof id !== 'string' || typeof name !== 'string' || typeof updated !== 'string' || !first) return []
    const own = acts!.filter(isObject).filter(row => row['id'] === id)
    const done = Number(at ?? own.length)
    const whole = { format: 'jatekvilag-table', version: 1, kind, id, name, updated, first, acts: [], at: 0 }
    const when = Date.parse(updated) || 0
    const bodies = [
      { whole: plain(whole) },
      ...own.map((row): Json => ({ do: 'act', act: plain(row['act']), by: 'old', when })),
      ...(done < own.length ? [{ do: 'goto', to: done, by: 'old', when }] : []),
    ]
    const kept = kind === 'start' ? 'start' : name === '' ? 'running' : 'running'
    const about = {
      kept,
      acts: own.length,
      ...(typeof thumb === 'string' && thumb.length < 24_000 ? { thumb } : {}),
    }
    return [{ id, kind: 'table', updated, head: { name, state: 'running', about }, bodies }]
  })
}

async function oldDecks(): Promise<Old[]> {
  const database = await oldDatabase('jatekvilag-studio')
  if (!database) return []
  const found = (await rows(database, 'decks')).filter(isObject).flatMap((row): Old[] => {
    const { id, updated, deck, ticked } = row
    if (typeof id !== 'string' || typeof updated !== 'string' || !isObject(deck)) return []
    const name = typeof deck['name'] === 'string' ? deck['name'].slice(0, 200) : ''
    return [
      {
        id,
        kind: 'deck',
        updated,
        head: { name, state: 'running', about: {} },
        bodies: [{ whole: plain({ id, updated, deck, ticked }) }],
      },
    ]
  })
  database.close()
  return found
}

const noteOf = ({ kind, id }: Pick<Old, 'kind' | 'id'>) => `old.${kind}.${id}`

/** Takes over what the first version of the program has kept, once, and again when it has changed since. */
export async function migrate(store: RecordStore): Promise<void> {
  const all = (await Promise.all([oldMatches(), oldTables(store), oldDecks()])).flat()
  for (const old of all) {
    const taken = await store.note(noteOf(old))
    if (taken !== undefined && taken >= old.updated) continue
    const { kind, head, updated } = old
    const stamp = (Date.parse(updated) || 0).toString(36)
    const events = old.bodies.map((body, i): Happening => ({ cid: `old-${stamp}-${i}`, body }))
    const news = { kind, base: 0, head, updated, events }
    const written = await store.append(old.id, news)
    // Another tab, or this page before it was closed, may have taken it over already. What an old tab wrote after the
    // record went on here is kept beside it.
    if (written.is === 'behind' && (await store.read(old.id))?.events[0]?.cid !== events[0]?.cid)
      await store.append(`${old.id.slice(0, 50)}-${stamp}`, news)
    await store.setNote(noteOf(old), updated)
  }
}
