import { assert, ok, type Json, type Result } from '../../engine/index.ts'
import type { Act, TableEvent, TableLog } from '../../table/index.ts'
import type { Head, TableFile } from '../../wire/index.ts'
import type { Holder, RecordLog, Saving } from '../store/record-log.ts'
import { fileOf, headOfTable, tableEventBody, type RecordedTable } from '../store/table-record.ts'

export interface TableHearer {
  /** Something was done elsewhere and is done here now. */
  changed(): void
  outrun(): void
  saving(state: Saving): void
}

type Deed =
  | { readonly do: 'act'; readonly act: Act }
  | { readonly do: 'goto'; readonly to: number }
  | { readonly do: 'name'; readonly name: string }

/** A free table held open on its record. */
export class TableHolder implements Holder {
  readonly kind = 'table'
  private readonly author: string
  private readonly hearer: TableHearer
  private recorded: RecordedTable
  /** Reads what comes from elsewhere; it is there before anything is written. */
  reading: typeof import('../store/table-reading.ts') | undefined
  thumb: string | undefined

  constructor(recorded: RecordedTable, author: string, hearer: TableHearer) {
    this.recorded = recorded
    this.author = author
    this.hearer = hearer
  }

  get log(): TableLog {
    return this.recorded.log
  }

  head(): Head {
    return headOfTable(this.log, 'running', this.thumb)
  }
  file(id: string): TableFile {
    return fileOf(id, this.recorded)
  }

  /** Does something here and writes it down. */
  do(deed: Deed, to: RecordLog): Result<unknown> {
    const event: TableEvent = { ...deed, by: this.author, when: Date.now() }
    const done = this.log.take(event)
    if (done.ok) to.push(tableEventBody(event))
    return done.ok ? ok(undefined) : done
  }

  private takes(body: Json): boolean {
    return this.reading?.takeTableBody(this.log, body).ok ?? false
  }

  follow(bodies: readonly Json[]): boolean {
    for (const body of bodies) if (!this.takes(body)) return false
    this.hearer.changed()
    return true
  }

  rebuild(bodies: readonly Json[]): void {
    const repeated = this.reading?.tableOfRecord(bodies)
    assert(repeated?.ok === true, 'a record that was opened can be opened again')
    this.recorded = repeated.value
    this.hearer.changed()
  }

  offer(body: Json): boolean {
    // A walk to another moment meant a line that has changed since.
    const walks = typeof body === 'object' && body !== null && 'do' in body && body['do'] === 'goto'
    const taken = !walks && this.takes(body)
    if (taken) this.hearer.changed()
    return taken
  }

  outrun(): void {
    this.hearer.outrun()
  }
  saving(state: Saving): void {
    this.hearer.saving(state)
  }
}
