import type { Move, Position } from '../../../engine/index.ts'
import { kindOf, valueOf } from '../../../games/uj/smaragd-koponyak/moves.ts'
import { LEVELS } from '../../../games/uj/smaragd-koponyak/skull.ts'
import { skullWords } from '../../../games/uj/smaragd-koponyak/names.ts'
import { skullWriting } from '../../../games/uj/smaragd-koponyak/writing.ts'
import { capital, say } from '../../text/text.ts'
import type { SkullMatch } from './skull-match.ts'

const placed = (move: Move | undefined) =>
  move === undefined || kindOf(move) !== 'place'
    ? undefined
    : { level: valueOf(move) & 15, own: (valueOf(move) >> 4) & 15, wild: valueOf(move) >> 8 }

/** The level that a hint would place dice on. */
export const hintedLevel = (move: Move | undefined): number | undefined => placed(move)?.level

/** Which of the rolled dice a hint would place, by their number in the row. */
export function hintedDice(move: Move | undefined, faces: readonly number[]): ReadonlySet<number> {
  const found = placed(move)
  if (!found) return new Set()
  const showing = (face: number) => faces.flatMap((each, i) => (each === face ? [i] : []))
  return new Set([...showing(found.level - 1).slice(0, found.own), ...showing(LEVELS).slice(0, found.wild)])
}

/** A move in words, as lists write it, with the names of the people. */
export function hintWords({ state, racing }: SkullMatch, move: Move, position: Position): string {
  const write = skullWriting(state, skullWords(state, racing))
  return capital(say(write(position, move)))
}
