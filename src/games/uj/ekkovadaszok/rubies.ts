import { CHANCE, type Position } from '../../../engine/index.ts'
import { HUNTER, ROGUE } from './cards.ts'
import { LOOT, ROUNDS } from './data.ts'
import { PHASE, type State } from './state.ts'

/** Writes into the first empty word of a row and tells which; -1 when the row is full. */
export const fillFirst = (p: Position, start: number, size: number, word: number): number => {
  for (let i = 0; i < size; i++)
    if (p.at(start + i) === 0) {
      p.put(start + i, word)
      return i
    }
  return -1
}

/** The end of a round: who has won, and how the ruby cards are shared. */
export function huntersRubies(state: State) {
  const { n, phase } = state
  const fill = fillFirst
  const luck = (p: Position, next: number): void => {
    p.put(phase, next)
    p.pass(CHANCE)
  }

  const isHunter = (p: Position, player: number): boolean => p.at(state.roles + player) === HUNTER
  /** The next hunter counter-clockwise, the player first when `from` is included. */
  const hunterFrom = (p: Position, player: number): number => {
    let at = player
    while (!isHunter(p, at)) at = (at + n - 1) % n
    return at
  }
  const huntersIn = (p: Position): number => {
    let found = 0
    for (let i = 0; i < n; i++) if (isHunter(p, i)) found++
    return found
  }

  const endRound = (p: Position, player: number, won: number): void => {
    p.put(state.won, won)
    if (won === 1) {
      p.put(state.mover, hunterFrom(p, player))
      luck(p, PHASE.RUBIES)
    } else if (rogueAfter(p, -1) >= 0) {
      p.put(state.mover, rogueAfter(p, -1))
      luck(p, PHASE.LOOT)
    } else close(p)
  }
  /** The rubies are dealt out: the roles stay open until somebody asks for the next round. */
  const close = (p: Position): void => {
    if (p.at(state.round) === ROUNDS) {
      p.put(phase, PHASE.OVER)
      p.pass(0)
      return
    }
    p.put(phase, PHASE.SHOW)
    p.put(state.starter, p.at(state.last) === 0 ? p.at(state.starter) : p.at(state.last) % n)
    p.pass(p.at(state.starter))
  }

  const gather = (p: Position, value: number): void => {
    if (fill(p, state.pool, n, value) < huntersIn(p) - 1) return
    p.put(phase, PHASE.PICK)
    p.pass(p.at(state.mover))
  }
  const take = (p: Position, player: number, value: number): void => {
    fill(p, state.purses + player * state.purse, state.purse, value)
    let lastOne = -1
    let taken = -1
    for (let i = 0; i < n; i++) {
      if (p.at(state.pool + i) === 0) continue
      lastOne = i
      if (taken < 0 && p.at(state.pool + i) === value) taken = i
    }
    p.put(state.pool + taken, p.at(state.pool + lastOne))
    p.put(state.pool + lastOne, 0)
    if (lastOne === 0) return close(p)
    const next = hunterFrom(p, (player + n - 1) % n)
    p.put(state.mover, next)
    p.pass(next)
  }
  const rogueAfter = (p: Position, player: number): number => {
    for (let i = player + 1; i < n; i++) if (p.at(state.roles + i) === ROGUE) return i
    return -1
  }
  /** Two cards for each rogue, one seat after the other; the first of the two waits in the pool. */
  const loot = (p: Position, value: number): void => {
    const rogue = p.at(state.mover)
    if (fill(p, state.pool, LOOT, value) < LOOT - 1) return
    for (let i = 0; i < LOOT; i++) {
      fill(p, state.purses + rogue * state.purse, state.purse, p.at(state.pool + i))
      p.put(state.pool + i, 0)
    }
    const next = rogueAfter(p, rogue)
    if (next < 0) close(p)
    else p.put(state.mover, next)
  }

  return {
    endRound,
    take,
    /** A ruby card comes from the pile: for the hunters' round, or for a rogue. */
    drawn: (p: Position, value: number): void =>
      p.at(phase) === PHASE.RUBIES ? gather(p, value) : loot(p, value),
  }
}
