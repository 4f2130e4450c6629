import { machineOf, type Level } from '../../engine/index.ts'
import type { SeatJson } from '../../wire/index.ts'
import type { MatchEntry } from '../store/match-list.ts'
import { talliesOf } from '../store/results.ts'

/** With whom one plays: against the computer, with others at this device, or only looking on. 'mixed' is anything else. */
export type Company = 'computer' | 'here' | 'watch' | 'mixed'

export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6]
export const USUAL_LEVEL: Level = 3

const isPerson = (seat: SeatJson): boolean => seat.kind === 'person'

/** What the seats of a match come to. */
export function companyOf(seats: readonly SeatJson[]): Company {
  const people = seats.filter(isPerson).length
  const levels = new Set(seats.flatMap(({ level }) => level ?? []))
  if (people === seats.length) return 'here'
  if (levels.size > 1) return 'mixed'
  return people === 0 ? 'watch' : people === 1 ? 'computer' : 'mixed'
}

/** The level of the opponents. */
export const levelAt = (seats: readonly SeatJson[]): Level =>
  seats.find(({ level }) => level)?.level ?? USUAL_LEVEL

/** Where the first person sits. */
export const sideAt = (seats: readonly SeatJson[]): number => Math.max(0, seats.findIndex(isPerson))

interface Seating {
  readonly company: Exclude<Company, 'mixed'>
  readonly level: Level
  /** Where the person sits who plays against the computer. */
  readonly side: number
  /** What people were called before, the first of them first. */
  readonly names?: readonly (string | undefined)[]
}

/** Seats for so many players. */
export function seatedFor(players: number, { company, level, side, names = [] }: Seating): SeatJson[] {
  const left = [...names]
  return Array.from({ length: players }, (_, i): SeatJson => {
    const sits =
      company === 'here' || players === 1 || (company === 'computer' && i === Math.min(side, players - 1))
    if (!sits) return machineOf(level)
    const name = left.shift()
    return name ? { kind: 'person', name } : { kind: 'person' }
  })
}

/** The names of the people at the seats, the first person's first. */
export const namesAt = (seats: readonly SeatJson[]): (string | undefined)[] =>
  seats.filter(isPerson).map(({ name }) => name)

/** The same seats with the only person at one that luck chose; `unit` is from 0 up to 1. */
export function drawnSide(seats: readonly SeatJson[], unit = Math.random()): readonly SeatJson[] {
  if (companyOf(seats) !== 'computer') return seats
  const names = namesAt(seats)
  const side = Math.floor(unit * seats.length)
  return seatedFor(seats.length, { company: 'computer', level: levelAt(seats), side, names })
}

/** The same seats with every opponent at this level. */
export const withLevel = (seats: readonly SeatJson[], level: Level): SeatJson[] =>
  seats.map(seat => (isPerson(seat) ? seat : machineOf(level)))

/**
 * The level that fits the person at this game: a step up after a match they won against the computer, a step down after one they lost.
 * `entries` begin with the latest.
 */
export function nextLevel(entries: readonly MatchEntry[], game: string): Level {
  for (const entry of entries) {
    const [tally] = talliesOf([entry], game)
    const at = LEVELS.findIndex(level => String(level) === tally?.level)
    if (tally && at >= 0)
      return LEVELS[Math.max(0, Math.min(LEVELS.length - 1, at + tally.won - tally.lost))]!
  }
  return USUAL_LEVEL
}
