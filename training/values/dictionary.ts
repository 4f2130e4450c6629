import { WordFeatures, type Run } from '../../src/ai/learnt/index.ts'
import type { Game, Position } from '../../src/engine/index.ts'

/** So many bytes of rows a game may have, and so many values one range of words. */
const MOST_BYTES = 28_000
const MOST_VALUES = 24
/** A value counts from so large a share of the looks on that one word gets. */
const SELDOM = 0.0005
/** One of so many positions is written and read again. */
const REREAD = 16

/** Finds out by itself what there is to see in a game: which of its words change, and which values stand in them. */
export class Dictionary {
  private readonly game: Game
  private readonly counts: Map<number, number>[]
  private readonly astray = new Set<string>()
  private looks = 0

  constructor(game: Game) {
    this.game = game
    this.counts = Array.from({ length: game.layout.size }, () => new Map<number, number>())
  }

  look(p: Position): void {
    if (this.looks++ % REREAD === 0) this.reread(p)
    for (const [w, counts] of this.counts.entries()) {
      if (counts.size > 2 * MOST_VALUES) continue
      const v = p.words[w]!
      counts.set(v, (counts.get(v) ?? 0) + 1)
    }
  }

  /** Lists that the rules keep for speed stand in the order in which things happened: they tell nothing of the position. */
  private reread(p: Position): void {
    const { layout } = this.game
    const read = layout.read(layout.write(p))
    if (!read.ok) return
    this.game.derive?.(read.value)
    for (const { name, start, size, json } of layout.ranges)
      for (let w = start; !json && w < start + size; w++)
        if (read.value.words[w] !== p.words[w]) this.astray.add(name)
  }

  /** The words of one range that change, as far as their values are few. */
  private runOf(from: number, size: number): Run | undefined {
    const isFixed = (w: number) => this.counts[w]!.size < 2
    let [start, end] = [from, from + size]
    while (start < end && isFixed(start)) start++
    while (end > start && isFixed(end - 1)) end--
    if (start === end) return undefined
    const sum = new Map<number, number>()
    for (let w = start; w < end; w++) for (const [v, n] of this.counts[w]!) sum.set(v, (sum.get(v) ?? 0) + n)
    if (sum.size > 2 * MOST_VALUES) return undefined
    const common = [...sum].filter(([, n]) => n >= SELDOM * this.looks).sort((a, b) => b[1] - a[1])
    // What stands nearly everywhere needs no row: it is told by the absence of all others.
    const values = common
      .slice(1)
      .map(([v]) => v)
      .sort((a, b) => a - b)
    if (values.length === 0 || values.length > MOST_VALUES) return undefined
    return { from: start, count: end - start, values }
  }

  /** The turn and what the rules keep first, then what follows from it, as long as there is room. */
  features(hidden: number): WordFeatures {
    const ranges = this.game.layout.ranges
      .filter(({ name }) => !this.astray.has(name))
      .sort((a, b) => Number(!a.json) - Number(!b.json))
    const runs: Run[] = []
    let room = Math.floor(MOST_BYTES / (hidden + 1))
    for (const { start, size } of [{ start: 0, size: 1 }, ...ranges]) {
      const run = this.runOf(start, size)
      if (!run || run.count * run.values.length > room) continue
      runs.push(run)
      room -= run.count * run.values.length
    }
    return new WordFeatures(runs)
  }
}
