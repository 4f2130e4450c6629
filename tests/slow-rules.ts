// Random games beside a slow generator: what may be played, and what lies on the board after it.
import { expect } from 'vitest'
import { Rng, type Match, type Options } from '../src/engine/index.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import { json, moves, play, start } from './playing.ts'

export type Pieces = Readonly<Record<string, string>>
export interface Seen {
  readonly turn: string
  readonly part?: string
  readonly pieces: Pieces
}
/** By the name of every legal move: the pieces and the turn after it. */
export type Answers = Readonly<Record<string, { readonly turn: string; readonly pieces: Pieces }>>

/** Plays random games and compares each position with what `slow` says of its JSON; tells how many moves were compared. */
export function agree(
  game: GameDefinition,
  options: Options,
  slow: (seen: ReturnType<typeof json>) => Answers,
  { games, plies, seed = 1 }: { readonly games: number; readonly plies: number; readonly seed?: number },
  begin: () => Match = () => start(game, options),
): number {
  const rng = new Rng(seed)
  let compared = 0
  for (let i = 0; i < games; i++) {
    const match = begin()
    for (let ply = 0; ply < plies && !match.outcome; ply++) {
      const answers = slow(json(match))
      const names = moves(match)
      expect(names, JSON.stringify(json(match))).toEqual(Object.keys(answers).sort())
      const name = names[rng.below(names.length)]!
      play(match, name)
      const { turn, pieces } = json(match)
      expect({ turn, pieces }, name).toEqual(answers[name])
      compared++
    }
  }
  return compared
}
