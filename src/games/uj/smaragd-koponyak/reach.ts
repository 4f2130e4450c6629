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
  skullKey,
  withDice,
  withToken,
  type End,
  type Skull,
} from './skull.ts'

const conditions = [...CONDITIONS.values()]
const numbers = new Map(conditions.map(({ id }, i) => [id, i]))

/**
 * Whether a bet can still come true from a hand about to be rolled, whatever the dice show and the thrower does.
 * All bets are answered together, and answers are kept: the same few positions come up again and again.
 */
export class Reach {
  private readonly known = new Map<number, Uint8Array>()

  possible(condition: string, skull: Skull, tokens: number): boolean {
    return this.from(skull, tokens)[numbers.get(condition)!] === 1
  }

  private from(skull: Skull, tokens: number): Uint8Array {
    // A token that adds no die opens nothing: every face may come up anyway.
    const useful = Math.min(tokens, skull.unused)
    const key = skullKey(skull) * 8 + useful
    const before = this.known.get(key)
    if (before) return before
    // Nothing comes back here: every way on has fewer dice to place, fewer tokens or more picks.
    const found = this.explore(skull, useful)
    this.known.set(key, found)
    return found
  }

  private explore(at: Skull, tokens: number): Uint8Array {
    const found = new Uint8Array(conditions.length)
    const ends = (skull: Skull, end: End): void => {
      const result = { ...skull, end }
      for (const [i, { holds }] of conditions.entries()) if (found[i] === 0 && holds(result)) found[i] = 1
    }
    const also = (skull: Skull, left: number): void => {
      const there = this.from(skull, left)
      for (let i = 0; i < found.length; i++) found[i]! |= there[i]!
    }
    if (mayBust(at)) ends(at, 'bust')
    for (let level = floor(at); level <= LEVELS; level++) {
      const room = Math.min(ROOM[level - 1]! - onLevel(at, level), at.hand)
      for (let dice = 1; dice <= room; dice++)
        for (let wild = 0; wild <= dice; wild++) {
          const next = withDice(at, { level, own: dice - wild, wild })
          const end = endOf(next)
          ends(next, end ?? 'flee')
          if (!end) also(next, tokens)
        }
    }
    if (canPick(at)) also(picked(at), tokens)
    if (tokens > 0) also(withToken(at), tokens - 1)
    return found
  }
}
