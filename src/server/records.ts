import { randomUUID } from 'node:crypto'
import { LIMITS, type Kind } from '../wire/index.ts'
import { StorageFault } from './faults.ts'
import type { Db, Schema } from './schema.ts'

/** Where an operation works: a transaction, or the database for reading. */
export interface Inside {
  readonly db: Db
  readonly kind: 'sqlite' | 'postgres'
  readonly room: Room
}

/** How much one guest may keep. */
export interface Room {
  readonly bytes: number
  readonly records: number
  /** Bytes of one record. */
  readonly record: number
}

/** Checked events on their way to the disk; heads and bodies are JSON texts. */
export interface Rows {
  readonly kind: Kind
  readonly base: number
  readonly head: string
  readonly events: readonly { readonly cid: string; readonly body: string }[]
}

export type Outcome =
  | { readonly is: 'accepted'; readonly version: number; readonly change: number }
  | { readonly is: 'conflict'; readonly version: number }
  | { readonly is: 'deleted'; readonly version: number }
  | { readonly is: 'unknown' }
  | { readonly is: 'full'; readonly what: 'guest' | 'records' | 'record' }

type RecordRow = Schema['record']

async function guestRow({ db, kind }: Inside, guest: string): Promise<Schema['guest']> {
  const found = await db
    .selectFrom('guest')
    .selectAll()
    .where('id', '=', guest)
    // SQLite has one writer anyway; in PostgreSQL the guest's row is what his writers queue at.
    .$if(kind === 'postgres', query => query.forUpdate())
    .executeTakeFirst()
  // Another device of this guest has just joined somebody else: the next try knows who he is now.
  if (!found) throw new StorageFault('busy', 'the guest has just become another one')
  return found
}

export const recordOf = ({ db }: Inside, owner: string, id: string): Promise<RecordRow | undefined> =>
  db.selectFrom('record').selectAll().where('owner', '=', owner).where('id', '=', id).executeTakeFirst()

const sizeOf = (rows: Pick<Rows, 'head' | 'events'>): number =>
  rows.events.reduce((sum, { cid, body }) => sum + cid.length + body.length, 0)

const PART = 500

export async function insertEvents(db: Db, record: string, from: number, events: Rows['events']) {
  const at_ms = Date.now()
  for (let i = 0; i < events.length; i += PART)
    await db
      .insertInto('event')
      .values(
        events
          .slice(i, i + PART)
          .map(({ cid, body }, n) => ({ record, seq: from + i + n, cid, body, at_ms })),
      )
      .execute()
}

/** How many of the events are there already, where they would go. */
async function repeated({ db }: Inside, record: string, { base, events }: Rows): Promise<number> {
  const stored = await db
    .selectFrom('event')
    .select(['seq', 'cid'])
    .where('record', '=', record)
    .where('seq', '>=', base)
    .where('seq', '<', base + events.length)
    .orderBy('seq')
    .execute()
  let same = 0
  while (same < stored.length && stored[same]?.cid === events[same]?.cid) same++
  return same
}

async function anyKnown({ db }: Inside, record: string, events: Rows['events']): Promise<boolean> {
  for (let i = 0; i < events.length; i += PART) {
    const cids = events.slice(i, i + PART).map(event => event.cid)
    const found = await db
      .selectFrom('event')
      .select('seq')
      .where('record', '=', record)
      .where('cid', 'in', cids)
      .limit(1)
      .executeTakeFirst()
    if (found) return true
  }
  return false
}

/** Counts a change of the guest and gives its number. */
async function changed({ db }: Inside, guest: string, bytes: number, records: number): Promise<number> {
  const { change } = await db
    .updateTable('guest')
    .set(now => ({
      change: now('change', '+', 1),
      bytes: now('bytes', '+', bytes),
      records: now('records', '+', records),
    }))
    .where('id', '=', guest)
    .returning('change')
    .executeTakeFirstOrThrow()
  return change
}

/** How many events of a deck are kept: each holds the whole deck, so only the last ones matter. */
export const DECK_EVENTS = 3

/** The events that newer ones make needless, and how much room they take. */
async function oldOf({ db }: Inside, record: string, before: number) {
  const events = await db
    .selectFrom('event')
    .select(['cid', 'body'])
    .where('record', '=', record)
    .where('seq', '<', before)
    .execute()
  return { before, bytes: sizeOf({ head: '', events }) }
}

/** Adds events to a record, or makes it. A repeated append gets the first answer and changes nothing. */
export async function append(inside: Inside, owner: string, id: string, rows: Rows): Promise<Outcome> {
  const guest = await guestRow(inside, owner)
  const record = await recordOf(inside, owner, id)
  if (record?.state === 'deleted') return { is: 'deleted', version: record.version }
  if (!record && rows.base > 0) return { is: 'unknown' }
  const version = record?.version ?? 0
  const same = record ? await repeated(inside, record.key, rows) : 0
  const end = rows.base + rows.events.length
  if (record && same === rows.events.length) return { is: 'accepted', version: end, change: record.change }
  if (rows.base + same !== version || (record && record.kind !== rows.kind))
    return { is: 'conflict', version }
  const events = rows.events.slice(same)
  if (record && (await anyKnown(inside, record.key, events))) return { is: 'conflict', version }
  const old = record && rows.kind === 'deck' ? await oldOf(inside, record.key, end - DECK_EVENTS) : undefined
  const bytes = sizeOf({ head: rows.head, events }) - (old?.bytes ?? 0)
  if (guest.bytes + bytes > inside.room.bytes) return { is: 'full', what: 'guest' }
  if ((record?.bytes ?? 0) + bytes > inside.room.record || end > LIMITS.events)
    return { is: 'full', what: 'record' }
  if (!record && guest.records >= inside.room.records) return { is: 'full', what: 'records' }
  const change = await changed(inside, owner, bytes, record ? 0 : 1)
  const key = record?.key ?? randomUUID()
  if (old && old.bytes > 0)
    await inside.db.deleteFrom('event').where('record', '=', key).where('seq', '<', old.before).execute()
  await insertEvents(inside.db, key, version, events)
  const now = { version: end, change, head: rows.head, updated_ms: Date.now() }
  if (record)
    await inside.db
      .updateTable('record')
      .set({ ...now, bytes: record.bytes + bytes })
      .where('key', '=', key)
      .execute()
  else
    await inside.db
      .insertInto('record')
      .values({ key, owner, id, kind: rows.kind, state: 'kept', bytes, ...now })
      .execute()
  return { is: 'accepted', version: end, change }
}

/** The first events of a record under a new id. */
export async function copy(
  inside: Inside,
  owner: string,
  id: string,
  wish: { readonly id: string; readonly upto: number; readonly head: string },
): Promise<Outcome> {
  const guest = await guestRow(inside, owner)
  const source = await recordOf(inside, owner, id)
  if (!source) return { is: 'unknown' }
  if (source.state === 'deleted') return { is: 'deleted', version: source.version }
  if (wish.upto < 1 || wish.upto > source.version) return { is: 'conflict', version: source.version }
  const first = inside.db.selectFrom('event').where('record', '=', source.key).where('seq', '<', wish.upto)
  const there = await recordOf(inside, owner, wish.id)
  if (there) {
    // The same copy asked for again, because its answer was lost.
    const asked = await first.select(['seq', 'cid', 'body']).orderBy('seq').execute()
    const same = await repeated(inside, there.key, { kind: 'match', base: 0, head: '', events: asked })
    return there.state === 'kept' && same === wish.upto
      ? { is: 'accepted', version: wish.upto, change: there.change }
      : { is: 'conflict', version: there.version }
  }
  const sized = await first
    .select(({ fn }) => fn.sum<number | string | null>(fn('length', ['body'])).as('bytes'))
    .executeTakeFirstOrThrow()
  const bytes = Number(sized.bytes ?? 0)
  if (guest.bytes + bytes > inside.room.bytes) return { is: 'full', what: 'guest' }
  if (guest.records >= inside.room.records) return { is: 'full', what: 'records' }
  const change = await changed(inside, owner, bytes, 1)
  const key = randomUUID()
  await inside.db
    .insertInto('event')
    .columns(['record', 'seq', 'cid', 'body', 'at_ms'])
    .expression(first.select(({ val }) => [val(key).as('record'), 'seq', 'cid', 'body', 'at_ms']))
    .execute()
  await inside.db
    .insertInto('record')
    .values({
      key,
      owner,
      id: wish.id,
      kind: source.kind,
      version: wish.upto,
      change,
      state: 'kept',
      head: wish.head,
      bytes,
      updated_ms: Date.now(),
    })
    .execute()
  return { is: 'accepted', version: wish.upto, change }
}

/** How many tombstones of a guest are remembered. */
const TOMBSTONES = 2000

/** Deletes a record; a tombstone stays, and counts as its last event. */
export async function remove(inside: Inside, owner: string, id: string, base: number): Promise<Outcome> {
  const { db } = inside
  await guestRow(inside, owner)
  const record = await recordOf(inside, owner, id)
  if (!record) return { is: 'unknown' }
  if (record.state === 'deleted') return { is: 'accepted', version: record.version, change: record.change }
  if (record.version !== base) return { is: 'conflict', version: record.version }
  const change = await changed(inside, owner, -record.bytes, -1)
  await db.deleteFrom('event').where('record', '=', record.key).execute()
  await db
    .updateTable('record')
    .set({ state: 'deleted', version: base + 1, change, head: '{}', bytes: 0, updated_ms: Date.now() })
    .where('key', '=', record.key)
    .execute()
  const graves = db.selectFrom('record').where('owner', '=', owner).where('state', '=', 'deleted')
  const last = await graves
    .select('change')
    .orderBy('change', 'desc')
    .limit(1)
    .offset(TOMBSTONES)
    .executeTakeFirst()
  if (last)
    await db
      .deleteFrom('record')
      .where('owner', '=', owner)
      .where('state', '=', 'deleted')
      .where('change', '<=', last.change)
      .execute()
  return { is: 'accepted', version: base + 1, change }
}
