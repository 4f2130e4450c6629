import { ok, type Result } from '../engine/index.ts'
import { apply, type Act } from './acts.ts'
import type { Table } from './table.ts'

const SNAPSHOT_EVERY = 64

/** The table with everything that was done on it: undo and redo without limit, and the film. */
export class History {
  private readonly first: Table
  private acts: Act[] = []
  private readonly snapshots: Table[]
  private done = 0
  private current: Table

  constructor(first: Table, acts: readonly Act[] = []) {
    this.first = first
    this.current = first
    this.snapshots = [first]
    for (const act of acts) this.do(act)
  }

  get table(): Table {
    return this.current
  }
  get start(): Table {
    return this.first
  }
  /** All known acts, undone ones too. */
  get log(): readonly Act[] {
    return this.acts
  }
  get at(): number {
    return this.done
  }
  get length(): number {
    return this.acts.length
  }

  /** A refused act changes nothing, and what was undone can still be redone. */
  do(act: Act): Result<Table> {
    const next = apply(this.current, act)
    if (!next.ok) return next
    this.acts.length = this.done
    this.snapshots.length = Math.floor(this.done / SNAPSHOT_EVERY) + 1
    this.acts.push(act)
    this.done++
    this.current = next.value
    if (this.done % SNAPSHOT_EVERY === 0) this.snapshots.push(this.current)
    return ok(this.current)
  }

  undo(): boolean {
    if (this.done === 0) return false
    this.goto(this.done - 1)
    return true
  }
  redo(): boolean {
    if (this.done === this.acts.length) return false
    this.goto(this.done + 1)
    return true
  }

  /** The table after `n` acts becomes the present one; later acts stay known. */
  goto(n: number): void {
    const target = Math.max(0, Math.min(n, this.acts.length))
    this.current = this.tableAt(target)
    this.done = target
  }

  tableAt(n: number): Table {
    if (n === this.done) return this.current
    const near = Math.min(Math.floor(n / SNAPSHOT_EVERY), this.snapshots.length - 1)
    let table = this.snapshots[near]!
    for (let i = near * SNAPSHOT_EVERY; i < n; i++) {
      const next = apply(table, this.acts[i]!)
      if (!next.ok) throw new Error(`act ${i} of the history cannot be repeated: ${next.why.en}`)
      table = next.value
    }
    return table
  }
}
