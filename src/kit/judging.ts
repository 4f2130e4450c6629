import type { Outcome, Position, Words } from '../engine/index.ts'
import { scored } from './outcomes.ts'

/** Why a game that was stopped is judged. */
export const REPEATED: Words = { hu: 'Ugyanaz az állás ismétlődött.', en: 'The same position was repeated.' }
export const LIMIT: Words = {
  hu: 'Elfogyott a megengedett lépésszám.',
  en: 'The limit on moves was reached.',
}

/** Of two players the first wins when the lead is above zero, the second when it is below; no lead is a draw. */
export const byLead = (lead: number): readonly [number, number] =>
  lead === 0 ? [0.5, 0.5] : lead > 0 ? [1, 0] : [0, 1]

/**
 * Judges a game of two that is over for the reason `why`: whoever has more of the first count wins, of the next one when
 * they are equal. The first count is told under its title, as points.
 */
export const judging =
  (title: Words, ...counts: readonly ((p: Position, player: number) => number)[]) =>
  (p: Position, why: Words): Outcome => {
    const leads = counts.map(count => count(p, 0) - count(p, 1))
    const points = [0, 1].map(player => counts[0]!(p, player))
    const { hu, en } = scored(title, points)
    return {
      result: byLead(leads.find(lead => lead !== 0) ?? 0),
      points,
      reason: { hu: `${why.hu} ${hu}.`, en: `${why.en} ${en}.` },
    }
  }

/** A lead as a number between -1 and 1 for thinking; `half` is the lead that is worth a half. */
export const squash = (lead: number, half: number): number => lead / (Math.abs(lead) + half)
