// Slow generators for games of changing places, written from the rules alone: cells by name, every move of the player.
import type { Slow } from './slow-draughts.ts'

type Cell = readonly [number, number]

export interface Star {
  readonly cells: readonly Cell[]
  readonly name: (c: Cell) => string
  readonly dirs: readonly Cell[]
  /** The cells that a man of this side may not leave again. */
  readonly goal: (side: string) => readonly string[]
}

/** A step to an empty neighbour, or jumps over any men one by one; no cell twice, not back to the start. */
export const slowHalma =
  ({ cells, name, dirs, goal }: Star): Slow =>
  (_, who, lies) => {
    const plus = (c: Cell, d: Cell): Cell => [c[0] + d[0], c[1] + d[1]]
    const found: string[] = []
    for (const start of cells) {
      if (lies(name(start))?.[0]?.split(' ')[0] !== who) continue
      const isEmpty = (c: Cell) => {
        const there = lies(name(c))
        return there !== undefined && (there.length === 0 || name(c) === name(start))
      }
      const isMan = (c: Cell) => (lies(name(c))?.length ?? 0) > 0 && name(c) !== name(start)
      const reached = new Set<string>()
      for (const d of dirs) if (isEmpty(plus(start, d))) reached.add(name(plus(start, d)))
      const jump = (at: Cell, been: readonly string[]): void => {
        for (const d of dirs) {
          const over = plus(at, d)
          const behind = plus(over, d)
          if (!isMan(over) || !isEmpty(behind) || been.includes(name(behind))) continue
          reached.add(name(behind))
          jump(behind, [...been, name(behind)])
        }
      }
      jump(start, [name(start)])
      reached.delete(name(start))
      const mine = goal(who)
      for (const end of reached)
        if (!mine.includes(name(start)) || mine.includes(end)) found.push(`${name(start)}-${end}`)
    }
    return found.length > 0 ? found : ['pass']
  }
