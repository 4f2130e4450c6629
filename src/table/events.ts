import { fail, ok, type Result } from '../engine/index.ts'
import type { Act } from './acts.ts'
import { TableHistory } from './history.ts'
import type { Table } from './table.ts'

/** One entry of a table's log: who did it (a device by its key), when, and what. Nothing is ever taken out. */
export type TableEvent = { readonly by: string; readonly when: number } & (
  | { readonly do: 'act'; readonly act: Act }
  /** A walk to the table after `to` acts of the line; the acts after it stay known until another is done. */
  | { readonly do: 'goto'; readonly to: number }
  | { readonly do: 'name'; readonly name: string }
)

/** Who did an act, and the number of its event in the log, the first being 0. */
export interface Origin {
  readonly by: string
  readonly event: number
}

/** A free table with its log. The table, the line of acts and the name follow from the events. */
export class TableLog {
  readonly history: TableHistory
  private readonly journal: TableEvent[] = []
  private readonly origins: Origin[] = []
  private called: string

  constructor(first: Table, acts: readonly Act[] = [], at = acts.length, name = first.name) {
    this.history = new TableHistory(first, acts)
    this.history.goto(at)
    this.called = name
  }

  get events(): readonly TableEvent[] {
    return this.journal
  }
  get name(): string {
    return this.called
  }

  /** Where an act of the line came from; undefined for those that the table began with. */
  originAt(i: number): Origin | undefined {
    return this.origins[i]
  }

  /** Carries out an event and writes it down; a refused one leaves no trace. */
  take(event: TableEvent): Result<Table> {
    const done = this.carryOut(event)
    if (done.ok) this.journal.push(event)
    return done
  }

  private carryOut(event: TableEvent): Result<Table> {
    const { history } = this
    switch (event.do) {
      case 'act': {
        const { at } = history
        const done = history.do(event.act)
        if (!done.ok) return done
        // Acts that were undone have made room for this one.
        this.origins.length = at
        this.origins[at] = { by: event.by, event: this.journal.length }
        return done
      }
      case 'goto':
        if (event.to < 0 || event.to > history.length)
          return fail('Az asztalnak nincs ilyen pillanata.', 'The table has no such moment.')
        history.goto(event.to)
        return ok(history.present)
      case 'name':
        this.called = event.name.slice(0, 200)
        return ok(history.present)
      default:
        return event satisfies never
    }
  }
}
