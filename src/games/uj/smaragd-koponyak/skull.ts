/** The dice of one turn: how many are in hand, on each level as their own face and as skulls, and still unused. */
export interface Skull {
  readonly hand: number
  /** Dice that show their level's face, levels 1–5 at 0–4. */
  readonly own: readonly number[]
  /** Skull dice by level. */
  readonly wild: readonly number[]
  readonly unused: number
  readonly picks: number
}

export type End = 'bust' | 'flee' | 'gem' | 'empty' | 'double'

/** A finished turn, as every bet and payout judges it. */
export interface Result extends Skull {
  readonly end: End
}

export interface Placement {
  /** 1 to 5. */
  readonly level: number
  readonly own: number
  readonly wild: number
}

export const LEVELS = 5
export const DICE = 7
/** How many dice have room on each level. */
export const ROOM: readonly number[] = [DICE, DICE, DICE, 2, 1]
export const MOST_PICKS = 2
/** The level a nose marker keeps closed below. */
export const NOSE = 3

export const emptySkull = (hand: number): Skull => ({
  hand,
  own: [0, 0, 0, 0, 0],
  wild: [0, 0, 0, 0, 0],
  unused: DICE - hand,
  picks: 0,
})

export const onLevel = (skull: Skull, level: number): number => skull.own[level - 1]! + skull.wild[level - 1]!
export const skulls = (skull: Skull): number => skull.wild.reduce((sum, n) => sum + n, 0)
export const placed = (skull: Skull): number => skulls(skull) + skull.own.reduce((sum, n) => sum + n, 0)

/** The lowest level that is still open. */
export function floor(skull: Skull): number {
  let level = skull.picks > 0 ? NOSE : 1
  for (let l = LEVELS; l > level; l--) if (onLevel(skull, l) > 0) level = l
  return level
}

/** Every way to place rolled dice: `rolled` counts the faces I–V and skulls. */
export function placements(skull: Skull, rolled: readonly number[]): Placement[] {
  const found: Placement[] = []
  for (let level = floor(skull); level <= LEVELS; level++) {
    const room = ROOM[level - 1]! - onLevel(skull, level)
    for (let own = 0; own <= rolled[level - 1]!; own++)
      for (let wild = 0; wild <= rolled[LEVELS]!; wild++)
        if (own + wild > 0 && own + wild <= room) found.push({ level, own, wild })
  }
  return found
}

export const withDice = (skull: Skull, { level, own, wild }: Placement): Skull => ({
  ...skull,
  hand: skull.hand - own - wild,
  own: skull.own.map((n, i) => (i === level - 1 ? n + own : n)),
  wild: skull.wild.map((n, i) => (i === level - 1 ? n + wild : n)),
})

/** The end a placement brings by itself, if any. */
export function endOf(skull: Skull): End | undefined {
  const gem = onLevel(skull, LEVELS) > 0
  if (gem) return skull.hand === 0 ? 'double' : 'gem'
  return skull.hand === 0 ? 'empty' : undefined
}

export const canPick = (skull: Skull): boolean => skull.own[NOSE - 1]! > 0 && skull.picks < MOST_PICKS

/** One III goes back into the hand; the teeth stay closed. */
export const picked = (skull: Skull): Skull => ({
  ...skull,
  hand: skull.hand + 1,
  own: skull.own.map((n, i) => (i === NOSE - 1 ? n - 1 : n)),
  picks: skull.picks + 1,
})

/** A reroll token adds a die while one is unused. */
export const withToken = (skull: Skull): Skull =>
  skull.unused > 0 ? { ...skull, hand: skull.hand + 1, unused: skull.unused - 1 } : skull

/** Some roll of the hand cannot be placed: only when level 1 is closed. */
export const mayBust = (skull: Skull): boolean => floor(skull) > 1 && skull.hand > 0

/**
 * A hand about to be rolled as one number of 27 bits: three bits for each count of levels 1–3, two for those of level 4,
 * then the hand and the picks. The gem is free while there is something to roll, and the unused dice follow.
 */
export const skullKey = ({ own, wild, hand, picks }: Skull): number =>
  own[0]! |
  (wild[0]! << 3) |
  (own[1]! << 6) |
  (wild[1]! << 9) |
  (own[2]! << 12) |
  (wild[2]! << 15) |
  (own[3]! << 18) |
  (wild[3]! << 20) |
  (hand << 22) |
  (picks << 25)
