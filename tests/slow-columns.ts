// Emergo and HexEmergo once more, slowly and from the text alone: a column is a word of letters, the bottom first.
import { expect } from 'vitest'
import { Rng, type Json, type Options } from '../src/engine/index.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import { json, moves, play, start } from './playing.ts'

export type Columns = Readonly<Record<string, string>>
type Side = 'w' | 'b'
/** The cell next to another in a direction, '' outside. */
export type Next = (cell: string, way: number) => string

const WORDS = { w: 'white man', b: 'black man' } as const
export const pieces = (columns: Columns): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(columns).map(([cell, men]) => {
      const list = [...men].map(each => WORDS[each as Side])
      return [cell, list.length === 1 ? list[0]! : list]
    }),
  )
export const columnsOf = (position: Json): Record<string, string> =>
  Object.fromEntries(
    Object.entries(position as Record<string, Json>).map(([cell, list]) => [
      cell,
      (Array.isArray(list) ? list : [list]).map(name => String(name)[0]).join(''),
    ]),
  )

interface Chain {
  readonly hops: readonly string[]
  readonly after: Columns
}

/** Every chain of one piece, to its end; `ways` are the directions, and way w is the opposite of w + ways/2. */
function chainsFrom(
  columns: Columns,
  cell: string,
  mover: Side,
  next: Next,
  ways: number,
  came = -1,
): Chain[] {
  const found: Chain[] = []
  for (let way = 0; way < ways; way++) {
    const over = next(cell, way)
    const land = over && next(over, way)
    if (came >= 0 && way === (came + ways / 2) % ways) continue
    if (!over || !land || columns[land] || !columns[over] || columns[over].endsWith(mover)) continue
    const after: Record<string, string> = { ...columns }
    delete after[cell]
    after[land] = columns[over].slice(-1) + columns[cell]!
    after[over] = columns[over].slice(0, -1)
    if (after[over] === '') delete after[over]
    const on = chainsFrom(after, land, mover, next, ways, way)
    const hop = `${cell}x${land}`
    if (on.length === 0) found.push({ hops: [hop], after })
    for (const chain of on) found.push({ hops: [hop, ...chain.hops], after: chain.after })
  }
  return found
}

const own = (columns: Columns, mover: Side) =>
  Object.keys(columns).filter(cell => columns[cell]!.endsWith(mover))

function captures(columns: Columns, mover: Side, next: Next, ways: number): Chain[] {
  const all = own(columns, mover).flatMap(cell => chainsFrom(columns, cell, mover, next, ways))
  const most = Math.max(0, ...all.map(chain => chain.hops.length))
  return all.filter(chain => chain.hops.length === most)
}

export interface Rules {
  readonly cells: readonly string[]
  readonly next: Next
  readonly ways: number
  readonly centre: string
}

/** The whole turns of a player as names of moves, each with what comes of it. */
export function turns(
  columns: Columns,
  hands: Readonly<Record<Side, number>>,
  mover: Side,
  { cells, next, ways, centre }: Rules,
): { readonly names: readonly string[]; readonly after: Columns; readonly hand: number }[] {
  const foe = mover === 'w' ? 'b' : 'w'
  const taking = captures(columns, mover, next, ways)
  if (taking.length > 0) return taking.map(({ hops, after }) => ({ names: hops, after, hand: hands[mover] }))
  const found: ReturnType<typeof turns> = []
  const attacked = captures(columns, foe, next, ways).length > 0
  const count = hands[foe] === 0 ? hands[mover] : Math.min(1, hands[mover])
  for (const cell of count > 0 ? cells : []) {
    if (columns[cell] || (mover === 'w' && hands.w === 12 && cell === centre)) continue
    const after = { ...columns, [cell]: mover.repeat(count) }
    if (!attacked && captures(after, foe, next, ways).length > 0) continue
    found.push({ names: [cell], after, hand: hands[mover] - count })
  }
  if (found.length > 0) return found
  for (const cell of own(columns, mover))
    for (let way = 0; way < ways; way++) {
      const goal = next(cell, way)
      if (!goal || columns[goal]) continue
      const { [cell]: moved, ...rest } = columns
      found.push({ names: [`${cell}-${goal}`], after: { ...rest, [goal]: moved! }, hand: hands[mover] })
    }
  return found
}

/** Plays a random game of whole turns and expects the same at every move; tells how many chains and shadows it met. */
export function playAlike(game: GameDefinition, options: Options, rules: Rules, seed: number, first: number) {
  const rng = new Rng(seed)
  const match = start(game, options)
  let columns: Columns = columnsOf(json(match)['pieces']!)
  const hands = { w: first, b: first }
  let mover: Side = 'w'
  const met = { chains: 0, shadows: 0 }
  for (let i = 0; i < 160; i++) {
    const found = turns(columns, hands, mover, rules)
    if (found.length === 0) {
      expect(match.outcome?.result).toEqual(mover === 'w' ? [0, 1] : [1, 0])
      break
    }
    if (match.outcome) break
    const { names, after, hand } = found[rng.below(found.length)]!
    if (names.length > 1) met.chains++
    if (hands[mover] - hand > 1) met.shadows++
    for (const [k, name] of names.entries()) {
      const fit = found.filter(turn => names.slice(0, k).every((each, j) => turn.names[j] === each))
      expect(moves(match)).toEqual([...new Set(fit.map(turn => turn.names[k]!))].sort())
      play(match, name)
    }
    columns = after
    hands[mover] = hand
    mover = mover === 'w' ? 'b' : 'w'
    expect(columnsOf(json(match)['pieces']!)).toEqual(columns)
  }
  return met
}
