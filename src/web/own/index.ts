/**
 * Pages of single games. A game whose definition says `page: 'own'` has a folder here that bears its id: `Page.tsx` is its
 * page, and `deck-player.ts`, where there is one, takes decks from the studio. Such a folder may use its own game's files;
 * nobody else here knows a game by name.
 */
import { lazy, type Component } from 'solid-js'
import { fail, type Result } from '../../engine/index.ts'
import type { Deck } from '../../studio/deck.ts'

interface DeckPlayer {
  takeDeck(deck: Deck): Promise<Result<string>>
}

const pages = import.meta.glob<{ default: Component }>('./*/Page.tsx')
const deckPlayers = import.meta.glob<DeckPlayer>('./*/deck-player.ts')

/** The pages of single games by their addresses. */
export const ownPages = Object.entries(pages).map(([file, load]) => ({
  path: `/play/${file.split('/')[1]!}`,
  Page: lazy(load),
}))

/** Gives a deck to the game that plays with decks; the address at which it is played. */
export async function giveDeck(deck: Deck): Promise<Result<string>> {
  const [load] = Object.values(deckPlayers)
  if (!load) return fail('Nincs játék, amely paklival játszana.', 'There is no game that plays with decks.')
  return (await load()).takeDeck(deck)
}
