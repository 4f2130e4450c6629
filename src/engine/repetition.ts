/** How often positions were met along a line of moves. Going back and forth costs only the way that is gone. */
export class Repetition {
  /** The key of the position after each number of moves. */
  private readonly keys: number[] = []
  /** Where luck is to decide, repetition does not count. */
  private readonly luck: boolean[] = []
  private readonly places = new Map<number, number[]>()
  private readonly counts = new Map<number, number>()
  private at = 0

  /** How often each position before the present one was met, by its key. */
  get seen(): ReadonlyMap<number, number> {
    return this.counts
  }

  /** The position after `n` moves; whatever was known from there on is forgotten. */
  put(n: number, key: number, turn: 'luck' | 'player'): void {
    this.cut(n)
    this.keys.push(key)
    this.luck.push(turn === 'luck')
    if (turn === 'luck') return
    const places = this.places.get(key)
    if (places) places.push(n)
    else this.places.set(key, [n])
  }

  private cut(n: number): void {
    while (this.keys.length > n) {
      const key = this.keys.pop()!
      if (this.luck.pop()) continue
      const places = this.places.get(key)!
      places.pop()
      if (places.length === 0) this.places.delete(key)
    }
  }

  /** Makes the position after `n` moves the present one. */
  goto(n: number): void {
    for (; this.at < n; this.at++) this.count(this.keys[this.at]!, 1)
    while (this.at > n) this.count(this.keys[--this.at]!, -1)
  }

  private count(key: number, by: number): void {
    const times = (this.counts.get(key) ?? 0) + by
    if (times === 0) this.counts.delete(key)
    else this.counts.set(key, times)
  }

  /** How often the present position has been met, and how many plies ago: the last time, and the first. */
  present(): { readonly times: number; readonly cycle: number; readonly since: number } {
    const places = this.luck[this.at] ? undefined : this.places.get(this.keys[this.at]!)
    const times = places ? places.lastIndexOf(this.at) + 1 : 0
    if (!places || times < 2) return { times, cycle: 0, since: 0 }
    return { times, cycle: this.at - places[times - 2]!, since: this.at - places[0]! }
  }
}
