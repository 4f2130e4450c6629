/** Seeded random numbers (sfc32): the same seed gives the same game everywhere. */
export class Rng {
  private a: number
  private b: number
  private c: number
  private d: number

  constructor(seed: number) {
    this.a = seed | 0
    this.b = (seed / 0x100000000) | 0
    this.c = 0x9e3779b9 | 0
    this.d = 1
    for (let i = 0; i < 12; i++) this.word()
  }

  private word(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0
    this.d = (this.d + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (this.c << 21) | (this.c >>> 11)
    this.c = (this.c + t) | 0
    return t >>> 0
  }

  /** A whole number from 0 to n - 1; `n` is at most 2^31, the bias is below n / 2^32. */
  below(n: number): number {
    return ((this.word() / 0x100000000) * n) | 0
  }

  /** A number in [0, 1). */
  unit(): number {
    return this.word() / 0x100000000
  }

  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const kept = list[i]!
      list[i] = list[j]!
      list[j] = kept
    }
    return list
  }
}

/** A seed nobody can guess, for games between people. */
export const freshSeed = (): number => {
  const words = crypto.getRandomValues(new Uint32Array(2))
  return words[0]! + (words[1]! & 0x1fffff) * 0x100000000
}
