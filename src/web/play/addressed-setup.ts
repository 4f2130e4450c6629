import { fail, gameOf, machineOf, ok, type Result } from '../../engine/index.ts'
import { parseVariant } from '../../games/variant.ts'
import type { GameDefinition } from '../../kit/index.ts'
import type { SeatJson } from '../../wire/index.ts'
import { LEVELS, USUAL_LEVEL, seatedFor } from '../match/company.ts'
import { bookSetup, offeredOptions, type Setup } from '../match/setup.ts'

/** What an address may say of a match that begins at once. */
export interface Addressed {
  /** 'daily' is the puzzle of the day, 'guided' a first game with help, 'here' a match of people, else one against the computer. */
  readonly begin: string
  /** As on the command line: `official,size=6,players=4`. */
  readonly variant?: string | undefined
  /** Who sits where: `person,3` is a person against the third level. */
  readonly seats?: string | undefined
}

function seatOf(word: string): SeatJson | undefined {
  if (word === 'person') return { kind: 'person' }
  const level = LEVELS.find(each => String(each) === word)
  return level && machineOf(level)
}

/** How a match begins that an address asks for: link words come from outside, so they may be wrong. */
export function addressedSetup(
  definition: GameDefinition,
  { begin, variant, seats }: Addressed,
): Result<Setup> {
  if (begin === 'daily')
    return ok({ ...bookSetup(definition, 1), options: { deal: 'daily' }, strength: 'chosen' })
  if (begin === 'guided') return ok({ ...bookSetup(definition, 1), strength: 'chosen' })
  const said = parseVariant(definition, variant ?? '')
  if (!said.ok) return said
  const options = { ...offeredOptions(definition), ...said.value }
  const players = gameOf(definition, options).players.length
  const company = begin === 'here' ? 'here' : 'computer'
  const setup: Setup = {
    options,
    seats: seatedFor(players, { company, level: USUAL_LEVEL, side: 0 }),
    side: 'chosen',
    strength: 'chosen',
  }
  if (!seats) return ok(setup)
  const named = seats.split(',').flatMap(word => seatOf(word) ?? [])
  return named.length === players
    ? ok({ ...setup, seats: named })
    : fail(`Nem tudom, ki hol ül: „${seats}”.`, `Who sits where is not clear: "${seats}".`)
}
