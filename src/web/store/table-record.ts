import type { Json, Words } from '../../engine/index.ts'
import { TableLog, type TableEvent } from '../../table/index.ts'
import type { Head, TableFile } from '../../wire/index.ts'

/**
 * A free table as a record: the first event is the whole file it began as, every other one an event of the table. Whoever only
 * begins a table needs no more; `table-reading.ts` reads a record.
 */

/** 'running' goes on by itself; 'game' and 'start' were saved and stay as they were. */
export type KeptTable = 'running' | 'game' | 'start'

export interface RecordedTable {
  readonly log: TableLog
  readonly first: TableFile
  /** How many events of the record were repeated; 0 when not even the file it begins with could be. */
  readonly version: number
  readonly broken?: Words
}

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json
export const tableBody = (file: TableFile): Json => ({ whole: plain(file) })
export const tableEventBody = (event: TableEvent): Json => plain(event)

/** Repeats the acts of a file as far as they can be repeated. */
export function begin(file: TableFile): { log: TableLog; broken?: Words } {
  const log = new TableLog(file.first, [], 0, file.name)
  for (const act of file.acts) {
    const done = log.history.do(act)
    if (!done.ok) return { log, broken: done.why }
  }
  log.history.goto(file.at)
  return { log }
}

/** The table as a file: what stands of the line, and where in it. */
export const fileOf = (id: string, { log, first }: Pick<RecordedTable, 'log' | 'first'>): TableFile => ({
  ...first,
  kind: 'game',
  id,
  name: log.name,
  updated: new Date().toISOString(),
  first: log.history.start,
  acts: [...log.history.line],
  at: log.history.at,
})

const LARGEST_THUMB = 20_000

export const headOfTable = (log: TableLog, kept: KeptTable, thumb?: string): Head => ({
  name: log.name,
  state: 'running',
  about: {
    kept,
    acts: log.history.at,
    ...(thumb && thumb.length < LARGEST_THUMB ? { thumb } : {}),
  },
})
