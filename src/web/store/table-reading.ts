import { fail, ok, type Json, type Result } from '../../engine/index.ts'
import type { TableLog } from '../../table/index.ts'
import { parseTableShape, tableEventShape, wholeOf } from '../../wire/index.ts'
import { begin, type RecordedTable } from './table-record.ts'

/** Reads the record of a free table: what a store, another tab or the server gave. */

export function takeTableBody(log: TableLog, body: Json): Result<unknown> {
  const read = tableEventShape(body, 'event')
  return read.ok ? log.take(read.value) : read
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
