// The pictures of the games travel in packs: a shelf of forty is two requests, not forty. The build makes them, the pages ask for them.
import { WELL_KNOWN } from '../../games/facts/index.ts'
import { games } from '../../games/index.ts'

const IN_A_PACK = 24

/** The games in the order of the library's first screen, so that one pack fills it. */
const order = [
  ...WELL_KNOWN.filter(id => games.some(game => game.id === id)),
  ...games.map(({ id }) => id).filter(id => !WELL_KNOWN.includes(id)),
]

/** The games of each pack. */
export const packs: readonly (readonly string[])[] = Array.from(
  { length: Math.ceil(order.length / IN_A_PACK) },
  (_, i) => order.slice(i * IN_A_PACK, (i + 1) * IN_A_PACK),
)

export const packOf = (game: string): number => Math.floor(order.indexOf(game) / IN_A_PACK)

export const packPath = (pack: number): string => `/pictures/${pack}.json`
