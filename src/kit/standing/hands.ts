import type { Position } from '../../engine/index.ts'

/** What players hold in hand. */
export interface Hands<K extends string = string> {
  /** The word that counts the pieces of a kind in a player's hand; -1 where there is none. */
  hand(player: number, kind: string): number
  /** How many pieces of a kind a player holds; none in a game without hands. */
  inHand(p: Position, player: number, kind: K): number
  /** One piece of a kind comes into a player's hand, or so many. */
  toHand(p: Position, player: number, kind: K, more?: number): void
}

/** `start` is where the words of the hands begin; each player has one for every kind in `held`. */
export function handsAt<K extends string>(start: number, players: number, held: readonly K[]): Hands<K> {
  const kinds: readonly string[] = held
  const hand = (player: number, kind: string): number => {
    const at = kinds.indexOf(kind)
    return at < 0 || player >= players ? -1 : start + player * held.length + at
  }
  return {
    hand,
    inHand(p, player, kind) {
      const at = hand(player, kind)
      return at < 0 ? 0 : p.words[at]!
    },
    toHand(p, player, kind, more = 1) {
      const at = hand(player, kind)
      p.put(at, p.words[at]! + more)
    },
  }
}

/**
 * What becomes of a piece that the player to move takes off the board: an own one goes to the hand, another's is counted;
 * `prisoners` is the word of the first player's count.
 */
export const takesOff =
  <K extends string>(
    { ownerOf, toHand }: { readonly ownerOf: Int8Array; readonly toHand: Hands<K>['toHand'] },
    kind: K,
    prisoners: number,
  ) =>
  (p: Position, code: number): void => {
    const player = p.words[0]!
    if (ownerOf[code] === player) toHand(p, player, kind)
    else p.put(prisoners + player, p.words[prisoners + player]! + 1)
  }
