import { FORTY_VALUES as FORTY, TRIGONOMETRIC as GIVEN } from '../../../decks/index.ts'
import type { DeckData } from './deck.ts'

/** Every number of the rules that depends on the number of players, 3 to 10. */
export const ROGUES: Readonly<Record<number, number>> = { 3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4 }
export const HUNTERS: Readonly<Record<number, number>> = { 3: 3, 4: 4, 5: 4, 6: 5, 7: 5, 8: 6, 9: 7, 10: 7 }
export const handSize = (players: number): number => (players <= 5 ? 6 : players <= 7 ? 5 : 4)

/** The seed leaves the mosquito to the players; unless they say otherwise it is there from this many on. */
const MOSQUITO_FROM = 5
export const hasMosquito = (choice: string | undefined, players: number): boolean =>
  choice === 'on' || (choice !== 'off' && players >= MOSQUITO_FROM)

/** Where the goals lie. The seed's figure is lost, so how far they are is for us to say. */
const COLUMN = { long: 8, short: 7 }
/** Three players have few hands to build with, seven and more have many rogues: without the night the short trail is fairer. */
const isShortFair = (players: number, mosquito: boolean): boolean =>
  players === 3 || (players >= 7 && !mosquito)
export const goalColumn = (choice: string | undefined, players: number, mosquito: boolean): number =>
  choice === 'short' || (choice !== 'long' && isShortFair(players, mosquito)) ? COLUMN.short : COLUMN.long

export const ROUNDS = 3
/** Ruby cards of one, two and three rubies; index 0 is none. */
export const RUBIES: readonly number[] = [0, 16, 8, 4]
export const LOOT = 2

const allSides = ({ latex, condition }: (typeof GIVEN.starts | typeof FORTY.starts)[number]) => {
  const side = { latex, condition }
  return { sides: { N: side, E: side, S: side, W: side } }
}

/** The deck that is always there. */
export const TRIGONOMETRIC: DeckData = { ...GIVEN, starts: GIVEN.starts.map(allSides) }
/** Every value once: the deck of older matches, and a harder one. */
export const FORTY_VALUES: DeckData = { ...FORTY, starts: FORTY.starts.map(allSides) }
