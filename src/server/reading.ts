import type { Schema } from './schema.ts'
import { recordOf, type Inside } from './records.ts'

/** How much one answer carries; the browser asks again for the rest. */
export const PAGE = { events: 2000, characters: 2 * 1024 * 1024, records: 200 }

export type Found =
  | {
      readonly is: 'page'
      readonly version: number
      /** Bodies are JSON texts, passed on as they lie on the disk. */
      readonly events: readonly { readonly cid: string; readonly body: string }[]
    }
  | { readonly is: 'deleted'; readonly version: number }
  | { readonly is: 'unknown' }

/** The events of a record from a number on, one page of them. */
export async function read(inside: Inside, owner: string, id: string, from: number): Promise<Found> {
  const record = await recordOf(inside, owner, id)
  if (!record) return { is: 'unknown' }
  if (record.state === 'deleted') return { is: 'deleted', version: record.version }
  const events = inside.db.selectFrom('event').where('record', '=', record.key).where('seq', '>=', from)
  // The sizes first: a page of pictures would not fit into memory.
  const sizes = await events
    .select(({ fn }) => fn<number>('length', ['body']).as('size'))
    .orderBy('seq')
    .limit(PAGE.events)
    .execute()
  let take = 0
  for (let sum = 0; take < sizes.length; take++) {
    sum += Number(sizes[take]?.size)
    if (take > 0 && sum > PAGE.characters) break
  }
  if (take === 0) return { is: 'page', version: record.version, events: [] }
  const page = await events.select(['cid', 'body']).orderBy('seq').limit(take).execute()
  return { is: 'page', version: record.version, events: page }
}

export interface Listed {
  readonly change: number
  readonly rest: number
  readonly records: readonly Omit<Schema['record'], 'key' | 'owner' | 'bytes'>[]
}

/** What of a guest changed after a number, oldest change first. */
export async function listRecords({ db }: Inside, owner: string, since: number): Promise<Listed> {
  const newer = db.selectFrom('record').where('owner', '=', owner).where('change', '>', since)
  const records = await newer
    .select(['id', 'kind', 'version', 'change', 'state', 'head', 'updated_ms'])
    .orderBy('change')
    .limit(PAGE.records)
    .execute()
  const { all } = await newer.select(({ fn }) => fn.countAll<number>().as('all')).executeTakeFirstOrThrow()
  return { change: records.at(-1)?.change ?? since, rest: all - records.length, records }
}
