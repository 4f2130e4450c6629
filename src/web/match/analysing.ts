// The analysis of a whole match in the opponent's worker. In a file of its own: it is asked for after the end, if at all.
import { analyse, type Judged, type Moment } from '../../ai/analysis.ts'
import type { NetMind } from '../../ai/index.ts'
import { freshSeed, type Match } from '../../engine/index.ts'

/** The page hears of what was judged in pieces, so that it draws a few times a second and no more. */
const PIECE = 200

/** Judges the whole match; `hear` gets the decisions as they are judged. */
export function analyseMatch(
  match: Match,
  net: NetMind | undefined,
  hear: (judged: readonly Judged[]) => void,
): readonly Moment[] {
  const run = analyse(match, { seed: freshSeed(), net })
  let piece: Judged[] = []
  let told = performance.now()
  for (;;) {
    const next = run.next()
    if (!next.done) piece.push(next.value)
    if (piece.length > 0 && (next.done === true || performance.now() - told >= PIECE)) {
      hear(piece)
      piece = []
      told = performance.now()
    }
    if (next.done) return next.value
  }
}
