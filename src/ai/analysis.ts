import { CHANCE, Rng, type Match, type Move, type Position } from '../engine/index.ts'
import { Judge, type Judgement } from './judging.ts'
import type { NetMind } from './mind.ts'

/** A whole match looked through once more: how it stood before every move, and where it turned. */

/** The time for all decisions together, and for the few that are judged again; both are less where little is to be judged. */
const ALL = 24_000
const AGAIN = 12_000
/** The time for one decision. */
const MOST = 300
const LEAST = 20
/** How many decisions that seem to have cost something are judged again, and how many of them are told. */
const SUSPECTS = 8
const MOMENTS = 3
/** A mistake that cost less than this share of the game is none. */
const WORTH = 0.06

/** How a match stood before one decision. */
export interface Judged {
  /** How many moves were played before it. */
  readonly index: number
  readonly seat: number
  /** How each player stood, as a share of one. */
  readonly shares: readonly number[]
  /** What the search would have played. */
  readonly best: Move
}

/** A decision where the match turned. */
export interface Moment extends Judged {
  /** How much of the game it cost, as a share of one. */
  readonly loss: number
}

export interface AnalysisOptions {
  readonly seed: number
  readonly net?: NetMind | undefined
  /** The time for all of it, in place of the usual one. */
  readonly milliseconds?: number
  readonly clock?: () => number
}

interface Decision {
  readonly index: number
  readonly seat: number
  readonly played: Move
}

function decisionsOf(match: Match): Decision[] {
  const found: Decision[] = []
  for (let index = 0; index < match.at; index++) {
    const seat = match.moverAt(index)
    const played = match.moveAt(index)
    if (seat !== undefined && seat !== CHANCE && played !== undefined) found.push({ index, seat, played })
  }
  return found
}

/** The positions met before a moment of the match, each with how often. */
function seenBefore(match: Match, index: number): Map<number, number> {
  const seen = new Map<number, number>()
  if (match.game.draws?.repetition) for (let i = 0; i < index; i++) count(seen, match.positionAt(i))
  return seen
}

/** Judges decision by decision, in the order of the match, and gives the moments where it turned. */
export function* analyse(match: Match, how: AnalysisOptions): Generator<Judged, readonly Moment[]> {
  const { game } = match
  const judge = new Judge(game, new Rng(how.seed), how.net, how.clock)
  const decisions = decisionsOf(match)
  const scale = (how.milliseconds ?? ALL + AGAIN) / (ALL + AGAIN)
  const stride = Math.ceil((decisions.length * LEAST) / ALL)
  const each = Math.min(MOST, (ALL * stride) / Math.max(1, decisions.length)) * scale
  const seen = new Map<number, number>()
  const judged: (Judged & { readonly played: Move; readonly judgement: Judgement })[] = []
  let next = 0
  for (const [n, { index, seat, played }] of decisions.entries()) {
    for (; game.draws?.repetition && next < index; next++) count(seen, match.positionAt(next))
    if (n % stride !== 0) continue
    const judgement = judge.judge(match.positionAt(index), seat, each, seen)
    if (!judgement) continue
    const { shares, best } = judgement
    judged.push({ index, seat, shares, best, played, judgement })
    yield { index, seat, shares, best }
  }
  const end = match.outcome?.result
  const suspects = judged
    .map((now, i) => {
      const weighed = now.judgement.shareOf
      // A search that found a certain win has not tried the rest: what came of it then tells.
      const after = weighed?.(now.played) ?? (judged[i + 1]?.shares ?? end)?.[now.seat]
      const before = weighed?.(now.best) ?? now.shares[now.seat]!
      return { now, loss: now.best === now.played || after === undefined ? 0 : before - after }
    })
    .filter(({ loss }) => loss >= WORTH / 2)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, SUSPECTS)
  const again = Math.min((AGAIN * scale) / Math.max(1, suspects.length), MOST * 10)
  const moments = suspects.map(({ now: { index, seat, shares, best, played } }): Moment => {
    const p = match.positionAt(index)
    const loss = judge.difference(p, seat, [best, played], again, seenBefore(match, index))
    return { index, seat, shares, best, loss }
  })
  return moments
    .filter(({ loss }) => loss >= WORTH)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOMENTS)
    .sort((a, b) => a.index - b.index)
}

function count(seen: Map<number, number>, { key }: Position): void {
  seen.set(key, (seen.get(key) ?? 0) + 1)
}
