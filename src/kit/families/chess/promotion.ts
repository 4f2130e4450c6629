import type { PieceSet } from '../../pieces.ts'
import type { Geometry } from './geometry.ts'
import type { Change, ChessRules } from './rules.ts'
import type { Tables } from './tables.ts'

/** Where and into what pieces change. Index of tables: code * size + cell. */
export interface Promotions {
  /** By kind, all the kinds it can become. */
  readonly into: readonly Int32Array[]
  /** STAYS, MAY or MUST for a piece that arrives on the cell. */
  readonly change: Uint8Array
  /** The kinds it becomes there, as a number of `lists`. */
  readonly list: Uint16Array
  readonly lists: readonly Int32Array[]
  /** 1 when some move of the piece from this cell may promote it. */
  readonly some: Uint8Array
  /** What counts where a move ends counts where it starts, too. */
  readonly touching: boolean
  /** By code: whether only captures promote inside the zone, or only where it could never move again. */
  readonly inside: Uint8Array
  /** Some piece becomes a royal: then a promotion may answer a check. */
  readonly crowns: boolean
  /** The most changes one move can offer. */
  readonly most: number
}

export const STAYS = 0
export const MAY = 1
export const MUST = 2

/** Values of `inside`; 0 is any move. */
const CAPTURES = 1
const AT_THE_END = 2

export function layPromotions(
  rules: ChessRules,
  pieces: PieceSet,
  geometry: Geometry,
  tables: Tables,
  forward: readonly number[],
): Promotions {
  const { size, dead } = tables
  const ids = Object.keys(rules.pieces)
  const on = rules.promotion?.on ?? 'arriving'
  const touching = on !== 'arriving'
  const numbers = (into: readonly string[]) => Int32Array.from(into, to => ids.indexOf(to))
  const rows = rules.promotion?.rows ?? 0
  const choice = rules.promotion?.choice ?? 'forced'
  const changesOf = (id: string): Change[] => {
    const { becomes, changes = [] } = rules.pieces[id]!
    const usual = (becomes ?? []).length === 0 ? [] : Array.from({ length: rows }, (_, row) => row)
    return [...usual.map(row => ({ row, into: becomes!, choice })), ...changes]
  }
  const inside = new Uint8Array(pieces.codes)
  if (on === 'entering or capturing')
    for (let code = 1; code < pieces.codes; code++)
      inside[code] = rules.pieces[ids[pieces.kind(code)]!]!.inside === undefined ? CAPTURES : AT_THE_END
  const into = ids.map(id => numbers([...new Set(changesOf(id).flatMap(change => change.into))]))
  const change = new Uint8Array(pieces.codes * size)
  const list = new Uint16Array(pieces.codes * size)
  const lists: Int32Array[] = [new Int32Array(0)]
  const some = new Uint8Array(pieces.codes * size)
  const goals = function* (index: number): Iterable<number> {
    const { leaps, takes, rays, steps, lames, track } = tables
    yield* leaps.flat.subarray(leaps.at[index], leaps.at[index + 1])
    yield* takes.flat.subarray(takes.at[index], takes.at[index + 1])
    for (const runs of [rays, steps])
      for (let i = runs.at[index]!; i < runs.at[index + 1]!; i++)
        for (let k = runs.flat[i]!; track[k] !== size; k++) yield track[k]!
    for (let i = lames.at[index]!; i < lames.at[index + 1]!; i += 2)
      for (let k = lames.flat[i]!; track[k] !== size; k++) yield track[k]!
  }
  for (let code = 1; code < pieces.codes; code++) {
    const way = forward[pieces.owner(code)]
    if (way === undefined) continue
    for (const each of changesOf(ids[pieces.kind(code)]!)) {
      lists.push(numbers(each.into))
      for (let c = 0; c < size; c++) {
        if (geometry.depth(c, way) !== each.row) continue
        list[code * size + c] = lists.length - 1
        // Who could never move again must change even where the others may.
        change[code * size + c] = each.choice === 'forced' || dead[code * size + c] === 1 ? MUST : MAY
      }
    }
    for (let c = 0; c < size; c++) {
      const index = code * size + c
      if (touching && change[index] !== STAYS) some[index] = 1
      for (const goal of goals(index)) if (change[code * size + goal] !== STAYS) some[index] = 1
    }
  }
  const most = Math.max(...lists.map(each => each.length))
  const crowns = lists.some(each => each.some(k => rules.pieces[ids[k]!]!.rank === 'royal'))
  return { into, change, list, lists, some, touching, inside, crowns, most }
}

/** Whether a man of a code going from one cell to another stays what it is, may or must change; `base` is code * size. */
export function promotes(
  promotions: Promotions,
  code: number,
  base: number,
  from: number,
  to: number,
  captures: boolean,
): number {
  const { change, touching } = promotions
  const there = change[base + to]!
  const here = touching ? change[base + from]! : STAYS
  if (here !== STAYS) {
    const rule = promotions.inside[code]!
    if (rule === CAPTURES && !captures) return STAYS
    if (rule === AT_THE_END) return there === MUST ? MUST : STAYS
  }
  return there === STAYS ? here : there
}

/** The kinds it becomes then. */
export function intoOf(promotions: Promotions, base: number, from: number, to: number): Int32Array {
  const { change, list, lists } = promotions
  return lists[list[base + (change[base + to] === STAYS ? from : to)]!]!
}
