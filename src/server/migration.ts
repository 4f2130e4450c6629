import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Json } from '../engine/index.ts'
import { plainName, type Happening } from '../wire/index.ts'
import { insertEvents } from './records.ts'
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
      kept: kind === 'start' ? 'start' : 'running',
    },
  })
}

/**
 * The events of an old save. A match is the file it was; the acts of a table become events of their own. Browsers take over
 * their own old saves in the same way and with the same ids (src/web/store/migration.ts), so a save that lies in both places
 * is known to be the same. What cannot be read is kept as the text it was.
 */
function eventsOf(kind: string, row: OldRow, file: Record<string, unknown> | undefined): Happening[] {
  const when = Date.parse(String(file?.['updated'])) || 0
  const cid = (n: number) => `old-${when.toString(36)}-${n}`
  if (!file) return [{ cid: cid(0), body: { damaged: row.body } }]
  const { acts, at } = file
  if (kind !== 'table' || !Array.isArray(acts)) return [{ cid: cid(0), body: { whole: file as Json } }]
  const done = Number(at ?? acts.length)
  const bodies: Json[] = [
    { whole: { ...file, acts: [], at: 0 } as Json },
    ...acts.map((act: Json): Json => ({ do: 'act', act, by: 'old', when })),
    ...(done < acts.length ? [{ do: 'goto', to: done, by: 'old', when }] : []),
  ]
  return bodies.map((body, n) => ({ cid: cid(n), body }))
}

/** Every old save becomes a record that belongs to nobody yet. */
async function moveFiles(db: Db, table: string, kind: string): Promise<void> {
  const ids = await sql<{ id: string }>`select id from ${sql.table(table)}`.execute(db)
  for (const { id } of ids.rows) {
    const found = await sql<OldRow>`select * from ${sql.table(table)} where id = ${id}`.execute(db)
    const row = found.rows[0]
    if (row) await moveFile(db, kind, row)
  }
  await dropTable(db, table)
}

async function moveFile(db: Db, kind: string, row: OldRow): Promise<void> {
  const file = jsonOf(row.body)
  const events = eventsOf(kind, row, file).map(({ cid, body }) => ({ cid, body: JSON.stringify(body) }))
  const bytes = events.reduce((sum, event) => sum + event.cid.length + event.body.length, 0)
  const { change } = await db
    .updateTable('guest')
    .set(now => ({
      change: now('change', '+', 1),
      records: now('records', '+', 1),
      bytes: now('bytes', '+', bytes),
    }))
    .where('id', '=', NOBODY)
    .returning('change')
    .executeTakeFirstOrThrow()
  const taken = await db
    .selectFrom('record')
    .select('key')
    .where('owner', '=', NOBODY)
    .where('id', '=', row.id)
    .executeTakeFirst()
  const key = randomUUID()
  const updated = Date.parse(String(row.updated ?? file?.['updated']))
  await db
    .insertInto('record')
    .values({
      key,
      owner: NOBODY,
      // A match and a table of the same id stood in two tables.
      id: taken ? `${row.id.slice(0, 50)}-${kind}` : row.id,
      kind,
      version: events.length,
      change,
      state: 'kept',
      head: headOf(row, file ?? {}),
      bytes,
      updated_ms: Number.isFinite(updated) ? Math.min(updated, Date.now()) : Date.now(),
    })
    .execute()
  await insertEvents(db, key, 0, events)
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
