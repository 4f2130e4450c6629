import { checkOptions, fail, ok, type Options, type Result, type SeatJson } from '../../engine/index.ts'
import type { GameDefinition } from '../../kit/index.ts'

export { checkOptions }

const notLoaded = fail(
  'Ez a játék még nincs meg ezen az eszközön, és most nem sikerült letölteni. Próbáld újra, amikor van hálózat.',
  'This game is not on this device yet and could not be downloaded now. Try again when you are online.',
)

const loaderOf = async (id: string) => {
  const { loaders } = await import('../../games/loaders.ts')
  return Object.hasOwn(loaders, id) ? loaders[id] : undefined
}

/** Whether there is such a game; the list of games stays with the library. */
export const isGame = async (id: string): Promise<boolean> => (await loaderOf(id)) !== undefined

export async function loadGame(id: string): Promise<Result<GameDefinition>> {
  try {
    const load = await loaderOf(id)
    if (!load) return fail(`Nincs ilyen játék: „${id}”.`, `There is no game "${id}".`)
    return ok((await load()).default)
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
