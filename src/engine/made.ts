import type { Definition, Options } from './definition.ts'
import type { Game } from './game.ts'

/** So many rules of one game are kept; more than a page ever shows at once. */
const KEPT = 4
const made = new WeakMap<Definition, Map<string, Game>>()

const keyOf = (options: Options): string =>
  JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)))
/** What is kept under a definition was made by it. */
const isOf = <G extends Game>(_: Definition<G>, game: Game | undefined): game is G => game !== undefined

/** The rules for chosen options, made once: tables of large boards take long to lay out. */
export function gameOf<G extends Game>(definition: Definition<G>, options: Options): G {
  // What is loaded first may change what is made.
  if (definition.load) return definition.make(options)
  const games = made.get(definition) ?? new Map<string, Game>()
  made.set(definition, games)
  const key = keyOf(options)
  const known = games.get(key)
  const game = isOf(definition, known) ? known : definition.make(options)
  // The last used comes last, and the one not used for longest goes.
  games.delete(key)
  games.set(key, game)
  for (const oldest of games.keys()) if (games.size > KEPT) games.delete(oldest)
  return game
}
