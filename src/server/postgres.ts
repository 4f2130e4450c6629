import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { StartFault } from './faults.ts'
import { migrate } from './migration.ts'
import type { Schema } from './schema.ts'

/** The address without the password, for people. */
const shown = (url: string): string => {
  const read = URL.parse(url)
  return read
    ? `${read.hostname || 'localhost'}${read.port ? `:${read.port}` : ''}${read.pathname}`
    : 'DATABASE_URL'
}

/** Whole numbers of 64 bits come as texts; ours fit a number. */
const numbers = new pg.TypeOverrides()
numbers.setTypeParser(pg.types.builtins.INT8, Number)

/** PostgreSQL, when the users outgrow one machine. Its own settings decide about durability: synchronous_commit stays on. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: 5000,
    types: numbers,
  })
  // A connection that breaks while idle is replaced by the pool; the next query tells what is wrong.
  pool.on('error', error => console.error(`PostgreSQL: ${error.message}`))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await sql`select 1`.execute(db)
    // Two servers that start at once would both make the tables.
    const lock = await pool.connect()
    try {
      await lock.query('select pg_advisory_lock(7402)')
      await migrate(db, shown(url))
    } finally {
      await lock.query('select pg_advisory_unlock(7402)')
      lock.release()
    }
  } catch (error) {
    await db.destroy()
    if (error instanceof StartFault) throw error
    const why = error instanceof Error ? error.message || error.name : String(error)
    throw new StartFault(
      `A PostgreSQL-adatbázis (${shown(url)}) nem nyílt meg (${why}): javítsd a DATABASE_URL változót, vagy töröld, és a program a saját fájljába ment.`,
      `The PostgreSQL database (${shown(url)}) did not open (${why}): mend the variable DATABASE_URL, or unset it and the program keeps a file of its own.`,
    )
  }
  return { kind: 'postgres', db, present() {}, backup: async () => 'not ours', close: () => db.destroy() }
}
