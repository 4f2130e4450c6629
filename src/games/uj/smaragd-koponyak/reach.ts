import { CONDITIONS } from './bets.ts'
import {
  canPick,
  endOf,
  floor,
  LEVELS,
  mayBust,
  onLevel,
  picked,
  ROOM,
  withDice,
  withToken,
  type End,
  type Skull,
} from './skull.ts'

const key = (skull: Skull, tokens: number): string =>
  `${skull.hand} ${skull.own.join('')} ${skull.wild.join('')} ${skull.picks} ${skull.unused} ${tokens}`

/** More tokens than this open nothing new: a turn has at most nine placements. */
const ENOUGH_TOKENS = 9

/**
 * Whether a bet can still come true from a hand about to be rolled, whatever the dice show and the thrower does.
 * Answers are kept: the same few positions come up again and again.
 */
export class Reach {
  private readonly known = new Map<string, Map<string, boolean>>()

  possible(condition: string, skull: Skull, tokens: number): boolean {
    let answers = this.known.get(condition)
    if (!answers) this.known.set(condition, (answers = new Map()))
    const { holds } = CONDITIONS.get(condition)!
    const ends = (at: Skull, end: End) => holds({ ...at, end })
    const search = (at: Skull, left: number): boolean => {
      const here = key(at, left)
      const before = answers.get(here)
      if (before !== undefined) return before
      // Set first: every way on has fewer dice to place, fewer tokens or more picks, so nothing comes back here.
      const found = explore(at, left)
      answers.set(here, found)
      return found
    }
    const explore = (at: Skull, left: number): boolean => {
      if (mayBust(at) && ends(at, 'bust')) return true
      for (let level = floor(at); level <= LEVELS; level++) {
        const room = Math.min(ROOM[level - 1]! - onLevel(at, level), at.hand)
        for (let dice = 1; dice <= room; dice++)
          for (let wild = 0; wild <= dice; wild++) {
            const next = withDice(at, { level, own: dice - wild, wild })
            const end = endOf(next)
            if (end ? ends(next, end) : ends(next, 'flee') || search(next, left)) return true
          }
      }
      if (canPick(at) && search(picked(at), left)) return true
      return left > 0 && search(withToken(at), left - 1)
    }
    return search(skull, Math.min(tokens, ENOUGH_TOKENS))
  }
}
