import { gameOf, Match, ok, type Options, type Result } from '../../engine/index.ts'
import type { GameDefinition } from '../../kit/index.ts'
import { readSavedMatch, type SavedMatch, type SeatJson } from '../../wire/index.ts'
import { firstBody } from '../store/match-record.ts'
import { freshKey } from '../store/records.ts'
import { drawnSide, seatedFor, USUAL_LEVEL } from './company.ts'
import { checkOptions, prepare, seatsFor } from '../store/game-loading.ts'
import type { Opened } from '../store/opening.ts'

/** What is chosen before a match: the variant and the people. */
export interface Setup {
  readonly options: Options
  readonly seats: readonly SeatJson[]
  /** 'drawn' lets luck say where the only person sits; where nothing is said, the last choice stays. */
  readonly side?: Side
}
export type Side = 'chosen' | 'drawn'

/** The book's game with the usual number of players; the first seat is a person's, the others play by themselves. */
export const bookSetup = (definition: GameDefinition, level = USUAL_LEVEL): Setup => ({
  options: {},
  seats: seatedFor(gameOf(definition, {}).players.length, { company: 'computer', level, side: 0 }),
})

const key = (definition: GameDefinition) => `jatekvilag.setup.${definition.id}`
const sideKey = (definition: GameDefinition) => `jatekvilag.side.${definition.id}`

/** The set-up last used for this game; it is kept as a match without moves, so the same parser reads it. */
export function lastSetup(definition: GameDefinition): Setup {
  try {
    const saved = readSavedMatch(localStorage.getItem(key(definition)) ?? '')
    if (saved.ok && checkOptions(definition, saved.value.match.options).ok) {
      const { options } = saved.value.match
      const seats = seatsFor(gameOf(definition, options).players.length, saved.value.seats)
      return {
        options,
        seats,
        side: localStorage.getItem(sideKey(definition)) === 'drawn' ? 'drawn' : 'chosen',
      }
    }
  } catch {
    // Storage is forbidden: every match begins with the book's game.
  }
  return bookSetup(definition)
}

/** Opens a new match and remembers how it was set up. */
export async function beginMatch(definition: GameDefinition, setup: Setup): Promise<Result<Opened>> {
  const ready = await prepare(definition, setup.options)
  if (!ready.ok) return ready
  const match = Match.begin(definition, setup.options)
  const saved: SavedMatch = {
    id: freshKey(),
    name: '',
    updated: new Date().toISOString(),
    seats: seatsFor(match.game.players.length, setup.side === 'drawn' ? drawnSide(setup.seats) : setup.seats),
    match: match.save(),
  }
  try {
    localStorage.setItem(key(definition), JSON.stringify(saved))
    if (setup.side) localStorage.setItem(sideKey(definition), setup.side)
  } catch {
    // The next match then begins with the book's game.
  }
  const recorded = { match, seats: saved.seats, name: '', version: 1 }
  return ok({ id: saved.id, definition, recorded, events: [], beginning: firstBody(saved) })
}
