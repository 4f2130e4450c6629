import type { Position, Rng } from '../../../engine/index.ts'
import { FLAG, RANKS } from './data.ts'
import { KNOWN, STAGE, type StrategoWords } from './layout.ts'

/**
 * Deals ranks to the men a seat cannot see. Those that ran are runners, those that moved are neither bombs nor flags,
 * the fallen are known; among all camps that fit every one is equally likely.
 */
export function makeImagine(w: StrategoWords, reach: readonly number[]) {
  const fits = (rank: number, known: number): boolean =>
    known === KNOWN.NOTHING || (known === KNOWN.RAN ? reach[rank] === 2 : reach[rank]! > 0)

  const deal = (p: Position, player: number, rng: Rng): void => {
    const hand = w.hands + player * RANKS.length
    const pool = w.counts.map((count, rank) => count - p.at(w.taken + player * RANKS.length + rank))
    const hidden: number[] = []
    for (let c = 0; c < w.board.size; c++) {
      const code = p.at(w.cells + c)
      if (w.pieces.owner(code) !== player) continue
      if (code === w.backs[player]) hidden.push(c)
      else pool[w.pieces.kind(code)]!--
    }
    const men = rng.shuffle(
      pool.flatMap((count, rank) => Array.from({ length: Math.max(0, count) }, () => rank)),
    )
    // In play the flag stands somewhere, even if a position made by hand leaves other men out.
    const flag = men.indexOf(FLAG)
    if (p.at(w.stage) === STAGE.PLAY && flag >= 0) men.unshift(...men.splice(flag, 1))
    rng.shuffle(hidden).sort((a, b) => p.at(w.known + b) - p.at(w.known + a))
    for (const cell of hidden) {
      const fitting = men.findIndex(rank => fits(rank, p.at(w.known + cell)))
      const [rank] = men.splice(Math.max(0, fitting), 1)
      p.put(w.cells + cell, w.pieces.code(rank!, player))
    }
    if (p.at(w.stage) !== STAGE.PLAY) for (const rank of men) p.put(hand + rank, p.at(hand + rank) + 1)
  }

  return (seen: Position, seat: number, rng: Rng): Position => {
    const world = seen.copy()
    for (const player of [0, 1]) if (player !== seat) deal(world, player, rng)
    world.settle()
    return world
  }
}
