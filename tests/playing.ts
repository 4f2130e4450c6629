// Words for the tests beside the games: start, position, play, names of moves, outcome.
import { expect } from 'vitest'
import { isTime, Match, refusals, type Json, type Options } from '../src/engine/index.ts'
import type { GameDefinition } from '../src/kit/index.ts'

export const start = (game: GameDefinition, options: Options = {}): Match => Match.begin(game, options)

export function from(game: GameDefinition, position: Json, options: Options = {}): Match {
  const begun = Match.beginFrom(game, options, position)
  if (!begun.ok) throw new Error(begun.why.en)
  return begun.value
}

/** Plays moves by name, separated by blanks; every one must be legal. Time passes by `time:<ms>`. */
export function play(match: Match, names: string): Match {
  for (const name of names.trim().split(/\s+/)) {
    if (isTime(name) && match.elapse(Number(name.slice('time:'.length)))) continue
    const played = match.playNamed(name)
    if (!played.ok) throw new Error(`${name}: ${played.why.en} Legal: ${moves(match).join(' ')}`)
  }
  return match
}

/** The names of the legal moves, sorted. */
export const moves = (match: Match): string[] => match.moves.map(m => match.nameOf(m)).sort()

/** Where the piece on a cell may go: what its moves' names say after the cell, sorted. */
export const targets = (match: Match, cell: string): string[] =>
  moves(match)
    .filter(name => name.startsWith(`${cell}-`) || name.startsWith(`${cell}x`))
    .map(name => name.slice(cell.length + 1))
    .sort()

/** The refused candidates by name, with the English reason. */
export const refused = (match: Match): Record<string, string> =>
  Object.fromEntries(
    refusals(match.game, match.position).map(({ move, reason }) => [match.nameOf(move), reason.en]),
  )

export const json = (match: Match) => match.game.layout.write(match.position)

export const expectMoves = (match: Match, names: string) =>
  expect(moves(match)).toEqual(names.trim().split(/\s+/).sort())
