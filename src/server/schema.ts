import { sql, type Kysely } from 'kysely'

/** One schema for SQLite and PostgreSQL: text ids, whole numbers, milliseconds, JSON as text. */
export interface Schema {
  meta: { name: string; value: string }
  guest: { id: string; created_ms: number; change: number; bytes: number; records: number }
  /** A guest has one key for each device; only its hash is kept. */
  guest_key: { hash: string; guest: string; created_ms: number }
  /** Codes for another device: used once, and not for long. */
  join_code: { hash: string; guest: string; until_ms: number }
  record: {
    key: string
    /** The guest it belongs to; NOBODY for what was saved before guests had keys. */
    owner: string
    id: string
    kind: string
    version: number
    change: number
    state: 'kept' | 'deleted'
    head: string
    bytes: number
    updated_ms: number
  }
  event: { record: string; seq: number; cid: string; body: string; at_ms: number }
}

export type Db = Kysely<Schema>

/** Owns what was saved before guests had keys, until the first guest of a private server claims it. */
export const NOBODY = 'nobody'

/** The version of the schema this program writes. A file of a newer one is not touched. */
export const SCHEMA = 1

/** Makes everything a database needs; an old one of whole files keeps its tables until they are moved (migration.ts). */
export async function createTables(db: Db): Promise<void> {
  await db.schema
    .createTable('meta')
    .ifNotExists()
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('value', 'text', column => column.notNull())
    .execute()
  await db.schema
    .createTable('guest')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('created_ms', 'bigint', column => column.notNull())
    .addColumn('change', 'bigint', column => column.notNull())
    .addColumn('bytes', 'bigint', column => column.notNull())
    .addColumn('records', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createTable('guest_key')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('guest', 'text', column => column.notNull())
    .addColumn('created_ms', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('guest_key_guest').on('guest_key').column('guest').execute()
  await db.schema
    .createTable('join_code')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('guest', 'text', column => column.notNull())
    .addColumn('until_ms', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createTable('record')
    .addColumn('key', 'text', column => column.primaryKey())
    .addColumn('owner', 'text', column => column.notNull())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('change', 'bigint', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('head', 'text', column => column.notNull())
    .addColumn('bytes', 'bigint', column => column.notNull())
    .addColumn('updated_ms', 'bigint', column => column.notNull())
    .addUniqueConstraint('record_owner_id', ['owner', 'id'])
    .execute()
  await db.schema.createIndex('record_change').on('record').columns(['owner', 'change']).execute()
  await db.schema
    .createTable('event')
    .addColumn('record', 'text', column => column.notNull())
    .addColumn('seq', 'integer', column => column.notNull())
    .addColumn('cid', 'text', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addColumn('at_ms', 'bigint', column => column.notNull())
    // The number is the fence: two writers can never both be the next one.
    .addPrimaryKeyConstraint('event_number', ['record', 'seq'])
    .addUniqueConstraint('event_once', ['record', 'cid'])
    .execute()
}

export const readMeta = async (db: Db, name: string): Promise<string | undefined> =>
  (await db.selectFrom('meta').select('value').where('name', '=', name).executeTakeFirst())?.value

export async function writeMeta(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ name, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** The tables that are there, by name. */
export async function tablesOf(db: Db): Promise<Set<string>> {
  const found = await db.introspection.getTables()
  return new Set(found.map(table => table.name))
}

export const dropTable = (db: Db, name: string) => sql`drop table ${sql.table(name)}`.execute(db)
