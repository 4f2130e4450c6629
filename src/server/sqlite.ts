import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { StartFault, StorageFault } from './faults.ts'
import type { Database, Place } from './database.ts'
import { migrate, tooNew, versionOf } from './migration.ts'
import { SCHEMA, type Schema } from './schema.ts'

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)

/** The folder cannot be made or opened: what is in the way, and what to do. */
function cannotOpen(folder: string, error: unknown): StartFault {
  const code = codeOf(error)
  const file = join(folder, 'jatekvilag.sqlite')
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return new StartFault(
      `Az adatok mappája (${folder}) nem mappa: adj meg másikat a --data kapcsolóval.`,
      `The data folder (${folder}) is not a folder: name another one with --data.`,
    )
  if (/NOTADB|CORRUPT/.test(code)) return damaged(folder)
  if (/BUSY|LOCKED/.test(code))
    return new StartFault(
      `A mentések fájlját (${file}) egy másik program zárolja: állítsd le azt, vagy adj meg másik mappát a --data kapcsolóval.`,
      `The file of the saves (${file}) is locked by another program: stop that one, or name another folder with --data.`,
    )
  return new StartFault(
    `Az adatok mappájába (${folder}) nem lehet írni (${code}): adj rá jogot, csinálj helyet, vagy adj meg másikat a --data kapcsolóval.`,
    `The data folder (${folder}) cannot be written (${code}): give rights to it, make room, or name another one with --data.`,
  )
}

const backupOf = (folder: string) => join(folder, 'jatekvilag.backup.sqlite')

function damaged(folder: string): StartFault {
  const file = join(folder, 'jatekvilag.sqlite')
  const last = statSync(backupOf(folder), { throwIfNoEntry: false })?.mtime.toISOString().slice(0, 16)
  const hu = last
    ? `nevezd át, és tedd a helyére a legutóbbi jó másolatot (${backupOf(folder)}, ${last})`
    : 'nevezd át, és a program üresen indul'
  const en = last
    ? `rename it and put the last good copy in its place (${backupOf(folder)}, ${last})`
    : 'rename it, and the program starts empty'
  return new StartFault(
    `A mentések fájlja (${file}) sérült; nem nyúltunk hozzá: ${hu}.`,
    `The file of the saves (${file}) is damaged and was not touched: ${en}.`,
  )
}

const isWhole = (file: Sqlite.Database): boolean => file.pragma('quick_check(1)', { simple: true }) === 'ok'

/** A copy that was read through once replaces the last one; a damaged copy never does. */
async function copyTo(file: Sqlite.Database, target: string): Promise<'copied' | 'damaged'> {
  const fresh = `${target}.new`
  rmSync(fresh, { force: true })
  await file.backup(fresh)
  const copy = new Sqlite(fresh, { readonly: true })
  const good = isWhole(copy)
  copy.close()
  if (good) renameSync(fresh, target)
  else rmSync(fresh, { force: true })
  return good ? 'copied' : 'damaged'
}

/** Level by level: the recursive call of Node never ends where a folder cannot be made at all (below /proc). */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const above = dirname(folder)
  if (above !== folder) makeFolder(above)
  mkdirSync(folder)
}

/** How long a write waits for another process that holds the file, in milliseconds. */
const PATIENCE = 2000

/** The embedded database: one file, written through to the disk before anything is answered. */
export async function openSqlite(place: Place): Promise<Database> {
  const { data, patience = PATIENCE, largest } = place
  const folder = resolve(data)
  const path = join(folder, 'jatekvilag.sqlite')
  let file: Sqlite.Database
  try {
    makeFolder(folder)
    file = new Sqlite(path, { timeout: patience })
  } catch (error) {
    throw cannotOpen(folder, error)
  }
  try {
    const newer = Number(file.pragma('user_version', { simple: true }))
    if (newer > SCHEMA) throw tooNew(path, newer)
    if (!isWhole(file)) throw damaged(folder)
    file.pragma('journal_mode = WAL')
    file.pragma('synchronous = FULL')
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: prepared(file) }) })
    if ((await versionOf(db)) === 0) await copyTo(file, join(folder, 'jatekvilag.before-1.sqlite'))
    await migrate(db, path)
    file.pragma(`user_version = ${SCHEMA}`)
    if (largest !== undefined) {
      const page = Number(file.pragma('page_size', { simple: true }))
      file.pragma(`max_page_count = ${Math.floor(largest / page)}`)
    }
    const { ino } = statSync(path)
    return {
      kind: 'sqlite',
      db,
      present() {
        if (statSync(path, { throwIfNoEntry: false })?.ino !== ino)
          throw new StorageFault('gone', `${path} is no longer there`)
      },
      backup: () => copyTo(file, backupOf(folder)),
      close: () => db.destroy(),
    }
  } catch (error) {
    file.close()
    throw error instanceof StartFault ? error : cannotOpen(folder, error)
  }
}

/** Statements are compiled once, and a transaction takes the write lock when it begins. */
function prepared(file: Sqlite.Database) {
  const known = new Map<string, Sqlite.Statement>()
  return {
    close: () => void file.close(),
    prepare(sql: string) {
      // A full disk has ended the transaction already; a second end would hide the reason.
      const ended = sql === 'rollback' && !file.inTransaction
      const text = sql === 'begin' ? 'begin immediate' : ended ? 'select 1' : sql
      let found = known.get(text)
      if (!found) {
        found = file.prepare(text)
        if (known.size < 200) known.set(text, found)
      }
      return found
    },
  }
}
