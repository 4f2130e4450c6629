import type { SeatJson } from '../../wire/index.ts'

/** With whom one plays: against the computer, with others at this device, or only looking on. 'mixed' is anything else. */
export type Company = 'computer' | 'here' | 'watch' | 'mixed'
export type SeatLevel = NonNullable<SeatJson['level']>

export const LEVELS: readonly SeatLevel[] = [1, 2, 3]
export const USUAL_LEVEL: SeatLevel = 2

const isPerson = (seat: SeatJson): boolean => seat.kind === 'person'
const levelOf = (seat: SeatJson): SeatLevel => seat.level ?? 1

/** What the seats of a match come to. */
export function companyOf(seats: readonly SeatJson[]): Company {
  const people = seats.filter(isPerson).length
  const levels = new Set(seats.filter(seat => !isPerson(seat)).map(levelOf))
  if (people === seats.length) return 'here'
  if (levels.size > 1) return 'mixed'
  return people === 0 ? 'watch' : people === 1 ? 'computer' : 'mixed'
}

/** The level of the opponents. */
export const levelAt = (seats: readonly SeatJson[]): SeatLevel => {
  const machine = seats.find(seat => !isPerson(seat))
  return machine ? levelOf(machine) : USUAL_LEVEL
}

/** Where the first person sits. */
export const sideAt = (seats: readonly SeatJson[]): number => Math.max(0, seats.findIndex(isPerson))

interface Seating {
  readonly company: Exclude<Company, 'mixed'>
  readonly level: SeatLevel
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
    if (!sits) return { kind: 'ai', level }
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
