import { Position } from './position.ts'
import { assert, fail, ok, type Json, type Result } from './result.ts'

/** How one range of words reads and writes as JSON. Returning undefined from `write` leaves the key out. */
export interface Codec {
  write(p: Position, start: number, size: number): Json | undefined
  /** `json` is undefined when the key is missing: then the range keeps its empty value. */
  read(json: Json | undefined, p: Position, start: number, size: number): Result<void>
}

/**
 * What a seat sees of a word: 'all' shows it; a function gives the value to show.
 * A layout that hides anything must state `see` on every range (deny by default).
 */
export type See = 'all' | ((p: Position, index: number, seat: number) => number)

export interface RangeOptions {
  /** The key in JSON and how it is written. A range without one follows from the others (see Game.derive). */
  readonly json?: Codec
  readonly see?: See
  /** What every word of the range holds in an empty position. */
  readonly empty?: number
  /** What the last word holds instead, e.g. the wall behind a board's cells. */
  readonly last?: number
}

export interface Range extends RangeOptions {
  readonly name: string
  readonly start: number
  readonly size: number
}

/** The named ranges of a game's words: JSON, equality and views come from it. */
export class Layout {
  readonly ranges: Range[] = []
  size = 1
  private readonly turns: readonly string[]

  /** `players` are the names used for "turn" in JSON. */
  constructor(players: readonly string[]) {
    this.turns = players
  }

  /** Allots `size` words and tells where they start. */
  range(name: string, size: number, options: RangeOptions = {}): number {
    assert(!this.ranges.some(r => r.name === name), `range ${name} is allotted twice`)
    const start = this.size
    this.ranges.push({ name, start, size, ...options })
    this.size += size
    return start
  }

  /** True when some seat sees less than everything. */
  get secret(): boolean {
    return this.ranges.some(r => typeof r.see === 'function')
  }

  check(): void {
    if (!this.secret) return
    for (const r of this.ranges) assert(r.see !== undefined, `range ${r.name} does not say who sees it`)
  }

  empty(): Position {
    const p = new Position(this.size)
    for (const r of this.ranges) {
      if (r.empty) for (let i = 0; i < r.size; i++) p.put(r.start + i, r.empty)
      if (r.last !== undefined) p.put(r.start + r.size - 1, r.last)
    }
    p.settle()
    return p
  }

  view(p: Position, seat: number): Position {
    const seen = p.copy()
    for (const r of this.ranges) {
      const { see } = r
      if (typeof see !== 'function') continue
      for (let i = 0; i < r.size; i++) seen.put(r.start + i, see(p, r.start + i, seat))
    }
    seen.settle()
    return seen
  }

  write(p: Position): { [key: string]: Json } {
    const json: { [key: string]: Json } = { turn: p.turn < 0 ? 'chance' : (this.turns[p.turn] ?? p.turn) }
    for (const r of this.ranges) {
      const value = r.json?.write(p, r.start, r.size)
      if (value !== undefined) json[r.name] = value
    }
    return json
  }

  read(json: Json): Result<Position> {
    if (json === null || typeof json !== 'object' || Array.isArray(json))
      return fail('Az állás nem JSON-objektum.', 'The position is not a JSON object.')
    const given = json as { readonly [key: string]: Json }
    const p = this.empty()
    const turn = given['turn'] ?? this.turns[0]
    const player = turn === 'chance' ? -1 : this.turns.indexOf(String(turn))
    if (player < 0 && turn !== 'chance')
      return fail(
        `Ismeretlen játékos: „${String(turn)}” (lehet: ${this.turns.join(', ')}).`,
        `Unknown player: "${String(turn)}" (one of ${this.turns.join(', ')}).`,
      )
    p.pass(player)
    for (const key of Object.keys(given))
      if (key !== 'turn' && !this.ranges.some(r => r.name === key && r.json))
        return fail(`Ismeretlen kulcs: „${key}”.`, `Unknown key: "${key}".`)
    for (const r of this.ranges) {
      const done = r.json?.read(given[r.name], p, r.start, r.size)
      if (done && !done.ok) return done
    }
    p.settle()
    return ok(p)
  }

  /** Same turn and same written words; noted words that are derived do not count. */
  same(a: Position, b: Position): boolean {
    return JSON.stringify(this.write(a)) === JSON.stringify(this.write(b))
  }
}
