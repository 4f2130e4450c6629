import { History, type Steps } from '../engine/index.ts'
import { apply, type Act } from './acts.ts'
import type { Table } from './table.ts'

/** Acts never change a table in place, so every table can be kept as it is. */
const tableSteps: Steps<Table, Act> = { step: apply, keep: table => table }

/** The table with everything that was done on it: undo and redo without limit, and the film. */
export class TableHistory extends History<Table, Act> {
  constructor(first: Table, acts: readonly Act[] = []) {
    super(tableSteps, first, acts)
  }
}
