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
  /** The cell a block was written on then. */
  readonly cell?: number
  readonly turned?: Placed['turned']
}

const without = (label: Words, count: number): Words => ({
  hu: label.hu.replace(`${count} `, ''),
  en: label.en.replace(`${count} `, ''),
})

/** The same block, turned or not. */
const isOneBlock = (a: Placed, b: Placed): boolean => a.turned !== undefined && a.turned.of === b.turned?.of

const MOST_DRAWS = 200
const ENOUGH = 4

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
  /** Looks that were offered beside the board without a number, and those that had one or were there several times. */
  private readonly offered = new Set<string>()
  private readonly numbered = new Set<string>()
  /** How many of each look lay on the board at most. */
  private readonly laid = new Map<string, number>()
  dice = 0
  /** Grows whenever something is seen for the first time. */
  news = 0
  private readonly game: BoardGame
  /** A block that can be turned is one piece: it counts as it lay first. */
  private readonly lying = new Map<string, Seen>()

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
    for (const [key, n] of counts) this.laid.set(key, Math.max(n, this.laid.get(key) ?? 0))
    const beside = new Set<string>()
    for (const tray of scene.trays) {
      const dice: string[] = []
      for (const item of tray.items)
        if (item.look.art === 'die') dice.push(item.look.text ?? '')
        else {
          const key = lookKey(item.look)
          if (item.count !== undefined || beside.has(key)) this.numbered.add(key)
          else this.offered.add(key)
          beside.add(key)
          this.count(counts, item, item.count ?? 1, 'tray')
        }
      // A double that is shown as four dice was thrown with two.
      const double = dice.length > 2 && new Set(dice).size === 1
      if (!double) this.dice = Math.max(this.dice, Math.min(6, dice.length))
    }
    this.counts.push(counts)
    if (before) this.compare(before, cells, points)
    return cells
  }

  private isOffered(key: string): boolean {
    return this.offered.has(key) && !this.numbered.has(key)
  }

  /** Looks of which several were laid down while one, without a number, was offered all the time: chips of a bank. */
  endless(): string[] {
    const kinds = new Set(
      [...this.offered].flatMap(key =>
        this.isOffered(key) && (this.laid.get(key) ?? 0) >= ENOUGH ? [this.looks.get(key)!.look.art] : [],
      ),
    )
    return [...this.offered].filter(key => kinds.has(this.looks.get(key)!.look.art) && this.isOffered(key))
  }

  private asFirst(seen: Seen): Seen {
    if (!seen.turned) return seen
    const known = this.lying.get(seen.turned.of)
    if (!known) this.lying.set(seen.turned.of, seen)
    return known ?? seen
  }

  private count(counts: Map<string, number>, given: Seen, times: number, where: 'board' | 'tray'): void {
    const seen = this.asFirst(given)
    const { look, count } = unpacked(seen.look)
    const key = lookKey(look)
    counts.set(key, (counts.get(key) ?? 0) + count * times)
    const known = this.looks.get(key)
    // What a chip is called where it is offered says more than "the stake is 55".
    const better = known?.where === 'tray' && where === 'board' && !this.isOffered(key)
    const packed = look !== seen.look
    // "6 seeds" is no name for one of them; "1 seed" is.
    const label = packed ? without(seen.label, count) : seen.label
    if (!known) this.news++
    if (!known || better || (packed && count === 1)) this.looks.set(key, { ...seen, look, label, where })
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
      if (isOneBlock(then[0]!, now[0]!)) continue
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
  const [man, grown] = [before.get(from)?.at(-1), after.get(to)?.at(-1)]
  if (!man || !grown || isOneBlock(man, grown)) return undefined
  const [a, b] = [man.look, grown.look]
  const stood = before.get(to)?.at(-1)?.look
  if (a.tint !== b.tint || a.art === 'hidden' || b.art === 'hidden') return undefined
  return lookKey(a) === lookKey(b) || (stood && lookKey(stood) === lookKey(b))
    ? undefined
    : { from: a, to: b }
}
