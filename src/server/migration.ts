import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { plainName } from '../wire/index.ts'
import { createTables, dropTable, NOBODY, readMeta, SCHEMA, tablesOf, writeMeta, type Db } from './schema.ts'
import { StartFault } from './faults.ts'

/** A row of the two tables of whole files. Older ones had only the id and the body. */
interface OldRow {
  readonly id: string
  readonly name?: string
  readonly game?: string
  readonly kind?: string
  readonly updated?: string
  readonly body: string
}

const jsonOf = (text: string): Record<string, unknown> | undefined => {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null ? { ...json } : undefined
  } catch {
    return undefined
  }
}

/** What the list shows of an old save, from its columns or its file. */
function headOf(row: OldRow, file: Record<string, unknown>): string {
  const match = file['match'] as { game?: unknown; moves?: unknown; settled?: unknown } | undefined
  const name = row.name ?? file['name']
  const game = row.game ?? match?.game
  const moves = Array.isArray(match?.moves) ? match.moves.length : undefined
  const kind = row.kind ?? file['kind']
  return JSON.stringify({
    name: plainName(typeof name === 'string' ? name : '').slice(0, 200),
    state: match?.settled === undefined ? 'running' : 'finished',
    about: {
      ...(typeof game === 'string' ? { game } : {}),
      ...(moves === undefined ? {} : { moves }),
      ...(typeof kind === 'string' ? { kind } : {}),
    },
  })
}

/** Every old save becomes a record whose first event is the file. What cannot be read is kept as the text it was. */
async function moveFiles(db: Db, table: string, kind: string): Promise<number> {
  const ids = await sql<{ id: string }>`select id from ${sql.table(table)}`.execute(db)
  for (const { id } of ids.rows) {
    const found = await sql<OldRow>`select * from ${sql.table(table)} where id = ${id}`.execute(db)
    const row = found.rows[0]
    if (!row) continue
    const file = jsonOf(row.body)
    const body = file ? `{"whole":${row.body}}` : JSON.stringify({ damaged: row.body })
    const { change } = await db
      .updateTable('guest')
      .set(now => ({ change: now('change', '+', 1), records: now('records', '+', 1) }))
      .set(now => ({ bytes: now('bytes', '+', body.length) }))
      .where('id', '=', NOBODY)
      .returning('change')
      .executeTakeFirstOrThrow()
    const taken = await db
      .selectFrom('record')
      .select('key')
      .where('owner', '=', NOBODY)
      .where('id', '=', id)
      .executeTakeFirst()
    const key = randomUUID()
    const updated = Date.parse(String(row.updated ?? file?.['updated']))
    await db
      .insertInto('record')
      .values({
        key,
        owner: NOBODY,
        // A match and a table of the same id stood in two tables.
        id: taken ? `${id.slice(0, 50)}-${kind}` : id,
        kind,
        version: 1,
        change: change,
        state: 'kept',
        head: headOf(row, file ?? {}),
        bytes: body.length,
        updated_ms: Number.isFinite(updated) ? Math.min(updated, Date.now()) : Date.now(),
      })
      .execute()
    await db
      .insertInto('event')
      .values({ record: key, seq: 0, cid: 'whole', body, at_ms: Date.now() })
      .execute()
  }
  await dropTable(db, table)
  return ids.rows.length
}

/** The version a database has: undefined when it is empty, 0 when it holds whole files. */
export async function versionOf(db: Db): Promise<number | undefined> {
  const tables = await tablesOf(db)
  if (tables.has('meta')) return Number(await readMeta(db, 'schema'))
  return tables.has('match') || tables.has('free_table') ? 0 : undefined
}

export const tooNew = (where: string, version: number): StartFault =>
  new StartFault(
    `Az adatbázist (${where}) a program egy újabb változata írta (séma: ${version}): indítsd azt a változatot, vagy adj meg másik mappát a --data kapcsolóval.`,
    `The database (${where}) was written by a newer version of the program (schema ${version}): start that version, or name another folder with --data.`,
  )

/** Brings a database to the present schema, all of it or nothing. */
export async function migrate(db: Db, where: string): Promise<void> {
  const version = await versionOf(db)
  if (version === SCHEMA) return
  if (version !== undefined && !(version < SCHEMA)) throw tooNew(where, version)
  await db.transaction().execute(async inside => {
    const tables = await tablesOf(inside)
    await createTables(inside)
    await inside
      .insertInto('guest')
      .values({ id: NOBODY, created_ms: Date.now(), change: 0, bytes: 0, records: 0 })
      .execute()
    if (tables.has('match')) await moveFiles(inside, 'match', 'match')
    if (tables.has('free_table')) await moveFiles(inside, 'free_table', 'table')
    // Cookies do not know ports: each database has a name of its own, so that two servers on one machine do not mix.
    await writeMeta(inside, 'server', randomBytes(5).toString('hex'))
    await writeMeta(inside, 'schema', String(SCHEMA))
  })
}
