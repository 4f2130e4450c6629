import type { Options, Position } from '../../../engine/index.ts'
import { FIRST_WINDOW, WINDOW_SECONDS, type Card } from '../../../games/uj/smaragd-koponyak/data.ts'
import { SLOTS } from '../../../games/uj/smaragd-koponyak/moves.ts'
import type { Result, Skull } from '../../../games/uj/smaragd-koponyak/skull.ts'
import { PHASES, type State } from '../../../games/uj/smaragd-koponyak/state.ts'
import type { Payment } from './payments.ts'

export type Phase = (typeof PHASES)[number]

/** All that is on the table at one moment, ready to be drawn. */
export interface View {
  readonly phase: Phase
  readonly tumbler: number
  readonly supply: number
  readonly gears: readonly number[]
  readonly tokens: readonly number[]
  readonly markers: readonly number[]
  readonly done: readonly boolean[]
  readonly skull: Skull
  /** How often each face was rolled; all 0 before a roll. */
  readonly faces: readonly number[]
  /** For each slot whose markers stand there, bottom first: player + 1. */
  readonly stacks: readonly (readonly number[])[]
  readonly cards: readonly Card[]
  readonly rivals: number
  readonly oppositionLeft: number
  readonly window: number
  readonly elapsed: number
  readonly turns: number
  readonly rolling: 'rolling' | 'still'
  /** A finished turn while it is paid. */
  readonly result?: Result
  readonly payment?: Payment
}

export function viewOf(state: State, p: Position): View {
  const each = (start: number) => state.players.map((_, i) => p.at(start + i))
  return {
    phase: PHASES[p.at(state.phase)]!,
    tumbler: p.at(state.tumbler),
    supply: p.at(state.supply),
    gears: each(state.gears),
    tokens: each(state.tokens),
    markers: each(state.markers),
    done: state.players.map((_, i) => state.isDone(p, i)),
    skull: state.skull(p),
    faces: state.faces(p),
    stacks: SLOTS.map((_, slot) => state.stack(p, slot)),
    cards: state.cardsInPlay(p),
    rivals: p.at(state.rivals),
    oppositionLeft: bits(p.at(state.opposition)),
    window: p.at(state.window),
    elapsed: p.at(state.elapsed),
    turns: p.at(state.turns),
    rolling: 'still',
  }
}

function bits(flags: number): number {
  let n = 0
  for (let left = flags; left > 0; left &= left - 1) n++
  return n
}

/** The least time of the betting window that is open, in milliseconds. */
export const leastTime = (options: Options, view: View): number =>
  Number(options['window'] ?? WINDOW_SECONDS) * 1000 * (view.window === 1 ? FIRST_WINDOW : 1)

/** The seats that bet in turn in this window: from the thrower's left, the first moving on by one with each window. */
export function bettingOrder({ tumbler, window, gears }: View): number[] {
  const n = gears.length
  return Array.from({ length: n - 1 }, (_, k) => (tumbler + 1 + ((window - 1 + k) % (n - 1))) % n)
}
