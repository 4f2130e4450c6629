/** How long a search may think: a time, and a way to stop it earlier. Never a count of iterations. */
export class Budget {
  private readonly began = performance.now()
  private end: number
  private readonly cancelled: () => boolean
  private calls = 0
  private over = false

  constructor(milliseconds: number, cancelled: () => boolean = () => false) {
    this.end = this.began + milliseconds
    this.cancelled = cancelled
  }

  /** Cheap enough to ask at every node: looks at the clock each `every`-th time. */
  spent(every = 1): boolean {
    if (this.over) return true
    if (++this.calls % every !== 0) return false
    this.over = performance.now() >= this.end || this.cancelled()
    return this.over
  }

  /** Lets the search go on for a share of the time it had; the returned function takes that back. */
  more(share: number): () => void {
    const { end, over } = this
    this.end = performance.now() + (end - this.began) * share
    this.over = false
    return () => {
      this.end = end
      this.over = over
    }
  }

  /** How much of the time is gone, 0 to 1. */
  get share(): number {
    return Math.min(1, (performance.now() - this.began) / Math.max(1, this.end - this.began))
  }
}
