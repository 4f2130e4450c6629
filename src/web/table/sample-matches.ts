import { Moves, type Point, type Position, type Words } from '../../engine/index.ts'
import { lookKey } from '../../board/art/index.ts'
import type { BoardGame, Look, Placed } from '../../kit/index.ts'
import { unpacked } from './counted-pieces.ts'

export type Cells = ReadonlyMap<number, readonly Placed[]>
export interface Seen {
  readonly look: Look
  readonly label: Words
  /** The cells a large block was first seen to cover. */
  readonly cells?: readonly number[]
}

const without = (label: Words, count: number): Words => ({
  hu: label.hu.replace(`${count} `, ''),
  en: label.en.replace(`${count} `, ''),
})

const MOST_DRAWS = 200

const isCell = (point: Point | undefined): point is number => typeof point === 'number'

/** Looks at a game from turn to turn and remembers what lies there and what becomes of it. */
export class Watcher {
  readonly looks = new Map<string, Seen & { readonly where: 'board' | 'tray' }>()
  /** How many of each look were there, turn by turn; the first is the set-up. */
  readonly counts: ReadonlyMap<string, number>[] = []
  /** Looks that became another one where they lay. */
  readonly turns = new Map<string, Set<string>>()
  /** Looks that became another one by moving: a man that is crowned. */
  readonly grows = new Map<string, Set<string>>()
  /** How many of a look there are where luck draws it as from a bag. */
  readonly bag = new Map<string, number>()
  dice = 0
  /** Grows whenever something is seen for the first time. */
  news = 0
  private readonly game: BoardGame

  constructor(game: BoardGame) {
    this.game = game
  }

  /** How likely a draw is tells how many of what it brings are still in the bag. */
  draw(position: Position): void {
    const { game } = this
    const list = new Moves()
    game.moves(position, list)
    if (!game.weight || list.n < 2 || list.n > MOST_DRAWS) return
    const before = this.numbers(position)
    for (let i = 0; i < list.n; i++) {
      const weight = game.weight(position, list.list[i]!)
      const after = position.copy()
      game.play(after, list.list[i]!)
      const drawn = [...this.numbers(after)].filter(([key, n]) => n > (before.get(key) ?? 0))
      const [[key, n] = []] = drawn
      if (drawn.length !== 1 || key === undefined || n === undefined || !Number.isInteger(weight)) continue
      this.bag.set(key, Math.max(this.bag.get(key) ?? 0, n - 1 + weight))
    }
  }

  private numbers(position: Position): ReadonlyMap<string, number> {
    const { dice } = this
    this.watch(position, undefined, [])
    this.dice = dice
    return this.counts.pop()!
  }

  /** `points` are all that were pointed at in the turn that led here from `before`. */
  watch(position: Position, before: Cells | undefined, points: readonly Point[]): Cells {
    const scene = this.game.scene(position)
    const cells = new Map<number, Placed[]>()
    const counts = new Map<string, number>()
    for (const placed of scene.placed) {
      const lying = cells.get(placed.cell)
      if (lying) lying.push(placed)
      else cells.set(placed.cell, [placed])
      this.count(counts, placed, 1, 'board')
    }
    for (const tray of scene.trays) {
      const dice: string[] = []
      for (const item of tray.items)
        if (item.look.art === 'die') dice.push(item.look.text ?? '')
        else this.count(counts, item, item.count ?? 1, 'tray')
      // A double that is shown as four dice was thrown with two.
      const double = dice.length > 2 && new Set(dice).size === 1
      if (!double) this.dice = Math.max(this.dice, Math.min(6, dice.length))
    }
    this.counts.push(counts)
    if (before) this.compare(before, cells, points)
    return cells
  }

  private count(counts: Map<string, number>, seen: Seen, times: number, where: 'board' | 'tray'): void {
    const { look, count } = unpacked(seen.look)
    const key = lookKey(look)
    counts.set(key, (counts.get(key) ?? 0) + count * times)
    const known = this.looks.get(key)
    const better = known?.where === 'tray' && where === 'board'
    const packed = look !== seen.look
    // "6 seeds" is no name for one of them; "1 seed" is.
    const label = packed ? without(seen.label, count) : seen.label
    if (!known) this.news++
    if (!known || better || (packed && count === 1))
      this.looks.set(key, { look, label, where, ...(seen.cells ? { cells: seen.cells } : {}) })
  }

  private note(list: Map<string, Set<string>>, from: Look, to: Look): void {
    const [a, b] = [lookKey(from), lookKey(to)]
    if (a === b) return
    const known = list.get(a) ?? new Set()
    if (!known.has(b)) this.news++
    list.set(a, known.add(b))
  }

  private compare(before: Cells, after: Cells, points: readonly Point[]): void {
    for (const [cell, now] of after) {
      const then = before.get(cell)
      if (points.includes(cell) || then?.length !== 1 || now.length !== 1) continue
      this.note(this.turns, then[0]!.look, now[0]!.look)
    }
    const grown = growth(before, after, points)
    if (grown) this.note(this.grows, grown.from, grown.to)
  }
}

/** The piece that moved and came to be another one: it carries the same colour. */
export function growth(
  before: Cells,
  after: Cells,
  points: readonly Point[],
): { readonly from: Look; readonly to: Look } | undefined {
  const cells = points.filter(isCell)
  const [from, to] = [cells[0], cells.at(-1)]
  if (from === undefined || to === undefined || from === to) return undefined
  const [a, b] = [before.get(from)?.at(-1)?.look, after.get(to)?.at(-1)?.look]
  const stood = before.get(to)?.at(-1)?.look
  if (!a || !b || a.tint !== b.tint || a.art === 'hidden' || b.art === 'hidden') return undefined
  return lookKey(a) === lookKey(b) || (stood && lookKey(stood) === lookKey(b))
    ? undefined
    : { from: a, to: b }
}
