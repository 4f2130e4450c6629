import { randomUUID } from 'node:crypto'
import { NOBODY } from './schema.ts'
import { recordOf, type Inside } from './records.ts'

/** A guest as the server knows him: what he keeps, never who he is. */
export interface GuestRow {
  readonly id: string
  readonly bytes: number
}

/** Whose key has this hash. */
export async function guestOf({ db }: Inside, hash: string): Promise<GuestRow | undefined> {
  return db
    .selectFrom('guest_key')
    .innerJoin('guest', 'guest.id', 'guest_key.guest')
    .select(['guest.id', 'guest.bytes'])
    .where('hash', '=', hash)
    .executeTakeFirst()
}

/** Gives all records of one owner to another. A record that the new owner has under the same id gets a new one. */
async function give(inside: Inside, from: string, to: string): Promise<number> {
  const { db } = inside
  const records = await db
    .selectFrom('record')
    .select(['key', 'id', 'bytes', 'state'])
    .where('owner', '=', from)
    .orderBy('change')
    .execute()
  for (const { key, id, bytes, state } of records) {
    const { change } = await db
      .updateTable('guest')
      .set(now => ({
        change: now('change', '+', 1),
        bytes: now('bytes', '+', bytes),
        records: now('records', '+', state === 'kept' ? 1 : 0),
      }))
      .where('id', '=', to)
      .returning('change')
      .executeTakeFirstOrThrow()
    const taken = await recordOf(inside, to, id)
    if (taken && state === 'deleted') await db.deleteFrom('record').where('key', '=', key).execute()
    else
      await db
        .updateTable('record')
        .set({ owner: to, change: change, ...(taken ? { id: randomUUID() } : {}) })
        .where('key', '=', key)
        .execute()
  }
  await db.updateTable('guest').set({ bytes: 0, records: 0 }).where('id', '=', from).execute()
  return records.length
}

/** A new guest with a first key. On a private server the first one gets what was saved before guests had keys. */
export async function newGuest(
  inside: Inside,
  hash: string,
  old: 'claim' | 'leave',
): Promise<{ readonly guest: GuestRow; readonly claimed: number }> {
  const { db } = inside
  const id = randomUUID()
  const created_ms = Date.now()
  await db.insertInto('guest').values({ id, created_ms, change: 0, bytes: 0, records: 0 }).execute()
  await db.insertInto('guest_key').values({ hash, guest: id, created_ms }).execute()
  const claimed = old === 'claim' ? await give(inside, NOBODY, id) : 0
  const { bytes } = await db
    .selectFrom('guest')
    .select('bytes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { guest: { id, bytes: bytes }, claimed }
}

/** How many records wait for an owner. */
export async function unclaimed({ db }: Inside): Promise<number> {
  const row = await db.selectFrom('guest').select('records').where('id', '=', NOBODY).executeTakeFirst()
  return row?.records ?? 0
}

/** A code that lets one more device become this guest. An older code of the same guest stops working. */
export async function makeCode(
  { db }: Inside,
  guest: string,
  code: { readonly hash: string; readonly minutes: number },
): Promise<void> {
  const now = Date.now()
  await db.deleteFrom('join_code').where('until_ms', '<', now).execute()
  await db.deleteFrom('join_code').where('guest', '=', guest).execute()
  await db
    .insertInto('join_code')
    .values({ hash: code.hash, guest, until_ms: now + code.minutes * 60_000 })
    .execute()
}

/** A device with this key becomes the guest of the code; what it kept as another guest comes along. */
export async function join(inside: Inside, code: string, hash: string): Promise<GuestRow | undefined> {
  const { db } = inside
  const used = await db
    .deleteFrom('join_code')
    .where('hash', '=', code)
    .returning(['guest', 'until_ms'])
    .executeTakeFirst()
  if (!used || used.until_ms < Date.now()) return undefined
  const to = used.guest
  const before = await guestOf(inside, hash)
  // The code a server prints for what was saved before guests had keys.
  if (to === NOBODY) {
    if (before) await give(inside, NOBODY, before.id)
    else await newGuest(inside, hash, 'claim')
    return guestOf(inside, hash)
  }
  if (!before) await db.insertInto('guest_key').values({ hash, guest: to, created_ms: Date.now() }).execute()
  else if (before.id !== to) {
    await give(inside, before.id, to)
    await db.updateTable('guest_key').set({ guest: to }).where('guest', '=', before.id).execute()
    await db.deleteFrom('join_code').where('guest', '=', before.id).execute()
    await db.deleteFrom('guest').where('id', '=', before.id).execute()
  }
  return guestOf(inside, hash)
}
