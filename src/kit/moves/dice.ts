import type { Move, Moves } from '../../engine/index.ts'
import { extra, from, pack, to } from './packing.ts'

/** The extra part that marks luck's moves: a roll of one or two dice. */
export const ROLL = 1000

export const rollOf = (a: number, b = 0): Move => pack(a, b, ROLL)
export const isRoll = (m: Move): boolean => extra(m) === ROLL
export const firstDie = (m: Move): number => from(m)
/** 0 when only one die was rolled. */
export const secondDie = (m: Move): number => to(m)

/** Every result of one die. */
export function addDie(out: Moves, sides = 6): void {
  for (let a = 1; a <= sides; a++) out.add(rollOf(a))
}

/** Every result of two dice that cannot be told apart, the larger first: 21 of them with six sides. */
export function addDice(out: Moves, sides = 6): void {
  for (let a = 1; a <= sides; a++) for (let b = 1; b <= a; b++) out.add(rollOf(a, b))
}

/** Two different numbers come up twice as often as a given double. */
export const rollWeight = (m: Move): number => (to(m) === 0 || from(m) === to(m) ? 1 : 2)

/** `roll:5-3`, or `roll:4` of one die. */
export const rollName = (m: Move): string => (to(m) === 0 ? `roll:${from(m)}` : `roll:${from(m)}-${to(m)}`)
