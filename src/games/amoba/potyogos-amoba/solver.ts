/**
 * Four in a row by falling discs, solved: a board of bits, looked through with a table of what was found. Each column has a bit for each
 * cell and one above; the first four columns are kept in one number, the others in a second (`…2`).
 */

/** Thrown when time is up. */
class OutOfTime extends Error {}

/** How often the clock is looked at, in positions. */
const OFTEN = 4096
const FIRST_COLUMNS = 4

export class DropSolver {
  readonly columns: number
  readonly height: number
  /** Columns from the middle outwards. */
  readonly order: readonly number[]
  private readonly step: number
  private readonly split: number
  private readonly floor: number
  private readonly floor2: number
  private readonly board: number
  private readonly board2: number
  /** The cells that the player to move gets when the other always plays right above. */
  private readonly lower: number
  private readonly lower2: number
  private readonly bits: number
  private readonly keys: Int32Array
  /** The rest of the key, and what is known: the least and the most it can be, as two bits each. */
  private readonly known: Int32Array
  private readonly lists: Int32Array
  private readonly lists2: Int32Array
  private readonly promises: Int32Array
  /** Cells that `threats` found. */
  private found = 0
  private found2 = 0
  private spent: () => boolean = () => false
  /** How many positions were looked at. */
  nodes = 0

  /** `bits` tells how many positions are remembered. */
  constructor(columns: number, height: number, bits = 22) {
    this.columns = columns
    this.height = height
    this.bits = bits
    this.step = height + 1
    this.split = FIRST_COLUMNS * this.step
    this.order = Array.from({ length: columns }, (_, i) => i).sort(
      (a, b) => Math.abs(2 * a - columns + 1) - Math.abs(2 * b - columns + 1),
    )
    let [floor, floor2, board, board2, lower, lower2] = [0, 0, 0, 0, 0, 0]
    let lowers = 0
    for (let row = height - 2; row >= 0; row -= 2) lowers |= 1 << row
    for (let c = 0; c < columns; c++) {
      const at = (c % FIRST_COLUMNS) * this.step
      const cells = ((1 << height) - 1) << at
      if (c < FIRST_COLUMNS)
        [floor, board, lower] = [floor | (1 << at), board | cells, lower | (lowers << at)]
      else [floor2, board2, lower2] = [floor2 | (1 << at), board2 | cells, lower2 | (lowers << at)]
    }
    ;[this.lower, this.lower2] = [lower, lower2]
    ;[this.floor, this.floor2, this.board, this.board2] = [floor, floor2, board, board2]
    this.keys = new Int32Array(1 << bits)
    this.known = new Int32Array(1 << bits)
    const deepest = (columns * height + 1) * 8
    this.lists = new Int32Array(deepest)
    this.lists2 = new Int32Array(deepest)
    this.promises = new Int32Array(deepest)
  }

  /** The free cells that would complete a row of `own`, whether they can be reached now or later. */
  private threats(own: number, own2: number, all: number, all2: number): void {
    const { split: s, step } = this
    let r = (own << 1) & (own << 2) & (own << 3)
    let r2 = (own2 << 1) & (own2 << 2) & (own2 << 3)
    for (let d = step - 1; d <= step + 1; d++) {
      const [d2, d3] = [2 * d, 3 * d]
      const up = own << d
      const up2 = (own2 << d) | (own >>> (s - d))
      const down = (own >>> d) | (own2 << (s - d))
      const down2 = own2 >>> d
      const twice = up & (own << d2)
      const twice2 = up2 & ((own2 << d2) | (own >>> (s - d2)))
      const back = down & ((own >>> d2) | (own2 << (s - d2)))
      const back2 = down2 & (own2 >>> d2)
      r |= (twice & ((own << d3) | down)) | (back & (up | (own >>> d3) | (own2 << (s - d3))))
      r2 |= (twice2 & ((own2 << d3) | (own >>> (s - d3)) | down2)) | (back2 & (up2 | (own2 >>> d3)))
    }
    this.found = r & (this.board ^ all)
    this.found2 = r2 & (this.board2 ^ all2)
  }

  /**
   * How it ends for the player to move: 1 won, 0 drawn, -1 lost, as far as it lies between `low` and `high`. That player cannot complete
   * a row at once; `n` discs lie.
   */
  private look(
    own: number,
    own2: number,
    all: number,
    all2: number,
    n: number,
    low: number,
    high: number,
  ): number {
    if (++this.nodes % OFTEN === 0 && this.spent()) throw new OutOfTime()
    const { board, board2, floor, floor2 } = this
    let free = (all + floor) & board
    let free2 = (all2 + floor2) & board2
    this.threats(own ^ all, own2 ^ all2, all, all2)
    const threats = this.found
    const threats2 = this.found2
    const forced = free & threats
    const forced2 = free2 & threats2
    if ((forced | forced2) !== 0) {
      // Two threats cannot both be met.
      if ((forced & (forced - 1)) | (forced2 & (forced2 - 1)) || (forced !== 0 && forced2 !== 0)) return -1
      free = forced
      free2 = forced2
    }
    // Nobody plays below a cell where the other then completes a row.
    free &= ~(threats >>> 1)
    free2 &= ~(threats2 >>> 1)
    if ((free | free2) === 0) return -1
    if (n >= this.columns * this.height - 2) return 0

    const key = (own + all) | 0
    const key2 = (own2 + all2) | 0
    const at = (Math.imul(key ^ Math.imul(key2, 0x9e3779b1), 0x85ebca6b) >>> 5) & ((1 << this.bits) - 1)
    let [least, most] = [-1, 1]
    const word = this.known[at]!
    if (word >>> 4 === key2 && this.keys[at] === key && word !== 0) {
      least = (word & 3) - 1
      most = ((word >>> 2) & 3) - 1
      if (least === most || least >= high) return least
      if (most <= low) return most
    }

    const sure = this.atSight(own, own2, all, all2, low, high)
    if (sure !== undefined) return sure

    // Moves that make more threats come first.
    const { lists, lists2, promises, order, step } = this
    const first = n * 8
    let count = first
    for (const c of order) {
      const column = ((1 << this.height) - 1) << ((c & 3) * step)
      const move = c < FIRST_COLUMNS ? free & column : 0
      const move2 = c < FIRST_COLUMNS ? 0 : free2 & column
      if ((move | move2) === 0) continue
      this.threats(own | move, own2 | move2, all | move, all2 | move2)
      const promise = ones(this.found) + ones(this.found2)
      let k = count++
      for (; k > first && promises[k - 1]! < promise; k--) {
        promises[k] = promises[k - 1]!
        lists[k] = lists[k - 1]!
        lists2[k] = lists2[k - 1]!
      }
      promises[k] = promise
      lists[k] = move
      lists2[k] = move2
    }
    let best = -1
    let alpha = low
    for (let k = first; k < count; k++) {
      const move = lists[k]!
      const move2 = lists2[k]!
      const score = -this.look(own ^ all, own2 ^ all2, all | move, all2 | move2, n + 1, -high, -alpha)
      if (score > best) best = score
      if (score >= high) break
      if (score > alpha) alpha = score
    }
    if (best >= high) least = Math.max(least, best)
    else if (best <= low) most = Math.min(most, best)
    else least = most = best
    this.keys[at] = key
    this.known[at] = (key2 << 4) | ((most + 1) << 2) | (least + 1)
    return best
  }

  /** What needs no looking ahead: where a side cannot complete a row any more, or the other gets by always playing right above. */
  private atSight(
    own: number,
    own2: number,
    all: number,
    all2: number,
    low: number,
    high: number,
  ): number | undefined {
    const { board, board2, lower, lower2 } = this
    const [rest, rest2] = [board ^ all, board2 ^ all2]
    const [foe, foe2] = [own ^ all, own2 ^ all2]
    if (low >= 0 && !this.hasRow(own | rest, own2 | rest2)) return 0
    if (high <= 0 && !this.hasRow(foe | rest, foe2 | rest2)) return 0
    if (!this.arePaired(all, all2) || this.hasRow(own | (rest & lower), own2 | (rest2 & lower2)))
      return undefined
    if (low >= 0) return 0
    return this.hasRow(foe | (rest & ~lower), foe2 | (rest2 & ~lower2)) ? -1 : undefined
  }

  /** Whether every column has an even number of free cells. */
  private arePaired(all: number, all2: number): boolean {
    const next = (all + this.floor) & this.board & ~this.lower
    const next2 = (all2 + this.floor2) & this.board2 & ~this.lower2
    return (next | next2) === 0
  }

  /** Whether these cells hold a whole row. */
  private hasRow(a: number, a2: number): boolean {
    const { split: s, step } = this
    let m = a & (a >>> 1)
    let m2 = a2 & (a2 >>> 1)
    if (((m & (m >>> 2)) | (m2 & (m2 >>> 2))) !== 0) return true
    for (let d = step - 1; d <= step + 1; d++) {
      m = a & ((a >>> d) | (a2 << (s - d)))
      m2 = a2 & (a2 >>> d)
      if (((m & ((m >>> (2 * d)) | (m2 << (s - 2 * d)))) | (m2 & (m2 >>> (2 * d)))) !== 0) return true
    }
    return false
  }

  /** Whether the player to move, who cannot win at once, reaches at least `goal`: 1 a win, 0 a draw. */
  private reaches(own: number, own2: number, all: number, all2: number, n: number, goal: number): boolean {
    return this.look(own, own2, all, all2, n, goal - 1, goal) >= goal
  }

  private canWin(own: number, own2: number, all: number, all2: number): boolean {
    this.threats(own, own2, all, all2)
    const free = this.found & (all + this.floor)
    return (free | (this.found2 & (all2 + this.floor2))) !== 0
  }

  /**
   * The columns that keep the best result, those found first to the front, and that result for the player to move; undefined when the
   * time did not suffice or every column loses. `stacks` are the discs of each column from below, true where they are of the player
   * to move.
   */
  solve(stacks: readonly (readonly boolean[])[], spent: () => boolean = () => false): Solution | undefined {
    this.spent = spent
    let [own, own2, all, all2, n] = [0, 0, 0, 0, 0]
    for (const [c, discs] of stacks.entries())
      for (const mine of discs) {
        const [move, move2] = this.dropped(all, all2, c)
        if (mine) [own, own2] = [own | move, own2 | move2]
        ;[all, all2, n] = [all | move, all2 | move2, n + 1]
      }
    const open = this.order.flatMap(column => {
      const [move, move2] = this.dropped(all, all2, column)
      return (move | move2) === 0 ? [] : [{ column, move, move2 }]
    })
    this.threats(own, own2, all, all2)
    const [wins, wins2] = [this.found, this.found2]
    const won = open.filter(({ move, move2 }) => ((move & wins) | (move2 & wins2)) !== 0)
    if (won.length > 0) return { columns: won.map(({ column }) => column), result: 1 }
    if (n === this.columns * this.height - 1) return { columns: open.map(({ column }) => column), result: 0 }
    const safe = open.filter(
      ({ move, move2 }) => !this.canWin(own ^ all, own2 ^ all2, all | move, all2 | move2),
    )
    const found: number[] = []
    try {
      for (const goal of [1, 0] as const) {
        for (const { column, move, move2 } of safe) {
          const answers = [own ^ all, own2 ^ all2, all | move, all2 | move2] as const
          // What the other does not reach is ours.
          if (this.reaches(...answers, n + 1, 1 - goal)) continue
          found.push(column)
          if (goal === 1) return { columns: found, result: 1 }
        }
        if (found.length > 0) return { columns: found, result: goal }
      }
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error
      // Moves that were found to hold the draw, after none was found to win.
      return found.length > 0 ? { columns: found, result: 0 } : undefined
    }
    return undefined
  }

  /** The cell where a disc comes to rest in a column. */
  private dropped(all: number, all2: number, c: number): readonly [number, number] {
    const at = (c & 3) * this.step
    const column = ((1 << this.height) - 1) << at
    return c < FIRST_COLUMNS ? [(all + (1 << at)) & column, 0] : [0, (all2 + (1 << at)) & column]
  }
}

export interface Solution {
  readonly columns: readonly number[]
  readonly result: 1 | 0
}

function ones(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555)
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333)
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
