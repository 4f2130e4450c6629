import { fail, ok, type Json, type Result, type Words } from '../../engine/index.ts'
import { TableLog, type TableEvent } from '../../table/index.ts'
import { parseTableShape, tableEventShape, wholeOf, type Head, type TableFile } from '../../wire/index.ts'

/** A free table as a record: the first event is the whole file it began as, every other one an event of the table. */

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

export function takeTableBody(log: TableLog, body: Json): Result<unknown> {
  const read = tableEventShape(body, 'event')
  return read.ok ? log.take(read.value) : read
}

/** Repeats the acts of a file as far as they can be repeated. */
function begin(file: TableFile): { log: TableLog; broken?: Words } {
  const log = new TableLog(file.first, [], 0, file.name)
  for (const act of file.acts) {
    const done = log.history.do(act)
    if (!done.ok) return { log, broken: done.why }
  }
  log.history.goto(file.at)
  return { log }
}

/** Repeats a record, as far as it can be repeated. */
export function tableOfRecord(bodies: readonly Json[]): Result<RecordedTable> {
  const whole = bodies[0] === undefined ? undefined : wholeOf(bodies[0])
  if (whole === undefined) return fail('Az asztal eleje hiányzik.', 'The beginning of the table is missing.')
  const first = parseTableShape(whole)
  if (!first.ok) return first
  const { log, broken } = begin(first.value)
  let why = broken
  let version = 1
  for (; version < bodies.length && !why; version++) {
    const taken = takeTableBody(log, bodies[version]!)
    if (!taken.ok) why = taken.why
  }
  return ok({
    log,
    first: first.value,
    version: why ? version - 1 : version,
    ...(why ? { broken: why } : {}),
  })
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
