import type { Position } from '../../../engine/index.ts'
import { pathOf } from './cards.ts'
import type { OutlookOf } from './outlook.ts'
import type { State } from './state.ts'

/**
 * What the table thinks of each player, from nothing but what everybody saw: whether a card laid or washed away made
 * the outlook of the hunters better or worse, tools broken and repaired. Above 0 looks like a hunter.
 */
const MOST = 60
/** What an act earns or costs: by how much it changed the odds, at most so much at once, and what else it tells. */
const TRUST = { odds: 8, most: 12, dead: 3, broke: 3, against: 6, fixed: 5 }

export function huntersTrust(state: State, outlookOf: OutlookOf) {
  const add = (p: Position, player: number, by: number): void => {
    const now = p.at(state.trust + player) + Math.round(by)
    p.put(state.trust + player, Math.max(-MOST, Math.min(MOST, now)))
  }
  const side = (p: Position, player: number): number => Math.sign(p.at(state.trust + player))
  const clamped = (by: number): number => Math.max(-TRUST.most, Math.min(TRUST.most, by))

  return {
    /** How the hunters' way stands for everybody. */
    standing: (p: Position): number => outlookOf(p, true).odds,
    /** To be asked before the card lies there. */
    laying(p: Position, player: number, code: number, turned: boolean, cell: number): void {
      const outlook = outlookOf(p, true)
      const better = outlook.after(code, turned, cell) - outlook.odds
      add(p, player, clamped(TRUST.odds * better) - (pathOf(code).dead ? TRUST.dead : 0))
    },
    broke(p: Position, player: number, target: number): void {
      const seen = side(p, target)
      add(p, player, seen === 0 ? -TRUST.broke : -TRUST.against * seen)
      if (seen === 0) add(p, target, side(p, player) >= 0 ? -2 : 2)
    },
    fixed(p: Position, player: number, target: number): void {
      if (target !== player) add(p, player, TRUST.fixed * (side(p, target) >= 0 ? 1 : -1))
    },
    washed(p: Position, player: number, before: number): void {
      add(p, player, clamped(TRUST.odds * (outlookOf(p, true).odds - before)))
    },
  }
}

export type Trust = ReturnType<typeof huntersTrust>
