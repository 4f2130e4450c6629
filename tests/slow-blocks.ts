// Sliding blocks written only from the rules, with sets of cell names: slow, and sharing nothing with the kit.
import { expect } from 'vitest'
import { Rng, type Match } from '../src/engine/index.ts'

/** By kind, the cells of a block as [right, up] from its head. */
export type Shapes = Readonly<Record<string, readonly (readonly [number, number])[]>>

export interface SlowBlocks {
  readonly cols: number
  readonly rows: number
  readonly shapes: Shapes
  /** Other kinds that a quarter turn makes of a kind, and the side of the square it needs. */
  readonly turns?: (kind: string) => { readonly into: readonly string[]; readonly side: number } | undefined
}

const nameOf = (x: number, y: number) => `${String.fromCharCode(97 + x)}${y + 1}`
const spotOf = (name: string): [number, number] => [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1]

/** The names of all moves: by one step, or by any run of steps with one block. */
export function slowMoves(
  rules: SlowBlocks,
  blocks: Readonly<Record<string, string>>,
  count: 'moves' | 'steps',
): string[] {
  const { cols, rows, shapes } = rules
  const cellsOf = (head: string, kind: string): string[] => {
    const [x, y] = spotOf(head)
    return shapes[kind]!.map(([right, up]) => [x + right, y + up] as const).map(([a, b]) =>
      a < 0 || b < 0 || a >= cols || b >= rows ? 'outside' : nameOf(a, b),
    )
  }
  const found: string[] = []
  for (const [home, kind] of Object.entries(blocks)) {
    const taken = new Set(
      Object.entries(blocks)
        .filter(([head]) => head !== home)
        .flatMap(([head, other]) => cellsOf(head, other)),
    )
    const isFree = (cells: readonly string[]) => cells.every(c => c !== 'outside' && !taken.has(c))
    const after = (place: string): string[] => {
      const [head = '', now = ''] = place.split(' ')
      const [x, y] = spotOf(head)
      const slid = [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ]
        .filter(([a, b]) => a! >= 0 && b! >= 0)
        .map(([a, b]) => nameOf(a!, b!))
        .filter(next => isFree(cellsOf(next, now)))
        .map(next => `${next} ${now}`)
      const turn = rules.turns?.(now)
      if (!turn) return slid
      const turned: string[] = []
      for (let a = 0; a + turn.side <= cols; a++)
        for (let b = 0; b + turn.side <= rows; b++) {
          const square = Array.from({ length: turn.side ** 2 }, (_, i) =>
            nameOf(a + (i % turn.side), b + Math.floor(i / turn.side)),
          )
          if (!isFree(square) || !cellsOf(head, now).every(c => square.includes(c))) continue
          for (const next of turn.into)
            for (const cell of square)
              if (cellsOf(cell, next).every(c => square.includes(c))) turned.push(`${cell} ${next}`)
        }
      return [...slid, ...turned]
    }
    const places = new Set([`${home} ${kind}`])
    for (const place of places) {
      for (const next of after(place)) places.add(next)
      if (count === 'steps') break
    }
    for (const place of [...places].slice(1)) {
      const [to = '', now = ''] = place.split(' ')
      found.push(`${home}-${to}${now === kind ? '' : `:${now.slice(-1)}`}`)
    }
  }
  return found.sort()
}

/** A random game from where the match stands has the same moves by both rules, all the way. */
export function agreeOnBlocks(rules: SlowBlocks, match: Match, length: number, seed: number): void {
  const rng = new Rng(seed)
  for (let i = 0; i < length && !match.outcome; i++) {
    const blocks = match.game.layout.write(match.position)['blocks'] as Record<string, string>
    const names = match.moves.map(m => match.nameOf(m)).sort()
    expect(names).toEqual(slowMoves(rules, blocks, match.options['count'] === 'steps' ? 'steps' : 'moves'))
    match.play(match.moves[rng.below(match.moves.length)]!)
  }
}
