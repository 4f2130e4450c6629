import { randomUUID } from 'node:crypto'
import type { Kind } from '../wire/index.ts'
import { NOBODY } from './schema.ts'
import { recordOf, type Inside } from './records.ts'

/**
 * The addresses of whole files that pages had before records: they read and write what belongs to nobody yet. Only a
 * private server answers there, and only until every page sends events.
 */
export interface OldFile {
  readonly id: string
  readonly head: string
  readonly updated_ms: number
}

export const listFiles = ({ db }: Inside, kind: Kind): Promise<OldFile[]> =>
  db
    .selectFrom('record')
    .select(['id', 'head', 'updated_ms'])
    .where('owner', '=', NOBODY)
    .where('kind', '=', kind)
    .where('state', '=', 'kept')
    .orderBy('updated_ms', 'desc')
    .limit(1000)
    .execute()

/** Writes a file over the one of the same id. */
export async function keepFile(
  inside: Inside,
  kind: Kind,
  id: string,
  file: { readonly head: string; readonly body: string; readonly updated: number },
): Promise<void> {
  await removeFile(inside, kind, id)
  const { db } = inside
  const key = randomUUID()
  const { change } = await db
    .updateTable('guest')
    .set(now => ({
      change: now('change', '+', 1),
      bytes: now('bytes', '+', file.body.length),
      records: now('records', '+', 1),
    }))
    .where('id', '=', NOBODY)
    .returning('change')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('record')
    .values({
      key,
      owner: NOBODY,
      id,
      kind,
      version: 1,
      change: change,
      state: 'kept',
      head: file.head,
      bytes: file.body.length,
      updated_ms: file.updated,
    })
    .execute()
  await db
    .insertInto('event')
    .values({ record: key, seq: 0, cid: 'whole', body: file.body, at_ms: Date.now() })
    .execute()
}

export async function removeFile(inside: Inside, kind: Kind, id: string): Promise<boolean> {
  const { db } = inside
  const record = await recordOf(inside, NOBODY, id)
  if (!record || record.kind !== kind) return false
  await db.deleteFrom('event').where('record', '=', record.key).execute()
  await db.deleteFrom('record').where('key', '=', record.key).execute()
  await db
    .updateTable('guest')
    .set(now => ({ bytes: now('bytes', '-', record.bytes), records: now('records', '-', 1) }))
    .where('id', '=', NOBODY)
    .execute()
  return true
}
