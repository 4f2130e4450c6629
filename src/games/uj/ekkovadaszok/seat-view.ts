import type { Position } from '../../../engine/index.ts'
import { CODES, GOAL_OPEN, isPath, pathOf, SIDES, TOOLS, turnedMask, type Side } from './cards.ts'
import { TURNED } from './codecs.ts'
import type { Condition } from './deck.ts'
import { board, columnOf, rowOf } from './grid.ts'
import { openOf } from './maze.ts'
import { PHASE, type State } from './state.ts'

/** What lies on the table as a seat sees it, in plain words for a page that draws it its own way. */
export interface SeatView {
  readonly round: number
  readonly phase: keyof typeof PHASE
  readonly night: boolean
  /** 'hunters' or 'rogues' once the round is decided. */
  readonly won: 'nobody' | 'hunters' | 'rogues'
  /** Who begins the round. */
  readonly starter: number
  /** For whom luck draws, or who holds the ruby cards. */
  readonly mover: number
  readonly conditions: Readonly<Record<Side, Condition>>
  /** Which Start card of the deck. */
  readonly start: number
  readonly maze: readonly LyingCard[]
  readonly goals: readonly LyingGoal[]
  readonly players: readonly SeatedPlayer[]
  /** Cards left to draw, the mosquito among them. */
  readonly pile: number
  /** From the bottom: the code of a face-up card, HIDDEN for a back; `by` passed it. */
  readonly discard: readonly { readonly code: number; readonly by: number | null; readonly hidden: boolean }[]
  /** Ruby cards on their way round; null is a back. */
  readonly pool: readonly (number | null)[]
  /** Who was bitten by the mosquito and may still swap two goals. */
  readonly bitten: number | null
  readonly mayStillSwap: boolean
}

export interface LyingCard {
  readonly cell: number
  readonly column: number
  readonly row: number
  readonly code: number
  readonly turned: boolean
  /** Open sides as they lie: 1 N, 2 E, 4 S, 8 W. */
  readonly open: number
  readonly dead: boolean
}
export interface LyingGoal {
  readonly cell: number
  /** 0 unknown to this seat, else RUBY, COAL_NE or COAL_NW. */
  readonly face: number
  readonly isUp: boolean
  readonly turned: boolean
  readonly open: number
  /** Which players looked at it by a map. */
  readonly seenBy: readonly number[]
}
export interface SeatedPlayer {
  /** Codes in the order of the hand; 0 an empty place, HIDDEN a back. */
  readonly hand: readonly number[]
  readonly cards: number
  readonly broken: readonly (typeof TOOLS)[number][]
  /** 0 not dealt, HUNTER, ROGUE or HIDDEN_ROLE. */
  readonly role: number
  readonly rubyCards: number
  /** The sum of the rubies; null when the seat may not know it. */
  readonly rubies: number | null
}

const PHASE_NAMES = Object.keys(PHASE) as (keyof typeof PHASE)[]
const HIDDEN_FACE = 4

/** `seat` undefined sees everything. */
export function lookAt(state: State, p: Position, seat?: number): SeatView {
  const seen = seat === undefined ? p : state.layout.view(p, seat)
  const read = (start: number, size: number) => Array.from({ length: size }, (_, i) => seen.at(start + i))
  const maze: LyingCard[] = []
  for (let cell = 0; cell < board.size; cell++) {
    const word = seen.at(state.maze + cell)
    if (word === 0) continue
    const code = word & 63
    const turned = (word & TURNED) !== 0
    const { dead } = pathOf(code)
    maze.push({
      cell,
      column: columnOf(cell),
      row: rowOf(cell),
      code,
      turned,
      open: openOf(code, turned),
      dead,
    })
  }
  const goals = state.goalCells.map((cell, i): LyingGoal => {
    const face = seen.at(state.goals + i)
    const turned = seen.at(state.shown + i) === 2
    const open = GOAL_OPEN[face]!
    return {
      cell,
      face: face === HIDDEN_FACE ? 0 : face,
      isUp: seen.at(state.shown + i) > 0,
      turned,
      open: turned ? turnedMask(open) : open,
      seenBy: state.players.flatMap((_, k) => ((seen.at(state.known + k) >> i) & 1 ? [k] : [])),
    }
  })
  const players = state.players.map((_, i): SeatedPlayer => {
    const purse = read(state.purses + i * state.purse, state.purse)
    const hand = read(state.hands + i * state.hand, state.hand)
    return {
      hand,
      cards: hand.filter(code => code !== 0).length,
      broken: TOOLS.filter((_, tool) => (seen.at(state.tools + i) >> tool) & 1),
      role: seen.at(state.roles + i),
      rubyCards: purse.filter(value => value > 0).length,
      rubies: purse.includes(HIDDEN_FACE) ? null : purse.reduce((sum, value) => sum + value, 0),
    }
  })
  const [north, east, south, west] = state.conditions[seen.at(state.start)]!
  const bitten = seen.at(state.bitten)
  return {
    round: seen.at(state.round),
    phase: PHASE_NAMES[seen.at(state.phase)]!,
    night: state.isNight(seen),
    won: (['nobody', 'hunters', 'rogues'] as const)[seen.at(state.won)]!,
    starter: seen.at(state.starter),
    mover: seen.at(state.mover),
    conditions: {
      N: north!,
      E: east!,
      S: south!,
      W: west!,
    },
    start: seen.at(state.start),
    maze,
    goals,
    players,
    pile: state.cardsLeft(seen),
    discard: read(state.discard, state.discarded(seen)).map(word => ({
      code: word & 63,
      by: word >> 6 === 0 ? null : (word >> 6) - 1,
      hidden: (word & 63) > CODES,
    })),
    pool: read(state.pool, state.n)
      .filter(value => value > 0)
      .map(value => (value === HIDDEN_FACE ? null : value)),
    bitten: bitten === 0 ? null : bitten - 1,
    mayStillSwap: bitten > 0 && seen.at(state.swapped) === 0,
  }
}

/** The text and the value printed on a card of the deck. */
export const faceOf = (state: State, code: number): { latex: string; value: string | null } =>
  isPath(code)
    ? {
        latex: state.deck.data.paths[code - 1]!.latex,
        value: state.deck.texts[state.deck.ranks[code]! - 2] ?? null,
      }
    : { latex: '', value: null }

/** "rising" when all four sides say the same, else side by side. */
export const conditionsAgree = (conditions: Readonly<Record<Side, Condition>>): boolean =>
  SIDES.every(side => conditions[side] === conditions.N)
