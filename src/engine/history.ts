import { assert, ok, type Result } from './result.ts'

/** How a kind of state changes: by acts, one after the other. */
export interface Steps<State, Act> {
  /** Carries out an act. It may change the state it was given; a refused act changes nothing. */
  step(state: State, act: Act): Result<State>
  /** A state that later steps leave alone: a copy, or the same where steps change nothing in place. */
  keep(state: State): State
}

export const SNAPSHOT_EVERY = 64

/**
 * A state with the line of acts that led to it. Going back keeps what comes after, until another act takes its place.
 * Snapshots bound the cost: any moment is at most `SNAPSHOT_EVERY` steps away, however long the line is.
 */
export class History<State, Act> {
  private readonly steps: Steps<State, Act>
  private readonly acts: Act[] = []
  /** The states before act 0, 64, 128 …; the first one is the start. */
  private readonly snapshots: State[]
  private done = 0
  private current: State
  /** The state last looked at: a film asks for neighbours. */
  private looked: { readonly n: number; readonly state: State } | undefined

  constructor(steps: Steps<State, Act>, first: State, acts: readonly Act[] = []) {
    this.steps = steps
    this.snapshots = [steps.keep(first)]
    this.current = steps.keep(first)
    for (const act of acts) this.do(act)
  }

  get present(): State {
    return this.current
  }
  get start(): State {
    return this.snapshots[0]!
  }
  /** All known acts, undone ones too. */
  get line(): readonly Act[] {
    return this.acts
  }
  get at(): number {
    return this.done
  }
  get length(): number {
    return this.acts.length
  }

  /** A refused act changes nothing, and what was undone can still be redone. */
  do(act: Act): Result<State> {
    const next = this.steps.step(this.current, act)
    if (!next.ok) return next
    if (this.done < this.acts.length) this.cut()
    this.acts.push(act)
    this.done++
    this.current = next.value
    if (this.done % SNAPSHOT_EVERY === 0) this.snapshots.push(this.steps.keep(this.current))
    return ok(this.current)
  }

  private cut(): void {
    this.acts.length = this.done
    this.snapshots.length = Math.floor(this.done / SNAPSHOT_EVERY) + 1
    if (this.looked && this.looked.n > this.done) this.looked = undefined
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

  /** The state after `n` acts becomes the present one; later acts stay known. */
  goto(n: number): void {
    const target = Math.max(0, Math.min(n, this.acts.length))
    this.current = this.stateAt(target)
    this.done = target
  }

  /** The state after `n` acts, which the one who asks may change. */
  stateAt(n: number): State {
    if (n === this.done) return this.steps.keep(this.current)
    const near = Math.min(Math.floor(n / SNAPSHOT_EVERY), this.snapshots.length - 1)
    const { looked } = this
    const useLooked = looked && looked.n <= n && looked.n > near * SNAPSHOT_EVERY
    let state = this.steps.keep(useLooked ? looked.state : this.snapshots[near]!)
    for (let i = useLooked ? looked.n : near * SNAPSHOT_EVERY; i < n; i++) {
      const next = this.steps.step(state, this.acts[i]!)
      assert(next.ok, `act ${i} of the history cannot be repeated`)
      state = next.value
    }
    this.looked = { n, state: this.steps.keep(state) }
    return state
  }
}
