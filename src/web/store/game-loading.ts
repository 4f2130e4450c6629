import { checkOptions, fail, ok, type Options, type Result, type SeatJson } from '../../engine/index.ts'
import { games } from '../../games/index.ts'
import type { GameDefinition } from '../../kit/index.ts'

export { checkOptions }

const notLoaded = fail(
  'Ez a játék még nincs meg ezen az eszközön, és most nem sikerült letölteni. Próbáld újra, amikor van hálózat.',
  'This game is not on this device yet and could not be downloaded now. Try again when you are online.',
)

export async function loadGame(id: string): Promise<Result<GameDefinition>> {
  const entry = games.find(game => game.id === id)
  if (!entry) return fail(`Nincs ilyen játék: „${id}”.`, `There is no game "${id}".`)
  try {
    return ok((await entry.load()).default)
  } catch {
    return notLoaded
  }
}

/** Large data of a game (word lists) must be there before its rules are made. */
export async function prepare(definition: GameDefinition, options: Options): Promise<Result<Options>> {
  const checked = checkOptions(definition, options)
  if (!checked.ok) return checked
  try {
    await definition.load?.(options)
    return checked
  } catch {
    return notLoaded
  }
}

/** As many seats as players; missing ones are people. */
export const seatsFor = (players: number, seats: readonly SeatJson[]): SeatJson[] =>
  Array.from({ length: players }, (_, i) => seats[i] ?? { kind: 'person' })
