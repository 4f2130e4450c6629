import type { Position, Rng } from '../../../../engine/index.ts'
import type { Core } from '../core.ts'
import { derive } from '../play.ts'
import type { Vision } from './vision.ts'

/** Puts the men a seat cannot see somewhere in the dark, so that the seat would see exactly what it sees. */
export function makeImagine(core: Core, vision: Vision, lost: number) {
  const { pieces, cells, size, tables, setup, geometry, promotions } = core
  const kinds = pieces.kinds.length - 1
  const king = pieces.kinds.findIndex((_, k) => core.royals[pieces.code(k, 0)] === 1)
  const pawn = promotions.into.findIndex(into => into.length > 0)
  const queen = promotions.into[pawn]![0]!

  /** The kinds that are hidden: those of the start, less the lost and the seen; who is too many was a pawn. */
  const hidden = (p: Position, foe: number, rng: Rng): number[] => {
    const left = Array.from({ length: kinds }, () => 0)
    for (const [, code] of setup) if (pieces.owner(code) === foe) left[pieces.kind(code)]!++
    let seen = 0
    for (let c = 0; c < size; c++)
      if (pieces.owner(p.at(cells + c)) === foe) {
        seen++
        left[pieces.kind(p.at(cells + c))]!--
      }
    for (let k = 0; k < kinds; k++) left[k]! -= p.at(lost + foe * kinds + k)
    for (let k = 0; k < kinds; k++)
      if (k !== pawn && left[k]! < 0) {
        left[pawn]! += left[k]!
        left[k] = 0
      }
    const wanted = p.at(core.men + foe) - seen
    const all = rng.shuffle(
      left.flatMap((n, k) => (k === king ? [] : Array.from({ length: Math.max(0, n) }, () => k))),
    )
    const crown = left[king]! > 0 ? [king] : []
    while (all.length + crown.length < wanted) all.push(pawn)
    return [...crown, ...all].slice(0, Math.max(0, wanted))
  }

  return (view: Position, seat: number, rng: Rng): Position => {
    const world = view.copy()
    const foe = 1 - seat
    const isDark = (c: number) => view.at(cells + c) === vision.dark
    const free = new Set<number>()
    for (let c = 0; c < size; c++) if (isDark(c)) free.add(c)
    if (free.size === 0 || seat < 0) return world
    for (const c of free) world.put(cells + c, 0)

    // Before a pawn the dark means a man in the way; beside it, that there is nobody to capture.
    const blocked = new Set<number>()
    const mine = pieces.code(pawn, seat)
    for (let c = 0; c < size; c++) {
      if (view.at(cells + c) !== mine) continue
      const index = mine * size + c
      for (let i = tables.steps.at[index]!; i < tables.steps.at[index + 1]!; i++)
        for (let k = tables.steps.flat[i]!; tables.track[k] !== size; k++) {
          const ahead = tables.track[k]!
          if (isDark(ahead)) blocked.add(ahead)
          if (view.at(cells + ahead) !== 0) break
        }
      for (let i = tables.takes.at[index]!; i < tables.takes.at[index + 1]!; i++)
        free.delete(tables.takes.flat[i]!)
    }
    for (const c of blocked) free.delete(c)

    const pool = hidden(view, foe, rng)
    // Pawns stand neither behind their home row nor where they would have been promoted.
    const fits = (kind: number, c: number) =>
      kind !== pawn || (geometry.depth(c, 1) > 0 && geometry.depth(c, -1) > 0)
    const place = (at: number, c: number) => {
      const kind = pool[at]!
      // A pawn that fits nowhere has been promoted.
      world.put(cells + c, pieces.code(fits(kind, c) ? kind : queen, foe))
      pool.splice(at, 1)
    }
    // Rows where no pawn stands come first, while there are others to put there.
    const needed = rng.shuffle([...blocked]).sort((a, b) => Number(fits(pawn, a)) - Number(fits(pawn, b)))
    for (const c of needed) {
      if (pool.length === 0) break
      const able = pool.flatMap((kind, i) => (fits(kind, c) ? [i] : []))
      place(able.length === 0 ? 0 : able[rng.below(able.length)]!, c)
    }
    const spots = rng.shuffle([...free])
    while (pool.length > 0 && spots.length > 0) {
      const found = spots.findIndex(c => fits(pool[0]!, c))
      place(0, spots.splice(Math.max(0, found), 1)[0]!)
    }
    derive(core, world)
    world.settle()
    return world
  }
}
