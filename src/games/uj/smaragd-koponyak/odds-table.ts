/** Numbers by whole numbers above 0, in flat tables that are never more than half full. */
export class Table {
  count = 0
  private keys = new Int32Array(1 << 10)
  private values = new Float64Array(1 << 10)

  private slot(key: number): number {
    const { keys } = this
    const mask = keys.length - 1
    let h = Math.imul(key, 0x9e3779b1)
    h ^= h >>> 15
    let i = h & mask
    while (keys[i] !== 0 && keys[i] !== key) i = (i + 1) & mask
    return i
  }

  /** NaN when the key is not there. */
  get(key: number): number {
    const i = this.slot(key)
    return this.keys[i] === key ? this.values[i]! : NaN
  }

  set(key: number, value: number): void {
    if (this.count * 2 >= this.keys.length) this.grow()
    const i = this.slot(key)
    if (this.keys[i] !== key) this.count++
    this.keys[i] = key
    this.values[i] = value
  }

  private grow(): void {
    const { keys, values } = this
    this.keys = new Int32Array(keys.length * 2)
    this.values = new Float64Array(keys.length * 2)
    this.count = 0
    for (const [i, key] of keys.entries()) if (key !== 0) this.set(key, values[i]!)
  }
}
