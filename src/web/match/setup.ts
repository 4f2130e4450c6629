import { gameOf, Match, ok, type Options, type Result } from '../../engine/index.ts'
import type { GameDefinition } from '../../kit/index.ts'
import { readSavedMatch, type SavedMatch, type SeatJson } from '../../wire/index.ts'
import { matchList } from '../store/match-list.ts'
import { firstBody } from '../store/match-record.ts'
import { freshKey } from '../store/records.ts'
import { drawnSide, nextLevel, seatedFor, USUAL_LEVEL, withLevel } from './company.ts'
import { language } from '../text/text.ts'
import { checkOptions, prepare, seatsFor } from '../store/game-loading.ts'
import type { Opened } from '../store/opening.ts'

/** What is chosen before a match: the variant and the people. */
export interface Setup {
  readonly options: Options
  readonly seats: readonly SeatJson[]
  /** 'drawn' lets luck say where the only person sits; where nothing is said, the last choice stays. */
  readonly side?: Side
  /** 'adaptive' lets the results of this game say how strong the computer is; where nothing is said, the last choice stays. */
  readonly strength?: Strength
}
export type Side = 'chosen' | 'drawn'
export type Strength = 'chosen' | 'adaptive'

/** The book's game as the reader knows it: words are in the language of the page. */
export const offeredOptions = (definition: GameDefinition): Options =>
  Object.fromEntries(
    definition.options.flatMap(({ id, offered }) => {
      const choice = offered?.[language()]
      return choice === undefined ? [] : [[id, choice]]
    }),
  )

/** The book's game with the usual number of players; the first seat is a person's, the others play by themselves. */
export const bookSetup = (definition: GameDefinition, level = USUAL_LEVEL): Setup => ({
  options: offeredOptions(definition),
  seats: seatedFor(gameOf(definition, {}).players.length, { company: 'computer', level, side: 0 }),
})

const key = (definition: GameDefinition) => `jatekvilag.setup.${definition.id}`
const strengthKey = (definition: GameDefinition) => `jatekvilag.strength.${definition.id}`
const sideKey = (definition: GameDefinition) => `jatekvilag.side.${definition.id}`

const lastStrength = (definition: GameDefinition): Strength =>
  localStorage.getItem(strengthKey(definition)) === 'adaptive' ? 'adaptive' : 'chosen'

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
        strength: lastStrength(definition),
      }
    }
  } catch {
    // Storage is forbidden: every match begins with the book's game.
  }
  return bookSetup(definition)
}

/** The seats, with opponents that fit how the person did before where that was wished. */
function seatsBy(definition: GameDefinition, { seats, side, strength }: Setup): readonly SeatJson[] {
  const placed = side === 'drawn' ? drawnSide(seats) : seats
  let follows = strength === 'adaptive'
  try {
    follows = (strength ?? lastStrength(definition)) === 'adaptive'
    if (strength) localStorage.setItem(strengthKey(definition), strength)
  } catch {
    // Storage is forbidden: only what was said counts.
  }
  return follows ? withLevel(placed, nextLevel(matchList(), definition.id)) : placed
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
    seats: seatsFor(match.game.players.length, seatsBy(definition, setup)),
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
