/** The player whose moves are luck: rolls, draws, shuffles. */
export const CHANCE = -1

/** A move is one integer below 2^30; the kit packs it as `from | to << 10 | extra << 20`. */
export type Move = number

/** A reusable list of moves; `add` grows it, since writing past the end of a typed array is silent. */
export class Moves {
  list = new Int32Array(256)
  n = 0

  add(m: Move): void {
    if (this.n === this.list.length) {
      const wider = new Int32Array(this.n * 2)
      wider.set(this.list)
      this.list = wider
    }
    this.list[this.n++] = m
  }

  /** Makes room for so many more, so that a family may write them into `list` itself. */
  reserve(more: number): void {
    if (this.n + more <= this.list.length) return
    const wider = new Int32Array((this.n + more) * 2)
    wider.set(this.list)
    this.list = wider
  }

  at(i: number): Move {
    return this.list[i]!
  }

  has(m: Move): boolean {
    return this.indexOf(m) >= 0
  }

  indexOf(m: Move): number {
    for (let i = 0; i < this.n; i++) if (this.list[i] === m) return i
    return -1
  }

  /** Takes out the move at `i`; the order of the others may change. */
  swapOut(i: number): void {
    this.list[i] = this.list[--this.n]!
  }

  toArray(): Move[] {
    return Array.from(this.list.subarray(0, this.n))
  }
}

// Index and value are mixed apart, so that no pair of them collides by carrying into each other.
const mixLow = (i: number, v: number): number => {
  let h = Math.imul(i + 0x9e3779b9, 0x85ebca6b) ^ Math.imul(v, 0xc2b2ae35)
  h ^= h >>> 15
  h = Math.imul(h, 0x2c1b3c6d)
  return h ^ (h >>> 13)
}
const mixHigh = (i: number, v: number): number => {
  let h = Math.imul(v + 0x27d4eb2f, 0x9e3779b1) ^ Math.imul(i, 0x165667b1)
  h ^= h >>> 16
  h = Math.imul(h, 0x7feb352d)
  return h ^ (h >>> 14)
}

/** What small values in the first words of a position add to its hash, low and high beside each other. */
const TABLED = 1024
const VALUES = 16
const mixed = new Int32Array(2 * TABLED * VALUES)
for (let i = 0; i < TABLED; i++)
  for (let v = 0; v < VALUES; v++) {
    mixed[2 * (i * VALUES + v)] = mixLow(i, v)
    mixed[2 * (i * VALUES + v) + 1] = mixHigh(i, v)
  }

/** Positions of up to `SHARING` words share stores: getting one of their own takes as long as several plies. */
const STORE = 8192
const SHARING = 640
let store = new ArrayBuffer(STORE * Int32Array.BYTES_PER_ELEMENT)
let taken = 0

function wordsOf(size: number): Int32Array {
  if (size > SHARING) return new Int32Array(size)
  if (taken + size > STORE) {
    store = new ArrayBuffer(STORE * Int32Array.BYTES_PER_ELEMENT)
    taken = 0
  }
  const words = new Int32Array(store, taken * Int32Array.BYTES_PER_ELEMENT, size)
  taken += size
  return words
}

const NO_JOURNAL = new Int32Array(0)

/**
 * The only position class: every game allots words in it and never a field.
 * Word 0 is whose turn it is. Words change only through `put` (hashed) and `note` (not hashed),
 * and both are journalled, so undo, copy, hash and equality come for free.
 */
export class Position {
  readonly words: Int32Array
  low = 0
  high = 0
  /** Off in random games that never take a move back. */
  recording = true
  /** Allotted at the first change that may be taken back: random games never need it. */
  private journal = NO_JOURNAL
  private used = 0

  constructor(size: number) {
    this.words = wordsOf(size)
  }

  get turn(): number {
    return this.words[0]!
  }

  at(i: number): number {
    return this.words[i]!
  }

  pass(to: number): void {
    const old = this.words[0]!
    if (old === to) return
    if ((old | to) >>> 0 >= VALUES) return this.put(0, to)
    if (this.recording) this.write(0, old)
    this.low ^= mixed[2 * old]! ^ mixed[2 * to]!
    this.high ^= mixed[2 * old + 1]! ^ mixed[2 * to + 1]!
    this.words[0] = to
  }

  put(i: number, v: number): void {
    const old = this.words[i]!
    if (old === v) return
    if (this.recording) this.write(i, old)
    if (i < TABLED && (old | v) >>> 0 < VALUES) {
      const was = 2 * (i * VALUES + old)
      const is = 2 * (i * VALUES + v)
      this.low ^= mixed[was]! ^ mixed[is]!
      this.high ^= mixed[was + 1]! ^ mixed[is + 1]!
    } else {
      this.low ^= mixLow(i, old) ^ mixLow(i, v)
      this.high ^= mixHigh(i, old) ^ mixHigh(i, v)
    }
    this.words[i] = v
  }

  note(i: number, v: number): void {
    const old = this.words[i]!
    if (old === v) return
    // The sign of the index tells a noted word from a put one when it is taken back.
    if (this.recording) this.write(~i, old)
    this.words[i] = v
  }

  private write(i: number, old: number): void {
    if (this.used + 2 > this.journal.length) {
      const wider = new Int32Array(Math.max(1024, this.journal.length * 2))
      wider.set(this.journal)
      this.journal = wider
    }
    this.journal[this.used++] = i
    this.journal[this.used++] = old
  }

  mark(): number {
    return this.used
  }

  rewind(mark: number): void {
    const { journal, words } = this
    let used = this.used
    while (used > mark) {
      const old = journal[--used]!
      const tagged = journal[--used]!
      if (tagged >= 0) {
        const now = words[tagged]!
        this.low ^= mixLow(tagged, old) ^ mixLow(tagged, now)
        this.high ^= mixHigh(tagged, old) ^ mixHigh(tagged, now)
        words[tagged] = old
      } else words[~tagged] = old
    }
    this.used = used
  }

  /** Rewinds to where the position had this hash: faster, since nothing has to be mixed again. */
  restore(mark: number, low: number, high: number): void {
    const { journal, words } = this
    let used = this.used
    while (used > mark) {
      const old = journal[--used]!
      const tagged = journal[--used]!
      words[tagged >= 0 ? tagged : ~tagged] = old
    }
    this.used = used
    this.low = low
    this.high = high
  }

  /** Begins a look ahead: what changes from here on can be taken back by `back`, in random games too. */
  ahead(): number {
    const token = this.used * 2 + (this.recording ? 1 : 0)
    this.recording = true
    return token
  }

  /** Ends the look ahead that gave this token, and takes back what it changed. */
  back(token: number): void {
    this.rewind(token >> 1)
    this.recording = (token & 1) === 1
  }

  /** Forgets the journal: marks taken before are void. */
  settle(): void {
    this.used = 0
  }

  /** Takes over words and hash; the journal starts empty. */
  copyFrom(p: Position): this {
    this.words.set(p.words)
    this.low = p.low
    this.high = p.high
    this.used = 0
    return this
  }

  copy(): Position {
    return new Position(this.words.length).copyFrom(this)
  }

  /** One number that names the position, for tables and repetition (53 bits). */
  get key(): number {
    return (this.high & 0x1fffff) * 0x100000000 + (this.low >>> 0)
  }
}

/**
 * What `look` finds when it may change the position; all its changes are taken back. A `look` that is made once and gets
 * its move as `m` costs no closure.
 */
export function tried<T>(p: Position, look: (p: Position, m: Move) => T, m: Move = 0): T {
  const token = p.ahead()
  const found = look(p, m)
  p.back(token)
  return found
}
