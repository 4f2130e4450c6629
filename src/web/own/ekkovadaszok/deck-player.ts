import { ok, type Result } from '../../../engine/index.ts'
import type { DeckData } from '../../../games/uj/ekkovadaszok/deck.ts'
import type { Deck } from '../../../studio/deck.ts'

/**
 * Decks sent to the game, newest first, as a JSON list of what the rules need of each. The game's page registers them
 * (`registerPlayedDecks`) before it opens a match, so that a match finds its cards again after a reload.
 */
const PLAYED_DECKS = 'jatekvilag.gem-decks'
const MOST = 12

const dataOf = ({ name, paths, starts, back }: Deck): DeckData => ({
  name,
  paths: paths.map(({ shape, latex, value }) => ({ shape, latex, value })),
  starts: starts.map(({ sides }) => ({ sides })),
  look: { paths: paths.map(({ colour }) => colour), starts: starts.map(({ colour }) => colour), back },
})

function playedDecks(): DeckData[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(PLAYED_DECKS) ?? '[]')
    return Array.isArray(list) ? (list as DeckData[]) : []
  } catch {
    return []
  }
}

export async function registerPlayedDecks(): Promise<void> {
  const { registerDeck } = await import('../../../games/uj/ekkovadaszok/deck.ts')
  // The newest last: of the same cards in several colours it is the one to be seen.
  for (const data of playedDecks().reverse())
    try {
      registerDeck(data)
    } catch {
      // The list was edited by hand: that deck is not there.
    }
}

/** Pictures are large: when there is no room for all, older decks lose theirs first, then this one. */
function keep(decks: readonly DeckData[]): void {
  const plain = decks.map(({ look, ...deck }) => (look ? { ...deck, look: { ...look, back: null } } : deck))
  for (const list of [decks, decks.slice(0, 1).concat(plain.slice(1)), plain])
    try {
      return localStorage.setItem(PLAYED_DECKS, JSON.stringify(list))
    } catch {
      // The game knows the deck until the page is closed, kept or not.
    }
}

/** Gives a deck of the studio to the game; the address at which it is played, or why the game refuses it. */
export async function takeDeck(deck: Deck): Promise<Result<string>> {
  const data = dataOf(deck)
  const { registerDeck } = await import('../../../games/uj/ekkovadaszok/deck.ts')
  const registered = registerDeck(data)
  if (!registered.ok) return registered
  keep(
    [data, ...playedDecks().filter(other => JSON.stringify(other) !== JSON.stringify(data))].slice(0, MOST),
  )
  return ok(`/play/ekkovadaszok?deck=${registered.value}`)
}
