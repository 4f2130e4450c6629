/** How long a search may think: a time, and a way to stop it earlier. Never a count of iterations. */
export class Budget {
  private readonly began = performance.now()
  private readonly end: number
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

  /** How much of the time is gone, 0 to 1. */
  get share(): number {
    return Math.min(1, (performance.now() - this.began) / Math.max(1, this.end - this.began))
  }
}
