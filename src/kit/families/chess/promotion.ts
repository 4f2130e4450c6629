import type { PieceSet } from '../../pieces.ts'
import type { Geometry } from './geometry.ts'
import type { ChessRules } from './rules.ts'
import type { Tables } from './tables.ts'

/** Where and into what pieces change. Index of tables: code * size + cell. */
export interface Promotions {
  /** By kind, the kinds it can become. */
  readonly into: readonly Int32Array[]
  /** 1 where the piece's owner promotes. */
  readonly zone: Uint8Array
  /** 1 when some move of the piece from this cell may promote it. */
  readonly some: Uint8Array
  readonly touching: boolean
  readonly forced: boolean
}

export const STAYS = 0
export const MAY = 1
export const MUST = 2

export function layPromotions(
  rules: ChessRules,
  pieces: PieceSet,
  geometry: Geometry,
  tables: Tables,
  forward: readonly number[],
): Promotions {
  const { size } = tables
  const ids = Object.keys(rules.pieces)
  const rows = rules.promotion?.rows ?? 0
  const touching = rules.promotion?.on === 'touching'
  const into = ids.map(id => Int32Array.from((rules.pieces[id]!.becomes ?? []).map(to => ids.indexOf(to))))
  const zone = new Uint8Array(pieces.codes * size)
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
    if (way === undefined || into[pieces.kind(code)]!.length === 0) continue
    for (let c = 0; c < size; c++) if (geometry.depth(c, way) < rows) zone[code * size + c] = 1
    for (let c = 0; c < size; c++) {
      const index = code * size + c
      if (touching && zone[index]) some[index] = 1
      for (const goal of goals(index)) if (zone[code * size + goal]) some[index] = 1
    }
  }
  return { into, zone, some, touching, forced: rules.promotion?.choice === 'forced' }
}

/** Whether a piece going from one cell to another stays what it is, may or must change. */
export function promotes(
  promotions: Promotions,
  dead: Uint8Array,
  base: number,
  from: number,
  to: number,
): number {
  const { zone } = promotions
  if (zone[base + to] === 0 && !(promotions.touching && zone[base + from] === 1)) return STAYS
  return promotions.forced || dead[base + to] === 1 ? MUST : MAY
}
