/** How long a search may think: a time, and a way to stop it earlier. Never a count of iterations. */
export class Budget {
  private readonly clock: () => number
  private readonly began: number
  private end: number
  private readonly cancelled: () => boolean
  private calls = 0
  private over = false

  constructor(
    milliseconds: number,
    cancelled: () => boolean = () => false,
    clock: () => number = () => performance.now(),
  ) {
    this.clock = clock
    this.began = clock()
    this.end = this.began + milliseconds
    this.cancelled = cancelled
  }

  /** Cheap enough to ask at every node: looks at the clock each `every`-th time. */
  spent(every = 1): boolean {
    if (this.over) return true
    if (++this.calls % every !== 0) return false
    this.over = this.clock() >= this.end || this.cancelled()
    return this.over
  }

  /** Lets the search go on for a share of the time it had; the returned function takes that back. */
  more(share: number): () => void {
    const { end, over } = this
    this.end = this.clock() + (end - this.began) * share
    this.over = false
    return () => {
      this.end = end
      this.over = over
    }
  }

  /** How much of the time is gone, 0 to 1. */
  get share(): number {
    return Math.min(1, (this.clock() - this.began) / Math.max(1, this.end - this.began))
  }
}
