import type { Db } from './schema.ts'
import { openSqlite } from './sqlite.ts'

/** An open database with the present schema. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Db
  /** Throws when what was written would not be found on the disk again. */
  present(): void
  /** Keeps a copy of a good state, where the database itself does not. */
  backup(): Promise<'copied' | 'damaged' | 'not ours'>
  close(): Promise<void>
}

export interface Place {
  /** The folder of the embedded database. */
  readonly data: string
  /** The address of a PostgreSQL database, when one is used instead. */
  readonly url?: string | undefined
  /** How long a write waits for another process, in milliseconds. */
  readonly patience?: number | undefined
  /** Bytes the embedded database may grow to. */
  readonly largest?: number | undefined
}

export async function openDatabase(place: Place): Promise<Database> {
  const { url } = place
  if (url === undefined) return openSqlite(place)
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(url)
}
