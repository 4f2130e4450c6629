import { Moves, Rng, type Move, type Position } from '../../engine/index.ts'
import type { Difficulty } from '../dealing.ts'
import { from, pack, to } from '../moves/packing.ts'

/**
 * Puzzles that are made by walking at random from the book's position: as every step can be taken back, all of them can be solved.
 * Where that position is far from the goal and nearly all walks stay far, every other walk is a short one from a solved position.
 * `shortest` tells how many moves the solution of each walk takes at least: the nth sign is for the walk with the seed n, `!`
 * means 1, `"` 2 and so on by the code of the sign. `npm run walks` writes it.
 */
export interface PuzzleWalks {
  readonly shortest: string
  /** The easiest `easy` moves long or shorter, the hard ones at least `hard`. */
  readonly easy: number
  readonly hard: number
  /** A solved position that the book's leads to, as a set-up: for each kind the cells of its heads. */
  readonly solved?: Readonly<Record<string, string>>
}

/** Long enough to forget where it began. */
const LONG = 1500
/** How many steps the walk with this seed takes from a solved position. */
const shortWalk = (seed: number): number => 20 + 2 * seed
const NEAREST = '!'.charCodeAt(0) - 1

export const shortestOf = ({ shortest }: PuzzleWalks, seed: number): number =>
  shortest.charCodeAt(seed) - NEAREST
export const signFor = (moves: number): string => String.fromCharCode(moves + NEAREST)

/** What a walk takes of a game: steps by one cell, so that it leads to the same position whatever counts as a move. */
interface Steps {
  list(p: Position, out: Moves): void
  play(p: Position, m: Move): void
  /** Lays the solved position where some walks begin, in place of the book's. */
  solved?(p: Position): void
}

/** PuzzleWalks from where the position stands, seldom straight back. */
export function walk(game: Steps, p: Position, seed: number): void {
  const rng = new Rng(seed)
  const out = new Moves()
  const isShort = game.solved !== undefined && seed % 2 === 1
  if (isShort) game.solved!(p)
  let back = -1
  for (let i = isShort ? shortWalk(seed) : LONG; i > 0; i--) {
    out.n = 0
    game.list(p, out)
    let m = out.at(rng.below(out.n))
    if (m === back) m = out.at(rng.below(out.n))
    game.play(p, m)
    back = pack(to(m), from(m))
  }
}

export function layByWalk(
  game: Steps,
  p: Position,
  luck: Rng,
  walks: PuzzleWalks,
  difficulty: Difficulty | 'any',
): void {
  const seeds: number[] = []
  for (let seed = 0; seed < walks.shortest.length; seed++) {
    const moves = shortestOf(walks, seed)
    const is = moves <= walks.easy ? 'easy' : moves >= walks.hard ? 'hard' : 'medium'
    if (moves > 0 && (difficulty === 'any' || is === difficulty)) seeds.push(seed)
  }
  walk(game, p, seeds[luck.below(seeds.length)]!)
}
