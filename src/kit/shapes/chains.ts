/** Chains of equal stones, by their first cells; the tables are used again from call to call. */
export class Chains {
  /** The first cell of each stone's chain; -1 on free cells. */
  readonly first: Int16Array
  private readonly open: Int16Array
  private readonly near: readonly (readonly number[])[]

  constructor(near: readonly (readonly number[])[]) {
    this.near = near
    this.first = new Int16Array(near.length)
    this.open = new Int16Array(near.length)
  }

  /** Finds the chains of the stones in `codes` (0 where none lies). */
  find(codes: Uint8Array): void {
    const { first, open, near } = this
    first.fill(-1)
    for (let start = 0; start < codes.length; start++) {
      const code = codes[start]!
      if (code === 0 || first[start]! >= 0) continue
      let top = 0
      open[top++] = start
      first[start] = start
      while (top > 0)
        for (const n of near[open[--top]!]!)
          if (codes[n] === code && first[n]! < 0) {
            first[n] = start
            open[top++] = n
          }
    }
  }
}
