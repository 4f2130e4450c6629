/** What is counted beside the time, in looks at the budget. */
export interface Counted {
  /** It is spent after so many. */
  readonly most?: number
  /** It is not spent before so many, unless `longest` milliseconds are over. */
  readonly least?: number
  readonly longest?: number
}

/** How long a search may think: a time, for weak opponents a count, and a way to stop it earlier. */
export class Budget {
  private readonly clock: () => number
  private readonly began: number
  private end: number
  private readonly cancelled: () => boolean
  private readonly most: number
  private readonly least: number
  private readonly latest: number
  private calls = 0
  private over = false

  constructor(
    milliseconds: number,
    cancelled: () => boolean = () => false,
    clock: () => number = () => performance.now(),
    { most = Infinity, least = 0, longest = milliseconds }: Counted = {},
  ) {
    this.most = most
    this.least = least
    this.clock = clock
    this.began = clock()
    this.end = this.began + milliseconds
    this.latest = this.began + longest
    this.cancelled = cancelled
  }

  /** Cheap enough to ask at every node: looks at the clock each `every`-th time. */
  spent(every = 1): boolean {
    if (this.over) return true
    if (++this.calls >= this.most) return (this.over = true)
    if (this.calls % every !== 0) return false
    const now = this.clock()
    this.over = (now >= this.end && (this.calls >= this.least || now >= this.latest)) || this.cancelled()
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
