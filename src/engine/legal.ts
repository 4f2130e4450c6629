import type { Game } from './game.ts'
import type { Outcome } from './outcome.ts'
import { CHANCE, Moves, type Move, type Position } from './position.ts'
import type { Rng } from './rng.ts'

/** Whether the value `stuck` gave is a move. */
export const isMove = (end: Outcome | Move): end is Move => typeof end === 'number'

/** Every legal move, without the forced one of a stuck player. */
export function listLegal(game: Game, p: Position, out: Moves): void {
  out.n = 0
  if (game.legal && p.turn !== CHANCE) return game.legal(p, out)
  game.moves(p, out)
  if (!game.refuses || p.turn === CHANCE) return
  let kept = 0
  for (let i = 0; i < out.n; i++) {
    const m = out.list[i]!
    if (game.refuses(p, m) === 0) out.list[kept++] = m
  }
  out.n = kept
}

/** Lists what may be played; when nothing is left, an end or the forced move. */
export function choices(game: Game, p: Position, out: Moves): Outcome | undefined {
  out.n = 0
  const over = game.outcome(p)
  if (over) return over
  listLegal(game, p, out)
  if (out.n > 0) return undefined
  const end = game.stuck(p)
  if (!isMove(end)) return end
  out.add(end)
  return undefined
}

const PICKS = 16

/**
 * A uniformly random legal move, or -1 when there is none. Candidates are tested lazily and swapped out
 * when refused, so a list that empties is the stuck test.
 */
export function randomMove(game: Game, p: Position, rng: Rng, out: Moves): Move {
  if (p.turn === CHANCE) return randomChance(game, p, rng, out)
  if (game.pick)
    for (let i = 0; i < PICKS; i++) {
      const m = game.pick(p, rng)
      if (m < 0) break
      if (!game.refuses || game.refuses(p, m) === 0) return m
    }
  out.n = 0
  game.moves(p, out)
  while (out.n > 0) {
    const i = rng.below(out.n)
    const m = out.list[i]!
    if (!game.refuses || game.refuses(p, m) === 0) return m
    out.swapOut(i)
  }
  return -1
}

export function randomChance(game: Game, p: Position, rng: Rng, out: Moves): Move {
  out.n = 0
  game.moves(p, out)
  if (!game.weight) return out.n === 0 ? -1 : out.at(rng.below(out.n))
  let total = 0
  for (let i = 0; i < out.n; i++) total += game.weight(p, out.at(i))
  let left = rng.unit() * total
  for (let i = 0; i < out.n; i++) {
    left -= game.weight(p, out.at(i))
    if (left < 0) return out.at(i)
  }
  return out.n === 0 ? -1 : out.at(out.n - 1)
}

const perftLists: Moves[] = []

/**
 * The number of sequences of `depth` turns; all moves of one player in a row are one turn.
 * The last turn of a one-move game is counted by listing.
 */
export function perft(game: Game, p: Position, depth: number, level = 0): number {
  if (depth === 0) return 1
  const out = (perftLists[level] ??= new Moves())
  if (choices(game, p, out)) return 0
  if (depth === 1 && game.turns === 'one move') return out.n
  let total = 0
  const player = p.turn
  for (let i = 0; i < out.n; i++) {
    const mark = p.mark()
    game.play(p, out.list[i]!)
    const goesOn = game.turns === 'several moves' && p.turn === player && !game.outcome(p)
    total += perft(game, p, goesOn ? depth : depth - 1, level + 1)
    p.rewind(mark)
  }
  return total
}
