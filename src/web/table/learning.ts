import { CHANCE, Match, Rng, type Json, type Point, type Position } from '../../engine/index.ts'
import { lookKey } from '../../board/art/index.ts'
import type { Look, Placed, Scene } from '../../kit/index.ts'
import type { Words } from '../../engine/index.ts'
import type { KnownBoard } from './board-shown.ts'

/**
 * What a game uses, learned by watching a few random matches of it: every look with the most seen at once, which looks
 * turn into each other, how many dice lie beside the board, and what each look is called in a written position.
 * So the table needs to know no game by name.
 */
export interface Learned {
  readonly looks: ReadonlyMap<string, { readonly look: Look; readonly label: Words; readonly most: number }>
  /** Looks that change into each other where they lie, both ways: two sides of one piece. */
  readonly sides: ReadonlyMap<string, string>
  readonly dice: number
  /** Written words by look, for each range of the position that lists cells. */
  readonly words: ReadonlyMap<string, ReadonlyMap<string, Json>>
}

const PLIES = 260
const MATCHES = 3
const TIME = 700

export const sideKey = (look: Look): string => `${lookKey(look)} ${look.turn ?? ''}`

const byCell = (scene: Scene): Map<number, Placed[]> => {
  const cells = new Map<number, Placed[]>()
  for (const placed of scene.placed) cells.set(placed.cell, [...(cells.get(placed.cell) ?? []), placed])
  return cells
}

class Watcher {
  readonly looks = new Map<string, { look: Look; label: Words; most: number }>()
  readonly turns = new Map<string, Set<string>>()
  readonly words = new Map<string, Map<string, Json>>()
  readonly wrong = new Set<string>()
  dice = 0
  private readonly known: KnownBoard

  constructor(known: KnownBoard) {
    this.known = known
  }

  watch(position: Position, before: Map<number, Placed[]> | undefined, points: readonly Point[]) {
    const { game } = this.known
    const scene = game.scene(position)
    const cells = byCell(scene)
    const counts = new Map<string, number>()
    for (const { look, label } of scene.placed) this.count(counts, look, label, 1)
    for (const tray of scene.trays)
      for (const { look, label, count } of tray.items)
        if (look.art !== 'die') this.count(counts, look, label, count ?? 1)
    const dice = scene.trays.reduce(
      (sum, tray) => sum + tray.items.filter(({ look }) => look.art === 'die').length,
      0,
    )
    this.dice = Math.max(this.dice, Math.min(6, dice))
    if (before) this.compare(before, cells, points)
    this.learnWords(position, cells)
    return cells
  }

  private count(counts: Map<string, number>, look: Look, label: Words, n: number): void {
    const key = lookKey(look)
    const now = (counts.get(key) ?? 0) + n
    counts.set(key, now)
    const known = this.looks.get(key)
    this.looks.set(key, { look, label, most: Math.max(known?.most ?? 0, now) })
  }

  private compare(
    before: Map<number, Placed[]>,
    after: Map<number, Placed[]>,
    points: readonly Point[],
  ): void {
    for (const [cell, now] of after) {
      const then = before.get(cell)
      if (points.includes(cell) || then?.length !== 1 || now.length !== 1) continue
      const [a, b] = [lookKey(then[0]!.look), lookKey(now[0]!.look)]
      if (a !== b) this.turns.set(a, (this.turns.get(a) ?? new Set()).add(b))
    }
  }

  private learnWords(position: Position, cells: Map<number, Placed[]>): void {
    const { game } = this.known
    const { names } = game.board
    for (const [range, value] of Object.entries(game.layout.write(position))) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) continue
      const entries = Object.entries(value as { readonly [cell: string]: Json })
      if (!entries.every(([cell]) => names.includes(cell))) continue
      const words = this.words.get(range) ?? new Map<string, Json>()
      this.words.set(range, words)
      for (const [name, written] of entries) {
        const lying = cells.get(names.indexOf(name)) ?? []
        const list = Array.isArray(written) ? (written as readonly Json[]) : [written]
        if (list.length !== lying.length) {
          this.wrong.add(range)
          continue
        }
        for (const [i, placed] of lying.entries()) {
          const key = sideKey(placed.look)
          const known = words.get(key)
          // A range in which one look has two words does not tell the pieces.
          if (known !== undefined && JSON.stringify(known) !== JSON.stringify(list[i])) this.wrong.add(range)
          words.set(key, list[i]!)
        }
      }
    }
  }
}

const learned = new WeakMap<KnownBoard, Learned>()

export function learn(known: KnownBoard): Learned {
  const already = learned.get(known)
  if (already) return already
  const watcher = new Watcher(known)
  const until = performance.now() + TIME
  for (let seed = 1; seed <= MATCHES; seed++) {
    if (performance.now() > until && seed > 1) break
    const rng = new Rng(seed)
    const match = Match.begin(known.definition, known.options)
    let before = watcher.watch(match.position, undefined, [])
    for (let ply = 0; ply < PLIES && !match.outcome && performance.now() < until; ply++) {
      const { moves } = match
      const m = moves[rng.below(moves.length)]
      if (m === undefined) break
      const points = match.position.turn === CHANCE ? [] : match.game.points(match.position, m)
      match.play(m)
      before = watcher.watch(match.position, before, points)
    }
  }
  const sides = new Map<string, string>()
  for (const [a, others] of watcher.turns)
    for (const b of others)
      if (others.size === 1 && watcher.turns.get(b)?.has(a) && watcher.turns.get(b)?.size === 1)
        sides.set(a, b)
  const words = new Map(
    [...watcher.words].filter(([range, found]) => found.size > 0 && !watcher.wrong.has(range)),
  )
  const result: Learned = { looks: watcher.looks, sides, dice: watcher.dice, words }
  learned.set(known, result)
  return result
}
