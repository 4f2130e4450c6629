/** Seeded luck (sfc32): the same seed makes the same deck and the same simulated games on every machine. */
export class Luck {
  #a = 0x9e3779b9
  #b = 0x243f6a88
  #c = 0xb7e15162
  #d = 1

  constructor(seed: string | number) {
    let hash = 2166136261
    for (const sign of String(seed)) hash = Math.imul(hash ^ sign.codePointAt(0)!, 16777619)
    this.#c ^= hash
    for (let i = 0; i < 16; i++) this.next()
  }

  /** From 0 up to 1, 1 left out. */
  next(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0
    this.#d = (this.#d + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0
    return (t >>> 0) / 4294967296
  }
  below(n: number): number {
    return Math.floor(this.next() * n)
  }
  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!
  }
  shuffled<T>(list: readonly T[]): T[] {
    const mixed = [...list]
    for (let i = mixed.length - 1; i > 0; i--) {
      const k = this.below(i + 1)
      ;[mixed[i], mixed[k]] = [mixed[k]!, mixed[i]!]
    }
    return mixed
  }
}
