import type { Level } from '../engine/index.ts'

/**
 * The ladder of strength that every game's levels stand on. A step of it says how far and how sharply an opponent sees: low ones look
 * a move or two ahead and take moves for better or worse than they are, high ones look as long as they may. All but the highest two
 * are bounded by what they look at and not by time, so that they are as strong on a phone.
 */
export const TOP = 11
const SECOND = TOP - 1

/** The steps that the six levels are, the weakest first. */
export type Rungs = readonly number[]

/** Where nobody has measured the game. */
export const USUAL_RUNGS: Rungs = [1, 3, 5, 7, SECOND, TOP]

export interface Standing {
  readonly level: Level
  readonly rungs?: Rungs | undefined
}

export const rungOf = ({ level, rungs = USUAL_RUNGS }: Standing): number =>
  level === 6 ? TOP : (rungs[level - 1] ?? USUAL_RUNGS[level - 1]!)

const at = <T>(steps: readonly T[], rung: number): T => steps[Math.min(rung, steps.length - 1)]!

/** What a step may spend on a search: time where it is bounded by that, else so many nodes or simulations. */
export interface Effort {
  /** As a share of the longest time. */
  readonly time: number
  readonly most: number
  /** Not less than this is looked at, if the longest time allows it. */
  readonly least: number
}
const counted = (most: number): Effort => ({ time: Infinity, most, least: 0 })
const SHORT = 1 / 8
const timed = (rung: number, least: number): Effort => ({
  time: rung >= TOP ? 1 : SHORT,
  most: Infinity,
  least,
})

/** Looking ahead by alpha-beta. `blur` is how many grains of the game (see grain.ts) a move may look better than it is. */
export interface Sight {
  readonly depth: number
  readonly blur: number
  /** No difference looks larger than so many times the blur: even a win may be overlooked. */
  readonly reach: number
}
const SIGHTS: readonly Sight[] = [
  { depth: 1, blur: 4, reach: 3 },
  { depth: 1, blur: 2, reach: 4 },
  { depth: 1, blur: 1, reach: 5 },
  { depth: 2, blur: 1.2, reach: 6 },
  { depth: 2, blur: 0.7, reach: 8 },
  { depth: 2, blur: 0.4, reach: Infinity },
  { depth: 3, blur: 0.4, reach: Infinity },
  { depth: 3, blur: 0.2, reach: Infinity },
  { depth: 4, blur: 0.2, reach: Infinity },
  { depth: 5, blur: 0.1, reach: Infinity },
  { depth: 60, blur: 0, reach: Infinity },
]
export const sightAt = (rung: number): Sight => at(SIGHTS, rung)

/** Nodes for each move of the root, by depth; and how many there may be in all. */
const NODES = [0, 20, 60, 150, 300, 500]
const MOST_NODES = 20_000
export const nodesAt = (rung: number, moves: number): Effort =>
  rung < SECOND
    ? counted(Math.max(8 * moves, Math.min(MOST_NODES, NODES[sightAt(rung).depth]! * moves)))
    : timed(rung, 2 * MOST_NODES)

/** Simulations of a game played out at random: their number is all that differs. */
export const simulationsAt = (rung: number): Effort =>
  rung < SECOND ? counted(8 << rung) : timed(rung, 8 << SECOND)

/**
 * Playing by a net: so many simulations, and how warm the draw among the moves is. At 0 the best move is made; at 1 each as often
 * as the net likes it; above 1 weak moves come up too.
 */
export interface NetRung {
  readonly simulations: number
  readonly warmth: number
}
const NETS: readonly NetRung[] = [
  { simulations: 0, warmth: 4 },
  { simulations: 0, warmth: 2.5 },
  { simulations: 0, warmth: 1.8 },
  { simulations: 0, warmth: 1.3 },
  { simulations: 0, warmth: 1 },
  { simulations: 0, warmth: 0.7 },
  { simulations: 0, warmth: 0.4 },
  { simulations: 8, warmth: 0.5 },
  { simulations: 16, warmth: 0.4 },
  { simulations: 32, warmth: 0.3 },
  { simulations: 48, warmth: 0 },
  { simulations: Infinity, warmth: 0 },
]
export const netAt = (rung: number): NetRung => at(NETS, rung)

/** Turns of dice: by how many points a turn may look better than it is. Only the highest step looks at the other's answers. */
const TURN_BLURS = [0.7, 0.45, 0.3, 0.2, 0.14, 0.1, 0.07, 0.045, 0.03, 0.015, 0]
export const turnBlurAt = (rung: number): number => at(TURN_BLURS, rung)

/** A game's own ideas: how badly their worth is seen, in steps of a plain mistake. */
const IDEA_BLURS = [3, 2.2, 1.7, 1.3, 1, 0.8, 0.6, 0.45, 0.3, 0.15, 0.07, 0]
export const ideaBlurAt = (rung: number): number => at(IDEA_BLURS, rung)
/** What each place farther down the list costs where the game does not tell what its ideas are worth. */
export const PLACE = 0.3
