// Tanbo and its kin, written from the rules of the book alone: what is next to what is told by the game's test.
import { expect } from 'vitest'
import { Rng, type Json } from '../src/engine/index.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import { from, json, moves, play, start } from './playing.ts'

type Stones = ReadonlyMap<string, string>
export type Near = (cell: string) => readonly string[]

/** Stones of one colour that hang together. */
function rootsOf(stones: Stones, near: Near): string[][] {
  const seen = new Set<string>()
  const found: string[][] = []
  for (const [first, colour] of stones) {
    if (seen.has(first)) continue
    const root = [first]
    seen.add(first)
    for (const stone of root)
      for (const cell of near(stone))
        if (stones.get(cell) === colour && !seen.has(cell)) {
          seen.add(cell)
          root.push(cell)
        }
    found.push(root)
  }
  return found
}

/** An empty cell with one stone of the colour beside it, no fewer and no more. */
const mayGrow = (stones: Stones, near: Near, cell: string, colour: string): boolean =>
  !stones.has(cell) && near(cell).filter(beside => stones.get(beside) === colour).length === 1

const isDead = (stones: Stones, near: Near, root: readonly string[]): boolean =>
  !root.some(stone => near(stone).some(cell => mayGrow(stones, near, cell, stones.get(stone)!)))

/** The stones after one of the colour was put on a cell, and after the dead roots went. */
function after(stones: Stones, near: Near, cell: string, colour: string): Stones {
  const grown = new Map(stones).set(cell, colour)
  const dead = rootsOf(grown, near).filter(root => isDead(grown, near, root))
  const own = dead.filter(root => root.includes(cell))
  const left = new Map(grown)
  for (const stone of (own.length > 0 ? own : dead).flat()) left.delete(stone)
  return left
}

const stonesOf = (match: Parameters<typeof json>[0]): Stones =>
  new Map(
    Object.entries((json(match) as { pieces: Record<string, string> }).pieces).map(([cell, stone]) => [
      cell,
      stone.split(' ')[0]!,
    ]),
  )

/** Plays a random game that is the same by the slow rules, move by move; tells how often roots died, by kind. */
export function playAlike(
  definition: GameDefinition,
  options: Record<string, string>,
  cells: readonly string[],
  near: Near,
  seed: number,
) {
  const rng = new Rng(seed)
  const match = start(definition, options)
  const deaths = { own: 0, others: 0, several: 0 }
  let stones = stonesOf(match)
  const isEnded = () => match.outcome !== undefined
  for (let i = 0; !isEnded(); i++) {
    const [colour, other] = i % 2 === 0 ? ['black', 'white'] : ['white', 'black']
    const found = cells.filter(cell => mayGrow(stones, near, cell, colour!)).sort()
    expect(moves(match)).toEqual(found)
    const chosen = found[rng.below(found.length)]!
    const left = after(stones, near, chosen, colour!)
    const gone = [...stones.keys()].filter(cell => !left.has(cell))
    if (!left.has(chosen)) deaths.own++
    else if (gone.length > 0) deaths.others++
    if (rootsOf(new Map(gone.map(cell => [cell, stones.get(cell)!])), near).length > 1) deaths.several++
    stones = left
    play(match, chosen)
    expect(stonesOf(match)).toEqual(stones)
    expect(rootsOf(stones, near).filter(root => isDead(stones, near, root))).toEqual([])
    if (i % 16 === 0 && !isEnded())
      expect(moves(from(definition, json(match) as Json, options))).toEqual(moves(match))
    const colours = [...stones.values()]
    const isOver = !colours.includes(colour!) || !colours.includes(other!)
    const result = colours.includes('black') ? [1, 0] : [0, 1]
    expect(match.outcome?.result).toEqual(isOver ? result : undefined)
  }
  return deaths
}
