import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { parseSavedMatch, parseTableFile, type SavedMatch, type TableFile } from '../wire/index.ts'

interface MatchRow {
  id: string
  name: string
  game: string
  updated: string
  /** The whole SavedMatch as JSON. */
  body: string
}

interface TableRow {
  id: string
  name: string
  /** 'start' or 'game': the two are kept apart. */
  kind: string
  updated: string
  /** The whole TableFile as JSON. */
  body: string
}

interface Schema {
  match: MatchRow
  free_table: TableRow
}

export interface MatchSummary {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly updated: string
}

export interface TableSummary {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly updated: string
}

/** Saved matches and free tables in one embedded file. What `put` has answered is on the disk. */
export class Storage {
  private readonly db: Kysely<Schema>

  private constructor(db: Kysely<Schema>) {
    this.db = db
  }

  static async open(folder: string): Promise<Storage> {
    mkdirSync(folder, { recursive: true })
    const file = new Sqlite(join(folder, 'jatekvilag.sqlite'))
    file.pragma('journal_mode = WAL')
    file.pragma('synchronous = FULL')
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) })
    await db.schema
      .createTable('match')
      .ifNotExists()
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('game', 'text', column => column.notNull())
      .addColumn('updated', 'text', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createTable('free_table')
      .ifNotExists()
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('updated', 'text', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .execute()
    return new Storage(db)
  }

  list(): Promise<MatchSummary[]> {
    return this.db
      .selectFrom('match')
      .select(['id', 'name', 'game', 'updated'])
      .orderBy('updated', 'desc')
      .limit(1000)
      .execute()
  }

  async get(id: string): Promise<SavedMatch | undefined> {
    const row = await this.db.selectFrom('match').select('body').where('id', '=', id).executeTakeFirst()
    const read = row && parseSavedMatch(JSON.parse(row.body))
    return read?.ok ? read.value : undefined
  }

  async put(saved: SavedMatch): Promise<void> {
    const row = {
      id: saved.id,
      name: saved.name,
      game: saved.match.game,
      updated: saved.updated,
      body: JSON.stringify(saved),
    }
    await this.db
      .insertInto('match')
      .values(row)
      .onConflict(conflict => conflict.column('id').doUpdateSet(row))
      .execute()
  }

  async delete(id: string): Promise<void> {
    await this.db.deleteFrom('match').where('id', '=', id).execute()
  }

  listTables(): Promise<TableSummary[]> {
    return this.db
      .selectFrom('free_table')
      .select(['id', 'name', 'kind', 'updated'])
      .orderBy('updated', 'desc')
      .limit(1000)
      .execute()
  }

  async getTable(id: string): Promise<TableFile | undefined> {
    const row = await this.db.selectFrom('free_table').select('body').where('id', '=', id).executeTakeFirst()
    const read = row && parseTableFile(JSON.parse(row.body))
    return read?.ok ? read.value : undefined
  }

  async putTable(file: TableFile): Promise<void> {
    const { id, name, kind, updated } = file
    const row = { id, name, kind, updated, body: JSON.stringify(file) }
    await this.db
      .insertInto('free_table')
      .values(row)
      .onConflict(conflict => conflict.column('id').doUpdateSet(row))
      .execute()
  }

  async deleteTable(id: string): Promise<void> {
    await this.db.deleteFrom('free_table').where('id', '=', id).execute()
  }

  close(): Promise<void> {
    return this.db.destroy()
  }
}
